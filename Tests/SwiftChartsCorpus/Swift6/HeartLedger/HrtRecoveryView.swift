import SwiftUI
import Charts

/// Heart rate after stopping, measured and as an exponential decay.
struct HrtRecoveryView: View {
  let samples: [HrtRecoverySample]

  @State private var timeConstant: Double = 75
  @State private var showsBand = true

  private let floor = 95.0

  private var oneMinuteDrop: Double? {
    guard let first = samples.first,
      let minute = samples.first(where: { $0.seconds == 60 })
    else { return nil }
    return first.bpm - minute.bpm
  }

  var body: some View {
    Form {
      Section("Recovery") {
        chart
          .frame(height: 260)

        if let oneMinuteDrop {
          LabeledContent("Drop in the first minute") {
            Text("\(oneMinuteDrop, specifier: "%.0f") bpm")
          }
        }
      }

      Section("Model") {
        LabeledContent("Time constant") {
          Text("\(timeConstant, specifier: "%.0f") s")
        }
        Slider(value: $timeConstant, in: 30...150, step: 5)
          .accessibilityLabel("Time constant")
        Toggle("Show tolerance", isOn: $showsBand)
      }
    }
  }

  private var chart: some View {
    let tau = timeConstant
    let base = floor
    let peak = samples.first?.bpm ?? 170

    return Chart {
      if showsBand {
        AreaPlot(
          x: "Seconds",
          yStart: "Lower tolerance",
          yEnd: "Upper tolerance",
          domain: 0...180
        ) { seconds in
          let value = base + (peak - base) * exp(-seconds / tau)
          return (yStart: value - 5, yEnd: value + 5)
        }
        .foregroundStyle(.gray.opacity(0.2))
      }

      LinePlot(x: "Seconds", y: "Model", domain: 0...180) { seconds in
        base + (peak - base) * exp(-seconds / tau)
      }
      .foregroundStyle(.gray)
      .lineStyle(StrokeStyle(lineWidth: 2, dash: [6, 3]))

      PointPlot(
        samples,
        x: .value("Seconds", \.seconds),
        y: .value("Measured", \.bpm)
      )
      .foregroundStyle(.red)
      .symbol(.circle)
    }
    .chartXScale(domain: 0...180)
    .chartYScale(domain: 80...180)
    .chartXAxis {
      AxisMarks(values: [0, 60, 120, 180])
    }
    .chartXAxisLabel("Seconds after stopping")
    .chartYAxisLabel("bpm")
  }
}

#Preview {
  HrtRecoveryView(samples: HrtSample.recovery)
}
