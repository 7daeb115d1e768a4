import ChartDeclarations
import ChartDescriptions
import Foundation
import Testing

/// Charts as people write them, and to the letter what is said of them.
@MainActor @Suite struct DeclaredTextTests {
  private static func hour(_ hour: Double) -> Date { day(1).addingTimeInterval(hour * 3_600) }

  private static func day(_ day: Int) -> Date { Date(timeIntervalSince1970: 1_748_736_000 + Double(day - 1) * 86_400) }

  @Test func wholeAndBrokenNumbersAreOneSeries() throws {
    let chart = Chart {
      BarMark(x: .value("Shape", "Cube"), y: .value("Total Count", 5))
      BarMark(x: .value("Shape", "Sphere"), y: .value("Total Count", 4.5))
      BarMark(x: .value("Shape", "Pyramid"), y: .value("Total Count", 4))
    }
    #expect(
      try chart.describe() == """
        Total Count by Shape
        Highest: 5 for Cube; lowest: 4 for Pyramid.
        Bar chart, 3 categories.
        X axis: Shape: Cube, Sphere, and Pyramid.
        Y axis: Total Count, from 0 to 5.
        13.5 in total.

        3 marks along X:
        1. Cube: 5
        2. Sphere: 4.5
        3. Pyramid: 4
        """)
  }

  @Test func eachLayerHasItsUnit() throws {
    let chart = Chart {
      BarMark(x: .value("Day", Self.day(1), unit: .day), y: .value("Rain (mm)", 4))
      BarMark(x: .value("Day", Self.day(2), unit: .day), y: .value("Rain (mm)", 1))
      LineMark(x: .value("Day", Self.day(1), unit: .day), y: .value("Temperature (°C)", 18))
      LineMark(x: .value("Day", Self.day(2), unit: .day), y: .value("Temperature (°C)", 21))
    }
    let labels = try chart.labels()
    #expect(
      labels == [
        "Rain (mm), June 1: 4", "Rain (mm), June 2: 1", "Temperature (°C), June 1: 18", "Temperature (°C), June 2: 21",
      ])
  }

  @Test func candlesticksHaveTheirUnit() throws {
    let chart = Chart {
      RuleMark(
        x: .value("Day", Self.day(1), unit: .day), yStart: .value("Price ($)", 28), yEnd: .value("Price ($)", 32))
      RuleMark(
        x: .value("Day", Self.day(2), unit: .day), yStart: .value("Price ($)", 29), yEnd: .value("Price ($)", 35))
      BarMark(
        x: .value("Day", Self.day(1), unit: .day), yStart: .value("Price ($)", 29), yEnd: .value("Price ($)", 31))
      BarMark(
        x: .value("Day", Self.day(2), unit: .day), yStart: .value("Price ($)", 34), yEnd: .value("Price ($)", 30))
    }
    let labels = try chart.labels()
    #expect(
      labels == [
        "June 1: open 29, high 32, low 28, close 31 dollars", "June 2: open 34, high 35, low 29, close 30 dollars",
      ])
  }

  @Test func regionsAreToldLikeRules() throws {
    let chart = Chart {
      RectangleMark(yStart: .value("Healthy", 60), yEnd: .value("Healthy", 100))
      LineMark(x: .value("Day", Self.day(1), unit: .day), y: .value("Pulse", 72))
      LineMark(x: .value("Day", Self.day(2), unit: .day), y: .value("Pulse", 110))
      RectangleMark(xStart: .value("Flu", Self.day(1)), xEnd: .value("Flu", Self.day(3)))
    }
    let text = try chart.describe()
    #expect(text.contains("Line chart, 2 days."), "\(text)")
    #expect(text.contains("Healthy: from 60 to 100."), "\(text)")
    #expect(text.contains("Y axis: Pulse, from 0 to 110."), "\(text)")
    #expect(text.contains("Flu: June 1 to June 2."), "\(text)")
    #expect(try chart.labels() == ["June 1: 72", "June 2: 110"])
  }

  @Test func bothEndsOfARangeAreNamed() throws {
    let chart = Chart {
      BarMark(x: .value("Month", "May"), yStart: .value("Daily Min", 60), yEnd: .value("Daily Max", 110))
      BarMark(x: .value("Month", "June"), yStart: .value("Daily Min", 91), yEnd: .value("Daily Max", 223))
    }
    let text = try chart.describe()
    #expect(text.hasPrefix("Daily Min and Daily Max by Month\n"), "\(text)")
    #expect(text.contains("Y axis: Daily Min and Daily Max, from 0 to 240."), "\(text)")
    #expect(try chart.narrator().tableCSV().hasPrefix("Month,Daily Min,Daily Max,rows\n"))
  }

  @Test func notesThatRepeatWhatIsSaidAreLeftOut() throws {
    let chart = Chart {
      BarMark(x: .value("City", "Bern"), y: .value("Sun", 20)).annotation { Text("20.0") }
      BarMark(x: .value("City", "Chur"), y: .value("Sun", 25)).annotation { Text("a record") }
      RuleMark(y: .value("Mean", 22.5)).annotation { Text("Mean: 22.5") }
    }
    #expect(try chart.labels() == ["Bern: 20", "Chur: 25, a record"])
    #expect(try chart.describe().contains("\nMean: 22.5. 1 of 2 categories above it, 1 below it.\n"))
  }

  @Test func anEmptyChartClaimsNothing() throws {
    #expect(try Chart {}.describe() == "Chart without a title\nNo data.")
    let titled = Chart([Int](), id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", $0)) }.chartTitle("Sales")
    #expect(try titled.describe() == "Sales\nNo data.")
    #expect(titled.bucketed().series.isEmpty)
  }

  @Test func aHeatMapNamesItsRowsAndItsNumber() throws {
    let chart = Chart {
      RectangleMark(x: .value("Positive", "+"), y: .value("Negative", "+"))
        .foregroundStyle(by: .value("Number", 125))
      RectangleMark(x: .value("Positive", "−"), y: .value("Negative", "+")).foregroundStyle(by: .value("Number", 10))
      RectangleMark(x: .value("Positive", "−"), y: .value("Negative", "−")).foregroundStyle(by: .value("Number", 80))
    }
    let text = try chart.describe()
    #expect(text.contains("X axis: Positive: + and −."), "\(text)")
    #expect(text.contains("Y axis: Negative: + and −."), "\(text)")
    #expect(text.contains("Values: Number, from 0 to 130."), "\(text)")
  }

  @Test func rangesThatLieAreRanges() throws {
    let chart = Chart {
      BarMark(xStart: .value("From", 1), xEnd: .value("To", 4), y: .value("Plan", "A"))
      BarMark(xStart: .value("From", 2), xEnd: .value("To", 3), y: .value("Plan", "B"))
    }
    #expect(try chart.labels() == ["A: from 1 to 4", "B: from 2 to 3"])
    #expect(try chart.describe().contains("Horizontal bar chart, 2 categories."))
  }

  @Test func pointsThatShareAPlaceAreCounted() throws {
    let values = [(1, 2), (1, 3), (1, 2), (2, 5)]
    let chart = Chart {
      ForEach(values.indices, id: \.self) { index in
        PointMark(x: .value("X", values[index].0), y: .value("Y", values[index].1))
      }
    }
    let text = try chart.describe()
    #expect(text.contains("Point chart, 4 points, 2 places."), "\(text)")
    #expect(text.contains("Highest Y: 5 at 2."), "\(text)")
  }

  @Test func layersOfDifferentUnitsAreNotCompared() throws {
    let chart = Chart {
      ForEach(1...3, id: \.self) { day in
        BarMark(x: .value("Day", Self.day(day), unit: .day), y: .value("Rain (mm)", 2 * day))
        LineMark(x: .value("Day", Self.day(day), unit: .day), y: .value("Warmth (°C)", 20 + day))
          .interpolationMethod(.monotone)
      }
      RuleMark(y: .value("Limit (mm)", 5))
    }
    let text = try chart.describe()
    #expect(!text.contains("ighest:"), "\(text)")
    #expect(text.contains("\nLimit: 5.\n"), "\(text)")
    #expect(text.hasSuffix("\n3. June 3: Rain (mm) 6, Warmth (°C) 23"), "\(text)")
    #expect(try chart.labels().first == "Rain (mm), June 1: 2")
  }

  @Test func aStackBesideALineIsNamed() throws {
    let chart = Chart {
      BarMark(x: .value("Q", "Q1"), y: .value("Sales", 3)).foregroundStyle(by: .value("S", "a"))
      BarMark(x: .value("Q", "Q1"), y: .value("Sales", 1)).foregroundStyle(by: .value("S", "b"))
      BarMark(x: .value("Q", "Q2"), y: .value("Sales", 2)).foregroundStyle(by: .value("S", "a"))
      LineMark(x: .value("Q", "Q1"), y: .value("Plan", 5))
      LineMark(x: .value("Q", "Q2"), y: .value("Plan", 6))
    }
    #expect(try chart.labels() == ["Total, Q1: 3 a, 1 b", "Total, Q2: 2 a", "Plan, Q1: 5", "Plan, Q2: 6"])
    #expect(try chart.describe().components(separatedBy: "Highest").count == 2, "said once")
  }

  @Test func aSmoothLineOnItsAreaIsOneSeries() throws {
    let chart = Chart {
      ForEach(1...3, id: \.self) { day in
        LineMark(x: .value("Day", Self.day(day), unit: .day), y: .value("Sales", day)).interpolationMethod(.monotone)
        AreaMark(x: .value("Day", Self.day(day), unit: .day), y: .value("Sales", day))
      }
    }
    #expect(try chart.labels() == ["June 1: 1", "June 2: 2", "June 3: 3"])
  }

  @Test func aHiddenPointOnALineHidesNothing() throws {
    let chart = Chart {
      ForEach(1...3, id: \.self) { day in
        LineMark(x: .value("Day", Self.day(day), unit: .day), y: .value("Price", 10 * day))
        PointMark(x: .value("Day", Self.day(day), unit: .day), y: .value("Price", 10 * day)).accessibilityHidden(true)
      }
    }
    #expect(try chart.labels() == ["June 1: 10", "June 2: 20", "June 3: 30"])
  }

  /// Within a window the whole is still all of the chart.
  @Test func aSelectionInAWindowIsComparedWithAllOfTheChart() throws {
    let chart = Chart(1...30, id: \.self) { day in
      LineMark(x: .value("Day", Self.day(day), unit: .day), y: .value("Price", day))
    }
    .chartXSelection(range: .constant(Self.day(14)...Self.day(15)))
    let shown = chart.chartXVisibleDomain(length: 7 * 86_400).chartScrollPosition(initialX: Self.day(13))
    let whole = try chart.narrator().selectionLines(chart.bucketed().selection)
    #expect(try shown.narrator().selectionLines(shown.bucketed().selection) == whole)
    #expect(shown.bucketed().series[0].marks.count == 7)
  }

  @Test func statesThatFollowEachOtherAreToldByTheLongest() throws {
    func message(_ states: [(state: String, from: Double, to: Double)]) throws -> Substring? {
      let chart = Chart(states, id: \.from) { state in
        BarMark(
          xStart: .value("From", Self.hour(state.from)), xEnd: .value("To", Self.hour(state.to)),
          y: .value("State", state.state))
      }
      return try chart.describe().split(separator: "\n").first { $0.hasPrefix("3 events") }
    }
    #expect(
      try message([("Run", 0.5, 3.5), ("Stop", 3.5, 4), ("Run", 4, 6.5)])
        == "3 events: from June 1, 2025, 12:30 AM to 6:30 AM; longest in total: Run, 5 hours, 30 minutes; "
        + "shortest in total: Stop, 30 minutes.")
    let counts: Substring = "3 events: 2 Run, 1 Stop."
    #expect(try message([("Run", 0.5, 2), ("Stop", 3.5, 4), ("Run", 4, 6.5)]) == counts, "a break")
    #expect(try message([("Run", 0.5, 4), ("Stop", 3.5, 4), ("Run", 4, 6)]) == counts, "an overlap")
    #expect(try message([("Run", 0.5, 2), ("Stop", 2, 5), ("Run", 5, 6.5)]) == counts, "a tie")
  }

  @Test func sharesAreHandedOverAsShares() throws {
    let chart = Chart {
      BarMark(x: .value("Q", "Q1"), y: .value("Sales", 3), stacking: .normalized).foregroundStyle(by: .value("S", "a"))
      BarMark(x: .value("Q", "Q1"), y: .value("Sales", 1), stacking: .normalized).foregroundStyle(by: .value("S", "b"))
    }
    let descriptor = try chart.narrator().axChart()
    #expect(descriptor.yAxis?.range == 0...100)
    #expect(descriptor.series.flatMap { $0.dataPoints.map(\.yValue) } == [.number(75), .number(25)])
  }
}
