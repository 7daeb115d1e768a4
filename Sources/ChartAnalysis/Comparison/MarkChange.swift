import ChartModel

/// Two marks that belong together: one of each side of a comparison.
public struct MarkChange: Sendable, Equatable {
  /// The place of the mark before in its series' `marks`.
  public var firstPlace: Int
  /// The place of the mark after in its series' `marks`.
  public var secondPlace: Int
  /// What became of the value.
  public var outcome: MarkOutcome
  /// From number to number; `nil` where either side has none.
  public var change: ValueChange?

  /// - Parameter levels: the levels of Y from the lowest on; none where they have no order.
  init(_ first: (place: Int, mark: Mark), _ second: (place: Int, mark: Mark), levels: [String]) {
    firstPlace = first.place
    secondPlace = second.place
    if let from = first.mark.value.number, let to = second.mark.value.number {
      change = ValueChange(from: from, to: to)
    }
    outcome = MarkOutcome(first.mark.value, second.mark.value, levels: levels)
  }
}

/// What became of the value of a mark.
public enum MarkOutcome: Sendable, Equatable {
  case risen, fallen, unchanged
  /// Something else: another range, another level where levels have no order, a number instead of a level.
  case changed
  /// A value where there was none.
  case appeared
  /// No value where there was one.
  case vanished
  /// No value on either side.
  case none

  init(_ first: MarkValue, _ second: MarkValue, levels: [String]) {
    if !first.isPresent || !second.isPresent {
      self = first.isPresent ? .vanished : second.isPresent ? .appeared : .none
    } else if let from = first.number, let to = second.number {
      self.init(ValueChange(from: from, to: to).direction)
    } else if Self.areAlike(first, second) {
      self = .unchanged
    } else if let from = Self.level(first, levels), let to = Self.level(second, levels) {
      self = to > from ? .risen : .fallen
    } else {
      self = .changed
    }
  }

  private init(_ direction: ChangeDirection) {
    switch direction {
    case .risen: self = .risen
    case .fallen: self = .fallen
    case .unchanged: self = .unchanged
    }
  }

  private static func areAlike(_ first: MarkValue, _ second: MarkValue) -> Bool {
    if case .range(let from, let to) = first, case .range(let otherFrom, let otherTo) = second {
      return ChartFacts.areEqual(from, otherFrom) && ChartFacts.areEqual(to, otherTo)
    }
    return first == second
  }

  private static func level(_ value: MarkValue, _ levels: [String]) -> Int? {
    if case .category(let name) = value { levels.firstIndex(of: name) } else { nil }
  }
}
