import ChartAnalysis
import ChartModel

/// The values between which a series moves, and their places, as the phrases of change take them.
struct CourseEnds: Narrating {
  let narrator: Narrator

  /// Two values and their places, as the phrases of change take them.
  func ends(_ range: ClosedRange<Int>, from first: Double, to last: Double, in series: Series) -> PhraseValues {
    [
      "first": plain(first), "last": value(last), "place-first": places.placeBefore(series.marks[range.lowerBound].x),
      "place-last": places.place(series.marks[range.upperBound].x),
    ]
  }

  /// The values that show a course, the first and the last but where seasons come round, as the phrases of change take them.
  func ends(_ facts: SeriesFacts, _ series: Series, _ course: Course) -> PhraseValues? {
    guard case .overall = course, let place = chart.walkedSeries.firstIndex(where: { $0.id == series.id }),
      shape.series.indices.contains(place), let ends = shape.series[place].trend?.ends
    else { return self.ends(facts, series) }
    return self.ends(series, from: ends.lowerBound, to: ends.upperBound)
  }

  /// The first and the last value and their places.
  func ends(_ facts: SeriesFacts, _ series: Series) -> PhraseValues? {
    guard let first = facts.first, let last = facts.last else { return nil }
    return ends(series, from: first, to: last)
  }

  private func ends(_ series: Series, from first: Int, to last: Int) -> PhraseValues? {
    guard let from = series.marks[first].value.number, let to = series.marks[last].value.number else { return nil }
    return [
      "first": plain(from), "last": value(to), "place-first": places.placeBefore(series.marks[first].x),
      "place-last": places.place(series.marks[last].x),
    ]
  }
}
