import ChartNarration
import ChartSound

/// Gives each chart of a sound its introduction, spoken where a program for it is there.
final class Introducer {
  /// What is spoken, with its recording.
  private(set) var clips: [String: SpeechClip] = [:]
  /// Why nothing is spoken.
  private(set) var failure: SpeechFailure?

  private let narrated: NarratedViews
  private let program: SpeechProgram?
  private let sampleRate: Int
  private let notes: [String]
  private let longest: Double
  /// What the chart before had, of which nothing is said twice.
  private var before: (ends: [IntroductionLine], series: [IntroductionLine]) = ([], [])

  /// The most series that are named.
  private static let mostSeries = 5

  /// - Parameter notes: What a listener must know of the tones, said before the first.
  init(_ narrated: NarratedViews, _ options: IntroductionOptions, sampleRate: Int, notes: [String]) {
    (self.narrated, self.sampleRate, self.notes) = (narrated, sampleRate, notes)
    let language = narrated.voice.code
    let voice = options.speechVoice ?? (IntroductionOptions.isVoice(language) ? language : "en")
    let rate = options.speechRate ?? IntroductionOptions.usualRate
    // Who asks for slow words has the time for them.
    longest = IntroductionLine.longest * max(1, Double(IntroductionOptions.usualRate) / Double(rate))
    do {
      program = try SpeechProgram(voice: voice, rate: rate)
    } catch {
      (program, failure) = (nil, error)
    }
  }

  /// A score with introductions: all of them spoken, or none.
  func score(_ make: (_ lines: @escaping (Int, [IntroductionTone]) -> [IntroductionLine]) -> Score) -> Score {
    let canSpeak = failure == nil
    let score = make { self.lines(at: $0, $1) }
    guard canSpeak, failure != nil else {
      // What found no room is not kept for a sound in which nobody says it.
      let heard = Set(score.notes.compactMap(\.text))
      clips = clips.filter { heard.contains($0.key) }
      return score
    }
    (clips, before) = ([:], ([], []))
    return make { self.lines(at: $0, $1) }
  }

  private func lines(at place: Int, _ tones: [IntroductionTone]) -> [IntroductionLine] {
    guard narrated.narrators.indices.contains(place) else { return [] }
    var opening = narrated.introduction(at: place).map { IntroductionLine(text: $0) }
    if place == 0 { opening += notes.map { IntroductionLine(text: $0) } }
    let named = tones.map { IntroductionLine(text: text(of: $0, narrated.narrators[place]), tone: $0) }
    let ends = named.filter { $0.series == nil }
    let series = named.filter { $0.series != nil }
    let isNew = (ends: ends != before.ends, series: !series.isSpokenLike(before.series))
    before = (ends, series)
    let lines = opening + (isNew.ends ? ends : []) + (isNew.series ? few(series, narrated.narrators[place]) : [])
    return lines.map(spoken).fitting(longest)
  }

  private func text(of tone: IntroductionTone, _ narrator: Narrator) -> String {
    switch tone.meaning {
    case .lowest(let value): narrator.lowestTone(value)
    case .highest(let value): narrator.highestTone(value)
    case .every(let value): narrator.everyTone(value)
    case .series(let id): narrator.introduced(seriesWithID: id)
    }
  }

  /// The first series, and how many there are besides.
  private func few(_ series: [IntroductionLine], _ narrator: Narrator) -> [IntroductionLine] {
    guard series.count > Self.mostSeries else { return series }
    let more = narrator.introduced(furtherSeries: series.count - Self.mostSeries)
    return series.prefix(Self.mostSeries) + [IntroductionLine(text: more)]
  }

  private func spoken(_ line: IntroductionLine) -> IntroductionLine {
    guard let program, failure == nil, !line.text.isEmpty, line.text.count <= SpeechProgram.longestText else {
      return line
    }
    do throws(SpeechFailure) {
      guard let clip = try clip(of: line.text, by: program) else { return line }
      return IntroductionLine(text: line.text, seconds: clip.seconds, tone: line.tone)
    } catch {
      failure = error
      return line
    }
  }

  private func clip(of text: String, by program: SpeechProgram) throws(SpeechFailure) -> SpeechClip? {
    if let clip = clips[text] { return clip }
    let clip = try program.spoken(text, for: sampleRate)
    clips[text] = clip
    return clip
  }
}

extension IntroductionLine {
  fileprivate var series: String? {
    if case .series(let id)? = tone?.meaning { id } else { nil }
  }
}

extension [IntroductionLine] {
  /// Whether the same names have the same timbres and places.
  fileprivate func isSpokenLike(_ others: [IntroductionLine]) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy {
        $0.text == $1.text && $0.tone?.note.instrument == $1.tone?.note.instrument
          && $0.tone?.note.pan == $1.tone?.note.pan
      }
  }
}
