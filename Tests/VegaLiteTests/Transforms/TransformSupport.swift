import ChartModel
import Foundation

@testable import SourceText
@testable import VegaLite

/// Transforms of small tables written as JSON, and their results as text.
struct TransformTrial {
  var zone = TimeZoneRules.utc
  var signals: [String: VegaValue] = [:]
  var selections: Set<String> = []
  var limits = VegaContext.Limits()
  var others: [String: String] = [:]

  func context() -> VegaContext {
    VegaContext(zone: zone, signals: signals, selections: selections, limits: limits)
  }

  /// The table that a transform makes of rows.
  func table(_ transform: String, _ rows: String, _ context: VegaContext? = nil) throws -> VegaTable {
    let table = try VegaTable(records: JSONText.tree(rows).value.elements ?? [])
    return try apply(transform, table, context)
  }

  func apply(_ transform: String, _ table: VegaTable, _ context: VegaContext? = nil) throws -> VegaTable {
    let node = SpecificationNode(try JSONText.tree(transform), pointer: "/transform/0")
    return try VegaTransforms.apply(node, to: table, in: context ?? self.context(), sources: Sources(tables: others))
  }

  /// The same as text: names, then a row a line.
  func text(_ transform: String, _ rows: String) throws -> String {
    TableText.text(try table(transform, rows))
  }

  /// The fault of a transform that has one.
  func fault(_ transform: String, _ rows: String = "[]") throws -> String {
    do {
      _ = try table(transform, rows)
      return "no fault"
    } catch let fault as SpecificationFault {
      let parts = [
        fault.pointer + ": " + fault.found, fault.expected.map { "expected " + $0 }, fault.remedy,
        fault.kind == .broken ? nil : "\(fault.kind)",
      ]
      return parts.compactMap { $0 }.joined(separator: " | ")
    }
  }

  /// Named data sets.
  struct Sources: VegaSources {
    let tables: [String: String]

    func table(_ data: SpecificationNode) throws(SpecificationFault) -> VegaTable {
      guard let name = data["name"]?.string, let text = tables[name], let tree = try? JSONText.tree(text) else {
        throw SpecificationFault(at: data, found: "no such table")
      }
      return VegaTable(records: tree.value.elements ?? [])
    }
  }
}

/// A table as text that tells undefined, null, texts and dates from each other.
enum TableText {
  static func text(_ table: VegaTable) -> String {
    let rows = (0..<table.rowCount).map { row in
      table.names.map { text(table[$0]?.element(row) ?? .undefined) }.joined(separator: " ")
    }
    return ([table.names.joined(separator: " ")] + rows).joined(separator: "\n")
  }

  static func text(_ value: VegaValue) -> String {
    switch value {
    case .undefined: "-"
    case .string(let text): "'" + text + "'"
    case .date(let time): time.isNaN ? "invalid" : date(time)
    case .array(let elements): "[" + elements.map { text($0) }.joined(separator: ",") + "]"
    case .object(let object): "{" + object.members.map { $0.name + ":" + text($0.value) }.joined(separator: ",") + "}"
    default: value.toText()
    }
  }

  private static func date(_ time: Double) -> String {
    var text = Date(timeIntervalSince1970: time / 1_000).formatted(.iso8601)
    let rest = Int(time.truncatingRemainder(dividingBy: 1_000))
    if rest != 0 { text = text.replacingOccurrences(of: "Z", with: ".\(rest)Z") }
    return text.replacingOccurrences(of: "T00:00:00Z", with: "")
  }
}

/// JSON by Foundation, so that these tests need no other part. Members are in the order of their names.
enum JSONText {
  static func tree(_ text: String) throws -> JSONTree {
    try JSONDecoder().decode(Value.self, from: Data(text.utf8)).tree
  }

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private struct Value: Decodable {
    let tree: JSONTree

    init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: Name.self) {
        let members = try container.allKeys.map {
          JSONTree.Member(name: $0.stringValue, value: try container.decode(Value.self, forKey: $0).tree)
        }
        tree = JSONTree(.object(members.sorted { $0.name < $1.name }), line: 1)
      } else if let elements = try? decoder.singleValueContainer().decode([Value].self) {
        tree = JSONTree(.array(elements.map(\.tree)), line: 1)
      } else {
        tree = JSONTree(try Self.scalar(decoder.singleValueContainer()), line: 1)
      }
    }

    private static func scalar(_ container: any SingleValueDecodingContainer) throws -> JSONTree.Kind {
      if container.decodeNil() { return .null }
      if let value = try? container.decode(Bool.self) { return .bool(value) }
      if let number = try? container.decode(Double.self) { return .number(number) }
      return .string(try container.decode(String.self))
    }
  }
}
