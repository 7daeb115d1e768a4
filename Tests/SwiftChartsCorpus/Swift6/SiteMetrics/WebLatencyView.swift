import SwiftUI
import Charts

struct WebLatencyView: View {
  var latencies: [WebLatency] = WebSamples.latencies
  @State private var shown: Set<WebPercentile> = Set(WebPercentile.allCases)
  @State private var usesLogScale = true

  private let slowLimit = 3_000.0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Response time by hour")
        .font(.headline)

      chart
        .frame(minHeight: 280)

      HStack {
        ForEach(WebPercentile.allCases) { percentile in
          Toggle(percentile.rawValue, isOn: binding(for: percentile))
            .toggleStyle(.button)
            .font(.caption)
        }
      }
      Toggle("Logarithmic scale", isOn: $usesLogScale)
    }
    .padding()
  }

  private var chart: some View {
    Chart {
      ForEach(WebPercentile.allCases.filter(shown.contains)) { percentile in
        ForEach(latencies.filter { $0.percentile == percentile }) { latency in
          LineMark(
            x: .value("Hour", latency.hour),
            y: .value("Response time", latency.milliseconds)
          )
        }
        .interpolationMethod(.monotone)
        .foregroundStyle(by: .value("Percentile", percentile.rawValue))
        .symbol(by: .value("Percentile", percentile.rawValue))
      }

      RuleMark(y: .value("Too slow", slowLimit))
        .foregroundStyle(.red)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [8, 4]))
        .annotation(position: .top, alignment: .leading) {
          Text("too slow")
            .font(.caption2)
            .foregroundStyle(.red)
        }
    }
    .chartYScale(domain: usesLogScale ? 20...10_000 : 0...6_000, type: usesLogScale ? .log : .linear)
    .chartXScale(domain: 0...23)
    .chartXAxis {
      AxisMarks(values: [0, 6, 12, 18, 23]) { value in
        AxisGridLine()
        AxisTick()
        AxisValueLabel {
          if let hour = value.as(Int.self) {
            Text("\(hour) h")
          }
        }
      }
    }
    .chartYAxis {
      AxisMarks(values: [100, 1_000, 10_000]) { value in
        AxisGridLine()
        AxisValueLabel {
          if let milliseconds = value.as(Double.self) {
            Text(
              Duration.milliseconds(milliseconds), format: .units(allowed: [.seconds, .milliseconds], width: .narrow))
          }
        }
      }
    }
    .chartYAxisLabel("Milliseconds")
    .accessibilityLabel("Response time by hour")
  }

  private func binding(for percentile: WebPercentile) -> Binding<Bool> {
    Binding(
      get: { shown.contains(percentile) },
      set: { isOn in
        if isOn {
          shown.insert(percentile)
        } else {
          shown.remove(percentile)
        }
      }
    )
  }
}

#Preview("Log") {
  WebLatencyView()
}
