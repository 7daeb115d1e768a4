import ChartDeclarations
import ChartModel
import Testing

/// Marks are told as they are meant, where what is written is how they are drawn.
@MainActor @Suite struct MeantMarkTests {
  private static let doses = [(taken: 2, skipped: 0), (taken: 1, skipped: 2)]

  @Test func barsStackedByHandAreParts() {
    let chart = Chart(0..<2, id: \.self) { place in
      let dose = Self.doses[place]
      BarMark(
        x: .value("Date", date(Double(place) * day + day / 2)), yStart: .value("TakenStart", 0),
        yEnd: .value("TakenEnd", dose.taken))
      BarMark(
        x: .value("Date", date(Double(place) * day + day / 2)), yStart: .value("SkippedStart", dose.taken),
        yEnd: .value("SkippedEnd", dose.taken + dose.skipped))
    }
    #expect(chart.shapes == ["bar, x Date: temporal, y Taken, Skipped: quantitative sum, series part, stack zero"])
    #expect(
      rows(chart.layers.first) == [
        "2025-06-01T00:00:00Z | 2.0 | Taken", "2025-06-01T00:00:00Z | 0.0 | Skipped",
        "2025-06-02T00:00:00Z | 1.0 | Taken",
        "2025-06-02T00:00:00Z | 2.0 | Skipped",
      ])
  }

  @Test func barsFromZeroAreBars() {
    let chart = Chart(["a", "b"], id: \.self) {
      BarMark(x: .value("X", $0), yStart: .value("From", 0), yEnd: .value("Steps", 9))
    }
    #expect(chart.shapes == ["bar, x X: nominal, y Steps: quantitative sum"])
  }

  @Test func barsElsewhereAreRanges() {
    let chart = Chart(["a", "b"], id: \.self) {
      BarMark(x: .value("X", $0), yStart: .value("Low", 3), yEnd: .value("High", 9))
    }
    #expect(chart.shapes == ["bar, x X: nominal, y Low: quantitative sum, to High, rows"])
  }

  @Test func numbersThatAnAxisNamesAreLevels() {
    let chart = Chart {
      PointMark(x: .value("Start", date(0)), y: .value("Intensity", 1))
      RectangleMark(
        xStart: .value("Start", date(0)), xEnd: .value("End", date(day)), yStart: .value("Bottom", 1.9),
        yEnd: .value("Top", 2.1))
    }
    .chartYAxis {
      AxisMarks(values: [0, 1, 2]) { value in
        if let place = value.as(Int.self) { AxisValueLabel(["none", "mild", "severe"][place]) }
      }
    }
    #expect(
      chart.layers.map { $0.specification.y.levels } == [["none", "mild", "severe"], ["none", "mild", "severe"]])
    #expect(
      chart.layers.map { rows($0).last } == [
        "2025-06-01T00:00:00Z | mild", "2025-06-01T00:00:00Z | severe | 2025-06-02T00:00:00Z",
      ])
  }

  @Test func ticksThatAreNumbersStayNumbers() {
    let chart = Chart { PointMark(x: .value("X", 1), y: .value("Y", 20)) }
      .chartYAxis { AxisMarks(values: [0, 20]) { value in AxisValueLabel("\(value.index * 20)%") } }
    #expect(rows(chart.layers.first) == ["1.0 | 20.0"])
  }

  @Test func whatIsClearIsNotSeen() {
    let chart = Chart {
      LineMark(x: .value("X", 1), y: .value("Y", 2))
      PointMark(x: .value("X", 1), y: .value("Y", 40)).foregroundStyle(.clear)
      PointMark(x: .value("X", 1), y: .value("Y", 40)).opacity(0)
      PointMark(x: .value("X", 1), y: .value("Y", 40)).foregroundStyle(Color.red.opacity(0))
    }
    #expect(chart.shapes == ["line, x X: quantitative, y Y: quantitative mean, rows"])
  }

  @Test func measuresThatColorNamesAreSeries() {
    let chart = Chart(0..<2, id: \.self) { hour in
      LineMark(x: .value("Hour", hour), y: .value("Pressure", 1_000)).foregroundStyle(by: .value("Measure", "Pressure"))
      LineMark(x: .value("Hour", hour), y: .value("Wind", 10)).foregroundStyle(by: .value("Measure", "Wind"))
    }
    #expect(
      chart.shapes == ["line, x Hour number: quantitative, y Pressure, Wind: quantitative mean, series Measure, rows"])
  }

  @Test func numbersNameSeriesWithTheirLabel() {
    let chart = Chart(0..<2, id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", $0), series: .value("Run", 3)) }
    #expect(rows(chart.layers.first) == ["0.0 | 0.0 | Run 3", "1.0 | 1.0 | Run 3"])
  }

  @Test func cellsBetweenNumbersAreAHeatMap() {
    let chart = Chart(0..<2, id: \.self) { place in
      RectangleMark(
        xStart: .value("X", place), xEnd: .value("X", place + 1), yStart: .value("Y", 0), yEnd: .value("Y", 5)
      )
      .foregroundStyle(by: .value("Visits", place * 7))
    }
    #expect(rows(chart.layers.first) == ["0 to 1 | 0.0 | 0 to 5", "1 to 2 | 7.0 | 0 to 5"])
    #expect(chart.shapes == ["rectangle, x X: nominal, y Visits: quantitative mean, series Y, rows"])
  }

  @Test func timesAreToldToTheSecond() {
    let chart = Chart(0..<2, id: \.self) {
      LineMark(x: .value("T", date(Double($0) * 61.75 + 0.25)), y: .value("Y", 1.0 / 3))
    }
    #expect(rows(chart.layers.first).map { $0.prefix(20) } == ["2025-06-01T00:00:00Z", "2025-06-01T00:01:02Z"])
    #expect(chart.layers.first?.decimals == 4)
    let short = Chart(0..<2, id: \.self) { LineMark(x: .value("T", date(Double($0) * 0.25)), y: .value("Y", 1)) }
    #expect(rows(short.layers.first).last?.hasPrefix("2025-06-01T00:00:00.25Z") == true)
  }

  @Test func marksAtOneTimeOfEachDayAreOfTheDay() throws {
    func chart(hours: [Double]) -> some View {
      Chart(hours, id: \.self) { LineMark(x: .value("T", date($0 * 3_600)), y: .value("Y", 1)) }
    }
    #expect(rows(chart(hours: [21, 45]).layers.first) == ["2025-06-01T00:00:00Z | 1.0", "2025-06-02T00:00:00Z | 1.0"])
    #expect(rows(chart(hours: [21, 46]).layers.first).last == "2025-06-02T22:00:00Z | 1.0")
    let tokyo = chart(hours: [21, 45]).environment(\.timeZone, try #require(TimeZone(identifier: "Asia/Tokyo")))
    #expect(rows(tokyo.declaration().layers.first).first == "2025-06-01T15:00:00Z | 1.0")
  }

  @Test func hostileDatesStandWhereTheyCan() {
    for dates in [
      [Date.distantPast, .distantFuture], [Date(timeIntervalSince1970: -1e30), Date(timeIntervalSince1970: 1e30)],
    ] {
      let chart = Chart(dates, id: \.self) { LineMark(x: .value("T", $0), y: .value("Y", 1)) }
      #expect(chart.layers.first?.rows.rowCount == 2)
    }
  }

  @Test func brokenLinesAreOfTheirColor() {
    func part(_ name: Int, _ x: Int, _ city: String) -> some ChartContent {
      LineMark(x: .value("X", x), y: .value("Y", x), series: .value("Part", name)).foregroundStyle(
        by: .value("City", city))
    }
    let broken = Chart {
      part(0, 1, "Bern")
      part(0, 2, "Bern")
      part(1, 4, "Bern")
      part(0, 1, "Rome")
    }
    #expect(broken.shapes == ["line, x X: quantitative, y Y: quantitative mean, series City, rows"])
    let runs = Chart(0..<4, id: \.self) {
      LineMark(x: .value("X", $0), y: .value("Y", $0), series: .value("Run", $0 / 2))
    }
    #expect(runs.shapes == ["line, x X: quantitative, y Y: quantitative mean, rows"])
    let crossing = Chart(0..<4, id: \.self) {
      LineMark(x: .value("X", $0), y: .value("Y", $0), series: .value("Run", $0 % 2))
    }
    #expect(crossing.shapes == ["line, x X: quantitative, y Y: quantitative mean, series Run, rows"])
  }

  @Test func computedNumbersOfRulesAreRounded() {
    let chart = Chart {
      PointMark(x: .value("X", 1), y: .value("Y", 2))
      RuleMark(y: .value("Mean", 48.270833333))
      RuleMark(y: .value("Limit", 0.125))
    }
    #expect(chart.declaration().rules.map(\.place) == [.y(.number(48.27)), .y(.number(0.125))])
  }

  @Test func pointsAreNeverFilled() {
    let units: [Calendar.Component] = [.second, .day]
    #expect(
      units.map { unit in
        Chart { PointMark(x: .value("T", date(0), unit: unit), y: .value("Y", 1)) }.layers.first?.specification
          .fillsGaps
      } == [false, false])
    let days = Chart { LineMark(x: .value("T", date(0), unit: .day), y: .value("Y", 1)) }
    #expect(days.layers.first?.specification.fillsGaps == true)
  }

  @Test func gapsOfBrokenLinesAreTold() {
    func line(_ places: [(x: Double, run: Int)]) -> some View {
      Chart(places, id: \.x) { LineMark(x: .value("X", $0.x), y: .value("Y", $0.x), series: .value("Run", $0.run)) }
    }
    #expect(
      rows(line([(1, 0), (2, 0), (5, 1), (6, 1)]).layers.first) == [
        "1.0 | 1.0", "2.0 | 2.0", "5.0 | 5.0", "6.0 | 6.0", "3.0 | missing", "4.0 | missing",
      ])
    // Where steps differ, one place stands for all that is missing.
    #expect(rows(line([(1, 0), (2, 0), (3.5, 0), (9.5, 1)]).layers.first).suffix(1) == ["6.5 | missing"])
    #expect(rows(line([(0, 0), (1, 0), (9_000, 1)]).layers.first).suffix(1) == ["4500.5 | missing"])
    #expect(rows(line([(1, 0), (2, 0), (3, 1), (4, 1)]).layers.first).count == 4)
  }

  @Test func hostileGapsStandWhereTheyCan() {
    let times = [-1e30, -1, 0, 1e30].map { Date(timeIntervalSince1970: $0) }
    let chart = Chart(times.indices, id: \.self) {
      LineMark(x: .value("T", times[$0]), y: .value("Y", 1), series: .value("Run", $0 / 2))
    }
    #expect(chart.layers.first.map { $0.rows.rowCount >= 4 } == true)
  }

  @Test func linesThroughAFewDaysHaveNoGaps() {
    func fillsGaps(_ days: [Double]) -> Bool? {
      Chart(days, id: \.self) { LineMark(x: .value("T", date($0 * day), unit: .day), y: .value("Y", 1)) }
        .layers.first?.specification.fillsGaps
    }
    #expect(fillsGaps([0, 1, 3, 4]) == true)
    #expect(fillsGaps([0, 3, 9, 12]) == false)
  }

  @Test func weeksBeginOnTheDayOfTheirDates() {
    // June 1, 2025, was a Sunday.
    func firstWeekday(_ days: [Double]) -> Weekday? {
      Chart(days, id: \.self) { BarMark(x: .value("T", date($0 * day), unit: .weekOfYear), y: .value("Y", 1)) }
        .layers.first?.specification.calendar.firstWeekday
    }
    #expect(firstWeekday([1, 8, 22]) == .monday)
    #expect(firstWeekday([1, 9]) == .sunday)
    #expect(firstWeekday([3]) == .sunday)
    #expect(firstWeekday([3, 10]) == .sunday)
  }

  @Test func partsThatNobodyDrewAreNone() {
    let chart = Chart([Weekdays.wednesday, .monday], id: \.self) {
      SectorMark(angle: .value("Hours", 2)).foregroundStyle(by: .value("Day", $0))
    }
    #expect(chart.layers.first?.specification.x.domain == .categories(["Wed", "Mon"]))
  }

  @Test func edgesOfCellsAreCalledByWhatTheyShare() {
    func field(_ labels: (String, String)) -> String? {
      Chart(0..<2, id: \.self) { hour in
        RectangleMark(
          xStart: .value(labels.0, hour), xEnd: .value(labels.1, hour + 1), y: .value("Day", "Mon")
        )
        .foregroundStyle(by: .value("Orders", hour))
      }
      .layers.first?.specification.x.field
    }
    #expect(field(("Hour from", "Hour to")) == "Hour")
    #expect(field(("First hour", "Last hour")) == "hour")
    #expect(field(("From", "To")) == "From")
  }
}
