/// The stretch of a tone from one mark to the next, or a single note.
struct ToneSegment: Sendable {
  var frames: Int
  var startFrequency: Double
  var endFrequency: Double
  /// Decibels beyond equal loudness, which follows the frequency.
  var startGain: Double
  var endGain: Double
  var startPan: Double
  var endPan: Double
  /// The levelled partials at its start and at its end, equally many.
  var startPartials: [Double]
  var endPartials: [Double]

  /// Whether nothing changes along it.
  var isSteady: Bool {
    startFrequency == endFrequency && startGain == endGain && startPan == endPan && startPartials == endPartials
  }
}

extension ToneSegment {
  /// The segments of notes that follow each other: each moves to the pitch, gain, pan and timbre of the next.
  static func segments(of notes: ArraySlice<Note>, in instruments: InstrumentSet, sampleRate: Double) -> [ToneSegment] {
    let voices = notes.map { instruments[$0.instrument].levelledPartials }
    let width = voices.map(\.count).max() ?? 1
    let partials = voices.map { $0 + Array(repeating: 0, count: width - $0.count) }
    let list = Array(notes)
    return list.indices.map { index in
      let next = index + 1 < list.count ? index + 1 : index
      let isTied = next > index
      let from = list[index].start.frame(at: sampleRate)
      let end = isTied ? list[next].start : list[index].start + list[index].length
      return ToneSegment(
        frames: max(0, end.frame(at: sampleRate) - from),
        startFrequency: list[index].frequency.soundFrequency, endFrequency: list[index].endFrequency.soundFrequency,
        startGain: list[index].relativeGain, endGain: list[next].relativeGain,
        startPan: list[index].pan, endPan: list[next].pan,
        startPartials: partials[index], endPartials: partials[next])
    }
  }
}

extension Note {
  /// Decibels beyond equal loudness at its start.
  fileprivate var relativeGain: Double {
    gain.clamped(to: -120...40) - EqualLoudness.gain(at: frequency.soundFrequency)
  }
}

extension Double {
  /// A frequency that can be played, whatever a score says.
  fileprivate var soundFrequency: Double { clamped(to: 1...96_000) }

  /// A time in seconds as a frame; no later than a day.
  func frame(at sampleRate: Double) -> Int { Int((clamped(to: 0...86_400) * sampleRate).rounded()) }
}
