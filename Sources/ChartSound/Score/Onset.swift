import ChartModel

/// When a mark is heard.
struct Onset: Equatable {
  /// The mark's place in its series.
  var place: Int
  /// Seconds from the start of the series.
  var time: Double
  /// Seconds to the next onset, or to the end of the series; for a stretch the seconds that it lasts.
  var interval: Double
  /// The middle one of all intervals of the series in seconds: behind a hole along X no note is held.
  var usual = Double.infinity
  /// Whether the mark is held for all of the interval.
  var isHeld = false
  /// From where it is heard, −1 (left) to 1 (right); where its X stands if it is `nil`.
  var seat: Double?
}

extension Onset {
  /// The least time between two onsets in seconds: more than 20 notes a second run into each other.
  static let shortestInterval = 0.05
  /// The farthest that a mark is heard from its place in seconds, so that others may be heard beside it.
  static let farthestMove = 0.2
  /// The longest note of a mark that has no length of its own, in seconds.
  static let longestNote = 0.25

  /// The onsets of the marks of a series.
  ///
  /// Marks that are closer than the shortest interval are moved apart, each a little. Where that would take one too far from its
  /// place, time is cut into slots, and a slot keeps its lowest and its highest mark and its first mark without a value, in X
  /// order: no extreme and no gap is lost.
  ///
  /// - Parameters:
  ///   - marks: What is heard of each mark, in X order.
  ///   - times: Where each begins, in seconds from the start of the series.
  ///   - duration: The length of the series in seconds.
  ///   - shortest: The least time between two onsets in seconds.
  ///   - farthest: How far a mark may be moved in seconds; marks of series that are heard beside each other stay where they are.
  static func onsets(
    of marks: [MarkSound], at times: [Double], duration: Double, shortest: Double = shortestInterval,
    farthest: Double = farthestMove
  ) -> [Onset] {
    let apart = movedApart(times, duration: duration, shortest, farthest)
    let kept =
      apart.map { zip(marks.indices, $0).map { Kept(place: $0, time: $1) } }
      ?? reduced(marks, at: times, duration, shortest)
    return spaced(kept, duration: duration)
  }

  private struct Kept {
    var place: Int
    var time: Double
  }

  /// Ascending times with the shortest interval between them and before the end; `nil` where one would have to go too far.
  private static func movedApart(
    _ times: [Double], duration: Double, _ shortest: Double, _ farthest: Double
  ) -> [Double]? {
    guard Double(times.count) * shortest <= duration * (1 + 1e-9) else { return nil }
    // Between as late and as early as the neighbours ask for, so that those in the middle of a crowd hardly move.
    let middles = zip(later(times, shortest), earlier(times, shortest, before: duration)).map { $0 / 2 + $1 / 2 }
    let moved = earlier(later(middles.map { max($0, 0) }, shortest), shortest, before: duration)
    let isNear = zip(moved, times).allSatisfy { abs($0 - $1) <= max(farthest, 1e-9) }
    return isNear ? moved : nil
  }

  private static func later(_ times: [Double], _ shortest: Double) -> [Double] {
    times.reduce(into: []) { moved, time in moved.append(moved.last.map { max(time, $0 + shortest) } ?? time) }
  }

  private static func earlier(_ times: [Double], _ shortest: Double, before end: Double) -> [Double] {
    var latest = end
    return times.reversed().map { time -> Double in
      latest = min(time, latest - shortest)
      return latest
    }.reversed()
  }

  private static func spaced(_ kept: [Kept], duration: Double) -> [Onset] {
    let intervals = kept.indices.map { index in
      (index + 1 < kept.count ? kept[index + 1].time : duration) - kept[index].time
    }
    let usual = intervals.isEmpty ? .infinity : intervals.sorted()[intervals.count / 2]
    return zip(kept, intervals).map { Onset(place: $0.place, time: $0.time, interval: $1, usual: usual) }
  }

  private static func reduced(
    _ marks: [MarkSound], at times: [Double], _ duration: Double, _ shortest: Double
  ) -> [Kept] {
    // Without gaps a slot never keeps more than two marks.
    let width = marks.contains { !$0.isTone } ? 3 : 2
    let count = max(1, Int(clamping: (duration / shortest / Double(width) + 1e-9).clamped(to: 1...1_000_000)))
    var slots: [[Int]] = Array(repeating: [], count: count)
    for (place, time) in zip(marks.indices, times) {
      slots[Int(clamping: (time / duration * Double(count)).clamped(to: 0...Double(count - 1)))].append(place)
    }
    let length = duration / Double(count)
    return slots.enumerated().flatMap { slot, places in
      representatives(of: places, in: marks).enumerated().map { order, place in
        Kept(place: place, time: (Double(slot) + Double(order) / Double(width)) * length)
      }
    }
  }

  /// The lowest, the highest and the first valueless mark of a slot, in X order; a hidden one where none is valueless.
  static func representatives(of places: [Int], in marks: [MarkSound]) -> [Int] {
    var lowest: (place: Int, value: Double)?
    var highest: (place: Int, value: Double)?
    var gap: Int?
    for place in places {
      switch marks[place] {
      case .tone(let from, let to):
        if lowest.map({ min(from, to) < $0.value }) ?? true { lowest = (place, min(from, to)) }
        if highest.map({ max(from, to) > $0.value }) ?? true { highest = (place, max(from, to)) }
      case .noise: if gap.map({ marks[$0] == .silence }) ?? true { gap = place }
      case .silence: gap = gap ?? place
      }
    }
    return Set([lowest?.place, highest?.place, gap].compactMap { $0 }).sorted()
  }
}

extension MarkSound {
  /// Whether it has a pitch.
  var isTone: Bool {
    if case .tone = self { true } else { false }
  }
}
