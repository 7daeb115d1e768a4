import ChartModel

/// From which point to which a path leads that joins points in an order of their own.
struct PathSentence: Narrating {
  let narrator: Narrator

  /// `From 3,675 miles, 2.38 (year 1956) to 9,596 miles, 2.61 (year 2010).`; `nil` where the chart is no path, and of several.
  var message: String? {
    guard chart.composition == .path, chart.walkedSeries.count == 1, let ends else { return nil }
    return Sentence(
      voice.say(
        .messagePath,
        [
          "first": text(of: ends.first.mark), "place-first": clause(ends.first), "last": text(of: ends.last.mark),
          "place-last": clause(ends.last),
        ])
    ).sentence
  }

  private struct End {
    var mark: Mark
    var field: Int
  }

  /// The first and the last mark along the path.
  private var ends: (first: End, last: End)? {
    let marks = chart.walkedSeries.flatMap(\.marks).filter { !$0.isHidden }
    guard let field = chart.details.firstIndex(where: { $0.look == .order }), marks.count > 1,
      marks.allSatisfy({ $0.detail(field) != nil && $0.value.number != nil }),
      let first = marks.min(by: { order($0, field) < order($1, field) }),
      let last = marks.max(by: { order($0, field) < order($1, field) }), order(first, field) < order(last, field)
    else { return nil }
    return (End(mark: first, field: field), End(mark: last, field: field))
  }

  private func order(_ mark: Mark, _ field: Int) -> Double { mark.detail(field)?.order ?? 0 }

  private func text(of mark: Mark) -> String { Sentence(places.text(mark.x)).adding(state(mark.value)).text }

  private func clause(_ end: End) -> String {
    narrator.vocabulary.details.clause(end.mark.detail(end.field), of: end.field)
  }
}
