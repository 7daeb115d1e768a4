public import ChartModel

/// What a selection comes to, beside the whole chart.
public struct SelectionFacts: Sendable, Equatable {
  /// What is selected, in coordinates along X: whole buckets, or the stretch itself where the data gives stretches.
  public var range: Range<Double>
  /// What is selected of each walked series: of the totals in a stacked chart, else of every series.
  public var walked: [SelectedMarks]
  /// What is selected of each part of a stack, in the chart's order; none in every other chart.
  public var parts: [SelectedMarks]
  /// Whether the marks are stretches that the data gives, and no buckets.
  public var areStretches: Bool
  /// Whether the marks are levels of a Y axis of categories, which nothing adds up.
  public var areLevels: Bool

  /// The facts of a selection; `nil` where it holds no place of the chart.
  ///
  /// ```swift
  /// SelectionFacts(.point(6), in: chart, facts: facts)?.walked[0].place?.rank  // 3
  /// ```
  public init?(_ selection: ChartSelection, in chart: BucketedChart, facts: ChartFacts) {
    guard let range = chart.stretch(of: selection) else { return nil }
    let coordinates = XCoordinates(chart)
    let select = { (series: Series, facts: SeriesFacts) in
      SelectedMarks(
        series, facts,
        places: series.marks.indices.filter { place in
          !series.marks[place].isHidden && coordinates.contains(series.marks[place].x, in: range)
        })
    }
    self.range = range
    let rows = zip(chart.walkedSeries, facts.walked).map(select)
    walked = chart.rowsAreOneWhole ? SelectedMarks.besideAll(rows, of: chart) : rows
    parts = Self.withShares(zip(chart.series, facts.series).filter { chart.isPart($0.0) }.map(select))
    areStretches = chart.givesStretches
    areLevels = chart.walkedSeries.contains { $0.marks.contains { $0.value.isLevel } }
  }

  /// The parts with the share that each has of all parts, within the selection and over the whole.
  private static func withShares(_ parts: [SelectedMarks]) -> [SelectedMarks] {
    let (sums, wholes) = (parts.map(\.statistics.sum), parts.map(\.whole.sum))
    // A mark without a finite value is in no sum, so that nothing is known of its part.
    guard parts.allSatisfy({ !$0.hasInfinity && !$0.wholeHasInfinity }) else { return parts }
    return zip(parts, zip(sums, wholes)).map { part, sum in
      var part = part
      part.share = ChartFacts.share(of: sum.0, among: sums, whole: Statistics(sums).sum)
      part.wholeShare = ChartFacts.share(of: sum.1, among: wholes, whole: Statistics(wholes).sum)
      return part
    }
  }

  /// Whether all that is selected stands at one place along X.
  public var isOnePlace: Bool { !areStretches && hasMarks && walked.allSatisfy { $0.places.count <= 1 } }

  /// Whether a mark is selected at all.
  public var hasMarks: Bool { walked.contains { !$0.places.isEmpty } }
}

extension MarkValue {
  fileprivate var isLevel: Bool { if case .category = self { true } else { false } }
}
