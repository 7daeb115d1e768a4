import Charts
import SwiftUI

/// The predicted curve for a day, drawn from the port's harmonic constants.
struct TidDayCurveView: View {
  let port: TidPort
  @State private var selectedHour: Double?

  private let hours = 0.0...24.0

  private var extremes: [TidExtreme] {
    port.extremes(in: hours)
  }

  var body: some View {
    let port = port
    VStack(alignment: .leading) {
      Text(port.name).font(.title3.bold())
      Chart {
        AreaPlot(x: "Hour", y: "Height", domain: hours) { hour in
          port.height(at: hour)
        }
        .foregroundStyle(.teal.opacity(0.2))
        .accessibilityHidden(true)

        LinePlot(x: "Hour", y: "Height", domain: hours) { hour in
          port.height(at: hour)
        }
        .foregroundStyle(.teal)
        .lineStyle(StrokeStyle(lineWidth: 2))

        ForEach(extremes) { extreme in
          PointMark(
            x: .value("Hour", extreme.hour),
            y: .value("Height", extreme.height)
          )
          .foregroundStyle(extreme.kind == .high ? Color.blue : Color.brown)
          .annotation(position: extreme.kind == .high ? .top : .bottom) {
            VStack(spacing: 0) {
              Text(extreme.clock).font(.caption2.bold())
              Text(extreme.heightText).font(.caption2)
            }
          }
          .accessibilityLabel("\(extreme.kind.rawValue) at \(extreme.clock)")
          .accessibilityValue(extreme.heightText)
        }

        if let selectedHour {
          RuleMark(x: .value("Hour", selectedHour))
            .foregroundStyle(.secondary)
            .annotation(position: .topLeading) {
              Text(port.height(at: selectedHour), format: .number.precision(.fractionLength(2)))
                .font(.caption.monospacedDigit())
            }
        }
      }
      .chartXScale(domain: hours)
      .chartYScale(domain: 0...6)
      .chartXAxis {
        AxisMarks(values: .stride(by: 6)) { value in
          AxisGridLine()
          AxisTick()
          if let hour = value.as(Double.self) {
            AxisValueLabel("\(Int(hour)):00")
          }
        }
      }
      .chartYAxisLabel("Metres above datum")
      .chartXSelection(value: $selectedHour)
      .frame(height: 260)
    }
    .padding()
  }
}

#Preview("Harbour") {
  TidDayCurveView(port: TidSample.harbour)
}

#Preview("Creek") {
  TidDayCurveView(port: TidSample.creek)
}
