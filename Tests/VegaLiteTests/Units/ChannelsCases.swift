/// Small charts with the labels that Vega-Lite 6.4 and Vega give their marks.
enum ChannelsCases {
  static let all: [VegaLabelCase] = [
    VegaLabelCase(
      "Vega-Lite's order, first title wins",
      #"""
      {"mark": "point", "encoding": {"tooltip": {"field": "k"}, "color": {"field": "c"}, "y": {"field": "q",
      "type": "quantitative"}, "x": {"field": "k"}}}
      """#,
      labels: [
        "k: x; q: 4; c: A",
        "k: x; q: −3; c: B",
        "k: y; q: 12.5; c: B",
        "k: x; q: 6; c: A",
      ]),
    VegaLabelCase(
      "conditional field",
      #"""
      {"mark": "bar", "encoding": {"x": {"field": "q", "type": "quantitative"}, "color": {"condition":
      {"test": "datum.q > 0", "field": "c"}, "value": "red"}}}
      """#,
      labels: [
        "q: 4; c: A",
        "q: −3; c: B",
        "q: 12.5; c: B",
        "q: 6; c: A",
      ]),
    VegaLabelCase(
      "detail without conditions",
      #"""
      {"mark": "point", "encoding": {"x": {"field": "q", "type": "quantitative"}, "detail": [{"condition":
      {"test": "true", "field": "c"}}, {"field": "k"}]}}
      """#,
      labels: [
        "q: 4; k: x",
        "q: −3; k: x",
        "q: 12.5; k: y",
        "q: 6; k: x",
      ]),
    VegaLabelCase(
      "channels that the mark does not have",
      #"""
      {"mark": "area", "encoding": {"x": {"field": "t", "type": "temporal"}, "y": {"aggregate": "count"},
      "size": {"field": "c"}, "strokeDash": {"field": "k"}}}
      """#,
      labels: [
        "t: Jan 05, 2020; Count of Records: 1"
      ]),
    VegaLabelCase(
      "fill over color",
      #"""
      {"mark": "bar", "encoding": {"x": {"field": "q", "type": "quantitative"}, "color": {"field": "c"},
      "fill": {"field": "k"}}}
      """#,
      labels: [
        "q: 4; k: x",
        "q: −3; k: x",
        "q: 12.5; k: y",
        "q: 6; k: x",
      ]),
    VegaLabelCase(
      "offset along a continuous axis",
      #"""
      {"mark": "bar", "encoding": {"x": {"field": "q", "type": "quantitative"}, "xOffset": {"field": "c"},
      "y": {"field": "k"}}}
      """#,
      labels: [
        "q: 4; k: x",
        "q: −3; k: x",
        "q: 12.5; k: y",
        "q: 6; k: x",
      ]),
    VegaLabelCase(
      "bins made before",
      #"""
      {"data": {"values": [{"a": 1, "b": 2, "n": 5}, {"a": 2, "b": 4, "n": 7}]}, "mark": "bar", "encoding":
      {"x": {"field": "a", "bin": "binned"}, "x2": {"field": "b"}, "y": {"field": "n", "type":
      "quantitative"}}}
      """#,
      labels: [
        "a: 1 – 2; n: 5",
        "a: 2 – 4; n: 7",
      ], hasOwnData: true),
    VegaLabelCase(
      "description instead of values",
      #"""
      {"mark": "point", "encoding": {"x": {"field": "q", "type": "quantitative"}, "description": {"field":
      "c"}}}
      """#,
      labels: [
        "A",
        "B",
        "B",
        "A",
      ]),
    VegaLabelCase(
      "formats",
      #"""
      {"mark": "text", "encoding": {"x": {"field": "t", "type": "temporal", "axis": {"format": "%d %b"}},
      "text": {"field": "q", "type": "quantitative", "format": ".2f"}}}
      """#,
      labels: [
        "t: 05 Jan; q: 4.00",
        "t: 07 Feb; q: null",
        "t: 09 Jan; q: −3.00",
        "t: 01 Mar; q: 12.50",
        "t: 02 Mar; q: 6.00",
      ]),
    VegaLabelCase(
      "ranged bars",
      #"""
      {"data": {"values": [{"a": "A", "f": 1, "t": 3}]}, "mark": "bar", "encoding": {"y": {"field": "a"},
      "x": {"field": "f", "type": "quantitative"}, "x2": {"field": "t"}}}
      """#,
      labels: [
        "f: 1; a: A; t: 3"
      ], hasOwnData: true),
  ]
}
