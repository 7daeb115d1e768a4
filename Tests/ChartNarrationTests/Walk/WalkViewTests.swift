import ChartModel
import GeneratedCharts
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// Coarser and finer buckets, with the place kept.
@Suite struct WalkViewTests {
  /// A year of days, told anew in the buckets that are asked for.
  private static func narrated(_ bucketing: Bucketing?) throws -> NarratedViews {
    var chart = TestChart()
    chart.x.bucketing = bucketing ?? .calendar(.day)
    let start = RichChart.at(1).microseconds
    let days = ColumnValues.instants((0..<365).map { start + Int64($0) * 86_400_000_000 })
    return NarratedViews(try chart.narrator(days, (0..<365).map { Double($0) }))
  }

  private func walker(_ way: String...) throws -> Walker {
    var walker = Walker(try Self.narrated(.calendar(.day)), rebucket: Self.narrated)
    for word in way { _ = walker.line(word) }
    return walker
  }

  /// Through all units and back it is the same day.
  @Test func thePlaceIsKept() throws {
    var walker = try walker("go October 4")
    let ways = ["coarser", "coarser", "coarser", "coarser", "coarser", "finer", "finer", "finer", "finer", "finer"]
    #expect(
      ways.map { walker.line($0).lines.joined() } == [
        "Coarser. Bar chart, 53 weeks. September 28 to October 4, 2025: 122 steps, 13 of 13.",
        "Coarser. Bar chart, 12 months. October 2025: 137 steps, 5 of 12.",
        "Coarser. Bar chart, 5 quarters. Q4 2025: 167.5 steps, 3 of 5.",
        "Coarser. Bar chart, 3 half-years. July to December 2025: 121.5 steps, 2 of 3.",
        "Coarser. Bar chart, 2 years. 2025: 107 steps, 1 of 2.",
        "Finer. Bar chart, 3 half-years. July to December 2025: 121.5 steps, 2 of 3.",
        "Finer. Bar chart, 5 quarters. Q4 2025: 167.5 steps, 3 of 5.",
        "Finer. Bar chart, 12 months. October 2025: 137 steps, 5 of 12.",
        "Finer. Bar chart, 53 weeks. September 28 to October 4, 2025: 122 steps, 13 of 13.",
        "Finer. Bar chart, 365 days. October 4, 2025: 125 steps, 4 of 92.",
      ])
  }

  @Test func windowsHoldThePlace() throws {
    var walker = try walker("go October 4")
    #expect(
      walker.say("zoom-in", "zoom-in", "zoom-in", "scroll-ahead", "zoom-out", "zoom-out", "whole") == [
        "Part shown: June 1 to December 31, 2025, of June 1, 2025 to May 31, 2026. October 4: 125 steps, 4 of 31.",
        "Part shown: July 1 to December 31, 2025, of June 1, 2025 to May 31, 2026. October 4: 125 steps, 4 of 31.",
        "Part shown: October 1 to October 31, 2025, of June 1, 2025 to May 31, 2026. October 4: 125 steps, 4 of 4.",
        "Part shown: November 1 to November 30, 2025, of June 1, 2025 to May 31, 2026. November 1: 153 steps, 1 of 1.",
        "Part shown: July 1 to December 31, 2025, of June 1, 2025 to May 31, 2026. November 1: 153 steps, 1 of 30.",
        "Part shown: June 1 to December 31, 2025, of June 1, 2025 to May 31, 2026. November 1: 153 steps, 1 of 30.",
        "All is shown. November 1, 2025: 153 steps, 32 of 92.",
      ])
  }

  /// What is shown, and bookmarks, outlast other buckets.
  @Test func bookmarksAndWindowsOutlastBuckets() throws {
    var walker = try walker("go October 4", "bookmark here", "zoom-in", "go October 20")
    #expect(
      walker.say("coarser", "return here", "finer", "return here", "scroll-ahead", "return here") == [
        "Coarser. Bar chart, 31 weeks. October 19 to October 25: 143 steps, 3 of 4.",
        "September 7 to October 4. September 28 to October 4: 122 steps, 4 of 4.",
        "Finer. Bar chart, 214 days. September 28: 119 steps, 28 of 30.",
        "October. October 4: 125 steps, 4 of 31.",
        "Part shown: January 1 to May 31, 2026, of June 1, 2025 to May 31, 2026. January 1: 214 steps, 1 of 31.",
        "That place is not shown.",
      ])
  }

  @Test func nothingCoarserOrFiner() throws {
    var walker = Walker(try Self.narrated(.calendar(.year)), rebucket: Self.narrated)
    #expect(walker.say("coarser") == ["No coarser buckets."])
    var numbers = Walker(NarratedViews(try WalkedChart.lines([0, 1, 2, 3], [1, 2, 3, 4])), rebucket: Self.narrated)
    #expect(numbers.say("coarser", "finer") == ["No coarser buckets.", "No finer buckets."])
  }
}
