import Foundation
import SwiftUI
import Charts

struct PilMedicine: Identifiable, Hashable {
  let id: String
  let name: String
  let strength: String
  /// Tablets in the house.
  var stock: Int
  let perDay: Int
  let halfLifeHours: Double

  var daysLeft: Int { perDay == 0 ? 0 : stock / perDay }
}

enum PilIntakeState: String, CaseIterable, Plottable {
  case taken = "Taken"
  case late = "Late"
  case missed = "Missed"

  var color: Color {
    switch self {
    case .taken: return .green
    case .late: return .yellow
    case .missed: return .red
    }
  }
}

struct PilIntake: Identifiable {
  let id: Int
  let due: Date
  let takenAt: Date?

  var state: PilIntakeState {
    guard let takenAt = takenAt else { return .missed }
    return takenAt.timeIntervalSince(due) > 30 * 60 ? .late : .taken
  }

  /// Hours after midnight (UTC) at which it was taken.
  var takenHour: Double? {
    guard let takenAt = takenAt else { return nil }
    return takenAt.timeIntervalSince(dayStart) / 3600
  }

  var dayStart: Date {
    Date(timeIntervalSince1970: (due.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400)
  }
}

struct PilSymptomEntry: Identifiable {
  let id: Int
  let symptom: String
  let day: Date
  let severity: Int
}

struct PilSideEffect: Identifiable {
  var id: String { name }
  let name: String
  let days: Int
  let isSerious: Bool
}

struct PilLevel: Identifiable {
  var id: Double { hour }
  let hour: Double
  let nanograms: Double
}

enum PilSample {
  /// Sunday 1 June 2025, 00:00 UTC
  static let start = Date(timeIntervalSince1970: 1_748_736_000)

  static let medicines: [PilMedicine] = [
    PilMedicine(id: "lev", name: "Levothyroxine", strength: "75 µg", stock: 41, perDay: 1, halfLifeHours: 168),
    PilMedicine(id: "met", name: "Metformin", strength: "500 mg", stock: 22, perDay: 2, halfLifeHours: 6),
    PilMedicine(id: "ram", name: "Ramipril", strength: "5 mg", stock: 6, perDay: 1, halfLifeHours: 15),
    PilMedicine(id: "ato", name: "Atorvastatin", strength: "20 mg", stock: 28, perDay: 1, halfLifeHours: 14),
    PilMedicine(id: "vit", name: "Vitamin D", strength: "1000 IU", stock: 60, perDay: 1, halfLifeHours: 360),
  ]

  /// Four weeks, one dose due at 08:00 each day.
  static let intakes: [PilIntake] = {
    let delays: [Int?] = [
      5, 0, 12, 48, 3, 8, nil,
      2, 7, 95, 4, 0, 33, 6,
      nil, 10, 1, 3, 61, nil, 9,
      4, 2, 0, 15, 5, 7, 3,
    ]
    return delays.enumerated().map { index, delay in
      let due = start.addingTimeInterval(Double(index) * 86_400 + 8 * 3600)
      return PilIntake(id: index, due: due, takenAt: delay.map { due.addingTimeInterval(Double($0) * 60) })
    }
  }()

  static let symptoms: [PilSymptomEntry] = {
    let table: [(String, [Int?])] = [
      ("Headache", [3, 4, 3, 2, nil, nil, 2, 1, 1, 0]),
      ("Nausea", [0, 1, 3, 4, 4, 3, 2, 2, 1, 1]),
      ("Fatigue", [5, 5, 4, 4, 4, 3, 3, nil, 2, 2]),
    ]
    var entries: [PilSymptomEntry] = []
    for (name, values) in table {
      for (offset, value) in values.enumerated() {
        guard let value = value else { continue }
        let day = start.addingTimeInterval(Double(offset) * 86_400)
        entries.append(PilSymptomEntry(id: entries.count, symptom: name, day: day, severity: value))
      }
    }
    return entries
  }()

  static let sideEffects: [PilSideEffect] = [
    PilSideEffect(name: "Dry mouth", days: 11, isSerious: false),
    PilSideEffect(name: "Dizziness", days: 7, isSerious: true),
    PilSideEffect(name: "Cough", days: 16, isSerious: false),
    PilSideEffect(name: "Rash", days: 2, isSerious: true),
    PilSideEffect(name: "Sleepiness", days: 9, isSerious: false),
  ]

  /// Levels in the blood for a dose of 400 ng/mL every twelve hours.
  static func levels(halfLife: Double, doses: Int = 4, every interval: Double = 12) -> [PilLevel] {
    let rate = log(2) / halfLife
    return stride(from: 0.0, through: Double(doses) * interval, by: 1).map { hour in
      var sum = 0.0
      for dose in 0..<doses {
        let since = hour - Double(dose) * interval
        if since >= 0 {
          sum += 400 * exp(-rate * since)
        }
      }
      return PilLevel(hour: hour, nanograms: sum)
    }
  }
}
