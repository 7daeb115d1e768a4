import ChartModel

/// The format that Vega takes for a time without one: what is finest of it, as on an axis (vega-format).
///
/// ```swift
/// AutomaticTimeFormat().text(0, in: .utc)           // 1970
/// AutomaticTimeFormat().text(43_200_000, in: .utc)  // 12 PM
/// ```
struct AutomaticTimeFormat: Sendable {
  private let specifiers: VegaObject

  /// - Parameter specifiers: formats by unit that take the place of the usual ones.
  init(_ specifiers: VegaObject = VegaObject()) { self.specifiers = specifiers }

  func text(_ time: Double, in zone: TimeZoneRules) -> String {
    let (unit, usual) = Self.unit(of: time, in: zone)
    let specifier =
      specifiers[unit].ownText ?? (unit == "date" ? specifiers["day"].ownText : nil) ?? usual
    return TimeFormat(specifier).text(time, in: zone)
  }

  private static func unit(of time: Double, in zone: TimeZoneRules) -> (name: String, format: String) {
    func isWithin(_ interval: JavaScriptInterval) -> Bool { interval.floor(time, in: zone) < time }
    if isWithin(.seconds) { return ("milliseconds", ".%L") }
    if isWithin(.minutes) { return ("seconds", ":%S") }
    if isWithin(.hours) { return ("minutes", "%I:%M") }
    if isWithin(.date) { return ("hours", "%I %p") }
    if isWithin(.month) { return isWithin(.week) ? ("date", "%a %d") : ("week", "%b %d") }
    if isWithin(.year) { return isWithin(.quarter) ? ("month", "%B") : ("quarter", "%B") }
    return ("year", "%Y")
  }
}

extension VegaValue {
  /// The text that the value is, unless it is empty or something else.
  fileprivate var ownText: String? {
    if case .string(let text) = self, !text.isEmpty { text } else { nil }
  }
}
