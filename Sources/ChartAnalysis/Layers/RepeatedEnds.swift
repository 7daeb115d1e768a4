import ChartModel

/// Leaves out the layers that only draw the ends of bars once more: a tick or a text at an end, a line within a bar.
///
/// What has a value that is no end of the bar at its place, such as a median, leaves all layers as they are.
enum RepeatedEnds {
  /// The bars from a value to a value with what other layers tell at their ends; `nil` where another layer shows anything else.
  static func joined(_ charts: [BucketedChart]) -> [BucketedChart]? {
    let bars = charts.indices.filter { charts[$0].hasOnlyRanges && charts[$0].kind == .bar }
    guard bars.count == 1, let body = bars.first.map({ charts[$0] }), let ends = ends(of: body) else { return nil }
    let others = charts.indices.filter { $0 != bars[0] }.map { charts[$0] }
    guard !others.isEmpty, others.allSatisfy({ $0.stands(beside: body) && hold(ends, in: $0) }) else { return nil }
    return [others.reduce(body) { telling($1, in: $0.reaching($1)) }]
  }

  /// The range of the bar at each place; `nil` where two bars stand at one.
  private static func ends(of bars: BucketedChart) -> [XValue: MarkValue]? {
    let marks = bars.series.flatMap(\.marks).filter { $0.value.ends != nil }
    let places = Dictionary(marks.map { ($0.x, $0.value) }) { first, _ in first }
    return places.count == marks.count ? places : nil
  }

  /// Whether all values of a layer are ends of the bars at their places.
  private static func hold(_ ends: [XValue: MarkValue], in chart: BucketedChart) -> Bool {
    chart.series.flatMap(\.marks).filter(\.value.isPresent).allSatisfy { mark in
      guard let bar = ends[mark.x] else { return false }
      let numbers = mark.value.ends.map { [$0.low, $0.high] } ?? [mark.value.number].compactMap { $0 }
      return !numbers.isEmpty && numbers.allSatisfy { bar.otherEnd(from: $0) != nil }
    }
  }

  /// The bars with what a layer says beside its values, where that is not an end once more.
  private static func telling(_ layer: BucketedChart, in bars: BucketedChart) -> BucketedChart {
    let marks = Dictionary(layer.series.flatMap(\.marks).map { ($0.x, $0.details) }) { first, _ in first }
    return bars.replacingMarks { mark, _ in
      guard let said = marks[mark.x] else { return mark }
      var made = mark
      for place in mark.details.indices where mark.details[place] == nil && said.indices.contains(place) {
        made.details[place] = said[place].flatMap { isEnd($0, of: mark) ? nil : $0 }
      }
      return made
    } ?? bars
  }

  private static func isEnd(_ detail: XValue, of bar: Mark) -> Bool {
    if case .number(let number) = detail { bar.value.otherEnd(from: number) != nil } else { false }
  }
}
