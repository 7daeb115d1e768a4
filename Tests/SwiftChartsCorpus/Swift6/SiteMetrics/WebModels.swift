import Foundation

struct WebDay: Identifiable, Hashable, Sendable {
  let id: Int
  let date: Date
  let sessions: Int
  let newVisitors: Int

  var returning: Int { sessions - newVisitors }
}

struct WebRelease: Identifiable, Sendable {
  let date: Date
  let name: String

  var id: String { name }
}

enum WebPercentile: String, CaseIterable, Identifiable, Sendable {
  case p50 = "Median"
  case p95 = "95th percentile"
  case p99 = "99th percentile"

  var id: Self { self }
}

struct WebLatency: Identifiable, Hashable, Sendable {
  let hour: Int
  let percentile: WebPercentile
  let milliseconds: Double

  var id: String { "\(percentile.rawValue)\(hour)" }
}

struct WebFunnelStep: Identifiable, Hashable, Sendable {
  let name: String
  let count: Int
  var id: String { name }
}

struct WebReferral: Identifiable, Hashable, Sendable {
  let month: String
  let source: String
  let sessions: Int
  var id: String { month + source }
}

struct WebCohortCell: Identifiable, Hashable, Sendable {
  let cohort: String
  let week: String
  let percent: Int
  var id: String { cohort + week }
}

enum WebSamples {
  /// Saturday, 1 March 2025, noon UTC.
  static let start = Date(timeIntervalSince1970: 1_740_830_400)

  static let days: [WebDay] = (0..<120).map { i in
    let isWeekend = i % 7 < 2
    let sessions = 900 + i * 4 - (isWeekend ? 310 : 0) + (i * 37) % 83 + (i == 46 ? 740 : 0)
    return WebDay(
      id: i,
      date: start.addingTimeInterval(Double(i) * 86_400),
      sessions: sessions,
      newVisitors: sessions * (38 + (i * 5) % 9) / 100
    )
  }

  static let releases: [WebRelease] = [
    WebRelease(date: start.addingTimeInterval(46 * 86_400), name: "Newsletter"),
    WebRelease(date: start.addingTimeInterval(90 * 86_400), name: "Redesign"),
  ]

  private static let load = [
    12, 8, 6, 5, 5, 8, 18, 34, 52, 66, 74, 78,
    80, 76, 82, 84, 79, 70, 62, 58, 49, 38, 26, 17,
  ]

  /// At 14 h a deployment slowed the slowest requests.
  static let latencies: [WebLatency] = load.enumerated().flatMap { hour, load -> [WebLatency] in
    let p50 = 40 + load / 2
    let p95 = p50 * 4 + load
    let p99 = p95 * 3 + load * 2 + (hour == 14 ? 4_200 : 0)
    return [
      WebLatency(hour: hour, percentile: .p50, milliseconds: Double(p50)),
      WebLatency(hour: hour, percentile: .p95, milliseconds: Double(p95)),
      WebLatency(hour: hour, percentile: .p99, milliseconds: Double(p99)),
    ]
  }

  static let funnel: [WebFunnelStep] = [
    WebFunnelStep(name: "Visit", count: 48_200),
    WebFunnelStep(name: "Product page", count: 21_690),
    WebFunnelStep(name: "Basket", count: 6_748),
    WebFunnelStep(name: "Checkout", count: 3_374),
    WebFunnelStep(name: "Order", count: 2_699),
  ]

  static let referrals: [WebReferral] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"].enumerated().flatMap { m, month in
    [
      WebReferral(month: month, source: "Search", sessions: 12_400 + m * 350),
      WebReferral(month: month, source: "Direct", sessions: 7_900 - m * 120),
      WebReferral(month: month, source: "Social", sessions: 2_300 + m * m * 180),
      WebReferral(month: month, source: "Newsletter", sessions: 1_150 + (m % 2) * 900),
    ]
  }

  static let cohorts: [WebCohortCell] = (0..<8).flatMap { c in
    (0..<(8 - c)).map { k in
      WebCohortCell(
        cohort: "\(7 + c * 7 > 31 ? "Apr" : "Mar") \(7 + c * 7 > 31 ? 7 + c * 7 - 31 : 7 + c * 7)",
        week: "W\(k)",
        percent: k == 0 ? 100 : 52 - k * 5 + (c * 5) % 7 + c
      )
    }
  }
}
