import ChartModel

extension NarratedViews {
  /// The text of every focus group and mark by its id, for the captions and cue points of a sound; of several charts each
  /// begins with the name of its chart.
  public func textByID() -> [String: String] {
    if let single { return single.textByID() }
    var texts: [String: String] = [:]
    for (name, narrator) in zip(names, narrators) {
      for (id, label) in narrator.textByID() {
        texts[id] = Sentence(name).adding(label, .sentence).line
      }
    }
    return texts
  }

  /// What a listener must know where a lower tone is a larger value.
  public var lowerIsMore: String { voice.say(.soundLowerIsMore) }

  /// What a listener must know where the length of a tone says the number of a field.
  public func longerIsMore(of name: String) -> String { voice.say(.soundLongerIsMore, ["name": name]) }

  /// What a listener must know of a sound that gives way so that one can follow it.
  public var soundNotes: SoundNotes { SoundNotes(self) }

  /// What a picture of the sound calls its axes and its kinds of notes.
  public var soundWords: SoundWords { SoundWords(voice) }

  /// What the charts say in one line, as the comment of a sound file.
  public var comment: String {
    if let single { return single.comment }
    let each = zip(titles, narrators).map { Sentence($0).adding($1.message, .context).sentence }
    return (overview() + [message] + each).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// What of a sound gave way so that one can follow it, a sentence each.
public struct SoundNotes: Sendable {
  private let narrated: NarratedViews
  private var voice: Voice { narrated.voice }

  init(_ narrated: NarratedViews) { self.narrated = narrated }

  /// The means of the columns of a heat map come before its rows.
  public var meansFirst: String { voice.say(.soundMeans) }
  /// What is heard there, for captions.
  public var columnMeans: String { Sentence(voice.say(.soundColumnMeans)).line }
  /// Each series has all pitches to itself.
  public var ownPitches: String { voice.say(.soundOwnPitches) }
  /// The parts of a stack have all pitches to themselves.
  public var ownPitchesOfParts: String { voice.say(.soundOwnPitchesOfParts) }
  /// Pitch tells the order of values alone.
  public var orderAlone: String { voice.say(.soundOrderAlone) }
  /// Pitch follows ratios of values.
  public var ratios: String { voice.say(.soundRatios) }
  /// Not all marks are heard.
  public var closeMarks: String { voice.say(.soundClose) }

  /// Which series are not heard.
  ///
  /// - Parameter series: The id of each, and which of several charts it is in.
  public func silent(_ series: [(id: String, view: Int)]) -> String {
    let names = series.map { name(ofSeries: $0.id, inView: $0.view).spoken }
    return voice.say(.soundSilent, ["names": voice.list(names)])
  }

  /// What a series is called, behind the name of its chart where there are several.
  private func name(ofSeries id: String, inView view: Int) -> String {
    guard narrated.narrators.indices.contains(view) else { return id }
    let narrator = narrated.narrators[view]
    let known = (narrator.chart.walkedSeries + narrator.chart.series).first { $0.id == id }
    let name = known.map(narrator.seriesName) ?? id
    return narrated.single == nil ? Sentence(narrated.names[view]).adding(name).text : name
  }
}

/// What a picture of a sound calls its axes and its kinds of notes.
public struct SoundWords: Sendable {
  private let voice: Voice

  init(_ voice: Voice) { self.voice = voice }

  /// The axis of time, with its unit.
  public var time: String { line(.soundTime) }
  /// The axis of pitch, with its unit.
  public var pitch: String { line(.soundPitch) }
  /// A mark without a number.
  public var missing: String { line(.soundMissing) }
  /// The edge of a group, or a rule that stands there.
  public var tick: String { line(.soundTick) }
  /// A tone such as that of a rule.
  public var reference: String { line(.soundReference) }
  /// The pitch of zero.
  public var zero: String { line(.soundZero) }
  /// The pause between two series.
  public var marker: String { line(.soundMarker) }
  /// Words.
  public var speech: String { line(.soundSpeech) }

  /// A value that an instrument plays.
  public func value(playedBy instrument: String) -> String {
    Sentence(voice.say(.soundValue, ["name": instrument])).line
  }

  private func line(_ key: OutputPhraseKey) -> String { Sentence(voice.say(key)).line }
}
