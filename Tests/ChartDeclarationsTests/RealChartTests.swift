import ChartDeclarations
import ChartModel
import Testing

/// Whole charts as people write them for Swift Charts.
@MainActor @Suite struct RealChartTests {
  struct Dose: Identifiable {
    let id: Int
    let date: Date
    let status: Status
    enum Status: String, CaseIterable, Plottable { case taken = "Taken", skipped = "Skipped" }
  }

  @Test func stackedDoses() throws {
    let doses = (0..<6).map { Dose(id: $0, date: date(Double($0) * day / 2), status: $0 == 4 ? .skipped : .taken) }
    let zurich = try #require(TimeZone(identifier: "Europe/Zurich"))
    let chart = Chart(doses) { dose in
      BarMark(x: .value("Day", dose.date, unit: .day), y: .value("Doses", 1))
        .foregroundStyle(by: .value("Status", dose.status)).cornerRadius(2)
    }
    .chartForegroundStyleScale([Dose.Status.taken: Color.blue, .skipped: .gray])
    .chartYAxis { AxisMarks(position: .leading, values: .stride(by: 2)) }
    .chartXVisibleDomain(length: 3_600 * 24 * 7)
    .chartScrollPosition(initialX: doses[0].date)
    .environment(\.timeZone, zurich)
    .chartTitle("Doses")
    let declaration = chart.declaration()
    #expect(
      declaration.layers.map { shape($0) } == [
        "bar, x Day: temporal, by calendar(ChartModel.CalendarUnit.day), y Doses: quantitative sum, series Status, "
          + "stack zero"
      ])
    let layer = declaration.layers.first
    #expect(layer?.specification.series?.order == ["Taken", "Skipped"])
    #expect(layer?.specification.calendar.zone.identifier == "Europe/Zurich")
    #expect(layer?.specification.y.look.ticks == .step(2))
    #expect(rows(layer)[3...4] == ["2025-06-02T12:00:00Z | 1.0 | Taken", "2025-06-03T00:00:00Z | 1.0 | Skipped"])
    #expect(declaration.window == DeclaredWindow(length: 7 * day * 1e6, position: june * 1e6))
  }

  struct Event: Identifiable {
    let id: Int
    let start: Date
    let hours: Double
    let intensity: Intensity
    var end: Date { start.addingTimeInterval(hours * 3_600) }
  }

  @Test func symptomTimeline() {
    let events = [
      Event(id: 1, start: date(9 * 3_600), hours: 5, intensity: .moderate),
      Event(id: 2, start: date(20 * 3_600), hours: 0.25, intensity: .severe),
      Event(id: 3, start: date(day), hours: 2, intensity: .notPresent),
    ]
    let chart = Chart(events) { event in
      if event.hours < 1 {
        PointMark(x: .value("Time", event.start), y: .value("Intensity", event.intensity))
          .foregroundStyle(by: .value("Intensity", event.intensity))
      } else {
        BarMark(
          xStart: .value("Start", event.start), xEnd: .value("End", event.end),
          y: .value("Intensity", event.intensity), height: .fixed(6)
        )
        .foregroundStyle(by: .value("Intensity", event.intensity))
        .accessibilityLabel("Event \(event.id)")
      }
    }
    .chartXSelection(range: .constant(date(0)...date(day)))
    let declaration = chart.declaration()
    #expect(
      declaration.layers.map { shape($0) } == [
        "bar, x Start: temporal, to End, y Intensity: ordinal sum, rows",
        "point, x Time: temporal, y Intensity: ordinal mean, rows",
      ])
    for layer in declaration.layers {
      #expect(layer.specification.y.levels == ["Not present", "Present", "Mild", "Moderate", "Severe"])
    }
    #expect(
      rows(declaration.layers.first) == [
        "2025-06-01T09:00:00Z | Moderate | 2025-06-01T14:00:00Z",
        "2025-06-02T00:00:00Z | Not present | 2025-06-02T02:00:00Z",
      ])
    #expect(declaration.layers.first?.authors == [0: AuthorText(label: "Event 1"), 1: AuthorText(label: "Event 3")])
    #expect(declaration.selection == .range(anchor: june * 1e6, head: (june + day) * 1e6))
  }

  @Test func dailyUsers() {
    let users = [(date(0), 120, 8), (date(day), 131, 12)]
    let chart = Chart {
      ForEach(users, id: \.0) { date, active, new in
        BarMark(x: .value("Date", date, unit: .day), y: .value("Users", active - new))
          .foregroundStyle(by: .value("Kind", "Active"))
        BarMark(x: .value("Date", date, unit: .day), y: .value("Users", new))
          .foregroundStyle(by: .value("Kind", "New"))
          .annotation(position: .top) { Text("\(active)").font(.caption2) }
      }
    }
    let layer = chart.layers.first
    #expect(chart.layers.count == 1)
    #expect(layer?.specification.stack == .zero)
    #expect(
      rows(layer) == [
        "2025-06-01T00:00:00Z | 112.0 | Active", "2025-06-01T00:00:00Z | 8.0 | New",
        "2025-06-02T00:00:00Z | 119.0 | Active", "2025-06-02T00:00:00Z | 12.0 | New",
      ])
    #expect(layer?.authors == [1: AuthorText(notes: ["120"]), 3: AuthorText(notes: ["131"])])
  }

  @Test func aLineOfIntegers() {
    let chart = Chart(0...10, id: \.self) { number in
      LineMark(x: .value("Position", number), y: .value("Value", number * number))
      PointMark(x: .value("Position", number), y: .value("Value", number * number)).symbolSize(20)
    }
    .chartXScale(domain: 0...10).chartYScale(domain: 0...100)
    .chartXAxis { AxisMarks(values: Array(0...10)) { _ in AxisGridLine() } }
    #expect(
      chart.shapes == [
        "line, x Position: quantitative, y Value: quantitative mean, rows",
        "point, x Position: quantitative, y Value: quantitative mean, rows",
      ])
    #expect(chart.layers.first?.specification.x.domain == .numbers(0...10))
    #expect(chart.layers.first?.specification.y.domain == 0...100)
  }

  @Test func bloodPressure() {
    let readings = [(date(0), 121, 79), (date(day), 118, 76)]
    let chart = Chart {
      ForEach(readings, id: \.0) { date, systolic, diastolic in
        PointMark(x: .value("Date", date, unit: .day), y: .value("Systolic (mmHg)", systolic))
          .foregroundStyle(by: .value("Kind", "Systolic")).symbol(by: .value("Kind", "Systolic"))
        PointMark(x: .value("Date", date, unit: .day), y: .value("Diastolic (mmHg)", diastolic))
          .foregroundStyle(by: .value("Kind", "Diastolic")).symbol(by: .value("Kind", "Diastolic"))
      }
    }
    .chartYScale(domain: .automatic(includesZero: false)).chartYAxisLabel("Blood pressure (mmHg)")
    // Color names the two measures: they are series of one layer.
    #expect(chart.layers.map(\.specification.y.field) == ["Systolic, Diastolic"])
    #expect(chart.layers.map(\.specification.y.title) == ["Blood pressure"])
    #expect(chart.layers.map(\.specification.y.unit) == ["mmHg"])
    #expect(chart.layers.map(\.specification.y.includesZero) == [false])
    #expect(
      rows(chart.layers.last) == [
        "2025-06-01T00:00:00Z | 121.0 | Systolic", "2025-06-01T00:00:00Z | 79.0 | Diastolic",
        "2025-06-02T00:00:00Z | 118.0 | Systolic", "2025-06-02T00:00:00Z | 76.0 | Diastolic",
      ])
  }

  @Test func stepsWithAGoal() {
    let steps = [4_210, 12_034, 9_877]
    let chart = Chart {
      ForEach(steps.indices, id: \.self) { index in
        BarMark(x: .value("Day", date(Double(index) * day), unit: .day), y: .value("Steps", steps[index]))
          .foregroundStyle(steps[index] >= 10_000 ? Color.green : .gray)
      }
      RuleMark(y: .value("Goal", 10_000))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [5])).foregroundStyle(.red)
        .annotation(position: .top, alignment: .trailing) { Text("Goal: \(10_000, format: .number)") }
    }
    let declaration = chart.declaration()
    #expect(
      declaration.layers.map { shape($0) } == [
        "bar, x Day: temporal, by calendar(ChartModel.CalendarUnit.day), y Steps: quantitative sum"
      ])
    #expect(
      declaration.rules == [
        Rule(id: "@rule-1", name: "Goal", place: .y(.number(10_000)), author: AuthorText(notes: ["Goal: 10,000"]))
      ])
  }
}
