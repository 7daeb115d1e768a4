import SourceText
import Testing

@testable import VegaLite

@Suite("Views of a specification")
struct ViewTreeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var specification: String
    var outline: String

    init(_ name: String, _ specification: String, _ outline: String) {
      (testDescription, self.specification, self.outline) = (name, specification, outline)
    }
  }

  @Test("The outline of the views", arguments: composed + inherited + repeated + overlaid + refused)
  func outline(_ example: Case) throws {
    #expect(try Specifications.outline(example.specification) == example.outline)
  }

  @Test(
    "What config and styles say of a mark",
    arguments: [
      (
        #""bar""#, #"{"bar": {"fill": "a"}, "mark": {"fill": "b", "invalid": "show"}}"#,
        "{fill:a,invalid:show,type:bar}"
      ),
      (#"{"type": "bar", "fill": "c"}"#, #"{"bar": {"fill": "a"}}"#, "{fill:c,type:bar}"),
      (
        #"{"type": "bar", "style": ["s", "t"]}"#,
        #"{"style": {"bar": {"fill": "a"}, "s": {"fill": "b"}, "t": {"dx": 1}}, "bar": {"fill": "z"}}"#,
        "{fill:b,dx:1,type:bar,style:[s,t]}"
      ),
      (#""line""#, #"{"line": {"point": false, "interpolate": "step"}}"#, "{interpolate:step,type:line}"),
      (#""bar""#, #"{"invalidValues": null}"#, "{invalid:null,type:bar}"),
    ])
  func configured(_ mark: String, _ config: String, _ definition: String) throws {
    let view = try Specifications.views("{\"mark\": \(mark), \"config\": \(config)}")
    guard case .unit(let unit) = view else { throw CompositeTests.UnexpectedView() }
    #expect(Specifications.compact(unit.definition.tree) == definition)
  }

  @Test("What a view says of itself") func frame() throws {
    let view = try Specifications.views(
      #"""
      {"description": "D", "usermeta": {"u": 1}, "resolve": {"scale": {"y": "independent"}}, "data": {"url": "u"},
       "transform": [{"sample": 3}], "layer": [{"mark": "bar"}]}
      """#)
    #expect(view.frame.description == "D")
    #expect(view.frame.usermeta.map(Specifications.compact) == "{u:1}")
    #expect(view.frame.resolve?["scale"]?["y"]?.string == "independent")
    #expect(view.frame.data?.pointer == "/data")
    #expect(view.frame.transforms.map(\.pointer) == ["/transform/0"])
  }

  @Test("A repeat reaches into the order of values") func repeatedOrder() throws {
    let view = try Specifications.views(
      #"""
      {"repeat": ["a"], "spec": {"mark": "bar", "encoding": {
       "x": {"field": "f", "sort": {"field": {"repeat": "repeat"}, "op": "max"}}}}}
      """#)
    guard case .concat(_, let views, .repeated) = view, case .unit(let unit)? = views.first else {
      throw CompositeTests.UnexpectedView()
    }
    #expect(unit.encoding["x"].map { Specifications.compact($0.tree) } == "{field:f,sort:{field:a,op:max}}")
  }

  static let composed = [
    Case("one mark", #"{"mark": "bar", "encoding": {"x": {"field": "a"}}}"#, "bar x=a"),
    Case("a mark as an object", #"{"mark": {"type": "tick"}, "data": null}"#, "tick data"),
    Case(
      "titles and names",
      #"{"title": {"text": ["One", "two"], "subtitle": "Sub"}, "name": "n", "mark": "bar"}"#,
      "bar title=One two subtitle=Sub name=n"),
    Case("a title that is worked out, and cannot be", #"{"title": {"expr": "a +"}, "mark": "bar"}"#, "bar"),
    Case("an empty title", #"{"title": "", "mark": "bar"}"#, "bar"),
    Case("side by side", #"{"hconcat": [{"mark": "bar"}, {"mark": "line"}]}"#, "horizontal\n bar\n line"),
    Case(
      "one above the other in a grid", #"{"concat": [{"vconcat": [{"mark": "bar"}]}]}"#, "concat\n vertical\n  bar"),
    Case(
      "a facet of one field", #"{"facet": {"field": "f"}, "columns": 2, "spec": {"mark": "bar"}}"#,
      "facet facet=f\n bar"),
    Case(
      "a facet of rows and columns",
      #"{"facet": {"column": {"field": "c"}, "row": {"field": "r"}}, "spec": {"mark": "bar"}}"#,
      "facet row=r column=c\n bar"),
    Case(
      "facet channels",
      #"""
      {"title": "T", "data": {"url": "d"}, "transform": [{}], "mark": "bar",
       "encoding": {"x": {"field": "a"}, "row": {"field": "r", "type": "ordinal"}}}
      """#, "facet row=r:O title=T transforms=1 data\n bar x=a"),
    Case(
      "row goes before facet", #"{"mark": "bar", "encoding": {"facet": {"field": "f"}, "row": {"field": "r"}}}"#,
      "facet row=r\n bar"),
    Case("a facet channel without a field", #"{"mark": "bar", "encoding": {"row": {"value": 1}}}"#, "bar"),
    Case(
      "a facet channel in a layer is left out",
      #"{"layer": [{"mark": "bar", "encoding": {"row": {"field": "r"}, "x": {"field": "a"}}}]}"#, "layer\n bar x=a"),
  ]

  static let inherited = [
    Case("an unknown channel is left out", #"{"mark": "bar", "encoding": {"colour": {"field": "a"}}}"#, "bar"),
    Case(
      "channels that the layer lacks", #"{"encoding": {"x": {"field": "a"}}, "layer": [{"mark": "bar"}]}"#,
      "layer\n bar x=a"),
    Case(
      "properties that the channel lacks",
      #"""
      {"encoding": {"x": {"field": "a", "type": "ordinal"}},
       "layer": [{"mark": "bar", "encoding": {"x": {"field": "b"}}}]}
      """#, "layer\n bar x=b:O"),
    Case(
      "a channel without a field goes to nobody",
      #"{"encoding": {"x": {"type": "ordinal"}}, "layer": [{"mark": "bar"}]}"#, "layer\n bar"),
    Case(
      "but through layers",
      #"""
      {"encoding": {"x": {"type": "ordinal"}},
       "layer": [{"layer": [{"mark": "bar", "encoding": {"x": {"field": "b"}}}]}]}
      """#, "layer\n layer\n  bar x=b:O"),
    Case(
      "a constant stands for itself",
      #"{"encoding": {"x": {"field": "a"}}, "layer": [{"mark": "bar", "encoding": {"x": {"value": 3}}}]}"#,
      "layer\n bar x=value 3"),
    Case(
      "null takes away", #"{"encoding": {"x": {"field": "a"}}, "layer": [{"mark": "bar", "encoding": {"x": null}}]}"#,
      "layer\n bar x=null"),
    Case(
      "a condition takes the properties",
      #"""
      {"encoding": {"color": {"field": "a", "type": "nominal"}},
       "layer": [{"mark": "bar", "encoding": {"color": {"condition": {"test": "t", "field": "b"}, "value": "red"}}}]}
      """#, "layer\n bar color=value red?b:N"),
  ]

  static let repeated = [
    Case(
      "one field after the other",
      #"{"repeat": ["a", "b"], "spec": {"mark": "bar", "encoding": {"x": {"field": {"repeat": "repeat"}}}}}"#,
      "repeated\n bar x=a [repeat=a]\n bar x=b [repeat=b]"),
    Case(
      "rows and columns",
      #"""
      {"repeat": {"row": ["r", "s"], "column": ["c", "d"]}, "spec": {"mark": "point", "encoding": {
       "x": {"field": {"repeat": "column"}}, "y": {"field": {"repeat": "row"}}}}}
      """#,
      """
      repeated
       point x=c y=r [row=r column=c]
       point x=d y=r [row=r column=d]
       point x=c y=s [row=s column=c]
       point x=d y=s [row=s column=d]
      """),
    Case(
      "layers, with a datum",
      #"""
      {"title": "T", "repeat": {"layer": ["a", "b"]}, "spec": {"title": "S", "mark": "line", "encoding": {
       "y": {"field": {"repeat": "layer"}}, "color": {"datum": {"repeat": "layer"}}}}}
      """#,
      """
      layer title=T
       line y=a color=datum a:N [layer=a] title=S
       line y=b color=datum b:N [layer=b] title=S
      """),
    Case(
      "layers in rows",
      #"{"repeat": {"layer": ["a"], "row": ["r"]}, "spec": {"mark": "bar", "encoding": {"x": {"field": {"repeat": "layer"}}, "y": {"field": {"repeat": "row"}}}}}"#,
      "repeated\n layer [row=r]\n  bar x=a y=r [layer=a]"),
    Case(
      "one in the other",
      #"""
      {"repeat": ["a"], "spec": {"repeat": {"layer": ["b"]}, "spec": {"mark": "bar", "encoding": {
       "x": {"field": {"repeat": "repeat"}}, "y": {"field": {"repeat": "layer"}}}}}}
      """#, "repeated\n layer [repeat=a]\n  bar x=a y=b [layer=b]"),
    Case(
      "in sorts, conditions, tooltips and layers",
      #"""
      {"repeat": ["a"], "spec": {"encoding": {"y": {"field": {"repeat": "repeat"}}}, "layer": [{"mark": "bar", "encoding": {
       "tooltip": [{"field": {"repeat": "repeat"}}, {"field": "t"}],
       "color": {"condition": {"test": "t", "field": {"repeat": "repeat"}}, "value": 1}}}]}}
      """#, "repeated\n layer [repeat=a]\n  bar y=a tooltip=(a,t) color=value 1?a"),
    Case(
      "what is not repeated is left out",
      #"{"repeat": ["a"], "spec": {"mark": "bar", "encoding": {"x": {"field": {"repeat": "row"}}}}}"#,
      "repeated\n bar [repeat=a]"),
    Case(
      "a facet",
      #"{"repeat": ["a"], "spec": {"mark": "bar", "encoding": {"row": {"field": {"repeat": "repeat"}}}}}"#,
      "repeated\n facet row=a [repeat=a]\n  bar"),
  ]

  static let overlaid = [
    Case(
      "points on a line",
      #"{"mark": {"type": "line", "point": true}, "name": "n", "title": "T", "encoding": {"x": {"field": "a"}}}"#,
      "layer title=T\n line x=a name=n\n point x=a"),
    Case("no points", #"{"mark": {"type": "line", "point": false}, "config": {"line": {"point": true}}}"#, "line"),
    Case("points by config", #"{"mark": "line", "config": {"line": {"point": {}}}}"#, "layer\n line\n point"),
    Case(
      "points by shape", #"{"mark": "line", "encoding": {"shape": {"field": "s"}}}"#,
      "layer\n line\n point shape=s"),
    Case(
      "a line and points on a stacked area",
      #"""
      {"mark": {"type": "area", "line": {}, "point": "transparent"}, "encoding": {
       "x": {"field": "a", "type": "temporal"}, "y": {"field": "b", "type": "quantitative", "aggregate": "sum"},
       "y2": {"value": 0}, "color": {"field": "c"}}}
      """#,
      """
      layer
       area x=a:T y=sum b:Q y2=value 0 color=c
       line x=a:T y=sum b:Q/zero color=c
       point x=a:T y=sum b:Q/zero color=c
      """),
    Case(
      "an area that is not stacked, as nothing divides it",
      #"""
      {"mark": {"type": "area", "line": true}, "encoding": {
       "x": {"field": "a", "type": "temporal"}, "y": {"field": "b", "type": "quantitative", "aggregate": "sum"},
       "color": {"field": "a"}}}
      """#, "layer\n area x=a:T y=sum b:Q color=a\n line x=a:T y=sum b:Q color=a"),
    Case(
      "an area that the author stacks otherwise",
      #"""
      {"mark": {"type": "area", "line": true}, "encoding": {
       "x": {"field": "a", "type": "temporal"}, "y": {"field": "b", "type": "quantitative", "stack": "center"}}}
      """#, "layer\n area x=a:T y=b:Q/center\n line x=a:T y=b:Q/center"),
    Case(
      "a line with two ends", #"{"mark": "line", "encoding": {"x": {"field": "a"}, "x2": {"field": "b"}}}"#,
      "rule x=a x2=b"),
  ]

  static let refused = [
    Case("images", #"{"mark": {"type": "image"}}"#, "refused: a chart of images cannot be told")
  ]
}
