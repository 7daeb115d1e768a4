import ChartModel
import ChartNarration
import SourceText
import TableReading
import Testing

@testable import ChartStreams

/// However many series come, and however many rows far ahead of the clock, memory has an end and nothing is lost in silence.
@Suite struct FollowedSizeTests {
  /// Follows so many series, each with a row in one minute.
  private static func follow(series count: Int) throws {
    var request = ChartRequest()
    request.series = "who"
    var session = FollowSession(
      name: "standard input", request: request, reading: ReadingOptions(), options: FollowOptions(),
      voice: .english, profile: Profile(.standard))
    let rows = (0..<count).map { "2025-01-01T00:00,1,person \($0)\n" }
    let moment = FollowMoment(elapsed: .zero, wall: FollowedRun.wall)
    try session.receive(Array(("time,steps,who\n" + rows.joined()).utf8), at: moment)
  }

  @Test func moreThanAThousandSeriesAreRefused() throws {
    try Self.follow(series: 1_000)
    let error = #expect(throws: ReadingError.self) { try Self.follow(series: 1_001) }
    #expect(
      error?.description == "standard input, column who: more than 1000 series. "
        + "Choose another column with --series, or leave it out.")
  }

  private static let opening = "time,steps\n2025-06-01T11:59:00,8\n"

  /// A row a minute from the beginning of 2031 on; the clock of these tests shows the end of 2025.
  private static func ahead(_ minutes: Range<Int>) -> String {
    minutes.map { "2031-01-0\(1 + $0 / 1_440)T\(two($0 / 60 % 24)):\(two($0 % 60)):00,1" }.joined(separator: "\n")
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  @Test func veryManyBucketsAheadOfTheClockAreSetAside() throws {
    var run = try FollowedRun(Self.opening)
    run.rows(Self.ahead(0..<4_100))
    #expect(
      run.said() == [
        "4 rows lie too far out for their buckets and were set aside.", "4,096 rows lie ahead of the clock.",
      ])
    #expect(run.follower.rowsTooFar == 4)
    #expect(run.follower.rowsCounted == 4_097)
    // Another row for a bucket that is kept goes there, and rows in their time are told as ever.
    run.rows(Self.ahead(7..<8), "2025-06-01T12:00:00,1")
    #expect(run.said() == ["11:59 AM: 8 steps.", "1 row lies ahead of the clock."])
  }

  @Test func aStateKeepsHowManyLieAhead() throws {
    var first = try FollowedRun(Self.opening)
    first.rows(Self.ahead(0..<4_090))
    var second = try FollowedRun(Self.opening)
    try second.takeUp(first.follower.state)
    second.rows(Self.ahead(4_090..<4_100))
    #expect(second.follower.rowsTooFar == 4)
    #expect(second.follower.ahead.count == 4_096)
  }

  /// Of the same thing twice, the later is told: by series, by rule, and by pair.
  @Test func ofOneSubjectTheLaterIsTold() {
    let first = ToldBucket(
      number: 1,
      changes: [
        WatchedChange(kind: .above, series: 0), WatchedChange(kind: .above, series: 1),
        WatchedChange(kind: .passed, series: 0, other: 1), WatchedChange(kind: .highest, series: 0),
        WatchedChange(kind: .rising, series: 1, other: 1),
      ])
    let second = ToldBucket(
      number: 2,
      changes: [
        WatchedChange(kind: .below, series: 1), WatchedChange(kind: .passed, series: 1, other: 0),
        WatchedChange(kind: .lowest, series: 0), WatchedChange(kind: .falling, series: 1, other: 2),
      ])
    let run = BucketRun(first: 1).adding(first, [.number(5), .number(6)]).adding(second, [.number(1), .number(2)])
    #expect(run.did.map(\.change.kind) == [.above, .highest, .below, .passed, .lowest, .falling])
    #expect(run.did.map(\.bucket) == [1, 1, 2, 2, 2, 2])
    #expect(run.did.map(\.value) == [5, 5, 2, 2, 1, 2])
  }
}
