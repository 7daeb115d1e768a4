import ChartAnalysis
import ChartModel

/// What the labels of one series have in common, found once for all of them.
final class LabelledSeries {
  let narrator: Narrator
  let series: Series
  /// The name as it is said; empty for the only series of a chart.
  let name: String
  /// Whether its marks stand for the parts of a stack.
  let isTotal: Bool
  /// Whether labels are told while somebody walks from mark to mark.
  let isFocus: Bool
  // A narrator is large: what says a part of a label is made once for all of them, and where it has something to say.
  /// Says values.
  let values: SpreadLabels
  /// Says the parts of a stack.
  let stack: StackLabels?
  /// Says the shares of a chart of parts.
  let shares: PartSentences?
  /// Says how marks stand among others.
  let standing: MarkStanding?
  /// Says on which side of rules marks lie.
  let rules: RuleLabels?

  init(_ series: Series, _ narrator: Narrator, isFocus: Bool = false) {
    self.narrator = narrator
    self.series = series
    self.isFocus = isFocus
    name = narrator.seriesName(series)
    isTotal = narrator.isTotal(series)
    values = SpreadLabels(narrator: narrator)
    stack = isTotal ? StackLabels(narrator: narrator) : nil
    shares = narrator.facts.parts == nil ? nil : PartSentences(narrator: narrator)
    standing = narrator.profile.mark.comparesMarks ? MarkStanding(narrator: narrator) : nil
    rules = narrator.chart.rules.isEmpty ? nil : RuleLabels(narrator: narrator)
  }

  /// The label of the mark at a place.
  ///
  /// - Parameter position: which of how many marks it is among those that are walked; by its place if not given.
  func label(at place: Int, position: (k: Int, n: Int)? = nil) -> MarkLabel {
    let mark = series.marks[place]
    let position = position ?? (place + 1, series.marks.count)
    let sentence = TokenLabel(self, at: place, position: position).sentence
    let text = narrator.names.differOnlyInCapitals ? sentence.text : sentence.line
    return MarkLabel(id: mark.id, series: isTotal ? nil : series.name, text: text, value: mark.value)
  }

  /// Where a mark stands and what it shows, and some detail fields: by this, labels tell marks apart.
  func text(at place: Int, adding fields: [Int]) -> String {
    let told = TokenLabel(self, at: place, position: (0, 0)).told
    return fields.reduce(told) { $0.adding(narrator.vocabulary.details.clause(series.marks[place].detail($1), of: $1)) }
      .text
  }
}
