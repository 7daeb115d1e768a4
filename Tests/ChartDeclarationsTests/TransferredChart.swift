import ChartDeclarations

/// A file as it is written for Swift Charts: nothing but its import has changed.
struct TransferredChart: View {
  struct Sale: Identifiable {
    var id: Int
    var month: Date
    var city: String
    var sold: Int
  }

  let sales: [Sale]
  @State private var rawSelectedDate: Date?
  @State private var scrollPosition: TimeInterval = 0
  let scale: ScaleType = .linear

  init(sales: [Sale]) { self.sales = sales }

  private var average: Double { Double(sales.map(\.sold).reduce(0, +)) / Double(max(sales.count, 1)) }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Total: \(sales.count, format: .number)").font(.callout).foregroundStyle(.secondary)
      chart
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 3_600 * 24 * 30)
        .chartXSelection(value: $rawSelectedDate)
        .chartXAxis {
          AxisMarks(values: .stride(by: .month)) { value in
            if let date = value.as(Date.self) {
              AxisValueLabel { Text(date, format: .dateTime.month(.abbreviated)) }
            }
            AxisGridLine()
            AxisTick()
          }
        }
        .chartYAxis { AxisMarks(preset: .extended, position: .leading) }
        .chartLegend(position: .top, alignment: .leading)
        .frame(height: 240)
    }
  }

  private var chart: some View {
    Chart {
      ForEach(sales) { sale in
        LineMark(x: .value("Month", sale.month, unit: .month), y: .value("Sales", sale.sold))
          .foregroundStyle(by: .value("City", sale.city))
          .interpolationMethod(.catmullRom)
          .lineStyle(StrokeStyle(lineWidth: 3))
          .symbol(Circle().strokeBorder(lineWidth: 2))
      }
      if let rawSelectedDate {
        RuleMark(x: .value("Selected", rawSelectedDate, unit: .month))
          .foregroundStyle(Color.gray.opacity(0.3))
          .offset(yStart: -10)
          .zIndex(-1)
      }
      RuleMark(y: .value("Average", average))
        .annotation(position: .top, alignment: .leading) { Text("Average: \(average, format: .number)") }
    }
    .chartForegroundStyleScale(["Bern": Color.red, "Basel": Color.blue])
    .chartYScale(domain: .automatic(includesZero: false), type: scale)
  }
}
