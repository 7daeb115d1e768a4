import ChartModel
import ChartStreams
import TableReading
import Testing

/// What is said of rows as they come, in exact words.
@Suite struct FollowerTests {
  private static let opening = "time,steps\n2025-06-01T12:00:10,8\n"

  @Test func aBucketIsToldWhenXMovesOn() throws {
    var run = try FollowedRun(Self.opening)
    run.rows("2025-06-01T12:00:40,3")
    #expect(run.said() == [])
    run.rows("2025-06-01T12:01:00,4")
    #expect(run.said() == ["12:00 PM: 11 steps."])
    #expect(run.follower.rowsCounted == 3)
  }

  @Test func aBucketIsToldWhenTheClockMovesOn() throws {
    var run = try FollowedRun(Self.opening)
    run.wait(.seconds(49))
    #expect(run.said() == [])
    run.wait(.seconds(1))
    #expect(run.said() == ["12:00 PM: 8 steps."])
  }

  @Test func theDayIsToldWhereItChanges() throws {
    var run = try FollowedRun("time,steps\n2025-06-01T23:59:00,8\n")
    run.rows("2025-06-02T00:00:00,9", "2025-06-02T00:01:00,9")
    #expect(run.said() == ["11:59 PM: 8 steps.", "June 2, 12:00 AM: 9 steps."])
  }

  @Test func datesAreDays() throws {
    var run = try FollowedRun("day,steps\n2025-06-01,8\n")
    run.rows("2025-06-02,9", "2025-06-03,1")
    #expect(run.said() == ["June 1: 8 steps.", "June 2: 9 steps."])
    #expect(run.follower.nextMoment == .seconds(60))
  }

  @Test func numbersHaveBucketsOfAWidth() throws {
    var run = try FollowedRun("mile,feet\n0.1,8\n") { $0.bucketing = .width(0.5) }
    run.rows("0.4,10", "0.6,3", "1.1,2")
    #expect(run.said() == ["From 0 to 0.5: 9 feet.", "From 0.5 to 1: 3 feet."])
  }

  // MARK: What it did

  @Test func whatABucketDidComesFirst() throws {
    var options = FollowOptions(every: .zero, atMost: 100)
    options.rules = [FollowedRule(name: "goal", value: 10)]
    var run = try FollowedRun("day,steps\n2025-06-01,8\n", options)
    run.rows("2025-06-02,9", "2025-06-03,7", "2025-06-04,12", "2025-06-05,5", "2025-06-09,5", "2025-06-10,1")
    #expect(
      run.said() == [
        "June 1: 8 steps.", "June 2: 9 steps.", "June 3: 7 steps.", "Now above goal, new highest. June 4: 12 steps.",
        "Now below goal, new lowest. June 5: 5 steps.", "After 3 days without data. June 9: 5 steps.",
      ])
  }

  @Test func aChangeOfTrendIsTold() throws {
    var run = try FollowedRun("day,steps\n2025-06-01,1\n")
    for (place, value) in [3, 5, 9, 8, 7, 6, 7].enumerated() { run.rows("2025-06-0\(place + 2),\(value)") }
    #expect(run.said().last == "Falling since June 4. June 7: 6 steps.")
  }

  @Test func seriesThatPassEachOtherAreTold() throws {
    var run = try FollowedRun("day,steps,who\n2025-06-01,8,Ada\n2025-06-01,5,Ben\n") { $0.mark = .line }
    run.rows("2025-06-02,6,Ada", "2025-06-02,7,Ben", "2025-06-03,1,Ada")
    #expect(run.said() == ["June 1: Ada 8, Ben 5 steps.", "Ben is now above Ada. June 2: Ada 6, Ben 7 steps."])
    #expect(run.follower.rowsCounted == 5)
  }

  @Test func partsOfAStackAreToldAsLabelsTellThem() throws {
    var run = try FollowedRun("day,doses,kind\n2025-06-01,2,taken\n2025-06-01,1,skipped\n") {
      ($0.mark, $0.aggregate, $0.stack) = (.bar, .sum, .zero)
    }
    run.rows("2025-06-02,3,taken", "2025-06-03,1,taken")
    #expect(run.said() == ["June 1: 2 taken, 1 skipped.", "June 2: 3 taken."])
  }

  // MARK: The end

  @Test func theEndIsTheSummaryOfTheWhole() throws {
    var run = try FollowedRun("day,steps\n2025-06-01,8\n")
    run.rows("2025-06-02,9", "2025-06-03,7")
    _ = run.said()
    run.end()
    #expect(run.announcements.map(\.reason) == [.bucket] + [AnnouncementReason](repeating: .summary, count: 7))
    #expect(
      run.said() == [
        "June 3: 7 steps.", "Steps by day, June 1 to June 3, 2025", "24 steps in total, 8 a day.",
        "Bar chart, 3 days.", "X axis: day, from June 1 to June 3, 2025.", "Y axis: steps, from 0 to 9.",
        "Assumed: day as X, steps as Y, by day, totals, and bars.",
        "Highest: 9 steps on June 2. Lowest: 7 steps on June 3.",
      ])
  }

  @Test func announcementsHaveNumbersReasonsAndPlaces() throws {
    var options = FollowOptions(every: .zero, atMost: 100)
    options.rules = [FollowedRule(name: "goal", value: 8.5)]
    var run = try FollowedRun("day,steps\n2025-06-01,8\n", options)
    run.rows("2025-06-02,9", "2025-06-03,7")
    #expect(
      run.announcements.map { $0.json(zone: .utc) } == [
        "{\"id\":\"1\",\"politeness\":\"polite\",\"text\":\"June 1: 8 steps.\",\"bucket\":"
          + "{\"from\":\"2025-06-01T00:00:00Z\",\"to\":\"2025-06-02T00:00:00Z\"},\"reason\":\"bucket\"}",
        "{\"id\":\"2\",\"politeness\":\"assertive\",\"text\":\"Now above goal. June 2: 9 steps.\",\"bucket\":"
          + "{\"from\":\"2025-06-02T00:00:00Z\",\"to\":\"2025-06-03T00:00:00Z\"},\"reason\":\"crossing\"}",
      ])
  }
}
