@_spi(Bytes) import SourceText

/// What a file or standard input holds, as far as its name and its first bytes tell.
///
/// ```swift
/// SpecificationKind(of: Array("{\"mark\": \"bar\", \"data\": {}}".utf8), path: nil)  // vegaLite
/// ```
enum SpecificationKind: Equatable, Sendable {
  /// A specification of Vega-Lite, as people write it and as Altair saves it.
  case vegaLite
  /// A specification of Vega, with marks, scales and signals of its own.
  case vega
  /// YAML text.
  case yaml
  /// A notebook of Jupyter.
  case notebook
  /// A page in which a chart may be.
  case page
  /// A chart of another library, by its name.
  case foreign(String)
  /// Anything else: a table, which other code reads.
  case records

  /// - Parameters:
  ///   - bytes: the whole text, or as much of its beginning as there is.
  ///   - path: the file's name, or `nil` for standard input.
  init(of bytes: [UInt8], path: String?) {
    let name = (path ?? "").lowercased()
    self =
      bytes.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { Self.found(in: Bytes($0, count: buffer.count)) }
      } ?? .records
    guard self == .records else { return }
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { self = .yaml }
    if name.hasSuffix(".vg.json") { self = .vega }
    if name.hasSuffix(".vl.json") { self = .vegaLite }
  }

  /// The kind of a tree that has been read.
  init(of tree: JSONTree) {
    var signs = SpecificationSigns()
    for member in tree.members ?? [] {
      let shape: SpecificationSigns.Shape =
        switch member.value.kind {
        case .array: .array
        case .object: .object
        case .string(let text): .text(text)
        default: .other
        }
      signs.note(member.name, shape)
    }
    self = signs.kind ?? .records
  }

  private static func found(in bytes: Bytes) -> SpecificationKind {
    var tokens = JSONTokens(bytes, from: bytes[0..<3].isByteOrderMark ? 3 : 0)
    tokens.skipBlanks()
    switch bytes[tokens.index] {
    case UInt8(ascii: "{"): return SpecificationSigns.kind(of: &tokens) ?? .records
    case UInt8(ascii: "<"): return isPage(bytes.from(tokens.index)) ? .page : .records
    default: return isYAML(bytes) ? .yaml : .records
    }
  }

  private static func isPage(_ bytes: Bytes) -> Bool {
    let start = bytes[0..<14].text.lowercased()
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
  }

  /// Whether the first line that is no comment names a schema as YAML does.
  private static func isYAML(_ bytes: Bytes) -> Bool {
    let lines = bytes[0..<4_096].text.split(whereSeparator: \.isNewline)
    let first = lines.first { !$0.hasPrefix("#") && !$0.hasPrefix("---") }
    return first?.hasPrefix("$schema:") ?? false
  }

  /// Why a chart of this kind cannot be read; `nil` for what can.
  func refusal(source: String) -> ReadingError? {
    let place = ReadingError.Place(source: source)
    switch self {
    case .vegaLite, .records: return nil
    case .vega:
      return ReadingError(
        .malformed, at: place, found: "this is a Vega specification", expected: "one of Vega-Lite",
        remedy: "Give the Vega-Lite specification that it was made from.")
    case .yaml:
      return ReadingError(
        .malformed, at: place, found: "this is YAML", expected: "JSON", remedy: "Convert the specification to JSON.")
    case .notebook:
      return ReadingError(
        .malformed, at: place, found: "this is a notebook", expected: "a chart",
        remedy: "Save the chart from the notebook, as Altair does with chart.save(\"chart.vl.json\").")
    case .page:
      return ReadingError(
        .malformed, at: place, found: "this is an HTML page", expected: "a chart",
        remedy: "Save the chart as JSON, as Altair does with chart.save(\"chart.vl.json\").")
    case .foreign(let library):
      return ReadingError(
        .malformed, at: place, found: "this is a chart of \(library)", expected: "one of Vega-Lite, or a table",
        remedy: "Give the data that it shows as a table, such as CSV.")
    }
  }
}

/// The members at the top of an object that tell whether it is a specification.
struct SpecificationSigns {
  enum Shape: Equatable {
    case array, object, other
    case text(String)
  }

  private var schema: String?
  private var shapes: [String: Shape] = [:]

  mutating func note(_ name: String, _ shape: Shape) {
    if name == "$schema", case .text(let text) = shape { schema = text }
    if Self.telling.contains(name) { shapes[name] = shape }
  }

  private static let telling: Set<String> = [
    "mark", "encoding", "data", "layer", "concat", "hconcat", "vconcat", "spec", "marks", "cells", "nbformat",
    "layout", "series", "chart", "plotOptions", "xAxis", "yAxis", "tooltip", "legend", "grid", "radar", "visualMap",
    "type",
  ]

  var kind: SpecificationKind? {
    if let schema {
      if schema.contains("/vega-lite/") { return .vegaLite }
      if schema.contains("/vega/") { return .vega }
    }
    if shapes["cells"] == .array, shapes["nbformat"] != nil { return .notebook }
    if shapes["marks"] == .array { return .vega }
    if ["layer", "concat", "hconcat", "vconcat"].contains(where: { shapes[$0] == .array }) { return .vegaLite }
    if shapes["spec"] == .object { return .vegaLite }
    if hasMark, shapes["encoding"] == .object || shapes["data"] == .object { return .vegaLite }
    return library.map { .foreign($0) }
  }

  /// The kinds of charts of Chart.js.
  private static let kinds: Set<String> = ["bar", "line", "pie", "doughnut", "polarArea", "radar", "scatter", "bubble"]

  /// The library whose charts have such members: as Plotly, Highcharts, Apache ECharts and Chart.js document them.
  private var library: String? {
    if shapes["data"] == .array, shapes["layout"] == .object { return "Plotly" }
    if case .text(let kind)? = shapes["type"], Self.kinds.contains(kind), shapes["data"] == .object {
      return "Chart.js"
    }
    guard shapes["series"] == .array || shapes["series"] == .object else { return nil }
    if shapes["chart"] == .object || shapes["plotOptions"] == .object { return "Highcharts" }
    let beside = ["xAxis", "yAxis", "tooltip", "legend", "grid", "radar", "visualMap"]
    return beside.contains { shapes[$0] == .object || shapes[$0] == .array } ? "Highcharts or ECharts" : nil
  }

  private var hasMark: Bool {
    switch shapes["mark"] {
    case .object, .text: true
    default: false
    }
  }

  /// The kind of the object that begins here. Text that breaks off is told by what came before.
  static func kind(of tokens: inout JSONTokens) -> SpecificationKind? {
    var signs = SpecificationSigns()
    let bytes = tokens.bytes
    let isWhole =
      (try? tokens.members(depth: 0) { name, value in
        signs.note(JSONStrings.text(of: name, in: bytes), shape(of: value, in: bytes))
      }) != nil
    tokens.skipBlanks()
    // Records one after the other are a table, whatever their columns are called.
    let isAlone = !isWhole || tokens.index >= bytes.count
    return isAlone || signs.schema != nil ? signs.kind : nil
  }

  private static func shape(of value: JSONValue, in bytes: Bytes) -> Shape {
    switch value.kind {
    case .string, .escapedString: .text(JSONStrings.text(of: value, in: bytes))
    case .nested: bytes[value.text.lowerBound] == UInt8(ascii: "[") ? .array : .object
    default: .other
    }
  }
}
