/// Small charts with the labels that Vega-Lite 6.4 and Vega give their marks.
enum TransformsCases {
  static let all: [VegaLabelCase] = [
    VegaLabelCase(
      "bins, with rows without a number",
      #"""
      {"mark": "point", "encoding": {"x": {"field": "q", "bin": {"step": 5}}, "y": {"aggregate": "count"}}}
      """#,
      labels: [
        "q (binned): 0 – 5; Count of Records: 1",
        "q (binned): −5 – 0; Count of Records: 1",
        "q (binned): 10 – 15; Count of Records: 1",
        "q (binned): 5 – 10; Count of Records: 1",
      ]),
    VegaLabelCase(
      "ordinal bins group rows",
      #"""
      {"mark": "bar", "encoding": {"x": {"field": "q", "bin": true}, "y": {"aggregate": "count"}, "color":
      {"field": "c"}}}
      """#,
      labels: [
        "q (binned): 4 – 6; Count of Records: 1; c: A",
        "q (binned): −4 – −2; Count of Records: 1; c: B",
        "q (binned): 12 – 14; Count of Records: 1; c: B",
        "q (binned): 6 – 8; Count of Records: 1; c: A",
      ]),
    VegaLabelCase(
      "month and year",
      #"""
      {"mark": "bar", "encoding": {"x": {"timeUnit": "month", "field": "t"}, "y": {"aggregate": "sum",
      "field": "q"}, "color": {"timeUnit": "year", "field": "t"}}}
      """#,
      labels: [
        "t (month): Jan; Sum of q: 4; t (year): 2020",
        "t (month): Jan; Sum of q: −3; t (year): 2021",
        "t (month): Mar; Sum of q: 18.5; t (year): 2021",
      ]),
    VegaLabelCase(
      "quarter, in steps",
      #"""
      {"mark": "bar", "encoding": {"x": {"timeUnit": {"unit": "month", "step": 3}, "field": "t"}, "y":
      {"aggregate": "count"}}}
      """#,
      labels: [
        "t (month): Jan; Count of Records: 5"
      ]),
    VegaLabelCase(
      "calculate and filter",
      #"""
      {"transform": [{"calculate": "datum.q * 2", "as": "d"}, {"filter": "datum.d > 0"}], "mark": "point",
      "encoding": {"x": {"field": "d", "type": "quantitative"}, "y": {"field": "c"}}}
      """#,
      labels: [
        "d: 8; c: A",
        "d: 25; c: B",
        "d: 12; c: A",
      ]),
    VegaLabelCase(
      "a filter by year reads dates",
      #"""
      {"transform": [{"filter": {"timeUnit": "year", "field": "t", "equal": 2021}}], "mark": "point",
      "encoding": {"x": {"field": "t"}, "y": {"field": "q", "type": "quantitative"}}}
      """#,
      labels: [
        "t: 1610150400000; q: −3",
        "t: 1614556800000; q: 12.5",
        "t: 1614643200000; q: 6",
      ]),
    VegaLabelCase(
      "impute",
      #"""
      {"mark": "line", "encoding": {"x": {"field": "k"}, "y": {"field": "q", "type": "quantitative",
      "impute": {"value": 0}}, "color": {"field": "t"}}}
      """#,
      labels: [
        "k: x; q: 4; t: 2020-01-05",
        "k: x; q: 0; t: 2020-02-07",
        "k: x; q: −3; t: 2021-01-09",
        "k: x; q: 0; t: 2021-03-01",
        "k: x; q: 6; t: 2021-03-02",
      ]),
    VegaLabelCase(
      "smallest of texts that are numbers",
      #"""
      {"data": {"values": [{"a": "10"}, {"a": "9"}]}, "mark": "point", "encoding": {"x": {"aggregate": "min",
      "field": "a", "type": "quantitative"}}}
      """#,
      labels: [
        "Min of a: 9"
      ], hasOwnData: true),
  ]
}
