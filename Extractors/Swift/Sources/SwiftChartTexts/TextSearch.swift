import SwiftSyntax

/// Goes through a source and takes the texts of charts out of its calls.
struct TextSearch {
  var found = SourceTexts()

  /// Looks at all that a tree holds. It calls itself for nothing: a chain of modifiers is as deep as it is long.
  mutating func search(_ tree: Syntax) {
    var rest: [(node: Syntax, place: TextPlace)] = [(tree, TextPlace())]
    while let (node, outer) = rest.popLast() {
      let place = outer.place(of: node)
      if let call = node.as(FunctionCallExprSyntax.self) { take(call, in: place) }
      if let passed = node.as(UnexpectedNodesSyntax.self) { tell(passed) }
      rest += node.children(viewMode: .sourceAccurate).lazy.filter { !$0.is(TokenSyntax.self) }.map { ($0, place) }
    }
  }

  /// Says so where the parser passed words that take texts.
  private mutating func tell(_ passed: UnexpectedNodesSyntax) {
    let hasText = passed.contains { $0.as(TokenSyntax.self).map { TextSlot.isTaken($0.text) } ?? false }
    guard hasText, found.fault == nil else { return }
    found.fault = .init(
      at: passed.positionAfterSkippingLeadingTrivia.utf8Offset,
      message: "What begins here is no Swift, so some of it was not read. See what the compiler says of it.")
  }

  /// Takes the texts of a call.
  private mutating func take(_ call: FunctionCallExprSyntax, in place: TextPlace) {
    let name = CalledName(call)
    for slot in TextSlot.slots(of: name, call) {
      let role = slot.kind == .owner ? name.roleOfLabel : slot.kind.role
      guard let role else { continue }
      var written = WrittenTexts()
      slot.read(call, into: &written)
      for literal in written.literals { take(literal, role, slot, in: place) }
    }
  }

  private mutating func take(
    _ literal: WrittenTexts.Literal, _ role: SourceText.Role, _ slot: TextSlot, in place: TextPlace
  ) {
    guard literal.syntax.closingQuote.presence == .present else {
      if found.fault == nil {
        found.fault = .init(
          at: literal.syntax.openingQuote.positionAfterSkippingLeadingTrivia.utf8Offset,
          message: "The text that begins here does not end. Close it by a quotation mark.")
      }
      return
    }
    var text = SourceText(literal.syntax, role)
    text.place = place
    if text.label.isEmpty, !slot.isNeeded || literal.isChoice { return }
    if slot.mayBeKey, Self.isKey(text.label) { return }
    found.texts.append(text)
  }

  /// Whether a text is a key of a catalogue, whose texts are judged there: `chart.title`, `STEPS_LABEL`.
  private static func isKey(_ label: String) -> Bool {
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1 || label.contains("_") else { return false }
    return parts.allSatisfy { part in
      part.first?.isLetter == true && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    }
  }
}
