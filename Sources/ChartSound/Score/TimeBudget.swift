internal import ChartModel

/// The seconds that a chart may sound, and how many of its series find room in them.
struct TimeBudget {
  /// How many series are heard.
  let seriesCount: Int
  /// Seconds between two series.
  let pause: Double
  private let chart: BucketedChart
  private let lead: Double
  private let options: SoundOptions
  /// The most notes that a series asks for.
  private let longestSeries: Int
  /// Whether the means of a heat map are heard like one more series.
  private let means: Bool
  /// The least for a series: one slot with a lowest, a highest and a missing mark.
  private static let leastShare = 3 * Onset.shortestInterval
  /// Seconds beyond which no series is left out for the marks of another: 100 marks of 60 ms; of more the lowest and the highest
  /// sound, where there is no time for all.
  private static let enough = 6.0

  /// - Parameter means: Whether the means of a heat map are heard like one more series.
  init(_ chart: BucketedChart, _ sounding: [Series], lead: Double, means: Bool, options: SoundOptions) {
    (self.chart, self.lead, self.options, self.means) = (chart, lead, options, means)
    // The parts of a whole follow each other like the marks of one series.
    pause = chart.isPartToWhole ? 0 : options.pause.clamped(to: 0...10)
    longestSeries = sounding.map { chart.noteCount(of: $0, options) }.max() ?? 0
    let least = Self.least(chart, sounding.count, longestSeries, options, perMarkAtMost: Self.enough)
    let room = (Self.longest(options) + pause) / (least + lead + pause)
    let count = Int(clamping: (room + 1e-9).clamped(to: 1...10_000)) - (means ? 1 : 0)
    seriesCount = min(sounding.count, max(1, count))
  }

  /// Seconds of the marks of each of some series.
  func share(of series: [Series], _ arrangement: SeriesArrangement) -> Double {
    guard !series.isEmpty else { return 0 }
    let isTogether = arrangement == .together
    let counts = series.map { chart.noteCount(of: $0, options) }
    let marks = isTogether ? longestSeries : counts.reduce(0, +)
    let leads = arrangement == .inTurn ? Double(series.count) * lead : lead
    let wanted = wanted(marks: marks, leads: leads) / Double(isTogether ? 1 : series.count)
    let least = Self.least(chart, series.count, longestSeries, options)
    let voices = Double((isTogether ? 1 : series.count) + (means ? 1 : 0))
    return max(wanted, min(least, (Self.longest(options) + pause) / voices - lead - pause))
  }

  private func wanted(marks: Int, leads: Double) -> Double {
    let bounds = options.duration.lowerBound.clamped(to: 0.5...60)...options.duration.upperBound.clamped(to: 0.5...60)
    let tempo = Self.tempo(options)
    let wanted = (options.secondsPerMark.clamped(to: 0.01...10) * Double(marks)).clamped(to: bounds) / tempo
    return max(min(wanted, bounds.upperBound / tempo - leads), min(wanted, bounds.lowerBound / tempo))
  }

  /// The least seconds of each of so many series.
  private static func least(
    _ chart: BucketedChart, _ count: Int, _ marks: Int, _ options: SoundOptions, perMarkAtMost most: Double = .infinity
  ) -> Double {
    let perMark = min(options.leastPerMark.clamped(to: 0...10) * Double(marks), most)
    let perSeries = options.leastPerSeries.clamped(to: 0...60) / Double(chart.isPartToWhole ? max(count, 1) : 1)
    return max(leastShare, max(perSeries, perMark) / tempo(options))
  }

  private static func tempo(_ options: SoundOptions) -> Double { options.tempo.clamped(to: 0.5...4) }

  /// Half as fast takes twice as long.
  private static func longest(_ options: SoundOptions) -> Double {
    options.longest.clamped(to: 1...ChartLimits.soundSeconds) / min(tempo(options), 1)
  }
}

extension SoundOptions {
  /// Whether a person wants to hear a series.
  func wants(_ series: Series) -> Bool {
    heardNames.isEmpty || heardNames.contains(series.id) || series.name.map(heardNames.contains) == true
  }
}

extension BucketedChart {
  /// How many notes the marks of a series ask for.
  fileprivate func noteCount(of series: Series, _ options: SoundOptions) -> Int {
    let parts = isHeardAsParts(series, options) ? stackedParts.count : 1
    return series.marks.count * max(parts, 1)
  }
}
