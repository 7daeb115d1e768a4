import ChartModel
import ChartStreams
import ChartTestSupport
import Testing

/// No more is said than a person can take in, and what waits is merged, never dropped.
@Suite struct PacingTests {
  private static let opening = "time,steps\n2025-06-01T12:00:00,8\n"

  @Test func whatWaitsIsOneTrueSentence() throws {
    var run = try FollowedRun(Self.opening, FollowOptions(every: .seconds(5)))
    run.rows("2025-06-01T12:01:00,9", "2025-06-01T12:02:00,11", "2025-06-01T12:03:00,8", "2025-06-01T12:04:00,1")
    #expect(run.said() == ["12:00 PM to 12:03 PM: 4 minutes, 8 to 11 steps each."])
    run.rows("2025-06-01T12:05:00,2")
    #expect(run.said() == [])
    run.wait(.seconds(5))
    #expect(run.said() == ["New lowest. 12:04 PM: 1 step."])
  }

  @Test func theMergedSentenceSaysWhatHappenedFirst() throws {
    var options = FollowOptions(every: .seconds(5), rules: [FollowedRule(name: "goal", value: 10)])
    options.silence = nil
    var run = try FollowedRun(Self.opening, options)
    run.rows("2025-06-01T12:01:00,9")
    #expect(run.said() == ["12:00 PM: 8 steps."])
    run.rows(
      "2025-06-01T12:02:00,7", "2025-06-01T12:03:00,12", "2025-06-01T12:04:00,13", "2025-06-01T12:08:00,6",
      "2025-06-01T12:09:00,6")
    run.wait(.seconds(5))
    #expect(
      run.said() == [
        "New highest, 13 steps at 12:04 PM; now below goal; new lowest, 6 steps at 12:08 PM. "
          + "12:01 PM to 12:08 PM: 5 minutes, 6 to 13 steps each, 3 minutes without data."
      ])
  }

  /// Rising is over where it fell again before that is told.
  @Test(arguments: [(41, true), (1, false)]) func aTrendIsToldTogetherWhereItGoesOn(last: Int, isTold: Bool) throws {
    var run = try FollowedRun(Self.opening, FollowOptions(every: .seconds(5)))
    run.rows("2025-06-01T12:01:00,7")
    _ = run.said()
    for (minute, value) in [6, 5, 4, 6, 8, 39, last].enumerated() {
      run.rows("2025-06-01T12:0\(minute + 2):00,\(value)")
    }
    run.rows("2025-06-01T12:09:00,9")
    run.wait(.seconds(5))
    let said = run.said().joined(separator: " ")
    #expect(said.contains("ising since 12:04 PM") == isTold, "\(said)")
  }

  @Test(arguments: [1, 3]) func neverMoreThanAllowedInAnyTurn(atMost: Int) throws {
    var random = SeededGenerator(seed: UInt64(atMost))
    var run = try FollowedRun(Self.opening, FollowOptions(every: .seconds(5), atMost: atMost))
    var times: [Int] = []
    var minute = 0
    for second in 0..<300 {
      minute += Int.random(in: 0...3, using: &random)
      run.rows("2025-06-01T\(12 + minute / 60 % 12):\(minute % 60 / 10)\(minute % 10):00,\(second)")
      times += run.said().map { _ in second }
      run.wait(.seconds(1))
      times += run.said().map { _ in second + 1 }
    }
    for time in times { #expect(times.count { $0 >= time && $0 < time + 5 } <= atMost) }
    #expect(times.count > 30)
  }

  /// Every bucket is told in some sentence, and each sentence is true: by numbers read back from the words.
  @Test func everyBucketIsToldAndEachSentenceIsTrue() throws {
    for seed in 0..<40 {
      var random = SeededGenerator(seed: UInt64(seed))
      var run = try FollowedRun("day,steps\n2025-01-01,50\n", FollowOptions(every: .seconds(5), silence: nil))
      var values = [1: 50]
      var days = 0
      for day in 2...31 {
        values[day] = Int.random(in: 0...99, using: &random)
        run.rows("2025-01-\(day < 10 ? "0" : "")\(day),\(values[day] ?? 0)")
        run.wait(.seconds(Int.random(in: 0...3, using: &random)))
      }
      run.end()
      for announcement in run.announcements where announcement.reason != .summary {
        let told = try #require(announcement.bucket.flatMap(Self.days))
        let range = told.compactMap { values[$0] }
        days += told.count
        let sentence = announcement.text.split(separator: ". ").last.map(String.init) ?? ""
        let (low, high) = (range.min() ?? 0, range.max() ?? 0)
        let value = low == high ? "\(high)" : "\(low) to \(high)"
        #expect(sentence.contains(": \(told.count > 1 ? "\(told.count) days, " : "")\(value) step"), "\(announcement)")
      }
      #expect(days == 31)
    }
  }

  private static func days(_ x: XValue) -> [Int]? {
    guard case .interval(let from, let to) = x else { return nil }
    let first = Int(from.seconds - 1_735_689_600) / 86_400 + 1
    return Array(first..<(first + Int(to.seconds - from.seconds) / 86_400))
  }
}
