import ChartDescriptions
import ChartModel
import ChartSnapshot
import ExampleCharts
import Foundation
import SwiftUI
import Testing

@testable import InteractiveCharts

/// Whole sessions with charts that a finger moves: what is said at each touch.
@MainActor @Suite struct SessionTests {
  private struct OneChart: DescribableChart {
    let chart: ChartDeclaration
    func declaration() -> ChartDeclaration { chart }
  }

  /// The lines that are told of a chart of a page.
  private func lines(_ page: ChartPage, chart: Int = 0) throws -> [String] {
    let charts = page.charts()
    try #require(charts.indices.contains(chart))
    return try OneChart(chart: charts[chart]).describe().split(separator: "\n").map(String.init)
  }

  private func labels(_ page: ChartPage, chart: Int = 0) throws -> [String] {
    try OneChart(chart: page.charts()[chart]).labels()
  }

  /// The line that begins with a word; `nil` where none does.
  private func line(_ beginning: String, _ page: ChartPage) throws -> String? {
    try lines(page).first { $0.hasPrefix(beginning) }
  }

  private func day(_ day: Int, of start: Double = 1_746_057_600) -> Date {
    Date(timeIntervalSince1970: start + Double(day) * 86_400)
  }

  private let june2024 = 1_717_200_000.0

  // MARK: Medicine

