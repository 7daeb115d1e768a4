internal import ChartModel

/// The notes of the marks of one series.
struct SeriesNotes {
  let series: Series
  /// What is heard of each mark.
  let sounds: [MarkSound]
  let onsets: [Onset]
  let positions: XPositions
  let mapping: PitchMapping
  let options: SoundOptions
  let isDiverging: Bool
  /// What lengths say; `nil` where that is nothing.
  let lengths: MarkLengths?
  /// When the marks begin, in seconds from the start of the score.
  let start: Double
  /// The number of the first glide; each run takes one.
  let firstGlide: Int
  /// Whether a height is a part's share of all parts, as the axis of a normalized stack has it.
  let tellsShares: Bool

  /// The notes of each onset: one, none for a hidden mark, two where a step falls between two marks.
  func notes() -> [[Note]] {
    guard series.isContinuous else { return onsets.map { single($0) } }
    return runs().enumerated().flatMap { index, run in
      guard run.count > 1 else { return run.map { single($0) } }
      let number = firstGlide + index
      return series.interpolation.isStep ? steps(run, number: number) : glide(run, number: number).map { [$0] }
    }
  }

  private func single(_ onset: Onset) -> [Note] {
    guard sounds[onset.place] != .silence else { return [] }
    let note = note(onset)
    guard let lengths, !series.isContinuous else { return [note] }
    return lengths.notes(of: series.marks[onset.place], tone: note)
  }

  /// Onsets that sound in one breath: neighbours with values and without a gap between them.
  func runs() -> [[Onset]] {
    let breaks = breaksBefore()
    var runs: [[Onset]] = []
    for onset in onsets {
      if let previous = runs.last?.last, isJoined(previous, onset, breaks: breaks) {
        runs[runs.count - 1].append(onset)
      } else {
        runs.append([onset])
      }
    }
    return runs
  }

  private func isJoined(_ first: Onset, _ second: Onset, breaks: [Int]) -> Bool {
    !first.isHeld && !second.isHeld && breaks[first.place] == breaks[second.place + 1]
  }

  /// How many marks that no glide passes stand before each place: those without a value, hidden ones, and ranges, which
  /// are glides of their own.
  private func breaksBefore() -> [Int] {
    var breaks = [0]
    for sound in sounds {
      let isPoint = if case .tone(let from, let to) = sound { from == to } else { false }
      breaks.append(breaks[breaks.count - 1] + (isPoint ? 0 : 1))
    }
    return breaks
  }

  private func glide(_ run: [Onset], number: Int) -> [Note] {
    var notes = run.map { note($0) }
    for index in notes.indices {
      notes[index].glide = number
      guard index + 1 < notes.count else { continue }
      notes[index].length = (notes[index + 1].start - notes[index].start).onScoreGrid
      notes[index].endFrequency = notes[index + 1].frequency
    }
    if series.interpolation == .monotone { bend(&notes) }
    return notes
  }

  /// The curve that the chart draws: its heights along the axis are octaves here. Between two marks alone it is straight.
  private func bend(_ notes: inout [Note]) {
    guard notes.count > 2 else { return }
    let slopes = PitchCurve.monotoneSlopes(
      through: notes.map { Mathematics.log2($0.frequency) }, at: notes.map(\.start)
    ).map { $0.rounded(toStep: 1e-6) }
    for (index, ends) in zip(notes.indices, zip(slopes, slopes.dropFirst()))
    where notes[index].frequency != notes[index].endFrequency {
      notes[index].curve = PitchCurve(startSlope: ends.0, endSlope: ends.1)
    }
  }

  func note(_ onset: Onset) -> Note {
    let mark = series.marks[onset.place]
    var note = Self.missingNote(mark.value)
    if case .tone(let first, let last) = sounds[onset.place] { note = toneNote(from: first, to: last, onset) }
    note.start = (start + onset.time).onScoreGrid
    note.pan = options.pan(at: positions.place(of: mark.x), lying: onset.seat)
    note.mark = mark.id
    note.series = series.id
    note.seriesName = series.name
    note.x = mark.x
    note.y = mark.value
    if tellsShares, case .tone(let share, _) = sounds[onset.place] { note.y = .number(share) }
    return note
  }

  private func toneNote(from first: Double, to last: Double, _ onset: Onset) -> Note {
    let frequency = mapping.frequency(of: first)
    let isOutside = mapping.domain.map { !$0.contains(first) || !$0.contains(last) } ?? false
    return Note(
      start: 0, length: length(of: onset, isOutside: isOutside), frequency: frequency,
      endFrequency: mapping.frequency(of: last), gain: EqualLoudness.gain(at: frequency).rounded(toStep: 0.001),
      instrument: isDiverging && max(first, last) < 0 || isOutside ? options.negativeInstrument : options.instrument,
      role: .data)
  }

  /// Beyond the axis the pitch stops at its end; the other timbre, and half the length where the length says nothing
  /// else, say that the value goes on.
  private func length(of onset: Onset, isOutside: Bool) -> Double {
    if onset.isHeld { return onset.interval.onScoreGrid }
    if let lengths, !series.isContinuous { return lengths.length(of: series.marks[onset.place]) }
    let length = (0.9 * min(onset.interval, onset.usual)).clamped(to: 0.05...Onset.longestNote)
    return (isOutside ? max(length / 2, 0.05) : length).onScoreGrid
  }

  /// A breath of noise, darker where there is no row, brighter where a value is not a number, longer where it is
  /// infinite: states that text keeps apart are not one in sound.
  static func missingNote(_ state: MarkValue) -> Note {
    var note = Note(
      start: 0, length: 0.025, frequency: NoiseVoice.centre, gain: -19, instrument: Instrument.noiseName, role: .missing
    )
    switch state {
    case .missing, .category: break
    case .empty: note.frequency = NoiseVoice.centre / 2
    case .notANumber, .number, .range: note.frequency = NoiseVoice.centre * 2
    case .infinite(let negative):
      note.frequency = negative ? NoiseVoice.centre / 2 : NoiseVoice.centre * 2
      note.length = 0.04
    }
    note.endFrequency = note.frequency
    return note
  }
}
