import ChartModel
@_spi(Bytes) import SourceText

/// Names of several columns in the first one, parted by commas in a table parted by tabs: `freq,unit,geo\TIME_PERIOD`, as Eurostat writes
/// its tables. What stands behind the backslash is what the other columns are called by.
struct PackedNames {
  let bytes: Bytes
  /// Where the names begin.
  let start: Int

  /// The bytes of the table with tabs in place of those commas; `nil` where its first column holds nothing like that.
  var unpacked: [UInt8]? {
    let lines = lines
    guard let head = lines.first, let field = first(of: head), field.firstIndex(of: .quote, from: 0) == nil,
      let slash = field.lastIndex(of: UInt8(ascii: "\\"), in: 0..<field.count),
      case let commas = field[0..<slash].count(of: UInt8(ascii: ",")), commas > 0
    else { return nil }
    var unpacked = Array(bytes[0..<start].buffer) + Self.parted(field[0..<slash])
    unpacked += bytes[head.lowerBound + field.count..<head.upperBound].buffer
    for line in lines.dropFirst() {
      guard let rest = parted(line, commas: commas) else { return nil }
      unpacked += rest
    }
    return unpacked
  }

  /// What is said of such a table.
  static func note(source: String) -> ReadingNote {
    ReadingNote(
      kind: .secondHeader, place: .init(source: source),
      decided: "commas part the names in the first column, which are columns of their own", remedy: nil)
  }

  /// A line with its first field parted, or as it is where nothing stands in it; `nil` where it has not so many commas.
  private func parted(_ line: Range<Int>, commas: Int) -> [UInt8]? {
    guard !bytes[line].trimmed.isEmpty, bytes[line.lowerBound] != .lineFeed, bytes[line].count > 2 else {
      return Array(bytes[line].buffer)
    }
    guard let field = first(of: line), field.firstIndex(of: .quote, from: 0) == nil,
      field.count(of: UInt8(ascii: ",")) == commas
    else { return nil }
    return Self.parted(field) + bytes[line.lowerBound + field.count..<line.upperBound].buffer
  }

  private static func parted(_ names: Bytes) -> [UInt8] { names.buffer.map { $0 == UInt8(ascii: ",") ? 0x09 : $0 } }

  /// The lines with their ends.
  private var lines: [Range<Int>] {
    var (lines, place): ([Range<Int>], Int) = ([], start)
    while place < bytes.count {
      let end = bytes.firstIndex(of: .lineFeed, from: place).map { $0 + 1 } ?? bytes.count
      lines.append(place..<end)
      place = end
    }
    return lines
  }

  /// The first field of a line.
  private func first(of line: Range<Int>) -> Bytes? {
    bytes[line].firstIndex(of: 0x09, from: 0).map { bytes[line.lowerBound..<line.lowerBound + $0] }
  }
}
