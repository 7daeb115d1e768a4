extension Score {
  /// Some of its marks alone, as they sound in the whole: with their pitches, sides and levels, and from the first on.
  ///
  /// Marks that follow each other keep their distances, their glides and the cues between them; others come one after
  /// another without what lies between. A mark alone of a glide is a short note of its pitch, and no note alone is shorter
  /// than 0.15 s unless its length says a number.
  ///
  /// ```swift
  /// score.excerpt(of: ["s0/3"])?.notes.first?.start  // 0
  /// ```
  ///
  /// - Parameters:
  ///   - marks: Their ids, in the order in which they are to be heard; those that do not sound are passed over.
  ///   - tempo: How many times as fast, from 0.5 to 4.
  /// - Returns: `nil` where none of them sounds.
  public func excerpt(of marks: [String], tempo: Double = 1) -> Score? {
    let places = MarkPlaces(notes)
    let heard = marks.compactMap { places[$0] }
    guard !heard.isEmpty else { return nil }
    var excerpt = Excerpt(of: self)
    for run in MarkPlaces.runs(heard) { excerpt.append(run) }
    guard heard.count == 1, let mark = heard.first else { return excerpt.score.atTempo(tempo) }
    return excerpt.score.atTempo(tempo).audible(
      pan: notes.pan(ofStep: mark, at: spans.first { $0.id == mark.id }?.start))
  }

  /// A mark and the rest of its series, in the same way.
  ///
  /// - Returns: `nil` where the mark does not sound.
  public func excerpt(from mark: String, tempo: Double = 1) -> Score? {
    guard let first = MarkPlaces(notes)[mark] else { return nil }
    return excerpt(of: MarkPlaces(notes).ids(from: first), tempo: tempo)
  }

  /// The ids of the marks that sound.
  public var heardMarks: Set<String> { Set(notes.compactMap(\.mark)) }

  /// The same with the note of a mark alone long enough to be heard: dense charts have notes of 50 ms.
  ///
  /// - Parameter pan: Where a mark of a glide stands; where its first note begins if `nil`.
  private func audible(pan: Double?) -> Score {
    var score = self
    if let first = notes.first, first.glide != nil || pan != nil {
      score.notes = [first]
      score.notes[0].glide = nil
      score.notes[0].pan = pan ?? first.pan
      score.notes[0].length = min(first.length, Onset.longestNote)
    }
    for index in score.notes.indices where score.notes[index].role == .data && lengths == nil {
      score.notes[index].length = max(score.notes[index].length, Self.shortestAlone)
    }
    score.duration = score.notes.reduce(0) { max($0, $1.start + $1.length) }.onScoreGrid
    return score
  }

  private static let shortestAlone = 0.15
}

extension [Note] {
  /// Where the mark of a step stands whose pitch begins before it: where the voice is at its onset.
  fileprivate func pan(ofStep mark: HeardMark, at onset: Double?) -> Double? {
    guard let onset, onset > mark.start, let glide = mark.places.first.flatMap({ self[$0].glide }) else { return nil }
    return first { $0.glide == glide && $0.start == onset }?.pan
  }
}

/// The score of some marks, run by run.
private struct Excerpt {
  private(set) var score: Score
  private let whole: Score
  /// The note that follows each note of a glide, by their places in the whole.
  private let following: [Int: Int]
  private var glides = 0

  /// Seconds between two runs.
  private static let pause = 0.1

  init(of whole: Score) {
    self.whole = whole
    var following: [Int: Int] = [:]
    var last: [Int: Int] = [:]
    for (place, note) in whole.notes.enumerated() {
      guard let glide = note.glide else { continue }
      if let before = last.updateValue(place, forKey: glide) { following[before] = place }
    }
    self.following = following
    score = Score(
      title: whole.title, duration: 0, pitch: whole.pitch, lengths: whole.lengths, notes: [], zone: whole.zone)
  }

  /// Adds marks that keep their distances, behind what is there.
  mutating func append(_ run: [HeardMark]) {
    guard let first = run.first else { return }
    let begin = score.notes.isEmpty ? 0 : score.duration + Self.pause
    let shift = begin - first.start
    let places = Set(run.flatMap(\.places))
    var glides: [Int: Int] = [:]
    for place in (places.union(cues(among: run))).sorted() {
      var note = whole.notes[place].shifted(by: shift, glides: 0)
      if note.glide != nil { tie(&note, at: place, among: places, &glides) }
      score.notes.append(note)
    }
    let ids = Set(run.map(\.id))
    score.spans += whole.spans.filter { ids.contains($0.id) }.map { $0.shifted(by: shift) }
    score.duration = score.notes.reduce(score.duration) { max($0, $1.start + $1.length) }.onScoreGrid
  }

  /// Keeps a note in its glide where the next note of that is there too; else the note ends at its own pitch.
  private mutating func tie(_ note: inout Note, at place: Int, among places: Set<Int>, _ glides: inout [Int: Int]) {
    note.glide = glides[place]
    if let next = following[place], places.contains(next) {
      if note.glide == nil {
        note.glide = self.glides
        self.glides += 1
      }
      glides[next] = note.glide
    } else if following[place] != nil {
      note.length = min(note.length, Onset.longestNote)
      (note.endFrequency, note.curve) = (note.frequency, nil)
    }
  }

  /// The sounds beside the data between the first mark of a run and its last.
  private func cues(among run: [HeardMark]) -> [Int] {
    guard let first = run.first, let last = run.last, run.count > 1 else { return [] }
    let series = Set(run.map(\.series))
    return whole.notes.indices.filter { place in
      let note = whole.notes[place]
      return note.mark == nil && note.role != .speech && note.start > first.start && note.start <= last.start
        && (note.series == nil || series.contains(note.series))
    }
  }
}
