public import ChartModel

/// A tone that a chart is introduced by.
public struct IntroductionTone: Sendable, Equatable {
  /// What it stands for.
  public enum Meaning: Sendable, Equatable {
    /// The value of the lowest tone.
    case lowest(MarkValue)
    /// The value of the highest tone.
    case highest(MarkValue)
    /// The value of every tone, where the axis has but one.
    case every(MarkValue)
    /// The timbre, and the place between left and right, of the series with this id.
    case series(String)
  }

  /// What it stands for.
  public var meaning: Meaning
  /// How it sounds; it starts at 0.
  public var note: Note
}

extension IntroductionTone {
  /// Seconds of the tones at both ends of the pitches: long enough to be kept in mind.
  static let endLength = 0.4
  /// Seconds of the tone of a series.
  static let seriesLength = 0.3

  /// The tones of a chart: both ends of its pitches, then each series where there are two or more.
  ///
  /// What sounds is read off the score, so that nothing is introduced that is not heard.
  static func tones(of chart: BucketedChart, in score: Score, options: SoundOptions) -> [IntroductionTone] {
    guard score.notes.contains(where: { $0.role == .data }) else { return [] }
    return ends(of: chart, score.pitch, options) + series(of: chart, in: score, options)
  }

  private static func ends(
    of chart: BucketedChart, _ pitch: PitchMapping, _ options: SoundOptions
  ) -> [IntroductionTone] {
    guard let domain = pitch.domain else { return [] }
    func tone(_ value: Double, _ meaning: (MarkValue) -> Meaning) -> IntroductionTone {
      let (frequency, spoken) = (pitch.frequency(of: value), chart.markValue(atHeight: value))
      var note = note(frequency, length: endLength, instrument: options.ofSeries(0).instrument)
      note.y = spoken
      return IntroductionTone(meaning: meaning(spoken), note: note)
    }
    guard domain.lowerBound < domain.upperBound else { return [tone(domain.lowerBound, Meaning.every)] }
    let isUp = pitch.polarity == .up
    return [
      tone(isUp ? domain.lowerBound : domain.upperBound, Meaning.lowest),
      tone(isUp ? domain.upperBound : domain.lowerBound, Meaning.highest),
    ]
  }

  /// The parts of a whole have no timbres of their own, and their marks name them.
  private static func series(
    of chart: BucketedChart, in score: Score, _ options: SoundOptions
  ) -> [IntroductionTone] {
    let pitch = score.pitch
    let middle = pitch.steps.nearest(to: (pitch.low * pitch.high).squareRoot(), from: pitch.low, to: pitch.high)
    let heard = score.notes.filter { $0.role == .data && $0.series != nil }
    let notes = Dictionary(grouping: heard) { $0.series ?? "" }
    guard !chart.isPartToWhole, notes.count > 1 else { return [] }
    var named: Set<String> = []
    return heard.compactMap { first in
      guard let id = first.series, named.insert(id).inserted else { return nil }
      let own = notes[id]?.first { $0.instrument != options.negativeInstrument } ?? first
      var note = note(middle, length: seriesLength, instrument: own.instrument)
      (note.series, note.seriesName) = (id, own.seriesName)
      // Where series are heard at once, and where that is asked for, the side says which; else it says X.
      let isSeated =
        (options.arrangement == .together || options.pan == .series)
        && notes[id]?.allSatisfy { $0.pan == own.pan } == true
      note.pan = isSeated ? own.pan : 0
      return IntroductionTone(meaning: .series(id), note: note)
    }
  }

  private static func note(_ frequency: Double, length: Double, instrument: String) -> Note {
    Note(
      start: 0, length: length, frequency: frequency, gain: EqualLoudness.gain(at: frequency).rounded(toStep: 0.001),
      instrument: instrument, role: .reference)
  }
}

extension BucketedChart {
  /// The value at a height: a number, or the level that stands there.
  fileprivate func markValue(atHeight height: Double) -> MarkValue {
    let levels = levelsUpwards
    guard !showsShares, !levels.isEmpty else { return .number(height) }
    let place = Int(clamping: height.clamped(to: 0...Double(levels.count - 1)))
    return .category(levels[place])
  }
}
