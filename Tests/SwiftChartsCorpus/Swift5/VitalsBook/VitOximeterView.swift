import SwiftUI
import Charts
import Combine

private struct VitOxygenValue: Identifiable {
  let id = UUID()
  let time: Date
  let percent: Double
}

struct VitOximeterView: View {
  @State private var values: [VitOxygenValue] = []
  @State private var isMeasuring = false
  @State private var limit = 94.0

  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 16) {
      ZStack {
        Circle()
          .stroke(Color.gray.opacity(0.2), lineWidth: 10)
        Circle()
          .trim(from: 0, to: CGFloat((values.last?.percent ?? 0) / 100))
          .stroke(tint, style: StrokeStyle(lineWidth: 10, lineCap: .round))
          .rotationEffect(.degrees(-90))
        Text(values.last.map { "\(Int($0.percent)) %" } ?? "–")
          .font(.largeTitle.bold())
      }
      .frame(width: 140, height: 140)

      Chart {
        ForEach(values) { value in
          LineMark(
            x: .value("Time", value.time),
            y: .value("Oxygen", value.percent)
          )
          .interpolationMethod(.stepEnd)
        }

        RectangleMark(yStart: .value("Bottom", 80.0), yEnd: .value("Limit", limit))
          .foregroundStyle(.red.opacity(0.1))
      }
      .chartYScale(domain: 80...100)
      .chartXAxis {
        AxisMarks(values: .automatic(desiredCount: 3)) { _ in
          AxisValueLabel(format: .dateTime.minute().second())
        }
      }
      .frame(height: 180)

      Slider(value: $limit, in: 85...97, step: 1) {
        Text("Limit")
      }

      Button(isMeasuring ? "Stop" : "Measure") {
        isMeasuring.toggle()
        if isMeasuring { values.removeAll() }
      }
      .buttonStyle(.bordered)
    }
    .padding()
    .onReceive(timer) { now in
      guard isMeasuring else { return }
      values.append(VitOxygenValue(time: now, percent: Double.random(in: 92...99).rounded()))
      if values.count > 120 { values.removeFirst() }
    }
  }

  private var tint: Color {
    guard let last = values.last else { return .gray }
    return last.percent < limit ? .red : .blue
  }
}

struct VitOximeterView_Previews: PreviewProvider {
  static var previews: some View {
    VitOximeterView()
  }
}
