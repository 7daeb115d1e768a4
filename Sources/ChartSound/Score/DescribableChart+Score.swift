import ChartAnalysis
public import ChartModel

extension DescribableChart {
  /// The chart as notes, each tied to its mark.
  ///
  /// ```swift
  /// chart.score().notes.filter { $0.role == .data }.count  // 28
  /// ```
  public func score(options: SoundOptions = SoundOptions()) -> Score {
    let chart = bucketed()
    return Score(chart: chart, facts: ChartFacts(chart), options: options)
  }
}
