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
      let visible = labelledPlaces(of: series)
      let labelled = LabelledSeries(series, self)
      for (k, place) in visible.enumerated() {
        try body(labelled.label(at: place, position: (k + 1, visible.count)))
      }
    }
  }

  /// The label of the mark at a place of a walked series.
  ///
  /// - Parameters:
  ///   - position: which of how many marks it is among those that are walked; by its place if not given.
  ///   - isFocus: whether it is told while somebody walks from mark to mark.
  func label(
    at place: Int, in series: Series, position: (k: Int, n: Int)? = nil, isFocus: Bool = false
  ) -> MarkLabel {
    LabelledSeries(series, self, isFocus: isFocus)
      .label(at: place, position: position ?? (place + 1, series.marks.count))
  }

  /// The places of the marks that have a label of their own.
  func labelledPlaces(of series: Series) -> [Int] {
    series.visiblePlaces.filter { plan.addition(at: $0, in: series).count > 0 }
  }

  func position(_ k: Int, of n: Int) -> String {
    voice.say(.labelPosition, ["k": numbers.ordinal(k), "n": numbers.ordinal(n)])
  }
}

extension Series {
  /// The places of the marks that their author does not hide.
  var visiblePlaces: [Int] { marks.indices.filter { !marks[$0].isHidden } }
}
