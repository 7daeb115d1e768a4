import ChartModel
@_spi(Bytes) import SourceText

/// A table inside a packed file or a workbook, ready to be read like any other.
struct Unpacking {
  var input: any ByteInput
  /// What the name of the table ends in.
  var suffix: String
  var notes: [ReadingNote] = []
  /// Whether it is a sheet of a workbook, which has no text of its own.
  var isSheet = false
  /// How its text is written.
  var encoding = TextEncoding.utf8

  private static let mostBytes = 256 << 20

  /// The table of an input: the input itself where it is not packed.
  static func open(
    _ input: any ByteInput, name: String, suffix: String, options: ReadingOptions
  ) throws -> Unpacking {
    let start = try FirstBytes(4, of: input)
    switch (start.bytes[0], start.bytes[1]) {
    case (0x1F, 0x8B):
      return try decoded(GzipInput(start.whole, name: name), name, Self.inner(name, suffix), options.encoding)
    case (0x50, 0x4B) where start.bytes.count == 4:
      return try archive(start.whole, name: name, sheet: options.sheet, encoding: options.encoding)
    default:
      guard options.sheet == nil else {
        throw ReadingError(
          .badOption, at: .init(source: name), found: "--sheet is for workbooks, and this is none",
          remedy: "Leave it out.")
      }
      return try decoded(start.whole, name, suffix, options.encoding)
    }
  }

  /// How many bytes show an encoding.
  private static let telling = 1 << 16

  /// The text of an input as UTF-8.
  private static func decoded(
    _ input: any ByteInput, _ name: String, _ suffix: String, _ asked: TextEncoding?
  ) throws -> Unpacking {
    guard asked != .utf8 else { return Unpacking(input: input, suffix: suffix) }
    let start = try FirstBytes(telling, of: input)
    let found = TextEncoding(start.bytes, mayBeCut: start.bytes.count == telling)
    // RFC 8259: JSON is UTF-8.
    let isJSON = start.bytes.buffer.first { $0 > 0x20 }.map { "[{".utf8.contains($0) } ?? false
    guard let encoding = asked ?? (isJSON && found != .utf16 ? nil : found) else {
      return Unpacking(input: start.whole, suffix: suffix)
    }
    let note = ReadingNote(
      kind: .encoding, place: .init(source: name),
      decided: "the text is not UTF-8 and is read as \(encoding.rawValue)",
      remedy: "Use --text-encoding to name another.")
    return Unpacking(
      input: TranscodedInput(start.whole, encoding), suffix: suffix,
      notes: asked == nil && encoding != .utf16 ? [note] : [], encoding: encoding)
  }

  /// `steps.csv.gz` ends in csv.
  private static func inner(_ name: String, _ suffix: String) -> String {
    let bare = suffix == "gz" ? name.dropLast(3) : name[...]
    return bare.lastIndex(of: ".").map { bare[bare.index(after: $0)...].lowercased() } ?? ""
  }

  private static func archive(
    _ input: any ByteInput, name: String, sheet: String?, encoding: TextEncoding?
  ) throws -> Unpacking {
    let archive = try ZipArchive(try all(input, name: name), name: name)
    if Workbook.isWorkbook(archive) {
      let (csv, note) = try Workbook(archive, name: name).table(sheet: sheet)
      return Unpacking(input: MemoryInput(csv), suffix: "csv", notes: note.map { [$0] } ?? [], isSheet: true)
    }
    let tables = tables(among: archive.entries)
    guard tables.count == 1, let table = tables.first else {
      let found = tables.isEmpty ? "the archive holds no table" : "the archive holds \(tables.count) tables"
      throw ReadingError(
        .notText, at: .init(source: name), found: found, expected: "one .csv, .tsv, .json or .jsonl file",
        remedy: "Unpack it and name the table.")
    }
    let suffix = table.name.lastIndex(of: ".").map { table.name[table.name.index(after: $0)...].lowercased() } ?? ""
    return try decoded(MemoryInput(try archive.expand(table)), name, suffix, encoding)
  }

  /// The tables of the likeliest kind: beside a `.csv`, a `.json` or a `.txt` says something about it.
  private static func tables(among entries: [ZipArchive.Entry]) -> [ZipArchive.Entry] {
    let kinds = [["csv", "tsv", "tab"], ["json", "jsonl", "ndjson"], ["txt"]]
    return kinds.lazy.map { kind in entries.filter { isTable($0.name, of: kind) } }.first { !$0.isEmpty } ?? []
  }

  private static func isTable(_ path: String, of kind: [String]) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return !name.hasPrefix(".") && !path.hasPrefix("__MACOSX/")
      && kind.contains(name.split(separator: ".").last?.lowercased() ?? "")
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
