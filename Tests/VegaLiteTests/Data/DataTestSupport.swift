import Foundation

@testable import SourceText
@testable import VegaLite

/// A folder that is gone when the test is.
final class TestFolder {
  let path: String

  init() throws {
    let base = try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: FileManager.default.temporaryDirectory,
      create: true)
    path = base.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and the folders above it.
  func write(_ name: String, _ text: String) throws {
    let file = path + "/" + name
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }
}

enum DataTests {
  static func node(_ json: String) throws -> SpecificationNode {
    SpecificationNode(try JSONTreeParser.parse(Array(json.utf8), source: "t.vl.json"))
  }

  /// The table of a `data` object that stands at `/data` of a specification.
  static func table(
    _ data: String, datasets: String = "{}", folder: String? = nil, allowed: [String] = [],
    context: VegaContext = VegaContext()
  ) throws -> VegaTable {
    let root = try node("{\"datasets\": \(datasets),\n\"data\": \(data)}")
    let loader = VegaDataLoader(
      root: root, folders: DataFolders(specification: folder, allowed: allowed), context: context)
    guard let data = root["data"] else { return VegaTable() }
    return try loader.table(data)
  }

  /// The fault of a `data` object, as one line.
  static func fault(
    _ data: String, datasets: String = "{}", folder: String? = nil, allowed: [String] = [],
    context: VegaContext = VegaContext()
  ) -> String {
    do {
      let table = try table(data, datasets: datasets, folder: folder, allowed: allowed, context: context)
      return "no fault: \(table.names) \(table.rowCount)"
    } catch let fault as SpecificationFault {
      return text(fault)
    } catch {
      return "\(error)"
    }
  }

  static func text(_ fault: SpecificationFault) -> String {
    let sentence = "\(fault.kind) \(fault.pointer) (line \(fault.line)): \(fault.found)"
    return sentence + (fault.expected.map { ", expected \($0)" } ?? "") + "." + (fault.remedy.map { " " + $0 } ?? "")
  }

  /// A table as text: the names, then a row a line; texts in quotes.
  static func text(_ table: VegaTable) -> String {
    let rows = (0..<table.rowCount).map { row in
      table.names.map { text(table[$0]?[row] ?? .undefined) }.joined(separator: "|")
    }
    return ([table.names.joined(separator: "|")] + rows).joined(separator: "\n")
  }

  static func text(_ value: VegaValue) -> String {
    switch value {
    case .undefined: "-"
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
    case .string(let text): "'\(text)'"
    case .date(let time): "date \(time)"
    case .array(let elements): "[" + elements.map { text($0) }.joined(separator: ",") + "]"
    case .object(let object): "{" + object.members.map { "\($0.name):\(text($0.value))" }.joined(separator: ",") + "}"
    case .pattern(let source, _): "/\(source)/"
    }
  }
}
