@_spi(Bytes) import SourceText

extension FaultPlaces {
  static func problem(
    _ problem: BlockProblem, in bytes: Bytes, source: String, rowsBefore: Int, linesBefore: Int
  ) -> ReadingProblem {
    let line = linesBefore + bytes[0..<problem.offset].count(of: .lineFeed) + 1
    let place = ReadingError.Place(source: source, row: rowsBefore + problem.row, line: line, column: problem.column)
    return ReadingProblem(place: place, found: problem.found, expected: problem.expected)
  }
}
