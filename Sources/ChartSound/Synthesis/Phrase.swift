/// Notes that share one voice: a single note, or the notes of one glide.
struct Phrase: Sendable {
  /// The notes of the score, of which there is one copy for all phrases.
  private let all: [Note]
  /// Where its own are among them.
  private var places: [Int]
  /// The frame at which it begins.
  let start: Int
  /// A frame from which on nothing of it is heard, no earlier than its voice ends.
  private(set) var silentFrom: Int
  /// Frames from its first note to its last.
  private var ways = 0
  /// Whether its wave begins downwards.
  private(set) var isTurned = false

  var notes: [Note] { places.map { all[$0] } }

  private init(all: [Note], place: Int, sampleRate: Double) {
    self.all = all
    places = [place]
    start = all[place].start.frame(at: sampleRate)
    silentFrom = start + all[place].frames(at: sampleRate)
  }

  /// Adds a note of the same glide. Its voice takes all ways between notes, in whatever order they stand.
  private mutating func append(_ place: Int, sampleRate: Double) {
    if let last = places.last {
      ways += max(0, all[place].start.frame(at: sampleRate) - all[last].start.frame(at: sampleRate))
    }
    places.append(place)
    silentFrom = max(silentFrom, start + ways + all[place].frames(at: sampleRate))
  }

  /// The phrases of a score by their start, in the order of their first notes where they start together.
  static func phrases(of score: Score, sampleRate: Double) -> [Phrase] {
    var phrases: [Phrase] = []
    var glides: [Int: Int] = [:]
    for (place, note) in score.notes.enumerated() where note.start.isFinite && note.length > 0 {
      if let glide = note.glide, let phrase = glides[glide] {
        phrases[phrase].append(place, sampleRate: sampleRate)
        continue
      }
      if let glide = note.glide { glides[glide] = phrases.count }
      phrases.append(Phrase(all: score.notes, place: place, sampleRate: sampleRate))
    }
    let sorted = phrases.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
    return turned(sorted)
  }

  /// What a short low note leaves in the mean of the samples the next one takes away; notes that begin together never cancel.
  private static func turned(_ phrases: [Phrase]) -> [Phrase] {
    var phrases = phrases
    for place in phrases.indices.dropFirst() {
      let before = phrases[place - 1]
      phrases[place].isTurned = (phrases[place].start == before.start) == before.isTurned
    }
    return phrases
  }

  /// - Returns: `nil` for words of which there is no recording.
  func voice(in instruments: InstrumentSet, speech: SpeechTrack, sampleRate: Double) -> Voice? {
    let notes = notes
    guard let first = notes.first else { return nil }
    if first.role == .speech {
      return SpeechVoice(note: first, track: speech, sampleRate: sampleRate).map { Voice(start: start, source: $0) }
    }
    if first.instrument == Instrument.noiseName {
      return Voice(start: start, source: NoiseVoice(note: first, sampleRate: sampleRate))
    }
    let segments = ToneSegment.segments(of: notes, in: instruments, sampleRate: sampleRate)
    let source = ToneVoice(
      segments: segments, instrument: instruments[first.instrument], seed: start, isTurned: isTurned,
      sampleRate: sampleRate)
    return Voice(start: start, source: source)
  }
}
