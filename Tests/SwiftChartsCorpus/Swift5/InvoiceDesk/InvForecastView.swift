import SwiftUI
import Charts

struct InvForecastView: View {
  let points: [InvForecastPoint]
  @State private var showsRange = true

  private var parts: [(name: String, points: [InvForecastPoint])] {
    var parts: [(name: String, points: [InvForecastPoint])] = []
    var current: [InvForecastPoint] = []
    for point in points where point.expected == nil {
      if point.actual == nil {
        if !current.isEmpty { parts.append((name: "part \(parts.count)", points: current)) }
        current = []
      } else {
        current.append(point)
      }
    }
    if !current.isEmpty { parts.append((name: "part \(parts.count)", points: current)) }
    return parts
  }

  private var expected: [InvForecastPoint] {
    points.filter { $0.expected != nil }
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Monthly revenue")
        .font(.headline)
      Text("with the forecast to September 2025")
        .font(.subheadline)
        .foregroundColor(.secondary)
      chart
        .frame(height: 280)
      Toggle("Likely range", isOn: $showsRange)
    }
    .padding()
  }

  private var chart: some View {
    Chart {
      if showsRange {
        ForEach(expected) { point in
          AreaMark(
            x: .value("Month", point.month),
            yStart: .value("Low", point.low ?? 0),
            yEnd: .value("High", point.high ?? 0)
          )
          .foregroundStyle(Color.blue.opacity(0.15))
          .accessibilityHidden(true)
        }
      }
      ForEach(parts, id: \.name) { part in
        ForEach(part.points) { point in
          LineMark(
            x: .value("Month", point.month),
            y: .value("Revenue", point.actual ?? 0),
            series: .value("Series", "Actual \(part.name)")
          )
          .foregroundStyle(by: .value("Kind", "Actual"))
          .symbol(by: .value("Kind", "Actual"))
        }
      }
      ForEach(expected) { point in
        LineMark(
          x: .value("Month", point.month),
          y: .value("Revenue", point.expected ?? 0),
          series: .value("Series", "Forecast")
        )
        .foregroundStyle(by: .value("Kind", "Forecast"))
        .symbol(by: .value("Kind", "Forecast"))
        .lineStyle(StrokeStyle(lineWidth: 2, dash: [6, 3]))
        .accessibilityLabel("Forecast, \(point.month.formatted(.dateTime.month(.wide).year()))")
        .accessibilityValue(
          "\(Int(point.expected ?? 0)) euros, between \(Int(point.low ?? 0)) and \(Int(point.high ?? 0))"
        )
      }
    }
    .chartForegroundStyleScale(["Actual": Color.primary, "Forecast": Color.blue])
    .chartYScale(domain: 12_000...25_000)
    .chartYAxis {
      AxisMarks(position: .leading, values: [15_000, 20_000, 25_000]) {
        AxisGridLine()
        AxisValueLabel(format: Decimal.FormatStyle.Currency(code: "EUR").precision(.fractionLength(0)))
      }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month, count: 3)) { value in
        AxisGridLine()
        if let date = value.as(Date.self), Calendar.current.component(.month, from: date) == 1 {
          AxisValueLabel(format: .dateTime.year())
        } else {
          AxisValueLabel(format: .dateTime.month(.abbreviated))
        }
      }
    }
  }
}

struct InvForecastView_Previews: PreviewProvider {
  static var previews: some View {
    InvForecastView(points: InvSamples.forecast)
      .previewLayout(.sizeThatFits)
  }
}
