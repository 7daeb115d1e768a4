import Charts
import Foundation
import SwiftUI

/// One harmonic constituent of the tide at a port.
struct TidConstituent: Hashable, Sendable {
  let amplitude: Double
  let period: Double
  let phase: Double
}

struct TidPort: Identifiable, Hashable, Sendable {
  let name: String
  let meanLevel: Double
  let constituents: [TidConstituent]
  var id: String { name }

  /// Height above chart datum in metres, `hour` counted from midnight of the first day.
  func height(at hour: Double) -> Double {
    constituents.reduce(meanLevel) { level, part in
      level + part.amplitude * cos(2 * .pi * (hour - part.phase) / part.period)
    }
  }

  func extremes(in hours: ClosedRange<Double>) -> [TidExtreme] {
    let step = 1.0 / 60
    var result: [TidExtreme] = []
    var hour = hours.lowerBound + step
    while hour < hours.upperBound {
      let before = height(at: hour - step)
      let here = height(at: hour)
      let after = height(at: hour + step)
      if here >= before && here > after {
        result.append(TidExtreme(kind: .high, hour: hour, height: here))
      } else if here <= before && here < after {
        result.append(TidExtreme(kind: .low, hour: hour, height: here))
      }
      hour += step
    }
    return result
  }
}

struct TidExtreme: Identifiable, Hashable, Sendable {
  enum Kind: String, Plottable, Sendable {
    case high = "High water"
    case low = "Low water"
  }
  let kind: Kind
  let hour: Double
  let height: Double
  var id: Double { hour }
  var date: Date { TidSample.start.addingTimeInterval((hour * 60).rounded() * 60) }
  var clock: String {
    let minutes = Int((hour * 60).rounded()) % 1_440
    return String(format: "%02d:%02d", minutes / 60, minutes % 60)
  }
  var heightText: String { String(format: "%.1f m", height) }
}

struct TidCurrent: Identifiable, Hashable, Sendable {
  let date: Date
  /// Knots; positive floods, negative ebbs.
  let speed: Double
  var id: Date { date }
  var isFlood: Bool { speed >= 0 }
}

struct TidSwell: Identifiable, Hashable, Sendable {
  let id: Int
  let spot: String
  let height: Double
  let period: Double
}

struct TidGaugeReading: Identifiable, Hashable, Sendable {
  let date: Date
  let predicted: Double
  let observed: Double?
  var id: Date { date }
  var surge: Double? { observed.map { $0 - predicted } }
}

struct TidLunarDay: Identifiable, Hashable, Sendable {
  let day: Int
  let high: Double
  let low: Double
  var id: Int { day }
  var range: Double { high - low }
  var date: Date { TidSample.start.addingTimeInterval(Double(day) * 86_400) }
}

enum TidSample {
  /// Thursday 1 August 2024, midnight UTC.
  static let start = Date(timeIntervalSince1970: 1_722_470_400)

  static let harbour = TidPort(
    name: "North Harbour", meanLevel: 3,
    constituents: [
      TidConstituent(amplitude: 1.8, period: 12.42, phase: 3.5),
      TidConstituent(amplitude: 0.6, period: 12, phase: 4),
    ]
  )
  static let creek = TidPort(
    name: "Mill Creek", meanLevel: 1.6,
    constituents: [
      TidConstituent(amplitude: 0.9, period: 12.42, phase: 5),
      TidConstituent(amplitude: 0.3, period: 12, phase: 5.6),
      TidConstituent(amplitude: 0.2, period: 23.93, phase: 8),
    ]
  )
  static let ports = [harbour, creek]

  static let currents: [TidCurrent] = (0..<25).map { hour in
    let speed = 2.4 * sin(2 * .pi * (Double(hour) - 0.5) / 12.42)
    return TidCurrent(
      date: start.addingTimeInterval(Double(hour) * 3_600),
      speed: (speed * 10).rounded() / 10
    )
  }

  static let swells: [TidSwell] = {
    let reef: [(Double, Double)] = [(1.2, 8), (1.5, 9), (1.9, 11), (2.4, 12), (2.8, 14), (3.1, 15), (2.2, 12)]
    let bay: [(Double, Double)] = [(0.4, 5), (0.6, 6), (0.7, 6), (0.9, 8), (1.1, 9), (0.8, 7), (0.5, 5)]
    let all = reef.map { ("Reef", $0) } + bay.map { ("Bay", $0) }
    return all.enumerated().map { index, item in
      TidSwell(id: index, spot: item.0, height: item.1.0, period: item.1.1)
    }
  }()

  /// Half-hourly, with the gauge silent from 09:00 to 10:30.
  static let gauge: [TidGaugeReading] = (0...48).map { index in
    let hour = Double(index) / 2
    let predicted = harbour.height(at: hour)
    let storm = 0.4 * exp(-pow((hour - 17) / 3, 2))
    let isSilent = (18...21).contains(index)
    return TidGaugeReading(
      date: start.addingTimeInterval(hour * 3_600),
      predicted: predicted,
      observed: isSilent ? nil : predicted + 0.05 + storm
    )
  }

  static let lunarMonth: [TidLunarDay] = (0..<30).map { day in
    let spring = cos(2 * .pi * Double(day - 5) / 14.77)
    return TidLunarDay(day: day, high: 4.4 + 0.7 * spring, low: 1.5 - 0.6 * spring)
  }
}
