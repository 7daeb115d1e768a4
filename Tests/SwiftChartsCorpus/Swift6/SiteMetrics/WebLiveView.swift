import SwiftUI
import Charts

struct WebLiveView: View {
  private struct Tick: Identifiable, Equatable {
    let date: Date
    let active: Int
    var id: Date { date }
  }

  @State private var ticks: [Tick] = []
  @State private var isPaused = false
  private let window: TimeInterval = 60

  var body: some View {
    VStack(spacing: 20) {
      HStack(alignment: .firstTextBaseline) {
        Text(ticks.last?.active ?? 0, format: .number)
          .font(.system(size: 56, weight: .bold, design: .rounded))
          .contentTransition(.numericText())
        Text("on the site now")
          .foregroundStyle(.secondary)
      }

      Chart(ticks) { tick in
        AreaMark(
          x: .value("Time", tick.date),
          y: .value("Active", tick.active)
        )
        .foregroundStyle(
          .linearGradient(colors: [.green.opacity(0.6), .green.opacity(0)], startPoint: .top, endPoint: .bottom)
        )
        LineMark(
          x: .value("Time", tick.date),
          y: .value("Active", tick.active)
        )
        .foregroundStyle(.green)
      }
      .chartXScale(domain: domain)
      .chartYScale(domain: 0...120)
      .chartXAxis {
        AxisMarks(values: .automatic(desiredCount: 4)) { _ in
          AxisValueLabel(format: .dateTime.minute().second())
        }
      }
      .frame(height: 200)
      .animation(.linear(duration: 1), value: ticks)

      Button(isPaused ? "Resume" : "Pause", systemImage: isPaused ? "play.fill" : "pause.fill") {
        isPaused.toggle()
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
    .task(id: isPaused) {
      guard !isPaused else { return }
      await poll()
    }
  }

  private var domain: ClosedRange<Date> {
    let end = ticks.last?.date ?? .now
    return end.addingTimeInterval(-window)...end
  }

  private func poll() async {
    while !Task.isCancelled {
      let previous = ticks.last?.active ?? 60
      let next = min(max(previous + Int.random(in: -8...8), 5), 115)
      ticks.append(Tick(date: .now, active: next))
      ticks.removeAll { $0.date < Date.now.addingTimeInterval(-window - 5) }
      try? await Task.sleep(for: .seconds(1))
    }
  }
}

#Preview {
  WebLiveView()
}
