import Foundation
import Observation
import SwiftUI

@MainActor
@Observable
final class BudStore {
  var months: [BudMonth]
  var transactions: [BudTransaction]
  var envelopes: [BudEnvelope]
  var isLoading = false

  init() {
    let months = BudSampleData.year2024
    self.months = months
    self.transactions = BudSampleData.march
    self.envelopes = BudSampleData.envelopes(for: months[2])
  }

  var totalIncome: Double { months.reduce(0) { $0 + $1.income } }
  var totalSpent: Double { months.reduce(0) { $0 + $1.spent } }

  var yearByCategory: [BudSpend] {
    BudCategory.allCases.map { category in
      BudSpend(
        month: months[0].start,
        category: category,
        amount: months.reduce(0) { $0 + $1.amount(for: category) }
      )
    }
    .sorted { $0.amount > $1.amount }
  }

  func reload() async {
    isLoading = true
    defer { isLoading = false }
    try? await Task.sleep(for: .milliseconds(200))
    months = BudSampleData.year2024
  }

  func setLimit(_ limit: Double, for category: BudCategory) {
    guard let index = envelopes.firstIndex(where: { $0.category == category }) else { return }
    envelopes[index].limit = limit
  }
}

enum BudSampleData {
  static let year2024: [BudMonth] = (1...12).map { m in
    let start = BudCalendar.day(2024, m, 15)
    let amounts: [(BudCategory, Int)] = [
      (.housing, m < 7 ? 1150 : 1190),
      (.groceries, 460 + (m * 37) % 90),
      (.transport, 150 + (m * 53) % 80),
      (.leisure, 180 + (m * 29) % 120 + (m == 7 || m == 8 ? 420 : 0) + (m == 12 ? 310 : 0)),
      (.health, 60 + (m * 17) % 70),
      (.insurance, m % 3 == 1 ? 390 : 0),
    ]
    return BudMonth(
      index: m,
      start: start,
      income: Double((m < 4 ? 2450 : 2520) + (m == 12 ? 1480 : 0)),
      spends: amounts.map { BudSpend(month: start, category: $0.0, amount: Double($0.1)) }
    )
  }

  static let merchants = [
    "Green Market", "City Rail", "Corner Bakery", "Cinema Lux", "Pharmacy 24", "Book Nook",
  ]

  static let march: [BudTransaction] = (0..<36).map { i in
    let raw = (i * i * 7 + i * 13) % 118
    let scaled = i % 3 == 0 ? raw : raw / 3
    let categories: [BudCategory] = [.groceries, .transport, .groceries, .leisure, .health, .leisure]
    return BudTransaction(
      id: i,
      date: BudCalendar.day(2024, 3, 1 + (i * 30) / 36),
      merchant: merchants[i % merchants.count],
      category: categories[i % categories.count],
      amount: Double(scaled) + 3.5
    )
  }

  static func envelopes(for month: BudMonth) -> [BudEnvelope] {
    let limits: [BudCategory: Double] = [
      .housing: 1200, .groceries: 470, .transport: 220, .leisure: 300, .health: 100, .insurance: 130,
    ]
    return BudCategory.allCases.map {
      BudEnvelope(category: $0, limit: limits[$0] ?? 0, spent: month.amount(for: $0))
    }
  }
}

extension EnvironmentValues {
  @Entry var budCurrencyCode: String = "EUR"
}
