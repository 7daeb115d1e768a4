import ChartAnalysis
import ChartModel

/// How the time of a score is shared among the series of a chart.
struct ScoreTiming {
  /// The series that are heard, each with its place in `soloSeries`.
  let series: [(place: Int, series: Series)]
  /// The series for which there is no time.
  let silent: [Series]
  /// How series are heard beside each other: as asked, where there are two or three.
  let arrangement: SeriesArrangement
  /// Seconds that the marks of each series take.
  let share: Double
  /// Seconds before the marks of each series, or of all of them, for the cues of zero and of rules.
  let lead: Double
  /// Seconds between two series.
  let pause: Double
  /// Seconds before the first series, for the means of a heat map and the pause behind them.
  let prelude: Double
  /// The stretches of series that are compared.
  var stretches: StretchedTime?

  /// The length of an empty chart.
  static let silence = 0.5

  /// The timing of a chart.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - heights: How high its marks stand: of more series than there is time for, those are heard that stand out.
  ///   - lead: Seconds that cues take before each series.
  ///   - means: Whether the means of a heat map are heard before it, as long as a series.
  ///   - options: How it is to sound.
  init(chart: BucketedChart, heights: MarkHeights, lead: Double, means: Bool, options: SoundOptions) {
    // Behind the total of a stack its parts are heard, unless they are heard in its place.
    let isWhole = options.stack == .total || !options.heardNames.isEmpty
    let known = isWhole ? chart.soloSeries : chart.heardSeries
    let sounding = known.enumerated().filter { $0.element.isHeard && options.wants($0.element) }
    let budget = TimeBudget(chart, sounding.map(\.element), lead: lead, means: means, options: options)
    let salience = SeriesSalience(sounding.map(\.element), heights: heights)
    let heard = salience.places(budget.seriesCount)
    self.lead = lead
    pause = budget.pause
    series = heard.map { (sounding[$0].offset, sounding[$0].element) }
    silent = sounding.indices.filter { !heard.contains($0) }.map { sounding[$0].element }
    arrangement = options.arrangement.suits(chart) ? options.arrangement.usable(for: series.count) : .inTurn
    share = budget.share(of: series.map(\.series), arrangement)
    prelude = means && !series.isEmpty ? share + max(pause, SeriesArrangement.longPause) : 0
  }

  /// The length of the whole score in seconds.
  var duration: Double {
    guard !series.isEmpty else { return Self.silence }
    let last = series.count - 1
    return begin(of: arrangement == .compared ? 0 : last) + (stretches?.duration ?? share)
  }

  /// When the lead of a series begins, in seconds; `nil` of one that has none of its own.
  func lead(of index: Int) -> Double? {
    if arrangement == .inTurn { return prelude + Double(index) * (lead + share + pause) }
    return index == 0 ? prelude : nil
  }

  /// When the marks of a series begin, in seconds, before stretches are heard in turn.
  func begin(of index: Int) -> Double {
    let before: Double =
      switch arrangement {
      case .inTurn: Double(index) * (lead + share + pause)
      case .together: Double(index) * SeriesArrangement.offset
      case .compared: 0
      }
    return prelude + before + lead
  }
}
