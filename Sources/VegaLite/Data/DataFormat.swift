import ChartModel
@_spi(Bytes) import SourceText

/// The `format` of data: how the bytes of a file, or a text among the values, are read.
struct DataFormat: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case json, jsonLines
    /// Rows of fields with this ASCII character between them.
    case delimited(UInt8)
    /// The features of a map.
    case topojson(TopoJSON)
  }

  enum Parse: Sendable, Hashable {
    /// Fields are read as what the chart makes of them.
    case implied
    /// `null`: nothing is read as anything else.
    case off
    /// Fields are read as what all their values allow.
    case auto
    case fields([String: ParseKind])
  }

  var kind = Kind.json
  /// Where in a JSON value the records are, or `nil` for the whole.
  var property: VegaField?
  /// The names of the columns of a text without a row of names.
  var header: [String]?
  var parse = Parse.implied

  /// The format of a `data` object; `file` is the file's `url`, which tells the type where the author does not.
  init(_ data: SpecificationNode, file: String? = nil) throws(SpecificationFault) {
    let format = data["format"]
    kind = try Self.kind(format, data: data, file: file)
    if let text = format?["property"]?.string, !text.isEmpty { property = VegaField(text) }
    header = format?["header"]?.tree.elements?.map { $0.string ?? "" }
    parse = try Self.parse(format?["parse"])
  }

  private static func kind(
    _ format: SpecificationNode?, data: SpecificationNode, file: String?
  ) throws(SpecificationFault) -> Kind {
    guard let node = format?["type"], !node.tree.isNull else {
      return try kind(ofEnding: ending(file), format ?? data)
    }
    switch node.string {
    case "json": return ["jsonl", "ndjson"].contains(ending(file)) ? .jsonLines : .json
    case "csv": return .delimited(UInt8(ascii: ","))
    case "tsv": return .delimited(0x09)
    case "dsv": return .delimited(try delimiter(format?["delimiter"], at: node))
    case "topojson": return .topojson(try TopoJSON(format ?? data))
    default:
      throw SpecificationFault(
        at: node, found: "\(node.shown) is no format of data", expected: "json, csv, tsv, dsv or topojson")
    }
  }

  /// The kind that the ending of a file's name tells; anything unknown is JSON, as in Vega-Lite.
  private static func kind(
    ofEnding ending: String?, _ format: SpecificationNode
  ) throws(SpecificationFault) -> Kind {
    switch ending {
    case "csv": return .delimited(UInt8(ascii: ","))
    case "tsv": return .delimited(0x09)
    case "jsonl", "ndjson": return .jsonLines
    case "topojson": return .topojson(try TopoJSON(format))
    default: return .json
    }
  }

  /// The ending of a file's name in lowercase, without what may follow it in a URL.
  private static func ending(_ file: String?) -> String? {
    guard let last = file?.prefix(while: { $0 != "?" && $0 != "#" }).split(separator: "/").last else { return nil }
    return last.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last?.lowercased()
  }

  private static func delimiter(
    _ node: SpecificationNode?, at type: SpecificationNode
  ) throws(SpecificationFault) -> UInt8 {
    let expected = "one ASCII character such as a semicolon"
    guard let node else {
      throw SpecificationFault(at: type, found: "dsv without a delimiter", expected: expected)
    }
    guard let text = node.string, text.utf8.count == 1, let byte = text.utf8.first, byte == 0x09 || byte >= 0x20,
      byte != .quote
    else { throw SpecificationFault(at: node, found: "\(node.shown) cannot stand between fields", expected: expected) }
    return byte
  }

  private static func parse(_ node: SpecificationNode?) throws(SpecificationFault) -> Parse {
    guard let node else { return .implied }
    if node.tree.isNull { return .off }
    if node.string == "auto" { return .auto }
    guard node.tree.members != nil else {
      throw SpecificationFault(
        at: node, found: "\(node.shown) tells nothing about fields", expected: "an object of fields, or null")
    }
    var kinds: [String: ParseKind] = [:]
    for (name, value) in node.members where !value.tree.isNull {
      guard let kind = value.string.flatMap({ ParseKind($0) }) else {
        throw SpecificationFault(
          at: value, found: "\(value.shown) is nothing that a field can be read as",
          expected: "number, boolean, date, string, or a pattern such as date:'%d.%m.%Y'")
      }
      kinds[name] = kind
    }
    return .fields(kinds)
  }
}

extension SpecificationNode {
  /// The value as a message shows it.
  var shown: String {
    switch tree.kind {
    case .null: "null"
    case .bool(let value): String(value)
    case .number(let number): Clipping.text(number.plainText)
    case .string(let text): Wording.quoted(text)
    case .array: "an array"
    case .object: "an object"
    }
  }
}
