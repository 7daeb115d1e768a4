/// Small charts with the labels that Vega-Lite 6.4 and Vega give their marks.
enum StacksCases {
  static let all: [VegaLabelCase] = [
    VegaLabelCase(
      "normalised",
      #"""
      {"mark": "bar", "encoding": {"x": {"field": "k"}, "y": {"aggregate": "count", "stack": "normalize"},
      "color": {"field": "c"}}}
      """#,
      labels: [
        "k: x; Count of Records: 67%; c: A",
        "k: y; Count of Records: 50%; c: A",
        "k: x; Count of Records: 33%; c: B",
        "k: y; Count of Records: 50%; c: B",
      ]),
    VegaLabelCase(
      "normalised arcs",
      #"""
      {"mark": "arc", "encoding": {"theta": {"aggregate": "count", "stack": "normalize"}, "color": {"field":
      "c"}}}
      """#,
      labels: [
        "Count of Records: 60%; c: A",
        "Count of Records: 40%; c: B",
      ]),
    VegaLabelCase(
      "aggregates that are not divided do not stack",
      #"""
      {"mark": "bar", "encoding": {"x": {"aggregate": "count", "stack": "normalize"}}}
      """#,
      labels: [
        "Count of Records: 5"
      ]),
    VegaLabelCase(
      "areas meet where a part is missing",
      #"""
      {"mark": "area", "encoding": {"x": {"timeUnit": "month", "field": "t"}, "y": {"aggregate": "count"},
      "color": {"field": "c"}}}
      """#,
      labels: [
        "t (month): Jan; Count of Records: 1; c: A",
        "t (month): Jan; Count of Records: 1; c: B",
      ]),
    VegaLabelCase(
      "bars over ends do not stack",
      #"""
      {"mark": "bar", "encoding": {"x": {"field": "k"}, "y": {"field": "q", "type": "quantitative", "stack":
      "normalize"}, "y2": {"field": "q"}}}
      """#,
      labels: [
        "k: x; q: 4",
        "k: x; q: −3",
        "k: y; q: 12.5",
        "k: x; q: 6",
      ]),
  ]
}
