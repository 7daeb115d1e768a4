internal import ChartAnalysis
internal import ChartModel

/// How the time of a score is shared among the series of a chart.
struct ScoreTiming {
  /// The series that are heard, each with its place in `heardSeries`.
  let series: [(place: Int, series: Series)]
  /// How many series at the end of the chart are not.
  let silentSeries: Int
  /// Seconds that the marks of each series take.
  let share: Double
  /// Seconds before the marks of each series, for the cues of zero and of rules.
  let lead: Double
  /// Seconds between two series.
  let pause: Double

  /// A score is never longer: more is a recording, not a glance.
  static let longest = 600.0
  /// The length of an empty chart.
  static let silence = 0.5
  /// The least for a series: one slot with a lowest, a highest and a missing mark.
  private static let leastShare = 3 * Onset.shortestInterval

  /// The timing of a chart.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - lead: Seconds that cues take before each series.
  ///   - options: How it is to sound.
  init(chart: BucketedChart, lead: Double, options: SoundOptions) {
    // A series of hidden marks alone would be a silence of which nobody knows the reason.
    let sounding = chart.heardSeries.enumerated().filter { !$0.element.marks.allSatisfy(\.isHidden) }
    self.lead = lead
    // The parts of a whole follow each other like the marks of one series.
    pause = chart.isPartToWhole ? 0 : options.pause.clamped(to: 0...10)
    let least = Self.leastShare + lead + pause
    let most = max(1, Int((Self.longest / least).clamped(to: 1...10_000)))
    series = sounding.prefix(most).map { ($0.offset, $0.element) }
    silentSeries = sounding.count - series.count
    share = Self.share(of: series.map(\.series), lead: lead, options: options)
  }

  /// The length of the whole score in seconds.
  var duration: Double {
    guard !series.isEmpty else { return Self.silence }
    return Double(series.count) * (lead + share) + Double(series.count - 1) * pause
  }

  /// When the lead of a series begins, in seconds.
  func start(of index: Int) -> Double { Double(index) * (lead + share + pause) }

  private static func share(of series: [Series], lead: Double, options: SoundOptions) -> Double {
    guard !series.isEmpty else { return 0 }
    let bounds = options.duration.lowerBound.clamped(to: 0.5...60)...options.duration.upperBound.clamped(to: 0.5...60)
    let marks = Double(series.reduce(0) { $0 + $1.marks.count })
    let cues = Double(series.count) * lead
    let wanted = (options.secondsPerMark.clamped(to: 0.01...10) * marks).clamped(to: bounds)
    let shared = max(min(wanted, bounds.upperBound - cues), min(wanted, bounds.lowerBound))
    return max(leastShare, shared / Double(series.count))
  }
}
