internal import ChartAnalysis
internal import ChartModel

extension BucketedChart {
  /// The series that are heard one after another: those that are walked, and every part where a total says nothing.
  ///
  /// The total of a normalized stack is the same everywhere, that of a centered one cannot be read, and that of the
  /// parts of a whole is the whole.
  var heardSeries: [Series] { isHeardInParts ? series : walkedSeries }

  /// The facts of the series that are heard, in the same order.
  func heardFacts(_ facts: ChartFacts) -> [SeriesFacts] { isHeardInParts ? facts.series : facts.walked }

  private var isHeardInParts: Bool { isPartToWhole || stack == .normalize || stack == .center }
}
