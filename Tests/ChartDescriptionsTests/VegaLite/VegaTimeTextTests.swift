import ChartAnalysis
import ChartModel
import ChartNarration
import Testing

@testable import SourceText
@testable import VegaLite

/// What is said of times: in UTC where the specification says so, and stretches of several units.
@Suite struct VegaTimeTextTests {
  private func labels(
    _ unit: String, _ times: [String], mark: String = "bar", type: String = "temporal", scale: String = "null",
    zone: String = "UTC"
  ) throws -> [String] {
    try specified(
      """
      {"data": {"values": [\(times.enumerated().map { #"{"t": "\#($1)", "n": \#($0 + 1)}"# }.joined(separator: ","))]},
       "mark": "\(mark)", "encoding": {
        "x": {"field": "t", "type": "\(type)", "timeUnit": \(unit), "scale": \(scale)},
        "y": {"field": "n", "type": "quantitative", "aggregate": "sum"}}}
      """, zone: zone
    ).labels(zone: zone)
  }

  private static let days = ["2024-03-01T02:00:00Z", "2024-03-02T02:00:00Z"]

  @Test(
    arguments: [
      (#""utcyearmonthdate""#, "null", ["March 1: 1", "March 2: 2"]),
      (#"{"unit": "yearmonthdate", "utc": true}"#, "null", ["March 1: 1", "March 2: 2"]),
      (#""yearmonthdate""#, "null", ["February 29: 1", "March 1: 2"]),
      (#""utcday""#, "null", ["Friday: 1", "Saturday: 2"]),
      (#""day""#, "null", ["Thursday: 1", "Friday: 2"]),
      ("null", #"{"type": "utc"}"#, ["March 1, 2 AM: 1", "March 2, 2 AM: 2"]),
      ("null", "null", ["February 29, 9 PM: 1", "March 1, 9 PM: 2"]),
    ] as [(String, String, [String])])
  func utcIsToldInUTC(unit: String, scale: String, expected: [String]) throws {
    #expect(try labels(unit, Self.days, scale: scale, zone: "America/New_York") == expected)
  }

  @Test(
    arguments: [
      (
        #"{"unit": "yearmonthdatehours", "step": 6}"#,
        ["2024-03-01T02:00:00Z", "2024-03-01T05:00:00Z", "2024-03-01T13:00:00Z"],
        ["March 1, 12 AM to 6 AM, 6 hours: 3", "March 1, 12 PM to 6 PM, 6 hours: 3"]
      ),
      (
        #"{"unit": "yearmonth", "step": 2}"#, ["2024-02-01T02:00:00Z", "2024-04-01T05:00:00Z"],
        ["January 1 to February 29, 60 days: 1", "March 1 to April 30, 61 days: 2"]
      ),
      (
        #"{"unit": "yearmonth", "step": 1}"#, ["2024-02-01T02:00:00Z", "2024-04-01T05:00:00Z"],
        ["February: 1", "April: 2"]
      ),
      (
        #"{"unit": "month", "step": 3}"#, ["2024-02-01T02:00:00Z", "2025-04-01T05:00:00Z"],
        ["January–March: 1", "April–June: 2"]
      ),
      (
        #"{"unit": "hours", "step": 6}"#, ["2024-02-01T02:00:00Z", "2025-04-01T07:00:00Z"],
        ["12 AM–6 AM: 1", "6 AM–12 PM: 2"]
      ),
    ] as [(String, [String], [String])], ["bar", "line", "point"])
  func severalUnitsAreOneStretch(given: (unit: String, times: [String], expected: [String]), mark: String) throws {
    let told = try labels(given.unit, given.times, mark: mark)
    #expect(told == given.expected)
  }

  /// Stretches of three months are quarters, and bars on them stand in buckets of the calendar.
  @Test func barsOnQuartersAreToldAsQuarters() throws {
    let told = try labels(#"{"unit": "yearmonth", "step": 3}"#, ["2024-02-01T02:00:00Z", "2024-04-01T05:00:00Z"])
    #expect(told == ["Q1: 1", "Q2: 2"])
  }

  @Test(arguments: ["ordinal", "nominal"])
  func namesOfStretches(type: String) throws {
    #expect(
      try labels(#"{"unit": "month", "step": 3}"#, ["2024-05-01T00:00:00Z", "2025-01-01T00:00:00Z"], type: type)
        == ["January–March: 2", "April–June: 1"])
  }

  @Test func aTitleThatRepeatsTheUnitIsTheField() throws {
    for title in ["year (year)", "Year"] {
      let view = try specified(
        """
        {"data": {"values": [{"year": "2001-01-01T00:00", "n": 1}, {"year": "2003-01-01T00:00", "n": 2}]},
         "mark": "line", "encoding": {
          "x": {"field": "year", "timeUnit": "year", "type": "temporal", "title": "\(title)"},
          "y": {"field": "n", "type": "quantitative"}}}
        """)
      #expect(
        try view.narrator().xSentenceOfOverview == "X axis: \(title == "Year" ? title : "year"), from 2001 to 2003")
    }
  }
}

extension Narrator {
  /// What the overview says of X.
  fileprivate var xSentenceOfOverview: String? {
    overview().first { $0.hasPrefix("X axis") }.map { String($0.prefix { $0 != "." }) }
  }
}

/// A specification, compiled in a zone.
func specified(_ text: String, zone: String = "UTC") throws -> CompiledView {
  let root = SpecificationNode(try JSONTreeParser.parse(Array(text.utf8), source: "test"))
  let context = VegaContext(zone: try #require(TimeZoneRules(identifier: zone)))
  let loader = VegaDataLoader(root: root, folders: DataFolders(specification: "/"), context: context)
  return try ViewCompiler(sources: loader, context: context).compile(ViewTree.make(root, in: context))
}

extension CompiledView {
  fileprivate func labels(zone: String) throws -> [String] {
    let names = CalendarNames(zone: try #require(TimeZoneRules(identifier: zone)))
    let chart = BucketedChart(try #require(ViewLowering(names: names).views(self).views.first).chart)
    return Narrator(chart, facts: ChartFacts(chart), voice: .english, verbosity: .standard).labels().map(\.text)
  }
}
