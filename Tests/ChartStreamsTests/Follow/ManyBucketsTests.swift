import ChartModel
import ChartNarration
import TableReading
import Testing

@testable import ChartStreams

/// However many buckets come, those long past are put together: nothing is lost, and what is said stays true.
@Suite struct ManyBucketsTests {
  private static let names = "time,steps\n"
  private static let count = 30_000

  /// A row a minute from the beginning of 2025 on; 0 to 6 steps.
  private static func row(_ minute: Int) -> String { "\(time(minute)),\(minute % 7)" }

  private static func time(_ minute: Int) -> String {
    let (day, hour) = (minute / 1_440, minute / 60 % 24)
    return "2025-01-\(two(day + 1))T\(two(hour)):\(two(minute % 60)):00"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static let total = (0..<count).reduce(0) { $0 + $1 % 7 }
  private static let wider = "By hour, since more than 8,192 minutes came."

  /// Follows all rows, some at a time.
  private static func run(
    _ options: FollowOptions, rows: Range<Int> = 0..<count, atATime: Int = 1_000,
    _ then: (inout FollowedRun) -> Void = { _ in }
  ) throws -> FollowedRun {
    var run = try FollowedRun(names + row(rows.lowerBound) + "\n", options)
    for start in stride(from: rows.lowerBound + 1, to: rows.upperBound, by: atATime) {
      run.rows((start..<min(start + atATime, rows.upperBound)).map(row).joined(separator: "\n"))
    }
    then(&run)
    run.end()
    return run
  }

  @Test func theSummaryHasAllRowsByWiderBuckets() throws {
    let run = try Self.run(FollowOptions(every: .zero, atMost: 1_000))
    #expect(run.follower.rowsCounted == Self.count)
    let summary = run.announcements.filter { $0.reason == .summary }.map(\.text)
    #expect(summary.contains { $0.hasPrefix("About 90,000 steps in total, about 180 an hour") })
    #expect(run.total == Double(Self.total))
    #expect(summary.first == "Total steps by hour, January 1, 12 AM to January 21, 2025, 7 PM")
    #expect(summary.contains("Assumed: time as X, steps as Y, by hour, totals, and a line."))
    #expect(summary.last == Self.wider)
  }

  /// All wait for the end, and are one sentence that no memory of single minutes is needed for.
  @Test(arguments: [100, 7_000]) func whatWaitsIsOneTrueSentence(atATime: Int) throws {
    let options = FollowOptions(every: .seconds(3_600), silence: nil, rules: [FollowedRule(name: "goal", value: 5.5)])
    let run = try Self.run(options, atATime: atATime)
    let said = run.announcements.filter { $0.reason != .summary }
    #expect(said.reduce(0) { $0 + Self.minutes($1) } == Self.count)
    #expect(
      said.last?.text.hasSuffix(
        " to January 21, 7:59 PM: \(Self.grouped(Self.count - (atATime))) minutes, 0 to 6 steps each.")
        == true, "\(said.last?.text ?? "")")
  }

  private static func grouped(_ count: Int) -> String {
    count < 1_000 ? "\(count)" : "\(count / 1_000),\(String("\(1_000 + count % 1_000)".dropFirst()))"
  }

  private static func minutes(_ announcement: Announcement) -> Int {
    guard case .interval(let from, let to)? = announcement.bucket else { return 0 }
    return Int(to.seconds - from.seconds) / 60
  }

  @Test func aLateRowForAMinuteLongPastCounts() throws {
    let run = try Self.run(FollowOptions(every: .zero, atMost: 1_000)) { run in
      _ = run.said()
      run.rows("2025-01-01T00:01:00,1000")
      #expect(run.said() == ["1 late row is counted in the summary alone."])
      run.rows("2025-01-21T19:58:00,1000")
      #expect(run.said() == ["Correction: 7:58 PM: 1,003 steps, 3 steps before."])
    }
    #expect(run.follower.rowsCounted == Self.count + 2)
    #expect(run.total == Double(Self.total + 2_000))
  }

  /// A state holds what is put together, and what waits together, too.
  @Test func aStateGoesOnWithThem() throws {
    for every in [Duration.zero, .seconds(3_600)] {
      let options = FollowOptions(every: every, atMost: 1_000, silence: nil)
      var whole = try FollowedRun(Self.names + Self.row(0) + "\n", options)
      whole.rows((1..<20_000).map(Self.row).joined(separator: "\n"))
      var second = try FollowedRun(Self.names + Self.row(0) + "\n", options)
      _ = second.said()
      try second.takeUp(whole.follower.state)
      #expect(second.follower.state == whole.follower.state)
      _ = whole.said()
      for start in stride(from: 20_000, to: Self.count, by: 500) {
        let rows = (start..<start + 500).map(Self.row).joined(separator: "\n")
        whole.rows(rows)
        second.rows(rows)
      }
      whole.end()
      second.end()
      #expect(second.said().suffix(8) == whole.said().suffix(8))
      #expect(second.follower.rowsCounted == Self.count)
    }
  }

  @Test func aRowTooFarOutForItsBinIsSetAside() throws {
    var run = try FollowedRun("mile,feet\n0,8\n") { $0.bucketing = .width(1) }
    run.rows("1,9", "1e300,5", "-1e300,5", "2,7")
    #expect(
      run.said() == [
        "From 0 to 1: 8 feet.", "From 1 to 2: 9 feet.", "2 rows lie too far out for their buckets and were set aside.",
      ])
    #expect(run.follower.rowsTooFar == 2)
    run.end()
    #expect(run.said().last == "2 rows lie too far out for their buckets and were set aside.")
  }
}
