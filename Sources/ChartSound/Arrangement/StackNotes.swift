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

  /// How many parts are heard; what is hidden is drawn, and the others stand on it.
  private var heardCount: Int { max(parts.count(where: \.isHeard), 1) }

  /// Seconds between two totals that leave every part the shortest interval.
  var shortestInterval: Double { Double(heardCount) * Onset.shortestInterval }

  /// The notes of the parts at the X of a total.
  ///
  /// - Parameters:
  ///   - total: The note of the total: when it begins, and from where it is heard.
  ///   - interval: Seconds until the next.
  func notes(at x: XValue, total: Note, interval: Double) -> [Note] {
    let step = min(interval / Double(heardCount), Onset.longestNote / 2)
    var (above, below, slot) = (0.0, 0.0, 0)
    return parts.indices.compactMap { place in
      defer { slot += parts[place].isHeard ? 1 : 0 }
      guard let mark = marks[place][x] else { return nil }
      let value = mark.value.number ?? 0
      let base = value < 0 ? below : above
      if value < 0 { below += value } else { above += value }
      guard !mark.isHidden else { return nil }
      var note = Note(
        start: (total.start + Double(slot) * step).onScoreGrid, length: (0.9 * step).onScoreGrid,
        frequency: mapping.frequency(of: base), endFrequency: mapping.frequency(of: base + value),
        pan: pan(of: place) ?? total.pan,
        instrument: value < 0 ? options.negativeInstrument : options.ofSeries(place).instrument, role: .data,
        mark: mark.id, series: parts[place].id, seriesName: parts[place].name, x: x)
      guard mark.value.number != nil else { return silent(note, mark.value) }
      note.gain = EqualLoudness.gain(at: note.frequency).rounded(toStep: 0.001)
      note.y = .range(from: min(base, base + value), to: max(base, base + value))
      return note
    }
  }

  /// The side of a part where that says the series.
  private func pan(of place: Int) -> Double? {
    options.pan == .series ? options.pan(ofSide: PanMapping.seat(of: place, among: parts.count)) : nil
  }

  /// A part without a value is the breath of noise of its state.
  private func silent(_ note: Note, _ value: MarkValue) -> Note {
    var noise = SeriesNotes.missingNote(value)
    (noise.start, noise.pan, noise.mark, noise.series) = (note.start, note.pan, note.mark, note.series)
    (noise.seriesName, noise.x, noise.y) = (note.seriesName, note.x, value)
    return noise
  }
}
