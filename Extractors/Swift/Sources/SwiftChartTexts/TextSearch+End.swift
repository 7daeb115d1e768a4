import SwiftSyntax

extension TextSearch {
  /// Says so where a comment or a text goes on to the end of a source, as all calls behind its beginning are in it.
  mutating func tellEnd(of tree: SourceFileSyntax) {
    guard found.fault == nil else { return }
    if let place = Self.openComment(before: tree.endOfFileToken) {
      found.fault = .init(at: place, message: "The comment that begins here does not end. Close it by */.")
    } else if let place = Self.openText(before: tree.endOfFileToken) {
      found.fault = .init(
        at: place, message: "The text that begins here does not end. Close it by \"\"\" on a line of its own.")
    }
  }

  /// Where the last comment begins, if it does not end.
  private static func openComment(before end: TokenSyntax) -> Int? {
    guard let last = end.leadingTrivia.pieces.last else { return nil }
    guard isOpen(last) else { return nil }
    return end.positionAfterSkippingLeadingTrivia.utf8Offset - last.sourceLength.utf8Length
  }

  private static func isOpen(_ piece: TriviaPiece) -> Bool {
    switch piece {
    case .blockComment(let text), .docBlockComment(let text): !isClosed(Array(text.utf8))
    default: false
    }
  }

  /// Comments stand inside each other.
  private static func isClosed(_ text: [UInt8]) -> Bool {
    var (depth, isSecond) = (0, false)
    for (first, second) in zip(text, text.dropFirst()) {
      if isSecond {
        isSecond = false
      } else if first == UInt8(ascii: "/"), second == UInt8(ascii: "*") {
        (depth, isSecond) = (depth + 1, true)
      } else if first == UInt8(ascii: "*"), second == UInt8(ascii: "/") {
        (depth, isSecond) = (depth - 1, true)
      }
    }
    return depth == 0
  }

  /// Where the text of several lines begins that the last token of a source is in, if it does not end.
  private static func openText(before end: TokenSyntax) -> Int? {
    var node = end.previousToken(viewMode: .sourceAccurate).map(Syntax.init)
    while let inner = node {
      if let literal = inner.as(StringLiteralExprSyntax.self), literal.closingQuote.presence == .missing,
        literal.openingQuote.tokenKind == .multilineStringQuote
      {
        return literal.openingQuote.positionAfterSkippingLeadingTrivia.utf8Offset
      }
      node = inner.parent
    }
    return nil
  }
}
