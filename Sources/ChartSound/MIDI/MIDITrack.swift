/// The events of a track.
enum MIDITrack {
  /// Tempo, title, and a marker where each group and each mark begins.
  static func heading(of score: Score, label: (String) -> String?) -> [MIDIEvent] {
    let tempo = MIDIFile.meta(0x51, MIDIFile.number(MIDITime.microsecondsPerQuarter, bytes: 3))
    let title = text(.name, score.title).map { [$0] } ?? []
    let markers = score.spans.flatMap { span -> [MIDIEvent] in
      guard let words = label(span.id), let marker = text(.marker, words, at: span.start) else { return [] }
      return [text(.text, span.id, at: span.start), marker].compactMap { $0 }
    }
    let words = score.introductionCaptions.compactMap { text(.lyric, $0.text, at: $0.start) }
    return [MIDIEvent(tick: 0, order: .setting, bytes: tempo)] + title + words + markers
  }

  /// The notes of a channel.
  static func notes(
    _ lane: MIDILane, channel: MIDIChannel, range: BendRange, programs: MIDIPrograms
  ) -> [MIDIEvent] {
    var events = setup(channel, range: range) + [text(.name, lane.name)].compactMap { $0 }
    var program: UInt8?
    for phrase in lane.phrases {
      var voice = MIDIVoice(phrase: phrase, channel: channel.number, range: range)
      let next = programs[phrase.notes.first?.instrument ?? ""]
      if next != program { voice.add(0xC0, [next], at: phrase.start) }
      program = next
      voice.write()
      events += voice.events
    }
    return events
  }

  /// The port, and the range of the bend as registered parameter 0, which is then closed.
  private static func setup(_ channel: MIDIChannel, range: BendRange) -> [MIDIEvent] {
    let controls: [(UInt8, UInt8)] = [
      (101, 0), (100, 0), (6, UInt8(range.semitones)), (38, 0), (101, 127), (100, 127),
    ]
    let port = MIDIEvent(tick: 0, order: .setting, bytes: MIDIFile.meta(0x21, [channel.port]))
    return [port]
      + controls.map { MIDIEvent(tick: 0, order: .setting, bytes: [0xB0 | channel.number, $0.0, $0.1]) }
  }

  private enum Words: UInt8 {
    case text = 0x01
    case name = 0x03
    case lyric = 0x05
    case marker = 0x06
  }

  private static func text(_ kind: Words, _ words: String, at seconds: Double = 0) -> MIDIEvent? {
    let line = words.singleLine
    guard !line.isEmpty else { return nil }
    let tick = seconds.frame(at: MIDITime.ticksPerSecond)
    return MIDIEvent(tick: tick, order: .setting, bytes: MIDIFile.meta(kind.rawValue, Array(line.utf8)))
  }
}
