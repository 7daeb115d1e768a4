import Foundation
import Combine

@MainActor
final class InvLedger: ObservableObject {
  @Published var invoices: [InvInvoice]
  @Published var searchText = ""
  @Published private(set) var results: [InvInvoice] = []

  /// The books are closed on 1 April 2025.
  let closingDay = InvDates.day(2025, 4, 1)

  private var cancellables: Set<AnyCancellable> = []

  init(invoices: [InvInvoice] = InvSamples.invoices) {
    self.invoices = invoices
    results = invoices
    $searchText
      .removeDuplicates()
      .combineLatest($invoices)
      .map { text, all in
        text.isEmpty ? all : all.filter { $0.client.localizedCaseInsensitiveContains(text) }
      }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
  }

  var unpaid: [InvInvoice] {
    invoices.filter { $0.paid == nil }
  }

  func markPaid(_ invoice: InvInvoice) {
    guard let index = invoices.firstIndex(of: invoice) else { return }
    invoices[index] = InvInvoice(
      number: invoice.number,
      client: invoice.client,
      issued: invoice.issued,
      due: invoice.due,
      paid: closingDay,
      amount: invoice.amount
    )
  }
}

enum InvDates {
  static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
    let parts = DateComponents(
      calendar: Calendar(identifier: .gregorian),
      timeZone: TimeZone(identifier: "UTC"),
      year: year, month: month, day: day, hour: 12
    )
    return parts.date!
  }
}

enum InvSamples {
  static let clients = ["Baker & Sons", "Delta Dental", "Fjord Travel", "Nordlys Media"]

  static let invoices: [InvInvoice] = (0..<32).map { i in
    let issued = InvDates.day(2024, 11, 4).addingTimeInterval(Double(i * 9 / 2) * 86_400)
    let delay = 12 + (i * 17) % 31 + (i % 4 == 1 ? 14 : 0)
    let paidOn = issued.addingTimeInterval(Double(delay) * 86_400)
    let isPaid = i % 5 != 3 && paidOn < InvDates.day(2025, 4, 1)
    return InvInvoice(
      number: 4_100 + i,
      client: clients[i % 4],
      issued: issued,
      due: issued.addingTimeInterval(30 * 86_400),
      paid: isPaid ? paidOn : nil,
      amount: Double(900 + (i * i * 131 + i * 57) % 4_200)
    )
  }

  static let firstQuarter: [InvCashStep] = [
    InvCashStep(name: "Opening", kind: .total, amount: 18_400),
    InvCashStep(name: "Invoices", kind: .inflow, amount: 42_300),
    InvCashStep(name: "Subscriptions", kind: .inflow, amount: 11_850),
    InvCashStep(name: "Salaries", kind: .outflow, amount: -29_600),
    InvCashStep(name: "Tax", kind: .outflow, amount: -7_950),
    InvCashStep(name: "Rent", kind: .outflow, amount: -4_200),
    InvCashStep(name: "Software", kind: .outflow, amount: -1_340),
    InvCashStep(name: "Closing", kind: .total, amount: 29_460),
  ]

  static let plans: [InvPlanMonth] = ["Starter", "Team", "Business"].enumerated().flatMap { index, plan in
    (1...12).map { m in
      InvPlanMonth(
        month: InvDates.day(2024, m, 15),
        plan: plan,
        revenue: Double([1_200 + m * 35, 2_400 + m * 140, 900 + m * m * 22][index]),
        joined: [14, 8, 3][index] + (m * 5 + index) % 6,
        cancelled: [9, 4, 1][index] + (m * 7 + index) % 4
      )
    }
  }

  /// Revenue of January 2024 to September 2025. The books of August 2024 are missing.
  static let forecast: [InvForecastPoint] = (1...21).map { m in
    let month = InvDates.day(2024 + (m - 1) / 12, (m - 1) % 12 + 1, 1)
    if m > 15 {
      let k = Double(m - 15)
      let expected = 19_010 + 330 * k
      let margin = 400 + 350 * k
      return InvForecastPoint(
        month: month, actual: nil, expected: expected, low: expected - margin, high: expected + margin)
    }
    let actual: Double? = m == 8 ? nil : Double(14_200 + m * 320 + ((m * 7) % 5 - 2) * 430)
    return InvForecastPoint(month: month, actual: actual, expected: nil, low: nil, high: nil)
  }
}
