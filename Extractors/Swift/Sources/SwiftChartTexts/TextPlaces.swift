/// Turns offsets of bytes into lines and columns as ChartVoice counts them: from 1, columns in characters as Swift tells them
/// apart; a line ends with a line feed, or a carriage return that stands alone.
struct TextPlaces {
  private let bytes: ArraySlice<UInt8>
  private var offset = 0
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  /// The places of offsets.
  static func places(of offsets: some Sequence<Int>, in bytes: [UInt8]) -> [Int: (line: Int, column: Int)] {
    var passed = TextPlaces(bytes)
    return Set(offsets).sorted().reduce(into: [:]) { $0[$1] = passed.place(of: $1) }
  }

  /// The place of an offset not before the last one asked for.
  private mutating func place(of target: Int) -> (line: Int, column: Int) {
    let end = min(max(target, offset), bytes.count)
    var start = offset
    for index in offset..<end where isLineEnd(index) {
      line += 1
      column = 1
      start = index + 1
    }
    column += Self.characters(in: bytes[start..<end])
    offset = end
    return (line, column)
  }

  private func isLineEnd(_ index: Int) -> Bool {
    if bytes[index] == 0x0A { return true }
    return bytes[index] == 0x0D && bytes.dropFirst(index + 1).first != 0x0A
  }

  private static func characters(in bytes: ArraySlice<UInt8>) -> Int {
    // Most texts are of bytes that are a character each.
    bytes.allSatisfy { $0 < 0x80 } ? bytes.count : String(decoding: bytes, as: UTF8.self).count
  }
}
