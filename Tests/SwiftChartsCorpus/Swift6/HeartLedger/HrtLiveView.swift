import SwiftUI
import Charts

struct HrtLiveView: View {
  var source = HrtPulseSource()

  @State private var beats: [HrtBeat] = []
  @State private var isPaused = false
  @Environment(\.hrtMaximumRate) private var maximumRate

  private let window = 60

  private var latest: HrtBeat? { beats.last }

  var body: some View {
    VStack(spacing: 20) {
      HrtMetricCard(title: "Live pulse") {
        Chart(beats) { beat in
          LineMark(
            x: .value("Time", beat.time),
            y: .value("Pulse", beat.bpm)
          )
          .interpolationMethod(.catmullRom)
          .foregroundStyle(.red)

          AreaMark(
            x: .value("Time", beat.time),
            yStart: .value("Floor", 40.0),
            yEnd: .value("Pulse", beat.bpm)
          )
          .interpolationMethod(.catmullRom)
          .foregroundStyle(
            LinearGradient(
              colors: [.red.opacity(0.3), .clear],
              startPoint: .top,
              endPoint: .bottom
            )
          )
          .accessibilityHidden(true)
        }
        .chartYScale(domain: 40...maximumRate)
        .chartXAxis(.hidden)
        .frame(height: 180)
      } accessory: {
        if let latest {
          Text("\(latest.bpm, specifier: "%.0f") bpm")
            .font(.title3.monospacedDigit().bold())
            .foregroundStyle(.red)
        }
      }

      Button(isPaused ? "Resume" : "Pause", systemImage: isPaused ? "play.fill" : "pause.fill") {
        isPaused.toggle()
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
    .task(id: isPaused) {
      guard !isPaused else { return }
      for await beat in source.beats(from: .now) {
        let shifted = HrtBeat(id: (beats.last?.id ?? -1) + 1, time: beat.time, bpm: beat.bpm)
        withAnimation(.linear(duration: 0.2)) {
          beats.append(shifted)
          if beats.count > window {
            beats.removeFirst(beats.count - window)
          }
        }
      }
    }
  }
}

#Preview {
  HrtLiveView()
    .environment(\.hrtMaximumRate, 170)
}
