import ChartAnalysis
import ChartModel
import ChartNarration

/// Reads a state that may be damaged: counts and buckets that no follower writes are refused, since arithmetic on them would end
/// the program.
struct CheckedState {
  private let state: StateText
  private let calendar: BucketNumbers
  private let span: ClosedRange<Int>

  init(_ state: StateText, _ numbers: BucketNumbers) {
    (self.state, calendar) = (state, numbers)
    span = numbers.span
  }

  /// No count that a follower reaches is as great.
  private static let greatest = 1 << 48

  // MARK: Lines

  /// The counts of the only line of a name, so many of them.
  func counts(_ name: String, _ count: Int?) -> [Int]? {
    guard let numbers = state.numbers(name), numbers.allSatisfy(Self.isCount) else { return nil }
    return count == nil || numbers.count == count ? numbers : nil
  }

  /// The buckets of the only line of a name.
  func buckets(_ name: String) -> [Int]? {
    state.numbers(name).flatMap { $0.allSatisfy(span.contains) ? $0 : nil }
  }

  /// The bucket of the only line of a name; the least number where it has none.
  func bucket(_ name: String) -> Int? { buckets(name).map { $0.first ?? .min } }

  /// The places along X of the only line of a name, inside buckets.
  func places(_ name: String) -> [Double]? {
    guard let words = state.all(name).first else { return nil }
    let places = words.compactMap(StateText.number)
    var calendar = calendar
    return places.count == words.count && places.allSatisfy { span.contains(calendar.number(at: $0)) } ? places : nil
  }

  private static func isCount(_ number: Int) -> Bool { (0..<greatest).contains(number) }

