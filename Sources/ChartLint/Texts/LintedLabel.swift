/// A text as rules read it: its tokens once, what is protected in it, and its context; one object, as every rule is handed it.
final class LintedLabel: Sendable {
  let text: LintText
  let tokens: LabelTokens
  /// What each word of a mark or a group is for; `nil` for other kinds.
  let parts: LabelParts?
  /// The axes that a summary speaks of, which several rules ask for; `nil` for other kinds.
  let overviewMentions: AxisMentions?
  /// What it shares with the other labels of its chart.
  let chart: KnownChart
  /// What it claims of the data beside it; `nil` where there is nothing to hold it against.
  let claims: Claims?

  var label: String { text.label }
  var words: LintWords { chart.words }
  var context: LabelContext { text.context }
  var kind: LabelContext.Kind { text.context.kind }

  init(_ text: LintText, of chart: KnownChart) {
    (self.text, self.chart) = (text, chart)
    let words = chart.words
    tokens = LabelTokens(text.label, words: words, protecting: chart.protected, filled: text.filledRanges)
    claims = text.shared.holdsClaims ? Claims(text.context, tokens, chart) : nil
    let hasParts = text.context.kind == .mark || text.context.kind == .group
    parts = hasParts ? LabelParts(tokens, text.shared) : nil
    let isOverview = text.context.kind == .summary && !text.isChart
    overviewMentions = isOverview ? AxisMentions(WordReading(tokens, words.structure), text.context) : nil
  }

  private init(_ label: LintedLabel, claims: Claims?) {
    (text, tokens, chart) = (label.text, label.tokens, label.chart)
    (parts, overviewMentions) = (label.parts, label.overviewMentions)
    self.claims = claims
  }

  /// The label by each way to read the names in it that are those of a series and of a place; itself where there is one.
  var readings: [LintedLabel] {
    guard claims?.isAmbiguous == true else { return [self] }
    return [SharedNames.Choice.series, .place].map { choice in
      LintedLabel(self, claims: Claims(context, tokens, chart, sharedNames: choice))
    }
  }

  /// The characters of a part of the text, given in bytes.
  func characters(_ range: Range<Int>) -> String { tokens.characters(range) }
}
