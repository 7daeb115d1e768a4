internal import ChartModel

/// The parts of a stack at each X, one after another as they are drawn: above zero each rises from where the one before
/// ends, below zero each falls.
struct StackNotes {
  /// The parts from the first one up.
  let parts: [Series]
  let mapping: PitchMapping
  let options: SoundOptions
  private let marks: [[XValue: Mark]]

  init(parts: [Series], mapping: PitchMapping, options: SoundOptions) {
    self.parts = parts
    self.mapping = mapping
    self.options = options
    marks = parts.map { Dictionary($0.marks.map { ($0.x, $0) }) { first, _ in first } }
  }

  /// Seconds between two totals that leave every part the shortest interval.
  var shortestInterval: Double { Double(parts.count) * Onset.shortestInterval }

  /// The notes of the parts at the X of a total.
  ///
  /// - Parameters:
  ///   - total: The note of the total: when it begins, and from where it is heard.
  ///   - interval: Seconds until the next.
  func notes(at x: XValue, total: Note, interval: Double) -> [Note] {
    let step = min(interval / Double(max(parts.count, 1)), Onset.longestNote / 2)
    var (above, below) = (0.0, 0.0)
    return parts.indices.compactMap { place in
      guard let mark = marks[place][x], !mark.isHidden else { return nil }
      var note = Note(
        start: (total.start + Double(place) * step).onScoreGrid, length: (0.9 * step).onScoreGrid, frequency: 0,
        pan: total.pan, instrument: options.ofSeries(place, among: 1).instrument, role: .data, mark: mark.id,
        series: parts[place].id, seriesName: parts[place].name, x: x)
      guard let value = mark.value.number else { return silent(note, mark.value) }
      let base = value < 0 ? below : above
      if value < 0 { below += value } else { above += value }
      (note.frequency, note.endFrequency) = (mapping.frequency(of: base), mapping.frequency(of: base + value))
      note.gain = EqualLoudness.gain(at: note.frequency).rounded(toStep: 0.001)
      note.y = .range(from: min(base, base + value), to: max(base, base + value))
      if value < 0 { note.instrument = options.negativeInstrument }
      return note
    }
  }

  /// A part without a value is the breath of noise of its state.
  private func silent(_ note: Note, _ value: MarkValue) -> Note {
    var noise = SeriesNotes.missingNote(value)
    (noise.start, noise.pan, noise.mark, noise.series) = (note.start, note.pan, note.mark, note.series)
    (noise.seriesName, noise.x, noise.y) = (note.seriesName, note.x, value)
    return noise
  }
}
