public import ChartModel

/// How the marks of one series lie about a rule on Y.
public struct RuleTally: Sendable, Equatable {
  /// Marks that lie above it whole.
  public var above = 0
  /// Marks at it: equal to it, inside it where it is a band, or ranges that hold it.
  public var at = 0
  /// Marks that lie below it whole.
  public var below = 0

  /// How many marks can be compared with it.
  public var count: Int { above + at + below }
}

/// Where marks lie about a rule; its place is that of the rule in `BucketedChart.rules`.
public struct RuleFacts: Sendable, Equatable {
  /// The id of the rule.
  public var id: String
  /// A tally a walked series, in their order; none for a rule on X, or at a value that cannot be compared.
  public var series: [RuleTally]

  init(_ rule: Rule, in chart: BucketedChart) {
    id = rule.id
    series = []
    guard case .y(let value) = rule.place, value.isPresent else { return }
    series = chart.walkedSeries.map { series in
      series.marks.compactMap(\.compared).reduce(into: RuleTally()) { $0.add(chart.side(of: $1, on: value)) }
    }
  }
}

/// On which side of a rule a mark lies.
public enum RuleSide: Sendable, Equatable {
  case above, at, below
}

extension RuleTally {
  fileprivate mutating func add(_ side: RuleSide?) {
    switch side {
    case .above: above += 1
    case .at: at += 1
    case .below: below += 1
    case nil: break
    }
  }
}

extension BucketedChart {
  /// On which side of a rule's value another value lies; `nil` where they cannot be compared.
  ///
  /// Infinity lies above every rule and minus infinity below; levels compare where they have an order.
  /// Noise of binary arithmetic puts no value beside a rule.
  public func side(of value: MarkValue, on rule: MarkValue) -> RuleSide? {
    if case .infinite(let negative) = value, rule.low != nil { return negative ? .below : .above }
    if let low = rule.low, let high = rule.high, let from = value.low, let to = value.high {
      if ChartFacts.areEqual(from, high) || ChartFacts.areEqual(to, low) { return .at }
      return from > high ? .above : to < low ? .below : .at
    }
    guard case .category(let name) = value, case .category(let level) = rule else { return nil }
    if name == level { return .at }
    guard yAxis.type == .ordinal, case .categories(let levels) = yAxis.domain,
      let place = levels.firstIndex(of: name), let other = levels.firstIndex(of: level)
    else { return nil }
    return place > other ? .above : .below
  }
}
