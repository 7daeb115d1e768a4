import Foundation
import SwiftUI
import Charts

struct HrtBeat: Identifiable, Sendable {
  let id: Int
  let time: Date
  let bpm: Double
}

struct HrtDay: Identifiable, Hashable, Sendable {
  var id: Date { date }
  let date: Date
  let resting: Int
  let minimum: Int
  let maximum: Int
}

enum HrtZone: Int, CaseIterable, Identifiable, Comparable, Sendable {
  case warmUp = 1, easy, aerobic, threshold, maximum

  var id: Int { rawValue }

  var name: String {
    switch self {
    case .warmUp: "Warm-up"
    case .easy: "Easy"
    case .aerobic: "Aerobic"
    case .threshold: "Threshold"
    case .maximum: "Maximum"
    }
  }

  var color: Color {
    switch self {
    case .warmUp: .gray
    case .easy: .blue
    case .aerobic: .green
    case .threshold: .orange
    case .maximum: .red
    }
  }

  static func < (lhs: HrtZone, rhs: HrtZone) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

struct HrtZoneTime: Identifiable, Sendable {
  var id: HrtZone { zone }
  let zone: HrtZone
  let minutes: Int
}

struct HrtVariabilityBox: Identifiable, Sendable {
  var id: String { weekday }
  let weekday: String
  let low: Double
  let q1: Double
  let median: Double
  let q3: Double
  let high: Double
  let outliers: [Double]
}

struct HrtRecoverySample: Identifiable, Sendable {
  let id: Int
  let seconds: Double
  let bpm: Double
}

enum HrtPeriod: String, CaseIterable, Identifiable, Sendable {
  case week, month, quarter

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .week: "Week"
    case .month: "Month"
    case .quarter: "3 months"
    }
  }

  var days: Int {
    switch self {
    case .week: 7
    case .month: 30
    case .quarter: 90
    }
  }
}

enum HrtSample {
  /// Tuesday 1 April 2025, 00:00 UTC
  static let start = Date(timeIntervalSince1970: 1_743_465_600)

  static let days: [HrtDay] = (0..<90).map { index in
    let resting = 64 - index / 15 + [0, 1, 2, 1, 0, -1, 1][index % 7]
    return HrtDay(
      date: start.addingTimeInterval(Double(index) * 86_400),
      resting: resting,
      minimum: resting - 6 - index % 3,
      maximum: 118 + (index * 29) % 53
    )
  }

  static let zoneTimes: [HrtZoneTime] = [
    HrtZoneTime(zone: .warmUp, minutes: 9),
    HrtZoneTime(zone: .easy, minutes: 14),
    HrtZoneTime(zone: .aerobic, minutes: 21),
    HrtZoneTime(zone: .threshold, minutes: 11),
    HrtZoneTime(zone: .maximum, minutes: 5),
  ]

  static let boxes: [HrtVariabilityBox] = [
    HrtVariabilityBox(weekday: "Mon", low: 31, q1: 38, median: 44, q3: 49, high: 58, outliers: []),
    HrtVariabilityBox(weekday: "Tue", low: 34, q1: 41, median: 47, q3: 53, high: 62, outliers: [79]),
    HrtVariabilityBox(weekday: "Wed", low: 36, q1: 43, median: 49, q3: 55, high: 66, outliers: []),
    HrtVariabilityBox(weekday: "Thu", low: 33, q1: 42, median: 48, q3: 54, high: 63, outliers: []),
    HrtVariabilityBox(weekday: "Fri", low: 30, q1: 39, median: 45, q3: 52, high: 61, outliers: [18]),
    HrtVariabilityBox(weekday: "Sat", low: 25, q1: 33, median: 39, q3: 46, high: 57, outliers: []),
    HrtVariabilityBox(weekday: "Sun", low: 28, q1: 35, median: 41, q3: 48, high: 59, outliers: [82]),
  ]

  static let recovery: [HrtRecoverySample] = {
    let bpm: [Double] = [172, 161, 149, 141, 133, 127, 121, 117, 112, 110, 106, 104, 102]
    return bpm.enumerated().map { HrtRecoverySample(id: $0, seconds: Double($0) * 15, bpm: $1) }
  }()
}
