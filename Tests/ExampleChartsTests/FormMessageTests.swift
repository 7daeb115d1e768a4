import ChartDeclarations
import ChartDescriptions
import Foundation
import Testing

/// What charts say first whose form says what they are drawn for, to the letter.
@MainActor @Suite struct FormMessageTests {
  private static func day(_ day: Int) -> Date { Date(timeIntervalSince1970: 1_748_736_000 + Double(day - 1) * 86_400) }

  /// The line below the title.
  private func message(_ chart: some View) throws -> String {
    let lines = try chart.describe().split(separator: "\n")
    return lines.count > 1 ? String(lines[1]) : ""
  }

  // MARK: Funnels

  private func funnel(_ steps: [(name: String, count: Double)], stacking: MarkStackingMethod = .center) -> some View {
    Chart(steps, id: \.name) {
      BarMark(x: .value("People", $0.count), y: .value("Step", $0.name), stacking: stacking)
    }
  }

  @Test func aFunnelTellsWhatIsLeft() throws {
    let steps = [("Visit", 900.0), ("Basket", 400), ("Basket again", 400), ("Order", 90)]
    #expect(try message(funnel(steps)) == "From 900 for Visit down to 90 people for Order, 10 percent of that.")
    // Bars on an axis are a ranking, and what grows is no funnel.
    #expect(try message(funnel(steps, stacking: .standard)).hasPrefix("Highest: 900 people for Visit"))
    #expect(try message(funnel(steps + [("Return", 120)])).hasPrefix("Highest: 900 people for Visit"))
    #expect(try message(funnel(Array(steps.prefix(2)))).contains("percent") == false, "two are no steps")
  }

  // MARK: Candlesticks

  private func candles(_ closes: [Double]) -> some View {
    Chart(Array(closes.enumerated()), id: \.offset) { place, close in
      RuleMark(
        x: .value("Day", Self.day(place + 1), unit: .day), yStart: .value("Price", close - 4),
        yEnd: .value("Price", close + 3))
      BarMark(
        x: .value("Day", Self.day(place + 1), unit: .day),
        yStart: .value("Price", place.isMultiple(of: 2) ? close - 2 : close + 2), yEnd: .value("Price", close))
    }
  }

