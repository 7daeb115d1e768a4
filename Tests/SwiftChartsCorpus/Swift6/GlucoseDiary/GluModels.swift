import Foundation
import SwiftUI
import Charts

enum GluUnit: String, CaseIterable, Identifiable, Sendable {
  case mgdl = "mg/dL"
  case mmol = "mmol/L"

  var id: Self { self }

  func convert(_ mgdl: Double) -> Double {
    switch self {
    case .mgdl: mgdl
    case .mmol: mgdl / 18.0
    }
  }

  var fractionDigits: Int { self == .mgdl ? 0 : 1 }

  func string(_ mgdl: Double) -> String {
    let value = convert(mgdl).formatted(.number.precision(.fractionLength(fractionDigits)))
    return "\(value) \(rawValue)"
  }
}

enum GluBand: String, CaseIterable, Plottable, Sendable {
  case low = "Low"
  case inRange = "In range"
  case high = "High"
  case veryHigh = "Very high"

  init(mgdl: Double) {
    switch mgdl {
    case ..<70: self = .low
    case ..<181: self = .inRange
    case ..<251: self = .high
    default: self = .veryHigh
    }
  }

  var tint: Color {
    switch self {
    case .low: .red
    case .inRange: .green
    case .high: .yellow
    case .veryHigh: .orange
    }
  }
}

struct GluReading: Identifiable, Hashable, Sendable {
  let id: Int
  let date: Date
  let mgdl: Double

  var band: GluBand { GluBand(mgdl: mgdl) }
}

struct GluHourSummary: Identifiable, Sendable {
  var id: Int { hour }
  let hour: Int
  let p05: Double
  let p25: Double
  let median: Double
  let p75: Double
  let p95: Double
}

struct GluBandShare: Identifiable, Sendable {
  var id: String { "\(period)-\(band.rawValue)" }
  let period: String
  let band: GluBand
  let minutes: Int
}

enum GluInsulinKind: String, CaseIterable, Plottable, Sendable {
  case basal = "Basal"
  case bolus = "Bolus"
  case correction = "Correction"
}

struct GluDose: Identifiable, Sendable {
  let id: Int
  let day: Date
  let kind: GluInsulinKind
  let units: Double
}

struct GluMeal: Identifiable, Hashable, Sendable {
  enum Slot: String, CaseIterable, Plottable, Sendable {
    case breakfast = "Breakfast"
    case lunch = "Lunch"
    case dinner = "Dinner"
    case snack = "Snack"
  }

  let id: Int
  let name: String
  let slot: Slot
  let carbs: Double
  let rise: Double
}

enum GluSample {
  /// Monday 3 March 2025, 00:00 UTC
  static let dayStart = Date(timeIntervalSince1970: 1_740_960_000)

  static let today: [GluReading] = {
    let values: [Double] = [
      104, 101, 98, 96, 95, 99, 112, 158, 186, 151, 128, 117,
      134, 176, 162, 139, 121, 113, 142, 191, 174, 148, 127, 115,
    ]
    return values.enumerated().map { index, value in
      GluReading(id: index, date: dayStart.addingTimeInterval(Double(index) * 3600), mgdl: value)
    }
  }()

  private static let mealRise: [Int: Double] = [
    7: 34, 8: 52, 9: 30, 12: 20, 13: 46, 14: 32, 18: 24, 19: 58, 20: 41, 21: 22,
  ]

  static let hours: [GluHourSummary] = (0..<24).map { hour in
    let meal = mealRise[hour] ?? 0
    let base = 106.0 + meal
    return GluHourSummary(
      hour: hour,
      p05: base - 32 - meal * 0.25,
      p25: base - 14,
      median: base,
      p75: base + 16 + meal * 0.25,
      p95: base + 36 + meal * 0.5
    )
  }

  static let shares: [GluBandShare] = [
    GluBandShare(period: "Last week", band: .low, minutes: 302),
    GluBandShare(period: "Last week", band: .inRange, minutes: 7056),
    GluBandShare(period: "Last week", band: .high, minutes: 2218),
    GluBandShare(period: "Last week", band: .veryHigh, minutes: 504),
    GluBandShare(period: "This week", band: .low, minutes: 202),
    GluBandShare(period: "This week", band: .inRange, minutes: 7762),
    GluBandShare(period: "This week", band: .high, minutes: 1814),
    GluBandShare(period: "This week", band: .veryHigh, minutes: 302),
  ]

  static let doses: [GluDose] = {
    let basal: [Double] = [18, 18, 18, 18, 19, 19, 19]
    let bolus: [Double] = [22, 19.5, 24, 21, 26.5, 31, 28]
    let correction: [Double] = [2, 0, 3.5, 1, 4, 5.5, 2.5]
    var result: [GluDose] = []
    for index in 0..<7 {
      let day = dayStart.addingTimeInterval(Double(index) * 86_400)
      result.append(GluDose(id: index * 3, day: day, kind: .basal, units: basal[index]))
      result.append(GluDose(id: index * 3 + 1, day: day, kind: .bolus, units: bolus[index]))
      result.append(GluDose(id: index * 3 + 2, day: day, kind: .correction, units: correction[index]))
    }
    return result
  }()

  static let meals: [GluMeal] = [
    GluMeal(id: 1, name: "Porridge", slot: .breakfast, carbs: 42, rise: 58),
    GluMeal(id: 2, name: "Toast and egg", slot: .breakfast, carbs: 28, rise: 31),
    GluMeal(id: 3, name: "Cereal", slot: .breakfast, carbs: 51, rise: 84),
    GluMeal(id: 4, name: "Lentil soup", slot: .lunch, carbs: 33, rise: 27),
    GluMeal(id: 5, name: "Sandwich", slot: .lunch, carbs: 45, rise: 49),
    GluMeal(id: 6, name: "Rice bowl", slot: .lunch, carbs: 68, rise: 92),
    GluMeal(id: 7, name: "Pasta", slot: .dinner, carbs: 75, rise: 96),
    GluMeal(id: 8, name: "Fish and greens", slot: .dinner, carbs: 18, rise: 12),
    GluMeal(id: 9, name: "Curry", slot: .dinner, carbs: 60, rise: 71),
    GluMeal(id: 10, name: "Apple", slot: .snack, carbs: 19, rise: 22),
    GluMeal(id: 11, name: "Yoghurt", slot: .snack, carbs: 12, rise: 9),
    GluMeal(id: 12, name: "Biscuits", slot: .snack, carbs: 24, rise: 41),
  ]

  /// Two weeks of five finger-stick values a day.
  static let fingerSticks: [Double] = (0..<70).map { index in
    let slot = index % 5
    let base = [98.0, 142, 118, 165, 128][slot]
    let drift = Double((index * 37) % 41) - 20
    return base + drift
  }
}
