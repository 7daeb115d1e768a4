import ChartDescriptions
import ChartModel
import ChartNarration
import SwiftUI
import Testing

@testable import SwiftChartsCorpus5
@testable import SwiftChartsCorpus6

/// Views as apps have them say what is meant.
@MainActor @Suite struct CorpusTextTests {
  private struct OneChart: DescribableChart {
    let chart: ChartDeclaration
    func declaration() -> ChartDeclaration { chart }
  }

  private func described(_ view: some View) throws -> [String] {
    try view.charts().map { try OneChart(chart: $0).describe() }
  }

  /// Every chart has a kind, an axis or sectors, and labels; nothing is named by a letter that nobody wrote.
  @Test func everyChartIsTold() throws {
    for (name, view) in Self.views {
      let texts = try described(AnyView(view()))
      #expect(!texts.isEmpty, "\(name)")
      for text in texts { #expect(text.contains(/(axis|sectors|Values|marks|events|groups)/), "\(name): \(text)") }
    }
  }

  @Test(arguments: lines) func opensAsMeant(line: Line) throws {
    let view = try #require(Self.views.first { $0.name == line.view })
    let texts = try described(AnyView(view.view()))
    #expect(
      texts.contains { $0.split(separator: "\n").contains(Substring(line.text)) }, "\(texts.joined(separator: "\n"))")
  }

  struct Line: CustomTestStringConvertible, Sendable {
    let view: String
    let text: String
    var testDescription: String { "\(view): \(text)" }
  }

