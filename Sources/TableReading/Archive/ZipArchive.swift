@_spi(Bytes) import SourceText

/// The files of a zip archive, by its directory at the end.
struct ZipArchive {
  /// A file of the archive.
  struct Entry {
    var name: String
    /// 0 for bytes as they are, 8 for DEFLATE.
    var method: Int
    var packedSize: Int
    var size: Int
    var checksum: UInt32
    /// Where its own header begins.
    var offset: Int
    var isEncrypted: Bool
  }

  private(set) var entries: [Entry] = []
  private let bytes: [UInt8]
  private let name: String
  private static let mostEntries = 20_000
  /// The most bytes of one file that are expanded.
  private static let mostBytes = 1 << 30

  init(_ bytes: [UInt8], name: String) throws(ReadingError) {
    (self.bytes, self.name) = (bytes, name)
    guard let end = endOfDirectory else { throw damaged("its directory is not there") }
    let (count, start) = (number(end + 10, 2), number(end + 16, 4))
    guard count <= Self.mostEntries, start < bytes.count else {
      throw damaged("its directory is not where it should be")
    }
    var place = start
    for _ in 0..<count {
      guard number(place, 4) == 0x0201_4B50 else { throw damaged("its directory is damaged") }
      let (nameLength, extra, comment) = (number(place + 28, 2), number(place + 30, 2), number(place + 32, 2))
      entries.append(
        Entry(
          name: String(decoding: bytes[range(place + 46, nameLength)], as: UTF8.self), method: number(place + 10, 2),
          packedSize: number(place + 20, 4), size: number(place + 24, 4),
          checksum: UInt32(truncatingIfNeeded: number(place + 16, 4)), offset: number(place + 42, 4),
          isEncrypted: number(place + 8, 2) & 1 == 1))
      place += 46 + nameLength + extra + comment
    }
  }

  func entry(named name: String) -> Entry? { entries.first { $0.name == name } }

  /// The bytes of a file.
  func expand(_ entry: Entry) throws -> [UInt8] {
    guard !entry.isEncrypted else {
      throw ReadingError(
        .unreadable, at: .init(source: name), found: "it is locked by a password", remedy: "Save it without a password."
      )
    }
    guard number(entry.offset, 4) == 0x0403_4B50 else {
      throw damaged("\(Wording.quoted(entry.name)) is not where it should be")
    }
    let start = entry.offset + 30 + number(entry.offset + 26, 2) + number(entry.offset + 28, 2)
    let packed = bytes[range(start, entry.packedSize)]
    guard packed.count == entry.packedSize else { throw damaged("it ends early") }
    switch entry.method {
    case 0: return try checked(Array(packed), entry)
    case 8: return try checked(inflate(packed, entry), entry)
    default:
      throw ReadingError(
        .unreadable, at: .init(source: name), found: "it is packed by a method that is not known",
        remedy: "Pack it anew, or unpack it.")
    }
  }

  private func checked(_ expanded: [UInt8], _ entry: Entry) throws(ReadingError) -> [UInt8] {
    var sum = CRC32()
    expanded.withUnsafeBytes { sum.add($0) }
    guard sum.value == entry.checksum else { throw damaged("\(Wording.quoted(entry.name)) is damaged") }
    return expanded
  }

  private func inflate(_ packed: ArraySlice<UInt8>, _ entry: Entry) throws -> [UInt8] {
    var place = packed.startIndex
    var inflate = Inflate {
      defer { place += 1 }
      return place < packed.endIndex ? packed[place] : nil
    }
    var (expanded, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    do {
      while true {
        let count = try buffer.withUnsafeMutableBytes { try inflate.read(into: $0) }
        guard count > 0 else { return expanded }
        expanded += buffer[..<count]
        try ExpansionLimit.check(expanded.count, of: packed.count, name: name)
        guard expanded.count <= Self.mostBytes else {
          throw ReadingError(
            .tooLarge, at: .init(source: name), found: "it holds more than 1 GiB", remedy: "Save the table as CSV.")
        }
      }
    } catch is Inflate.Fault {
      throw damaged("\(Wording.quoted(entry.name)) is damaged")
    }
  }

  private func damaged(_ found: String) -> ReadingError {
    ReadingError(
      .malformed, at: .init(source: name), found: "the archive cannot be read, as \(found)",
      remedy: "Save or download the file again.")
  }

  /// Where the record at the end of the directory begins.
  private var endOfDirectory: Int? {
    let lowest = max(0, bytes.count - 22 - 0xFFFF)
    return (lowest..<max(lowest, bytes.count - 21)).reversed().first { number($0, 4) == 0x0605_4B50 }
  }

  /// A number of so many bytes, the lowest first; bytes that are not there are 0.
  private func number(_ place: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { sum, byte in
      bytes.indices.contains(place + byte) ? sum | Int(bytes[place + byte]) << (8 * byte) : sum
    }
  }

  /// A range of so many bytes, cut to those that are there.
  private func range(_ start: Int, _ count: Int) -> Range<Int> {
    let lower = min(max(0, start), bytes.count)
    return lower..<min(bytes.count, lower + max(0, count))
  }
}
