import SwiftSyntax

extension SourceText {
  /// The text of a literal that ends.
  init(_ literal: StringLiteralExprSyntax, _ role: Role) {
    let pounds = literal.openingPounds?.text.utf8.count ?? 0
    self.init(role, at: literal.openingQuote.endPositionBeforeTrailingTrivia.utf8Offset, [])
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let written):
        let start = written.content.positionAfterSkippingLeadingTrivia.utf8Offset
        pieces += SegmentPieces(written.content.text, at: start, pounds: pounds).pieces
      case .expressionSegment(let filled):
        let start = filled.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = filled.endPositionBeforeTrailingTrivia.utf8Offset
        pieces.append(Piece(Self.sign(of: filled), .filled, at: start..<end))
      }
    }
    // A text of several lines begins on the line below its quotation marks.
    start = pieces.first?.range.lowerBound ?? start
  }

  /// How many characters of what is filled in are shown.
  private static let shown = 24

  /// What stands in the text for what is filled in: its name, or the beginning of it.
  private static func sign(of segment: ExpressionSegmentSyntax) -> String {
    let written = segment.expressions.trimmedDescription
    let name = written.prefix(shown).prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "$" }
    return "\\(\(name)\(name.count < written.count ? "…" : ""))"
  }
}
