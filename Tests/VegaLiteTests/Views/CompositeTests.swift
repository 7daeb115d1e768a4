import SourceText
import Testing

@testable import VegaLite

@Suite("Marks of several parts")
struct CompositeTests {
  @Test("A box plot: outliers, whiskers, box and median") func boxPlot() throws {
    let text = #"""
      {"mark": "boxplot", "encoding": {
       "x": {"field": "a", "type": "nominal"}, "y": {"field": "b", "type": "quantitative", "title": "B"},
       "color": {"field": "c"}, "size": {"value": 3}}}
      """#
    #expect(
      try Specifications.outline(text) == """
        layer
         layer transforms=1
          point y=b:Q'B' x=a:N color=c:N transforms=1
          layer transforms=2
           rule y=lower_whisker_b:Q'B' y2=lower_box_b x=a:N \
        tooltip=(upper_whisker_b:Q'Upper Whisker of B',lower_whisker_b:Q'Lower Whisker of B',a:N,c:N)
           rule y=upper_box_b:Q'B' y2=upper_whisker_b x=a:N \
        tooltip=(upper_whisker_b:Q'Upper Whisker of B',lower_whisker_b:Q'Lower Whisker of B',a:N,c:N)
         layer transforms=1
          bar y=lower_box_b:Q'B' y2=upper_box_b x=a:N color=c:N size=value 3 \
        tooltip=(max_b:Q'Max of B',upper_box_b:Q'Q3 of B',mid_box_b:Q'Median of B',lower_box_b:Q'Q1 of B',\
        min_b:Q'Min of B',a:N,c:N)
          tick y=mid_box_b:Q'B' x=a:N size=value 3 \
        tooltip=(max_b:Q'Max of B',upper_box_b:Q'Q3 of B',mid_box_b:Q'Median of B',lower_box_b:Q'Q1 of B',\
        min_b:Q'Min of B',a:N,c:N)
        """)
  }

  @Test(
    "The transforms of each form",
    arguments: [
      (
        #""boxplot""#,
        [
          "{joinaggregate:[{op:q1,field:b,as:lower_box_b},{op:q3,field:b,as:upper_box_b}],groupby:[a]}",
          #"{filter:(datum["b"] < datum["lower_box_b"] - 1.5 * (datum["upper_box_b"] - datum["lower_box_b"])) || "#
            + #"(datum["b"] > datum["upper_box_b"] + 1.5 * (datum["upper_box_b"] - datum["lower_box_b"]))}"#,
          #"{filter:(datum["lower_box_b"] - 1.5 * (datum["upper_box_b"] - datum["lower_box_b"]) <= datum["b"]) && "#
            + #"(datum["b"] <= datum["upper_box_b"] + 1.5 * (datum["upper_box_b"] - datum["lower_box_b"]))}"#,
          "{aggregate:[{op:min,field:b,as:lower_whisker_b},{op:max,field:b,as:upper_whisker_b},"
            + "{op:min,field:lower_box_b,as:lower_box_b},{op:max,field:upper_box_b,as:upper_box_b}],groupby:[a]}",
          "{aggregate:[{op:q1,field:b,as:lower_box_b},{op:q3,field:b,as:upper_box_b},"
            + "{op:median,field:b,as:mid_box_b},{op:min,field:b,as:min_b},{op:max,field:b,as:max_b},"
            + "{op:count,field:b,as:@compositeRows}],groupby:[a]}",
        ]
      ),
      (
        #"{"type": "boxplot", "extent": "min-max"}"#,
        [
          "{aggregate:[{op:q1,field:b,as:lower_box_b},{op:q3,field:b,as:upper_box_b},"
            + "{op:median,field:b,as:mid_box_b},{op:min,field:b,as:lower_whisker_b},"
            + "{op:max,field:b,as:upper_whisker_b},{op:count,field:b,as:@compositeRows}],groupby:[a]}"
        ]
      ),
      (
        #""errorbar""#,
        [
          "{aggregate:[{op:stderr,field:b,as:extent_b},{op:mean,field:b,as:center_b}],groupby:[a]}",
          #"{calculate:datum["center_b"] + datum["extent_b"],as:upper_b}"#,
          #"{calculate:datum["center_b"] - datum["extent_b"],as:lower_b}"#,
        ]
      ),
      (
        #"{"type": "errorband", "extent": "iqr"}"#,
        [
          "{aggregate:[{op:q1,field:b,as:lower_b},{op:q3,field:b,as:upper_b},{op:median,field:b,as:center_b}],"
            + "groupby:[a]}"
        ]
      ),
      (
        #"{"type": "errorbar", "center": "median"}"#,
        [
          "{aggregate:[{op:q1,field:b,as:lower_b},{op:q3,field:b,as:upper_b},{op:median,field:b,as:center_b}],"
            + "groupby:[a]}"
        ]
      ),
    ])
  func transforms(_ mark: String, _ expected: [String]) throws {
    let view = try Specifications.views(
      "{\"mark\": \(mark), \"encoding\": {\"x\": {\"field\": \"a\"}, \"y\": {\"field\": \"b\", \"type\": \"Q\"}}}")
    #expect(Self.transforms(of: view) == expected)
  }

  @Test("Bins, units of time and aggregates are done beforehand") func transformsOfOtherChannels() throws {
    let text = #"""
      {"mark": "errorbar", "encoding": {
       "x": {"field": "t", "timeUnit": "yearmonth", "type": "ordinal"}, "y": {"field": "b", "type": "quantitative"},
       "color": {"aggregate": "max", "field": "c"}, "opacity": {"field": "d", "bin": true}}}
      """#
    let view = try Specifications.views(text)
    #expect(
      Self.transforms(of: view).prefix(3) == [
        "{bin:true,field:d,as:bin_d}", "{timeUnit:yearmonth,field:t,as:yearmonth_t}",
        "{aggregate:[{op:max,as:max_c,field:c},{op:stderr,field:b,as:extent_b},{op:mean,field:b,as:center_b}],"
          + "groupby:[yearmonth_t,bin_d,bin_d_end]}",
      ])
    #expect(
      try Specifications.outline(text) == """
        rule y=lower_b:Q'b' y2=upper_b x=yearmonth_t:O't (year-month)' color=max_c:Q'Max of c' \
        opacity=bin_d:Q'd (binned)' tooltip=(center_b:Q'Mean of b',upper_b:Q'Mean + stderr of b',\
        lower_b:Q'Mean - stderr of b',yearmonth_t:O't (year-month)',max_c:Q'Max of c',bin_d:Q'd (binned)') transforms=5
        """)
  }

  @Test(
    "Errors that are given",
    arguments: [
      (
        #""x2": {"field": "b"}"#, #"{calculate:datum["b"],as:upper_a} {calculate:datum["a"],as:lower_a}"#,
        "(upper_a:Q'b',lower_a:Q'a')"
      ),
      (
        #""xError": {"field": "e"}"#,
        #"{calculate:datum["a"] + datum["e"],as:upper_a} {calculate:datum["a"] - datum["e"],as:lower_a}"#,
        "(a:Q'a',upper_a:Q'a + e',lower_a:Q'a - e')"
      ),
      (
        #""xError": {"field": "e"}, "xError2": {"field": "f"}"#,
        #"{calculate:datum["a"] + datum["e"],as:upper_a} {calculate:datum["a"] + datum["f"],as:lower_a}"#,
        "(a:Q'a',upper_a:Q'a + e',lower_a:Q'a + f')"
      ),
    ])
  func given(_ channels: String, _ transforms: String, _ tooltip: String) throws {
    let text = #"{"mark": "errorbar", "encoding": {"x": {"field": "a", "type": "quantitative"}, "# + channels + "}}"
    let view = try Specifications.views(text)
    #expect(Self.transforms(of: view).joined(separator: " ") == transforms)
    guard case .unit(let unit) = view else { throw UnexpectedView() }
    #expect(unit.encoding.tree["tooltip"].map(Specifications.value) == tooltip)
  }

  @Test("A field of two channels is told once") func unique() throws {
    let text = #"""
      {"mark": "errorbar", "encoding": {"x": {"field": "a", "type": "Q"}, "y": {"field": "c", "type": "nominal"},
       "color": {"field": "c", "type": "nominal", "scale": {"zero": true}, "legend": null}}}
      """#
    guard case .unit(let unit) = try Specifications.views(text) else { throw UnexpectedView() }
    #expect(
      unit.encoding.tree["tooltip"].map(Specifications.value)
        == "(center_a:Q'Mean of a',upper_a:Q'Mean + stderr of a',lower_a:Q'Mean - stderr of a',c:N)")
  }

  @Test("A field with a point in its name leads nowhere else") func points() throws {
    let text = #"{"mark": "errorbar", "encoding": {"x": {"field": "a\\.b", "type": "Q", "title": "T"}}}"#
    let view = try Specifications.views(text)
    guard case .unit(let unit) = view else { throw UnexpectedView() }
    #expect(unit.encoding["x"]?["field"]?.string == #"lower_a\.b"#)
    #expect(VegaField(unit.encoding["x"]?["field"]?.string ?? "").path == ["lower_a.b"])
    #expect(
      Self.transforms(of: view).first
        == #"{aggregate:[{op:stderr,field:a\.b,as:extent_a.b},{op:mean,field:a\.b,as:center_a.b}],groupby:[]}"#)
  }

  @Test("Which parts have no labels, and which are drawn") func parts() throws {
    let text = #"""
      {"mark": {"type": "boxplot", "ticks": {"size": 3}, "outliers": false, "median": false, "color": "red"},
       "encoding": {"y": {"field": "b", "type": "quantitative"}}, "config": {"boxplot": {"box": {"fill": "blue"}}}}
      """#
    #expect(
      Self.marks(of: try Specifications.views(text)) == [
        "{color:red,type:rule,aria:false,style:boxplot-rule}",
        "{color:red,type:rule,aria:false,style:boxplot-rule}",
        "{color:red,type:tick,orient:horizontal,aria:false,style:boxplot-ticks,size:3}",
        "{color:red,type:tick,orient:horizontal,aria:false,style:boxplot-ticks,size:3}",
        "{fill:blue,color:red,type:bar,orient:vertical,ariaRoleDescription:box,style:boxplot-box}",
      ])
  }

  @Test(
    "The axis along which it measures",
    arguments: [
      (#""x": {"field": "a", "type": "quantitative"}, "y": {"field": "b", "type": "temporal"}"#, "", "x"),
      (#""x": {"field": "a", "type": "temporal"}, "y": {"field": "b", "type": "quantitative"}"#, "", "y"),
      (#""x": {"field": "a", "type": "quantitative"}, "y": {"field": "b", "type": "quantitative"}"#, "", "y"),
      (
        #""x": {"field": "a", "type": "quantitative"}, "y": {"field": "b", "type": "quantitative"}"#,
        #", "orient": "horizontal""#, "x"
      ),
      (
        #""x": {"field": "a", "type": "quantitative", "aggregate": "errorband"}, "y": {"field": "b", "type": "Q"}"#, "",
        "x"
      ),
    ])
  func axis(_ channels: String, _ orient: String, _ axis: String) throws {
    let view = try Specifications.views(
      "{\"mark\": {\"type\": \"errorband\"\(orient)}, \"encoding\": {\(channels)}}")
    guard case .layer(_, let layers) = view, case .unit(let unit)? = layers.first else { throw UnexpectedView() }
    #expect(unit.encoding[axis + "2"] != nil)
  }

  struct UnexpectedView: Error {}

  private static func transforms(of view: ViewNode) -> [String] {
    let own = view.frame.transforms.map { Specifications.compact($0.tree) }
    if case .layer(_, let layers) = view { return own + layers.flatMap { transforms(of: $0) } }
    return own
  }

  private static func marks(of view: ViewNode) -> [String] {
    switch view {
    case .unit(let unit): [Specifications.compact(unit.definition.tree)]
    case .layer(_, let layers): layers.flatMap { marks(of: $0) }
    default: []
    }
  }
}
