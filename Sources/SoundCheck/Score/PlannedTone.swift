import ChartSound

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A note with what its instrument does to it, and what follows it.
struct PlannedTone {
  var note: Note
  /// Seconds between the frames at which it begins and ends: a file has no time between frames, and a steep glide passes a
  /// cent in half of one.
  var heard: ClosedRange<Double>
  /// Seconds at which its voice begins: before the note where it goes on from another.
  var voiceStart: Double
  /// Seconds at which its voice ends.
  var voiceEnd: Double
  /// Whether its voice holds one pitch.
  var isHeld: Bool
  /// The note that its voice goes on with.
  var next: Note?
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
  /// Seconds of its fall; none where its voice goes on.
  var release: Double { next == nil ? min(instrument?.release ?? 0.01, (voiceEnd - voiceStart) / 4) : 0 }
  /// Whether noise sounds with it.
  var hasBreath: Bool { (instrument?.breath ?? 0) > 0 }
  /// How far its pitch swings, in cents: only in voices that hold one pitch for four swings.
  private var swing: Double {
    guard let instrument, isHeld, (voiceEnd - voiceStart) * instrument.vibratoRate >= 4 else { return 0 }
    return instrument.vibratoDepth
  }
  /// Whether its pitch moves.
  var moves: Bool { note.isGliding || swing > 0 }
  /// Whether it is the same from its rise to its fall.
  var isSteady: Bool { isBeginning && next == nil && !moves }
  /// The planned powers of left and right in its core under a Hann window, as pan and gain go on their ways.
  var plannedPowers: (left: Double, right: Double) {
    var (left, right) = (0.0, 0.0)
    for step in 0..<64 {
      let place = (Double(step) + 0.5) / 64
      let share = (core.start + place * (core.end - core.start) - note.start) / note.length
      let angle = (note.pan + share * ((next?.pan ?? note.pan) - note.pan) + 1) * .pi / 4
      let window = Window.hann(place) * amplitude(at: note.start + share * note.length)
      left += window * window * cos(angle) * cos(angle)
      right += window * window * sin(angle) * sin(angle)
    }
    return (left, right)
  }

  /// Seconds that a voice may take from the pitch of one note to that of the next, where it jumps.
  static let jump = 0.007

  /// The part in which it is at full strength and on its own way: behind its rise or a jump, before its fall; of a long note one
  /// second, which says as much as an hour of it.
  var core: (start: Double, end: Double) {
    let start = max(0.15 * note.length, min(isBeginning ? attack : Self.jump, note.length / 2))
    let end = note.length - max(0.2 * note.length, min(release, 0.4 * note.length))
    return (note.start + start, note.start + min(end, start + 1))
  }

  /// The planned amplitude at a time of the score, beside that of a note of 0 dB: on its way to the next note the gain beyond
  /// equal loudness moves in a straight line, and equal loudness follows the pitch.
  func amplitude(at time: Double) -> Double {
    let goal = next.map { $0.frequency == note.endFrequency ? $0 : note } ?? note
    let (start, end) = (note.relativeGain, goal.relativeGain)
    let gain = start + share(at: time) * (end - start) + EqualLoudness.gain(at: frequency(at: time))
    return pow(10, gain / 20)
  }

  /// The part of its way at a time of the score.
  private func share(at time: Double) -> Double {
    min(max((time - heard.lowerBound) / (heard.upperBound - heard.lowerBound), 0), 1)
  }

  /// The pitch of a glide at a part of its way: straight in octaves, or by the basis of Hermite.
  private func gliding(at share: Double) -> Double {
    guard let curve = note.curve else { return note.frequency * pow(note.endFrequency / note.frequency, share) }
    let rest = 1 - share
    let octaves =
      log2(note.endFrequency / note.frequency) * share * share * (3 - 2 * share)
      + note.length * share * rest * (curve.startSlope * rest - curve.endSlope * share)
    return min(max(note.frequency * exp2(octaves), 1), 96_000)
  }

