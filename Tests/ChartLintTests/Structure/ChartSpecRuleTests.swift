import Testing

@testable import ChartLint

/// What the rules for structure say of charts: traps beside what they look like.
@Suite struct ChartSpecRuleTests {
  static let structure = Set(StructureRules.all.map { $0.about.id })

  /// The ids of sure findings of the rules for structure, in the order of their names.
  static func found(_ label: String, _ context: String) throws -> String {
    let text = try RuleExampleTests.text(RuleExample(label, context))
    let findings = Linter { structure.contains($0) }.findings(in: text)
    return findings.filter { $0.status == .finding }.map(\.rule).sorted().joined(separator: " ")
  }

  @Test(
    arguments: [
      // A whole chart with nothing wrong.
      (
        #"{"mark": "bar", "summary": "Bar chart", "marks": 30, "labelled": 30, "groups": 5, "focusOrder": [1, 2, 3], "color": "route", "series": 2, "shape": "route", "stacked": true, "gap": 2, "yAxis": {"min": 0, "max": 12000, "ticks": [0, 4000, 8000, 12000], "tickLabels": ["0", "4,000"], "hiddenFromAccessibility": true}, "interaction": {"values": "always"}, "hitTarget": 44, "live": true, "announces": true, "dataTable": true}"#,
        ""
      ),
      // What nobody says is not known.
      ("{}", ""), (#"{"mark": "bar"}"#, ""), (#"{"summary": 3, "marks": "many", "hitTarget": "big", "gap": {}}"#, ""),
      // None is said in several ways.
      (#"{"summary": "", "dataTable": false}"#, "missing-data-table missing-summary"),
      (#"{"summary": null, "dataTable": null}"#, "missing-data-table missing-summary"),
      (#"{"summary": " ", "previewButton": true, "dataTable": false, "marks": 90, "labelled": 0, "groups": 0}"#, ""),
      (#"{"description": "Bars of steps", "summary": ""}"#, ""),
      // Labels, groups, stops.
      (#"{"marks": 60, "labelled": 60, "groups": []}"#, "too-many-focus-stops"),
      (#"{"marks": 60, "labelled": 59, "groups": 0}"#, "missing-mark-label too-many-focus-stops"),
      (#"{"marks": 3, "labels": ["a 1", "b 2", "a 1"]}"#, "duplicate-label"),
      (#"{"marks": 3, "labels": ["a 1", "b 2", "c 1"]}"#, ""),
      (#"{"marks": 3, "labels": ["a 1", "b 2", null]}"#, "missing-mark-label"),
      (#"{"groups": ["Week 1: 900", "Total 900"]}"#, "group-missing-range"),
      (#"{"groups": ["Week 1", "Week 2", "Bus", "June", "Morning", "2024"]}"#, ""),
      (#"{"labels": ["June 6: 3", "June 7: 4", "8 June: 5"]}"#, "inconsistent-format"),
      (#"{"labels": ["June 6: 3", "7 June: 4"]}"#, ""),
      // Focus.
      (#"{"focusOrder": ["Monday", "Tuesday", "Wednesday"]}"#, ""),
      (#"{"focusOrder": ["Saturday", "Sunday", "Monday"]}"#, ""),
      (#"{"focusOrder": ["Friday", "Monday", "Tuesday"]}"#, "focus-order"),
      (#"{"focusOrder": ["November", "December", "January"]}"#, ""),
      (#"{"focusOrder": ["March", "January", "February"]}"#, "focus-order"),
      (#"{"focusOrder": ["6 AM", "11 AM", "1 PM"]}"#, ""),
      (#"{"focusOrder": ["6 AM", "1 PM", "11 AM"]}"#, "focus-order"),
      (#"{"focusOrder": ["08:00", "09:30", "14:00"]}"#, ""), (#"{"focusOrder": ["14:00", "08:00"]}"#, "focus-order"),
      (#"{"focusOrder": [2025, 2024, 2023]}"#, "focus-order"), (#"{"focusOrder": [1, 1, 2, 2]}"#, ""),
      (#"{"focusOrder": [2, 1, 3], "rightToLeft": true}"#, "focus-order"), (#"{"focusOrder": [3]}"#, ""),
      (#"{"focusOrder": ["1", "2", "10"]}"#, ""), (#"{"focusOrder": ["Bus", 3, "June 6"]}"#, ""),
      (#"{"focusOrder": [1, 3, 2, 4], "series": 2}"#, "focus-order"),
      (#"{"focusOrder": ["June 30, 2024", "January 2, 2025"]}"#, ""),
      // Axes.
      (#"{"labelled": 9, "yAxis": {"aria-hidden": false}}"#, "axis-text-exposed"),
      (#"{"mark": "column", "yAxis": {"min": "1,500"}}"#, "axis-range"),
      (#"{"mark": "stackedBar", "yAxis": {"domain": [10, 90]}}"#, "axis-range"),
      (#"{"mark": "bar", "yAxis": {"min": -90, "max": -10}}"#, "axis-range"),
      (#"{"mark": "rangeBar", "yAxis": {"min": 50, "max": 180}}"#, ""),
      (#"{"mark": "bar", "yAxis": {"min": 0, "max": 80, "unit": "percent", "title": "Humidity"}}"#, ""),
      (#"{"mark": "line", "yAxis": {"min": 20, "max": 80, "unit": "%", "title": "Humidity"}}"#, "axis-range"),
      (#"{"mark": "point", "yAxis": {"min": 1500, "max": 9000}}"#, ""),
      (#"{"yAxis": {"ticks": [0, 25, 50, 75, 100]}}"#, ""), (#"{"yAxis": {"ticks": [0, 90, 180, 270, 360]}}"#, ""),
      (#"{"xAxis": {"ticks": [0, 7, 14, 21], "unit": "days"}}"#, ""),
      (#"{"yAxis": {"ticks": [0, 700, 1400]}}"#, "tick-sequence"),
      (#"{"yAxis": {"ticks": [1, 51, 101], "unit": "beats per minute"}}"#, "tick-sequence"),
      (#"{"yAxis": {"ticks": [3, 8, 13, 18]}}"#, "tick-sequence"), (#"{"yAxis": {"ticks": [0, 0.1, 0.2, 0.3]}}"#, ""),
      (#"{"yAxis": {"ticks": [-10, -5, 0, 5]}}"#, ""), (#"{"yAxis": {"ticks": [100, 50, 0]}}"#, ""),
      (#"{"yAxis": {"ticks": [1, 2, 5, 10, 20, 50]}}"#, ""), (#"{"yAxis": {"ticks": [7]}}"#, ""),
      (#"{"xAxis": {"ticks": [1960, 1970, 1980]}}"#, ""), (#"{"yAxis": {"ticks": [0, 1e300, 2e300]}}"#, ""),
      (#"{"xAxis": {"ticks": [1903, 1913, 1923]}}"#, ""),
      (#"{"yAxis": {"ticks": [1501, 1801, 2101], "unit": "steps"}}"#, "tick-sequence"),
      (#"{"xAxis": {"ticks": ["January", "April"]}}"#, ""),
      (#"{"yAxis": {"ticks": [0, 13, 26, 39]}}"#, "tick-sequence"),
      (#"{"yAxis": {"tickLabels": ["one hundred thousand"]}}"#, "axis-label-too-long"),
      (#"{"yAxis": {"tickLabels": ["1,000,000"]}}"#, ""),
      (#"{"yAxis": {"type": "ordinal", "tickLabels": ["Moderately severe"]}}"#, ""),
      // Looks.
      (#"{"color": "route", "series": 2}"#, ""), (#"{"color": false, "series": 2, "shape": false}"#, ""),
      (#"{"color": "route", "series": ["A"], "shape": false}"#, ""),
      (##"{"color": "#4c78a8", "series": 2, "shape": false}"##, ""),
      (#"{"color": "route", "series": 3, "shape": false, "pattern": true}"#, ""),
      (#"{"mark": "bar", "stacked": true, "series": 1, "gap": 0}"#, ""),
      (#"{"mark": "line", "stacked": true, "gap": 0}"#, ""), (#"{"mark": "donut", "gap": 0, "outline": true}"#, ""),
      (#"{"mark": "bar", "stacked": true, "gap": 0.5}"#, "unseparated-marks"),
      // Interaction.
      (#"{"interaction": {"values": "hover"}, "hitTarget": 9}"#, "interaction-only-value small-hit-target"),
      (#"{"interaction": {"values": ["hover", "always"]}}"#, ""), (#"{"interaction": {"details": "hover"}}"#, ""),
      (#"{"hitTarget": "9 px"}"#, "small-hit-target"), (#"{"hitTarget": 24}"#, ""),
      (#"{"hitTarget": 12, "interaction": {"scrubbing": true}}"#, ""),
      (#"{"live": true, "ariaLive": "off"}"#, "silent-update"),
      (#"{"live": false, "announces": false}"#, ""),
    ] as [(String, String)])
  func charts(spec: String, expected: String) throws {
    #expect(try Self.found("Steps in June", "{\"kind\": \"chart\", \"spec\": \(spec)}") == expected, "\(spec)")
  }

  @Test func titles() throws {
    #expect(try Self.found("", #"{"kind": "chart", "spec": {"summary": ""}}"#) == "missing-summary missing-title")
    #expect(try Self.found("", #"{"kind": "chart", "spec": {"titleElsewhere": true}}"#) == "")
    #expect(try Self.found("", #"{"kind": "chart"}"#) == "missing-title")
    #expect(try Self.found("", #"{"kind": "mark"}"#) == "")
    #expect(try Self.found("Steps", #"{"kind": "mark", "spec": {"summary": "", "dataTable": false}}"#) == "")
  }

  @Test func whatIsNotSureFailsNoBuild() throws {
    let context = #"{"kind": "chart", "spec": {"color": "route", "series": 2, "mark": "area", "yAxis": {"min": 3}}}"#
    let findings = Linter().findings(in: try RuleExampleTests.text(RuleExample("Steps in June", context)))
    #expect(
      findings.map(\.rule) == ["axis-range", "color-only-encoding"]
        || findings.map(\.rule) == ["color-only-encoding", "axis-range"])
    #expect(findings.allSatisfy { $0.status == .needsReview })
  }

  @Test func noSpecCrashes() throws {
    let values = [
      "null", "true", "-1", "1e308", "-1e308", "\"\"", "\"x\"", "[]", "[null]", "[[]]", "[1e308, -1e308, 5e-324]", "{}",
      "[\"\", \"🙂\"]", "{\"values\": []}", "{\"ticks\": [0, 5e-324, 1e-323], \"min\": 1e308, \"tickLabels\": [\"\"]}",
      "{\"ticks\": [1e-300, 1, 1e300], \"hiddenFromAccessibility\": \"\"}", "[3, 1e19, -1e19]",
    ]
    let names = [
      "mark", "summary", "marks", "labelled", "labels", "groups", "focusOrder", "color", "series", "gap", "xAxis",
      "yAxis",
      "interaction", "hitTarget", "live", "announces", "dataTable", "stacked", "shape", "outline",
    ]
    for value in values {
      for name in names { _ = try Self.found("", "{\"kind\": \"chart\", \"spec\": {\"\(name)\": \(value)}}") }
      let all = names.map { "\"\($0)\": \(value)" }.joined(separator: ", ")
      _ = try Self.found("a", "{\"kind\": \"chart\", \"spec\": {\(all)}}")
    }
  }
}
