import ChartAnalysis
import ChartModel
import ChartNarration

/// What is said of buckets: by the same narrator that tells a whole chart, of a chart of these buckets.
extension Follower {
  /// Where a bucket lies, or a run of them.
  func x(_ number: Int, through last: Int? = nil) -> XValue {
    let (from, to) = (numbers.start(of: number), numbers.start(of: (last ?? number) + 1))
    guard specification.x.type == .temporal else { return .bin(from: from, to: to) }
    return .interval(from: Instant(place: from), to: Instant(place: to))
  }

  /// One bucket by what it did and its label, several as one sentence.
  func bucketText(_ closed: [ClosedBucket]) -> String {
    let told = closed.map(\.number)
    let starts = closed.flatMap(\.changes).filter { $0.kind == .rising || $0.kind == .falling }.map(\.other)
    let narrator = narrator(of: told, besides: starts)
    let events = closed.enumerated().flatMap { place, bucket in
      // A gap between buckets that are told together is told with them.
      bucket.changes.filter { place == 0 || $0.kind != .afterGap }.compactMap { event($0, in: bucket.number) }
    }
    guard let first = told.first, let last = told.last, first != last else {
      return told.first.map { narrator.bucket(x($0), events) } ?? ""
    }
    return narrator.buckets(told.map { x($0) }, empty: last - first + 1 - told.count, events)
  }

  func correctionText(_ corrected: [Int], _ speech: WaitingSpeech) -> String {
    narrator(of: corrected).corrections(corrected.map { (x($0), speech.corrections[$0] ?? []) })
  }

  func silenceText(_ silence: Duration) -> String {
    let length = Int64(silence.microseconds / 1e6) * 1_000_000
    let last = lastClosed.map { [$0] } ?? []
    return narrator(of: last).silence(length, last: last.first.map { x($0) })
  }

  /// The whole chart up to its summary, or that no row came.
  func summary(name: String?, rowsSetAside: Int) -> [String] {
    guard rowsCounted > 0 else { return [FollowNotes(voice).nothing] }
    let source = ChartSource(
      name: name, rowsRead: rowsReceived + rowsSetAside, rowsSetAside: rowsSetAside + rowsTooLate)
    let chart = chart(of: buckets, source: source)
    let views = NarratedViews(
      BucketedViews(chart), facts: [ChartFacts(chart)], voice: voice, profile: profile)
    return views.descriptionLines(upTo: .summary).filter { !$0.isEmpty }
  }

  // MARK: Charts

  /// Buckets that lie further apart are not joined by all those between them.
  private static let widestPart = 200

  /// A narrator of some buckets; with the one before them, so that a date is told where the day has changed.
  private func narrator(of told: [Int], besides: [Int] = []) -> FollowNarrator {
    let before = toldThrough > .min ? [toldThrough] : []
    let numbers = Set(told + besides + before).sorted()
    var part = specification
    if let first = numbers.first, let last = numbers.last, last - first > Self.widestPart { part.fillsGaps = false }
    let chart = chart(of: buckets.part(numbers, as: part), source: ChartSource())
    return FollowNarrator(Narrator(chart, facts: ChartFacts(chart), voice: voice, profile: profile))
  }

  private func chart(of buckets: Bucketer, source: ChartSource) -> BucketedChart {
    let shown = zip(specification.columnOrder, decimals)
    var chart = buckets.chart(
      source: source, xDecimals: shown.first { $0.0 == .x }?.1 ?? 0, decimals: shown.first { $0.0 == .y }?.1 ?? 0)
    chart.rules = options.rules.enumerated().map { place, rule in
      Rule(id: "@rule-\(place + 1)", name: rule.name, place: .y(.number(rule.value)))
    }
    return chart
  }

  // MARK: Events

  private func event(_ change: WatchedChange, in number: Int) -> FollowedEvent? {
    let names = buckets.walkedNames
    let name = names.count > 1 && names.indices.contains(change.series) ? names[change.series] : nil
    switch change.kind {
    case .above, .at, .below:
      guard options.rules.indices.contains(change.other) else { return nil }
      return .rule(name: options.rules[change.other].name, side: change.kind.side, series: name)
    case .passed:
      guard let name, names.indices.contains(change.other), let other = names[change.other] else { return nil }
      return .passed(name: name, other: other)
    case .highest, .lowest:
      let values = buckets.values(at: number)
      guard values.indices.contains(change.series), let value = values[change.series].number else { return nil }
      return .extreme(isHighest: change.kind == .highest, series: name, value: value, x: x(number))
    case .afterGap: return .afterGap(buckets: change.other)
    case .rising, .falling: return .trend(isRising: change.kind == .rising, series: name, since: x(change.other))
    }
  }
}

extension WatchedChange.Kind {
  fileprivate var side: RuleSide { self == .above ? .above : self == .below ? .below : .at }
}

extension Instant {
  /// An instant at a place along time.
  fileprivate init(place: Double) {
    self.init(microseconds: Int64(exactly: place.rounded()) ?? (place < 0 ? .min + 1 : .max))
  }
}