  /// What was written down of each view before it was described.
  nonisolated static let lines: [Line] = [
    Line(view: "GluDistributionView", text: "Fullest: 20 of 70, from 100 to 120; 73 percent from 100 to 160 mg/dL."),
    Line(
      view: "GluTimeInRangeView", text: "In range: lowest 70 percent for Last week, highest 77 percent for This week."),
    Line(view: "GluTodayView", text: "Target range: 70 mg/dL to 180 mg/dL. 2 of 24 hours above it, 22 inside it."),
    Line(view: "HrtZonesView", text: "Largest part: Zone 3, Aerobic, 35 percent of 60 minutes."),
    Line(
      view: "SlpHypnogramView",
      text:
        "17 events: from January 5, 2025, 11:10 PM to January 6, 2025, 7:10 AM; longest in total: Core, 4 hours; shortest in total: Awake, 30 minutes."
    ),
    Line(view: "HgdStreakLollipops", text: "Highest: 58 for Read, then Drink water; lowest: 17 for Guitar."),
    Line(view: "BudCategoryDonutView", text: "1. Housing: €1,150.00, 51%"),
    Line(
      view: "BudOverviewView",
      text: "Income above Spending in 7 of 12 months; highest: 4,000 euros, Income in December."),
    Line(view: "BudCategoryDonutView", text: "3. Leisure: €267.00, 12%"),
    Line(view: "BudTransactionsView", text: "4. From 60 to 80: 0"),
    Line(
      view: "InvCashflowView",
      text:
        "From 18,400 for Opening to 29,460 for Closing; largest rise: 42,300 for Invoices; largest fall: 29,600 for Salaries."
    ),
    Line(view: "InvCashflowView", text: "4. Salaries: out €29,600, leaving €42,950"),
    Line(
      view: "CrdRiderSurveyView",
      text:
        "4. Trams are on time: Strongly disagree 25 percent, Disagree 35 percent, Neutral 20 percent, Agree 15 percent, Strongly agree 5 percent"
    ),
    Line(
      view: "GluTimeInRangeView",
      text: "Share of In range: lowest 70 percent for Last week, highest 77 percent for This week."),
    Line(view: "VitCycleView", text: "Value missing on day 9, day 10, and day 23."),
    Line(view: "VitCycleView", text: "Luteal phase: days 16 to 28."),
    Line(view: "WebLatencyView", text: "Y axis: Milliseconds, logarithmic, from 20 to 10,000."),
    Line(
      view: "TidDayCurveView",
      text:
        "Up from 2.343 at 0:00 to 5.385 at 3:38, down to 0.605 at 9:47, up to 5.4 at 15:56, down to 0.601 meters at 22:06."
    ),
    Line(view: "TidGaugeView", text: "Observed: value missing from August 1, 9:00 AM to 10:30 AM."),
    Line(
      view: "PbkPaceTrendView",
      text: "Tempo quickened most, from 4:57 on April 4 to 4:21 on May 10. Lower values are drawn higher."),
    Line(
      view: "QkeDepthSectionView",
      text: "Largest: 96 kilometers, Minor at 139.5. Smallest: 8 kilometers, Minor at 141.1."),
    Line(
      view: "LgsForgettingCurveView",
      text: "Highest: 86 percent, Spaced review on day 1. Lowest: 24 percent, Studied once on day 64."),
    Line(view: "WebFunnelView", text: "From 48,200 for Visit down to 2,699 for Order, 6 percent of that."),
    Line(
      view: "CrdRiderSurveyView",
      text:
        "Agree and Strongly agree together: highest 80 percent for Tickets are easy to buy, lowest 20 percent for Trams are on time."
    ),
    Line(view: "GluTodayView", text: "Peaks at 8 AM, 1 PM, and 7 PM, up to 191 mg/dL."),
    Line(
      view: "HrtRestingTrendView",
      text:
        "Between 58 and 62 beats per minute from May 31 to June 29; highest on Thursdays, mean 61.5 beats per minute; lowest on Sundays, mean 58.4 beats per minute."
    ),
    Line(
      view: "HrtVariabilityView",
      text: "Highest median: 49 milliseconds for Wed; lowest median: 39 milliseconds for Sat."),
    Line(
      view: "InvForecastView",
      text:
        "Actual rose from 14,520 in January 2024 to 18,140 euros in March 2025; Forecast rose from 19,340 in April 2025 to 20,990 euros in September 2025."
    ),
    Line(
      view: "MplShiftTimelineView",
      text:
        "13 events: from June 3, 2024, 6 AM to 2 PM; Running in total: longest 7 hours, 5 minutes for Press 1, shortest 5 hours for Mill 3."
    ),
    Line(view: "QkeFrequencyView", text: "Fell from 5,200 at magnitude 2 to 2 at magnitude 5.5."),
    Line(
      view: "StkCandlestickView",
      text:
        "Close up from 98.8 on January 6 to about 117 on January 28, down to about 97.3 on March 5, up to about 118 on March 27."
    ),
    Line(
      view: "PilSymptomsView",
      text:
        "Nausea rose from 0 on June 1 to 4 on June 4, back down to 1 on June 10; Headache down to 0; Fatigue down to 2."
    ),
    Line(
      view: "TidGaugeView",
      text:
        "Observed always above Predicted; Observed peaks at August 1, 3:30 AM and August 1, 4:00 PM, up to 5.806 meters."
    ),
    Line(
      view: "SkyClimateView",
      text: "Warm spells in the middle and at the end of the month, no data on May 20 and 21."),
    Line(view: "SkyClimateView", text: "Highest: 22 degrees Celsius on day 16."),
    Line(
      view: "QkeDepthSectionView",
      text: "Higher Longitude goes with smaller Depth: rank correlation minus 0.94. Lower values are drawn higher."),
    Line(view: "LgsForgettingCurveView", text: "1. Day 1: Studied once 78, Spaced review 86 percent"),
    Line(view: "ScnRankBumpView", text: "1. Round 1: Bruno place 1, Dora place 2, Ada place 3, Chidi place 4"),
    Line(view: "WebFunnelView", text: "1. Visit: 48,200 visitors, 100% of all"),
    Line(
      view: "TidGaugeView",
      text:
        "2. August 1, 6:00 AM to 11:30 AM: Predicted from 3.842 to 1.465, Observed from 3.892 to 1.529 meters, 4 places without a value for Observed."
    ),
    Line(
      view: "WebLatencyView",
      text:
        "3. Hour 12 to 17: Median from 80 to 75; 95th percentile from 400 to 370; 99th percentile from 1,360 to 1,250 milliseconds, highest 5,582."
    ),
    Line(view: "ScnScoreBoxView", text: "1. Azul, Median 59, from 38 to 73."),
    Line(view: "HgdPracticeHeatMap", text: "Sun: 0 minutes throughout."),
    Line(view: "QkeDepthSectionView", text: "Minor: 13 points, from 8 to 96 kilometers, median 41."),
    Line(view: "ShpHourHeatmapView", text: "Heat map, 12 columns, 7 rows."),
    Line(view: "ShpHourHeatmapView", text: "Sat: between 2 and 21, highest for 18 to 19."),
    Line(
      view: "VitCycleView",
      text:
        "2. Follicular phase: from 36.42 to 36.39 degrees Celsius, highest 36.43, 2 places without a value."),
    Line(view: "TidDayCurveView", text: "2. From 3:38 to 9:47: from 5.385 to 0.605 meters."),
    Line(
      view: "SlpHypnogramView",
      text: "2. January 6, 12:40 AM to 2:05 AM: REM 15 minutes, Core 1 hour, 10 minutes."),
    Line(
      view: "MplShiftTimelineView",
      text:
        "Press 1: Running 7 hours, 5 minutes, Setup 30 minutes, Fault 25 minutes. Lathe 2: Running 6 hours, 15 minutes, Idle 1 hour, 45 minutes. Mill 3: Running 5 hours, Idle 1 hour, Setup 1 hour, Fault 1 hour."
    ),
    Line(
      view: "LgsVocabularyGrowthView",
      text: "1. Week 1 to 3: from 70 to 92; Mastered from 0 to 14, Learning from 40 to 50, New from 30 to 28."),
    Line(
      view: "ScnRankBumpView",
      text:
        "Order in round 6: Dora, Ada, Chidi, and Bruno; Bruno sank most, from 1 in round 1 to 4 in round 6. Lower values are drawn higher."
    ),
    Line(
      view: "StkComparisonView",
      text:
        "NVLO rose most, from 100 in the week of January 6 to 137.2 in the week of June 30; ORBT fell most, from 100 to 74.3; KELP up to 108.3."
    ),
    Line(view: "SolFlowView", text: "Largest part: Car, 41 percent of 35 kilowatt hours."),
    Line(view: "SolHeatmapView", text: "Highest: 4.4 kilowatts, Jul, hour 12 and 13."),
    Line(view: "CrdDelayHistogramView", text: "Fullest: 15 of 60, from 10 to 15; 65 percent from 0 to 15 minutes."),
  ]
}
