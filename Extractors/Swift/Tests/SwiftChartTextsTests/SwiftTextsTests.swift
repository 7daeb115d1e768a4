import Testing

@testable import SwiftChartTexts

/// Which literals of a source are texts of charts, where, and what for.
@Suite struct SwiftTextsTests {
  @Test(arguments: [
    ("", []), ("let a = \"several trains\"", []), ("print(\"a\")", []),
    ("v.accessibilityLabel(\"a\")", ["1:23 note a"]), ("v\n  .accessibilityValue( \"a\" )", ["2:25 note a"]),
    ("Chart(d) { M(x: $0) }.frame(height: 2).accessibilityLabel(\"a\")", ["1:60 title a"]),
    (
      "Charts.Chart { }.accessibilityLabel(\"Steps rose. They fell again.\")",
      ["1:38 title Steps rose. They fell again."]
    ),
    (
      "BarMark(x: .value(\"Day\", d, unit: .day), y: y).opacity(1).accessibilityLabel(\"a\")",
      ["1:20 note Day", "1:79 mark a"]
    ),
    ("BarMark(x: x).accessibilityValue(\"a\")", ["1:35 note a"]),
    ("Button(\"a\") { }.accessibilityLabel(\"b\").accessibilityValue(\"c\")", ["1:61 note c"]),
    (
      "PlottableValue.value(\"a\", 1); cache.value(\"b\", 2); .value(\"c\"); p.value(atX: 1, as: Int.self)",
      ["1:23 note a"]
    ),
    (".foregroundStyle(by: .value(\"Kind\", \"several\"))", ["1:30 note Kind"]),
    (".value(Text(\"a\"), 1)", ["1:14 note a"]),
    (
      ".chartXAxisLabel(\"a\", position: .bottom).chartYAxisLabel { Text(\"b\").bold(); if c { Text(\"d\") } }",
      ["1:19 note a", "1:66 note b", "1:91 note d"]
    ),
    (
      ".chartTitle(\"a\", subtitle: \"b\").chartDescription(\"c\")", ["1:14 title a", "1:29 title b", "1:51 summary c"]
    ),
    ("v.accessibilityLabel(Text(\"a\").bold())", ["1:28 note a"]),
    ("v.accessibilityLabel { l in l; Text(\"a\") }", ["1:38 note a"]),
    ("v.accessibilityLabel(content: { _ in Text(\"a\") })", ["1:44 note a"]), ("v.accessibilityLabel(name)", []),
    ("v.accessibilityLabel(String(localized: \"a\"), isEnabled: b)", ["1:41 note a"]),
    ("v.accessibilityLabel(NSLocalizedString(\"a.b\", value: \"c\", comment: \"d\"))", ["1:55 note c"]),
    ("v.accessibilityLabel(LocalizedStringResource(\"key\", defaultValue: \"a\"))", ["1:68 note a"]),
    ("v.accessibilityHint(\"a\"); v.navigationTitle(\"b\"); accessibilityLabel(\"c\")", []),
  ])
  func calls(source: String, expected: [String]) { #expect(texts(source) == expected) }

  @Test(arguments: [
    (
      "AXChartDescriptor(title: \"a\", summary: \"b\", xAxis: x, yAxis: nil, series: [])",
      ["1:27 title a", "1:41 summary b"]
    ),
    (
      "AXNumericDataAxisDescriptor(title: \"a\", range: 0...1, gridlinePositions: []) { \"\\($0) b\" }", ["1:37 note a"]
    ),
    ("Accessibility.AXCategoricalDataAxisDescriptor(title: \"a\", categoryOrder: [\"b\"])", []),
    ("AXCategoricalDataAxisDescriptor.init(title: \"a\", categoryOrder: [\"b\"])", ["1:46 note a"]),
    ("AXDataSeriesDescriptor(name: \"a\", isContinuous: true, dataPoints: [.init(x: 1, y: 2)])", ["1:31 note a"]),
    ("AXDataPoint(x: 1, y: 2, additionalValues: [], label: \"a\")", ["1:55 note a"]),
    (
      "let d: AXChartDescriptor = .init(title: \"a\", summary: nil, xAxis: x, series: [.init(name: \"b\", isContinuous: true)])",
      ["1:42 title a", "1:92 note b"]
    ),
    ("let d: Other = .init(title: \"a\", summary: \"b\")", []),
  ])
  func descriptors(source: String, expected: [String]) { #expect(texts(source) == expected) }

  @Test(arguments: [
    ("v.accessibilityLabel(b ? \"c\" : \"d\")", ["1:27 note c", "1:33 note d"]),
    (
      "v.accessibilityLabel(b == \"x\" ? \"c\" : e == \"y\" ? \"d\" : (f ? \"g\" : h))",
      ["1:34 note c", "1:51 note d", "1:62 note g"]
    ),
    ("v.accessibilityLabel(name ?? \"c\")", ["1:31 note c"]), ("v.accessibilityLabel(\"c\" + d)", []),
    ("v.accessibilityLabel(b ? \"c\" : \"d\" + e)", ["1:27 note c"]),
    ("v.accessibilityLabel(Text(b ? \"c\" : \"d\"))", ["1:32 note c", "1:38 note d"]),
    ("v.accessibilityLabel((((\"c\"))))", ["1:26 note c"]),
  ])
  func choices(source: String, expected: [String]) { #expect(texts(source) == expected) }

  /// Texts that are left empty on purpose, and keys, are none; a label should be there.
  @Test(arguments: [
    ("v.accessibilityLabel(\"\")", ["1:23 note "]), ("v.accessibilityLabel(b ? \"c\" : \"\")", ["1:27 note c"]),
    ("v.accessibilityValue(\"\").chartXAxisLabel(\"\"); .value(\"\", 1)", []),
    ("AXChartDescriptor(title: \"\", summary: \"\")", ["1:27 title ", "1:40 summary "]),
    (
      "v.accessibilityLabel(\"chart.title\").accessibilityValue(\"steps_value\"); .value(\"temp_max\", 1)",
      ["1:80 note temp_max"]
    ),
    ("v.accessibilityLabel(\"No. 5\").accessibilityValue(\"4.5\")", ["1:23 note No. 5", "1:51 note 4.5"]),
  ])
  func emptyTextsAndKeys(source: String, expected: [String]) { #expect(texts(source) == expected) }

  @Test(arguments: [
    ("v.accessibilityLabel(\"\\(day): \\(steps, format: .number) steps\")", ["1:23 note \\(day): \\(steps…) steps"]),
    (
      "v.accessibilityLabel(\"\\(a.b)\").accessibilityValue(\"\\(c), \\(d)%\")",
      ["1:23 note \\(a.b)", "1:52 note \\(c), \\(d)%"]
    ),
    ("v.accessibilityLabel(\"a \\(f(\"b\", b ? \"c\" : \"\\(d)\")) e\")", ["1:23 note a \\(f…) e"]),
    ("v.accessibilityLabel(\"\\n\\t\\\"\\u{e9}\\u{1F600}\\\\(x) \\'\")", ["1:23 note \n\t\"é😀\\(x) '"]),
    ("v.accessibilityLabel(#\"a \"b\" \\n \\#n \\(c) \\#(d)\"#)", ["1:24 note a \"b\" \\n \n \\(c) \\(d)"]),
    ("v.accessibilityLabel(\"\"\"\n    a\n      b \\\n    c\n    \"\"\")", ["2:5 note a\n  b c"]),
    ("v.accessibilityLabel(\"\"\"\r\n  a\r\n  b\r\n  \"\"\")", ["2:3 note a\nb"]),
    ("/* é👍🏽 */ v.accessibilityLabel(\"👍🏽é\")", ["1:32 note 👍🏽é"]),
    ("\u{FEFF}v.accessibilityLabel(\"a\")", ["1:23 note a"]),
  ])
  func literals(source: String, expected: [String]) { #expect(texts(source) == expected) }

  @Test func labelsOfOwners() {
    #expect(
      texts("AnyChart { }.accessibilityLabel(\"a\"); xMark(1).accessibilityLabel(\"b\")") == [
        "1:34 note a", "1:68 note b",
      ])
    #expect(
      texts("self.chart.accessibilityLabel(\"a\"); [1].accessibilityLabel(\"b\")") == [
        "1:32 note a", "1:61 note b",
      ])
    #expect(texts("Chart { }\n  #if os(iOS)\n  .a()\n  #endif\n  .accessibilityLabel(\"a\")") == ["5:24 title a"])
  }
}
