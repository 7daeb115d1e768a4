import Foundation
import Testing

/// What lies at an edge: whiskers within their boxes, the last edge of a bin, dates that are years, means across zero.
@Suite struct EdgeOfDataTests {
  /// Of four values the farthest within reach may lie above the lower quartile.
  @Test func aWhiskerMayEndWithinItsBox() throws {
    let rows = [("A", [1, 3, 4, 5, 20]), ("B", [-2, 8, 9, 11])].flatMap { group, values in
      values.map { "{\"g\": \"\(group)\", \"v\": \($0)}" }
    }
    let chart = """
      {"data": {"values": [\(rows.joined(separator: ", "))]}, "mark": "boxplot",
        "encoding": {"x": {"field": "g", "type": "nominal"}, "y": {"field": "v", "type": "quantitative"}}}
      """
    #expect(
      try Program.lines(["labels"], "box.vl.json", chart) == [
        "A: median 4, half from 3 to 5, whiskers from 1 to 5, 1 outlier",
        "B: median 8.5, half from 5.5 to 9.5, whiskers from 8 to 11, 1 outlier", "Outlier, A: 20",
        "Outlier, B: minus 2",
      ])
  }

  @Test func theLastEdgeIsInItsBin() throws {
    let rows = [55, 71, 74, 82, 85, 93, 100, 100].map { "{\"s\": \($0)}" }.joined(separator: ", ")
    let chart = """
      {"data": {"values": [\(rows)]}, "mark": "bar",
        "encoding": {"x": {"bin": {"step": 10}, "field": "s"}, "y": {"aggregate": "count"}}}
      """
    #expect(try Program.lines(["select"], "bins.vl.json", chart, ["--at", "100"]).first == "From 90 to 100: 3.")
    #expect(
      try Program.lines(["select"], "bins.vl.json", chart, ["--at", "61"]).first == "61: no data.")
    #expect(
      try Program.lines(["select"], "bins.vl.json", chart, ["--at", "101"]).first == "101: outside the data, 50 to 100."
    )
  }

  @Test func yearsHaveNoMonths() throws {
    let lines = try Program.lines(["labels"], "t.csv", "year,name\n2000,A\n2001,B\n2001,A\n2003,B\n")
    #expect(lines == ["2000: 1 A, 0 B", "2001: 1 A, 1 B", "2002: 0 A, 0 B", "2003: 0 A, 1 B"])
  }

  @Test func aMeanAcrossZeroHasNoPercentage() throws {
    let text = "date,v\n2025-01-01,-3\n2025-01-02,5\n2025-01-03,4\n2025-01-04,8\n"
    let options = [
      "--from", "2025-01-03", "--to", "2025-01-04", "--versus-from", "2025-01-01", "--versus-to", "2025-01-02",
    ]
    let temperatures = try Program.lines(["compare"], "t.csv", text, options)
    #expect(temperatures.contains { $0.contains("5 more") } && !temperatures.joined().contains("percent"))
    let lengths = try Program.lines(["compare"], "t.csv", text.replacing("-3", with: "3"), options)
    #expect(lengths.joined().contains("50 percent"), "\(lengths)")
  }
}
