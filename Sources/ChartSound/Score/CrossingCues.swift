internal import ChartAnalysis
internal import ChartModel

/// Where one of two or three series passes another: two soft ticks among the marks of the later one.
struct CrossingCues {
  private let found: [(series: Int, time: Double)]

  /// The crossings of a chart; none where there are more series, of which nobody would know which two are meant.
  ///
  /// - Parameter positions: where each X is heard.
  init(_ chart: BucketedChart, positions: XPositions, options: SoundOptions) {
    let walked = chart.walkedSeries
    guard options.context.contains(.crossings), chart.heardSeries.map(\.id) == walked.map(\.id),
      SeriesArrangement.counts.contains(walked.count(where: \.isHeard))
    else {
      found = []
      return
    }
    found = Crossings(chart).pairs.flatMap { pair in
      pair.crossings.compactMap { crossing in
        Self.time(of: crossing, in: walked, positions).map { (series: pair.second, time: $0) }
      }
    }
  }

  /// When two series meet, from 0 to 1: where their lines do, else between the marks on both sides.
  private static func time(of crossing: Crossing, in walked: [Series], _ positions: XPositions) -> Double? {
    let marks = walked[crossing.upper < crossing.lower ? crossing.upper : crossing.lower].marks
    guard marks.indices.contains(crossing.before.first), marks.indices.contains(crossing.after.first) else {
      return nil
    }
    let (before, after) = (marks[crossing.before.first].x, marks[crossing.after.first].x)
    let times = (positions.time(of: before), positions.time(of: after))
    var share = 0.5
    if let meeting = crossing.coordinate, let from = before.coordinates?.from, let to = after.coordinates?.from,
      to > from
    {
      share = ((meeting - from) / (to - from)).clamped(to: 0...1)
    }
    return times.0 + share * (times.1 - times.0)
  }

  /// The ticks among the marks of a series.
  ///
  /// - Parameters:
  ///   - index: The place of the series in `walkedSeries`.
  ///   - begin: When its marks begin, in seconds.
  ///   - duration: How long they last.
  func notes(ofSeries index: Int, _ series: Series, begin: Double, duration: Double) -> [Note] {
    found.filter { $0.series == index }.flatMap { crossing in
      let time = max(min(crossing.time * duration, duration - Self.length - Self.step), 0)
      return [0, Self.step].map { offset in
        Note(
          start: (begin + time + offset).onScoreGrid,
          length: Self.length,
          frequency: Self.frequency, gain: (EqualLoudness.gain(at: Self.frequency) - 15).rounded(toStep: 0.001),
          instrument: Instrument.sine.name, role: .marker, series: series.id, seriesName: series.name)
      }
    }
  }

  private static let length = 0.015
  /// Seconds between both ticks: close enough to be one thing, and no other cue is two.
  private static let step = 0.06
  /// G6: between the ticks of groups and those of rules.
  private static let frequency = 3_135.96 / 2
}
