import ChartModel

/// JavaScript's equality and order, and the order in which Vega sorts.
extension VegaValue {
  /// `===`. Arrays, objects and dates have no identity here: those that hold the same are the same.
  func isStrictlyEqual(to other: VegaValue) -> Bool {
    var budget = 100_000
    return isSame(as: other, &budget)
  }

  /// Values that share parts can be far larger than what they take to hold: beyond the budget they count as different.
  private func isSame(as other: VegaValue, _ budget: inout Int) -> Bool {
    budget -= 1
    guard budget > 0 else { return false }
    switch (self, other) {
    case (.undefined, .undefined), (.null, .null): return true
    case (.bool(let first), .bool(let second)): return first == second
    case (.number(let first), .number(let second)): return first == second
    case (.string(let first), .string(let second)): return JavaScriptText.same(first, second)
    case (.date(let first), .date(let second)): return first == second
    case (.pattern(let first, let flags), .pattern(let second, let others)): return first == second && flags == others
    case (.array(let first), .array(let second)):
      return first.count == second.count && zip(first, second).allSatisfy { $0.isSame(as: $1, &budget) }
    case (.object(let first), .object(let second)):
      return first.names.count == second.names.count
        && first.members.allSatisfy { $0.value.isSame(as: second[$0.name], &budget) }
    default: return false
    }
  }

  /// `==`.
  func isLooselyEqual(to other: VegaValue, in zone: TimeZoneRules = .utc) -> Bool {
    switch (self, other) {
    case (.undefined, .null), (.null, .undefined): return true
    case (.undefined, _), (.null, _), (_, .undefined), (_, .null): return isStrictlyEqual(to: other)
    case (.bool, .bool), (.number, .number), (.string, .string): return isStrictlyEqual(to: other)
    default: break
    }
    if isObjectLike, other.isObjectLike { return isStrictlyEqual(to: other) }
    let first = toPrimitive(in: zone, datesAsNumbers: false)
    let second = other.toPrimitive(in: zone, datesAsNumbers: false)
    if case .string = first, case .string = second { return first.isStrictlyEqual(to: second) }
    return first.toNumber() == second.toNumber()
  }

  /// `<`; false if either is not-a-number.
  func isLess(than other: VegaValue, in zone: TimeZoneRules = .utc) -> Bool {
    if case .number(let first) = self, case .number(let second) = other { return first < second }
    let (first, second) = Self.ordered(self, other, in: zone)
    if case .string(let first) = first, case .string(let second) = second {
      return JavaScriptText.precedes(first, second)
    }
    return first.toNumber() < second.toNumber()
  }

  /// `<=`; not the opposite of `>`, because not-a-number is neither.
  func isAtMost(_ other: VegaValue, in zone: TimeZoneRules = .utc) -> Bool {
    if case .number(let first) = self, case .number(let second) = other { return first <= second }
    let (first, second) = Self.ordered(self, other, in: zone)
    if case .string(let first) = first, case .string(let second) = second {
      return !JavaScriptText.precedes(second, first)
    }
    return first.toNumber() <= second.toNumber()
  }

  private static func ordered(
    _ first: VegaValue, _ second: VegaValue, in zone: TimeZoneRules
  ) -> (VegaValue, VegaValue) {
    (first.toPrimitive(in: zone, datesAsNumbers: true), second.toPrimitive(in: zone, datesAsNumbers: true))
  }

  /// The order in which Vega sorts, as -1, 0 or 1: what is null or absent first, then not-a-number, then by `<`.
  ///
  /// After `compare` and `ascending` of vega-util. A text that is no number is neither before nor after a number.
  static func ascending(_ first: VegaValue, _ second: VegaValue) -> Int {
    if first.isLess(than: second) || first.isAbsent, !second.isAbsent { return -1 }
    if second.isLess(than: first) || second.isAbsent, !first.isAbsent { return 1 }
    let isFirstNaN = first.isNaN
    let isSecondNaN = second.isNaN
    if isFirstNaN != isSecondNaN { return isFirstNaN ? -1 : 1 }
    return 0
  }

  /// Whether the value is not-a-number, or a date that is none.
  var isNaN: Bool {
    switch self {
    case .number(let number), .date(let number): number.isNaN
    default: false
    }
  }
}
