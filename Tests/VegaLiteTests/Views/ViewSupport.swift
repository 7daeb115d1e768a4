import Foundation

@testable import SourceText
@testable import VegaLite

/// Specifications as text, and the views of them as text.
enum Specifications {
  static func node(_ text: String) throws -> SpecificationNode {
    SpecificationNode(try JSONTreeParser.parse(Array(text.utf8), source: "chart.vl.json"))
  }

  static func views(_ text: String, in context: VegaContext = VegaContext()) throws -> ViewNode {
    try ViewTree.make(node(text), in: context)
  }

  /// An outline of the views, a line each.
  static func outline(_ node: SpecificationNode, in context: VegaContext) throws -> String {
    outline(try ViewTree.make(node, in: context), indent: 0).joined(separator: "\n")
  }

  static func outline(_ text: String, in context: VegaContext = VegaContext()) throws -> String {
    outline(try views(text, in: context), indent: 0).joined(separator: "\n")
  }

  private static func outline(_ view: ViewNode, indent: Int) -> [String] {
    var lines = [String(repeating: " ", count: indent) + line(view)]
    switch view {
    case .unit, .refused: break
    case .layer(_, let children), .concat(_, let children, _):
      lines += children.flatMap { outline($0, indent: indent + 1) }
    case .facet(_, _, let child): lines += outline(child, indent: indent + 1)
    }
    return lines
  }

  private static func line(_ view: ViewNode) -> String {
    let frame = view.frame
    var text = ""
    switch view {
    case .unit(let unit): text = unit.mark.rawValue + channels(unit.encoding.tree)
    case .layer: text = "layer"
    case .facet(_, let facet, _):
      text = "facet " + facet.channels.map { "\($0.channel)=\(value($0.definition.tree))" }.joined(separator: " ")
    case .concat(_, _, let kind): text = "\(kind)"
    case .refused(_, let fault): text = "refused: \(fault.found)"
    }
    if !frame.repeated.isEmpty {
      text += " [" + frame.repeated.map { "\($0.by)=\($0.field)" }.joined(separator: " ") + "]"
    }
    if let title = frame.title { text += " title=\(title)" }
    if let subtitle = frame.subtitle { text += " subtitle=\(subtitle)" }
    if let name = frame.name { text += " name=\(name)" }
    if !frame.transforms.isEmpty { text += " transforms=\(frame.transforms.count)" }
    if frame.data != nil { text += " data" }
    return text
  }

  private static func channels(_ encoding: JSONTree) -> String {
    (encoding.members ?? []).map { " \($0.name)=\(value($0.value))" }.joined()
  }

  /// A definition in short: what it is of, and what is done to it.
  static func value(_ tree: JSONTree) -> String {
    if let several = tree.elements { return "(" + several.map(value).joined(separator: ",") + ")" }
    guard tree.members != nil else { return compact(tree) }
    var text = ""
    if let operation = tree["aggregate"] { text += compact(operation) + " " }
    if let unit = tree["timeUnit"] { text += compact(unit) + " " }
    if let field = tree["field"] { text += compact(field) }
    if let datum = tree["datum"] { text += "datum " + compact(datum) }
    if let value = tree["value"] { text += "value " + compact(value) }
    if let type = tree["type"]?.string { text += ":" + type.prefix(1).uppercased() }
    if let stack = tree["stack"] { text += "/" + compact(stack) }
    if let title = tree["title"] { text += "'" + compact(title) + "'" }
    if let condition = tree["condition"] { text += "?" + value(condition) }
    return text
  }

  /// JSON on one line, without quotes around texts.
  static func compact(_ tree: JSONTree) -> String {
    switch tree.kind {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .string(let text): text
    case .array(let elements): "[" + elements.map(compact).joined(separator: ",") + "]"
    case .object(let members): "{" + members.map { "\($0.name):\(compact($0.value))" }.joined(separator: ",") + "}"
    }
  }
}

/// The gallery beside the package, if it is there.
enum Gallery {
  static let folder: String = {
    let named = ProcessInfo.processInfo.environment["CHARTVOICE_SHARED"]
    let beside = FileManager.default.currentDirectoryPath + "/../shared"
    return (named ?? beside) + "/vega-gallery/specs"
  }()

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder) }

  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".vl.json") }.sorted()
  }

  static func node(_ name: String) throws -> SpecificationNode {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
    return SpecificationNode(try JSONTreeParser.parse(Array(bytes), source: name))
  }
}
