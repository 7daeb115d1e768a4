import Foundation
import Observation

@MainActor
@Observable
final class GluStore {
  var readings: [GluReading] = []
  var hours: [GluHourSummary] = GluSample.hours
  var shares: [GluBandShare] = GluSample.shares
  var doses: [GluDose] = GluSample.doses
  var meals: [GluMeal] = GluSample.meals
  var unit: GluUnit = .mgdl
  var targetLow: Double = 70
  var targetHigh: Double = 180
  private(set) var isLoading = false

  init(readings: [GluReading] = []) {
    self.readings = readings
  }

  func load() async {
    guard readings.isEmpty, !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    readings = await GluReadingSource().readings(on: GluSample.dayStart)
  }

  var average: Double {
    guard !readings.isEmpty else { return 0 }
    return readings.map(\.mgdl).reduce(0, +) / Double(readings.count)
  }

  func reading(nearest date: Date) -> GluReading? {
    readings.min { lhs, rhs in
      abs(lhs.date.timeIntervalSince(date)) < abs(rhs.date.timeIntervalSince(date))
    }
  }

  static var preview: GluStore { GluStore(readings: GluSample.today) }
}

actor GluReadingSource {
  func readings(on day: Date) async -> [GluReading] {
    GluSample.today.filter { $0.date >= day && $0.date < day.addingTimeInterval(86_400) }
  }
}
