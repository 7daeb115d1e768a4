import ChartSound

/// Finds notes that sound in a stretch of time: a tree by their start, of which each part knows its latest end, so that a
/// note of a whole day among many short ones costs no more than they do.
indirect enum NoteTree {
  case empty
  case notes(earlier: NoteTree, middle: Note, later: NoteTree, latestEnd: Double)

  /// A tree of notes in the order of their start.
  init(_ notes: ArraySlice<Note>) {
    let half = notes.count / 2
    guard let middle = notes.dropFirst(half).first else {
      self = .empty
      return
    }
    let (earlier, later) = (NoteTree(notes.prefix(half)), NoteTree(notes.dropFirst(half).dropFirst()))
    self = .notes(
      earlier: earlier, middle: middle, later: later,
      latestEnd: max(middle.end, earlier.latestEnd, later.latestEnd))
  }

  private var latestEnd: Double {
    guard case .notes(_, _, _, let end) = self else { return -.infinity }
    return end
  }

  /// Times that are rounded to a microsecond touch if they differ by no more than this.
  private static let touching = 5e-6

  /// Whether one of the notes that sound between two times is wanted.
  func contains(from start: Double, to end: Double, where isWanted: (Note) -> Bool) -> Bool {
    guard case .notes(let earlier, let middle, let later, let latestEnd) = self, latestEnd > start + Self.touching
    else { return false }
    if earlier.contains(from: start, to: end, where: isWanted) { return true }
    guard middle.start < end - Self.touching else { return false }
    if middle.end > start + Self.touching, isWanted(middle) { return true }
    return later.contains(from: start, to: end, where: isWanted)
  }
}
