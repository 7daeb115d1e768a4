internal import ChartModel

extension Score {
  /// A short phrase of an instrument: seven notes over the default pitches, a held one in the middle, and a glide.
  ///
  /// ```swift
  /// Score(listeningTo: StandardInstrument.airy.instrument).notes.count  // 9
  /// ```
  public init(listeningTo instrument: Instrument) {
    let options = SoundOptions(instruments: InstrumentSet(values: instrument, negative: instrument))
    let pitch = PitchMapping(low: options.lowFrequency, high: options.highFrequency, domain: 0...6)
    func note(at start: Double, for length: Double, from low: Double, to high: Double) -> Note {
      let frequency = pitch.frequency(of: low)
      return Note(
        start: start.onScoreGrid, length: length, frequency: frequency, endFrequency: pitch.frequency(of: high),
        gain: EqualLoudness.gain(at: frequency).rounded(toStep: 0.001), instrument: instrument.name, role: .data)
    }
    let scale = (0...6).map { note(at: 0.3 * Double($0), for: 0.25, from: Double($0), to: Double($0)) }
    let rest = [note(at: 2.3, for: 1.2, from: 3, to: 3), note(at: 3.7, for: 1.5, from: 0, to: 6)]
    self.init(title: instrument.name, duration: 5.3, pitch: pitch, notes: scale + rest)
  }
}
