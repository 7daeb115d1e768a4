/// The format for a combination of time units: `timeUnitSpecifier` of vega-time.
///
/// ```swift
/// try TimeUnitSpecifier.text(["year", "month"])  // %Y-%m
/// ```
enum TimeUnitSpecifier {
  struct Fault: Error, Equatable {
    var found: String
    var expected: String?
  }

  private static let order: [JavaScriptInterval] = [
    .year, .quarter, .month, .week, .date, .day, .dayofyear, .hours, .minutes, .seconds, .milliseconds,
  ]

  private static let usual: [String: String] = [
    "year": "%Y ", "quarter": "Q%q ", "month": "%b ", "date": "%d ", "week": "W%U ", "day": "%a ",
    "dayofyear": "%j ", "hours": "%H:00", "minutes": "00:%M", "seconds": ":%S", "milliseconds": ".%L",
    "year-month": "%Y-%m ", "year-month-date": "%Y-%m-%d ", "hours-minutes": "%H:%M",
  ]

  /// - Parameter overrides: formats by unit, or by units with `-` between; null takes one away.
  static func text(_ units: [String], overrides: VegaObject = VegaObject()) throws(Fault) -> String {
    let names = try sorted(units)
    var text = ""
    var start = 0
    while start < names.count {
      let found = longest(names[start...], overrides)
      text += found?.format ?? ""
      start += found?.count ?? 1
    }
    return String(JavaScriptText.trimmed(text))
  }

  private static func longest(
    _ names: ArraySlice<String>, _ overrides: VegaObject
  ) -> (format: String, count: Int)? {
    for count in stride(from: names.count, to: 0, by: -1) {
      let key = names.prefix(count).joined(separator: "-")
      let own = overrides[key]
      if own == .null { continue }
      if let format = own == .undefined ? usual[key] : own.toText() { return (format, count) }
    }
    return nil
  }

  private static func sorted(_ units: [String]) throws(Fault) -> [String] {
    guard !units.isEmpty else { throw Fault(found: "no time unit is given") }
    for unit in units where JavaScriptInterval(rawValue: unit) == nil {
      let names = order.map(\.rawValue).joined(separator: ", ")
      throw Fault(found: "\(unit.shownInMessage) is no time unit", expected: names)
    }
    let kinds: [Set<String>] = [["week", "day"], ["quarter", "month", "date"], ["dayofyear"]]
    guard kinds.filter({ !$0.isDisjoint(with: units) }).count < 2 else {
      throw Fault(found: "the time units \(units.joined(separator: ", ")) do not go together")
    }
    return order.map(\.rawValue).flatMap { name in units.filter { $0 == name } }
  }
}
