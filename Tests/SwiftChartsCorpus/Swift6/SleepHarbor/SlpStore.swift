import Foundation
import Observation
import SwiftUI

@MainActor
@Observable
final class SlpJournal {
  var nights: [SlpNight]
  var goalHours: Double = 8
  var selectedNight: Date?

  init(nights: [SlpNight] = SlpSample.nights) {
    self.nights = nights
  }

  var stageTotals: [SlpStageTotal] {
    nights.flatMap { night in
      [SlpStage.deep, .core, .rem].map { stage in
        SlpStageTotal(date: night.date, stage: stage, hours: Double(night.minutes(of: stage)) / 60)
      }
    }
  }

  /// Hours over (or under) the goal, night by night and summed up.
  var balance: [(date: Date, nightly: Double, running: Double)] {
    var running = 0.0
    return nights.map { night in
      let nightly = Double(night.asleep) / 60 - goalHours
      running += nightly
      return (night.date, nightly, running)
    }
  }

  func night(on date: Date) -> SlpNight? {
    nights.first { Calendar.current.isDate($0.date, inSameDayAs: date) }
  }
}

struct SlpCard: ViewModifier {
  var tint: Color = .indigo

  func body(content: Content) -> some View {
    content
      .padding()
      .background(tint.opacity(0.08), in: RoundedRectangle(cornerRadius: 16, style: .continuous))
      .overlay {
        RoundedRectangle(cornerRadius: 16, style: .continuous)
          .strokeBorder(tint.opacity(0.2))
      }
  }
}

extension View {
  func slpCard(tint: Color = .indigo) -> some View {
    modifier(SlpCard(tint: tint))
  }
}
