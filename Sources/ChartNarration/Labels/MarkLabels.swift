public import ChartModel

/// The label of one mark, or of all the parts that stand at one X of a stacked chart.
public struct MarkLabel: Sendable, Equatable {
  /// The id of the mark; that of the total in a stacked chart.
  public var id: String
  /// The series as the data calls it; `nil` for the only series and for a stack.
  public var series: String?
  /// The whole text that is spoken.
  public var text: String
  /// What it shows.
  public var value: MarkValue
}

extension Narrator {
  /// A label for every mark, in focus order.
  ///
  /// ```
  /// June 6: 4,210 steps
  /// June 7: 2 taken, 1 skipped
  /// ```
  public func labels() -> [MarkLabel] {
    var labels: [MarkLabel] = []
    forEachLabel { labels.append($0) }
    return labels
  }

  /// Gives the label of every mark in focus order, one after another: no more than one is in memory.
  public func forEachLabel(_ body: (MarkLabel) throws -> Void) rethrows {
    for series in chart.walkedSeries {
      let visible = MarkLabels(narrator: self).labelledPlaces(of: series)
      let labelled = LabelledSeries(series, self)
      for (k, place) in visible.enumerated() {
        try body(labelled.label(at: place, position: (k + 1, visible.count)))
      }
    }
  }
}

/// The labels of marks, all of them or some.
struct MarkLabels: Narrating {
  let narrator: Narrator

  /// Gives a line for every mark; where there is no mark, a line that says so.
  func forEachLabelLine(_ body: (String) throws -> Void) rethrows {
    var hasLabel = false
    try narrator.forEachLabel { label in
      hasLabel = true
      try body(label.text)
    }
    if !hasLabel { try body(narrator.message) }
  }

  /// The label of the mark at a place of a walked series.
  func label(at place: Int, in series: Series) -> MarkLabel {
    LabelledSeries(series, narrator).label(at: place)
  }

  /// The places of the marks that have a label of their own.
  func labelledPlaces(of series: Series) -> [Int] {
    series.visiblePlaces.filter { narrator.plan.value.addition(at: $0, in: series).count > 0 }
  }

  /// The labels at some places, each with its position among the marks that are walked.
  func labels(at places: [Int], in series: Series) -> [MarkLabel] {
    let walked = labelledPlaces(of: series)
    let labelled = LabelledSeries(series, narrator)
    var position = 0
    return places.map { place in
      while position < walked.count, walked[position] < place { position += 1 }
      let isWalked = position < walked.count && walked[position] == place
      return labelled.label(at: place, position: isWalked ? (position + 1, walked.count) : nil)
    }
  }
}

extension Series {
  /// The places of the marks that their author does not hide.
  var visiblePlaces: [Int] { marks.indices.filter { !marks[$0].isHidden } }
}
