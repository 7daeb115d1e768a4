internal import ChartModel

/// The notes of the marks of one series.
struct SeriesNotes {
  let series: Series
  let onsets: [Onset]
  let positions: XPositions
  let mapping: PitchMapping
  let options: SoundOptions
  let isDiverging: Bool
  /// When the marks begin, in seconds from the start of the score.
  let start: Double
  /// The number of the first glide; each run takes one.
  let firstGlide: Int

  /// The notes by their start.
  func notes() -> [Note] {
    guard series.isContinuous else { return onsets.map { note($0) } }
    return runs().enumerated().flatMap { index, run in
      run.count > 1 ? glide(run, number: firstGlide + index) : run.map { note($0) }
    }
  }

  /// Onsets that sound in one breath: neighbours with values and without a gap between them.
  func runs() -> [[Onset]] {
    let gaps = gapsBefore()
    var runs: [[Onset]] = []
    for onset in onsets {
      if let previous = runs.last?.last, isJoined(previous, onset, gaps: gaps) {
        runs[runs.count - 1].append(onset)
      } else {
        runs.append([onset])
      }
    }
    return runs
  }

  private func isJoined(_ first: Onset, _ second: Onset, gaps: [Int]) -> Bool {
    gaps[first.place] == gaps[second.place + 1]
  }

  /// How many marks without a value stand before each place.
  private func gapsBefore() -> [Int] {
    var gaps = [0]
    for mark in series.marks { gaps.append(gaps[gaps.count - 1] + (!mark.value.isPresent ? 1 : 0)) }
    return gaps
  }

  private func glide(_ run: [Onset], number: Int) -> [Note] {
    var notes = run.map { note($0) }
    for index in notes.indices {
      notes[index].glide = number
      guard index + 1 < notes.count else { continue }
      notes[index].length = (notes[index + 1].start - notes[index].start).onScoreGrid
      notes[index].endFrequency = notes[index + 1].frequency
    }
    return notes
  }

  private func note(_ onset: Onset) -> Note {
    let mark = series.marks[onset.place]
    let pan = ((2 * positions.place(of: mark.x) - 1) * options.panWidth.clamped(to: 0...1)).rounded(toStep: 1e-6)
    var note = mark.value.number.map { valueNote($0, interval: onset.interval) } ?? missingNote(mark.value)
    note.start = (start + onset.time).onScoreGrid
    note.pan = pan
    note.mark = mark.id
    note.series = series.id
    note.seriesName = series.name
    note.x = mark.x
    note.y = mark.value
    return note
  }

  private func valueNote(_ value: Double, interval: Double) -> Note {
    let frequency = mapping.frequency(of: value)
    // Beyond the axis the pitch stops at its end; the other timbre, and half the length, say that the value goes on.
    let isOutside = mapping.domain.map { !$0.contains(value) } ?? false
    let length = (0.9 * interval).clamped(to: 0.05...0.25)
    return Note(
      start: 0, length: (isOutside ? max(length / 2, 0.05) : length).onScoreGrid, frequency: frequency,
      gain: EqualLoudness.gain(at: frequency).rounded(toStep: 0.001),
      instrument: isDiverging && value < 0 || isOutside ? options.negativeInstrument : options.instrument, role: .data)
  }

  /// A breath of noise, darker where there is no row, brighter where a value is not a number, longer where it is
  /// infinite: states that text keeps apart are not one in sound.
  private func missingNote(_ state: MarkValue) -> Note {
    var note = Note(
      start: 0, length: 0.02, frequency: NoiseVoice.centre, gain: -24, instrument: Instrument.noiseName, role: .missing)
    switch state {
    case .missing, .number, .range, .category: break
    case .empty: note.frequency = NoiseVoice.centre / 2
    case .notANumber: note.frequency = NoiseVoice.centre * 2
    case .infinite(let negative):
      note.frequency = negative ? NoiseVoice.centre / 2 : NoiseVoice.centre * 2
      note.length = 0.04
    }
    note.endFrequency = note.frequency
    return note
  }
}
