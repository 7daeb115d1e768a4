import Foundation
import SwiftUI

enum PbkKind: String, CaseIterable, Identifiable, Codable, Sendable {
  case easy = "Easy"
  case tempo = "Tempo"
  case long = "Long run"

  var id: Self { self }

  var color: Color {
    switch self {
    case .easy: .teal
    case .tempo: .red
    case .long: .purple
    }
  }
}

struct PbkRun: Identifiable, Hashable, Sendable {
  let id: Int
  let date: Date
  let kind: PbkKind
  let kilometers: Double
  /// Seconds per kilometre.
  let pace: Double

  var duration: Double { pace * kilometers }
}

struct PbkSplit: Identifiable, Sendable {
  let kilometer: Int
  let seconds: Int

  var id: Int { kilometer }
}

struct PbkElevationSample: Identifiable, Sendable {
  let kilometer: Double
  let meters: Double

  var id: Double { kilometer }
}

struct PbkZone: Identifiable, Hashable, Sendable {
  let number: Int
  let name: String
  let minutes: Int

  var id: Int { number }

  static let palette: [Color] = [.gray, .blue, .green, .orange, .red]
}

struct PbkWeekLoad: Identifiable, Sendable {
  let weekStart: Date
  let kindName: String
  let kilometers: Double

  var id: String { "\(weekStart.timeIntervalSinceReferenceDate)-\(kindName)" }
}

struct PbkWeekBand: Identifiable, Sendable {
  let weekStart: Date
  let low: Double
  let high: Double

  var id: Date { weekStart }
}

struct PbkRaceResult: Identifiable, Sendable {
  let name: String
  let kilometers: Double
  let minutes: Double

  var id: String { name }
}

/// Formats seconds per kilometre as "5:05".
struct PbkPaceStyle: FormatStyle {
  var showsUnit = false

  func format(_ value: Double) -> String {
    let seconds = Int(value.rounded())
    let text = "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
    return showsUnit ? text + " /km" : text
  }
}

extension FormatStyle where Self == PbkPaceStyle {
  static var pbkPace: PbkPaceStyle { PbkPaceStyle() }
  static func pbkPace(showsUnit: Bool) -> PbkPaceStyle { PbkPaceStyle(showsUnit: showsUnit) }
}

enum PbkSample {
  private static func date(_ month: Int, _ day: Int) -> Date {
    let components = DateComponents(
      calendar: Calendar(identifier: .gregorian), year: 2025, month: month, day: day, hour: 7)
    return components.date ?? .distantPast
  }

  static let runs: [PbkRun] = (0..<16).map { index in
    let cycle: [PbkKind] = [.easy, .tempo, .easy, .long]
    let kind = cycle[index % 4]
    let step = Double(index)
    let (kilometers, pace): (Double, Double) =
      switch kind {
      case .easy: (6 + Double(index % 3), 345 - 2 * step)
      case .tempo: (8, 300 - 3 * step)
      case .long: (14 + step / 2, 362 - step)
      }
    return PbkRun(
      id: index, date: Calendar.current.date(byAdding: .day, value: index * 3, to: date(4, 1)) ?? date(4, 1),
      kind: kind, kilometers: kilometers, pace: pace)
  }

  static let splits: [PbkSplit] = [312, 306, 303, 309, 321, 298, 295, 301, 290, 284].enumerated().map {
    PbkSplit(kilometer: $0.offset + 1, seconds: $0.element)
  }

  static let elevation: [PbkElevationSample] = (0...48).map { index in
    let kilometer = Double(index) * 0.25
    let climb = 60 * sin(kilometer / 12 * .pi)
    let ripple = 12 * sin(kilometer * 1.7)
    return PbkElevationSample(kilometer: kilometer, meters: (140 + climb + ripple).rounded())
  }

  static let zones: [PbkZone] = [
    PbkZone(number: 1, name: "Warm-up", minutes: 18),
    PbkZone(number: 2, name: "Endurance", minutes: 74),
    PbkZone(number: 3, name: "Tempo", minutes: 41),
    PbkZone(number: 4, name: "Threshold", minutes: 22),
    PbkZone(number: 5, name: "Maximum", minutes: 9),
  ]

  static let weekStarts: [Date] = (0..<8).map { week in
    Calendar.current.date(byAdding: .day, value: week * 7, to: date(3, 3)) ?? date(3, 3)
  }

  static let loads: [PbkWeekLoad] = weekStarts.enumerated().flatMap { index, start in
    [
      PbkWeekLoad(weekStart: start, kindName: PbkKind.easy.rawValue, kilometers: 14 + Double(index) * 1.5),
      PbkWeekLoad(weekStart: start, kindName: PbkKind.tempo.rawValue, kilometers: index == 3 ? 0 : 8),
      PbkWeekLoad(weekStart: start, kindName: PbkKind.long.rawValue, kilometers: 12 + Double((index * 3) % 7)),
    ]
  }

  static let bands: [PbkWeekBand] = weekStarts.enumerated().map { index, start in
    let target = 34 + Double(index) * 1.8
    return PbkWeekBand(weekStart: start, low: target * 0.85, high: target * 1.15)
  }

  static let races: [PbkRaceResult] = [
    PbkRaceResult(name: "Parkrun", kilometers: 5, minutes: 23.5),
    PbkRaceResult(name: "Harbour 10", kilometers: 10, minutes: 49.2),
    PbkRaceResult(name: "Lake Half", kilometers: 21.0975, minutes: 111.4),
  ]
}
