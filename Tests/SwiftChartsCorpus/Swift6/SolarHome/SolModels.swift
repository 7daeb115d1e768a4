import Charts
import Foundation
import SwiftUI

struct SolReading: Identifiable, Hashable, Sendable {
  let time: Date
  let produced: Double
  let consumed: Double
  let battery: Double
  var id: Date { time }
  var net: Double { produced - consumed }
  var exported: Double { max(net, 0) }
  var imported: Double { max(-net, 0) }
  var selfUsed: Double { min(produced, consumed) }
}

struct SolCircuit: Identifiable, Hashable, Sendable {
  let name: String
  let energy: Double
  let symbolName: String
  var id: String { name }
}

enum SolSource: String, CaseIterable, Identifiable, Sendable {
  case solar = "Solar"
  case battery = "Battery"
  case grid = "Grid"
  var id: Self { self }
  var color: Color {
    switch self {
    case .solar: .yellow
    case .battery: .green
    case .grid: .purple
    }
  }
}

struct SolDayTotal: Identifiable, Hashable, Sendable {
  let date: Date
  let source: SolSource
  let energy: Double
  var id: String { "\(date.timeIntervalSince1970)-\(source.rawValue)" }
}

struct SolPrice: Identifiable, Hashable, Sendable {
  enum Level: String, Plottable, Sendable {
    case negative, cheap, normal, peak
  }
  let start: Date
  let cents: Double
  var id: Date { start }
  var end: Date { start.addingTimeInterval(3_600) }
  var level: Level {
    switch cents {
    case ..<0: .negative
    case ..<20: .cheap
    case ..<32: .normal
    default: .peak
    }
  }
}

struct SolHeatCell: Identifiable, Hashable, Sendable {
  let month: String
  let hour: String
  let power: Double
  var id: String { "\(month)-\(hour)" }
}

enum SolSample {
  /// Saturday 1 June 2024, midnight UTC.
  static let start = Date(timeIntervalSince1970: 1_717_200_000)

  static let today: [SolReading] = {
    let produced: [Double] = [
      0, 0, 0, 0, 0, 0.1, 0.5, 1.1, 1.9, 2.8, 3.6, 4.1,
      4.3, 4.2, 3.7, 3.0, 2.2, 1.4, 0.8, 0.3, 0, 0, 0, 0,
    ]
    let consumed: [Double] = [
      0.4, 0.3, 0.3, 0.3, 0.3, 0.5, 1.2, 1.6, 1.0, 0.8, 0.8, 1.1,
      1.8, 1.0, 0.8, 0.9, 1.1, 1.9, 2.6, 2.2, 1.5, 1.1, 0.8, 0.5,
    ]
    let battery: [Double] = [
      42, 38, 35, 32, 29, 25, 19, 15, 24, 42, 66, 91,
      100, 100, 100, 100, 100, 96, 80, 63, 50, 41, 34, 30,
    ]
    return produced.indices.map { hour in
      SolReading(
        time: start.addingTimeInterval(Double(hour) * 3_600),
        produced: produced[hour], consumed: consumed[hour], battery: battery[hour]
      )
    }
  }()

  static let circuits: [SolCircuit] = [
    SolCircuit(name: "Car", energy: 14.4, symbolName: "car.fill"),
    SolCircuit(name: "Heat pump", energy: 9.2, symbolName: "thermometer.sun"),
    SolCircuit(name: "Standby", energy: 4.3, symbolName: "powerplug"),
    SolCircuit(name: "Cooking", energy: 3.1, symbolName: "frying.pan"),
    SolCircuit(name: "Laundry", energy: 2.5, symbolName: "washer"),
    SolCircuit(name: "Lighting", energy: 1.5, symbolName: "lightbulb"),
  ]

  static let fortnight: [SolDayTotal] = (0..<14).flatMap { day in
    let date = start.addingTimeInterval(Double(day) * 86_400)
    let solar = 12 + Double((day * 5) % 9)
    let battery = 4 + Double((day * 3) % 4)
    let grid = 9 - Double((day * 5) % 9) + (day % 7 < 2 ? 3 : 0)
    return [
      SolDayTotal(date: date, source: .solar, energy: solar),
      SolDayTotal(date: date, source: .battery, energy: battery),
      SolDayTotal(date: date, source: .grid, energy: grid),
    ]
  }

  static let prices: [SolPrice] = {
    let cents: [Double] = [
      24, 22, 21, 20, 21, 25, 31, 36, 33, 26, 18, 9,
      2, -4, -6, -1, 11, 24, 37, 41, 38, 33, 29, 26,
    ]
    return cents.enumerated().map { hour, value in
      SolPrice(start: start.addingTimeInterval(Double(hour) * 3_600), cents: value)
    }
  }()

  /// Mean output in kilowatts by month and hour of the day.
  static let heat: [SolHeatCell] = {
    let months = ["Jan", "Mar", "May", "Jul", "Sep", "Nov"]
    let peaks = [1.2, 2.6, 3.9, 4.4, 3.1, 1.5]
    let halfDays = [4.0, 6.0, 7.5, 8.0, 6.5, 4.5]
    return months.indices.flatMap { month in
      (5...20).map { hour in
        let distance = abs(Double(hour) - 12.5) / halfDays[month]
        let power = distance < 1 ? peaks[month] * cos(distance * .pi / 2) : 0
        return SolHeatCell(month: months[month], hour: "\(hour)", power: (power * 10).rounded() / 10)
      }
    }
  }()
}
