import Testing

@testable import VegaLite

@Suite("Parameters at the start")
struct ParameterTests {
  @Test(
    "Values, controls and selections",
    arguments: [
      (#"{"name": "p", "value": 3}"#, VegaValue.number(3)),
      (#"{"name": "p", "bind": {"input": "checkbox"}}"#, .null),
      (#"{"name": "p", "select": "interval"}"#, .object(VegaObject())),
      (
        #"{"name": "p", "select": "interval", "value": {"x": [1, 2]}}"#,
        .object(VegaObject([("a", .array([.number(1), .number(2)]))]))
      ),
      (
        #"{"name": "p", "select": {"type": "point", "fields": ["a"]}, "value": 4}"#,
        .object(
          VegaObject([
            ("vlPoint", .object(VegaObject([("or", .array([.object(VegaObject([("a", .number(4))]))]))]))),
            ("a", .array([.number(4)])),
          ]))
      ),
      (
        #"{"name": "p", "select": {"type": "point", "encodings": ["x"]}, "value": [{"x": 1}, {"x": 2}]}"#,
        .object(
          VegaObject([
            (
              "vlPoint",
              .object(
                VegaObject([
                  (
                    "or",
                    .array([.object(VegaObject([("a", .number(1))])), .object(VegaObject([("a", .number(2))]))])
                  )
                ]))
            ),
            ("a", .array([.number(1), .number(2)])),
          ]))
      ),
      // A year is a field here, and no part of a date.
      (
        #"{"name": "p", "select": {"type": "point", "fields": ["year"]}, "value": [{"year": 1955}]}"#,
        .object(
          VegaObject([
            ("vlPoint", .object(VegaObject([("or", .array([.object(VegaObject([("year", .number(1955))]))]))]))),
            ("year", .array([.number(1955)])),
          ]))
      ),
    ])
  func value(_ parameter: String, _ expected: VegaValue) throws {
    let context = VegaContext()
    let text = #"{"mark": "bar", "encoding": {"x": {"field": "a"}}, "params": ["# + parameter + "]}"
    _ = try Specifications.views(text, in: context)
    #expect(context.signals["p"] == expected)
    #expect(context.selections == (parameter.contains("select") ? ["p"] : []))
  }

  @Test("An expression sees the parameters before it") func expressions() throws {
    let context = VegaContext()
    _ = try Specifications.views(
      #"""
      {"width": 300, "config": {"params": [{"name": "c", "value": 2}]},
       "params": [{"name": "a", "expr": "c * width"}, {"name": "b", "expr": "a + 1"}], "mark": "bar"}
      """#, in: context)
    #expect(context.signals["a"] == .number(600))
    #expect(context.signals["b"] == .number(601))
    #expect(context.warnings == [])
  }

  @Test("An expression sees the parameters after it, and a ring of them ends") func order() throws {
    let context = VegaContext()
    _ = try Specifications.views(
      #"""
      {"params": [{"name": "a", "expr": "b + 1"}, {"name": "b", "expr": "c * 2"}, {"name": "c", "value": 5},
       {"name": "d", "expr": "e"}, {"name": "e", "expr": "d"}], "mark": "bar"}
      """#, in: context)
    #expect(context.signals["a"] == .number(11))
    #expect(context.signals["b"] == .number(10))
    #expect(context.warnings.map(\.pointer) == ["/params/3/expr"])
  }

  @Test("A point by a date") func dates() throws {
    let context = VegaContext()
    _ = try Specifications.views(
      #"""
      {"mark": "bar", "encoding": {"x": {"field": "d", "type": "temporal"}},
       "params": [{"name": "p", "select": "interval", "value": {"x": [{"year": 2005, "month": 2}, {"year": 2006}]}}]}
      """#, in: context)
    #expect(
      context.signals["p"]
        == .object(VegaObject([("d", .array([.date(1_107_216_000_000), .date(1_136_073_600_000)]))])))
  }

  @Test("Expressions inside a part become their values") func resolved() throws {
    let context = VegaContext(signals: ["a": .number(3)])
    let node = try Specifications.node(#"{"domain": [0, {"expr": "a + 1"}], "title": {"signal": "'x' + a"}}"#)
    #expect(Specifications.compact(context.resolved(node)) == "{domain:[0,4],title:x3}")
  }

  @Test("What cannot be worked out is null, and said") func unresolved() throws {
    let context = VegaContext()
    let node = try Specifications.node(#"{"domain": {"expr": "1 +"}}"#)
    #expect(Specifications.compact(context.resolved(node)) == "{domain:null}")
    #expect(context.warnings.map(\.pointer) == ["/domain"])
  }

  @Test(
    "Which units somebody could select in",
    arguments: [
      (#"{"mark": "bar", "params": [{"name": "p", "select": "point"}]}"#, [true]),
      (#"{"mark": "bar", "params": [{"name": "p", "value": 1}]}"#, [false]),
      (
        #"{"params": [{"name": "p", "select": "point"}], "hconcat": [{"mark": "bar"}, {"mark": "bar"}]}"#, [true, true]
      ),
      (
        #"""
        {"params": [{"name": "p", "select": "point", "views": ["b"]}],
         "hconcat": [{"mark": "bar", "name": "a"}, {"name": "b", "layer": [{"mark": "bar"}]}]}
        """#, [false, true]
      ),
    ])
  func interactive(_ text: String, _ expected: [Bool]) throws {
    #expect(Self.units(try Specifications.views(text)).map(\.isInteractive) == expected)
  }

  @Test("Selections of older versions are read as parameters") func legacy() throws {
    let context = VegaContext()
    let view = try Specifications.views(
      #"""
      {"config": {"selection": {"single": {}}, "mark": {"dx": 1}},
       "selection": {"pick": {"type": "single", "fields": ["a"], "init": {"a": 1}, "empty": "none"}},
       "transform": [{"filter": {"selection": "pick"}}, {"filter": {"selection": {"not": "pick"}}}],
       "mark": "bar", "encoding": {"color": {"condition": {"selection": "pick", "value": "red"}, "value": "grey"}}}
      """#, in: context)
    guard case .unit(let unit) = view else { throw CompositeTests.UnexpectedView() }
    #expect(context.selections == ["pick"])
    #expect(unit.definition["dx"]?.number == 1)
    #expect(unit.isInteractive)
    #expect(
      unit.frame.transforms.map { Specifications.compact($0.tree) } == [
        "{filter:{param:pick,empty:false}}", "{filter:{not:{param:pick,empty:false}}}",
      ])
    #expect(
      unit.encoding["color"].map { Specifications.compact($0.tree) }
        == "{condition:{value:red,param:pick,empty:false},value:grey}")
    #expect(
      context.warnings.map { $0.sentence(source: "c") } == [
        "c, /selection (line 2): selection is of an older Vega-Lite, and is read as params. "
          + "Write params with select instead."
      ])
  }

  private static func units(_ view: ViewNode) -> [UnitView] {
    switch view {
    case .unit(let unit): [unit]
    case .layer(_, let views), .concat(_, let views, _): views.flatMap { units($0) }
    default: []
    }
  }
}
