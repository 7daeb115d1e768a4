import Foundation
import Observation

@MainActor
@Observable
final class SolHome {
  var name = "Rooftop"
  var readings: [SolReading] = []
  var prices: [SolPrice] = []
  var reservePercent = 20.0
  var applianceHours = 2
  var notifiesWhenCheap = true
  private(set) var lastRefresh: Date?

  var producedToday: Double { readings.reduce(0) { $0 + $1.produced } }
  var consumedToday: Double { readings.reduce(0) { $0 + $1.consumed } }

  /// The start of the cheapest run of hours for an appliance.
  var cheapestWindow: ClosedRange<Date>? {
    guard applianceHours > 0, prices.count >= applianceHours else { return nil }
    let starts = 0...(prices.count - applianceHours)
    let best = starts.min { cost(from: $0) < cost(from: $1) }
    guard let best else { return nil }
    return prices[best].start...prices[best + applianceHours - 1].end
  }

  private func cost(from index: Int) -> Double {
    prices[index..<(index + applianceHours)].reduce(0) { $0 + $1.cents }
  }

  func refresh() async {
    readings = SolSample.today
    prices = SolSample.prices
    lastRefresh = .now
  }

  static func sample() -> SolHome {
    let home = SolHome()
    home.readings = SolSample.today
    home.prices = SolSample.prices
    return home
  }
}
