internal import ChartModel

extension SeriesNotes {
  /// The notes of a run of steps, one voice whose pitch is held and jumps: at the next mark, at once, or half-way.
  ///
  /// Every note has the pitch of its own mark. Where the jump comes before the next mark, the next mark's pitch begins
  /// there, as a second note of that mark.
  func steps(_ run: [Onset], number: Int) -> [[Note]] {
    let heads = run.map { note($0) }
    return heads.indices.map { index in
      let next = index + 1 < heads.count ? heads[index + 1] : nil
      return held(heads[index], to: next, isFirst: index == 0).map { note in
        var note = note
        note.glide = number
        return note
      }
    }
  }

  /// The notes from one mark to the next.
  private func held(_ head: Note, to next: Note?, isFirst: Bool) -> [Note] {
    guard let next, next.start > head.start else { return [head] }
    let interval = next.start - head.start
    let part: Double =
      switch series.interpolation {
      // The first value of all stands at one place alone; it must be heard, too.
      case .stepStart: isFirst ? min(Onset.shortestInterval, interval / 2) : 0
      case .stepCenter: interval / 2
      default: interval
      }
    let jump = (head.start + part).onScoreGrid
    var (first, second) = (head, next)
    first.length = (jump - head.start).onScoreGrid
    second.start = jump
    second.length = (next.start - jump).onScoreGrid
    second.pan = (head.pan + part / interval * (next.pan - head.pan)).rounded(toStep: 1e-6)
    return [first, second].filter { $0.length > 0 }
  }
}
