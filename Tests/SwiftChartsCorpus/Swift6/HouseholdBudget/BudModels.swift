import Foundation
import Charts

enum BudCategory: String, CaseIterable, Identifiable, Sendable {
  case housing
  case groceries
  case transport
  case leisure
  case health
  case insurance

  var id: String { rawValue }

  var title: String {
    switch self {
    case .housing: String(localized: "Housing")
    case .groceries: String(localized: "Groceries")
    case .transport: String(localized: "Transport")
    case .leisure: String(localized: "Leisure")
    case .health: String(localized: "Health")
    case .insurance: String(localized: "Insurance")
    }
  }

  var symbolName: String {
    switch self {
    case .housing: "house.fill"
    case .groceries: "cart.fill"
    case .transport: "tram.fill"
    case .leisure: "theatermasks.fill"
    case .health: "cross.case.fill"
    case .insurance: "umbrella.fill"
    }
  }
}

extension BudCategory: Plottable {
  var primitivePlottable: String { title }

  init?(primitivePlottable: String) {
    guard let match = BudCategory.allCases.first(where: { $0.title == primitivePlottable }) else {
      return nil
    }
    self = match
  }
}

struct BudSpend: Identifiable, Hashable, Sendable {
  let month: Date
  let category: BudCategory
  let amount: Double

  var id: String { "\(category.rawValue)-\(month.timeIntervalSince1970)" }
}

struct BudMonth: Identifiable, Hashable, Sendable {
  let index: Int
  let start: Date
  let income: Double
  let spends: [BudSpend]

  var id: Int { index }
  var spent: Double { spends.reduce(0) { $0 + $1.amount } }
  var balance: Double { income - spent }

  func amount(for category: BudCategory) -> Double {
    spends.first { $0.category == category }?.amount ?? 0
  }
}

struct BudTransaction: Identifiable, Hashable, Sendable {
  let id: Int
  let date: Date
  let merchant: String
  let category: BudCategory
  let amount: Double
}

struct BudEnvelope: Identifiable, Hashable, Sendable {
  let category: BudCategory
  var limit: Double
  var spent: Double

  var id: String { category.rawValue }
  var isOver: Bool { spent > limit }
  var share: Double { limit > 0 ? spent / limit : 0 }
}

enum BudCalendar {
  static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
    var parts = DateComponents()
    parts.year = year
    parts.month = month
    parts.day = day
    parts.hour = 12
    parts.timeZone = TimeZone(secondsFromGMT: 0)
    return Calendar(identifier: .gregorian).date(from: parts) ?? .distantPast
  }
}
