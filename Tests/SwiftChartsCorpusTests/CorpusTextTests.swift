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
    Line(view: "GluDistributionView", text: "Fullest: 20 of 70, from 100 to 120."),
    Line(
      view: "GluTimeInRangeView", text: "In range: lowest 70 percent for Last week, highest 77 percent for This week."),
    Line(view: "GluTodayView", text: "Target range: 70 mg/dL to 180 mg/dL. 2 of 24 hours above it, 22 inside it."),
    Line(view: "HrtZonesView", text: "Largest part: Zone 3, Aerobic, 35 percent of 60 minutes."),
    Line(view: "SlpHypnogramView", text: "17 events: 3 Awake, 4 REM, 7 Core, 3 Deep."),
    Line(view: "HgdStreakLollipops", text: "Highest: 58 for Read, then Drink water; lowest: 17 for Guitar."),
    Line(view: "BudCategoryDonutView", text: "1. Housing: €1,150.00, 51%"),
    Line(view: "BudOverviewView", text: "Highest: 4,000, Income in December."),
    Line(view: "WebFunnelView", text: "1. Visit: 48,200 visitors, 100% of all"),
    Line(view: "ShpHourHeatmapView", text: "Heat map, 12 columns, 7 rows."),
  ]
}
