import ChartModel
import ChartNarration

/// Closed buckets that are told together: from where to where, how high they are, and what they did.
struct BucketRun: Sendable, Equatable {
  var first: Int
  var last: Int
  /// How many have rows.
  var count = 0
  /// By walked series.
  var series: [Values] = []
  /// What they did, in its order; of the same thing twice, the later.
  var did: [Did] = []

  /// The values of a series, and in which buckets the lowest and the highest are.
  struct Values: Sendable, Equatable {
    var told = ToldValues()
    var lowestIn = 0
    var highestIn = 0
  }

  /// Something that a bucket did, with its value then.
  struct Did: Sendable, Equatable {
    var change: WatchedChange
    var bucket: Int
    var value: Double?
  }

  /// A run that begins with a bucket.
  init(first: Int) { (self.first, last) = (first, first) }

  /// How many buckets without rows lie between the first and the last.
  var empty: Int { last - first + 1 - count }

  /// The buckets that are named, or whose values are.
  var named: [Int] {
    let starts = did.filter(\.change.isTrend).map(\.change.other)
    return [first, last] + starts + series.filter { $0.told.count > 0 }.flatMap { [$0.lowestIn, $0.highestIn] }
  }

  /// The run with a bucket behind it.
  ///
  /// - Parameter values: by walked series.
  func adding(_ bucket: ToldBucket, _ values: [MarkValue]) -> BucketRun {
    var run = self
    run.add(bucket, values)
    return run
  }

  private mutating func add(_ bucket: ToldBucket, _ values: [MarkValue]) {
    // A gap between buckets that are told together is told with them.
    for change in bucket.changes where count == 0 || change.kind != .afterGap {
      did.removeAll { $0.change.isReplaced(by: change) }
      let value = values.indices.contains(change.series) ? values[change.series].number : nil
      did.append(Did(change: change, bucket: bucket.number, value: value))
    }
    (last, count) = (bucket.number, count + 1)
    while series.count < values.count { series.append(Values()) }
    for (place, value) in values.enumerated() { series[place].add(value, in: bucket.number) }
  }
}

extension BucketRun.Values {
  fileprivate mutating func add(_ value: MarkValue, in bucket: Int) {
    let before = told
    told.add(value)
    if told.lowest < before.lowest { lowestIn = bucket }
    if told.highest > before.highest { highestIn = bucket }
  }
}

extension WatchedChange {
  /// Whether it names the bucket where a run begins.
  var isTrend: Bool { kind == .rising || kind == .falling }

  /// Whether two tell of the same thing, so that together the later is told.
  func isReplaced(by later: WatchedChange) -> Bool {
    switch (kind, later.kind) {
    case (.above, .above), (.above, .at), (.above, .below), (.at, .above), (.at, .at), (.at, .below), (.below, .above),
      (.below, .at), (.below, .below):
      series == later.series && other == later.other
    case (.passed, .passed): Set([series, other]) == Set([later.series, later.other])
    case (.highest, .highest), (.lowest, .lowest): series == later.series
    case (.rising, .rising), (.rising, .falling), (.falling, .rising), (.falling, .falling): series == later.series
    default: false
    }
  }
}
