import ChartDeclarations
import ChartModel
import Testing

/// Every form of every mark, and the layer that it becomes.
@MainActor @Suite struct MarkFormTests {
  struct Case: CustomTestStringConvertible {
    let shape: String
    let content: AnyChartContent
    init(_ shape: String, _ content: some ChartContent) {
      self.shape = shape
      self.content = AnyChartContent(content)
    }
    var testDescription: String { shape }
  }

  @Test func bars() {
    expect([
      Case("bar, x A: nominal, y N: quantitative sum", BarMark(x: .value("A", "a"), y: .value("N", 1))),
      Case(
        "bar, x D: temporal, by calendar(ChartModel.CalendarUnit.day), y N: quantitative sum",
        BarMark(x: .value("D", date(0), unit: .day), y: .value("N", 1), width: .ratio(0.5))),
      Case("bar, across, x A: nominal, y N: quantitative sum", BarMark(x: .value("N", 1), y: .value("A", "a"))),
      Case(
        "bar, across, x A: nominal, y N: quantitative mean",
        BarMark(x: .value("N", 1), y: .value("A", "a"), stacking: .unstacked)),
      Case("bar, across, x D: temporal, y N: quantitative sum", BarMark(x: .value("N", 1), y: .value("D", date(0)))),
      Case(
        "bar, across, x L: ordinal, y N: quantitative sum", BarMark(x: .value("N", 1), y: .value("L", Intensity.mild))),
      Case("bar, x N: quantitative, y M: quantitative sum", BarMark(x: .value("N", 1), y: .value("M", 2))),
      Case(
        "bar, x A: nominal, y Low: quantitative sum, to High, rows",
        BarMark(x: .value("A", "a"), yStart: .value("Low", 1), yEnd: .value("High", 2), width: 3)),
      Case(
        "bar, x Start: temporal, to End, y Task: nominal sum, rows",
        BarMark(xStart: .value("Start", date(0)), xEnd: .value("End", date(1)), y: .value("Task", "a"))),
      Case(
        "bar, x S: quantitative, to S end, y Level: ordinal sum, rows",
        BarMark(xStart: .value("S", 1), xEnd: .value("S", 2), y: .value("Level", Intensity.mild))),
      Case(
        "bar, across, x Start: temporal, to End, y Task: nominal sum, rows",
        BarMark(x: .value("Task", "a"), yStart: .value("Start", date(0)), yEnd: .value("End", date(1)))),
      Case(
        "bar, across, x D: temporal, y Low: quantitative sum, to High, rows",
        BarMark(xStart: .value("Low", 1), xEnd: .value("High", 2), y: .value("D", date(0)))),
      Case(
        "bar, x Bin: quantitative, to Bin end, y N: quantitative sum, rows",
        BarMark(x: .value("Bin", 0..<10), y: .value("N", 1))),
      Case(
        "bar, across, x Bin: quantitative, to Bin end, y N: quantitative sum, rows",
        BarMark(x: .value("N", 1), y: .value("Bin", 0.0...10.0))),
      Case(
        "bar, x Week: temporal, to Week end, y N: quantitative sum, rows",
        BarMark(x: .value("Week", date(0)..<date(7 * day)), y: .value("N", 1))),
      Case("bar, x N: nominal, y N: quantitative sum, whole", BarMark(x: .value("N", 1))),
      Case("bar, x N: nominal, y N: quantitative sum, whole", BarMark(y: .value("N", 1))),
      Case(
        "bar, x Kind: nominal, y GB: quantitative sum, whole",
        BarMark(x: .value("GB", 1)).foregroundStyle(by: .value("Kind", "Apps"))),
      Case("bar, x A: nominal, y counted", BarMark(x: .value("A", "a"))),
      Case("bar, across, x A: nominal, y counted", BarMark(y: .value("A", "a"))),
      Case("bar, x S: quantitative, to E, y counted, rows", BarMark(xStart: .value("S", 1), xEnd: .value("E", 2))),
      Case(
        "bar, across, x S: quantitative, to E, y counted, rows", BarMark(yStart: .value("S", 1), yEnd: .value("E", 2))),
    ])
  }

  @Test func linesAndAreas() {
    expect([
      Case("line, x N: quantitative, y M: quantitative mean, rows", LineMark(x: .value("N", 1), y: .value("M", 2))),
      Case(
        "line, x N: quantitative, y M: quantitative mean, series C, rows",
        LineMark(x: .value("N", 1), y: .value("M", 2), series: .value("C", 3))),
      Case(
        "line, across, x D: temporal, y M: quantitative mean, rows",
        LineMark(x: .value("M", 1), y: .value("D", date(0)))),
      Case("area, x N: quantitative, y M: quantitative sum", AreaMark(x: .value("N", 1), y: .value("M", 2))),
      Case(
        "area, x N: quantitative, y M: quantitative sum, series C, stack zero",
        AreaMark(x: .value("N", 1), y: .value("M", 2), series: .value("C", "c"))),
      Case(
        "area, x N: quantitative, y M: quantitative mean, series C",
        AreaMark(x: .value("N", 1), y: .value("M", 2), series: .value("C", "c"), stacking: .unstacked)),
      Case(
        "area, x N: quantitative, y M: quantitative sum, stack center",
        AreaMark(x: .value("N", 1), y: .value("M", 2), stacking: .center)),
      Case(
        "area, x N: quantitative, y L: quantitative sum, to H, rows",
        AreaMark(x: .value("N", 1), yStart: .value("L", 2), yEnd: .value("H", 3))),
      Case(
        "area, x N: quantitative, y L: quantitative sum, to H, series C, rows",
        AreaMark(x: .value("N", 1), yStart: .value("L", 2), yEnd: .value("H", 3), series: .value("C", "c"))),
      Case(
        "area, across, x N: quantitative, y L: quantitative sum, to H, rows",
        AreaMark(xStart: .value("L", 2), xEnd: .value("H", 3), y: .value("N", 1))),
      Case(
        "area, across, x D: temporal, y L: quantitative sum, to H, series C, rows",
        AreaMark(
          xStart: .value("L", 2), xEnd: .value("H", 3), y: .value("D", date(0)), series: .value("C", "c"))),
    ])
  }

