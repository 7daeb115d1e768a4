/// Finds locations in a source by line and column, as `TextPlaces` counts them.
struct SourceLines {
  private let bytes: [UInt8]
  /// Where each line begins, and the end.
  private let starts: [Int]
  /// The line that was last asked for, up to a character that was found in it.
  private var passed: (number: Int, text: String, index: String.Index, column: Int)?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.lazy.filter { TextPlaces.endsLine($0, in: bytes) }.map { $0 + 1 } + [bytes.count]
  }

  /// The bytes of a line with what ends it; `nil` where there is none of the number.
  private func range(ofLine number: Int) -> Range<Int>? {
    guard number > 0, number < starts.count else { return nil }
    return starts[number - 1]..<starts[number]
  }

  /// Whether a line is there, with no fewer bytes than the characters before the column.
  func mayHave(_ location: (line: Int, column: Int)) -> Bool {
    range(ofLine: location.line).map { location.column - 1 <= $0.count } ?? false
  }

  /// Whether a byte is on a line; behind the last one is the end of the source.
  func has(_ offset: Int, onLine number: Int) -> Bool {
    range(ofLine: number).map { $0.contains(offset) || offset == bytes.count && $0.upperBound == offset } ?? false
  }

  /// Where a location is, in bytes; `nil` where there is none such. Asked in the order of the source, each line is passed once.
  mutating func offset(of location: (line: Int, column: Int)) -> Int? {
    guard let range = range(ofLine: location.line) else { return nil }
    if passed?.number != location.line || (passed?.column ?? 0) > location.column {
      let end = bytes[range].lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? range.lowerBound
      let text = String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
      passed = (location.line, text, text.startIndex, 1)
    }
    guard var line = passed,
      let index = line.text.index(line.index, offsetBy: location.column - line.column, limitedBy: line.text.endIndex)
    else { return nil }
    (line.index, line.column) = (index, location.column)
    passed = line
    return range.lowerBound + line.text.utf8.distance(from: line.text.startIndex, to: index)
  }
}
