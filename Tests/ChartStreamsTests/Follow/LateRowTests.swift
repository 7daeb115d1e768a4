import ChartModel
import ChartStreams
import TableReading
import Testing

/// What is told is true when it is told, whatever late rows changed between.
@Suite struct LateRowTests {
  private static let minutes = "time,steps\n2025-06-01T12:00:00,9\n"
  private static let slowly = FollowOptions(every: .seconds(9), rules: [FollowedRule(name: "goal", value: 10)])

  private static func row(_ minute: Int, _ steps: Int) -> String { "2025-06-01T12:0\(minute):00,\(steps)" }

  /// 12:03 was 28 when it closed; before it is told, a row takes it below everything.
  @Test func aBucketIsHeldAgainstRulesWhenItIsTold() throws {
    var run = try FollowedRun(Self.minutes, Self.slowly)
    run.rows(Self.row(1, 8), Self.row(2, 7))
    _ = run.said()
    run.rows(Self.row(3, 28), Self.row(4, 1))
    run.rows(Self.row(3, -40))
    run.wait(.seconds(10))
    let said = run.said().joined(separator: " ")
    #expect(!said.contains("above goal"))
    #expect(!said.contains("highest"))
    #expect(said.contains("minus 12"))
    run.rows(Self.row(3, 60))
    run.wait(.seconds(10))
    #expect(run.said() == ["Correction: 12:03 PM: 48 steps, minus 12 steps before."])
  }

  /// A correction to 54 leaves 20 no highest.
  @Test func correctedValuesAreAmongThoseThatAreBeaten() throws {
    var run = try FollowedRun(Self.minutes)
    run.rows(Self.row(1, 9), Self.row(2, 8), Self.row(3, 7), Self.row(4, 6))
    run.rows(Self.row(1, 45))
    _ = run.said()
    run.rows(Self.row(5, 20), Self.row(6, 1))
    #expect(run.said() == ["New lowest. 12:04 PM: 6 steps.", "12:05 PM: 20 steps."])
  }

  /// Where a row came late into a gap, the gap is what is left of it.
  @Test func aGapIsWhatIsLeftOfItWhenItIsTold() throws {
    var slow = try FollowedRun(Self.minutes, FollowOptions(every: .seconds(9)))
    slow.rows(Self.row(1, 9), Self.row(6, 9), Self.row(7, 1))
    slow.rows(Self.row(3, 5))
    slow.wait(.seconds(10))
    #expect(!slow.said().joined(separator: " ").contains("After 4 minutes"))
  }

  @Test func whatLateRowsLeaveAsItWasIsNoCorrection() throws {
    var run = try FollowedRun(Self.minutes) { $0.aggregate = .max }
    run.rows(Self.row(1, 8), Self.row(2, 8))
    _ = run.said()
    run.rows(Self.row(0, 3))
    #expect(run.said() == [])
    run.rows(Self.row(0, 12))
    #expect(run.said() == ["Correction: 12:00 PM: 12 steps, 9 steps before."])
  }

  @Test func rowsThatComeEndTheSilence() throws {
    var run = try FollowedRun(Self.minutes, FollowOptions(every: .seconds(9), silence: .seconds(5)))
    run.rows(Self.row(1, 8), Self.row(2, 8))
    run.wait(.seconds(6))
    run.rows(Self.row(3, 8))
    run.wait(.seconds(3))
    #expect(!run.said().joined().contains("No new rows"))
  }

  /// The clock of these tests shows the end of 2025.
  @Test func aFirstRowFarAheadClosesNothing() throws {
    var run = try FollowedRun("time,steps\n2099-01-01T00:00:00,3\n")
    run.rows(Self.row(0, 8), Self.row(0, 1))
    #expect(run.said() == ["1 row lies ahead of the clock."])
    run.rows(Self.row(1, 8))
    #expect(run.said() == ["12:00 PM: 9 steps."])
  }

  @Test func aRowAheadDoesNotEndTheState() throws {
    var run = try FollowedRun(Self.minutes)
    run.rows(Self.row(1, 8), "2099-01-01T00:00:00,3")
    run.end()
    _ = run.said()
    var next = try FollowedRun(Self.minutes)
    _ = next.said()
    try next.takeUp(run.follower.state)
    next.rows(Self.row(2, 5), Self.row(3, 6))
    #expect(next.said() == ["12:02 PM: 5 steps."])
  }

  @Test func latenessDoesNotHangOnHowManyRowsComeAtOnce() throws {
    let options = FollowOptions(every: .zero, atMost: 100, lateness: 60_000_000)
    var (atOnce, oneByOne) = (try FollowedRun(Self.minutes, options), try FollowedRun(Self.minutes, options))
    let rows = [Self.row(1, 8), Self.row(5, 8), Self.row(1, 9), Self.row(5, 1)]
    atOnce.rows(rows[0], rows[1], rows[2], rows[3])
    for row in rows { oneByOne.rows(row) }
    #expect(atOnce.follower.rowsTooLate == 1)
    #expect(oneByOne.follower.rowsTooLate == 1)
  }
}
