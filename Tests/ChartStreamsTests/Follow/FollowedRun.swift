import ChartModel
import ChartNarration
import TableReading

@testable import ChartStreams

/// A follower with the table that it reads, and a clock that goes when a test says so.
struct FollowedRun {
  private(set) var follower: Follower
  private let table: LineTable
  private var now = Duration.zero
  /// What time it is on the wall when the run begins: the end of the year of the rows.
  static let wall = Instant(seconds: 1_767_182_400)
  private(set) var announcements: [Announcement] = []
  private(set) var setAside = 0

  /// Follows rows below a line of names; the first rows are read at once.
  init(
    _ opening: String, _ options: FollowOptions = FollowOptions(every: .zero, atMost: 100),
    name: String = "standard input",
    _ change: (inout ChartRequest) -> Void = { _ in }
  ) throws {
    var request = ChartRequest()
    change(&request)
    table = try LineTable(
      opening: Array(opening.utf8), name: name, options: ReadingOptions(zone: request.zone))
    let specification = try table.specification(for: request)
    try table.choose(specification.columns)
    follower = try Follower(specification, options: options, voice: .english)
    read(Array(opening.utf8.dropFirst(table.bodyStart)))
  }

  private var moment: FollowMoment {
    FollowMoment(
      elapsed: now, wall: Instant(microseconds: Self.wall.microseconds + now.components.seconds * 1_000_000))
  }

  private mutating func read(_ lines: [UInt8]) {
    let rows = table.rows(in: lines)
    setAside += rows.rowsSetAside
    for batch in rows.batches { follower.receive(batch, decimals: rows.decimals, at: moment) }
    announcements += follower.announcements(at: moment)
  }

  /// Rows come; one a line.
  mutating func rows(_ lines: String...) { read(Array((lines.joined(separator: "\n") + "\n").utf8)) }

  /// Goes on from a state.
  mutating func takeUp(_ state: String) throws { try follower.takeUp(state) }

  /// Time goes on, and what is due is said when it is.
  mutating func wait(_ duration: Duration) {
    let end = now + duration
    while let next = follower.nextMoment, next <= end {
      now = max(now, next)
      let said = follower.announcements(at: moment)
      announcements += said
      if said.isEmpty, follower.nextMoment == next { break }
    }
    now = end
    announcements += follower.announcements(at: moment)
  }

  /// The end of the input.
  mutating func end() { announcements += follower.finish(rowsSetAside: setAside, at: moment) }

  /// All values of the summary, added up.
  var total: Double {
    follower.summaryChart.series.flatMap(\.marks).compactMap(\.value.number).reduce(0, +)
  }

  /// What was said since the last time.
  mutating func said() -> [String] {
    defer { announcements = [] }
    return announcements.map(\.text)
  }
}
