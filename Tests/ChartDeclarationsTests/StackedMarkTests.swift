import ChartDeclarations
import ChartModel
import Testing

/// Bars between two numbers are told by what their author stacks, and bars at one place by what stands on what.
@MainActor @Suite struct StackedMarkTests {
  struct Part: Sendable {
    let place, name: String
    let from, to: Double
  }

  private func across(_ parts: [Part]) -> some View {
    Chart(parts, id: \.from) { part in
      BarMark(xStart: .value("From", part.from), xEnd: .value("To", part.to), y: .value("Question", part.place))
        .foregroundStyle(by: .value("Answer", part.name))
    }
  }

  @Test func answersAroundZeroAreParts() {
    let survey = across([
      Part(place: "Clean?", name: "No", from: -30, to: -10), Part(place: "Clean?", name: "Maybe", from: -10, to: 10),
      Part(place: "Clean?", name: "Yes", from: 10, to: 70), Part(place: "On time?", name: "No", from: -65, to: -5),
      Part(place: "On time?", name: "Maybe", from: -5, to: 5), Part(place: "On time?", name: "Yes", from: 5, to: 35),
    ])
    #expect(
      survey.shapes == [
        "bar, across, x Question: nominal, y No, Maybe, Yes: quantitative sum, series Answer, stack zero"
      ])
    #expect(
      rows(survey.layers.first) == [
        "Clean? | 20.0 | No", "Clean? | 20.0 | Maybe", "Clean? | 60.0 | Yes", "On time? | 60.0 | No",
        "On time? | 10.0 | Maybe", "On time? | 30.0 | Yes",
      ])
  }

  @Test(arguments: [
    // Boxes of two halves stand nowhere near zero.
    [Part(place: "a", name: "Lower", from: 3, to: 5), Part(place: "a", name: "Upper", from: 5, to: 9)],
    // Of unequal wholes none is known.
    [
      Part(place: "a", name: "Out", from: -3, to: 0), Part(place: "a", name: "In", from: 0, to: 5),
      Part(place: "b", name: "Out", from: -4, to: 0), Part(place: "b", name: "In", from: 0, to: 9),
    ],
    // One pile around zero has no equal.
    [Part(place: "a", name: "Loss", from: -30, to: 0), Part(place: "a", name: "Gain", from: 0, to: 50)],
    // There is room between them.
    [Part(place: "a", name: "No", from: -5, to: -1), Part(place: "a", name: "Yes", from: 1, to: 5)],
    // A machine that stops and runs again.
    [
      Part(place: "a", name: "Runs", from: 0, to: 2), Part(place: "a", name: "Stops", from: 2, to: 3),
      Part(place: "a", name: "Runs", from: 3, to: 9),
    ],
  ])
  func otherBarsStayRanges(parts: [Part]) {
    #expect(across(parts).layers.first?.specification.y.end == "To")
  }

  @Test func aRunningTotalIsOneSeries() {
    let steps = [("Start", 0, 400, "Sum"), ("Pay", 400, 900, "In"), ("Rent", 600, 900, "Out"), ("End", 0, 600, "Sum")]
    func chart(_ steps: [(String, Int, Int, String)]) -> some View {
      Chart(steps, id: \.0) { step in
        BarMark(x: .value("Step", step.0), yStart: .value("From", step.1), yEnd: .value("To", step.2))
          .foregroundStyle(by: .value("Kind", step.3))
      }
    }
    #expect(chart(steps).shapes == ["bar, x Step: nominal, y From: quantitative sum, to To, rows"])
    #expect(chart(Array(steps.dropFirst())).layers.first?.specification.series?.field == "Kind")
    // Phases follow each other too, but none goes back.
    let phases = [("A", 0, 5, "Ada"), ("B", 5, 9, "Bob"), ("C", 9, 12, "Bob"), ("D", 12, 20, "Bob")]
    #expect(chart(phases).layers.first?.specification.series?.field == "Kind")
  }

  @Test func measuresAtOnePlaceStandOnEachOther() {
    func chart(stacking: MarkStackingMethod) -> some View {
      Chart(0..<2, id: \.self) { day in
        BarMark(x: .value("Visit", day), y: .value("Active (users)", 5), stacking: stacking)
        BarMark(x: .value("Visit", day), y: .value("New (users)", 2), stacking: stacking)
      }
      .chartForegroundStyleScale(["Active": Color.green, "New": .blue, "Selected": .red])
    }
    let stacked = chart(stacking: .standard)
    #expect(stacked.shapes == ["bar, x Visit: quantitative, y Active, New: quantitative sum, series part, stack zero"])
    #expect(
      rows(stacked.layers.first) == ["0.0 | 5.0 | Active", "0.0 | 2.0 | New", "1.0 | 5.0 | Active", "1.0 | 2.0 | New"])
    #expect(stacked.layers.first?.specification.series?.order == ["Active", "New"])
    #expect(stacked.layers.first?.specification.y.unit == "users")
    #expect(chart(stacking: .unstacked).layers.count == 2)
  }

  @Test func measuresOfSeveralUnitsDoNot() {
    let meal = Chart {
      BarMark(x: .value("Day", "Mon"), y: .value("Energy (kJ)", 900))
      BarMark(x: .value("Day", "Mon"), y: .value("Fat (g)", 20))
    }
    #expect(meal.layers.map(\.specification.y.unit) == ["kJ", "g"])
  }

  @Test func aTrackBehindABarIsNoPart() {
    let goal = Chart {
      BarMark(xStart: .value("Start", 0), xEnd: .value("Value", 100), y: .value("Goal", "Run"))
      BarMark(xStart: .value("Start", 0), xEnd: .value("Value", 40), y: .value("Goal", "Run"))
    }
    #expect(goal.layers.first?.specification.y.end == "Value")
  }

  @Test func aBarAroundTheMiddleIsNoSum() {
    let funnel = Chart(["Visit", "Order"], id: \.self) {
      BarMark(x: .value("Visitors", 5), y: .value("Step", $0), stacking: .center)
    }
    #expect(funnel.layers.first?.specification.y.fallback == .mean)
    let visitors = Chart([1, 2], id: \.self) {
      BarMark(x: .value("Visitors", $0), y: .value("Step", "Visit"), stacking: .center)
    }
    #expect(visitors.layers.first?.specification.y.fallback == .sum)
  }

  @Test func emptyBinsAreZero() {
    func histogram(_ counts: [(bin: Int, count: Double)], label: String = "Payments") -> some View {
      let bins = NumberBins(thresholds: [0, 20, 40, 60])
      return Chart(counts, id: \.bin) { BarMark(x: .value("Amount", bins[$0.bin]), y: .value(label, $0.count)) }
    }
    #expect(
      rows(histogram([(0, 3), (2, 1)]).layers.first) == ["0.0 | 3.0 | 20.0", "40.0 | 1.0 | 60.0", "20.0 | 0.0 | 40.0"])
    #expect(rows(histogram([(0, 3), (2, 1.5)]).layers.first).count == 2)
    #expect(rows(histogram([(0, 42_000), (2, 51_000)]).layers.first).count == 2)
    #expect(rows(histogram([(0, 3), (2, 1)], label: "Pay (euros)").layers.first).count == 2)
    let euros = histogram([(0, 3), (2, 1)]).chartYAxis { AxisMarks { AxisValueLabel("\($0.as(Int.self) ?? 0) €") } }
    #expect(rows(euros.layers.first).count == 2, "an amount of money")
    #expect(rows(histogram([(0, 3), (2, 1)]).chartYScale(type: .log).layers.first).count == 2, "zero has no place")
  }
}
