import ArgumentParser
import ChartDescriptions
import Foundation
import Testing

@testable import chartvoice

/// What is said of each kind of chart, word for word, from a Vega-Lite file.
@Suite struct KindTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var chart: String
    /// Kind, axes and series.
    var overview: [String]
    var summary: [String]
    var labels: [String]
    var brief: [String]?
    var testDescription: String { name }
  }

  private static func narrator(_ text: String, _ verbosity: Verbosity = .standard) throws -> Narrator {
    let folder = try TemporaryFolder()
    let command = try Describe.parse([try folder.file("chart.vl.json", text)])
    let narrated = try NarratedInput(command.input, command.chart, command.voice).narrated
    let chart = try #require(narrated.narrators.first)
    return Narrator(chart.chart, facts: chart.facts, voice: chart.voice, verbosity: verbosity)
  }

  @Test(arguments: cases) func says(_ expected: Case) throws {
    let narrator = try Self.narrator(expected.chart)
    #expect(narrator.overview() == expected.overview)
    #expect(narrator.summary() == expected.summary)
    #expect(narrator.labels().map(\.text) == expected.labels)
    if let brief = expected.brief {
      #expect(try Self.narrator(expected.chart, .brief).labels().map(\.text) == brief)
    }
  }

  private static let trade = """
    {"title": "Shares", "data": {"values": [
      {"date": "2009-06-01", "open": 29.01, "high": 29.23, "low": 28.72, "close": 29.11},
      {"date": "2009-06-02", "open": 29.1, "high": 30, "low": 28.9, "close": 28.95},
      {"date": "2009-06-03", "open": 28.95, "high": 28.99, "low": 28.2, "close": 28.95},
      {"date": "2009-06-04", "open": 28.5, "high": 29.4, "low": 28.4, "close": 29.3}]},
     "encoding": {"x": {"field": "date", "type": "temporal"},
       "y": {"type": "quantitative", "scale": {"zero": false}, "axis": {"title": "price"}},
       "color": {"condition": {"test": "datum.open < datum.close", "value": "green"}, "value": "red"}},
     "layer": [{"mark": "rule", "encoding": {"y": {"field": "low"}, "y2": {"field": "high"}}},
       {"mark": "bar", "encoding": {"y": {"field": "open"}, "y2": {"field": "close"}}}]}
    """

  /// Nine values of each of two kinds; the second has one far beyond its whiskers.
  private static let weights = """
    {"title": "Weights", "data": {"values": [
      {"k": "A", "w": 1}, {"k": "A", "w": 2}, {"k": "A", "w": 3}, {"k": "A", "w": 4}, {"k": "A", "w": 5},
      {"k": "B", "w": 11}, {"k": "B", "w": 12}, {"k": "B", "w": 13}, {"k": "B", "w": 15}, {"k": "B", "w": 40}]},
    """

  static let cases: [Case] = [
    Case(
      name: "candlestick", chart: trade,
      overview: [
        "Candlestick chart, 4 days.", "X axis: date by day, from June 1 to June 4, 2009.",
        "Y axis: price, from 28.2 to 30.",
      ],
      summary: [
        "Opened at 29.01 on June 1, closed at 29.3 on June 4. 2 of 4 days closed above their open, 1 below, 1 at it."
      ],
      labels: [
        "June 1: open 29.01, high 29.23, low 28.72, close 29.11", "June 2: open 29.1, high 30, low 28.9, close 28.95",
        "June 3: open 28.95, high 28.99, low 28.2, close 28.95", "June 4: open 28.5, high 29.4, low 28.4, close 29.3",
      ],
      brief: ["June 1: close 29.11", "June 2: close 28.95", "June 3: close 28.95", "June 4: close 29.3"]),
    Case(
      name: "box plot",
      chart: weights
        + #""mark": "boxplot", "encoding": {"x": {"field": "k"}, "y": {"field": "w", "type": "quantitative"}}}"#,
      overview: ["Box plot, 2 categories, 1 outlier.", "X axis: k: A and B.", "Y axis: w, from 0 to 40."],
      summary: ["Widest range of half of the values: 3 for B."],
      labels: [
        "A: median 3, half from 2 to 4, whiskers from 1 to 5",
        "B: median 13, half from 12 to 15, whiskers from 11 to 15, 1 outlier", "Outlier, B: 40",
      ],
      brief: ["A: median 3", "B: median 13, 1 outlier", "Outlier, B: 40"]),
    Case(
      name: "horizontal box plot from lowest to highest",
      chart: weights
        + #""mark": {"type": "boxplot", "extent": "min-max"}, "#
        + #""encoding": {"y": {"field": "k"}, "x": {"field": "w", "type": "quantitative"}}}"#,
      overview: [
        "Horizontal box plot, 2 categories.", "Y axis, the categories: k: A and B.", "X axis: w, from 0 to 40.",
      ],
      summary: ["Widest range of half of the values: 3 for B."],
      labels: [
        "A: median 3, half from 2 to 4, whiskers from 1 to 5",
        "B: median 13, half from 12 to 15, whiskers from 11 to 40",
      ]),
    Case(
      name: "box alone",
      chart: weights + #""mark": "boxplot", "encoding": {"x": {"field": "w", "type": "quantitative"}}}"#,
      overview: ["Horizontal box plot, 1 outlier.", "X axis: w, from 0 to 40."], summary: [],
      labels: ["W: median 8, half from 3.25 to 12.75, whiskers from 1 to 15, 1 outlier", "Outlier, w: 40"]),
    Case(
      name: "error bars",
      chart: """
        {"title": "Yield", "data": {"values": [{"k": "A", "m": 5.2, "from": 4.9, "to": 5.5},
          {"k": "B", "m": 6, "from": 5.1, "to": 6.8}]}, "encoding": {"x": {"field": "k"}},
         "layer": [{"mark": "rule", "encoding": {"y": {"field": "from", "type": "quantitative"}, "y2": {"field": "to"}}},
          {"mark": "point", "encoding": {"y": {"field": "m", "type": "quantitative", "title": "yield"}}}]}
        """,
      overview: ["Point chart with ranges, 2 categories.", "X axis: k: A and B.", "Y axis: yield, from 0 to 7."],
      summary: ["Lowest: 5.2 for A.", "Widest range: 1.7 for B."],
      labels: ["A: 5.2, from 4.9 to 5.5", "B: 6, from 5.1 to 6.8"], brief: ["A: 5.2", "B: 6"]),
    Case(
      name: "histogram",
      chart: """
        {"title": "Cars", "data": {"values": [{"v": 21}, {"v": 22}, {"v": 27}, {"v": 33}]}, "mark": "bar",
         "encoding": {"x": {"bin": {"step": 5}, "field": "v"}, "y": {"aggregate": "count"}}}
        """,
      overview: [
        "Histogram, 3 bins.", "X axis: v in bins of 5, from 20 to 35.", "Y axis: count of rows, from 0 to 2.",
      ],
      summary: [
        "Lowest: 1 from 25 to 30 and from 30 to 35.",
        "From 20 to 30: 75 percent of all. Longer tail toward high values.",
      ],
      labels: ["From 20 to 25: 2", "From 25 to 30: 1", "From 30 to 35: 1"]),
    Case(
      name: "bars side by side",
      chart: """
        {"title": "Sales", "data": {"values": [{"c": "A", "g": "x", "v": 1}, {"c": "A", "g": "y", "v": 2},
          {"c": "B", "g": "x", "v": 3}, {"c": "B", "g": "y", "v": 4}]}, "mark": "bar", "encoding": {"x": {"field": "c"},
          "xOffset": {"field": "g"}, "y": {"field": "v", "type": "quantitative"}, "color": {"field": "g"}}}
        """,
      overview: [
        "Grouped bar chart, 2 series, 2 categories.", "X axis: c: A and B.", "Y axis: v, from 0 to 4.",
        "Series by g: x and y.",
      ],
      summary: ["Lowest: 1, x for A.", "X: between 1 and 3.", "Y: between 2 and 4."],
      labels: ["X, A: 1", "X, B: 3", "Y, A: 2", "Y, B: 4"]),
    Case(
      name: "horizontal bars",
      chart: """
        {"title": "Radius", "data": {"values": [{"planet": "Mercury", "r": 2440}, {"planet": "Venus", "r": 6052}]},
         "mark": "bar", "encoding": {"y": {"field": "planet"}, "x": {"field": "r", "type": "quantitative"}}}
        """,
      overview: [
        "Horizontal bar chart, 2 categories.", "Y axis, the categories: planet: Mercury and Venus.",
        "X axis: r, from 0 to 6,500.",
      ],
      summary: ["Lowest: 2,440 for Mercury."], labels: ["Mercury: 2,440", "Venus: 6,052"]),
    Case(
      name: "logarithm of zero, and a power",
      chart: """
        {"title": "Growth", "data": {"values": [{"a": 1, "b": 0}, {"a": 2, "b": 30}, {"a": 3, "b": 900}]}, "mark": "point",
         "encoding": {"x": {"field": "a", "type": "quantitative", "scale": {"type": "pow", "exponent": 2}},
          "y": {"field": "b", "type": "quantitative", "scale": {"type": "log"}}}}
        """,
      overview: [
        "Point chart, 3 places.", "X axis: a, power scale of exponent 2, from 1 to 3.",
        "Y axis: b, logarithmic, from 10 to 1,000.",
      ],
      summary: ["Lowest b: 0 at 1."],
      labels: ["1: 0, below the axis", "2: 30", "3: 900"]),
  ]

  @Test(arguments: [
    (
      trade, "date from,date to,open,high,low,close,rows",
      "2009-06-02T00:00:00Z,2009-06-03T00:00:00Z,29.1,30,28.9,28.95,1"
    ),
    (
      cases[1].chart, "k,series,lower whisker,lower quartile,median,upper quartile,upper whisker,maximum,rows",
      "B,box plot,11,12,13,15,15,40,5"
    ),
    (cases[4].chart, "k,m,m from,m to,rows", "B,6,5.1,6.8,1"),
  ]) func tableHasAColumnForEachNumber(chart: String, heading: String, second: String) throws {
    let lines = try Self.narrator(chart).tableCSV().split(separator: "\n").map(String.init)
    #expect(lines.first == heading)
    #expect(lines.dropFirst(2).first == second)
  }

  @Test func tableLinesTellAllNumbers() throws {
    let lines = try Self.narrator(Self.trade).tableLines()
    #expect(
      lines.prefix(2) == [
        "Date, open, high, low, close", "June 1: open 29.01, high 29.23, low 28.72, close 29.11",
      ])
  }
}
