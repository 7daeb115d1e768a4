/// A text as rules read it: its tokens once, what is protected in it, and its context.
struct LintedLabel: Sendable {
  let text: LintText
  let tokens: LabelTokens
  let words: LintWords
  /// What each word of a mark or a group is for; `nil` for other kinds.
  private(set) var parts: LabelParts?
  /// The names that the configuration protects.
  let names: [String]
  /// What it claims of the data beside it; `nil` where there is nothing to hold it against.
  private(set) var claims: Claims?

  var label: String { text.label }
  var context: LabelContext { text.context }
  var kind: LabelContext.Kind { text.context.kind }

  init(_ text: LintText, words: LintWords, names: [String] = []) {
    self.text = text
    self.words = words
    self.names = names
    tokens = LabelTokens(
      text.label, words: words, protecting: ProtectedNames(text.context, names: names), filled: text.filledRanges)
    claims = Claims(text.context, tokens, words)
    if kind == .mark || kind == .group { parts = LabelParts(self) }
  }

  /// The label by each way to read the names in it that are those of a series and of a place; itself where there is one.
  var readings: [LintedLabel] {
    guard claims?.isAmbiguous == true else { return [self] }
    return [SharedNames.Choice.series, .place].map { choice in
      var label = self
      label.claims = Claims(context, tokens, words, sharedNames: choice)
      return label
    }
  }

  /// The characters of a part of the text, given in bytes.
  func characters(_ range: Range<Int>) -> String { tokens.characters(range) }
}
