/// Turns offsets of a block into rows and lines of the file.
package enum FaultPlaces {
  package static func error(
    _ failure: BlockFailure, in bytes: Bytes, source: String, rowsBefore: Int, linesBefore: Int
  ) -> ReadingError {
    switch failure {
    case .elsewhere(let error): return error
    case .inBlock(let offset, let row, let found, let expected, let remedy):
      let before = bytes[0..<offset]
      let lineStart = (before.lastIndex(of: .lineFeed, in: 0..<before.count) ?? -1) + 1
      let place = ReadingError.Place(
        source: source, row: row.map { $0 + rowsBefore }, line: linesBefore + before.count(of: .lineFeed) + 1,
        character: before.from(lineStart).text.unicodeScalars.count + 1)
      return ReadingError(.malformed, at: place, found: found, expected: expected, remedy: remedy)
    }
  }

  package static func failure(_ fault: TextCheck.Fault) -> BlockFailure {
    switch fault {
    case .zeroByte(let offset):
      .inBlock(
        offset: offset, row: nil, found: "a zero byte", expected: "text",
        remedy: "Check that this is a table in a text file.")
    case .notUTF8(let offset):
      .inBlock(
        offset: offset, row: nil, found: "a byte that is not UTF-8", expected: "UTF-8 text",
        remedy: "Save the file as UTF-8.")
    }
  }
}
