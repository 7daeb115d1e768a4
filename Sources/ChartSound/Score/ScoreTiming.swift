import ChartAnalysis
import ChartModel

/// How the time of a score is shared among the series of a chart.
struct ScoreTiming {
  /// The series that are heard, each with its place in `heardSeries`.
  let series: [(place: Int, series: Series)]
  /// How many series at the end of the chart are not.
  let silentSeries: Int
  /// How series are heard beside each other: as asked, where there are two or three.
  let arrangement: SeriesArrangement
  /// Seconds that the marks of each series take.
  let share: Double
  /// Seconds before the marks of each series, or of all of them, for the cues of zero and of rules.
  let lead: Double
  /// Seconds between two series.
  let pause: Double
  /// The stretches of series that are compared.
  var stretches: StretchedTime?

  /// A score is never longer: more is a recording, not a glance.
  static let longest = ChartLimits.soundSeconds
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
    let sounding = chart.heardSeries.enumerated().filter { $0.element.isHeard }
    self.lead = lead
    // The parts of a whole follow each other like the marks of one series.
    pause = chart.isPartToWhole ? 0 : options.pause.clamped(to: 0...10)
    let least = Self.leastShare + lead + pause
    let most = max(1, Int(clamping: (Self.longest / least).clamped(to: 1...10_000)))
    series = sounding.prefix(most).map { ($0.offset, $0.element) }
    silentSeries = sounding.count - series.count
    arrangement = chart.isPartToWhole ? .inTurn : options.arrangement.usable(for: series.count)
    let counts = series.map { chart.noteCount(of: $0.series, options) }
    share = Self.share(
      marks: arrangement == .together ? counts.max() ?? 0 : counts.reduce(0, +),
      among: arrangement == .together ? 1 : counts.count,
      leads: arrangement == .inTurn ? Double(counts.count) * lead : lead, options: options)
  }

  /// The length of the whole score in seconds.
  var duration: Double {
    guard !series.isEmpty else { return Self.silence }
    return switch arrangement {
    case .inTurn: Double(series.count) * (lead + share) + Double(series.count - 1) * pause
    case .together: lead + share + Double(series.count - 1) * SeriesArrangement.offset
    case .compared: lead + (stretches?.duration ?? share)
    }
  }

  /// When the lead of a series begins, in seconds; `nil` of one that has none of its own.
  func lead(of index: Int) -> Double? {
    if arrangement == .inTurn { return Double(index) * (lead + share + pause) }
    return index == 0 ? 0 : nil
  }

  /// When the marks of a series begin, in seconds, before stretches are heard in turn.
  func begin(of index: Int) -> Double {
    switch arrangement {
    case .inTurn: Double(index) * (lead + share + pause) + lead
    case .together: lead + Double(index) * SeriesArrangement.offset
    case .compared: lead
    }
  }

  private static func share(marks: Int, among count: Int, leads: Double, options: SoundOptions) -> Double {
    guard count > 0 else { return 0 }
    let bounds = options.duration.lowerBound.clamped(to: 0.5...60)...options.duration.upperBound.clamped(to: 0.5...60)
    let tempo = options.tempo.clamped(to: 0.5...4)
    let wanted = (options.secondsPerMark.clamped(to: 0.01...10) * Double(marks)).clamped(to: bounds) / tempo
    let shared = max(min(wanted, bounds.upperBound / tempo - leads), min(wanted, bounds.lowerBound / tempo))
    return max(leastShare, shared / Double(count))
  }
}

extension BucketedChart {
  /// How many notes the marks of a series ask for.
  fileprivate func noteCount(of series: Series, _ options: SoundOptions) -> Int {
    let parts = isHeardAsParts(series, options) ? stackedParts.count : 1
    return series.marks.count * max(parts, 1)
  }
}
