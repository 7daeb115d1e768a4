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

  init(_ series: Series, _ narrator: Narrator, isFocus: Bool = false) {
    self.narrator = narrator
    self.series = series
    self.isFocus = isFocus
    name = narrator.seriesName(series)
    isTotal = narrator.isTotal(series)
  }

  /// The label of the mark at a place, as which of how many marks it is walked.
  func label(at place: Int, position: (k: Int, n: Int)) -> MarkLabel {
    let mark = series.marks[place]
    let sentence = TokenLabel(self, at: place, position: position).sentence
    let text = narrator.names.differOnlyInCapitals ? sentence.text : sentence.line
    return MarkLabel(id: mark.id, series: isTotal ? nil : series.name, text: text, value: mark.value)
  }

  /// Where a mark stands and what it shows, and some detail fields: by this, labels tell marks apart.
  func text(at place: Int, adding fields: [Int]) -> String {
    let told = TokenLabel(self, at: place, position: (0, 0)).told
    return fields.reduce(told) { $0.adding(narrator.details.clause(series.marks[place].detail($1), of: $1)) }.text
  }
}
