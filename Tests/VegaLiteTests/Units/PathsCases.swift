/// Small charts with the labels that Vega-Lite 6.4 and Vega give their marks.
enum PathsCases {
  static let all: [VegaLabelCase] = [
    VegaLabelCase(
      "series by color, first point by X",
      #"""
      {"mark": "line", "encoding": {"x": {"field": "t", "type": "temporal"}, "y": {"field": "q", "type":
      "quantitative"}, "color": {"field": "c"}}}
      """#,
      labels: [
        "t: Jan 05, 2020; q: 4; c: A",
        "t: Jan 09, 2021; q: −3; c: B",
      ]),
    VegaLabelCase(
      "a reversed axis",
      #"""
      {"mark": "line", "encoding": {"x": {"field": "t", "type": "temporal", "sort": "descending"}, "y":
      {"field": "q", "type": "quantitative"}}}
      """#,
      labels: [
        "t: Mar 02, 2021; q: 6"
      ]),
    VegaLabelCase(
      "along Y, from the top",
      #"""
      {"mark": "line", "encoding": {"x": {"field": "q", "type": "quantitative"}, "y": {"field": "t", "type":
      "temporal"}}}
      """#,
      labels: [
        "q: 6; t: Mar 02, 2021"
      ]),
    VegaLabelCase(
      "by names as listed",
      #"""
      {"mark": "line", "encoding": {"x": {"field": "c", "sort": ["B", "A"]}, "y": {"aggregate": "sum",
      "field": "q"}}}
      """#,
      labels: [
        "c: B; Sum of q: 9.5"
      ]),
    VegaLabelCase(
      "by names after another channel",
      #"""
      {"mark": "line", "encoding": {"x": {"field": "c", "sort": "-y"}, "y": {"aggregate": "sum", "field":
      "q"}}}
      """#,
      labels: [
        "c: A; Sum of q: 10"
      ]),
    VegaLabelCase(
      "by names after a field",
      #"""
      {"mark": "line", "encoding": {"x": {"field": "c", "sort": {"field": "q", "op": "max", "order":
      "descending"}}, "y": {"aggregate": "sum", "field": "q"}}}
      """#,
      labels: [
        "c: B; Sum of q: 9.5"
      ]),
    VegaLabelCase(
      "by an order of its own",
      #"""
      {"mark": "line", "encoding": {"x": {"field": "t", "type": "temporal"}, "y": {"field": "q", "type":
      "quantitative"}, "order": {"field": "q", "type": "quantitative", "sort": "descending"}}}
      """#,
      labels: [
        "t: Mar 01, 2021; q: 12.5"
      ]),
    VegaLabelCase(
      "no order",
      #"""
      {"mark": {"type": "line", "order": false}, "encoding": {"x": {"field": "q", "type": "quantitative"},
      "y": {"field": "t", "type": "temporal"}}}
      """#,
      labels: [
        "q: 4; t: Jan 05, 2020"
      ]),
    VegaLabelCase(
      "months by their names",
      #"""
      {"mark": "line", "encoding": {"x": {"timeUnit": "month", "field": "t", "type": "ordinal", "sort":
      ["mar", "feb"]}, "y": {"aggregate": "count"}}}
      """#,
      labels: [
        "t (month): undefined; Count of Records: 2"
      ]),
  ]
}
