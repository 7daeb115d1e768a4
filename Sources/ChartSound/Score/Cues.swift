internal import ChartModel

/// The pitch of zero before a series with values on both sides of it.
enum ZeroCue {
  /// Seconds that the cue takes, its pause included.
  static let length = 0.3

  static func note(at start: Double, series: Series, mapping: PitchMapping, options: SoundOptions) -> Note {
    let frequency = mapping.frequency(of: 0)
    let gain = (EqualLoudness.gain(at: frequency) - 6).rounded(toStep: 0.001)
    return Note(
      start: start.onScoreGrid, length: 0.15, frequency: frequency, gain: gain, instrument: options.instrument,
      role: .zero, series: series.id, seriesName: series.name)
  }
}

/// A soft tone under the marks, above and below which they are heard to lie.
enum Drone {
  static func note(at start: Double, length: Double, height: Double, mapping: PitchMapping, role: NoteRole) -> Note {
    let frequency = mapping.frequency(of: height)
    return Note(
      start: start.onScoreGrid, length: length.onScoreGrid, frequency: frequency,
      gain: (EqualLoudness.gain(at: frequency) - 18).rounded(toStep: 0.001), instrument: Instrument.sine.name,
      role: role,
      y: .number(height))
  }
}

/// Two soft rising notes in the pause between two series.
enum SeriesMarker {
  /// C5 and G5: a fifth, which no glide of data is mistaken for.
  private static let frequencies = [523.25, 783.99]
  private static let length = 0.1
  /// Shorter pauses stay silent.
  private static let leastPause = 0.4

  static func notes(inPauseAt start: Double, length pause: Double) -> [Note] {
    guard pause >= leastPause else { return [] }
    let first = start + pause / 2 - length
    return frequencies.enumerated().map { index, frequency in
      let gain = (EqualLoudness.gain(at: frequency) - 15).rounded(toStep: 0.001)
      return Note(
        start: (first + Double(index) * length).onScoreGrid, length: length, frequency: frequency, gain: gain,
        instrument: Instrument.sine.name, role: .marker)
    }
  }
}

/// A soft tick at the edge of a focus group.
enum AxisTick {
  /// The fewest heard marks of a group whose edge has a tick: never more than a quarter of the notes are ticks.
  static let leastMarks = 4

  static func note(at start: Double, pan: Double, series: Series) -> Note {
    // E7 is above every default pitch and, without harmonics, below the 4 kHz where clicks are looked for.
    let frequency = 2_637.02
    let gain = (EqualLoudness.gain(at: frequency) - 18).rounded(toStep: 0.001)
    return Note(
      start: start.onScoreGrid, length: 0.015, frequency: frequency, pan: pan, gain: gain,
      instrument: Instrument.sine.name, role: .tick, series: series.id, seriesName: series.name)
  }
}

extension Double {
  /// A time in seconds to the microsecond, so that no rounding error shows in a score.
  var onScoreGrid: Double { rounded(toStep: 1e-6) }
}
