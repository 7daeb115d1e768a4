import Testing

@testable import chartvoice

/// What is said of charts by the form they are drawn in, where another form looks alike.
@Suite struct DrawnFormTests {
  /// The text of a chart of days, or names, with where each opened and closed.
  private static func candles(_ body: String, along type: String = "temporal") throws -> [Substring] {
    let x = type == "temporal" ? ["2024-01-01", "2024-01-02", "2024-01-03"] : ["AAPL", "IBM", "SAP"]
    let rows = zip(x, [(10, 12), (12, 15), (15, 11)]).map { x, ends in
      "{\"x\": \"\(x)\", \"open\": \(ends.0), \"close\": \(ends.1), \"low\": 9, \"high\": 16}"
    }
    return try lines(
      """
      {"data": {"values": [\(rows.joined(separator: ", "))]}, "encoding": {"x": {"field": "x", "type": "\(type)"}}, "layer": [
        {"mark": "rule", "encoding": {"y": {"field": "high", "type": "quantitative"}, "y2": {"field": "low"}}},
        {"mark": "bar", "encoding": {\(body)}}]}
      """)
  }

  private static func lines(_ chart: String) throws -> [Substring] {
    let folder = try TemporaryFolder()
    return try Program.run(["describe", folder.file("chart.vl.json", chart)]).output.split(separator: "\n")
  }

  @Test(
    arguments: [
      #""y": {"field": "open", "type": "quantitative"}, "y2": {"field": "close"}"#,
      #""y": {"field": "close", "type": "quantitative"}, "y2": {"field": "open"}"#,
    ]) func aCloseIsOneWhereverItIsGiven(body: String) throws
  {
    let lines = try Self.candles(body)
    #expect(lines.contains("Close ended lower: from 12 on January 1 to 11 on January 3."))
    #expect(lines.contains("1. January 1: open 10, high 16, low 9, close 12"))
  }

  @Test func namesHaveNoFirstAndLast() throws {
    let lines = try Self.candles(
      #""y": {"field": "open", "type": "quantitative"}, "y2": {"field": "close"}"#, along: "nominal")
    #expect(lines.contains("2 of 3 categories closed above their open, 1 below."))
    #expect(!lines.contains { $0.contains("Close ended") || $0.contains("Opened at") })
  }

  @Test func aSumThatStaysDidNotEndLower() throws {
    let rows = (2010..<2020).flatMap { year in
      [("a", 3), ("b", 5)].map { "{\"year\": \(year), \"v\": \($0.1), \"k\": \"\($0.0)\"}" }
    }
    let lines = try Self.lines(
      """
      {"data": {"values": [\(rows.joined(separator: ", "))]}, "mark": "bar", "encoding": {
        "x": {"field": "year", "type": "ordinal"}, "y": {"field": "v", "type": "quantitative"}, "color": {"field": "k"}}}
      """)
    #expect(lines.contains("80 in total: 30 a and 50 b."))
    #expect(!lines.contains { $0.contains("ended") })
  }

  /// Beside points a line is told by its ends, and sets of points by how far they spread.
  @Test func aLineAmongPointsIsNoSetOfThem() throws {
    let points = (0..<20).map { "{\"x\": \(Double($0 * 137 % 200) / 10), \"y\": \($0 * 7 % 11)}" }
    let lines = try Self.lines(
      """
      {"encoding": {"x": {"field": "x", "type": "quantitative"}, "y": {"field": "y", "type": "quantitative"}}, "layer": [
        {"data": {"values": [\(points.joined(separator: ", "))]}, "mark": "point"},
        {"data": {"values": [{"x": 0, "y": 2}, {"x": 10, "y": 3}, {"x": 20, "y": 7}]}, "mark": "line",
         "encoding": {"color": {"datum": "Lim"}}}]}
      """)
    #expect(lines.contains("Y: 20 points, from 0 to 10, median 5.") && lines.contains("Lim: from 2 to 7."))
  }
}
