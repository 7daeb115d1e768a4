import Charts
import Combine
import SwiftUI

/// A rolling minute of the spindle's power, sampled once a second.
struct MplLiveView: View {
  @State private var samples: [MplSample] = []
  @State private var isPaused = false
  @State private var nextID = 0
  @Environment(\.scenePhase) private var scenePhase

  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  private let window = 60

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Text("Power").font(.headline)
        Spacer()
        if let latest = samples.last {
          Text("\(latest.value, specifier: "%.2f") kW")
            .font(.title2.monospacedDigit())
        }
      }

      Chart(samples) { sample in
        AreaMark(
          x: .value("Time", sample.time),
          y: .value("Power", sample.value)
        )
        .foregroundStyle(
          .linearGradient(
            colors: [.green.opacity(0.4), .green.opacity(0)],
            startPoint: .top, endPoint: .bottom
          )
        )
        LineMark(
          x: .value("Time", sample.time),
          y: .value("Power", sample.value)
        )
        .foregroundStyle(.green)
      }
      .chartYScale(domain: 0...12)
      .chartXAxis {
        AxisMarks(values: .automatic(desiredCount: 3)) { _ in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.hour().minute().second())
        }
      }
      .chartPlotStyle { plotArea in
        plotArea
          .background(Color.black.opacity(0.05))
          .cornerRadius(8)
      }
      .overlay {
        if samples.isEmpty {
          ProgressView()
        }
      }
      .frame(height: 200)

      Button(isPaused ? "Resume" : "Pause") {
        isPaused.toggle()
      }
      .buttonStyle(.bordered)
    }
    .padding()
    .onReceive(timer) { time in
      guard !isPaused, scenePhase == .active else { return }
      append(at: time)
    }
    .onChange(of: isPaused) { paused in
      if !paused { samples.removeAll() }
    }
  }

  private func append(at time: Date) {
    let value = 6 + Double.random(in: -2...2)
    samples.append(MplSample(id: nextID, time: time, value: value))
    nextID += 1
    if samples.count > window {
      samples.removeFirst(samples.count - window)
    }
  }
}

struct MplLiveView_Previews: PreviewProvider {
  static var previews: some View {
    MplLiveView()
  }
}
