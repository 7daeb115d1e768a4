import SourceText
import Testing

@testable import ChartLint

/// Ranges, means of each, and places along numbers.
@Suite struct RangeTests {
  private static let rain = """
    {"kind": "summary", "fragment": true, "x": {"name": "minutes from now", "type": "quantitative"}, \
    "y": {"name": "rain", "unit": "millimeters"}, "data": [{"x": 0, "y": 0}, {"x": 1, "y": 0}, {"x": 2, "y": 3}, \
    {"x": 3, "y": 9}, {"x": 4, "y": 0}, {"x": 5, "y": 0}]}
    """

  @Test func rangesAreHeldAgainstTheData() throws {
    let wrong = try FactTables.wrong(
      "value-mismatch",
      """
      . Varied between 0 and 9 millimeters.
      ! Varied between 0 and 8 millimeters.
      . From 2 to 4: between 0 and 9 millimeters.
      . From 2 to 3: between 3 and 9 millimeters.
      ! From 2 to 3: between 4 and 9 millimeters.
      ? Usually between 1 and 9 millimeters.
      . From 2 to 3 minutes: from 3 to 9 millimeters.
      ! From 2 to 3 minutes: from 3 to 8 millimeters.
      . 4 to 5 minutes: zero throughout.
      """, Self.rain)
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test func listsOfNumericPlacesAreRead() throws {
    let wrong = try FactTables.wrong(
      "extremum-mismatch",
      """
      . Lowest: 0 millimeters at 0 to 1 and 4 to 5 minutes.
      . Lowest: 0 millimeters at 0, 1, and 4.
      ! Lowest: 0 millimeters at 0, 1, and 2.
      """, Self.rain)
    #expect(wrong.isEmpty, "\(wrong)")
  }

  private static let weeks = """
    {"kind": "summary", "fragment": true, "x": {"name": "Round", "type": "quantitative"}, \
    "y": {"name": "rain", "unit": "millimeters"}, "data": [{"x": 1, "y": 12}, {"x": 2, "y": 30}, {"x": 3, "y": 18}, \
    {"x": 4, "y": 7}, {"x": 5, "y": 9}]}
    """

  @Test func placesThatAreCountedAreRead() throws {
    let extremes = try FactTables.wrong(
      "extremum-mismatch",
      """
      . Highest: 30 millimeters in round 2.
      ! Highest: 30 millimeters in round 3.
      . Lowest: 7 millimeters in round 4.
      ! Lowest: 7 millimeters in round 2.
      """, Self.weeks)
    let values = try FactTables.wrong(
      "value-mismatch",
      """
      . Round 2: 30 millimeters.
      ! Round 2: 31 millimeters.
      . From 12 millimeters in round 1 to 9 in round 5.
      . Round 2 to 4: from 30 to 7 millimeters.
      ! Round 2 to 4: from 30 to 9 millimeters.
      """, Self.weeks)
    #expect(extremes.isEmpty && values.isEmpty, "\(extremes) \(values)")
  }

  @Test func meansOfEachAreHeldAgainstTheData() throws {
    let wrong = try FactTables.wrong(
      "total-mismatch",
      """
      . From 2 to 3: 12 millimeters, 6 each.
      ! From 2 to 3: 12 millimeters, 7 each.
      """, Self.rain)
    #expect(wrong.isEmpty, "\(wrong)")
  }

  private static let riders = """
    {"kind": "summary", "x": {"name": "year", "type": "temporal"}, "y": {"name": "riders", "unit": "riders"}, \
    "data": [{"x": 2018, "y": 10}, {"x": 2019, "y": 14}, {"x": 2020, "y": 12}, {"x": 2021, "y": 40}]}
    """

  /// "Each" behind something else than a total is no mean.
  @Test func boundsOfEachAreNoMeans() throws {
    let wrong = try FactTables.wrong(
      "total-mismatch",
      """
      . All four years had 10 to 40 riders each.
      . Riders: up to 40 each.
      . In 2018 and 2019, 10 and 14 riders each.
      . 76 riders, 19 each.
      """, Self.riders)
    #expect(wrong.isEmpty, "\(wrong)")
  }

  /// A range of a part that the data does not name is not held against all of it.
  @Test func rangesOfPartsAreForAPerson() throws {
    let labels = [
      "Earlier: between 10 and 14 riders.", "Outliers aside: between 10 and 14 riders.",
      "Scale: between 0 and 40 riders.", "Otherwise riders range between 10 and 14.",
      "Riders range between 10 and 14, then 40.",
    ]
    for label in labels {
      let tree = try JSONTree(parsing: Array(Self.riders.utf8), source: "")
      let found = Linter().findings(in: LintText(label, context: LabelContext(tree)))
      #expect(!found.contains { $0.rule == "value-mismatch" && $0.status == .finding }, "\(label): \(found)")
    }
    #expect(
      try FactTables.wrong("value-mismatch", "! Riders: between 11 and 40.\n. Riders: between 10 and 40.", Self.riders)
        == [])
  }

  @Test func differencesBehindValuesAreNoRest() throws {
    let wrong = try FactTables.wrong(
      "change-mismatch", "? 2021: 40 riders, 29 more.\n. 2021: 40 riders, 28 more.", Self.riders)
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test(arguments: [
    ("area in million square kilometers", "million square kilometers"), ("height in kilometers", "kilometers"),
    ("rain in millimeters per hour", "millimeters per hour"), ("visits in the last days", nil), ("share in total", nil),
  ])
  func unitsOfTitlesAreRead(_ title: String, _ unit: String?) {
    #expect(VegaLiteTitle.parts(of: title, isTemporal: false).unit == unit)
  }

  @Test func copiesOfAContextThatChangeAreReadAnew() throws {
    var context = LabelContext()
    context.data = [LabelContext.Datum(x: .text("Bus"), y: 4), LabelContext.Datum(x: .text("Tram"), y: 5)]
    let linter = Linter { $0 == "value-mismatch" }
    #expect(linter.findings(in: LintText("Bus: 4", context: context)).isEmpty)
    context.data = [LabelContext.Datum(x: .text("Bus"), y: 7), LabelContext.Datum(x: .text("Tram"), y: 5)]
    #expect(linter.findings(in: LintText("Bus: 4", context: context)).count == 1)
  }
}
