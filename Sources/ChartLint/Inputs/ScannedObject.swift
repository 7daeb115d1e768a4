/// Where an object of JSON Lines stands, found by its brackets and quotation marks before anything of it is read.
struct ScannedObject {
  /// From its bracket to the one that closes it; to the end of its line where a text in it does not close, to the end of the file
  /// where nothing does.
  let range: Range<Int>
  /// How many lines end in it.
  private(set) var lineBreaks = 0
  /// The last object in it that stands under "context".
  private(set) var context: Range<Int>?

  /// Looks for the end of an object no further than some bytes more than a limit.
  init(_ bytes: [UInt8], from start: Int, limit: Int) {
    var (depth, index, member) = (0, start, start)
    let last = min(bytes.count, start + limit + 1)
    scan: while index < last {
      let byte = bytes[index]
      // Most bytes are small letters, and of the signs behind them only braces count.
      if byte > UInt8(ascii: "]"), byte != UInt8(ascii: "{"), byte != UInt8(ascii: "}") {
        index += 1
        continue
      }
      switch byte {
      case Self.quote:
        index = Self.endOfText(behind: index, in: bytes, before: last)
        guard index < last, bytes[index] == Self.quote else { break scan }
      case 0x0A: lineBreaks += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth == 2 { member = index }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 1, Self.isContext(before: member, in: bytes) { context = member..<(index + 1) }
        if depth == 0 {
          index += 1
          break scan
        }
      default: break
      }
      index += 1
    }
    range = start..<min(index, last)
  }

  private static let quote = UInt8(ascii: "\"")

  /// Where a text closes that opens with a quotation mark, else where its line ends or what may be read.
  private static func endOfText(behind opening: Int, in bytes: [UInt8], before last: Int) -> Int {
    var index = opening + 1
    while index < last {
      let byte = bytes[index]
      // Small letters and all beyond them are neither marks nor escapes.
      if byte <= UInt8(ascii: "\\") {
        if byte == quote || byte == 0x0A { return index }
        if byte == UInt8(ascii: "\\") { index += 1 }
      }
      index += 1
    }
    return index
  }

  /// Whether a name and a colon stand before a value.
  private static func isContext(before place: Int, in bytes: [UInt8]) -> Bool {
    var place = place
    func behindBlanks() { while place > 0, bytes[place - 1] <= 0x20 { place -= 1 } }
    behindBlanks()
    guard place > 0, bytes[place - 1] == UInt8(ascii: ":") else { return false }
    place -= 1
    behindBlanks()
    guard place > name.count, bytes[(place - name.count)..<place].elementsEqual(name) else { return false }
    place -= name.count
    behindBlanks()
    return place > 0 && (bytes[place - 1] == UInt8(ascii: "{") || bytes[place - 1] == UInt8(ascii: ","))
  }

  private static let name = Array("\"context\"".utf8)
}
