/// Small charts with the labels that Vega-Lite 6.4 and Vega give their marks.
enum ViewsCases {
  static let all: [VegaLabelCase] = [
    VegaLabelCase(
      "facet, with bins over all cells",
      #"""
      {"mark": "point", "encoding": {"x": {"field": "q", "bin": true}, "y": {"aggregate": "count"}, "row":
      {"field": "c"}}}
      """#,
      labels: [
        "q (binned): 4 – 6; Count of Records: 1",
        "q (binned): 6 – 8; Count of Records: 1",
        "q (binned): −4 – −2; Count of Records: 1",
        "q (binned): 12 – 14; Count of Records: 1",
      ]),
    VegaLabelCase(
      "facet, last cell first",
      #"""
      {"mark": "point", "encoding": {"x": {"aggregate": "count"}, "column": {"field": "c", "sort":
      "descending"}}}
      """#,
      labels: [
        "Count of Records: 2",
        "Count of Records: 3",
      ]),
    VegaLabelCase(
      "facet by an aggregate",
      #"""
      {"mark": "point", "encoding": {"x": {"field": "q", "type": "quantitative"}, "facet": {"field": "k",
      "sort": {"op": "max", "field": "q", "order": "descending"}}}}
      """#,
      labels: [
        "q: 12.5",
        "q: 4",
        "q: −3",
        "q: 6",
      ]),
    VegaLabelCase(
      "facet of layers",
      #"""
      {"facet": {"field": "k"}, "spec": {"encoding": {"x": {"field": "q", "bin": true}}, "layer": [{"mark":
      "bar", "encoding": {"y": {"aggregate": "count"}}}, {"mark": "rule", "encoding": {"x": {"aggregate":
      "mean", "field": "q"}}}]}}
      """#,
      labels: [
        "q (binned): 4 – 6; Count of Records: 1",
        "q (binned): −4 – −2; Count of Records: 1",
        "q (binned): 6 – 8; Count of Records: 1",
        "q (binned): 2.33333333333 – NaN",
        "q (binned): 12 – 14; Count of Records: 1",
        "q (binned): 12.5 – NaN",
      ]),
    VegaLabelCase(
      "a transform inside a facet keeps cells apart",
      #"""
      {"facet": {"field": "k"}, "spec": {"transform": [{"joinaggregate": [{"op": "max", "field": "q", "as":
      "m"}], "groupby": ["c"]}], "mark": "point", "encoding": {"x": {"field": "m", "type": "quantitative"},
      "y": {"field": "c"}}}}
      """#,
      labels: [
        "m: 6; c: A",
        "m: −3; c: B",
        "m: 6; c: A",
        "m: 12.5; c: B",
      ]),
    VegaLabelCase(
      "layers with transforms of their own",
      #"""
      {"layer": [{"mark": "point", "encoding": {"x": {"field": "q", "type": "quantitative"}}}, {"transform":
      [{"filter": "datum.c == 'B'"}], "mark": "tick", "encoding": {"x": {"field": "q", "type":
      "quantitative"}, "y": {"field": "c"}}}]}
      """#,
      labels: [
        "q: 4",
        "q: −3",
        "q: 12.5",
        "q: 6",
        "q: −3; c: B",
        "q: 12.5; c: B",
      ]),
    VegaLabelCase(
      "what one layer reads as a date, its neighbour does, too",
      #"""
      {"layer": [{"mark": "line", "encoding": {"x": {"field": "t", "type": "temporal"}, "y": {"field": "q",
      "type": "quantitative"}}}, {"mark": "text", "encoding": {"text": {"field": "t"}, "x": {"field": "q",
      "type": "quantitative"}}}]}
      """#,
      labels: [
        "t: Jan 05, 2020; q: 4",
        "q: 4; t: 1578182400000",
        "q: −3; t: 1610150400000",
        "q: 12.5; t: 1614556800000",
        "q: 6; t: 1614643200000",
      ]),
    VegaLabelCase(
      "repeat",
      #"""
      {"repeat": {"column": ["q", "c"]}, "spec": {"mark": "bar", "encoding": {"x": {"field": {"repeat":
      "column"}}, "y": {"aggregate": "count"}}}}
      """#,
      labels: [
        "q: 4; Count of Records: 1",
        "q: null; Count of Records: 1",
        "q: -3; Count of Records: 1",
        "q: 12.5; Count of Records: 1",
        "q: 6; Count of Records: 1",
        "c: A; Count of Records: 3",
        "c: B; Count of Records: 2",
      ]),
    VegaLabelCase(
      "concat with data of its own",
      #"""
      {"hconcat": [{"mark": "point", "encoding": {"x": {"field": "q", "type": "quantitative"}}}, {"data":
      {"values": [{"z": 1}]}, "mark": "point", "encoding": {"x": {"field": "z", "type": "quantitative"}}}]}
      """#,
      labels: [
        "q: 4",
        "q: −3",
        "q: 12.5",
        "q: 6",
        "z: 1",
      ]),
    VegaLabelCase(
      "box plot",
      #"""
      {"mark": "boxplot", "encoding": {"y": {"field": "q", "type": "quantitative"}, "x": {"field": "k"}}}
      """#,
      labels: [
        "k: x; q: 0.5; upper_box_q: 5; Max of q: 6; Q3 of q: 5; Median of q: 4; Q1 of q: 0.5; Min of q: −3",
        "k: y; q: 12.5; upper_box_q: 12.5; Max of q: 12.5; Q3 of q: 12.5; Median of q: 12.5; Q1 of q: 12.5; Min of q: 12.5",
      ]),
  ]
}
