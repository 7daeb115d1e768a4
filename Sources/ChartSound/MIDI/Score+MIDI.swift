extension Score {
  /// The score as a Standard MIDI File of format 1: the same notes for instruments that one has.
  ///
  /// A track is a channel: one instrument, one series, one sound at a time. A glide is one note, moved by pitch bend. The
  /// first track has the title, and a marker where each group and each mark begins, after a text with its id; the words of an
  /// introduction are lyrics there.
  ///
  /// ```swift
  /// let bytes = score.midiFile { labels[$0] }
  /// ```
  ///
  /// - Parameter label: The text for the id of a group or a mark; without one there is no marker.
  public func midiFile(label: (String) -> String?) -> [UInt8] {
    let end = duration.frame(at: MIDITime.ticksPerSecond)
    let phrases = Phrase.phrases(of: withoutSpeech, sampleRate: MIDITime.ticksPerSecond)
    let range = BendRange(phrases.map(MIDIKey.reach).max() ?? 0)
    let programs = MIDIPrograms(instruments: withoutSpeech.notes.map(\.instrument))
    let lanes = MIDILane.lanes(for: phrases)
    let tracks = lanes.enumerated().map { index, lane in
      MIDITrack.notes(lane, channel: MIDIChannel(index), range: range, programs: programs)
    }
    return MIDIFile.bytes(tracks: [MIDITrack.heading(of: self, label: label)] + tracks, end: end)
  }
}

/// How seconds become ticks: 960 a quarter, 120 quarters a minute, as most programs have it; a tick is half a millisecond.
enum MIDITime {
  static let ticksPerQuarter = 960
  static let microsecondsPerQuarter = 500_000
  static let ticksPerSecond = 1_920.0
}
