import Foundation
import Observation

@Observable
@MainActor
final class StkPortfolio {
  private(set) var holdings: [StkHolding] = StkSample.holdings
  private(set) var candles: [StkCandle] = []
  var watchlist: Set<String> = ["NVLO", "ORBT", "KELP"]

  var totalValue: Double {
    holdings.reduce(0) { $0 + $1.value }
  }

  func value(of sector: StkSector) -> Double {
    holdings.filter { $0.sector == sector }.reduce(0) { $0 + $1.value }
  }

  func loadCandles() async {
    guard candles.isEmpty else { return }
    try? await Task.sleep(for: .milliseconds(50))
    candles = StkSample.candles
  }
}
