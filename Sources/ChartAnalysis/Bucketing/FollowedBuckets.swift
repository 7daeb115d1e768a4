package import ChartModel

/// The buckets of rows that go on coming: the latest one by one, those long past put together, so that memory has an end
/// however long rows come.
package struct FollowedBuckets: Sendable {
  /// The buckets one by one. Rows for those long past wait among them until these are put together again.
  package private(set) var latest: Bucketer
  /// Those long past, in buckets as wide as it takes; `nil` where there are none.
  private var past: Bucketer?
  /// The number of the last bucket that is long past.
  package private(set) var pastThrough = Int.min
  /// How many buckets were left when they were last put together.
  private var left = 0

  /// How many buckets stay as they are, and how many those long past are at most: as many as files keep of exact values.
  package static let limit = ChartLimits.exactPlaces

  /// The same with the series that there are: what an eighth of all values comes to, since as many again may be open, wait to be
  /// told, or be long past.
  package var kept: Int {
    let share = Double(ChartLimits.followedValues) / 8
    return min(Self.limit, max(1, Int(clamping: share / Double(max(1, latest.extent.series)))))
  }

  /// No buckets yet.
  package init(_ specification: ChartSpecification) { latest = Bucketer(specification) }

  /// Adds rows.
  package mutating func add(_ batch: RowBatch) { latest.add(batch) }

  /// How many rows have come into buckets.
  package var rowCount: Int { latest.rowCount + (past?.rowCount ?? 0) }

  /// Whether a bucket is told with others alone.
  package func isPast(_ number: Int) -> Bool { number <= pastThrough }

  /// Whether there are so many buckets that the earliest are to be put together.
  ///
  /// Where much waits, the next look is as far away as there is; where many series came since the last, it is due before.
  package var isCrowded: Bool {
    latest.bucketCount > 2 * max(kept, left) || kept < Self.limit && values > ChartLimits.followedValues / 2
  }

  /// Whether there are more series than can be told.
  package var hasTooManySeries: Bool { latest.extent.series > ChartLimits.followedSeries }

  /// Whether more values are kept than may be, as where so many buckets wait or are open that none can be put together.
  package var hasTooManyValues: Bool {
    max(values, past?.cells.cells.count ?? 0) > ChartLimits.followedValues
  }

  /// How many values the latest buckets have; both counts are below 2³¹.
  private var values: Int { latest.bucketCount &* max(1, latest.extent.series) }

  /// Puts the earliest buckets together.
  ///
  /// - Parameter number: the last bucket of which nothing waits to be told.
  package mutating func putTogether(through number: Int) {
    let early = latest.slots.keys.sorted().dropLast(kept).filter { $0 <= max(number, pastThrough) }
    if let last = early.last { move(through: last) }
    left = latest.bucketCount
  }

  private mutating func move(through last: Int) {
    var past = past ?? Bucketer(latest.specification)
    past.take(latest) { $0 <= last }
    self.past = past.coarsened(to: kept)
    var rest = Bucketer(latest.specification)
    rest.take(latest) { $0 > last }
    rest.takeCounts(latest)
    (latest, pastThrough) = (rest, max(pastThrough, last))
  }

  /// All rows for a summary: in the buckets that were asked for, or in wider ones where these were too many.
  package var whole: Bucketer {
    guard var whole = past else { return latest }
    whole.take(latest)
    whole.takeCounts(latest)
    return whole.coarsened(to: 2 * kept)
  }
}

extension FollowedBuckets {
  /// What is counted: of the latest, and of those long past with how many times their buckets were made wider.
  package var state: (latest: BucketerState, past: BucketerState?, steps: Int, pastThrough: Int) {
    var (steps, asked) = (0, latest.specification)
    while let past, asked.x.bucketing != past.specification.x.bucketing, let next = asked.coarser {
      (steps, asked) = (steps + 1, next)
    }
    return (latest.state, past?.state, steps, pastThrough)
  }

  /// Buckets that go on where others stood; `nil` where a state is none.
  package init?(
    _ specification: ChartSpecification, latest: BucketerState, past: BucketerState?, steps: Int, pastThrough: Int
  ) {
    guard let latest = Bucketer(specification, state: latest) else { return nil }
    self.init(specification)
    (self.latest, self.pastThrough) = (latest, pastThrough)
    guard let past else { return }
    var wider = specification
    // No width is made wider more often than a number has powers of ten.
    guard (0...700).contains(steps) else { return nil }
    for _ in 0..<steps {
      guard let next = wider.coarser else { return nil }
      wider = next
    }
    guard let past = Bucketer(wider, state: past) else { return nil }
    self.past = past
  }
}
