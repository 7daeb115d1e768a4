import ChartModel

/// When a mark is heard.
struct Onset: Equatable {
  /// The mark's place in its series.
  var place: Int
  /// Seconds from the start of the series.
  var time: Double
  /// Seconds to the next onset, or to the end of the series; for a stretch the seconds that it lasts.
  var interval: Double
  /// Whether the mark is held for all of the interval.
  var isHeld = false
  /// From where it is heard, −1 (left) to 1 (right); where its X stands if it is `nil`.
  var seat: Double?
}

extension Onset {
  /// The least time between two onsets in seconds: more than 20 notes a second run into each other.
  static let shortestInterval = 0.05
  /// The longest note of a mark that has no length of its own, in seconds.
  static let longestNote = 0.25

  /// The onsets of the marks of a series.
  ///
  /// Where marks are closer than the shortest interval, time is cut into slots, and a slot keeps its lowest and its
  /// highest mark and its first mark without a value, in X order: no extreme and no gap is lost.
  ///
  /// - Parameters:
  ///   - marks: What is heard of each mark, in X order.
  ///   - times: Where each begins, in seconds from the start of the series.
  ///   - duration: The length of the series in seconds.
  ///   - shortest: The least time between two onsets in seconds.
  static func onsets(
    of marks: [MarkSound], at times: [Double], duration: Double, shortest: Double = shortestInterval
  ) -> [Onset] {
    let kept =
      areApart(times, duration: duration, shortest)
      ? zip(marks.indices, times).map { Kept(place: $0, time: $1) } : reduced(marks, at: times, duration, shortest)
    return spaced(kept, duration: duration)
  }

  private struct Kept {
    var place: Int
    var time: Double
  }

  private static func areApart(_ times: [Double], duration: Double, _ shortest: Double) -> Bool {
    // A slot of exactly the shortest interval must pass in spite of rounding.
    zip(times.dropFirst() + [duration], times).allSatisfy { $0 - $1 >= shortest - 1e-9 }
  }

  private static func spaced(_ kept: [Kept], duration: Double) -> [Onset] {
    kept.indices.map { index in
      let next = index + 1 < kept.count ? kept[index + 1].time : duration
      return Onset(place: kept[index].place, time: kept[index].time, interval: next - kept[index].time)
    }
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
  fileprivate var isTone: Bool {
    if case .tone = self { true } else { false }
  }
}
