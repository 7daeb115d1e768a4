/// Small charts with the labels that Vega-Lite 6.4 and Vega give their marks.
enum InvalidCases {
  static let all: [VegaLabelCase] = [
    VegaLabelCase(
      "points without a number are not drawn",
      #"""
      {"mark": "point", "encoding": {"x": {"field": "q", "type": "quantitative"}, "y": {"field": "k"}}}
      """#,
      labels: [
        "q: 4; k: x",
        "q: −3; k: x",
        "q: 12.5; k: y",
        "q: 6; k: x",
      ]),
    VegaLabelCase(
      "names stay without a value",
      #"""
      {"data": {"values": [{"a": null}, {"a": "b"}]}, "mark": "point", "encoding": {"x": {"field": "a"}}}
      """#,
      labels: [
        "a: null",
        "a: b",
      ], hasOwnData: true),
    VegaLabelCase(
      "shown on purpose",
      #"""
      {"mark": {"type": "point", "invalid": null}, "encoding": {"x": {"field": "q", "type": "quantitative"},
      "y": {"field": "k"}}}
      """#,
      labels: [
        "q: 4; k: x",
        "q: null; k: y",
        "q: −3; k: x",
        "q: 12.5; k: y",
        "q: 6; k: x",
      ]),
    VegaLabelCase(
      "lines keep them",
      #"""
      {"mark": {"type": "line", "point": true}, "encoding": {"x": {"field": "t", "type": "temporal"}, "y":
      {"field": "q", "type": "quantitative"}}}
      """#,
      labels: [
        "t: Jan 05, 2020; q: 4",
        "t: Jan 05, 2020; q: 4",
        "t: Jan 09, 2021; q: −3",
        "t: Mar 01, 2021; q: 12.5",
        "t: Mar 02, 2021; q: 6",
      ]),
    VegaLabelCase(
      "lines without them",
      #"""
      {"mark": {"type": "line", "invalid": "filter"}, "encoding": {"x": {"field": "q", "type":
      "quantitative"}, "y": {"field": "t", "type": "temporal"}}}
      """#,
      labels: [
        "q: 6; t: Mar 02, 2021"
      ]),
    VegaLabelCase(
      "counts are always valid",
      #"""
      {"mark": "bar", "encoding": {"x": {"field": "k"}, "y": {"aggregate": "valid", "field": "q"}}}
      """#,
      labels: [
        "k: x; Valid of q: 3",
        "k: y; Valid of q: 1",
      ]),
  ]
}
