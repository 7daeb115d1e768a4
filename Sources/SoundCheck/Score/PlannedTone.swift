import ChartSound
import Foundation

/// A note with what its instrument does to it, and what follows it.
struct PlannedTone {
  var note: Note
  /// Seconds at which its voice begins: before the note where it goes on from another.
  var voiceStart: Double
  /// Seconds at which its voice ends.
  var voiceEnd: Double
  /// Where it is on its way to from left to right.
  var endPan: Double
  /// The gain that it is on its way to, in decibels.
  var endGain: Double
  /// Whether nothing else sounds with it in its core.
  var isAlone = true
  /// Whether nothing sounds in its rise but itself.
  var beginsAlone = true
  /// Whether nothing else sounds near its pitch in its core.
  var isClear = true
  /// Its instrument; `nil` of one that is not known.
  var instrument: Instrument?

  /// Whether it begins a voice, out of silence.
  var isBeginning: Bool { voiceStart == note.start }
  /// Seconds of its rise: at most a quarter of the voice.
  var attack: Double { min(instrument?.attack ?? 0.005, (voiceEnd - voiceStart) / 4) }
  /// How far its pitch swings, in cents: only on notes that hold one pitch for four swings.
  private var swing: Double {
    guard let instrument, isBeginning, voiceEnd == note.end, !note.isGliding,
      note.length * instrument.vibratoRate >= 4
    else { return 0 }
    return instrument.vibratoDepth
  }
  /// Whether its pitch moves.
  var moves: Bool { note.isGliding || swing > 0 }
  /// Whether it is the same from its rise to its fall.
  var isSteady: Bool { isBeginning && voiceEnd == note.end && !moves }
  /// The planned powers of left and right in its core under a Hann window, as pan and gain go on their ways.
  var plannedPowers: (left: Double, right: Double) {
    var (left, right) = (0.0, 0.0)
    for step in 0..<64 {
      let place = (Double(step) + 0.5) / 64
      let share = (core.start + place * (core.end - core.start) - note.start) / note.length
      let angle = (note.pan + share * (endPan - note.pan) + 1) * .pi / 4
      let window = Window.hann(place) * amplitude(at: note.start + share * note.length)
      left += window * window * cos(angle) * cos(angle)
      right += window * window * sin(angle) * sin(angle)
    }
    return (left, right)
  }

  /// The part in which it is at full strength and on its own way: behind a jump of 5 ms, before the fall; of a long note one
  /// second, which says as much as an hour of it.
  var core: (start: Double, end: Double) {
    let start = note.start + max(0.15 * note.length, min(0.006, note.length / 3))
    return (start, min(note.start + 0.8 * note.length, start + 1))
  }

  /// The planned amplitude at a time of the score, beside that of a note of 0 dB.
  func amplitude(at time: Double) -> Double {
    let share = min(max((time - note.start) / note.length, 0), 1)
    return pow(10, (note.gain + share * (endGain - note.gain)) / 20)
  }

  /// The planned pitch at a time of the score, in Hz.
  func frequency(at time: Double) -> Double {
    let share = min(max((time - note.start) / note.length, 0), 1)
    let pitch = note.frequency * pow(note.endFrequency / note.frequency, share)
    guard let instrument, swing > 0 else { return pitch }
    return pitch * exp2(swing / 1_200 * sin(2 * .pi * instrument.vibratoRate * (time - voiceStart)))
  }
}

extension PlannedScore {
  /// The tones of a score by their start.
  func tones(_ instruments: [Instrument]) -> [PlannedTone] {
    let known = Dictionary(instruments.map { ($0.name, $0) }) { first, _ in first }
    var tones = notes.filter(\.isTone).sorted { ($0.start, $0.frequency) < ($1.start, $1.frequency) }.map { note in
      PlannedTone(
        note: note, voiceStart: note.start, voiceEnd: note.end, endPan: note.pan, endGain: note.gain,
        instrument: known[note.instrument])
    }
    Self.tie(&tones)
    markOverlaps(&tones)
    return tones
  }

  /// Notes of a series that touch go on in one voice.
  private static func tie(_ tones: inout [PlannedTone]) {
    var lasts: [Joint: Int] = [:]
    for place in tones.indices {
      let note = tones[place].note
      if let before = lasts[Joint(note, at: note.start)], tones[before].note.role == .data, note.role == .data {
        tones[place].voiceStart = tones[before].voiceStart
        (tones[before].endPan, tones[before].endGain) = (note.pan, note.gain)
      }
      lasts[Joint(note, at: note.end)] = place
    }
    var ends: [Joint: Double] = [:]
    for tone in tones {
      let joint = Joint(tone.note, at: tone.voiceStart)
      ends[joint] = max(ends[joint] ?? 0, tone.note.end)
    }
    for place in tones.indices {
      tones[place].voiceEnd = ends[Joint(tones[place].note, at: tones[place].voiceStart)] ?? tones[place].note.end
    }
  }

  /// Where a note of a series begins or ends, to 5 microseconds.
  private struct Joint: Hashable {
    var time: Double
    var series: String?

    init(_ note: Note, at time: Double) {
      (self.time, series) = (time.rounded(toMicroseconds: 5), note.seriesName)
    }
  }

  /// What sounds at the same time as a tone, and near it.
  private func markOverlaps(_ tones: inout [PlannedTone]) {
    let others = Overlaps(notes)
    for place in tones.indices {
      let tone = tones[place]
      let beside = others.notes(from: tone.core.start, to: tone.core.end, but: tone.note)
      tones[place].isAlone = beside.isEmpty
      tones[place].isClear = !beside.contains { !$0.isTone || $0.reaches(tone.note) }
      let rise = (tone.note.start - 0.004, tone.note.start + min(tone.note.length / 2, 0.1))
      tones[place].beginsAlone = others.notes(from: rise.0, to: rise.1, but: tone.note).isEmpty
    }
  }
}

extension Note {
  /// Whether one of its first harmonics lies within a fourth of the pitch of another note.
  fileprivate func reaches(_ other: Note) -> Bool {
    let own = min(frequency, endFrequency)...max(frequency, endFrequency)
    let room = 1.34
    let wanted = min(other.frequency, other.endFrequency) / room...max(other.frequency, other.endFrequency) * room
    return (1...10).contains { harmonic in
      wanted.overlaps(own.lowerBound * Double(harmonic)...own.upperBound * Double(harmonic))
    }
  }
}

/// Finds the notes that sound in a stretch of time.
private struct Overlaps {
  private let notes: [Note]
  private let longest: Double

  init(_ notes: [Note]) {
    self.notes = notes.sorted { $0.start < $1.start }
    longest = notes.map(\.length).max() ?? 0
  }

  /// Times that are rounded to a microsecond touch if they differ by no more than this.
  private static let touching = 5e-6

  func notes(from start: Double, to end: Double, but own: Note) -> [Note] {
    var (low, high) = (0, notes.count)
    while low < high {
      let middle = (low + high) / 2
      if notes[middle].start < end - Self.touching { low = middle + 1 } else { high = middle }
    }
    return notes[..<low].reversed().prefix { $0.start + longest > start }
      .filter { $0.end > start + Self.touching && $0 != own }
  }
}

extension Double {
  fileprivate func rounded(toMicroseconds count: Double) -> Double { (self * 1e6 / count).rounded() }
}