  @Test func candlesticksAreToldByTheirCloses() throws {
    #expect(
      try message(candles([30, 33, 36, 40, 44, 50, 46, 42, 38, 35, 31, 28]))
        == "Close up from 30 on June 1 to 50 on June 6, down to 28 on June 12.")
    #expect(try message(candles([30, 33, 31])) == "Close ended higher: from 30 on June 1 to 31 on June 3.")
    #expect(try message(candles([30, 33, 28])) == "Close ended lower: from 30 on June 1 to 28 on June 3.")
    #expect(try message(candles([30, 33, 30])) == "Lowest: 26 on June 1 and June 3, highest: 36 on June 2.")
  }

  /// Ranges that all lead one way, as quartiles do, open and close nothing.
  @Test func rangesWithinRangesAreNoCandlesticks() throws {
    let chart = Chart(1...3, id: \.self) { day in
      RuleMark(x: .value("Day", Self.day(day), unit: .day), yStart: .value("Lo", day), yEnd: .value("Hi", day + 9))
      BarMark(x: .value("Day", Self.day(day), unit: .day), yStart: .value("Q1", day + 2), yEnd: .value("Q3", day + 5))
    }
    #expect(try chart.describe().contains("close") == false)
  }

  // MARK: Boxes

  private func boxes(isMedianTold: Bool) -> some View {
    Chart([("Mon", 44.0), ("Tue", 49)], id: \.0) { name, median in
      RuleMark(x: .value("Day", name), yStart: .value("Low", median - 20), yEnd: .value("High", median + 20))
        .accessibilityHidden(true)
      BarMark(x: .value("Day", name), yStart: .value("Q1", median - 5), yEnd: .value("Q3", median + 5))
        .accessibilityLabel(name).accessibilityValue("median \(Int(median))").accessibilityHidden(!isMedianTold)
      RectangleMark(x: .value("Day", name), y: .value("Median", median), height: 2).accessibilityHidden(true)
    }
  }

  @Test func aBoxIsOneMarkWhoeverOfItsPartsIsTold() throws {
    let told = boxes(isMedianTold: true)
    #expect(try told.labels() == ["Mon: median 44", "Tue: median 49"])
    #expect(try message(told) == "Highest median: 49 for Tue; lowest median: 44 for Mon.")
    #expect(try boxes(isMedianTold: false).labels().isEmpty, "nothing of it is told")
  }

  /// What is drawn behind bars and kept from assistive technology makes no box or candlestick of them.
  @Test func hiddenTracksMakeNoBoxes() throws {
    let ranges = [("Mon", 52.0, 120.0), ("Tue", 60, 160), ("Wed", 55, 130)]
    func chart(withPoints: Bool) -> some View {
      Chart(ranges, id: \.0) { day, low, high in
        BarMark(x: .value("Day", day), yStart: .value("Track", 40), yEnd: .value("Track", 180)).accessibilityHidden(
          true)
        BarMark(x: .value("Day", day), yStart: .value("Low", low), yEnd: .value("High", high))
        if withPoints { PointMark(x: .value("Day", day), y: .value("Mean", (low + high) / 2)) }
      }
    }
    #expect(
      try chart(withPoints: false).labels()
        == ["Mon: from 52 to 120", "Tue: from 60 to 160", "Wed: from 55 to 130"])
    #expect(try chart(withPoints: true).describe().contains("median") == false)
  }

  @Test func aLabelOfSeveralMarksIsSaidWithItsPlaces() throws {
    func labels(_ names: [String]) throws -> [String] {
      try Chart(Array(names.enumerated()), id: \.offset) { place, name in
        BarMark(x: .value("Set", place + 1), y: .value("Reps", place + 3)).accessibilityLabel(name)
      }.labels()
    }
    #expect(
      try labels(["Rest 4", "Run 12", "Run 12", "Rest 4"])
        == ["Rest 4, 1: 3", "Run 12, 2: 4", "Run 12, 3: 5", "Rest 4: 6"])
    #expect(try labels(["Rest", "Run", "Walk"]) == ["Rest: 3", "Run: 4", "Walk: 5"])
  }

  @Test func aLaneWithoutAStateIsNotTheShortest() throws {
    func message(_ lanes: [(lane: String, state: String, from: Double, to: Double)]) throws -> String? {
      let chart = Chart(Array(lanes.enumerated()), id: \.offset) { _, lane in
        BarMark(
          xStart: .value("From", Self.day(1).addingTimeInterval(lane.from * 3_600)),
          xEnd: .value("To", Self.day(1).addingTimeInterval(lane.to * 3_600)), y: .value("Machine", lane.lane)
        )
        .foregroundStyle(by: .value("State", lane.state))
      }
      return try chart.describe().split(separator: "\n").first { $0.contains("events:") }.map(String.init)
    }
    let two = [("A", "Run", 0.0, 6.0), ("A", "Idle", 6, 8), ("B", "Run", 0, 5), ("B", "Idle", 5, 8)]
    let stretch = "events: from June 1, 2025, 12 AM to 8 AM; "
    #expect(
      try message(two) == "4 " + stretch + "Run in total: longest 6 hours for A, shortest 5 hours for B.")
    let without = [("A", "Run", 0.0, 8.0), ("B", "Run", 0, 7), ("B", "Idle", 7, 8), ("C", "Idle", 0, 8)]
    #expect(try message(without) == "4 " + stretch + "longest in total: Run, 15 hours.")
    let twice = [("A", "Run", 0.0, 4.0), ("A", "Run", 2, 6), ("B", "Run", 0, 7), ("B", "Idle", 7, 8)]
    #expect(try message(twice)?.contains("Run in total") == false, "time is not counted twice")
  }

  // MARK: Answers

  private func answers(_ names: [String]) -> some View {
    let shares = ["Trams": [40.0, 30, 10, 20], "Stops": [10.0, 20, 30, 40]]
    return Chart(["Trams", "Stops"], id: \.self) { statement in
      ForEach(Array(zip(names, shares[statement] ?? [])), id: \.0) { answer, share in
        BarMark(x: .value("Share (%)", share), y: .value("Statement", statement))
          .foregroundStyle(by: .value("Answer", answer))
      }
    }
  }

  @Test func aScaleOfAnswersIsToldByItsUpperEnd() throws {
    #expect(
      try message(answers(["Strongly disagree", "Disagree", "Agree", "Strongly agree"]))
        == "Agree and Strongly agree together: highest 70 percent for Stops, lowest 30 percent for Trams.")
    #expect(try message(answers(["Coal", "Gas", "Wind", "Sun"])).contains("together") == false)
  }

  // MARK: Lines and points

  @Test func aForecastIsToldBehindWhatWasMeasured() throws {
    func lines(from start: Int) -> some View {
      Chart {
        ForEach(1...4, id: \.self) { day in
          LineMark(x: .value("Day", Self.day(day), unit: .day), y: .value("Price", 10 + day))
            .foregroundStyle(by: .value("Kind", "Actual"))
        }
        ForEach(0..<3, id: \.self) { day in
          LineMark(x: .value("Day", Self.day(start + day), unit: .day), y: .value("Price", 15 + day * 2))
            .foregroundStyle(by: .value("Kind", "Forecast"))
        }
      }
    }
    let told = "Actual rose from 11 on June 1 to 14 on June 4; Forecast rose from 15 on June "
    #expect(try message(lines(from: 5)) == told + "5 to 19 on June 7.")
    #expect(try message(lines(from: 4)) == told + "4 to 19 on June 6.")
    #expect(try message(lines(from: 3)).hasPrefix("Actual rose") == false)
  }

  @Test func pointsAtStepsHaveACourse() throws {
    func points(_ x: [Double]) -> some View {
      Chart(x, id: \.self) { PointMark(x: .value("Magnitude", $0), y: .value("Count", 900 - $0 * 100)) }
    }
    #expect(
      try message(points([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5])) == "Fell from 900 at magnitude 0 to 550 at magnitude 3.5.")
    let cloud = "Highest Count: 900 at magnitude 0."
    #expect(try message(points([0, 0.4, 1, 1.5, 2.1, 2.5, 3, 3.5])) == cloud, "no steps")
    #expect(try message(points([0, 0.5, 1, 1.5])) == cloud, "few")
    // Of more, how both go together can be told.
    #expect(
      try message(points((0..<12).map(Double.init)))
        == "Higher Magnitude goes with lower Count: rank correlation minus 1.")
  }

  @Test func peaksOfOneLineAreToldByTheirPlaces() throws {
    let day = [10.0, 11, 12, 40, 20, 12, 11, 12, 38, 19, 12, 10, 12, 14, 44, 21, 12, 11]
    let chart = Chart(Array(day.enumerated()), id: \.offset) { place, value in
      LineMark(x: .value("Hour", place), y: .value("Rate", value))
    }
    #expect(try message(chart) == "Peaks at hour 3, hour 8, and hour 14, up to 44.")
    // A peak near the end of the line is one of them.
    let early = [0.0, 0, 8, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0]
    let near = Chart(Array(early.enumerated()), id: \.offset) { place, value in
      LineMark(x: .value("Hour", place), y: .value("Rate", value))
    }
    #expect(try message(near) == "Peaks at hour 2, hour 8, and hour 15, up to 10.")
  }

  @Test func barsOfTwoAreToldByWhoLiesAbove() throws {
    let income = [24.0, 24, 24, 25, 25, 25, 25, 40], spending = [25.0, 21, 22, 26, 20, 22, 31, 26]
    let chart = Chart {
      ForEach(Array(zip(income, spending).enumerated()), id: \.offset) { place, pair in
        ForEach([("Income", pair.0), ("Spending", pair.1)], id: \.0) { name, value in
          BarMark(x: .value("Day", Self.day(place + 1), unit: .day), y: .value("Amount", value))
            .foregroundStyle(by: .value("Flow", name)).position(by: .value("Flow", name))
        }
      }
    }
    #expect(try message(chart) == "Income above Spending in 5 of 8 days; highest: 40, Income on June 8.")
    let turned = chart.chartYScale(domain: .automatic(includesZero: true, reversed: true))
    #expect(try message(turned).contains("above") == false, "what is more is drawn lower")
  }

  /// Of what comes round within a small part of the height, the bounds are seen first, and it is said once.
  @Test func aLineDrawnFlatIsToldByItsBounds() throws {
    func chart(upTo top: Double) -> some View {
      Chart(1...84, id: \.self) { day in
        let weekday = [50.0, 51, 52, 55, 52, 51, 50][day % 7]
        LineMark(x: .value("Day", Self.day(day), unit: .day), y: .value("Rate", weekday))
      }
      .chartYScale(domain: 0...top)
    }
    let flat = try chart(upTo: 100).describe()
    #expect(try message(chart(upTo: 100)).hasPrefix("Between 50 and 55; highest on"))
    #expect(flat.lowercased().components(separatedBy: "highest on").count == 2, "\(flat)")
    #expect(try message(chart(upTo: 20)).hasPrefix("Highest on"))
  }
}
