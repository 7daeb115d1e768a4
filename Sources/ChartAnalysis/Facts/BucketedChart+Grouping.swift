public import ChartModel

extension BucketedChart {
  /// Whether a way of grouping has a meaning here: no calendar without time, no trend and no steps along categories.
  ///
  /// A chart without marks allows every way, as there is nothing to cut.
  public func allows(_ method: GroupingMethod) -> Bool {
    let places = walkedSeries.compactMap { $0.marks.first?.x }
    guard !places.isEmpty else { return true }
    switch method {
    case .automatic, .count: return true
    case .calendar: return places.contains { $0.isInTime }
    case .trend: return !hasLevels && !isPartToWhole && places.contains { !$0.isCategory }
    case .ticks: return places.contains { !$0.isCategory } || hasTickValues
    }
  }

  private var hasTickValues: Bool {
    if case .values(let values) = xAxis.ticks { !values.isEmpty } else { false }
  }
}

extension XValue {
  var isInTime: Bool {
    switch self {
    case .instant, .interval: true
    case .category, .number, .bin: false
    }
  }

  var isCategory: Bool {
    if case .category = self { true } else { false }
  }

  /// Where it begins along its axis: microseconds since 1970, or the number; zero for a category.
  var coordinate: Double { isInTime ? Double(start.microseconds) : number }
}
