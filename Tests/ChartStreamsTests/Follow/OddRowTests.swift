import ChartModel
import ChartStreams
import TableReading
import Testing

/// Each odd input has its answer; `Documentation/follow.md` lists them.
@Suite struct OddRowTests {
  private static let days = "day,steps\n2025-06-01,8\n"

  @Test func rowsOutOfOrderGoToTheirBucket() throws {
    var run = try FollowedRun("time,steps\n2025-06-01T12:00:30,8\n")
    run.rows("2025-06-01T12:00:10,2", "2025-06-01T12:01:00,1")
    #expect(run.said() == ["12:00 PM: 10 steps."])
  }

  @Test func aLateRowCorrectsWhatWasTold() throws {
    var run = try FollowedRun(Self.days)
    run.rows("2025-06-02,9", "2025-06-03,1")
    _ = run.said()
    run.rows("2025-06-01,4")
    #expect(run.announcements.map(\.reason) == [.correction])
    #expect(run.said() == ["Correction: June 1: 12 steps, 8 steps before."])
    run.rows("2025-05-31,4")
    #expect(run.said() == ["Correction: May 31: 4 steps, no data before."])
  }

  @Test func manyCorrectionsAreOneSentence() throws {
    var run = try FollowedRun(Self.days, FollowOptions(every: .seconds(5)))
    for day in 2...9 { run.rows("2025-06-0\(day),9") }
    run.wait(.seconds(10))
    _ = run.said()
    run.rows("2025-06-01,1", "2025-06-02,1", "2025-06-04,1", "2025-06-05,1")
    #expect(run.said() == ["4 corrections: June 1 to June 5."])
  }

  @Test func rowsTooLateAreSetAsideAndSaid() throws {
    var run = try FollowedRun(Self.days, FollowOptions(every: .zero, atMost: 100, lateness: 3 * 86_400_000_000))
    run.rows("2025-06-02,9", "2025-06-05,1")
    _ = run.said()
    run.rows("2025-06-02,1", "2025-06-01,4", "2025-06-01,4")
    #expect(
      run.said() == ["Correction: June 2: 10 steps, 9 steps before.", "2 rows came too late and were set aside."])
    #expect(run.follower.rowsTooLate == 2)
    #expect(run.follower.rowsReceived == run.follower.rowsCounted + run.follower.rowsTooLate)
  }

  @Test func repeatedRowsCountEachTime() throws {
    var run = try FollowedRun(Self.days)
    run.rows("2025-06-01,8", "2025-06-02,1")
    #expect(run.said() == ["June 1: 16 steps."])
  }

  /// The clock of these tests shows the end of 2025.
  @Test func aRowFromTheFutureDoesNotMoveTimeOn() throws {
    var run = try FollowedRun("time,steps\n2025-06-01T11:59:00,8\n")
    run.rows("2031-01-01T00:00:00,3", "2025-06-01T11:59:30,1")
    #expect(run.said() == ["1 row lies ahead of the clock."])
    run.rows("2025-06-01T12:00:00,1")
    #expect(run.said() == ["11:59 AM: 9 steps."])
    run.end()
    #expect(run.said().first == "12:00 PM: 1 step.")
    #expect(run.follower.rowsCounted == 4)
  }

  @Test func forecastsLieAheadAllAndAreFollowedAsTheyCome() throws {
    var run = try FollowedRun("day,steps\n2031-01-01,8\n")
    run.rows("2031-01-02,9", "2031-01-03,9")
    #expect(run.said() == ["January 1: 8 steps.", "January 2: 9 steps."])
  }

  @Test func anotherTimeZoneIsTheSameMoment() throws {
    var run = try FollowedRun("time,steps\n2025-06-01T12:00:00Z,8\n") {
      $0.zone = TimeZoneRules(identifier: "Europe/Zurich") ?? .utc
    }
    run.rows("2025-06-01T14:00:30+02:00,1", "2025-06-01T08:00:40-04:00,1", "2025-06-01T12:01:00Z,1")
    #expect(run.said() == ["2:00 PM: 10 steps."])
  }

  @Test func theSameNamesAgainAreNoRow() throws {
    var run = try FollowedRun(Self.days)
    run.rows("day,steps", "2025-06-02,9", "2025-06-03,1")
    #expect(run.said() == ["June 1: 8 steps.", "June 2: 9 steps."])
    #expect(run.setAside == 0)
  }

  @Test func aChangedHeaderChangesTheOrder() throws {
    var run = try FollowedRun(Self.days)
    run.rows("steps,place,day")
    run.rows("9,home,2025-06-02", "7,home,2025-06-03")
    #expect(run.said() == ["June 1: 8 steps.", "June 2: 9 steps."])
    #expect(run.setAside == 0)
  }

  @Test func aCutLineIsSetAsideAndTheNextIsRead() throws {
    var run = try FollowedRun("day,steps,note\n2025-06-01,8,\n")
    run.rows("2025-0", "2025-06-02,9,\"cut", "2025-06-03,7,whole", "2025-06-04,1,")
    #expect(run.said() == ["June 1: 8 steps.", "After 1 day without data. June 3: 7 steps."])
    #expect(run.setAside == 2)
  }

  @Test func aCutRecordIsSetAsideAndTheNextIsRead() throws {
    var run = try FollowedRun("{\"day\":\"2025-06-01\",\"steps\":8}\n", name: "rows.jsonl")
    run.rows(
      "{\"day\":\"2025-06-02\",\"ste", "{\"day\":\"2025-06-03\",\"steps\":7}", "{\"steps\":1,\"day\":\"2025-06-04\"}")
    #expect(run.said() == ["June 1: 8 steps.", "After 1 day without data. June 3: 7 steps."])
    #expect(run.setAside == 1)
  }

  @Test func anHourOfSilenceIsSaidOnce() throws {
    var run = try FollowedRun("time,steps\n2025-06-01T12:00:00,8\n")
    run.wait(.seconds(3_600))
    #expect(run.announcements.map(\.reason) == [.bucket, .silence])
    #expect(run.said() == ["12:00 PM: 8 steps.", "No new rows for 1 minute; last: 12:00 PM: 8 steps."])
    run.rows("2025-06-01T13:00:00,3")
    run.wait(.seconds(61))
    #expect(
      run.said() == [
        "After 59 minutes without data. 1:00 PM: 3 steps.", "No new rows for 1 minute; last: 1:00 PM: 3 steps.",
      ])
  }

  @Test func rowsWithoutAValueAreTold() throws {
    var run = try FollowedRun(Self.days)
    run.rows("2025-06-02,", "2025-06-03,soon", "2025-06-04,1")
    #expect(run.said() == ["June 1: 8 steps.", "June 2: value missing."])
    #expect(run.setAside == 1)
  }
}
