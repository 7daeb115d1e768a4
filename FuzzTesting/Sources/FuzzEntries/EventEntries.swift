import ChartAnalysis
import ChartDescriptions
import ChartModel
import ChartNarration
import ChartSound
import ChartStreams

extension FuzzEntry {
  /// Two timelines with a tilde between them: combined in every way, and one of them with its last event moved.
  static let events = FuzzEntry("events") { bytes in
    let parts = bytes.split(separator: UInt8(ascii: "~"), maxSplits: 1, omittingEmptySubsequences: false)
    let timelines = try parts.compactMap { try Self.timeline(Array($0)) }
    guard let first = timelines.first, let second = timelines.last else { return }
    for timeline in [first, second] { try Self.check(timeline) }
    try Self.combine(first, second)
    try Self.move(first, second)
    try Self.tell(first)
  }

  /// A timeline of a table; `nil` where it is none.
  private static func timeline(_ bytes: [UInt8]) throws -> EventTimeline? {
    try TemporaryFile.with(bytes) { path in try? EventTimeline.read(.file(path: path)) }
  }

  /// Events are in order at finite times, and each is a row of two fields and an object.
  private static func check(_ timeline: EventTimeline) throws {
    let times = timeline.events.map(\.time)
    let isInOrder = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    try BrokenPromise.unless(
      isInOrder && times.allSatisfy { $0 >= 0 && $0 <= timeline.duration } && timeline.duration.isFinite,
      "events at no times, or out of order: \(times)")
    for event in timeline.events {
      try BrokenPromise.ifControlled([event.json])
      try BrokenPromise.ifControlled(in: event.csv)
      try OutputShape.checkCSV(event.csv + "\n", fields: 2)
    }
    try OutputShape.checkJSON(timeline.json)
  }

  private static func combine(_ first: EventTimeline, _ second: EventTimeline) throws {
    let (one, other) = (first.events.count, second.events.count)
    for how in EventCombination.allCases {
      let combined = first.combined(with: second, by: how)
      try check(combined)
      let counts =
        switch how {
        case .merge: one + other...one + other
        case .zip: min(one, other)...min(one, other)
        case .latest: 0...one + other
        }
      try BrokenPromise.unless(counts.contains(combined.events.count), "\(how) gives \(combined.events.count) events")
    }
  }

  /// A move makes no event and ends none; what it does to a combination is told.
  private static func move(_ first: EventTimeline, _ second: EventTimeline) throws {
    guard let event = first.events.last, let after = first.moving(event.id, by: -2.5, secondsPerUnit: 0.5),
      let from = first.events.firstIndex(where: { $0.id == event.id }),
      let to = after.events.firstIndex(where: { $0.id == event.id })
    else { return }
    try check(after)
    let own = EventChanges(from: first, to: after)
    try BrokenPromise.unless(own.gone.isEmpty && own.new.isEmpty, "a move makes events: \(own)")
    let changes = EventChanges(from: first.combined(with: second, by: .zip), to: after.combined(with: second, by: .zip))
    let narrator = EventNarrator(voice: voice)
    try BrokenPromise.ifControlled([
      narrator.moved(
        event.id, from: first.events[from].time, to: after.events[to].time,
        order: (before: from + 1, after: to + 1, count: after.events.count)),
      narrator.changes(
        gone: changes.gone.map(\.id), new: changes.new.map(\.id), retimed: changes.retimed.map(\.id)),
    ])
  }

  /// A timeline as a chart, to words and score.
  private static func tell(_ timeline: EventTimeline) throws {
    let described = DescribedViews(BucketedViews(timeline.chart(title: nil)))
    let narrated = described.narrated(in: voice)
    try BrokenPromise.ifControlled(narrated.descriptionLines(upTo: .groups) + narrated.labelLines())
    try hear(Score(views: described.views, facts: described.facts))
  }
}