  /// The planned pitch at a time of the score, in Hz.
  func frequency(at time: Double) -> Double {
    let pitch = note.isGliding ? gliding(at: share(at: time)) : note.frequency
    guard let instrument, swing > 0 else { return pitch }
    return pitch * exp2(swing / 1_200 * sin(2 * .pi * instrument.vibratoRate * (time - voiceStart)))
  }
}

extension PlannedScore {
  /// The tones of a score by their start, as a file of a sample rate has them.
  func tones(_ instruments: [Instrument], sampleRate: Int) -> [PlannedTone] {
    let known = Dictionary(instruments.map { ($0.name, $0) }) { first, _ in first }
    var tones = notes.filter(\.isTone).sorted { ($0.start, $0.frequency) < ($1.start, $1.frequency) }.map { note in
      PlannedTone(
        note: note, heard: note.frames(sampleRate: Double(sampleRate)), voiceStart: note.start, voiceEnd: note.end,
        isHeld: !note.isGliding, instrument: known[note.instrument])
    }
    Self.tie(&tones)
    markOverlaps(&tones)
    return tones
  }

  /// The notes of a glide are one voice.
  private static func tie(_ tones: inout [PlannedTone]) {
    let glides = Dictionary(grouping: tones.indices.filter { tones[$0].note.glide != nil }) { tones[$0].note.glide }
    for places in glides.values {
      guard let first = places.first.map({ tones[$0].note }), let last = places.last else { continue }
      let isHeld = places.allSatisfy { !tones[$0].note.isGliding && tones[$0].note.frequency == first.frequency }
      let end = tones[last].note.end
      for place in places {
        (tones[place].voiceStart, tones[place].voiceEnd, tones[place].isHeld) = (first.start, end, isHeld)
      }
      for (place, next) in zip(places, places.dropFirst()) { tones[place].next = tones[next].note }
    }
  }

  /// What sounds at the same time as a tone, and near it.
  private func markOverlaps(_ tones: inout [PlannedTone]) {
    let others = NoteTree(notes[...])
    for place in tones.indices {
      let tone = tones[place]
      let (start, end) = tone.core
      tones[place].isAlone = !others.contains(from: start, to: end) { $0 != tone.note }
      tones[place].isClear = !others.contains(from: start, to: end) {
        $0 != tone.note && (!$0.isTone || $0.reaches(tone))
      }
      let rise = (tone.note.start - OnsetMeter.before, tone.note.start + OnsetMeter.seconds(tone))
      tones[place].beginsAlone = !others.contains(from: rise.0, to: rise.1) { $0 != tone.note }
    }
  }
}

extension Note {
  /// Decibels beyond equal loudness at its start.
  fileprivate var relativeGain: Double { gain - EqualLoudness.gain(at: frequency) }

  /// The times of its first frame and of the one after its last, in seconds.
  fileprivate func frames(sampleRate: Double) -> ClosedRange<Double> {
    let first = (start * sampleRate).rounded()
    return first / sampleRate...max((end * sampleRate).rounded(), first + 1) / sampleRate
  }

  /// Whether one of its first harmonics lies within a fourth of the pitch of a tone, or within five bins of where its pitch is
  /// sought: a window does not tell them apart there.
  fileprivate func reaches(_ tone: PlannedTone) -> Bool {
    let own = min(frequency, endFrequency)...max(frequency, endFrequency)
    let (low, high) = (
      min(tone.note.frequency, tone.note.endFrequency), max(tone.note.frequency, tone.note.endFrequency)
    )
    let bins = 5 / max(tone.core.end - tone.core.start, 1e-6)
    let reach = exp2(PitchMeter.reach / 1_200)
    let wanted = min(low / 1.34, low / reach - bins)...max(high * 1.34, high * reach + bins)
    return (1...10).contains { harmonic in
      wanted.overlaps(own.lowerBound * Double(harmonic)...own.upperBound * Double(harmonic))
    }
  }
}
