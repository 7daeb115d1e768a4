import ChartAnalysis

/// Something that a closed bucket did, in numbers alone, so that it can wait in a file.
struct WatchedChange: Sendable, Equatable {
  /// What it did.
  enum Kind: Int, Sendable {
    /// `other` is the place of a rule.
    case above, at, below
    /// `other` is the place of the series that is now below.
    case passed
    case highest, lowest
    /// `other` is how many buckets had no rows.
    case afterGap
    /// `other` is the bucket where the run begins.
    case rising, falling
  }

  var kind: Kind
  /// The place of the series among those that are walked.
  var series = 0
  var other = 0

  /// Why it is announced.
  var reason: AnnouncementReason {
    switch kind {
    case .above, .at, .below, .passed: .crossing
    case .highest: .maximum
    case .lowest: .minimum
    case .afterGap: .gap
    case .rising, .falling: .trend
    }
  }
}

/// What one series did up to the last closed bucket, so that the next can be held against it.
struct SeriesWatch: Sendable, Equatable {
  /// Its last number, the bucket of it, and how many numbers there were.
  var last = 0.0
  var lastBucket = 0
  var count = 0
  /// The highest and the lowest of them.
  var highest = -Double.infinity
  var lowest = Double.infinity
  /// The run of numbers that each go the same way: how many steps, which way, and the bucket where it begins.
  var runSteps = 0
  var runIsRising = false
  var runStart = 0
  /// Which way it went when a run was last long enough: 1 up, -1 down, 0 before there was one.
  var direction = 0

  /// A run of so many steps is a trend: fewer are chance.
  static let trendSteps = 3
  /// A value is an extreme only where it has some to be compared with.
  static let leastForExtremes = 3

  /// Takes the number of the next bucket and says what it does.
  ///
  /// - Parameters:
  ///   - bucket: the number of the bucket.
  ///   - series: the place of the series.
  ///   - rules: the values of the rules.
  mutating func take(_ number: Double, in bucket: Int, series: Int, rules: [Double]) -> [WatchedChange] {
    var changes: [WatchedChange] = []
    if count > 0 { changes = crossings(number, rules) }
    if count >= Self.leastForExtremes {
      if number > highest { changes.append(WatchedChange(kind: .highest)) }
      if number < lowest { changes.append(WatchedChange(kind: .lowest)) }
    }
    if count > 0, let since = turn(number) {
      changes.append(WatchedChange(kind: runIsRising ? .rising : .falling, other: since))
    }
    (highest, lowest) = (max(highest, number), min(lowest, number))
    (last, lastBucket, count) = (number, bucket, count + 1)
    for place in changes.indices { changes[place].series = series }
    return changes
  }

  /// Takes the number that late rows gave a bucket before; rules are still held against what was told of it.
  mutating func correct(_ number: Double) {
    (highest, lowest) = (max(highest, number), min(lowest, number))
  }

  /// Whether the run by which a trend was told still goes on.
  func goesOn(_ change: WatchedChange) -> Bool {
    runSteps > 0 && runStart == change.other && runIsRising == (change.kind == .rising)
  }

  private func crossings(_ number: Double, _ rules: [Double]) -> [WatchedChange] {
    rules.enumerated().compactMap { rule, value in
      let (before, now) = (Self.side(of: last, value), Self.side(of: number, value))
      return before == now ? nil : WatchedChange(kind: now, other: rule)
    }
  }

  private static func side(of number: Double, _ rule: Double) -> WatchedChange.Kind {
    // Noise of binary arithmetic puts no value beside a rule.
    if ChartFacts.areEqual(number, rule) { return .at }
    return number > rule ? .above : .below
  }

  /// Where a run begins by which the series now goes the other way; `nil` where it goes on as before.
  private mutating func turn(_ number: Double) -> Int? {
    guard number != last else {
      runSteps = 0
      return nil
    }
    if runSteps > 0, runIsRising == (number > last) {
      runSteps += 1
    } else {
      (runSteps, runIsRising, runStart) = (1, number > last, lastBucket)
    }
    let now = runIsRising ? 1 : -1
    guard runSteps >= Self.trendSteps, direction != now else { return nil }
    defer { direction = now }
    return direction == 0 ? nil : runStart
  }
}
