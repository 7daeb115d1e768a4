import Foundation
import SwiftUI

struct StkCandle: Identifiable, Hashable, Sendable {
  let id: Int
  let date: Date
  let open: Double
  let high: Double
  let low: Double
  let close: Double
  let volume: Int

  var isUp: Bool { close >= open }
  var change: Double { close - open }
}

struct StkQuote: Identifiable, Hashable, Sendable {
  let ticker: String
  let date: Date
  let close: Double

  var id: String { "\(ticker)-\(Int(date.timeIntervalSince1970))" }
}

enum StkSector: String, CaseIterable, Sendable, Identifiable {
  case technology = "Technology"
  case energy = "Energy"
  case consumer = "Consumer"
  case utilities = "Utilities"

  var id: String { rawValue }

  var color: Color {
    switch self {
    case .technology: .indigo
    case .energy: .orange
    case .consumer: .mint
    case .utilities: .gray
    }
  }
}

struct StkHolding: Identifiable, Hashable, Sendable {
  let ticker: String
  let name: String
  let sector: StkSector
  let shares: Int
  let price: Double
  /// Annualised volatility, as a fraction.
  let volatility: Double
  /// Return of the last twelve months, as a fraction.
  let yearReturn: Double

  var id: String { ticker }
  var value: Double { Double(shares) * price }
  var sectorName: String { sector.rawValue }
  var volatilityPercent: Double { volatility * 100 }
  var returnPercent: Double { yearReturn * 100 }
}

struct StkReturn: Identifiable, Sendable {
  let id: Int
  let date: Date
  /// In percent.
  let value: Double
}

enum StkSample {
  /// 6 January 2025, 21:00 UTC, a Monday.
  static let firstClose = Date(timeIntervalSince1970: 1_736_197_200)

  static func tradingDay(_ index: Int) -> Date {
    firstClose.addingTimeInterval(Double(index / 5 * 7 + index % 5) * 86_400)
  }

  static func closePrice(_ i: Int) -> Double {
    let wave = 12 * sin(Double(i) / 9)
    let noise = Double((i * 17) % 7 - 3) * 0.4
    return rounded(100 + wave + Double(i) * 0.25 + noise)
  }

  static func rounded(_ value: Double) -> Double {
    (value * 100).rounded() / 100
  }

  static let candles: [StkCandle] = (0..<60).map { i in
    let close = closePrice(i)
    let previous = i == 0 ? 99.2 : closePrice(i - 1)
    let open = rounded(previous + Double((i * 5) % 7 - 3) * 0.2)
    return StkCandle(
      id: i,
      date: tradingDay(i),
      open: open,
      high: rounded(max(open, close) + 0.1 + Double((i * 11) % 9) * 0.15),
      low: rounded(min(open, close) - 0.1 - Double((i * 13) % 8) * 0.15),
      close: close,
      volume: 820_000 + (i * i * 977) % 540_000
    )
  }

  static let returns: [StkReturn] = zip(candles, candles.dropFirst()).map { previous, current in
    StkReturn(
      id: current.id,
      date: current.date,
      value: (current.close / previous.close - 1) * 100
    )
  }

  /// Weekly closes of three companies. KELP was suspended in weeks 11 to 13.
  static let weekly: [StkQuote] = (0..<26).flatMap { week -> [StkQuote] in
    let date = firstClose.addingTimeInterval(Double(week) * 7 * 86_400)
    let w = Double(week)
    var quotes = [
      StkQuote(ticker: "NVLO", date: date, close: rounded(240 + 3.6 * w + 10 * sin(w / 2))),
      StkQuote(ticker: "ORBT", date: date, close: rounded(58 - 0.5 * w + 2 * cos(w / 3))),
    ]
    if !(11...13).contains(week) {
      quotes.append(StkQuote(ticker: "KELP", date: date, close: rounded(12 + 0.04 * w)))
    }
    return quotes
  }

  static let holdings: [StkHolding] = [
    StkHolding(
      ticker: "NVLO", name: "Novalo Systems", sector: .technology, shares: 40, price: 329.5, volatility: 0.34,
      yearReturn: 0.412),
    StkHolding(
      ticker: "QBIT", name: "Qbit Labs", sector: .technology, shares: 120, price: 41.2, volatility: 0.52,
      yearReturn: -0.184),
    StkHolding(
      ticker: "ORBT", name: "Orbit Oil", sector: .energy, shares: 150, price: 45.1, volatility: 0.27, yearReturn: -0.061
    ),
    StkHolding(
      ticker: "SOLR", name: "Solara Power", sector: .energy, shares: 90, price: 62.4, volatility: 0.41,
      yearReturn: 0.228),
    StkHolding(
      ticker: "KELP", name: "Kelp Foods", sector: .consumer, shares: 600, price: 13, volatility: 0.12, yearReturn: 0.083
    ),
    StkHolding(
      ticker: "BREW", name: "Brewhouse", sector: .consumer, shares: 75, price: 88, volatility: 0.19, yearReturn: 0.117),
    StkHolding(
      ticker: "GRID", name: "GridCo", sector: .utilities, shares: 200, price: 27.5, volatility: 0.09, yearReturn: 0.052),
  ]
}
