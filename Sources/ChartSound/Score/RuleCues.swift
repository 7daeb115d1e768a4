internal import ChartModel

/// The rules of a chart as sound: those across all values before the marks of each series, those across X among them.
struct RuleCues {
  /// The most rules that are heard before a series: more are a melody of which nobody keeps the first note.
  static let most = 3
  /// Seconds that a rule takes before the marks, its pause included.
  static let length = 0.3

  /// The first rules at a value that has a pitch, in the order of their declaration.
  private let values: [MarkValue]
  /// The rules at a place along X, in the order of their declaration.
  private let places: [XValue]
  private let heights: MarkHeights

  /// Whether they are heard; a drone is at the first of them even if not.
  private let isHeard: Bool

  /// The rules of a chart that are not hidden.
  init(_ chart: BucketedChart, heights: MarkHeights, isHeard: Bool) {
    self.heights = heights
    self.isHeard = isHeard
    let rules = chart.rules.filter { $0.author?.isHidden != true }
    let values = rules.compactMap { rule in
      if case .y(let value) = rule.place, heights.sound(of: value) != .noise { value } else { nil }
    }
    self.values = Array(values.prefix(Self.most))
    places = rules.compactMap { if case .x(let x) = $0.place { x } else { nil } }
  }

  /// Seconds that the rules take before the marks of each series.
  var lead: Double { isHeard ? Double(values.count) * Self.length : 0 }

  /// How high the rules before a series stand, both ends of each.
  var levels: [Double] {
    values.flatMap { value -> [Double] in
      guard case .tone(let from, let to) = heights.sound(of: value) else { return [] }
      return [from, to]
    }
  }

  /// A soft note for each value; a range rises from its lower end.
  func notes(at start: Double, series: Series, mapping: PitchMapping, options: SoundOptions) -> [Note] {
    guard isHeard else { return [] }
    return values.enumerated().compactMap { index, value in
      guard case .tone(let from, let to) = heights.sound(of: value) else { return nil }
      let frequency = mapping.frequency(of: from)
      return Note(
        start: (start + Double(index) * Self.length).onScoreGrid, length: 0.15, frequency: frequency,
        endFrequency: mapping.frequency(of: to), gain: (EqualLoudness.gain(at: frequency) - 6).rounded(toStep: 0.001),
        instrument: options.instrument, role: .reference, series: series.id, seriesName: series.name, y: value)
    }
  }

  /// A soft tick at each place that lies within what is heard; of those closer than the shortest interval the first.
  ///
  /// - Parameters:
  ///   - start: When the marks of the series begin, in seconds.
  ///   - duration: How long they last.
  func ticks(
    from start: Double, duration: Double, positions: XPositions, series: Series, options: SoundOptions
  ) -> [Note] {
    guard isHeard else { return [] }
    let heard = places.compactMap { x in positions.time(between: x).map { (x: x, time: $0) } }
    let ordered = heard.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    var notes: [Note] = []
    for (x, time) in ordered.map(\.element) {
      let begin = (start + min(time * duration, duration - RuleTick.length)).onScoreGrid
      if let last = notes.last, begin < last.start + Onset.shortestInterval { continue }
      let pan = options.pan(ofTickAt: positions.place(atTime: time))
      notes.append(RuleTick.note(at: begin, pan: pan, x: x, series: series))
    }
    return notes
  }
}

/// A soft tick at a rule across X.
enum RuleTick {
  static let length = 0.015

  static func note(at start: Double, pan: Double, x: XValue, series: Series) -> Note {
    // A6: a fifth below the tick of a group, so that the two are told apart.
    let frequency = 1_760.0
    let gain = (EqualLoudness.gain(at: frequency) - 15).rounded(toStep: 0.001)
    return Note(
      start: start, length: length, frequency: frequency, pan: pan, gain: gain, instrument: Instrument.sine.name,
      role: .tick, series: series.id, seriesName: series.name, x: x)
  }
}
