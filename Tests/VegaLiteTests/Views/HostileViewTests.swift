import Testing

@testable import SourceText
@testable import VegaLite

@Suite("Specifications with anything anywhere")
struct HostileViewTests {
  static let specifications =
    (ViewTreeTests.composed + ViewTreeTests.inherited + ViewTreeTests.repeated + ViewTreeTests.overlaid)
    .map(\.specification) + [
      #"""
      {"$schema": "https://vega.github.io/schema/vega-lite/v6.json", "config": {"line": {"point": true}, "style": {"s": {}},
       "boxplot": {"box": {}}, "params": [{"name": "c", "value": 1}]}, "title": {"text": ["a"], "subtitle": "b"},
       "data": {"values": [], "format": {"type": "json"}}, "params": [{"name": "p", "select": {"type": "point",
       "encodings": ["x"]}, "value": [{"x": 1}]}, {"name": "q", "expr": "1"}, {"name": "i", "select": "interval",
       "value": {"x": [1, {"year": 2001}]}}],
       "transform": [{"filter": {"and": [{"field": "a", "equal": 1}, {"not": {"param": "p"}}]}},
       {"lookup": "a", "from": {"data": {"url": "u"}, "key": "k"}}, {"window": [{"op": "rank", "as": "r"}],
       "sort": [{"field": "a", "order": "ascending"}]}],
       "mark": {"type": "boxplot", "extent": 1.5, "box": {"style": ["s"]}, "style": "s", "orient": "vertical"},
       "encoding": {"x": {"field": "a", "timeUnit": {"unit": "year"}, "axis": {"labelExpr": "datum.label"}},
       "y": {"field": "b", "type": "quantitative", "bin": {"maxbins": 3}, "scale": {"domain": [0, {"expr": "q"}]}},
       "color": {"aggregate": {"argmax": "c"}, "field": "d", "legend": {"title": "t"}},
       "tooltip": [{"field": "t", "aggregate": "max"}, {"field": "u"}],
       "opacity": {"condition": [{"test": "1", "value": 1}], "value": 0}, "detail": [{"field": "e", "bin": true}]}}
      """#,
      #"""
      {"selection": {"s": {"type": "multi", "init": [{"a": 1}], "bind": {"input": "range"}, "empty": "none"}},
       "mark": {"type": "errorband", "extent": "ci", "center": "mean"},
       "transform": [{"filter": {"selection": {"and": ["s", {"not": "s"}]}}}],
       "encoding": {"x": {"field": "a", "timeUnit": "year", "type": "ordinal"}, "y": {"field": "b", "type": "Q"},
       "yError": {"field": "c"}, "yError2": {"field": "d"}}}
      """#,
    ]

  @Test("Each part taken for something else is a fault or is fine, and never the end", arguments: specifications)
  func replaced(_ text: String) throws {
    let tree = try Specifications.node(text).tree
    let strangers: [JSONTree.Kind] = [
      .null, .bool(true), .number(-1), .number(.greatestFiniteMagnitude), .string(""), .string("x"), .array([]),
      .array([JSONTree(.null, line: 1)]), .object([]),
      .object([JSONTree.Member(name: "field", value: JSONTree(.string("f"), line: 1))]),
    ]
    for stranger in strangers {
      for variant in Self.variants(tree, JSONTree(stranger, line: 1)) { try read(variant) }
    }
  }

  private func read(_ tree: JSONTree) throws {
    let node = SpecificationNode(tree)
    let context = VegaContext()
    var faults = SpecificationCheck.faults(in: node, warningTo: context)
    do {
      _ = try ViewTree.make(node, in: context)
    } catch {
      faults.append(error)
    }
    for fault in faults + context.warnings {
      #expect(fault.line >= 1)
      #expect(fault.pointer.isEmpty || fault.pointer.hasPrefix("/"))
      #expect(fault.found.isEmpty == false && !fault.found.hasSuffix("."))
    }
  }

  /// The tree with each of its parts replaced in turn.
  private static func variants(_ tree: JSONTree, _ stranger: JSONTree) -> [JSONTree] {
    switch tree.kind {
    case .array(let elements):
      return [stranger]
        + elements.indices.flatMap { index in
          variants(elements[index], stranger).map { part in
            var elements = elements
            elements[index] = part
            return JSONTree(.array(elements), line: tree.line)
          }
        }
    case .object(let members):
      return [stranger]
        + members.flatMap { member in
          variants(member.value, stranger).map { tree.setting(member.name, to: $0) }
        }
    default: return [stranger]
    }
  }
}
