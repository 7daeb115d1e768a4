import SwiftUI

final class CrdLog: ObservableObject {
  @Published var trips: [CrdTrip]
  @Published var passPrice: Double = 55
  @Published var hiddenModes: Set<CrdMode> = []

  init(trips: [CrdTrip] = CrdSample.trips) {
    self.trips = trips
  }

  var visibleTrips: [CrdTrip] {
    trips.filter { !hiddenModes.contains($0.mode) }
  }

  func averageDelay(of mode: CrdMode) -> Double {
    let delays = trips.filter { $0.mode == mode }.map(\.delay)
    guard !delays.isEmpty else { return 0 }
    return Double(delays.reduce(0, +)) / Double(delays.count)
  }
}
