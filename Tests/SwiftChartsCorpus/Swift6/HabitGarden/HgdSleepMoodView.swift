import SwiftUI
import Charts

struct HgdTrend: Sendable {
  let slope: Double
  let intercept: Double

  init(_ nights: [HgdNight]) {
    let count = Double(max(nights.count, 1))
    let meanX = nights.reduce(0) { $0 + $1.hours } / count
    let meanY = nights.reduce(0) { $0 + $1.mood } / count
    let covariance = nights.reduce(0) { $0 + ($1.hours - meanX) * ($1.mood - meanY) }
    let variance = nights.reduce(0) { $0 + ($1.hours - meanX) * ($1.hours - meanX) }
    slope = variance == 0 ? 0 : covariance / variance
    intercept = meanY - slope * meanX
  }
}

struct HgdSleepMoodView: View {
  let nights: [HgdNight]
  @State private var showsTrend = true

  var body: some View {
    Form {
      Section("Sleep and mood") {
        chart
          .frame(height: 260)
          .padding(.vertical, 8)
        Toggle("Trend line", isOn: $showsTrend.animation())
      }
      Section {
        LabeledContent("Nights", value: nights.count, format: .number)
        LabeledContent("Per extra hour") {
          Text(HgdTrend(nights).slope, format: .number.precision(.fractionLength(2)).sign(strategy: .always()))
        }
      } footer: {
        Text("Mood is what you entered before noon, from 1 to 10.")
      }
    }
  }

  private var chart: some View {
    let trend = HgdTrend(nights)
    let slope = trend.slope
    let intercept = trend.intercept
    return Chart {
      PointPlot(
        nights,
        x: .value("Sleep", \.hours),
        y: .value("Mood", \.mood)
      )
      .foregroundStyle(by: .value("Kind of day", \.kind))
      .symbol(by: .value("Kind of day", \.kind))
      .symbolSize(60)

      if showsTrend {
        LinePlot(x: "Sleep", y: "Expected mood", domain: 5...9) { hours in
          slope * hours + intercept
        }
        .foregroundStyle(.gray)
        .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [6, 4]))
      }
    }
    .chartXScale(domain: 5...9)
    .chartYScale(domain: 1...10)
    .chartXAxisLabel("Hours slept")
    .chartYAxisLabel("Mood")
    .chartXAxis {
      AxisMarks(values: .stride(by: 1)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0)))
      }
    }
  }
}

#Preview {
  NavigationStack {
    HgdSleepMoodView(nights: HgdSample.nights)
      .navigationTitle("Insights")
  }
}
