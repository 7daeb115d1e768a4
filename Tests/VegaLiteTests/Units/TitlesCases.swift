/// Small charts with the labels that Vega-Lite 6.4 and Vega give their marks.
enum TitlesCases {
  static let all: [VegaLabelCase] = [
    VegaLabelCase(
      "count",
      #"""
      {"mark": "bar", "encoding": {"x": {"field": "c"}, "y": {"aggregate": "count"}}}
      """#,
      labels: [
        "c: A; Count of Records: 3",
        "c: B; Count of Records: 2",
      ]),
    VegaLabelCase(
      "operation and unit",
      #"""
      {"mark": "bar", "encoding": {"x": {"timeUnit": "yearmonth", "field": "t"}, "y": {"aggregate": "median",
      "field": "q"}}}
      """#,
      labels: [
        "t (year-month): Jan 2020; Median of q: 4",
        "t (year-month): Jan 2021; Median of q: −3",
        "t (year-month): Mar 2021; Median of q: 9.25",
      ]),
    VegaLabelCase(
      "own title, not the axis'",
      #"""
      {"mark": "bar", "encoding": {"x": {"field": "c", "title": ["Two", "lines"]}, "y": {"aggregate": "sum",
      "field": "q", "axis": {"title": "Axis"}}}}
      """#,
      labels: [
        "Two, lines: A; Sum of q: 10",
        "Two, lines: B; Sum of q: 9.5",
      ]),
    VegaLabelCase(
      "plain titles of config",
      #"""
      {"mark": "point", "config": {"fieldTitle": "plain"}, "encoding": {"x": {"field": "q", "bin": true},
      "y": {"aggregate": "mean", "field": "q"}}}
      """#,
      labels: [
        "q: 4 – 6",
        "q: −4 – −2",
        "q: 12 – 14",
        "q: 6 – 8",
      ]),
    VegaLabelCase(
      "functional titles of config",
      #"""
      {"mark": "point", "config": {"fieldTitle": "functional"}, "encoding": {"x": {"timeUnit": "year",
      "field": "t"}, "y": {"aggregate": "mean", "field": "q"}}}
      """#,
      labels: [
        "YEAR(t): 2020; MEAN(q): 4",
        "YEAR(t): 2021; MEAN(q): 5.16666666667",
      ]),
    VegaLabelCase(
      "count title of config",
      #"""
      {"mark": "point", "config": {"countTitle": "N"}, "encoding": {"x": {"field": "c"}, "y": {"aggregate":
      "count"}}}
      """#,
      labels: [
        "c: A; N: 3",
        "c: B; N: 2",
      ]),
    VegaLabelCase(
      "argmax",
      #"""
      {"mark": "point", "encoding": {"x": {"field": "c"}, "y": {"aggregate": {"argmax": "q"}, "field": "q",
      "type": "quantitative"}}}
      """#,
      labels: [
        "c: A; q for max q: 6",
        "c: B; q for max q: 12.5",
      ]),
    VegaLabelCase(
      "an escaped point",
      #"""
      {"data": {"values": [{"a.b": 1, "c": {"d": 2}}]}, "mark": "point", "encoding": {"x": {"field": "a\\.b",
      "type": "quantitative"}, "y": {"field": "c.d", "type": "quantitative"}}}
      """#,
      labels: [
        "a.b: 1; c.d: 2"
      ], hasOwnData: true),
  ]
}
