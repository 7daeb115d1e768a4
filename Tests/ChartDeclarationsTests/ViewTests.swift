import ChartDeclarations
import ChartModel
import Testing

@MainActor @Suite struct ViewTests {
  struct StepsChart: View {
    var steps: [Int]
    var body: some View {
      Chart(steps, id: \.self) { BarMark(x: .value("Day", "\($0)"), y: .value("Steps", $0)) }
        .chartYAxisLabel("Steps")
    }
  }
  struct Screen: View {
    var showsChart: Bool
    var body: some View {
      VStack(spacing: 8) {
        Text("Activity").font(.title)
        if showsChart { StepsChart(steps: [1, 2]) } else { Text("Nothing") }
        Divider()
      }
      .frame(maxWidth: .infinity).padding(.horizontal, 4).background(.background)
      .accessibilityLabel("My steps").accessibilityHint("Swipe").tint(.red)
    }
  }

  @Test func aChartInAView() {
    let chart: any DescribableChart = Screen(showsChart: true)
    let declaration = chart.declaration()
    #expect(declaration.title == "My steps")
    #expect(declaration.layers.first?.specification.title == "My steps")
    #expect(declaration.layers.first?.specification.y.title == "Steps")
    #expect(rows(declaration.layers.first) == ["1 | 1.0", "2 | 2.0"])
    #expect(Screen(showsChart: false).declaration().layers.isEmpty)
    #expect(Text("no chart").declaration().layers.isEmpty)
  }

  @Test func sourceMovesOver() {
    let sales = [
      TransferredChart.Sale(id: 1, month: date(0), city: "Bern", sold: 4),
      TransferredChart.Sale(id: 2, month: date(0), city: "Basel", sold: 7),
    ]
    let declaration = TransferredChart(sales: sales).declaration()
    #expect(
      declaration.layers.map { shape($0) } == [
        "line, x Month: temporal, by calendar(ChartModel.CalendarUnit.month), y Sales: quantitative mean, "
          + "series City, rows"
      ])
    #expect(declaration.layers.first?.specification.interpolation == .catmullRom)
    #expect(declaration.layers.first?.specification.x.look.ticks == .stride(.month, count: 1))
    #expect(
      declaration.rules == [
        Rule(id: "@rule-1", name: "Average", place: .y(.number(5.5)), author: AuthorText(notes: ["Average: 5.5"]))
      ])
    #expect(declaration.window == DeclaredWindow(length: 30 * day * 1e6))
  }

  @Test func titles() {
    let chart = StepsChart(steps: [1]).chartTitle("Steps", subtitle: "June").chartDescription("Up and down.")
      .accessibilityLabel("Other").declaration()
    #expect(chart.title == "Steps" && chart.subtitle == "June" && chart.authorDescription == "Up and down.")
    #expect(StepsChart(steps: [1]).chartTitle(Text("Steps")).declaration().subtitle == nil)
  }

  @Test func acceptedModifiersChangeNothing() {
    let chart = StepsChart(steps: [1, 2])
      .chartLegend(.hidden).chartLegend(position: .bottom) { Text("Legend") }.frame(height: 200).padding()
      .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0), majorAlignment: .page))
      .chartForegroundStyleScale(range: [Color.red]).chartXAxis(.hidden).aspectRatio(contentMode: .fit)
      .accessibilityElement(children: .combine).chartPlotStyle { $0.background(.red.opacity(0.1)) }
    #expect(chart.shapes == StepsChart(steps: [1, 2]).shapes)
    #expect(chart.declaration().title == nil)
  }
}
