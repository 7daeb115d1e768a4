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

  /// One bucket by what it did and its label.
  func bucketText(_ bucket: ToldBucket) -> String {
    let starts = bucket.changes.filter(\.isTrend).map(\.other)
    let values = buckets.latest.values(at: bucket.number)
    let events = bucket.changes.compactMap { change in
      let value = values.indices.contains(change.series) ? values[change.series].number : nil
      return event(BucketRun.Did(change: change, bucket: bucket.number, value: value))
    }
    return narrator(of: [bucket.number], besides: starts).bucket(x(bucket.number), events)
  }

  /// The only bucket of a run.
  func bucketText(alone run: BucketRun) -> String {
    bucketText(ToldBucket(number: run.first, changes: run.did.map(\.change)))
  }

  /// Several buckets as one sentence.
  func bucketText(_ run: BucketRun) -> String {
    let names = buckets.latest.walkedNames
    let values = run.series.enumerated().map { place, series in
      (name: names.count > 1 && names.indices.contains(place) ? names[place] : nil, told: series.told)
    }
    return narrator(of: run.named).buckets(
      from: x(run.first), to: x(run.last), empty: run.empty, values, run.did.compactMap(event))
  }

  func correctionText(_ corrected: [Int], _ speech: WaitingSpeech) -> String {
    narrator(of: corrected).corrections(corrected.map { (x($0), speech.corrections[$0] ?? []) })
  }

  func silenceText(_ silence: Duration) -> String {
    let length = Int64(Int(clamping: silence.microseconds / 1e6)) * 1_000_000
    let last = lastClosed.map { [$0] } ?? []
    return narrator(of: last).silence(length, last: last.first.map { x($0) })
  }

  /// The whole chart up to its summary, or that no row came.
  func summary(name: String?, rowsSetAside: Int) -> [String] {
    guard rowsCounted > 0 else {
      let notes = (rowsSetAside > 0 ? [FollowNotes(voice).setAside(rowsSetAside)] : []) + notesOfLeftRows
      return notes.isEmpty ? [FollowNotes(voice).nothing] : notes
    }
    var chart = summaryChart
    (chart.source.name, chart.source.rowsRead) = (name, rowsReceived + rowsSetAside)
    chart.source.rowsSetAside = rowsSetAside
    let views = NarratedViews(
      BucketedViews(chart), facts: [ChartFacts(chart)], voice: voice, profile: profile)
    return views.descriptionLines(upTo: .summary).filter { !$0.isEmpty } + summaryNotes(chart)
  }

  /// All rows that came, in wider buckets than were asked for where these are too many.
  var summaryChart: BucketedChart { chart(of: buckets.whole, source: ChartSource()) }

  /// What a chart does not know: rows that are in no bucket, and that its buckets are wider.
  private func summaryNotes(_ chart: BucketedChart) -> [String] {
    let (asked, shown) = (specification.x.bucketing, chart.xAxis.bucketing)
    let wider = narrator(of: [closedThrough]).wider(shown, than: 2 * buckets.kept)
    return notesOfLeftRows + (asked == shown ? [] : [wider])
  }

  private var notesOfLeftRows: [String] {
    let notes = FollowNotes(voice)
    return (rowsTooLate > 0 ? [notes.tooLate(rowsTooLate)] : []) + (rowsTooFar > 0 ? [notes.tooFar(rowsTooFar)] : [])
  }

  // MARK: Charts

  /// Buckets that lie further apart are not joined by all those between them.
  private static let widestPart = 200

  /// A narrator of some buckets; with the one before them, so that a date is told where the day has changed.
  private func narrator(of told: [Int], besides: [Int] = []) -> FollowNarrator {
    let numbers = Set(told + besides + [toldThrough]).filter { $0 > .min }.sorted()
    var part = specification
    if let first = numbers.first, let last = numbers.last, last - first > Self.widestPart { part.fillsGaps = false }
    let chart = chart(of: buckets.latest.part(numbers, as: part), source: ChartSource())
    return FollowNarrator(Narrator(chart, facts: ChartFacts(chart), voice: voice, profile: profileOfParts))
  }

  /// The profile without what a bucket is among all that came, of which it is told with one other.
  private var profileOfParts: Profile {
    var parts = profile
    parts.mark.tokens.removeAll { [.mean, .rank, .quartile, .position, .focusPosition].contains($0) }
    return parts
  }

  func chart(of buckets: Bucketer, source: ChartSource) -> BucketedChart {
    let shown = zip(specification.columnOrder, decimals)
    var chart = buckets.chart(
      source: source, xDecimals: shown.first { $0.0 == .x }?.1 ?? 0, decimals: shown.first { $0.0 == .y }?.1 ?? 0)
    chart.rules = options.rules.enumerated().map { place, rule in
      Rule(id: "@rule-\(place + 1)", name: rule.name, place: .y(.number(rule.value)))
    }
    return chart
  }

  // MARK: Events

  private func event(_ did: BucketRun.Did) -> FollowedEvent? {
    let (change, names) = (did.change, buckets.latest.walkedNames)
    let name = names.count > 1 && names.indices.contains(change.series) ? names[change.series] : nil
    switch change.kind {
    case .above, .at, .below:
      guard options.rules.indices.contains(change.other) else { return nil }
      return .rule(name: options.rules[change.other].name, side: change.kind.side, series: name)
    case .passed:
      guard let name, names.indices.contains(change.other), let other = names[change.other] else { return nil }
      return .passed(name: name, other: other)
    case .highest, .lowest:
      return did.value.map {
        .extreme(isHighest: change.kind == .highest, series: name, value: $0, x: x(did.bucket))
      }
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