  @Test func dosesOfADay() throws {
    let page = ChartPage(MedicineTimeline())
    #expect(
      try lines(page).prefix(5) == [
        "Medicine",
        "Highest: 3 on May 2, May 6, May 10, and 5 more; share of Taken fell from 100 percent on May 1 to 67 percent on May 30.",
        "Stacked bar chart, 30 days.", "X axis: Date by day, from May 1 to May 30, 2025.",
        "Y axis: Taken, Skipped, from 0 to 3.",
      ])
    #expect(
      try labels(page).prefix(3) == [
        "May 1: 2 Taken, 0 Skipped", "May 2: 3 Taken, 0 Skipped", "May 3: 1 Taken, 1 Skipped",
      ])
    #expect(try labels(page).filter { $0.hasSuffix("no data") } == ["May 24: no data", "May 25: no data"])
    #expect(try line("Part shown", page) == "Part shown: May 1 to May 30, 2025, of May 1 to June 30, 2025.")
  }

  @Test func aTapChoosesADay() throws {
    let page = ChartPage(MedicineTimeline())
    #expect(try line("Selected", page) == nil)
    let before = try lines(page)
    #expect(page.tap(atX: day(5)))
    #expect(try line("Selected", page) == "Selected: May 6, 2 taken, 1 skipped.")
    #expect(try lines(page).filter { !$0.hasPrefix("Selected") } == before)
    #expect(page.tap(atX: day(6)))
    #expect(try line("Selected", page) == "Selected: May 7, 2 taken, 0 skipped.")
  }

  @Test func aLongPressAndADragChooseDays() throws {
    let page = ChartPage(MedicineTimeline())
    #expect(page.pressAndDrag(fromX: day(5), toX: day(9), lifted: false))
    #expect(try line("Selected", page) == "Selected: May 6 to May 10, 5 days, 2.0 doses a day.")
    #expect(page.pressAndDrag(fromX: day(9), toX: day(3)))
    #expect(try line("Selected", page) == "Selected: May 4 to May 10, 7 days, 2.0 doses a day.")
    #expect(page.tap(atX: day(0)))
    #expect(try line("Selected", page) == "Selected: May 1, 2 taken, 0 skipped.")
  }

  @Test func dosesOfAWeek() throws {
    let page = ChartPage(MedicineTimeline(range: .halfYear))
    #expect(try lines(page)[1] == "133 in total: 109 Taken and 24 Skipped. 13.3 a week.")
    #expect(try labels(page).prefix(2) == ["April 30: 6 Taken, 1 Skipped", "May 7: 14 Taken, 2 Skipped"])
  }

  // MARK: Symptoms

  @Test func lanesAndDots() throws {
    let page = ChartPage(SymptomTimeline())
    #expect(
      try lines(page).prefix(5) == [
        "Headache", "7 events: 2 Present, 1 Mild, 1 Moderate, 3 Severe.", "Timeline, 7 events.",
        "X axis: Start, from June 1 to July 1, 2024.",
        "Y axis: Intensity: Not Present, Present, Mild, Moderate, and Severe.",
      ])
    #expect(
      try labels(page) == [
        "Present, June 1, 12:30 AM", "Severe, June 6, 8 AM", "Severe, June 10, 10 AM", "Present, June 15, 12 PM",
        "Mild, June 19, 12 PM to June 21, 12 PM, 2 days", "Severe, June 24, 4 PM", "Moderate, June 28, 11:30 PM",
      ])
  }

  @Test func touchesOnTheDiary() throws {
    let page = ChartPage(SymptomTimeline())
    #expect(page.tap(atX: day(5, of: june2024)))
    #expect(try line("Selected", page) == "Selected: June 6, 1 event, at worst Severe.")
    #expect(page.pressAndDrag(fromX: day(5, of: june2024), toX: day(9, of: june2024), lifted: false))
    #expect(try line("Selected", page) == "Selected: from June 6 to June 11, 2 events, at worst Severe.")
    #expect(try lines(page)[1] == "7 events: 2 Present, 1 Mild, 1 Moderate, 3 Severe.")
  }

  // MARK: Users

  @Test func aFingerOnABarTellsItsNumbers() throws {
    let page = ChartPage(DailyUsersSelection())
    #expect(
      try lines(page).prefix(3) == [
        "Users by day, March 1 to March 28, 2025",
        "About 27,100 users in total: about 25,200 Active and about 1,890 New. About 966 a day.",
        "Stacked bar chart, 28 days.",
      ])
    #expect(try labels(page).first == "March 1: 640 Active, 40 New")
    #expect(page.texts().allSatisfy { !$0.contains("Total") })
    let days = UserDay.weeks
    #expect(page.drag(fromX: days[9].date, toX: days[11].date, lifted: false))
    #expect(page.texts().contains { $0.hasSuffix("Active: 847, New: 96, Total: 943") })
    #expect(page.drag(fromX: days[11].date, toX: days[12].date))
    #expect(page.texts().allSatisfy { !$0.contains("Total") })
  }

  @Test func twoFingersShowFewerDays() throws {
    let page = ChartPage(DailyUsersSelection())
    #expect(page.pinch(atX: UserDay.weeks[14].date, scale: 2))
    #expect(try lines(page).first == "Users by day, March 8 to March 21, 2025")
    #expect(try labels(page).count == 14)
  }

  // MARK: Integers

  private let numbers = [3, 7, 1, 9, 4, 4, 8, 2, 6, 0, 5]

  @Test func colorsSayNothing() throws {
    let page = ChartPage(ColoredIntegers(numbers))
    let before = try lines(page)
    #expect(before.prefix(2) == ["Value by Index", "Half of the values lie between 2.5 and 6.5."])
    #expect(page.drag(fromX: 2, toX: 6, lifted: false))
    #expect(try lines(page) == before)
  }

  @Test func aBarBehindANumberIsNoNumberOfItsOwn() throws {
    let page = ChartPage(SelectedIntegers(numbers))
    let before = try labels(page)
    #expect(before.count == 11)
    #expect(before[6] == "6: 8")
    #expect(page.drag(fromX: 2, toX: 6, lifted: false))
    #expect(try labels(page).count == 11)
    #expect(try lines(page)[2] == "Line chart, 11 places.")
  }

  // MARK: Streams

  private let first = [TimedEvent("A", at: 1), TimedEvent("B", at: 6), TimedEvent("C", at: 12)]
  private let second = [TimedEvent("D", at: 3), TimedEvent("E", at: 8), TimedEvent("F", at: 15)]

  @Test func aMovedEventMovesWhatComesOfIt() throws {
    let page = ChartPage(StreamTimelines(first, second, by: .merge))
    #expect(page.charts().map(\.title) == ["First stream", "Second stream", "Merge"])
    #expect(try labels(page, chart: 2) == ["1: A", "3: D", "6: B", "8: E", "12: C", "15: F"])
    #expect(page.drag(fromX: 6.0, toX: 10.0))
    #expect(try labels(page) == ["1: A", "10: B", "12: C"])
    #expect(try labels(page, chart: 2) == ["1: A", "3: D", "8: E", "10: B", "12: C", "15: F"])
  }

  @Test func pairsAreTold() throws {
    let zipped = ChartPage(StreamTimelines(first, second, by: .zip))
    #expect(try labels(zipped, chart: 2) == ["3: A D", "8: B E", "15: C F"])
    #expect(zipped.drag(fromX: 8.0, toX: 14.0, onChart: 1))
    #expect(try labels(zipped, chart: 2) == ["3: A D", "14: B E", "15: C F"])
    let latest = ChartPage(StreamTimelines(first, second, by: .combineLatest))
    #expect(try labels(latest, chart: 2) == ["3: A D", "6: B D", "8: B E", "12: C E", "15: C F"])
  }
}
