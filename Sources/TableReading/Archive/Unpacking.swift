import ChartModel
@_spi(Bytes) import SourceText

/// A table inside a packed file or a workbook, ready to be read like any other.
struct Unpacking {
  var input: any ByteInput
  /// What the name of the table ends in.
  var suffix: String
  var notes: [ReadingNote] = []

  private static let mostBytes = 256 << 20

  /// The table of an input: the input itself where it is not packed.
  static func open(_ input: any ByteInput, name: String, suffix: String, sheet: String?) throws -> Unpacking {
    let start = try Peek.first(4, of: input)
    switch (start.bytes.first, start.bytes.dropFirst().first) {
    case (0x1F, 0x8B):
      return Unpacking(input: GzipInput(start.input, name: name), suffix: Self.inner(name, suffix))
    case (0x50, 0x4B) where start.bytes.count == 4: return try archive(start.input, name: name, sheet: sheet)
    default:
      guard sheet == nil else {
        throw ReadingError(
          .badOption, at: .init(source: name), found: "--sheet is for workbooks, and this is none",
          remedy: "Leave it out.")
      }
      return Unpacking(input: start.input, suffix: suffix)
    }
  }

  /// `steps.csv.gz` ends in csv.
  private static func inner(_ name: String, _ suffix: String) -> String {
    let bare = suffix == "gz" ? name.dropLast(3) : name[...]
    return bare.lastIndex(of: ".").map { bare[bare.index(after: $0)...].lowercased() } ?? ""
  }

  private static func archive(_ input: any ByteInput, name: String, sheet: String?) throws -> Unpacking {
    let archive = try ZipArchive(try all(input, name: name), name: name)
    if Workbook.isWorkbook(archive) {
      let (csv, note) = try Workbook(archive, name: name).table(sheet: sheet)
      return Unpacking(input: MemoryInput(csv), suffix: "csv", notes: note.map { [$0] } ?? [])
    }
    let tables = archive.entries.filter { isTable($0.name) }
    guard tables.count == 1, let table = tables.first else {
      let found = tables.isEmpty ? "the archive holds no table" : "the archive holds \(tables.count) tables"
      throw ReadingError(
        .notText, at: .init(source: name), found: found, expected: "one .csv, .tsv, .json or .jsonl file",
        remedy: "Unpack it and name the table.")
    }
    let suffix = table.name.lastIndex(of: ".").map { table.name[table.name.index(after: $0)...].lowercased() } ?? ""
    return Unpacking(input: MemoryInput(try archive.expand(table)), suffix: suffix)
  }

  private static func isTable(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return !name.hasPrefix(".") && !path.hasPrefix("__MACOSX/")
      && ["csv", "tsv", "tab", "txt", "json", "jsonl", "ndjson"].contains(
        name.split(separator: ".").last?.lowercased() ?? "")
  }

  private static func all(_ input: any ByteInput, name: String) throws -> [UInt8] {
    var (bytes, block) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = try block.withUnsafeMutableBytes { try input.read(into: $0, at: bytes.count) }
      if count == 0 { return bytes }
      bytes += block[..<count]
      guard bytes.count <= mostBytes else {
        throw ReadingError(
          .tooLarge, at: .init(source: name), found: "an archive of more than 256 MiB", remedy: "Save the table as CSV."
        )
      }
    }
  }
}

/// Looks at the first bytes of an input without taking them away.
enum Peek {
  static func first(_ count: Int, of input: any ByteInput) throws -> (bytes: [UInt8], input: any ByteInput) {
    var (bytes, block) = ([UInt8](), [UInt8](repeating: 0, count: count))
    while bytes.count < count {
      let wanted = count - bytes.count
      let read = try block.withUnsafeMutableBytes {
        try input.read(into: UnsafeMutableRawBufferPointer(rebasing: $0[..<wanted]), at: bytes.count)
      }
      if read == 0 { break }
      bytes += block[..<read]
    }
    return (bytes, input.isRepeatable ? input : ContinuedInput(bytes, then: input))
  }
}
