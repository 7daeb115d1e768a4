import ChartModel

/// A phrase as messages of its channel: a note, the bends that give it its exact pitch, and where it stands.
struct MIDIVoice {
  /// Ticks between two bends of a glide: four milliseconds.
  private static let step = 8
  /// The gain of the loudest velocity, in decibels: the most that equal loudness adds.
  private static let loudest = 9.0

  let phrase: Phrase
  let channel: UInt8
  let range: BendRange
  private(set) var events: [MIDIEvent] = []
  private var lastBend: Int?

  init(phrase: Phrase, channel: UInt8, range: BendRange) {
    self.phrase = phrase
    self.channel = channel
    self.range = range
  }

  mutating func write() {
    let key = MIDIKey.key(of: phrase)
    let notes = phrase.notes
    for (index, note) in notes.enumerated() {
      let start = note.start.frame(at: MIDITime.ticksPerSecond)
      let seconds = index + 1 < notes.count ? notes[index + 1].start : note.start + note.length
      let end = seconds.frame(at: MIDITime.ticksPerSecond)
      add(0xB0, [10, Self.pan(note.pan)], at: start)
      bend(note, from: start, to: max(start, end), key: key, isLast: index + 1 == notes.count)
    }
    guard let first = notes.first else { return }
    add(0x90, [UInt8(key), Self.velocity(first.gain)], at: phrase.start, order: .start)
    add(0x80, [UInt8(key), 64], at: phrase.end, order: .end)
  }

  /// The pitch of a note from tick to tick, straight or bent in semitones as the sound has it.
  private mutating func bend(_ note: Note, from start: Int, to end: Int, key: Int, isLast: Bool) {
    let (low, high) = (MIDIKey.semitones(note.frequency), MIDIKey.semitones(note.endFrequency))
    bend(to: low, at: start, key: key)
    guard low != high else { return }
    let way = note.way
    for tick in stride(from: start + Self.step, to: end, by: Self.step) {
      let share = Double(tick - start) / Double(end - start)
      bend(to: low + (way.map { 12 * $0.octaves(at: share) } ?? (high - low) * share), at: tick, key: key)
    }
    // The end is heard before the note stops; within a glide it is the start of the next note.
    if isLast, end - start > 1 { bend(to: high, at: end - 1, key: key) }
  }

  private mutating func bend(to semitones: Double, at tick: Int, key: Int) {
    let bend = range.bend(to: semitones, from: key)
    guard bend != lastBend else { return }
    lastBend = bend
    add(0xE0, [UInt8(bend & 0x7F), UInt8(bend >> 7)], at: tick)
  }

  mutating func add(_ status: UInt8, _ data: [UInt8], at tick: Int, order: MIDIEvent.Order = .setting) {
    events.append(MIDIEvent(tick: tick, order: order, bytes: [status | channel] + data))
  }

  /// 64 in the middle, 1 to the left, 127 to the right.
  private static func pan(_ pan: Double) -> UInt8 {
    UInt8(clamping: 64 + Int(clamping: (pan.clamped(to: -1...1) * 63).rounded()))
  }

  /// As General MIDI advises: the amplitude is the square of the velocity.
  private static func velocity(_ gain: Double) -> UInt8 {
    let velocity = 127 * Double.amplitude(decibels: (gain.clamped(to: -120...40) - loudest) / 2)
    return UInt8(clamping: Int(clamping: velocity.clamped(to: 1...127).rounded()))
  }
}
