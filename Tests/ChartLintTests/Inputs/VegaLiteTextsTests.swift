import SourceText
import Testing

@testable import ChartLint

/// What authors write in charts.
@Suite struct VegaLiteTextsTests {
  private static let chart = """
    {
      "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
      "description": "Bar chart of rain.",
      "title": {"text": ["Rain in", "Oslo"], "subtitle": "By \\"month\\""},
      "data": {"values": [
        {"month": "b", "rain": 3, "town": "Oslo"}, {"month": "a", "rain": null, "town": "Bergen"}, {"rain": 4}
      ]},
      "mark": {"type": "bar", "description": "A bar"},
      "encoding": {
        "y": {"field": "rain", "type": "quantitative", "axis": {"title": "Rain (mm)", "format": ".1f"},
              "scale": {"domain": [0, 12]}},
        "x": {"field": "month", "type": "ordinal", "title": "Month (UTC)"},
        "color": {"field": "town", "type": "nominal", "legend": {"title": "Town"}, "title": null},
        "description": {"value": "é several"}
      }
    }
    """

  @Test func places() throws {
    #expect(
      try texts(Array(Self.chart.utf8), .vegaLite) == [
        "1:1 chart Rain in Oslo", "3:19 summary Bar chart of rain.", "4:23 title Rain in Oslo",
        "4:55 title By \"month\"", "8:43 mark A bar",
        "10:71 note Rain (mm)", "12:58 note Month (UTC)", "13:72 note Town", "14:31 mark é several",
      ])
  }

  private static func context(_ text: String) throws -> LabelContext {
    LintInputs.context(of: try JSONTree(parsing: Array(text.utf8), source: "chart"))
  }

  @Test func contexts() throws {
    let context = try Self.context(Self.chart)
    #expect(context.chartType == "bar")
    #expect(context.hasOverview)
    #expect((context.x?.name, context.x?.unit, context.x?.type) == ("Month (UTC)", nil, "ordinal"))
    #expect(context.x?.categories == ["a", "b"])
    #expect((context.y?.name, context.y?.unit, context.y?.precision) == ("Rain", "mm", 1))
    #expect((context.y?.min, context.y?.max) == (.number(0), .number(12)))
    #expect(context.series == ["Bergen", "Oslo"])
    #expect(
      context.data == [
        .init(x: .text("b"), y: 3, series: "Oslo"), .init(x: .text("a"), y: nil, series: "Bergen"),
      ])
    try LintInputs().forEachText(in: Array(Self.chart.utf8), file: "", as: .vegaLite) {
      #expect($0.isChart || $0.context.y?.unit == "mm")
    }
  }

  /// Where rows are not the marks, nothing is said of the marks.
  @Test(arguments: [
    ("\"aggregate\": \"sum\"", "", false), ("\"bin\": true", "", false), ("\"bin\": false", "", true),
    ("\"stack\": null", "", true),
    ("\"stack\": null", ", \"transform\": [{\"filter\": \"true\"}]", false),
    ("\"stack\": null", ", \"transform\": []", true),
  ])
  func marks(y: String, more: String, isKnown: Bool) throws {
    let text = """
      {"data": {"values": [{"a": 1, "b": 2}]}, "mark": "point"\(more),
       "encoding": {"x": {"field": "a", "type": "quantitative"}, "y": {"field": "b", "type": "quantitative", \(y)}}}
      """
    #expect(try Self.context(text).data == (isKnown ? [.init(x: .number(1), y: 2)] : nil))
  }

  @Test func viewsInViews() throws {
    let text = """
      {"title": "All", "data": {"name": "d"}, "datasets": {"d": [{"a": "q", "b": 2}]},
       "vconcat": [
       {"title": "Upper", "mark": "bar", "encoding": {"x": {"field": "a", "type": "nominal"}, "y": {"field": "b", "type": "quantitative", "title": "Speed [km/h]"}}},
       {"encoding": {"x": {"field": "a", "title": ["When", "so"], "type": "nominal"}},
        "layer": [{"mark": "line", "encoding": {"y": {"field": "b", "axis": {"title": ""}}}}, {"title": "Dots", "mark": "point"}]},
       {"facet": {"row": {"field": "a", "header": {"title": "Rows"}}}, "spec": {"mark": "bar", "title": "Facet"}}
      ]}
      """
    #expect(
      try texts(Array(text.utf8), .vegaLite) == [
        "1:1 chart All", "1:12 title All", "3:1 chart Upper", "3:13 title Upper", "3:143 note Speed [km/h]",
        "4:1 chart ", "4:47 note When so",
        "5:100 title Dots", "6:1 chart Facet", "6:56 note Rows", "6:100 title Facet",
      ])
    try LintInputs().forEachText(in: Array(text.utf8), file: "", as: .vegaLite) {
      guard !$0.isChart else { return }
      switch $0.label {
      case "All": #expect($0.context.x == nil && $0.context.data == nil)
      case "Upper": #expect($0.context.data == [.init(x: .text("q"), y: 2)] && $0.context.y?.unit == "km/h")
      case "Dots": #expect($0.context.chartType == "point" && $0.context.x?.name == "When so")
      case "When so": #expect($0.context.chartType == "line" && $0.context.data == nil)
      default: break
      }
    }
  }

  @Test(arguments: [
    ("Temperature (°C)", "Temperature|°C"), ("Speed [km/h]", "Speed|km/h"),
    ("Sales (log scale)", "Sales (log scale)|nil"),
    ("Visitors (2024)", "Visitors (2024)|nil"), ("Walk (steps)", "Walk|steps"), ("(mm)", "(mm)|nil"), ("", "|nil"),
    ("Rain ()", "Rain ()|nil"),
    ("Wind (gusts, estimated)", "Wind (gusts, estimated)|nil"), ("Share of all  (%)", "Share of all|%"), (")", ")|nil"),
    ("People (thousand steps)", "People|thousand steps"), ("Walk in thousand steps", "Walk|thousand steps"),
    ("Trains in June", "Trains in June|nil"),
    ("in steps", "in steps|nil"), ("Walk in", "Walk in|nil"),
    ("Rate (per 100 people)", "Rate (per 100 people)|nil"),
  ])
  func units(title: String, expected: String) {
    let (name, unit) = VegaLiteTitle.parts(of: title, isTemporal: false)
    #expect("\(name)|\(unit ?? "nil")" == expected)
  }

  @Test(arguments: [
    ("ascending", ["a", "b", "c"]), ("descending", ["c", "b", "a"]), ("-y", ["b", "c", "a"]),
  ])
  func order(sort: String, expected: [String]) throws {
    let text = """
      {"data": {"values": [{"a": "b"}, {"a": "c"}, {"a": "b"}, {"a": "a"}]},
       "encoding": {"x": {"field": "a", "type": "nominal", "sort": SORT}}}
      """
    #expect(try Self.context(text.replacing("SORT", with: "\"\(sort)\"")).x?.categories == expected)
    #expect(try Self.context(text.replacing("SORT", with: "null")).x?.categories == ["b", "c", "a"])
    #expect(try Self.context(text.replacing("SORT", with: "[\"c\", \"z\", \"a\"]")).x?.categories == ["c", "a", "b"])
  }

  @Test(arguments: [
    ("", "f: The file is empty, expected JSON text."),
    ("[1]", "f, line 1: This is no chart. Give an object with \"mark\" and \"encoding\"."),
    (
      "{\n\"title\": \"a\"\n",
      "f, line 3, column 1: Found the end, expected a comma or }. Check that the whole text is there."
    ),
    (
      "{\"title\": 3, \"mark\": [], \"encoding\": \"x\", \"layer\": [1, {}], \"data\": {\"values\": \"a,b\"}}",
      "no fault: 1:1 chart "
    ),
    (
      "{\"encoding\": {\"x\": [], \"y\": {\"scale\": {\"domain\": [null, 3, {}]}}}, \"title\": [], \"description\": \"\"}",
      "no fault: 1:1 chart "
    ),
  ])
  func faults(text: String, expected: String) { #expect(fault(Array(text.utf8), .vegaLite) == expected) }

  @Test func hostileCharts() throws {
    let deep = Array(String(repeating: "{\"layer\":[", count: 50_000).utf8)
    #expect(
      fault(deep, .vegaLite) == "f, line 1, column 1001: Found \"{\", expected at most 200 values inside each other.")
    let nested =
      String(repeating: "{\"layer\":[", count: 90) + "{\"title\": \"in\"}" + String(repeating: "]}", count: 90)
    #expect(try texts(Array(nested.utf8), .vegaLite) == ["1:1 chart ", "1:912 title in"])
    let rows = String(repeating: "{\"a\": 1},", count: 100) + "{}"
    let layers = String(repeating: "{\"title\": \"t\"},\n", count: 1_000) + "{}"
    let wide = """
      {"data": {"values": [\(rows)]}, "encoding": {"x": {"field": "a", "type": "ordinal"}, "y": {"field": "a", "type": "quantitative"}},
       "layer": [\(layers)]}
      """
    #expect(try texts(Array(wide.utf8), .vegaLite).count == 1_001)
  }

  /// Beyond the limit the axes are known, but nothing of the rows.
  @Test func manyViewsWithManyRows() throws {
    let view = """
      {"title": "t", "mark": "point", "encoding": {"x": {"field": "a", "type": "ordinal"}, "y": {"field": "a", "type": "quantitative"}}}
      """
    let chart = "{\"data\": {\"values\": [{\"a\": 1}, {\"a\": 2}]}, \"concat\": [\(view), \(view), \(view)]}"
    var texts = try VegaLiteTexts(bytes: Array(chart.utf8), file: "f", rowLimit: 6)
    var found: [Int?] = []
    try texts.forEach {
      guard !$0.isChart else { return }
      #expect($0.context.x?.name == "a")
      found.append($0.context.data?.count)
    }
    #expect(found == [2, 2, nil])
  }
}
