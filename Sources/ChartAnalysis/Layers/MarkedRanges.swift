import ChartModel

/// Keeps bars from a value to a value as they are where another layer marks one place within each, and tells that place with
/// its bar: the lifespans of presidents with a tick where they took office.
///
/// It needs no more than one mark for each bar; what no bar holds, or two share, leaves all layers as they are.
enum MarkedRanges {
  /// `nil` where no layer marks a place within each bar.
  static func joined(_ charts: [BucketedChart]) -> [BucketedChart]? {
    let bars = charts.indices.filter { charts[$0].hasOnlyRanges && charts[$0].kind == .bar }
    guard bars.count == 1, let body = bars.first, charts[body].intervalMeaning == nil else { return nil }
    for place in charts.indices where charts[place].mayMark && charts[place].stands(beside: charts[body]) {
      guard let made = ranges(charts[body], markedBy: charts[place]) else { continue }
      return charts.indices.filter { $0 != place }.map { $0 == body ? made : charts[$0] }
    }
    return nil
  }

  private static func ranges(_ bars: BucketedChart, markedBy layer: BucketedChart) -> BucketedChart? {
    var host = bars
    let axis = layer.yAxis
    let field = DetailField(
      name: axis.field ?? "", title: axis.title, type: .quantitative, unit: axis.unit, aggregate: layer.aggregate,
      decimals: axis.decimals)
    host.widenDetails(to: bars.details.contains(field) ? bars.details : bars.details + [field])
    guard let place = host.details.firstIndex(of: field) else { return nil }
    var pool = MarkPool(layer, for: bars)
    let made = host.replacingMarks { bar, series in
      guard let mark = pool.take(for: bar, in: series, where: { $0.value.number.map(bar.value.holds) ?? false }),
        let number = mark.value.number
      else { return nil }
      var bar = bar
      if bar.details.indices.contains(place) { bar.details[place] = .number(number) }
      return bar
    }
    return pool.count == 0 ? made : nil
  }
}

extension BucketedChart {
  fileprivate var mayMark: Bool { kind == .point && hasOnlyNumbers }
}
