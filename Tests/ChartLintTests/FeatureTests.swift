import Testing

@testable import ChartLint

/// What overviews leave out.
@Suite struct FeatureTests {
  private static func context(_ values: [String]) -> String {
    let data = values.enumerated().map { #"{"x": \#(2010 + $0), "y": \#($1)}"# }
    return
      #"{"kind": "summary", "x": {"name": "year", "type": "temporal"}, "y": {"name": "riders"}, "data": [\#(data.joined(separator: ", "))]}"#
  }

  private static let overview = "Line chart of riders. X axis: year. Y axis: riders."

  @Test(arguments: [
    (["20", "21", "19", "95", "22", "20"], "!"), (["20", "21", "19", "20", "22", "20"], "."),
    (["1", "2", "4", "8", "16", "32"], "!"), (["1", "2", "3", "4", "5", "6", "7"], "!"),
    (["20", "20", "20", "20.1", "20", "20"], "."), (["20", "null", "19", "20", "22", "20"], "!"),
    (["20", "21", "19", "20", "22", "null"], "."), (["1", "4", "9", "6", "2", "1"], "!"),
    (["20", "95"], "."), ([], "."), (["60", "62", "61", "4", "63", "60"], "!"),
    (["1", "1", "1", "1", "1", "1"], "."), (["1", "8", "2", "9", "1", "8"], "."),
  ]) func omitted(values: [String], expected: String) throws {
    #expect(try FactTables.wrong("feature-omitted", "\(expected) \(Self.overview)", Self.context(values)) == [])
  }

  @Test func told() throws {
    let wrong = try FactTables.wrong(
      "feature-omitted",
      """
      . \(Self.overview) In 2013 there were 95.
      . \(Self.overview) Highest: 95.
      . \(Self.overview) One spike stands out.
      ! \(Self.overview) Riders were near 20.
      ! \(Self.overview) From 2010 to 2015.
      . Riders by year.
      ! Bar chart of riders by year.
      """, Self.context(["20", "21", "19", "95", "22", "20"]))
    #expect(wrong == [])
  }
}
