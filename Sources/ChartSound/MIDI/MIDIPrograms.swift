/// Which sound of General MIDI stands for an instrument.
struct MIDIPrograms {
  /// A flute for values, a clarinet with its odd harmonics below zero, an ocarina for cues, breath for what is missing; a
  /// whistle, a church organ, an oboe, a horn, a pan flute and a choir for the other instruments that ChartVoice brings.
  private static let known: [String: UInt8] = [
    "clear": 73, "hollow": 71, Instrument.sine.name: 79, Instrument.noiseName: 121, "pure": 78, "organ": 19, "reed": 68,
    "warm": 60, "airy": 75, "sung": 52,
  ]
  /// Sounds that hold their pitch and are told apart, for instruments of one's own: cello, trumpet, violin, English horn,
  /// harmonica, reed organ, viola, trombone.
  private static let others: [UInt8] = [42, 56, 40, 69, 22, 20, 41, 57]
  private var programs = known

  /// The sounds for the instruments of a score, in the order in which they are heard first.
  init(instruments: [String]) {
    for name in instruments where programs[name] == nil {
      programs[name] = Self.others[(programs.count - Self.known.count) % Self.others.count]
    }
  }

  subscript(instrument: String) -> UInt8 { programs[instrument] ?? 73 }
}
