extension LintText {
  /// A part of a text of a source, and where it stands there.
  struct Piece: Sendable {
    /// Where it stands in the text, in bytes.
    var range: Range<Int>
    /// How it is written.
    var form: SourceText.Form
    /// Where it stands in the file, in bytes.
    var source: Range<Int>
    /// The line where it begins, from 1.
    var line: Int
    /// The column where it begins, in characters from 1.
    var column: Int
  }

  /// What programs fill in, in bytes of the text: no rule for words or numbers reads it.
  var filledRanges: [Range<Int>] { pieces.lazy.filter { $0.form == .filled }.map(\.range) }

  /// The line and the column of a part of the text that begins at a byte; those of the text where it is about all of it.
  func place(of offset: Int?) -> (line: Int, column: Int) {
    guard let offset else { return (line, column) }
    guard let piece = pieces.last(where: { $0.range.lowerBound <= offset }) else {
      return Self.place(behind: characters(0..<offset), from: (line, column))
    }
    guard piece.form == .written else { return (piece.line, piece.column) }
    return Self.place(behind: characters(piece.range.lowerBound..<offset), from: (piece.line, piece.column))
  }

  private func characters(_ range: Range<Int>) -> String {
    String(decoding: label.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }

  private static func place(behind text: String, from start: (line: Int, column: Int)) -> (line: Int, column: Int) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, let last = lines.last else { return (start.line, start.column + text.count) }
    return (start.line + lines.count - 1, last.count + 1)
  }
}
