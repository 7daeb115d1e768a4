internal import ChartModel

extension Score {
  /// The score at another speed, with the same pitches.
  ///
  /// Notes become as much shorter as their distances, down to 50 ms; sounds beside the data, breaths of noise and lengths that
  /// say a number stay as long as they are.
  ///
  /// - Parameter tempo: How many times as fast; the nearer end of 0.5...4 outside of it.
  public func atTempo(_ tempo: Double) -> Score {
    let tempo = tempo.isNaN ? 1 : tempo.clamped(to: 0.5...4)
    guard tempo != 1 else { return self }
    var score = self
    let last = Dictionary(notes.enumerated().compactMap { place, note in note.glide.map { ($0, place) } }) { $1 }
    score.notes = notes.enumerated().map { place, note in
      guard note.role == .data, lengths == nil || note.glide != nil else { return note.begun(at: tempo) }
      let isTied = note.glide.map { last[$0] != place } ?? false
      return note.begun(at: tempo).shortened(by: tempo, least: isTied ? 0 : Onset.shortestInterval)
    }
    score.spans = spans.map {
      ScoreSpan(
        id: $0.id, importance: $0.importance, start: ($0.start / tempo).onScoreGrid, end: ($0.end / tempo).onScoreGrid)
    }
    let end = score.notes.reduce(0) { max($0, $1.start + $1.length) }
    score.duration = max((duration / tempo).onScoreGrid, end.onScoreGrid)
    return score
  }
}

extension Note {
  fileprivate func begun(at tempo: Double) -> Note {
    var note = self
    note.start = (start / tempo).onScoreGrid
    return note
  }

  fileprivate func shortened(by tempo: Double, least: Double) -> Note {
    var note = self
    note.length = max((length / tempo).onScoreGrid, least)
    if let curve, note.length > 0 {
      let factor = length / note.length
      note.curve = PitchCurve(startSlope: curve.startSlope * factor, endSlope: curve.endSlope * factor)
    }
    return note
  }
}
