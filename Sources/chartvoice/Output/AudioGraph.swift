import ChartModel
import ChartNarration
import ChartSound
import SoundFile

/// The sound of a chart with its words, ready to be written.
struct AudioGraph {
  let score: Score
  private let sound: RenderedSound
  /// What a listener must know where a lower tone is a larger value, where lengths say a number, and of what gave way.
  var note: String? { notes.isEmpty ? nil : notes.joined(separator: " ") }
  /// Why the introduction is not spoken; `nil` where it is, or where there is none.
  let speechFailure: String?
  private let notes: [String]
  private let tags: SoundFileTags
  private let texts: [String: String]

  init(
    _ narrated: NarratedViews, tones: ToneOptions, introduction: IntroductionOptions, format: SoundFileFormat
  ) throws {
    let instruments = try tones.instruments()
    let options = try tones.options(instruments, charts: narrated.views.views.map(\.chart))
    let lengths = options.lengthField.map { narrated.longerIsMore(of: Self.title(of: $0, in: narrated)) }
    let known = [options.polarity == .down ? narrated.lowerIsMore : nil, lengths].compactMap { $0 }
    let introducer =
      introduction.intro
      ? Introducer(narrated, introduction, sampleRate: format.sampleRate, notes: known) : nil
    let make = { (lines: ((Int, [IntroductionTone]) -> [IntroductionLine])?) in
      Score(
        views: narrated.views, facts: narrated.narrators.map(\.facts), options: options, introduction: lines)
    }
    var score = introducer?.score(make) ?? make(nil)
    score.title = narrated.title
    // The score says what the file holds: without sides, every note is in the middle.
    self.score = format.channels == 1 ? score.centred : score
    notes = known + narrated.soundNotes.sentences(of: score)
    let speech = SpeechTrack(introducer?.clips ?? [:], sampleRate: format.sampleRate)
    sound = RenderedSound(score, instruments: instruments, format: format, speech: speech)
    speechFailure = introducer?.failure?.description
    let comment = ([narrated.comment].compactMap { $0 } + notes).joined(separator: " ")
    tags = SoundFileTags(title: narrated.title, comment: comment)
    texts = narrated.textByID().merging([ScoreSpan.meansID: narrated.soundNotes.columnMeans]) { own, _ in own }
  }

  private static func title(of field: String, in narrated: NarratedViews) -> String {
    narrated.views.views.lazy.flatMap(\.chart.details).first { $0.name == field }?.title ?? field
  }

  /// Writes the sound; once it is written, and before it appears, `beforeFinishing` runs.
  func write(to path: String, beforeFinishing: () throws -> Void) throws {
    let cues = score.cuePoints(sampleRate: sound.format.sampleRate) { texts[$0] }
    try sound.write(to: path, tags: tags, cues: cues, beforeFinishing: beforeFinishing)
  }

  /// How many groups and marks get no cue point, since a WAV file gets only so many; other files get none at all.
  var countWithoutCue: Int {
    guard sound.format.container == .wav else { return 0 }
    let cues = score.cuePoints(sampleRate: sound.format.sampleRate) { texts[$0] }
    return score.spans.count { texts[$0.id]?.isEmpty == false } - cues.count
  }

  func captions(as format: CaptionFormat) -> String { format.text(score.captions { texts[$0] }) }

  /// All that is heard, as text: what introduces the sound, where the description does not say it, then the description.
  func transcript(_ narrated: NarratedViews) -> String {
    let told = narrated.transcript()
    let lines = Set(told.split(separator: "\n").map(String.init))
    let introduced = score.introduction.map(\.text).filter { !notes.contains($0) }
    let words = notes + narrated.soundNotes.unheard(in: score) + introduced
    return words.filter { !$0.isEmpty && !lines.contains($0) && !lines.contains(String($0.dropLast())) }.map {
      $0 + "\n"
    }.joined()
      + told
  }

  var midi: [UInt8] { score.midiFile { texts[$0] } }

  var json: String {
    let loudness = sound.level.loudness
    return score.json(sampleRate: sound.format.sampleRate, channels: sound.format.channels, loudness: loudness).text
      + "\n"
  }
}

extension SoundNotes {
  /// What of a score gave way, a sentence each.
  fileprivate func sentences(of score: Score) -> [String] {
    score.concessions.map { concession in
      switch concession {
      case .means: meansFirst
      case .ownRanges: ownPitches
      case .partRange: ownPitchesOfParts
      case .mapping(.rank): orderAlone
      case .mapping: ratios
      }
    }
  }

  /// What of a score is not heard.
  fileprivate func unheard(in score: Score) -> [String] {
    let series = score.silentSeries.map { (id: $0.id, view: $0.view) }
    return (score.reducedCount > 0 ? [closeMarks] : []) + (series.isEmpty ? [] : [silent(series)])
  }
}
