internal import ChartModel
internal import Foundation

/// Makes rules of rule marks with one value, and of rectangles that bound a region along one axis.
struct RuleLowering {
  /// Whether the data's X runs up the page, so that a rule at a Y of the page lies at a place along X.
  let isHorizontal: Bool
  var calendars: CalendarCache
  private(set) var rules: [Rule] = []
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    let name: String
    let place: RulePlace
  }

  private enum RulePlace: Hashable {
    case x(XValue)
    case y(MarkValue)
  }

  init(isHorizontal: Bool, calendars: CalendarCache) {
    self.isHorizontal = isHorizontal
    self.calendars = calendars
  }

  /// Adds a rule; one with the name and the place of another is that other.
  mutating func add(_ mark: PlacedMark, identifier: String?) {
    guard let value = mark.x ?? mark.y,
      let place = place(of: value, to: mark.xEnd ?? mark.yEnd, alongX: (mark.x != nil) != isHorizontal)
    else { return }
    // The unit behind the name of a value is that of the axis.
    let name = if case .y = place { TitleWithUnit(value.label).title } else { value.label }
    let key = Key(name: name, place: place)
    if let known = places[key] {
      rules[known].author = rules[known].author ?? mark.traits.author.unlessEmpty
      return
    }
    places[key] = rules.count
    rules.append(rule(named: name, at: place, mark: mark, identifier: identifier))
  }

  private func rule(named name: String, at place: RulePlace, mark: PlacedMark, identifier: String?) -> Rule {
    let lies: Rule.Place =
      switch place {
      case .x(let value): .x(value)
      case .y(let value): .y(value)
      }
    let id = identifier ?? "@rule-\(rules.count + 1)"
    return Rule(id: id, name: name, place: lies, author: mark.traits.author.unlessEmpty)
  }

  private mutating func place(of value: PlottedValue, to end: PlottedValue?, alongX: Bool) -> RulePlace? {
    if let end {
      let isTurned = (value.content.coordinate ?? 0) > (end.content.coordinate ?? 0)
      let (low, high) = isTurned ? (end, value) : (value, end)
      return region(edge(of: low, isEnd: false), edge(of: high, isEnd: true), alongX: alongX)
    }
    guard alongX else { return .y(MarkValue(value.content.rounded)) }
    let value = value.rounded
    guard let place = XValue(value.content) else { return nil }
    return .x(bucket(of: place, value: value) ?? place)
  }

  /// From one number or date to another; `nil` for categories, between which nothing lies, and for no room at all.
  private func region(_ from: PlottedContent, _ to: PlottedContent, alongX: Bool) -> RulePlace? {
    switch (from, to) {
    case (.number(let first), .number(let second)):
      let (low, high) = (min(first, second), max(first, second))
      guard low.isFinite, high.isFinite, low < high else { return nil }
      return alongX ? .x(.bin(from: low, to: high)) : .y(.range(from: low, to: high))
    case (.instant(let first), .instant(let second)):
      guard alongX, first != second, min(first, second) != ColumnValues.missingInstant else { return nil }
      return .x(
        .interval(
          from: Instant(microseconds: min(first, second)), to: Instant(microseconds: max(first, second))))
    default: return nil
    }
  }

  /// Where a region begins or ends: all of the bucket of a date with a unit lies in it.
  private mutating func edge(of value: PlottedValue, isEnd: Bool) -> PlottedContent {
    guard let place = XValue(value.content), case .interval(let first, let end) = bucket(of: place, value: value) else {
      return value.content
    }
    return .instant((isEnd ? end : first).microseconds)
  }

  /// The bucket that holds the place of a rule with a unit.
  private mutating func bucket(of place: XValue, value: PlottedValue) -> XValue? {
    guard case .instant(let instant) = place, let component = value.unit,
      let unit = CalendarUnit(component, in: value.calendar ?? calendars.environment.calendar)
    else { return nil }
    let calendar = calendars.calendar(value.calendar)
    let ordinal = calendar.ordinal(of: instant, unit: unit)
    return .interval(from: calendar.start(of: ordinal, unit: unit), to: calendar.start(of: ordinal + 1, unit: unit))
  }
}

extension PlottedContent {
  /// A number that a program computed, whose decimals have no end, with as many as show four digits.
  fileprivate var rounded: PlottedContent {
    guard let number else { return self }
    let decimals = ColumnValues.numbers([number]).decimals
    guard decimals < ShortestNumber.decimals(number) else { return self }
    let factor = pow(10, Double(decimals))
    return .number((number * factor).rounded() / factor)
  }
}

extension PlottedValue {
  fileprivate var rounded: PlottedValue {
    var value = self
    value.content = content.rounded
    return value
  }
}

extension MarkValue {
  /// A value as a mark shows it; a date, which no mark shows, by its text.
  init(_ content: PlottedContent) {
    switch content {
    case .text(let text): self = .category(text)
    case .instant(ColumnValues.missingInstant): self = .missing
    case .instant: self = .category(content.name)
    case .number(let number) where ColumnValues.isMissing(number): self = .missing
    case .number(let number) where number.isNaN: self = .notANumber
    case .number(let number): self = number.isFinite ? .number(number) : .infinite(negative: number < 0)
    }
  }
}

extension AuthorText {
  /// The text, or `nil` where nothing is written.
  var unlessEmpty: AuthorText? { isEmpty ? nil : self }
}
