import ChartModel
import ChartNarration
import TableReading
import Testing

@testable import ChartStreams

/// What is heard of announcements: the buckets that they tell, among all values so far.
@Suite struct FollowedSoundTests {
  @Test func eachBucketIsHeardAmongAllSoFar() throws {
    var run = try FollowedRun("day,steps\n2025-06-01,10\n")
    run.rows("2025-06-02,90", "2025-06-03,50", "2025-06-04,1")
    _ = run.said()
    run.rows("2025-06-05,40")
    let sound = try #require(run.follower.sound(of: run.announcements))
    let chart = sound.narrated.views.views[0].chart
    #expect(chart.series.flatMap(\.marks).map(\.value) == [.number(1)])
    #expect(sound.marks == chart.series.flatMap(\.marks).map(\.id))
    #expect(chart.yAxis.domain == .numbers(0...90))
  }

  /// Bars of one day are stacked, so a day is heard as its total.
  @Test func severalAreHeardInTheOrderOfX() throws {
    var run = try FollowedRun("day,steps,place\n2025-06-01,10,a\n", FollowOptions(every: .seconds(9))) {
      $0.series = "place"
    }
    run.rows("2025-06-01,20,b", "2025-06-02,30,b", "2025-06-02,5,a", "2025-06-03,1,a")
    let sound = try #require(run.follower.sound(of: run.announcements))
    let marks = sound.narrated.views.views[0].chart.walkedSeries.flatMap(\.marks)
    let heard = sound.marks.compactMap { id in marks.first { $0.id == id }?.value.number }
    #expect(heard == [30, 35])
  }

  @Test func whatTellsNoBucketIsNotHeard() throws {
    let run = try FollowedRun("day,steps\n2025-06-01,10\n")
    let silence = Announcement(id: "1", reason: .silence, text: "No new rows for 1 minute.", bucket: nil)
    #expect(run.follower.sound(of: [silence])?.marks == nil)
    #expect(run.follower.sound(of: [])?.marks == nil)
  }
}
