import Charts
import SwiftUI

struct TidCurrentView: View {
  let currents: [TidCurrent]
  @State private var limit = 1.5
  @State private var isRevealed = false

  /// The hours in which a slow boat can pass the narrows.
  private var passable: [TidCurrent] {
    currents.filter { abs($0.speed) <= limit }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TidCard(title: "Current in the narrows") {
        Chart(currents) { current in
          BarMark(
            x: .value("Hour", current.date, unit: .hour),
            y: .value("Speed", isRevealed ? current.speed : 0)
          )
          .foregroundStyle(current.isFlood ? Color.blue.gradient : Color.orange.gradient)
          .opacity(abs(current.speed) <= limit ? 1 : 0.35)
          .accessibilityLabel(Text(current.date, format: .dateTime.hour().minute()))
          .accessibilityValue(spoken(current))
        }
        .chartYScale(domain: -3...3)
        .chartYAxis {
          AxisMarks(values: [-3, -1.5, 0, 1.5, 3]) { value in
            AxisGridLine(stroke: StrokeStyle(lineWidth: value.as(Double.self) == 0 ? 1 : 0.3))
            AxisValueLabel()
          }
        }
        .chartYAxisLabel("Knots")
        .chartXAxis {
          AxisMarks(values: .stride(by: .hour, count: 4)) { _ in
            AxisTick(length: 6)
            AxisValueLabel(format: .dateTime.hour(.twoDigits(amPM: .omitted)))
          }
        }
        .frame(height: 220)
      } accessory: {
        Text("\(passable.count) h passable")
          .font(.caption)
          .padding(.horizontal, 8)
          .padding(.vertical, 3)
          .background(.thinMaterial, in: Capsule())
      }

      HStack {
        Text("Limit").font(.subheadline)
        Slider(value: $limit, in: 0.5...2.5, step: 0.1)
          .accessibilityValue("\(limit.formatted()) knots")
        Text(limit, format: .number.precision(.fractionLength(1))).monospacedDigit()
      }

      HStack(spacing: 16) {
        Label("Flood", systemImage: "square.fill").foregroundStyle(.blue)
        Label("Ebb", systemImage: "square.fill").foregroundStyle(.orange)
      }
      .font(.caption)
    }
    .padding()
    .onAppear {
      withAnimation(.easeOut(duration: 0.6)) { isRevealed = true }
    }
  }

  private func spoken(_ current: TidCurrent) -> String {
    let speed = abs(current.speed).formatted(.number.precision(.fractionLength(1)))
    return current.isFlood
      ? String(localized: "Flood, \(speed) knots")
      : String(localized: "Ebb, \(speed) knots")
  }
}

#Preview {
  TidCurrentView(currents: TidSample.currents)
}
