internal import ChartAnalysis
internal import ChartModel

/// The means of the columns of a heat map, before its rows: what is seen first of so many cells.
struct MeansCue {
  private let columns: [(x: XValue, sound: MarkSound)]

  /// The means of a chart; none of one that is no heat map, and where nobody wants them.
  init(_ chart: BucketedChart, options: SoundOptions) {
    let walked = chart.walkedSeries
    let hasCells = !walked.contains(where: \.isContinuous) && !(chart.xAxis.bucketing == .none && walked.hasSpans)
    let heat = options.context.contains(.means) && hasCells ? HeatFacts(chart) : nil
    columns = zip(heat?.columns ?? [], heat?.columnLines ?? []).map { x, line in
      (x, line.mean.map { .tone(from: $0, to: $0) } ?? .silence)
    }
  }

  /// Whether there are means to hear.
  var isHeard: Bool { columns.contains { $0.sound != .silence } }

  /// How many there are.
  var count: Int { columns.count }

  /// The notes in so many seconds; of those that are too close the lowest and the highest.
  func notes(
    from start: Double, lasting duration: Double, positions: XPositions, mapping: PitchMapping, options: SoundOptions
  ) -> [Note] {
    let onsets = Onset.onsets(
      of: columns.map(\.sound), at: columns.map { positions.time(of: $0.x) * duration }, duration: duration)
    return onsets.compactMap { onset in
      let (x, sound) = columns[onset.place]
      guard case .tone(let mean, _) = sound else { return nil }
      let frequency = mapping.frequency(of: mean)
      return Note(
        start: (start + onset.time).onScoreGrid,
        length: (0.9 * min(onset.interval, onset.usual)).clamped(to: 0.05...Onset.longestNote).onScoreGrid,
        frequency: frequency, pan: options.pan(at: positions.place(of: x), lying: nil),
        gain: (EqualLoudness.gain(at: frequency) - 6).rounded(toStep: 0.001), instrument: options.instrument,
        role: .reference, x: x, y: .number(mean))
    }
  }
}

extension [Series] {
  /// Whether marks last from one time to another, as events do; bins are columns.
  fileprivate var hasSpans: Bool {
    contains { $0.marks.contains { if case .interval = $0.x { true } else { false } } }
  }
}
