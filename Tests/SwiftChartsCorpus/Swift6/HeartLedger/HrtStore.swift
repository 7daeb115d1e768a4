import Foundation
import Observation
import SwiftUI

@MainActor
@Observable
final class HrtLedger {
  private(set) var days: [HrtDay]
  var period: HrtPeriod = .month

  init(days: [HrtDay] = HrtSample.days) {
    self.days = days
  }

  var recentDays: [HrtDay] {
    Array(days.suffix(period.days))
  }

  var averageResting: Double {
    let recent = recentDays
    guard !recent.isEmpty else { return 0 }
    return Double(recent.reduce(0) { $0 + $1.resting }) / Double(recent.count)
  }
}

/// A source of pulse values as a strap would send them, one a second.
struct HrtPulseSource: Sendable {
  func beats(from start: Date) -> AsyncStream<HrtBeat> {
    AsyncStream { continuation in
      let task = Task {
        var index = 0
        while !Task.isCancelled {
          let bpm = 74 + 6 * sin(Double(index) / 8) + Double.random(in: -1.5...1.5)
          continuation.yield(HrtBeat(id: index, time: start.addingTimeInterval(Double(index)), bpm: bpm))
          index += 1
          try? await Task.sleep(for: .seconds(1))
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension EnvironmentValues {
  @Entry var hrtMaximumRate: Double = 185
}

struct HrtMetricCard<Content: View, Accessory: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder var content: Content
  @ViewBuilder var accessory: Accessory

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text(title)
          .font(.headline)
        Spacer()
        accessory
      }
      content
    }
    .padding()
    .background(.background.secondary, in: .rect(cornerRadius: 14))
  }
}

extension HrtMetricCard where Accessory == EmptyView {
  init(title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: title, content: content, accessory: { EmptyView() })
  }
}
