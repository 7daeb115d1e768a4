/// Holds texts that an extractor tells of against the source that they stand in.
struct ExtractedTexts {
  private let bytes: [UInt8]
  /// How many bytes of the file come before the source.
  private let start: Int
  private var lines: SourceLines

  init(_ bytes: [UInt8], from start: Int) { (self.bytes, self.start, lines) = (bytes, start, SourceLines(bytes)) }

  /// The text, where it stands in the source; those before it in the order of the source come first.
  mutating func text(
    _ told: ExtractorLine.Text, at location: ExtractorLine.Location?
  ) throws(ExtractorMistake) -> SourceText {
    let location = location ?? (1, 1)
    try check(location)
    if let chart = told.chart { try check((chart, 1)) }
    var text = SourceText(
      told.kind, line: location.line, column: location.column, chart: told.chart, block: told.block, [])
    if let parts = told.parts {
      text.pieces = try pieces(parts, told.text, at: location)
    } else {
      text.pieces = try wholePiece(told.text, at: location)
    }
    return text
  }

  /// Checks that a location is in the source.
  func check(_ location: ExtractorLine.Location?) throws(ExtractorMistake) {
    guard let location, !lines.mayHave(location) else { return }
    throw missing(location)
  }

  private func missing(_ location: ExtractorLine.Location) -> ExtractorMistake {
    ExtractorMistake("names line \(location.line), column \(location.column), which the file does not have")
  }

  // MARK: Pieces

  /// A text without parts: as written, if the source has it there letter for letter; else nothing of it can be changed.
  private mutating func wholePiece(
    _ text: String, at location: ExtractorLine.Location
  ) throws(ExtractorMistake) -> [SourceText.Piece] {
    guard let offset = lines.offset(of: location) else { throw missing(location) }
    guard !text.isEmpty else { return [] }
    let isWritten = bytes.dropFirst(offset).starts(with: text.utf8)
    return [.init(text, isWritten ? .written : .escaped, at: offset..<(isWritten ? offset + text.utf8.count : offset))]
  }

  private func pieces(
    _ parts: [SourceText.Piece], _ text: String, at location: ExtractorLine.Location
  ) throws(ExtractorMistake) -> [SourceText.Piece] {
    guard parts.map(\.text).joined().utf8.elementsEqual(text.utf8) else {
      throw ExtractorMistake("has parts that do not make its text")
    }
    var (pieces, end) = ([SourceText.Piece](), 0)
    for part in parts {
      let piece = try piece(part)
      guard piece.range.lowerBound >= end else { throw ExtractorMistake("has parts that overlap or are out of order") }
      end = piece.range.upperBound
      pieces.append(piece)
    }
    if let first = pieces.first, !lines.has(first.range.lowerBound, onLine: location.line) {
      throw ExtractorMistake("has parts that begin on another line")
    }
    return pieces
  }

  /// A part, counted from the beginning of the source.
  private func piece(_ part: SourceText.Piece) throws(ExtractorMistake) -> SourceText.Piece {
    guard part.range.lowerBound >= start, part.range.upperBound <= bytes.count + start else {
      throw ExtractorMistake("has a part outside the file")
    }
    let range = (part.range.lowerBound - start)..<(part.range.upperBound - start)
    guard part.form != .written || bytes[range].elementsEqual(part.text.utf8) else {
      throw ExtractorMistake("has a part marked as written that the file does not have there")
    }
    return SourceText.Piece(part.text, part.form, at: range)
  }
}