  @Test func pointsRectanglesAndSectors() {
    expect([
      Case("point, x N: quantitative, y M: quantitative mean, rows", PointMark(x: .value("N", 1), y: .value("M", 2))),
      Case("point, x N: quantitative, y : nominal mean, rows", PointMark(x: .value("N", 1))),
      Case("point, across, x N: quantitative, y counted, rows", PointMark(y: .value("N", 1))),
      Case(
        "point, across, x A: nominal, y N: quantitative mean, rows", PointMark(x: .value("N", 1), y: .value("A", "a"))),
      Case(
        "point, x N: quantitative, y L: ordinal mean, rows",
        PointMark(x: .value("N", 1), y: .value("L", Intensity.severe))),
      Case("point, x D: temporal, y A: nominal mean, rows", PointMark(x: .value("D", date(0)), y: .value("A", "a"))),
      Case("rectangle, x A: nominal, y B: nominal mean, rows", RectangleMark(x: .value("A", "a"), y: .value("B", "b"))),
      Case(
        "rectangle, x A: nominal, y Visits: quantitative mean, series B, rows",
        RectangleMark(x: .value("A", "a"), y: .value("B", "b")).foregroundStyle(by: .value("Visits", 4))),
      Case(
        "rectangle, x A: quantitative, to B, y C: quantitative mean, to D, rows",
        RectangleMark(
          xStart: .value("A", 1), xEnd: .value("B", 2), yStart: .value("C", 3), yEnd: .value("D", 4))),
      Case(
        "bar, x A: nominal, y C: quantitative sum, to D, rows",
        RectangleMark(x: .value("A", "a"), yStart: .value("C", 3), yEnd: .value("D", 4), width: .inset(2))),
      Case(
        "rectangle, x A: quantitative, to B, y C: quantitative mean, rows",
        RectangleMark(xStart: .value("A", 1), xEnd: .value("B", 2), y: .value("C", 3), height: .fixed(2))),
      Case("rectangle, x A: nominal, y counted, rows", RectangleMark(x: .value("A", "a"))),
      Case("rectangle, across, x A: nominal, y counted, rows", RectangleMark(y: .value("A", "a"))),
      Case(
        "sector, x Kind: nominal, y Share: quantitative sum, whole",
        SectorMark(angle: .value("Share", 5), innerRadius: .ratio(0.6), angularInset: 1)
          .foregroundStyle(by: .value("Kind", "Wind"))),
      Case("sector, x Share: nominal, y Share: quantitative sum, whole", SectorMark(angle: .value("Share", 5))),
    ])
  }

  @Test func ruleIntervals() {
    expect([
      Case(
        "rule, x A: nominal, y L: quantitative mean, to H, rows",
        RuleMark(x: .value("A", "a"), yStart: .value("L", 1), yEnd: .value("H", 2))),
      Case(
        "rule, x S: temporal, to E, y L: ordinal mean, rows",
        RuleMark(xStart: .value("S", date(0)), xEnd: .value("E", date(1)), y: .value("L", Intensity.mild))),
      Case("rule, x R: quantitative, to R end, y counted, rows", RuleMark(x: .value("R", 1..<2))),
    ])
  }

  private func expect(_ cases: [Case], sourceLocation: SourceLocation = #_sourceLocation) {
    for item in cases {
      let shapes = Chart { item.content }.shapes
      #expect(shapes == [item.shape], sourceLocation: sourceLocation)
    }
  }

  @Test func rareForms() {
    expect([
      Case(
        "area, x Bin: quantitative, to Bin end, y N: quantitative sum, rows",
        AreaMark(x: .value("Bin", 0..<10), y: .value("N", 1))),
      Case(
        "rectangle, x A: quantitative, to B, y C: nominal mean, rows",
        RectangleMark(
          xStart: .value("A", 1), xEnd: .value("B", 2), yStart: .value("C", "c"), yEnd: .value("D", "d"))),
      Case(
        "sector, x N: nominal, y N: quantitative sum, whole",
        SectorMark(angle: .value("N", 1)).symbolSize(by: .value("Size", "big"))),
    ])
  }

  @Test func placesOfAWholeWithoutNames() {
    let chart = Chart([5, 7], id: \.self) { SectorMark(angle: .value("Share", $0)) }
    #expect(rows(chart.layers.first) == ["1 | 5.0", "2 | 7.0"])
  }

  @Test func endsAreColumns() {
    let chart = Chart {
      RectangleMark(xStart: .value("A", 1), xEnd: .value("B", 2), yStart: .value("C", 3), yEnd: .value("D", 4))
    }
    #expect(rows(chart.layers.first) == ["1.0 | 3.0 | 2.0 | 4.0"])
  }

  @Test func bandsAcrossSwapTheirColumns() {
    let chart = Chart { BarMark(xStart: .value("L", 1), xEnd: .value("H", 2), y: .value("D", date(0))) }
    #expect(rows(chart.layers.first) == ["2025-06-01T00:00:00Z | 1.0 | 2.0"])
  }
}
