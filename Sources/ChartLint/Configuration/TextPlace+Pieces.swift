/// Changes of texts of sources, which keep what is written around them: escapes, and what a program fills in.
extension TextPlace {
  /// The change of a source that makes some fixes of a text; `nil` where one would touch what is not written letter for letter.
  func edit(ofPieces pieces: [LintText.Piece], making fixes: [Fix]) -> FileEdit? {
    let changes = fixes.compactMap { change(pieces, making: $0) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard changes.count == fixes.count, let first = changes.first, let last = changes.last else { return nil }
    var (replacement, place) = ("", first.range.lowerBound)
    for change in changes {
      guard let kept = written(place..<max(change.range.lowerBound, place)), change.range.lowerBound >= place else {
        return nil
      }
      replacement += kept + change.replacement
      place = change.range.upperBound
    }
    return edit(first.range.lowerBound..<last.range.upperBound, replacement, first.line)
  }

  private func change(
    _ pieces: [LintText.Piece], making fix: Fix
  ) -> (range: Range<Int>, replacement: String, line: Int)? {
    let piece = pieces.first {
      $0.form == .written && $0.range.lowerBound <= fix.range.lowerBound && $0.range.upperBound >= fix.range.upperBound
    }
    guard let piece, !fix.replacement.unicodeScalars.contains(where: needsEscape) else { return nil }
    let start = piece.source.lowerBound + fix.range.lowerBound - piece.range.lowerBound
    return (start..<(start + fix.range.count), fix.replacement, piece.line)
  }
}
