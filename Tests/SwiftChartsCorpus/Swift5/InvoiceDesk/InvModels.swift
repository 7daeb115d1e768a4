import Foundation

enum InvStatus: String, CaseIterable {
  case paid = "Paid"
  case open = "Open"
  case overdue = "Overdue"
}

enum InvAgeBucket: String, CaseIterable, Identifiable {
  case notDue = "Not due"
  case upTo30 = "1–30 days"
  case upTo60 = "31–60 days"
  case upTo90 = "61–90 days"
  case older = "Over 90 days"

  var id: String { rawValue }

  init(daysLate: Int) {
    switch daysLate {
    case ...0: self = .notDue
    case 1...30: self = .upTo30
    case 31...60: self = .upTo60
    case 61...90: self = .upTo90
    default: self = .older
    }
  }
}

struct InvInvoice: Identifiable, Hashable {
  let number: Int
  let client: String
  let issued: Date
  let due: Date
  let paid: Date?
  let amount: Double

  var id: Int { number }

  func status(on day: Date) -> InvStatus {
    if paid != nil { return .paid }
    return due < day ? .overdue : .open
  }

  func daysLate(on day: Date) -> Int {
    Int((day.timeIntervalSince(due) / 86_400).rounded(.down))
  }

  var daysToPay: Int? {
    guard let paid = paid else { return nil }
    return Int((paid.timeIntervalSince(issued) / 86_400).rounded())
  }
}

struct InvCashStep: Identifiable, Hashable {
  enum Kind: String {
    case total = "Balance"
    case inflow = "In"
    case outflow = "Out"
  }

  let name: String
  let kind: Kind
  let amount: Double

  var id: String { name }
}

struct InvPlanMonth: Identifiable, Hashable {
  let month: Date
  let plan: String
  let revenue: Double
  let joined: Int
  let cancelled: Int

  var id: String { "\(plan) \(month.timeIntervalSince1970)" }
}

struct InvForecastPoint: Identifiable, Hashable {
  let month: Date
  let actual: Double?
  let expected: Double?
  let low: Double?
  let high: Double?

  var id: Date { month }
}

struct InvFiveNumbers: Hashable {
  let minimum: Double
  let lowerQuartile: Double
  let median: Double
  let upperQuartile: Double
  let maximum: Double

  init?(_ values: [Double]) {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    func quantile(_ p: Double) -> Double {
      let position = p * Double(sorted.count - 1)
      let below = Int(position.rounded(.down))
      let above = min(below + 1, sorted.count - 1)
      return sorted[below] + (position - Double(below)) * (sorted[above] - sorted[below])
    }
    minimum = sorted[0]
    lowerQuartile = quantile(0.25)
    median = quantile(0.5)
    upperQuartile = quantile(0.75)
    maximum = sorted[sorted.count - 1]
  }
}
