package import ChartModel

extension [Series] {
  /// The lowest and the highest value of all marks, ranges included; `nil` where there is no number.
  func range(and totals: Series? = nil) -> ClosedRange<Double>? {
    var low = Double.infinity
    var high = -Double.infinity
    for series in self + [totals].compactMap({ $0 }) {
      for mark in series.marks {
        low = Swift.min(low, mark.value.low ?? low)
        high = Swift.max(high, mark.value.high ?? high)
      }
    }
    return low <= high ? low...high : nil
  }
}

extension [Series] {
  /// How far bars reach that stand on each other, those below zero hanging from it; `nil` where there is no number.
  func stackedRange() -> ClosedRange<Double>? {
    var ends: [XValue: (low: Double, high: Double)] = [:]
    for mark in lazy.flatMap(\.marks) {
      guard let number = mark.value.number else { continue }
      let end = ends[mark.x] ?? (0, 0)
      ends[mark.x] = number < 0 ? (end.low + number, end.high) : (end.low, end.high + number)
    }
    guard let low = ends.values.map(\.low).min(), let high = ends.values.map(\.high).max() else { return nil }
    // Sums that are beyond all numbers have no place on an axis.
    return low.isFinite && high.isFinite ? low...high : range()
  }
}

extension [Series] {
  /// The lowest number above zero; `nil` where there is none.
  func leastPositive(and totals: Series? = nil) -> Double? {
    var least: Double?
    for series in self + [totals].compactMap({ $0 }) {
      for number in series.marks.lazy.flatMap({ [$0.value.low, $0.value.high] }).compactMap({ $0 }) where number > 0 {
        least = Swift.min(least ?? number, number)
      }
    }
    return least
  }
}

extension ChartSpecification {
  /// The bounds of Y: those that are given, else round ones around the values. Bars and areas start from zero, unless a
  /// mark has two ends of its own.
  ///
  /// A logarithm has no place for zero: numbers down to it lie below such an axis.
  package func yDomain(of range: ClosedRange<Double>?, leastPositive: Double?) -> AxisDomain {
    if let domain = y.domain { return .numbers(domain) }
    guard let range else { return .empty }
    let (low, high) = (range.lowerBound, range.upperBound)
    let logarithmicLow = low <= 0 && high > 0 ? leastPositive ?? low : low
    if case .log = y.look.scale, let domain = NumberSteps.decades(low: logarithmicLow, high: high) {
      return .numbers(domain)
    }
    let fromZero = y.includesZero ?? ((mark == .bar || mark == .area || mark == .sector) && y.end == nil)
    return .numbers(NumberSteps.niceDomain(low: low, high: high, includesZero: fromZero))
  }
}

extension XEncoding {
  /// The bounds that are given, where X is a number or a time; those of categories are their list.
  var numericDomain: AxisDomain? {
    switch domain {
    case .numbers, .instants: domain
    case .categories, .empty, nil: nil
    }
  }
}
