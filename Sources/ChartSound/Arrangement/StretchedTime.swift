/// When each stretch of X is heard of each series, where series are compared stretch by stretch.
struct StretchedTime: Equatable {
  /// Where stretches begin in the time of one series, in seconds, and where the last ends.
  let edges: [Double]
  /// How many series there are.
  let seriesCount: Int

  /// The most stretches: more pauses than that make a list of it.
  private static let most = 6

  /// The stretches between some edges in the time of one series; all of it is one where there are none.
  ///
  /// - Parameters:
  ///   - edges: Where groups begin, in seconds.
  ///   - share: How long one series is, in seconds.
  ///   - seriesCount: How many series there are.
  init(edges: [Double], share: Double, seriesCount: Int) {
    let inner = Set(edges).filter { $0 > 0 && $0 < share }.sorted()
    let width = inner.count / Self.most + 1
    let kept = inner.indices.filter { ($0 + 1) % width == 0 }.map { inner[$0] }
    self.edges = [0] + kept + [share]
    self.seriesCount = seriesCount
  }

  /// How many stretches there are.
  var count: Int { edges.count - 1 }

  /// Seconds that all of it takes, pauses included.
  var duration: Double { begin(of: count, seriesAt: 0) - SeriesArrangement.longPause }

  /// The stretch in which a time of one series lies.
  func stretch(at time: Double) -> Int {
    edges.dropLast().lastIndex { $0 <= time + 1e-6 } ?? 0
  }

  /// When a stretch of a series begins, in seconds from where the first one does.
  func begin(of stretch: Int, seriesAt index: Int) -> Double {
    let before = edges.indices.prefix(stretch).reduce(0.0) { time, place in
      time + Double(seriesCount) * (length(of: place) + SeriesArrangement.shortPause)
        + SeriesArrangement.longPause - SeriesArrangement.shortPause
    }
    guard stretch < count else { return before }
    return before + Double(index) * (length(of: stretch) + SeriesArrangement.shortPause)
  }

  private func length(of stretch: Int) -> Double {
    stretch + 1 < edges.count ? edges[stretch + 1] - edges[stretch] : 0
  }

  /// A note of a series, at its own time from where its marks begin, at the time at which it is heard.
  ///
  /// What goes on beyond the edge of its stretch ends there, a glide at the pitch that it has reached. What is heard a little
  /// before its place along X, because marks are too close together, comes that much earlier in the pause.
  ///
  /// - Parameters:
  ///   - stretch: The stretch that it belongs to.
  ///   - begin: When the marks of all series begin, in seconds.
  ///   - isWhole: Whether it keeps its length.
  func placed(
    _ note: Note, in stretch: Int, seriesAt index: Int, begin: Double, isWhole: Bool = false
  ) -> Note {
    let time = note.start - begin
    let room = edges[stretch + 1] - time
    var placed = note
    placed.start = (begin + self.begin(of: stretch, seriesAt: index) + time - edges[stretch]).onScoreGrid
    placed.glide = note.glide.map { $0 * count + stretch }
    if note.length > room + 1e-6, room > 0, note.role == .data, !isWhole {
      placed = placed.cut(at: room / note.length)
    }
    return placed
  }

  /// A span of a series in the same way.
  func placed(_ span: ScoreSpan, in stretch: Int, seriesAt index: Int, begin: Double) -> ScoreSpan {
    let time = span.start - begin
    var placed = span
    placed.start = (begin + self.begin(of: stretch, seriesAt: index) + time - edges[stretch]).onScoreGrid
    placed.end = (placed.start + max(min(span.end - span.start, edges[stretch + 1] - time), 0.001)).onScoreGrid
    return placed
  }
}
