import SourceText

/// A time unit as Vega-Lite names it: which parts of a date it keeps, and on whose clock.
///
/// ```swift
/// TimeUnitSpec("utcyearmonth")?.parts  // [.year, .month]
/// TimeUnitSpec("binnedyearmonthdate")?.isBinned  // true
/// ```
struct TimeUnitSpec: Sendable, Equatable {
  /// The parts, largest first; empty where Vega chooses them by the extent of the data.
  var parts: [TimeUnitPart]
  var isUTC = false
  /// Whether the data is in such units already.
  var isBinned = false
  /// How many of the smallest part are one unit.
  var step = 1.0
  /// How many units there may be, where Vega chooses them.
  var maxbins = 40.0

  /// The smallest part; it says how far a unit reaches.
  var smallest: TimeUnitPart? { parts.last }

  /// The unit's name without `utc` and `binned`.
  var name: String { parts.map(\.rawValue).joined() }

  init(parts: [TimeUnitPart]) { self.parts = parts }

  /// The unit with a name; `nil` for a name that is none.
  init?(_ name: String) {
    let name = Self.unprefixed(name)
    guard let parts = Self.parts(name.unit) else { return nil }
    self.parts = parts
    isUTC = name.isUTC
    isBinned = name.isBinned
  }

  /// A name with its prefixes taken apart: `binnedutcyear`.
  static func unprefixed(_ name: String) -> (unit: Substring, isUTC: Bool, isBinned: Bool) {
    let isBinned = name.hasPrefix("binned")
    let rest = name.dropFirst(isBinned ? 6 : 0)
    let isUTC = rest.hasPrefix("utc")
    return (rest.dropFirst(isUTC ? 3 : 0), isUTC, isBinned)
  }

  /// Reads a name, or an object with `unit`, `utc`, `step`, `maxbins` and `binned`.
  init(_ node: SpecificationNode, in context: VegaContext) throws(SpecificationFault) {
    if node.string != nil {
      self = try Self.named(node)
      return
    }
    guard node.tree.members != nil else { throw node.mismatch("the name of a time unit, or an object with \"unit\"") }
    try node.checkMembers(["unit", "utc", "step", "maxbins", "binned"], of: "a time unit")
    self = try node["unit"].map(Self.named) ?? TimeUnitSpec(parts: [])
    if try Self.flag(node["utc"]) { isUTC = true }
    if try Self.flag(node["binned"]) { isBinned = true }
    step = try Self.positive(node["step"], in: context) ?? 1
    maxbins = try Self.positive(node["maxbins"], in: context) ?? 40
  }

  private static func flag(_ node: SpecificationNode?) throws(SpecificationFault) -> Bool {
    guard let node else { return false }
    guard let value = node.bool else { throw node.mismatch("true or false") }
    return value
  }

  private static func positive(
    _ node: SpecificationNode?, in context: VegaContext
  ) throws(SpecificationFault) -> Double? {
    guard let node else { return nil }
    let number = try node.number("a number above 0", in: context)
    guard number > 0, number.isFinite else { throw node.mismatch("a number above 0") }
    return number
  }

  private static func named(_ node: SpecificationNode) throws(SpecificationFault) -> TimeUnitSpec {
    let name = try node.text("the name of a time unit")
    if let unit = TimeUnitSpec(name) { return unit }
    let near = NearestNames.nearest(to: name, among: TimeUnitNames.all)
    throw SpecificationFault(
      at: node, found: "\(Wording.quoted(name)) is no time unit",
      expected: "year, quarter, month, week, date, day, dayofyear, hours, minutes, seconds, milliseconds, or several "
        + "such as yearmonthdate", remedy: near.map { "Did you mean \($0)?" })
  }

  /// The parts that a name is made of; `nil` where something else is in it, or where Vega does not let them go together.
  private static func parts(_ name: Substring) -> [TimeUnitPart]? {
    // Vega-Lite lists `weeksdayhours`, with an S too many, among its units.
    var rest = name == "weeksdayhours" ? "weekdayhours" : name
    var parts: [TimeUnitPart] = []
    // Longest first, as `dayofyear` begins like `day`.
    let known = TimeUnitPart.allCases.sorted { $0.rawValue.utf8.count > $1.rawValue.utf8.count }
    while !rest.isEmpty {
      guard let part = known.first(where: { rest.hasPrefix($0.rawValue) }), !parts.contains(part) else { return nil }
      parts.append(part)
      rest = rest.dropFirst(part.rawValue.count)
    }
    let byWeek = parts.contains { $0 == .week || $0 == .day }
    let byMonth = parts.contains { [.quarter, .month, .date].contains($0) }
    return parts.isEmpty || byWeek && byMonth ? nil : parts.sorted()
  }
}

/// The names that Vega-Lite lists.
enum TimeUnitNames {
  static let local = [
    "year", "quarter", "month", "week", "day", "dayofyear", "date", "hours", "minutes", "seconds", "milliseconds",
    "yearquarter", "yearquartermonth", "yearmonth", "yearmonthdate", "yearmonthdatehours", "yearmonthdatehoursminutes",
    "yearmonthdatehoursminutesseconds", "yearweek", "yearweekday", "yearweekdayhours", "yearweekdayhoursminutes",
    "yearweekdayhoursminutesseconds", "yeardayofyear", "quartermonth", "monthdate", "monthdatehours",
    "monthdatehoursminutes", "monthdatehoursminutesseconds", "weekday", "weekdayhours", "weekdayhoursminutes",
    "weekdayhoursminutesseconds", "dayhours", "dayhoursminutes", "dayhoursminutesseconds", "hoursminutes",
    "hoursminutesseconds", "minutesseconds", "secondsmilliseconds",
  ]
  static let all = local + local.map { "utc" + $0 }
}
