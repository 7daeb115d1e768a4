import ChartDeclarations
import ChartModel
import Testing

@MainActor @Suite struct SeriesTests {
  private func bar(_ name: String, stacking: MarkStackingMethod = .standard) -> BarMark {
    BarMark(x: .value("Day", name), y: .value("N", 1), stacking: stacking)
  }

  @Test(arguments: [
    (MarkStackingMethod.standard, StackMethod.zero), (.normalized, .normalize), (.center, .center), (.unstacked, .none),
  ])
  func stacking(method: MarkStackingMethod, expected: StackMethod) {
    let chart = Chart { bar("Monday", stacking: method).foregroundStyle(by: .value("Kind", "a")) }
    #expect(chart.layers.first?.specification.stack == expected)
  }

  @Test func positionKeepsSeriesApart() {
    let chart = Chart {
      bar("Monday").foregroundStyle(by: .value("Kind", "a")).position(by: .value("Kind", "a"), axis: .horizontal)
      bar("Monday").foregroundStyle(by: .value("Kind", "b")).position(by: .value("Kind", "b"), axis: .horizontal)
    }
    #expect(chart.layers.first?.specification.stack == StackMethod.none)
    #expect(chart.layers.first?.specification.series == SeriesEncoding(field: "Kind"))
  }

  @Test func onePositionForAllKeepsNothingApart() {
    let chart = Chart(["a", "b"], id: \.self) { kind in
      bar("Monday").foregroundStyle(by: .value("Kind", kind)).position(by: .value("Place", "one"))
    }
    #expect(chart.layers.first?.specification.stack == .zero)
    #expect(chart.layers.first?.specification.series == SeriesEncoding(field: "Kind"))
  }

  @Test func equalChannelsNameOneSeries() {
    let chart = Chart(["Bern", "Basel"], id: \.self) { city in
      LineMark(x: .value("Day", 1), y: .value("N", 1))
        .foregroundStyle(by: .value("City", city)).symbol(by: .value("City", city))
    }
    #expect(rows(chart.layers.first) == ["1.0 | 1.0 | Bern", "1.0 | 1.0 | Basel"])
  }

  @Test func differentChannelsAreJoined() {
    let chart = Chart(["Bern", "Basel"], id: \.self) { city in
      LineMark(x: .value("Day", 1), y: .value("N", 1))
        .lineStyle(by: .value("Forecast", city == "Bern" ? "yes" : "no")).foregroundStyle(by: .value("City", city))
    }
    #expect(chart.layers.first?.specification.series == SeriesEncoding(field: "City"))
    #expect(rows(chart.layers.first) == ["1.0 | 1.0 | Bern, yes", "1.0 | 1.0 | Basel, no"])
  }

  @Test func theNameOfThePlaceIsDecoration() {
    let chart = Chart(["a", "b"], id: \.self) { bar($0).foregroundStyle(by: .value("Day", $0)) }
    #expect(chart.shapes == ["bar, x Day: nominal, y N: quantitative sum"])
  }

  @Test func theNameOfTheLevelIsDecoration() {
    let chart = Chart(Intensity.allCases, id: \.self) {
      PointMark(x: .value("Time", date(0)), y: .value("Intensity", $0)).foregroundStyle(by: .value("Level", $0))
    }
    #expect(chart.layers.first?.specification.series == nil)
  }

  @Test func numbersInChannelsAreNoSeries() {
    let chart = Chart {
      PointMark(x: .value("A", 1), y: .value("B", 2)).symbolSize(by: .value("C", 3)).foregroundStyle(by: .value("D", 4))
    }
    #expect(chart.layers.first?.specification.series == nil)
  }

  @Test func orderedTypesOrderTheirSeries() {
    let chart = Chart { bar("Monday").foregroundStyle(by: .value("Intensity", Intensity.mild)) }
    #expect(
      chart.layers.first?.specification.series?.order == ["Not present", "Present", "Mild", "Moderate", "Severe"])
  }

  @Test func aScaleOrdersSeries() {
    let content = Chart { bar("Monday").foregroundStyle(by: .value("Kind", "b")) }
    let charts: [any View] = [
      content.chartForegroundStyleScale(["c": Color.red, "b": .blue, "a": .gray]),
      content.chartForegroundStyleScale(domain: ["c", "b", "a"]),
      content.chartForegroundStyleScale(domain: ["c", "b", "a"], range: [Color.red]),
      content.chartForegroundStyleScale(domain: ["c", "b", "a"]) { _ in Color.red },
    ]
    for chart in charts { #expect(chart.layers.first?.specification.series?.order == ["c", "b", "a"]) }
  }

  @Test func aScaleOrdersNamedSeriesOfTheSameColour() {
    let chart = Chart {
      LineMark(x: .value("N", 1), y: .value("M", 1), series: .value("City", "Bern"))
        .foregroundStyle(by: .value("City", "Bern"))
    }
    .chartForegroundStyleScale(domain: ["Genf", "Bern"])
    #expect(chart.layers.first?.specification.series?.order == ["Genf", "Bern"])
  }

  @Test func aHeatMapHasItsRowsAsSeries() {
    let chart = Chart(Weekdays.allCases, id: \.self) { weekday in
      RectangleMark(x: .value("Hour", "9"), y: .value("Weekday", weekday)).foregroundStyle(by: .value("Visits", 2.5))
    }
    let layer = chart.layers.first
    #expect(layer?.specification.series == SeriesEncoding(field: "Weekday", order: ["Mon", "Tue", "Wed"]))
    #expect(rows(layer) == ["9 | 2.5 | Mon", "9 | 2.5 | Tue", "9 | 2.5 | Wed"])
    #expect(layer?.decimals == 1)
  }
}
