import Accessibility
import SwiftUI
import Charts

struct HrtRestingTrendView: View {
  @Bindable var ledger: HrtLedger

  @State private var position = HrtSample.days[60].date

  private var days: [HrtDay] { ledger.days }

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Picker("Period", selection: $ledger.period) {
          ForEach(HrtPeriod.allCases) { period in
            Text(period.title).tag(period)
          }
        }
        .pickerStyle(.segmented)

        HrtMetricCard(title: "Resting heart rate") {
          chart
            .frame(height: 240)
        } accessory: {
          Text("\(ledger.averageResting, specifier: "%.1f") bpm")
            .foregroundStyle(.secondary)
        }
      }
      .padding()
    }
    .onChange(of: ledger.period) { _, newPeriod in
      let index = max(0, days.count - newPeriod.days)
      withAnimation {
        position = days[index].date
      }
    }
  }

  private var chart: some View {
    Chart(days) { day in
      LineMark(
        x: .value("Date", day.date, unit: .day),
        y: .value("Resting heart rate", day.resting)
      )
      .foregroundStyle(.pink)
      .interpolationMethod(.monotone)

      if ledger.period == .week {
        PointMark(
          x: .value("Date", day.date, unit: .day),
          y: .value("Resting heart rate", day.resting)
        )
        .foregroundStyle(.pink)
        .symbolSize(36)
        .annotation(position: .top, spacing: 4) {
          Text(day.resting, format: .number)
            .font(.caption2)
        }
      }
    }
    .chartYScale(domain: 50...75)
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 86_400 * ledger.period.days)
    .chartScrollPosition(x: $position)
    .chartXAxis {
      switch ledger.period {
      case .week:
        AxisMarks(values: .stride(by: .day)) { _ in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
        }
      case .month:
        AxisMarks(values: .stride(by: .weekOfYear)) { _ in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.day().month(.abbreviated))
        }
      case .quarter:
        AxisMarks(values: .stride(by: .month)) { _ in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.month(.wide), centered: true)
        }
      }
    }
    .accessibilityChartDescriptor(HrtRestingDescriptor(days: days))
  }
}

struct HrtRestingDescriptor: AXChartDescriptorRepresentable {
  let days: [HrtDay]

  func makeChartDescriptor() -> AXChartDescriptor {
    let labels = days.map { $0.date.formatted(.dateTime.day().month(.wide)) }
    let xAxis = AXCategoricalDataAxisDescriptor(
      title: String(localized: "Date"),
      categoryOrder: labels
    )
    let yAxis = AXNumericDataAxisDescriptor(
      title: String(localized: "Resting heart rate"),
      range: 50...75,
      gridlinePositions: [50, 55, 60, 65, 70, 75]
    ) { value in
      "\(Int(value)) beats per minute"
    }
    let series = AXDataSeriesDescriptor(
      name: String(localized: "Resting heart rate"),
      isContinuous: true,
      dataPoints: zip(labels, days).map { label, day in
        AXDataPoint(x: label, y: Double(day.resting))
      }
    )
    let first = days.first?.resting ?? 0
    let last = days.last?.resting ?? 0
    return AXChartDescriptor(
      title: String(localized: "Resting heart rate over \(days.count) days"),
      summary: String(localized: "From \(first) to \(last) beats per minute"),
      xAxis: xAxis,
      yAxis: yAxis,
      additionalAxes: [],
      series: [series]
    )
  }
}

#Preview {
  HrtRestingTrendView(ledger: HrtLedger())
}
