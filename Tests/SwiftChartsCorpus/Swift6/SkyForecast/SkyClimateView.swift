import Accessibility
import Charts
import SwiftUI

/// Observed daily means against the usual range for the time of year.
struct SkyClimateView: View {
  let title: LocalizedStringKey
  let days: [SkyClimateDay]

  private var warmDays: Int {
    days.filter { ($0.observed ?? -.infinity) > $0.usualHigh }.count
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      VStack(alignment: .leading) {
        Text(title).font(.headline)
        Text("\(warmDays) days warmer than usual")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }

      Chart {
        ForEach(days) { day in
          AreaMark(
            x: .value("Day", day.day),
            yStart: .value("Usual low", day.usualLow),
            yEnd: .value("Usual high", day.usualHigh)
          )
          .foregroundStyle(.gray.opacity(0.2))
        }
        .accessibilityHidden(true)

        ForEach(days) { day in
          LineMark(
            x: .value("Day", day.day),
            y: .value("Normal", day.normal)
          )
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 3]))
          .foregroundStyle(.gray)
        }
        .accessibilityHidden(true)

        ForEach(days) { day in
          if let observed = day.observed {
            PointMark(
              x: .value("Day", day.day),
              y: .value("Observed", observed)
            )
            .symbolSize(30)
            .foregroundStyle(color(for: day))
            .accessibilityLabel("May \(day.day)")
            .accessibilityValue("\(observed.formatted()) degrees, normally \(day.normal.formatted())")
          }
        }
      }
      .chartXScale(domain: 1...31)
      .chartYScale(domain: 5...25)
      .chartXAxis {
        AxisMarks(values: [1, 8, 15, 22, 29])
      }
      .chartYAxisLabel("Daily mean, °C")
      .frame(height: 240)
      .accessibilityChartDescriptor(SkyClimateDescriptor(days: days))

      SkyAnomalyStrip(days: days)
    }
    .padding()
  }

  private func color(for day: SkyClimateDay) -> Color {
    guard let observed = day.observed else { return .clear }
    if observed > day.usualHigh { return .red }
    if observed < day.usualLow { return .blue }
    return .primary
  }
}

struct SkyClimateDescriptor: AXChartDescriptorRepresentable {
  let days: [SkyClimateDay]

  func makeChartDescriptor() -> AXChartDescriptor {
    let xAxis = AXNumericDataAxisDescriptor(
      title: String(localized: "Day of May"), range: 1...31, gridlinePositions: [1, 8, 15, 22, 29]
    ) { "May \(Int($0))" }
    let yAxis = AXNumericDataAxisDescriptor(
      title: String(localized: "Daily mean"), range: 5...25, gridlinePositions: []
    ) { "\($0.formatted()) degrees" }
    let observed = AXDataSeriesDescriptor(
      name: String(localized: "Observed"), isContinuous: true,
      dataPoints: days.compactMap { day in
        day.observed.map { AXDataPoint(x: Double(day.day), y: $0) }
      }
    )
    let normal = AXDataSeriesDescriptor(
      name: String(localized: "Normal"), isContinuous: true,
      dataPoints: days.map { AXDataPoint(x: Double($0.day), y: $0.normal) }
    )
    return AXChartDescriptor(
      title: String(localized: "May temperatures"),
      summary: String(localized: "Warm spells in the middle and at the end of the month, no data on May 20 and 21."),
      xAxis: xAxis, yAxis: yAxis, additionalAxes: [], series: [observed, normal]
    )
  }
}

private struct SkyAnomalyStrip: View {
  let days: [SkyClimateDay]

  var body: some View {
    HStack(spacing: 1) {
      ForEach(days) { day in
        Rectangle()
          .fill(day.anomaly.map { $0 >= 0 ? Color.red.opacity($0 / 8) : Color.blue.opacity(-$0 / 8) } ?? .clear)
      }
    }
    .frame(height: 14)
    .clipShape(.rect(cornerRadius: 3))
    .accessibilityHidden(true)
  }
}

#Preview {
  SkyClimateView(title: "May 2024", days: SkySample.may)
}
