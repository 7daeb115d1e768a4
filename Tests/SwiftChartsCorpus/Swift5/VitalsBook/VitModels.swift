import Foundation
import SwiftUI
import Charts

struct VitPressure: Identifiable, Hashable {
  let id: Int
  let date: Date
  let systolic: Int
  let diastolic: Int
  let pulse: Int

  var category: VitPressureCategory {
    VitPressureCategory(systolic: systolic, diastolic: diastolic)
  }
}

enum VitPressureCategory: String, CaseIterable {
  case normal = "Normal"
  case elevated = "Elevated"
  case stage1 = "Stage 1"
  case stage2 = "Stage 2"

  init(systolic: Int, diastolic: Int) {
    if systolic >= 140 || diastolic >= 90 {
      self = .stage2
    } else if systolic >= 130 || diastolic >= 80 {
      self = .stage1
    } else if systolic >= 120 {
      self = .elevated
    } else {
      self = .normal
    }
  }

  var color: Color {
    switch self {
    case .normal: return .green
    case .elevated: return .yellow
    case .stage1: return .orange
    case .stage2: return .red
    }
  }
}

struct VitWeight: Identifiable {
  var id: Date { date }
  let date: Date
  let kilograms: Double
}

struct VitComposition: Identifiable {
  var id: String { "\(month.timeIntervalSince1970)-\(part)" }
  let month: Date
  let part: String
  let kilograms: Double
}

struct VitCycleDay: Identifiable {
  var id: Int { day }
  let day: Int
  /// Basal temperature in °C; nil when it was not taken.
  let temperature: Double?
  let phase: VitCyclePhase
}

enum VitCyclePhase: String, CaseIterable {
  case menstrual = "Menstrual"
  case follicular = "Follicular"
  case ovulation = "Ovulation"
  case luteal = "Luteal"

  var color: Color {
    switch self {
    case .menstrual: return .red
    case .follicular: return .teal
    case .ovulation: return .pink
    case .luteal: return .purple
    }
  }
}

struct VitPhaseSpan: Identifiable {
  var id: String { phase.rawValue }
  let phase: VitCyclePhase
  let firstDay: Int
  let lastDay: Int
}

enum VitSample {
  /// Monday 5 May 2025, 00:00 UTC
  static let start = Date(timeIntervalSince1970: 1_746_403_200)

  static let pressures: [VitPressure] = {
    let rows: [(Int, Int, Int)] = [
      (128, 82, 71), (131, 84, 74), (126, 79, 69), (135, 88, 78), (142, 91, 80),
      (138, 86, 76), (129, 81, 70), (124, 78, 68), (133, 85, 73), (121, 76, 66),
      (118, 75, 65), (127, 80, 69), (122, 77, 67), (117, 74, 64),
    ]
    return rows.enumerated().map { index, row in
      VitPressure(
        id: index,
        date: start.addingTimeInterval(Double(index) * 86_400 + 7 * 3600),
        systolic: row.0,
        diastolic: row.1,
        pulse: row.2
      )
    }
  }()

  static let weights: [VitWeight] = (0..<60).compactMap { index in
    // No weighing on every eleventh day.
    guard index % 11 != 10 else { return nil }
    let wobble = Double((index * 13) % 7 - 3) * 0.2
    let value = 84.6 - Double(index) * 0.06 + wobble
    return VitWeight(
      date: start.addingTimeInterval(Double(index) * 86_400 + 6 * 3600),
      kilograms: (value * 10).rounded() / 10
    )
  }

  static let composition: [VitComposition] = {
    // First days of January to June 2025, UTC
    let months: [TimeInterval] = [
      1_735_689_600, 1_738_368_000, 1_740_787_200, 1_743_465_600, 1_746_057_600, 1_748_736_000,
    ]
    let fat = [23.1, 22.4, 21.8, 21.3, 20.5, 19.9]
    let muscle = [34.2, 34.4, 34.6, 34.9, 35.3, 35.6]
    let other = [28.7, 28.6, 28.6, 28.5, 28.5, 28.4]
    var rows: [VitComposition] = []
    for (index, seconds) in months.enumerated() {
      let month = Date(timeIntervalSince1970: seconds)
      rows.append(VitComposition(month: month, part: "Muscle", kilograms: muscle[index]))
      rows.append(VitComposition(month: month, part: "Fat", kilograms: fat[index]))
      rows.append(VitComposition(month: month, part: "Other", kilograms: other[index]))
    }
    return rows
  }()

  static let phases: [VitPhaseSpan] = [
    VitPhaseSpan(phase: .menstrual, firstDay: 1, lastDay: 5),
    VitPhaseSpan(phase: .follicular, firstDay: 6, lastDay: 12),
    VitPhaseSpan(phase: .ovulation, firstDay: 13, lastDay: 15),
    VitPhaseSpan(phase: .luteal, firstDay: 16, lastDay: 28),
  ]

  static let cycle: [VitCycleDay] = {
    let temperatures: [Double?] = [
      36.52, 36.48, 36.45, 36.47, 36.44, 36.42, 36.43, 36.40, nil, nil,
      36.41, 36.39, 36.36, 36.33, 36.55, 36.68, 36.74, 36.77, 36.79, 36.81,
      36.80, 36.82, nil, 36.79, 36.78, 36.76, 36.71, 36.60,
    ]
    return temperatures.enumerated().map { index, temperature in
      let day = index + 1
      let span = phases.first { ($0.firstDay...$0.lastDay).contains(day) }
      return VitCycleDay(day: day, temperature: temperature, phase: span?.phase ?? .luteal)
    }
  }()
}
