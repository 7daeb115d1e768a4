extension Score {
  /// The score with a high note before it and a lower one behind it.
  mutating func addEdges() {
    notes = [EdgeCue.opening] + notes.map { $0.shifted(by: EdgeCue.lead, glides: 0) }
    spans = spans.map { $0.shifted(by: EdgeCue.lead) }
    introduction = introduction.map { $0.shifted(by: EdgeCue.lead) }
    notes.append(EdgeCue.closing(at: duration + EdgeCue.lead))
    duration = (duration + EdgeCue.lead + EdgeCue.tail).onScoreGrid
  }
}

/// The notes at both ends of a sound.
enum EdgeCue {
  /// Seconds before the sound, and behind it.
  static let (lead, tail) = (0.3, 0.3)
  private static let length = 0.12

  /// C6 before the sound.
  static let opening = note(at: 0, frequency: 1_046.5)

  /// C5 behind it: what goes down ends.
  static func closing(at end: Double) -> Note { note(at: end + tail - length, frequency: 523.25) }

  private static func note(at start: Double, frequency: Double) -> Note {
    Note(
      start: start.onScoreGrid, length: length, frequency: frequency,
      gain: (EqualLoudness.gain(at: frequency) - 12).rounded(toStep: 0.001), instrument: Instrument.sine.name,
      role: .marker)
  }
}

extension Note {
  func shifted(by seconds: Double, glides: Int) -> Note {
    var note = self
    note.start = (start + seconds).onScoreGrid
    note.glide = glide.map { $0 + glides }
    return note
  }
}

extension ScoreSpan {
  func shifted(by seconds: Double) -> ScoreSpan {
    ScoreSpan(
      id: id, importance: importance, start: (start + seconds).onScoreGrid, end: (end + seconds).onScoreGrid)
  }
}
