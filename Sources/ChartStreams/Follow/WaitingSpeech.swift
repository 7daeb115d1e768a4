import ChartModel

/// A bucket that is told, and what it did.
struct ToldBucket: Sendable, Equatable {
  var number: Int
  var changes: [WatchedChange]
}

/// All that waits to be told.
struct WaitingSpeech: Sendable, Equatable {
  /// The earliest of very many buckets, of which only what is said of all together is kept.
  var run: BucketRun?
  /// The others in the order of their numbers.
  var closed: [Int] = []
  /// Buckets that late rows changed, with what was told of them.
  var corrections: [Int: [MarkValue]] = [:]
  /// Rows that are in no bucket: those too late, and those too far along X.
  var tooLate = 0
  var tooFar = 0
  /// Late rows for buckets that are told in the summary alone.
  var longPast = 0
  var ahead = 0
  /// For how long no rows came.
  var silence: Duration?

  /// How many announcements it would be, one by one.
  var count: Int {
    let notes = [tooLate, tooFar, longPast, ahead].count { $0 > 0 } + (silence == nil ? 0 : 1)
    return (run?.count ?? 0) + closed.count + corrections.count + notes
  }

  /// Whether there are buckets to be told for the first time.
  var hasBuckets: Bool { run != nil || !closed.isEmpty }

  /// Adds a bucket that is closed, or that got its first rows after it was.
  mutating func addClosed(_ number: Int) {
    var (low, high) = (0, closed.count)
    while low < high {
      let middle = (low + high) / 2
      if closed[middle] < number { low = middle + 1 } else { high = middle }
    }
    guard low == closed.count || closed[low] != number else { return }
    closed.insert(number, at: low)
  }
}