  private func numbers(_ words: some Sequence<String>) -> [Int]? {
    var numbers: [Int] = []
    for word in words {
      guard let number = Int(word) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// What every line of a name means; `nil` where one means nothing.
  private func each<Value>(_ name: String, _ read: ([String]) -> Value?) -> [Value]? {
    let lines = state.all(name)
    let values = lines.compactMap(read)
    return values.count == lines.count ? values : nil
  }

  // MARK: Buckets

  func followedBuckets(_ specification: ChartSpecification) -> FollowedBuckets? {
    guard let latest = counted("", within: span), let through = bucket("past-through") else { return nil }
    // Wider buckets have smaller numbers.
    let past = state.all("past-steps").isEmpty ? nil : counted("past-", within: span)
    let steps = state.all("past-steps").isEmpty ? [0] : counts("past-steps", 1)
    guard let steps, state.all("past-steps").isEmpty || past != nil else { return nil }
    return FollowedBuckets(specification, latest: latest, past: past, steps: steps[0], pastThrough: through)
  }

  private func counted(_ prefix: String, within span: ClosedRange<Int>) -> BucketerState? {
    guard let left = counts(prefix + "without-x", 3), let series = state.all(prefix + "series").first else {
      return nil
    }
    var counted = BucketerState()
    (counted.rowsWithoutX, counted.rowsUnplaced, counted.rowsOutsideRange) = (left[0], left[1], left.last ?? 0)
    counted.series = series.compactMap(StateText.text)
    let cells = each(prefix + "cell") { words -> [UInt64]? in
      let bits = words.compactMap { UInt64($0, radix: 16) }
      guard bits.count == words.count, let first = bits.first else { return nil }
      return span.contains(Int(Int64(bitPattern: first))) ? bits : nil
    }
    guard let cells, counted.series.count == series.count else { return nil }
    counted.cells = cells
    return counted
  }

  // MARK: What series did

  var watches: [SeriesWatch]? {
    each("watch") { words in
      let values = words.prefix(3).compactMap(StateText.number)
      guard values.count == 3, let counts = numbers(words.dropFirst(3)), counts.count == 6,
        [counts[0], counts[4]].allSatisfy(span.contains), [counts[1], counts[2]].allSatisfy(Self.isCount)
      else { return nil }
      var watch = SeriesWatch()
      (watch.last, watch.highest, watch.lowest) = (values[0], values[1], values[2])
      (watch.lastBucket, watch.count, watch.runSteps) = (counts[0], counts[1], counts[2])
      (watch.runIsRising, watch.runStart, watch.direction) = (counts[3] == 1, counts[4], counts[5].signum())
      return watch
    }
  }

  var orders: [SeriesPair: Int]? {
    each("order") { words -> (SeriesPair, Int)? in
      guard let order = numbers(words), order.count == 3 else { return nil }
      return (SeriesPair(first: order[0], second: order[1]), order[2])
    }.map { pairs in Dictionary(pairs) { _, later in later } }
  }

  private func change(_ numbers: ArraySlice<Int>) -> WatchedChange? {
    let numbers = Array(numbers)
    guard numbers.count == 3, let kind = WatchedChange.Kind(rawValue: numbers[0]), Self.isCount(numbers[1]) else {
      return nil
    }
    let change = WatchedChange(kind: kind, series: numbers[1], other: numbers[2])
    return change.isTrend ? span.contains(change.other) ? change : nil : Self.isCount(change.other) ? change : nil
  }

  // MARK: What waits

  var waiting: WaitingSpeech? {
    guard let notes = counts("notes", 4), let closed, let corrections else { return nil }
    var waiting = WaitingSpeech()
    (waiting.tooLate, waiting.ahead, waiting.tooFar, waiting.longPast) = (notes[0], notes[1], notes[2], notes[3])
    (waiting.closed, waiting.corrections) = (closed, corrections)
    guard !state.all("run").isEmpty else { return waiting }
    waiting.run = run
    return waiting.run == nil ? nil : waiting
  }

  private var closed: [Int]? {
    guard !state.all("closed").isEmpty else { return [] }
    return buckets("closed").flatMap { $0 == Set($0).sorted() ? $0 : nil }
  }

  private var corrections: [Int: [MarkValue]]? {
    each("correction") { words -> (Int, [MarkValue])? in
      guard let bucket = words.first.flatMap({ Int($0) }), span.contains(bucket) else { return nil }
      return (bucket, words.dropFirst().compactMap(MarkValue.init(word:)))
    }.map { pairs in Dictionary(pairs) { _, later in later } }
  }

  private var run: BucketRun? {
    guard let bounds = state.numbers("run"), bounds.count == 3, bounds.prefix(2).allSatisfy(span.contains),
      Self.isCount(bounds[2]), let series = each("run-series", values), let did = each("run-did", did)
    else { return nil }
    var run = BucketRun(first: bounds[0])
    (run.last, run.count, run.series, run.did) = (bounds[1], bounds[2], series, did)
    return run
  }

  private func values(_ words: [String]) -> BucketRun.Values? {
    guard words.count >= 5, words.count % 2 == 1, let counts = numbers(words.prefix(3)), Self.isCount(counts[0]),
      let lowest = StateText.number(words[3]), let highest = StateText.number(words[4])
    else { return nil }
    var values = BucketRun.Values()
    guard counts[0] == 0 || counts.dropFirst().allSatisfy(span.contains) else { return nil }
    (values.told.count, values.lowestIn, values.highestIn) = (counts[0], counts[1], counts[2])
    (values.told.lowest, values.told.highest) = (lowest, highest)
    for place in stride(from: 5, to: words.count, by: 2) {
      guard let value = MarkValue(word: words[place]), let count = Int(words[place + 1]), Self.isCount(count) else {
        return nil
      }
      values.told.addOther(value, count)
    }
    return values
  }

  private func did(_ words: [String]) -> BucketRun.Did? {
    guard (4...5).contains(words.count), let numbers = numbers(words.prefix(4)), span.contains(numbers[0]),
      let change = change(numbers[1...])
    else { return nil }
    return BucketRun.Did(change: change, bucket: numbers[0], value: words.dropFirst(4).first.flatMap(StateText.number))
  }
}
