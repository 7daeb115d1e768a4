/// Lines of a few rows of their own that go along one value, or up at one place: rules, whatever mark draws them.
///
/// A line to a goal that is written down as its two ends is no series of the data beside it.
enum ReferenceLines {
  /// More rows than this are data.
  static let mostRows = 4

  static func asRules(_ units: [CompiledUnit]) -> [CompiledUnit] {
    units.map { unit in isAlone(unit, units) ? asRule(unit, among: units) ?? unit : unit }
  }

  /// Whether a unit has a few rows of its own beside others with more of them.
  static func isBeside(_ unit: CompiledUnit, _ units: [CompiledUnit]) -> Bool {
    isAlone(unit, units)
      && units.contains { other in
        other.data != unit.data && other.view.mark != .text && other.rows.rowCount > unit.rows.rowCount * 2
          && other.channels.count > 1
      }
  }

  /// Whether a few rows are those of no other marks.
  private static func isAlone(_ unit: CompiledUnit, _ units: [CompiledUnit]) -> Bool {
    guard (1...mostRows).contains(unit.rows.rowCount), unit.channel("text") == nil else { return false }
    return units.count { $0.data == unit.data && $0.view.mark != .text } == 1 && units.contains { $0.data != unit.data }
  }

  private static func asRule(_ unit: CompiledUnit, among units: [CompiledUnit]) -> CompiledUnit? {
    guard let x = unit.values("x"), let y = unit.values("y"), unit.channels.allSatisfy({ isPosition($0) }) else {
      return nil
    }
    switch unit.view.mark {
    case .line, .trail:
      if isOne(y), !isOne(x), reaches("x", unit, units) { return rule(unit, along: "y") }
      return isOne(x) && !isOne(y) ? rule(unit, along: "x") : nil
    case .rule:
      // Several rows are the ranges of data.
      guard x.count == 1, isBeside(unit, units), let along = side(of: unit, x, y) else { return nil }
      return rule(unit, along: along)
    default: return nil
    }
  }

  /// Whether a nameless line of two or three rows of its own leads from a word to the data.
  static func isLeader(_ unit: CompiledUnit, among units: [CompiledUnit]) -> Bool {
    guard [.line, .trail].contains(unit.view.mark), (2...3).contains(unit.rows.rowCount), isBeside(unit, units),
      unit.channels.allSatisfy(isPosition), unit.view.frame.title == nil, asRule(unit, among: units) == nil
    else { return false }
    // What measures the same as the data is data.
    return ["x", "y"].allSatisfy { name in
      unit.channel(name)?.title?.isEmpty != false
        && !units.contains { $0.data != unit.data && $0.column(name) == unit.column(name) && $0.rows.rowCount > 3 }
    }
  }

  private static func isPosition(_ channel: UnitChannel) -> Bool {
    ["x", "y", "x2", "y2", "tooltip", "order"].contains(channel.channel)
  }

  /// The axis at whose place a single rule stands.
  private static func side(of unit: CompiledUnit, _ x: [VegaValue], _ y: [VegaValue]) -> String? {
    let (x2, y2) = (unit.values("x2"), unit.values("y2"))
    if let y2, y2 != y, x2 ?? x == x { return "x" }
    if let x2, x2 != x, y2 ?? y == y { return "y" }
    return nil
  }

  private static func isOne(_ values: [VegaValue]) -> Bool { values.allSatisfy { $0 == values.first } }

  /// Whether a line goes over all of the data along an axis, but for a tenth; over names it always does.
  private static func reaches(_ channel: String, _ unit: CompiledUnit, _ units: [CompiledUnit]) -> Bool {
    let own = (unit.values(channel) ?? []).compactMap(\.place)
    let data = units.filter { $0.data != unit.data && $0.view.mark != .text }.flatMap { $0.values(channel) ?? [] }
      .compactMap(\.place)
    guard let from = own.min(), let to = own.max(), let low = data.min(), let high = data.max() else { return true }
    return min(to, high) - max(from, low) >= (high - low) * 0.9
  }

  private static func rule(_ unit: CompiledUnit, along channel: String) -> CompiledUnit {
    var rule = unit
    rule.view.mark = .rule
    rule.stack = nil
    rule.rows = unit.rows.rows([0])
    let others = Set(["x", "y", "x2", "y2"]).subtracting([channel])
    rule.channels.removeAll { others.contains($0.channel) }
    return rule
  }
}

extension VegaValue {
  /// Where a number or a date stands along an axis; `nil` for every other value.
  var place: Double? {
    switch self {
    case .number(let number) where number.isFinite: number
    case .date(let time) where time.isFinite: time
    default: nil
    }
  }
}
