import Foundation
import Testing

@testable import SourceText
@testable import VegaLite

/// The specifications and data files of Vega-Lite's gallery, where they are beside the package.
@Suite struct GalleryDataTests {
  private static let gallery: String = {
    let beside = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../../../shared")
    let shared = ProcessInfo.processInfo.environment["CHARTVOICE_SHARED"] ?? beside.standardized.path
    return shared + "/vega-gallery"
  }()

  private static let isThere = FileManager.default.fileExists(atPath: gallery + "/specs")

  private static func files(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: gallery + "/" + folder).sorted()
  }

  /// Foundation's values as values of data.
  private static func value(_ object: Any) -> VegaValue {
    switch object {
    case is NSNull: .null
    case let text as String: .string(text)
    case let number as NSNumber:
      CFBoolean.isBoolean(number) ? .bool(number.boolValue) : .number(number.doubleValue)
    case let array as [Any]: .array(array.map { value($0) })
    case let object as [String: Any]: .object(VegaObject(object.map { ($0, value($1)) }))
    default: .undefined
    }
  }

  private enum CFBoolean {
    static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
  }

  @Test(.enabled(if: isThere, "the gallery is not beside the package"))
  func specifications() throws {
    let names = try Self.files("specs").filter { $0.hasSuffix(".json") }
    #expect(names.count > 300)
    for name in names {
      let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: Self.gallery + "/specs/" + name)))
      let tree = try JSONTreeParser.parse(bytes, source: name)
      let object = try JSONSerialization.jsonObject(with: Data(bytes))
      #expect(Self.isSame(tree.value, Self.value(object)), "\(name)")
      #expect(SpecificationKind(of: bytes, path: nil) == .vegaLite, "\(name)")
      #expect(SpecificationKind(of: tree) == .vegaLite, "\(name)")
    }
  }

  @Test(.enabled(if: isThere, "the gallery is not beside the package"))
  func dataFiles() throws {
    let names = try Self.files("data")
    #expect(names.count > 20)
    for name in names {
      let table = try DataTests.table("{\"url\": \"data/\(name)\"}", allowed: [Self.gallery])
      #expect(table.rowCount > 0 && !table.names.isEmpty, "\(name)")
      let data = try Data(contentsOf: URL(fileURLWithPath: Self.gallery + "/data/" + name))
      guard name.hasSuffix(".json") else {
        // None of these files has an empty line, or a line end in quotes.
        let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        #expect(table.rowCount == lines.count - 1, "\(name)")
        continue
      }
      let value = Self.value(try JSONSerialization.jsonObject(with: data))
      let records = value.elements ?? [value]
      #expect(table.rowCount == records.count, "\(name)")
      for row in stride(from: 0, to: records.count, by: 7) {
        #expect(Self.isSame(table.record(row), records[row]), "\(name), record \(row)")
      }
    }
  }

  /// Foundation rounds numbers of many digits in the last place only.
  private static func isSame(_ first: VegaValue, _ second: VegaValue) -> Bool {
    switch (first, second) {
    case (.number(let first), .number(let second)): abs(first - second) <= abs(first) * 1e-14
    case (.array(let first), .array(let second)):
      first.count == second.count && zip(first, second).allSatisfy { isSame($0, $1) }
    case (.object(let first), .object(let second)):
      Set(first.names) == Set(second.names) && first.members.allSatisfy { isSame($0.value, second[$0.name]) }
    default: first == second
    }
  }
}
