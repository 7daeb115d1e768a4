/// Turns offsets of bytes into lines and columns, one after another: however many are asked, the bytes are passed once.
struct TextPlaces {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The line and the column in characters, both from 1, of an offset not before the last one asked for.
  mutating func place(of target: Int) -> (line: Int, column: Int) {
    let end = min(max(target, offset), bytes.count)
    var start = offset
    for index in offset..<end where Self.endsLine(index, in: bytes) {
      line += 1
      column = 1
      start = index + 1
    }
    column += Self.characters(in: bytes[start..<end])
    offset = end
    return (line, column)
  }

  /// A line feed, or a carriage return that stands alone.
  static func endsLine(_ index: Int, in bytes: [UInt8]) -> Bool {
    if bytes[index] == 0x0A { return true }
    return bytes[index] == 0x0D && !(bytes.indices.contains(index + 1) && bytes[index + 1] == 0x0A)
  }

  private static func characters(in bytes: ArraySlice<UInt8>) -> Int {
    // Most texts are of bytes that are a character each.
    bytes.allSatisfy { $0 < 0x80 } ? bytes.count : String(decoding: bytes, as: UTF8.self).count
  }
}
