import ChartModel

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

extension ChartSpecification {
  /// The bounds of Y: those that are given, else round ones around the values. Bars and areas start from zero, unless a
  /// mark has two ends of its own.
  func yDomain(of range: ClosedRange<Double>?) -> AxisDomain {
    if let domain = y.domain { return .numbers(domain) }
    guard let range else { return .empty }
    let (low, high) = (range.lowerBound, range.upperBound)
    if case .log = y.look.scale, let domain = NumberSteps.decades(low: low, high: high) { return .numbers(domain) }
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
