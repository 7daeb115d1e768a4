import Foundation
import Observation

@MainActor
@Observable
final class SkyStore {
  enum Phase: Equatable {
    case idle, loading, ready, failed(String)
  }

  var placeName = "Harbour Hill"
  var unit: SkyTemperatureUnit = .celsius
  private(set) var phase: Phase = .idle
  private(set) var days: [SkyDay] = []
  private(set) var hours: [SkyHour] = []

  func load() async {
    guard phase != .loading else { return }
    phase = .loading
    do {
      let (days, hours) = try await SkyFeed().forecast()
      self.days = days
      self.hours = hours
      phase = .ready
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  static var preview: SkyStore {
    let store = SkyStore()
    store.days = SkySample.days
    store.hours = SkySample.hours
    store.phase = .ready
    return store
  }
}

struct SkyFeed: Sendable {
  func forecast() async throws -> ([SkyDay], [SkyHour]) {
    try await Task.sleep(for: .milliseconds(20))
    return (SkySample.days, SkySample.hours)
  }
}
