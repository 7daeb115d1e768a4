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
    let changes = bucket.changes.filter { count == 0 || $0.kind != .afterGap }
    // A bucket does nothing twice, so that one look at what was done before is enough.
    let subjects = Set(changes.compactMap(\.subject))
    did.removeAll { $0.change.subject.map(subjects.contains) ?? false }
    for change in changes {
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

  /// What it tells of: of two changes with the same subject, the later is told where they are told together.
  enum Subject: Hashable {
    case rule(Int, series: Int)
    case order(of: Int, and: Int)
    case highest(Int), lowest(Int), trend(Int)
  }

  /// What it tells of; `nil` for a gap, which is told beside every other.
  var subject: Subject? {
    switch kind {
    case .above, .at, .below: .rule(other, series: series)
    case .passed: .order(of: min(series, other), and: max(series, other))
    case .highest: .highest(series)
    case .lowest: .lowest(series)
    case .rising, .falling: .trend(series)
    case .afterGap: nil
    }
  }
}
