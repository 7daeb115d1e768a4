import ChartModel

/// Puts values and the ranges around them together, as error bars and bands draw them; and leaves out ranges that only
/// lead from one value to the marks.
enum IntervalLayers {
  /// `nil` where no range belongs to a value.
  static func joined(_ charts: [BucketedChart]) -> [BucketedChart]? {
    let ranges = charts.indices.filter { charts[$0].hasOnlyRanges && charts[$0].mayBeInterval }
    guard ranges.count == 1, let range = ranges.first else { return nil }
    for place in charts.indices where charts[place].hasOnlyNumbers && charts[place].stands(beside: charts[range]) {
      guard let made = values(charts[place], within: charts[range]) else { continue }
      return charts.indices.filter { $0 != range }.map { $0 == place ? made : charts[$0] }
    }
    return nil
  }

  private static func values(_ values: BucketedChart, within ranges: BucketedChart) -> BucketedChart? {
    // Of several values at one place none is the one that a range is of.
    guard !values.series.contains(where: \.sharesPlaces) else { return nil }
    var pool = MarkPool(ranges, for: values)
    let made = values.replacingMarks { mark, series in
      var made = mark
      let range = pool.take(for: mark, in: series) { range in mark.value.number.map(range.value.holds) ?? false }
      if let (low, high) = range?.value.ends { made.spread = .interval(from: low, to: high) }
      return made
    }
    guard pool.count == 0, var made else { return nil }
    made.intervalMeaning = ranges.intervalMeaning
    return made.hasStems ? values : made.reaching(ranges)
  }
}

extension BucketedChart {
  fileprivate var mayBeInterval: Bool { [.rule, .bar, .rectangle, .area].contains(kind) }

  /// Whether every range leads from one and the same value to its mark, as the stem of a lollipop does.
  fileprivate var hasStems: Bool {
    var feet: Set<Double> = []
    for mark in series.flatMap(\.marks) {
      guard case .interval(let from, let to) = mark.spread, let value = mark.value.number else { continue }
      guard ChartFacts.areEqual(from, value) || ChartFacts.areEqual(to, value) else { return false }
      feet.insert(ChartFacts.areEqual(from, value) ? to : from)
    }
    return feet.count == 1 && (feet.contains(0) || series.contains { $0.marks.count > 1 })
  }
}

extension Series {
  /// Whether several of its values stand at one place.
  fileprivate var sharesPlaces: Bool {
    let places = marks.filter(\.value.isPresent).map(\.x)
    return Set(places).count < places.count
  }
}
