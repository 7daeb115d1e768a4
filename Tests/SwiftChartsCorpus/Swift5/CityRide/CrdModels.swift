import Foundation
import SwiftUI

enum CrdMode: String, CaseIterable, Identifiable {
  case bus = "Bus"
  case tram = "Tram"
  case bike = "Bike"
  case walk = "Walk"

  var id: String { rawValue }

  var color: Color {
    switch self {
    case .bus: return .blue
    case .tram: return .red
    case .bike: return .green
    case .walk: return .brown
    }
  }

  var symbol: String {
    switch self {
    case .bus: return "bus"
    case .tram: return "tram"
    case .bike: return "bicycle"
    case .walk: return "figure.walk"
    }
  }
}

struct CrdTrip: Identifiable {
  let id: Int
  let date: Date
  let mode: CrdMode
  let minutes: Int
  let delay: Int
}

struct CrdDepartureTime: Identifiable {
  let departure: Date
  let fastest: Int
  let median: Int
  let slowest: Int

  var id: Date { departure }
}

struct CrdModeShare: Identifiable {
  let weekday: String
  let mode: CrdMode
  let trips: Int

  var id: String { weekday + mode.rawValue }
}

enum CrdAgreement: Int, CaseIterable, Identifiable {
  case stronglyDisagree, disagree, neutral, agree, stronglyAgree

  var id: Int { rawValue }

  var title: String {
    switch self {
    case .stronglyDisagree: return "Strongly disagree"
    case .disagree: return "Disagree"
    case .neutral: return "Neutral"
    case .agree: return "Agree"
    case .stronglyAgree: return "Strongly agree"
    }
  }

  var color: Color {
    switch self {
    case .stronglyDisagree: return Color(red: 0.75, green: 0.22, blue: 0.17)
    case .disagree: return Color(red: 0.93, green: 0.58, blue: 0.47)
    case .neutral: return Color(white: 0.82)
    case .agree: return Color(red: 0.50, green: 0.72, blue: 0.84)
    case .stronglyAgree: return Color(red: 0.13, green: 0.44, blue: 0.65)
    }
  }
}

struct CrdStatement: Identifiable {
  let text: String
  /// Answers in the order of `CrdAgreement`.
  let counts: [Int]

  var id: String { text }
  var respondents: Int { counts.reduce(0, +) }

  func percent(_ agreement: CrdAgreement) -> Double {
    guard respondents > 0 else { return 0 }
    return Double(counts[agreement.rawValue]) * 100 / Double(respondents)
  }

  /// The neutral answers straddle zero.
  func range(_ agreement: CrdAgreement) -> ClosedRange<Double> {
    let start = -(percent(.stronglyDisagree) + percent(.disagree) + percent(.neutral) / 2)
    let before = CrdAgreement.allCases.prefix(agreement.rawValue).reduce(0) { $0 + percent($1) }
    return (start + before)...(start + before + percent(agreement))
  }

  var agreeing: Double { percent(.agree) + percent(.stronglyAgree) }
}

struct CrdFarePoint: Identifiable {
  let day: Int
  let spent: Double

  var id: Int { day }
}

enum CrdSample {
  static func day(_ offset: Int, hour: Int = 8) -> Date {
    let start = Calendar.current.date(from: DateComponents(year: 2024, month: 10, day: 7, hour: hour))!
    return Calendar.current.date(byAdding: .day, value: offset, to: start)!
  }

  static let trips: [CrdTrip] = (0..<60).map { index in
    let mode = CrdMode.allCases[(index * 3 + index / 5) % 4]
    let delay = (index * 17) % 23 - 4 + (index % 7 == 0 ? 8 : 0)
    return CrdTrip(id: index, date: day(index), mode: mode, minutes: 28 + (index * 7) % 15, delay: delay)
  }

  static let departures: [CrdDepartureTime] = {
    let rows: [(Int, Int, Int, Int)] = [
      (360, 24, 26, 31), (390, 24, 28, 35), (420, 26, 33, 45), (450, 28, 39, 58),
      (480, 29, 42, 66), (510, 27, 37, 54), (540, 25, 31, 42), (570, 24, 28, 36),
    ]
    let midnight = Calendar.current.date(from: DateComponents(year: 2024, month: 10, day: 7))!
    return rows.map {
      CrdDepartureTime(
        departure: midnight.addingTimeInterval(Double($0.0) * 60), fastest: $0.1, median: $0.2, slowest: $0.3)
    }
  }()

  static let shares: [CrdModeShare] = ["Mon", "Tue", "Wed", "Thu", "Fri"].enumerated().flatMap { offset, weekday in
    CrdMode.allCases.enumerated().map { position, mode in
      CrdModeShare(weekday: weekday, mode: mode, trips: 20 + (offset * 13 + position * 29) % 41)
    }
  }

  static let survey: [CrdStatement] = [
    CrdStatement(text: "Trams are on time", counts: [30, 42, 24, 18, 6]),
    CrdStatement(text: "I feel safe at night", counts: [12, 18, 30, 42, 18]),
    CrdStatement(text: "Tickets are easy to buy", counts: [6, 6, 12, 48, 48]),
    CrdStatement(text: "Stops are clean", counts: [18, 24, 36, 30, 12]),
  ]

  static let fares: [CrdFarePoint] = {
    var spent = 0.0
    return (1...30).map { day in
      if day % 7 != 6 && day % 7 != 0 { spent += day % 5 == 0 ? 5.6 : 2.8 }
      return CrdFarePoint(day: day, spent: (spent * 100).rounded() / 100)
    }
  }()
}
