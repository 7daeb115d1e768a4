import Testing

@testable import SourceText
@testable import VegaLite

@Suite("What is said of a specification that is not right")
struct SpecificationCheckTests {
  @Test(
    "Faults",
    arguments: [
      (#"[1]"#, "c (line 1): this is no object, expected a specification in curly brackets."),
      (
        #"{"mrak": "bar"}"#,
        "c (line 1): this view shows nothing, expected mark, layer, facet, repeat or concat. Did you mean mark?"
      ),
      (#"{"data": null}"#, "c (line 1): this view shows nothing, expected mark, layer, facet, repeat or concat."),
      (
        "{\n\"data\": {\"values\": []},\n\n\"mark\": \"bra\"}",
        "c, /mark (line 4): \"bra\" is no mark, expected arc, area, bar, boxplot, circle, errorband, errorbar, geoshape "
          + "or one of 9 others. Did you mean bar?"
      ),
      (
        #"{"mark": {"type": "qwertz"}}"#,
        "c, /mark/type (line 1): \"qwertz\" is no mark, expected arc, area, bar, boxplot, circle, errorband, errorbar, "
          + "geoshape or one of 9 others."
      ),
      (#"{"mark": {}}"#, "c, /mark (line 1): this mark has no type, expected the name of a mark."),
      (#"{"mark": 3}"#, "c, /mark (line 1): this is no mark, expected the name of a mark, or an object with type."),
      (#"{"layer": {"mark": "bar"}}"#, "c, /layer (line 1): this is no list, expected views in square brackets."),
      (
        #"{"layer": [{"data": null}]}"#,
        "c, /layer/0 (line 1): this view shows nothing, expected mark, layer, facet, repeat or concat."
      ),
      (#"{"facet": {"field": "a"}}"#, "c (line 1): this facet has no view to repeat, expected spec."),
      (
        #"{"repeat": "a", "spec": {"mark": "bar"}}"#,
        "c, /repeat (line 1): this is no list of fields, expected names in square brackets."
      ),
      (
        #"{"mark": "bar", "encoding": {"x": {"field": "a", "type": "quantative"}}}"#,
        "c, /encoding/x/type (line 1): \"quantative\" is no type, expected quantitative, temporal, ordinal, nominal or "
          + "geojson. Did you mean quantitative?"
      ),
      (
        #"{"mark": "bar", "encoding": {"x": {"field": ["a"]}}}"#,
        "c, /encoding/x/field (line 1): this is no field, expected the name of a field, or repeat."
      ),
      (
        #"{"mark": "bar", "encoding": {"x": {"field": {"repeat": "rows"}}}}"#,
        "c, /encoding/x/field/repeat (line 1): \"rows\" is no part of a repeat, expected repeat, row, column or layer. "
          + "Did you mean row?"
      ),
      (
        #"{"mark": "bar", "encoding": {"y": {"aggregate": "avarage", "field": "a"}}}"#,
        "c, /encoding/y/aggregate (line 1): \"avarage\" is no aggregate, expected count, sum, mean, average, median, "
          + "min, max, distinct or one of 20 others. Did you mean average?"
      ),
      (
        #"{"mark": "bar", "encoding": {"x": {"timeUnit": "yearmont", "field": "a"}}}"#,
        "c, /encoding/x/timeUnit (line 1): \"yearmont\" is no unit of time, expected year, quarter, month, week, day, "
          + "dayofyear, date, hours or one of 32 others. Did you mean yearmonth?"
      ),
      (
        #"{"mark": "bar", "encoding": {"x": {"bin": "bined", "field": "a"}}}"#,
        "c, /encoding/x/bin (line 1): \"bined\" is no bin, expected binned. Did you mean binned?"
      ),
      (
        #"{"mark": "bar", "encoding": {"x": {"stack": "centre", "field": "a"}}}"#,
        "c, /encoding/x/stack (line 1): \"centre\" is no way to stack, expected zero, center, normalize or none. "
          + "Did you mean center?"
      ),
      (
        #"{"mark": "bar", "encoding": {"x": {"sort": "ascendig", "field": "a"}}}"#,
        "c, /encoding/x/sort (line 1): \"ascendig\" is no order, expected ascending, descending, x, y, x2, y2, xOffset, "
          + "yOffset or one of 32 others. Did you mean ascending?"
      ),
      (
        #"{"mark": "bar", "encoding": {"color": {"condition": {"value": 1}}}}"#,
        "c, /encoding/color/condition (line 1): this condition asks nothing, expected test or param."
      ),
      (
        #"{"mark": "bar", "transform": [{"filtre": "a"}]}"#,
        "c, /transform/0 (line 1): this transform does nothing that is known, expected filter, calculate, lookup, "
          + "aggregate, joinaggregate, window, stack, impute or one of 11 others. Did you mean filter?"
      ),
      (
        #"{"mark": "bar", "transform": [{"calculate": "1"}]}"#,
        "c, /transform/0 (line 1): this calculate has no as, expected calculate and as."
      ),
      (
        #"{"mark": "bar", "transform": [{"filter": {"field": "a", "equals": 3}}]}"#,
        "c, /transform/0/filter (line 1): this condition compares its field with nothing, expected equal, lt, lte, gt, "
          + "gte, range, oneOf or valid."
      ),
      (
        #"{"mark": "bar", "transform": [{"filter": {"and": [{"param": "p"}, {}]}}]}"#,
        "c, /transform/0/filter/and/1 (line 1): this condition asks nothing, expected an expression, or an object with "
          + "field or param."
      ),
      (
        #"{"mark": "bar", "transform": [{"aggregate": [{"op": "total", "as": "b"}]}]}"#,
        "c, /transform/0/aggregate/0/op (line 1): \"total\" is no operation, expected count, sum, mean, average, "
          + "median, min, max, distinct or one of 17 others."
      ),
      (
        #"{"mark": "bar", "data": {"ulr": "a.csv"}}"#,
        "c, /data (line 1): this data has no source, expected url, values, name, sequence, graticule or sphere. "
          + "Did you mean url?"
      ),
      (
        #"{"mark": "bar", "data": {"url": "a", "format": {"type": "cvs"}}}"#,
        "c, /data/format/type (line 1): \"cvs\" is no format of data, expected json, csv, tsv, dsv or topojson. "
          + "Did you mean csv?"
      ),
      (
        #"{"mark": "bar", "params": [{"select": "points", "name": "p"}]}"#,
        "c, /params/0/select (line 1): \"points\" is no selection, expected point or interval. Did you mean point?"
      ),
      (
        #"{"mark": "bar", "params": [{"value": 1}]}"#,
        "c, /params/0 (line 1): this parameter has no name."
      ),
      (
        #"{"mark": "bar", "resolve": {"scale": {"y": "separate"}}}"#,
        "c, /resolve/scale/y (line 1): \"separate\" is no way to resolve, expected independent or shared."
      ),
      (
        #"{"mark": {"type": "bar", "invalid": "drop"}}"#,
        "c, /mark/invalid (line 1): \"drop\" is no way to treat invalid values, expected filter, "
          + "break-paths-filter-domains, break-paths-show-domains, break-paths-show-path-domains or show."
      ),
    ])
  func fault(_ text: String, _ sentence: String) throws {
    let faults = SpecificationCheck.faults(in: try Specifications.node(text), warningTo: VegaContext())
    #expect(faults.map { $0.sentence(source: "c") } == [sentence])
  }

  @Test(
    "Warnings",
    arguments: [
      (
        "{\"mark\": \"bar\",\n\"encoding\": {\"x\": {\n\"tpye\": \"nominal\"}}}",
        "c, /encoding/x/tpye (line 3): \"tpye\" is no property of a position channel. Did you mean type?"
      ),
      (
        #"{"mark": "bar", "encoding": {"colour": {"field": "a"}}}"#,
        "c, /encoding/colour (line 1): \"colour\" is no channel, and is left out. Did you mean color?"
      ),
      (
        #"{"mark": "bar", "encoding": {"x": "price"}}"#,
        "c, /encoding/x (line 1): x is a constant, which should be an object. "
          + "Write {\"field\": \"price\"} for a field, or {\"value\": \"price\"} for a constant."
      ),
      (
        #"{"mark": {"type": "bar", "colour": "red"}}"#,
        "c, /mark/colour (line 1): \"colour\" is no property of a mark. Did you mean color?"
      ),
      (
        #"{"mark": "bar", "encoding": {"color": {"field": "a", "axis": {}}}}"#,
        "c, /encoding/color/axis (line 1): \"axis\" is no property of a channel such as color or size."
      ),
      (
        #"{"mark": "bar", "encoding": {"x": {"scale": {"type": "lineer"}, "field": "a"}}}"#,
        "c, /encoding/x/scale/type (line 1): \"lineer\" is no scale, and is left out. Did you mean linear?"
      ),
      (
        #"{"mark": "bar", "encoding": {"color": {"field": "a", "legend": 0}}}"#,
        "c, /encoding/color/legend (line 1): legend is no object, and is left out."
      ),
      (
        #"{"layer": [{"mark": "bar", "config": {}}]}"#,
        "c, /layer/0/config (line 1): \"config\" is no property of a view."
      ),
      (
        #"{"mark": "bar", "config": {"axsi": {}}}"#,
        "c, /config/axsi (line 1): \"axsi\" is no property of config. Did you mean axis?"
      ),
    ])
  func warning(_ text: String, _ sentence: String) throws {
    let context = VegaContext()
    #expect(SpecificationCheck.faults(in: try Specifications.node(text), warningTo: context) == [])
    #expect(context.warnings.map { $0.sentence(source: "c") } == [sentence])
  }

  @Test("The same unknown property is said once") func once() throws {
    let context = VegaContext()
    let text = #"{"mark": "bar", "encoding": {"x": {"tpye": 1}, "y": {"tpye": 1}, "color": {"tpye": 1}}}"#
    _ = SpecificationCheck.faults(in: try Specifications.node(text), warningTo: context)
    #expect(context.warnings.map(\.pointer) == ["/encoding/x/tpye", "/encoding/color/tpye"])
  }

  @Test("Comments and other programs' own are passed over") func comments() throws {
    let context = VegaContext()
    let text = #"{"$schema": "s", "$comment": "c", "_private": 1, "mark": "bar"}"#
    #expect(SpecificationCheck.faults(in: try Specifications.node(text), warningTo: context) == [])
    #expect(context.warnings == [])
  }

  @Test("An expression that is not right is shown with its place") func expression() throws {
    let text = #"{"mark": "bar", "transform": [{"filter": "datum.a >"}]}"#
    let faults = SpecificationCheck.faults(in: try Specifications.node(text), warningTo: VegaContext())
    #expect(faults.map(\.pointer) == ["/transform/0/filter"])
    #expect(faults.first?.found.hasPrefix("in the expression \"datum.a >\", at character ") == true)
  }

  @Test("A message holds no control character and is not endless") func safe() throws {
    let name = "a\u{1B}[31m" + String(repeating: "x", count: 5_000)
    let fault = SpecificationFault(at: SpecificationNode(JSONTree(.null, line: 2), pointer: "/" + name), found: name)
    let sentence = fault.sentence(source: "c")
    #expect(sentence.hasPrefix("c, /a\\u{1B}[31mxx"))
    #expect(sentence.count < 600)
    #expect(!sentence.unicodeScalars.contains("\u{1B}"))
  }

  @Test(
    "Faults of views are found without the check as well",
    arguments: [
      (#"[]"#, "c (line 1): this is no object, expected a specification of Vega-Lite."),
      (#"{}"#, "c (line 1): this view shows nothing, expected mark, layer, facet, repeat or concat."),
      (#"{"layer": [{"hconcat": []}]}"#, "c, /layer/0 (line 1): this layer shows nothing, expected mark or layer."),
      (
        #"{"mark": "boxplot"}"#,
        "c (line 1): boxplot has nothing to measure along, expected a quantitative or temporal field on x or y."
      ),
      (
        #"{"mark": {"type": "boxplot", "extent": "max"}, "encoding": {"x": {"field": "a", "type": "Q"}}}"#,
        "c, /mark/extent (line 1): this is no extent of a box plot, expected min-max or a number."
      ),
      (
        #"{"mark": {"type": "errorbar", "extent": "sd"}, "encoding": {"x": {"field": "a", "type": "Q"}}}"#,
        "c, /mark/extent (line 1): \"sd\" is no extent of errorbar, expected ci, iqr, stderr, stdev."
      ),
      (
        #"{"mark": "errorbar", "encoding": {"x": {"field": "a", "type": "Q"}, "x2": {"field": "b"}, "yError": {"field": "c"}}}"#,
        "c, /encoding (line 1): errorbar has errors along both x and y, expected errors along one of them."
      ),
      (
        #"{"mark": "errorbar", "encoding": {"x": {"field": "a"}, "x2": {"field": "b"}}}"#,
        "c, /encoding (line 1): x is not quantitative, expected a quantitative field, as x2 says how far it reaches."
      ),
      (
        #"{"repeat": {}, "spec": {"mark": "bar"}}"#,
        "c, /repeat (line 1): this repeat names no fields, expected a list of fields, or row, column or layer with one."
      ),
    ])
  func views(_ text: String, _ sentence: String) throws {
    let fault = #expect(throws: SpecificationFault.self) { try Specifications.views(text) }
    #expect(fault?.sentence(source: "c") == sentence)
  }

  @Test(
    "A small text cannot ask for endless many views",
    arguments: [
      #"{"repeat": {"row": [ROWS], "column": [ROWS]}, "spec": {"mark": "bar"}}"#,
      #"{"repeat": [ROWS], "spec": {"repeat": [ROWS], "spec": {"mark": "bar"}}}"#,
    ])
  func tooMany(_ text: String) throws {
    let rows = Array(repeating: #""a""#, count: 200).joined(separator: ",")
    let text = text.split(separator: "ROWS", omittingEmptySubsequences: false).joined(separator: rows)
    let fault = #expect(throws: SpecificationFault.self) { try Specifications.views(text) }
    #expect(fault?.kind == .tooLarge)
    #expect(fault?.found == "there are too many views")
  }

  @Test("Where a part of a unit is in the text") func pointers() throws {
    let text = #"""
      {"encoding": {"x": {"field": "a", "type": "Q"}}, "layer": [
       {"transform": [{"sample": 1}], "mark": "errorbar"}, {"mark": {"type": "line", "point": true}, "encoding": {}}]}
      """#
    guard case .layer(_, let layers) = try Specifications.views(text), case .unit(let bar)? = layers.first,
      case .layer(_, let line)? = layers.last, case .unit(let point)? = line.last
    else { throw CompositeTests.UnexpectedView() }
    #expect(bar.definition.pointer == "/layer/0/mark")
    #expect(
      bar.frame.transforms.map(\.pointer) == ["/layer/0/transform/0"] + Array(repeating: "/layer/0/mark", count: 3))
    #expect(point.definition.pointer == "/layer/1/mark")
    #expect(point.encoding.pointer == "/layer/1/encoding")
  }

  @Test("A channel that a layer takes over is where it is written") func inheritedPointer() throws {
    let text = #"{"encoding": {"x": {"field": "a"}}, "layer": [{"mark": "bar"}]}"#
    guard case .layer(_, let layers) = try Specifications.views(text), case .unit(let unit)? = layers.first else {
      throw CompositeTests.UnexpectedView()
    }
    #expect(unit.encoding["x"]?.pointer == "/encoding/x")
  }

  @Test("Views inside each other have an end") func deep() throws {
    let text = String(repeating: #"{"hconcat":["#, count: 40) + #"{"mark":"bar"}"# + String(repeating: "]}", count: 40)
    let fault = #expect(throws: SpecificationFault.self) { try Specifications.views(text) }
    #expect(fault?.kind == .tooLarge)
  }

  @Test("A text full of unknown names is not answered with as many warnings") func manyWarnings() throws {
    let channels = (0..<200).map { "\"x\": {\"n\($0)\": 1}" }
    let layers = channels.map { "{\"mark\": \"bar\", \"encoding\": {\($0)}}" }.joined(separator: ",")
    let context = VegaContext()
    _ = SpecificationCheck.faults(in: try Specifications.node("{\"layer\": [\(layers)]}"), warningTo: context)
    #expect(context.warnings.count == 50)
  }

  @Test("So has the number of properties") func wide() throws {
    let members = (0..<3_000).map { "\"c\($0)\": {}" }.joined(separator: ",")
    let fault = #expect(throws: SpecificationFault.self) {
      try Specifications.views("{\"mark\": \"bar\", \"encoding\": {\(members)}}")
    }
    #expect(fault?.sentence(source: "c") == "c, /encoding (line 1): there are 3000 properties, expected at most 500.")
  }
}
