import ChartDeclarations
import ChartModel
import Testing

/// What a finger chose, and what is drawn for it, is told as that and measures nothing.
@MainActor @Suite struct SelectedMarkTests {
  private func chart(bandUpTo top: Int, isOnePlot: Bool = true) -> some View {
    Chart {
      BarMark(x: .value("Day", date(0), unit: .day), y: .value("Doses", 3))
      BarMark(x: .value("Day", date(day), unit: .day), y: .value("Doses", 2))
      Plot {
        RuleMark(x: .value("Selected from", date(0), unit: .day))
        RectangleMark(
          xStart: .value("Start", date(0), unit: .day), xEnd: .value("End", date(day), unit: .day),
          yStart: .value("Bottom", 0), yEnd: .value("Top", top))
        if isOnePlot { RuleMark(x: .value("Selected to", date(day), unit: .day)) }
      }
    }
  }

  @Test func aBandOverAllIsARegion() {
    let found = chart(bandUpTo: 3).declaration()
    #expect(found.layers.count == 1)
    #expect(found.rules.map(\.name) == ["Selected"])
    let (from, to) = (Instant(seconds: Int(june)), Instant(seconds: Int(june + 2 * day)))
    #expect(found.rules.map(\.place) == [.x(.interval(from: from, to: to))])
  }

  @Test func aRegionWithoutBothEdgesHasItsOwnName() {
    #expect(chart(bandUpTo: 3, isOnePlot: false).declaration().rules.map(\.name) == ["Start"])
  }

  @Test func aLowerBoxMeasures() {
    let found = chart(bandUpTo: 2).declaration()
    #expect(found.layers.count == 2)
    #expect(found.rules.map(\.name) == ["Selected from", "Selected to"])
  }

  @Test func aTargetRangeIsMeasured() {
    let chart = Chart {
      RectangleMark(
        xStart: .value("Start", 0), xEnd: .value("End", 9), yStart: .value("Min", 70), yEnd: .value("Max", 99))
      for place in 0..<10 { LineMark(x: .value("N", place), y: .value("Glucose", 80 + place)) }
    }
    #expect(chart.declaration().rules.isEmpty)
  }

  @Test func aBandDrawnBackwardsIsTheSame() {
    let days = Chart {
      RectangleMark(
        xStart: .value("From", date(3 * day), unit: .day), xEnd: .value("To", date(0), unit: .day))
    }
    let (from, to) = (Instant(seconds: Int(june)), Instant(seconds: Int(june + 4 * day)))
    #expect(days.declaration().rules.map(\.place) == [.x(.interval(from: from, to: to))])
  }

  @Test func manyRectanglesAreNoChoice() {
    let tasks = Chart(0..<5_000, id: \.self) {
      RectangleMark(
        xStart: .value("X", $0), xEnd: .value("X", $0 + 1), yStart: .value("Y", 0), yEnd: .value("Y", 1))
      PointMark(x: .value("X", $0), y: .value("P", 0.5))
    }
    #expect(tasks.declaration().rules.isEmpty)
  }

  @Test func aRowOfCellsIsNoBand() {
    let cells = Chart(0..<3, id: \.self) {
      RectangleMark(
        xStart: .value("X", $0), xEnd: .value("X", $0 + 1), yStart: .value("Y", 0), yEnd: .value("Y", 1))
    }
    #expect(cells.declaration().rules.isEmpty)
  }

  @Test func pointsWithoutAHeightAreEvents() {
    let chart = Chart([(1, "A"), (4, "B")], id: \.0) { event in
      PointMark(x: .value("Second", event.0)).annotation { Text(event.1) }
    }
    #expect(rows(chart.layers.first) == ["1.0 | A", "4.0 | B"])
    #expect(chart.layers.first?.specification.y.levels == ["A", "B"])
    #expect(chart.layers.first?.authors.isEmpty == true)
    let unnamed = Chart { PointMark(x: .value("Quake", date(0))) }
    #expect(rows(unnamed.layers.first) == ["2025-06-01T00:00:00Z | Quake"])
  }

  @Test func aRuleByTheDayLeavesOtherDaysWhatTheyAre() {
    let chart = Chart {
      LineMark(x: .value("T", date(day / 2)), y: .value("Y", 1))
      LineMark(x: .value("T", date(day * 1.5)), y: .value("Y", 2))
      RuleMark(x: .value("Selected", date(day), unit: .day))
    }
    #expect(rows(chart.layers.first) == ["2025-06-01T00:00:00Z | 1.0", "2025-06-02T00:00:00Z | 2.0"])
  }

  @Test func outliersAreMissingNowhere() {
    let chart = Chart {
      BarMark(x: .value("Day", "Mon"), yStart: .value("Low", 3), yEnd: .value("High", 5))
      BarMark(x: .value("Day", "Tue"), yStart: .value("Low", 4), yEnd: .value("High", 6))
      PointMark(x: .value("Day", "Tue"), y: .value("Outlier", 9))
    }
    .chartXScale(domain: ["Mon", "Tue"])
    #expect(chart.layers.map(\.specification.x.domain) == [.categories(["Mon", "Tue"]), .categories(["Tue"])])
  }

  @Test func numbersOfDaysAreNoLengths() {
    func x(_ label: String) -> XEncoding? {
      Chart { LineMark(x: .value(label, 16), y: .value("Y", 1)) }.layers.first?.specification.x
    }
    #expect(x("Day")?.field == "Day number")
    #expect(x("Day")?.title == "Day")
    #expect(x("Days")?.field == "Days")
  }
}
