import ChartModel

/// Leaves out the layers that only draw the ends of bars once more: a tick or a text at an end, a line within a bar.
///
/// What has a value that is no end of the bar at its place, such as a median, leaves all layers as they are.
enum RepeatedEnds {
  /// The bars from a value to a value with the details of all layers; `nil` where another layer shows anything else.
  static func joined(_ charts: [BucketedChart]) -> [BucketedChart]? {
    let bars = charts.indices.filter { charts[$0].hasOnlyRanges && charts[$0].kind == .bar }
    guard bars.count == 1, let body = bars.first.map({ charts[$0] }), let ends = Ends(of: body) else { return nil }
    let others = charts.indices.filter { $0 != bars[0] }.map { charts[$0] }
    guard !others.isEmpty, others.allSatisfy({ $0.stands(beside: body) && ends.hold(in: $0) }) else { return nil }
    return [others.reduce(body) { $0.reaching($1) }]
  }

  /// Both ends of the bar at each place.
  private struct Ends {
    var places: [XValue: (low: Double, high: Double)] = [:]

    /// `nil` where two bars stand at one place.
    init?(of bars: BucketedChart) {
      for mark in bars.series.flatMap(\.marks) {
        guard let ends = mark.value.ends else { continue }
        guard places.updateValue(ends, forKey: mark.x) == nil else { return nil }
      }
    }

    /// Whether all values of a layer are ends of the bars at their places.
    func hold(in chart: BucketedChart) -> Bool {
      let marks = chart.series.flatMap(\.marks).filter(\.value.isPresent)
      return marks.allSatisfy { mark in
        guard let (low, high) = places[mark.x] else { return false }
        let isEnd = { (number: Double) in ChartFacts.areEqual(number, low) || ChartFacts.areEqual(number, high) }
        if let ends = mark.value.ends { return isEnd(ends.low) && isEnd(ends.high) }
        return mark.value.number.map(isEnd) ?? false
      }
    }
  }
}
