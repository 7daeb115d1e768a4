import ChartModel

/// Puts the two ranges of a candlestick together: from the lowest to the highest, and within it from open to close.
enum CandlestickLayers {
  /// `nil` where the charts are no candlesticks.
  static func joined(_ charts: [BucketedChart]) -> [BucketedChart]? {
    let ranges = charts.indices.filter { charts[$0].hasOnlyRanges && charts[$0].mayBeCandlestick }
    guard ranges.count == 2, let first = ranges.first, let last = ranges.last,
      charts[first].stands(beside: charts[last])
    else { return nil }
    for (outer, inner) in [(first, last), (last, first)] {
      guard let made = candlesticks(charts[outer], around: charts[inner]) else { continue }
      return charts.indices.filter { $0 != inner }.map { $0 == outer ? made : charts[$0] }
    }
    return nil
  }

  private static func candlesticks(_ outer: BucketedChart, around inner: BucketedChart) -> BucketedChart? {
    guard inner.yAxis.isOfTrade || inner.hasFalls else { return nil }
    var bodies = MarkPool(inner, for: outer)
    let made = outer.replacingMarks { mark, series in
      let body = bodies.take(for: mark, in: series) { body in
        [body.value.low, body.value.high].allSatisfy { $0.map(mark.value.holds) ?? false }
      }
      guard let body, let (low, high) = body.value.ends else { return nil }
      var made = mark
      let falls = body.falls != inner.yAxis.beginsWithClose
      made.spread = .candlestick(open: falls ? high : low, close: falls ? low : high)
      made.author = mark.author ?? body.author
      return made
    }
    guard bodies.count == 0 else { return nil }
    return made?.reaching(inner)
  }
}

extension BucketedChart {
  /// Trade has times; ranges of other things that lie within each other are two things.
  fileprivate var mayBeCandlestick: Bool {
    let isTime = xAxis.type == .temporal || xAxis.calendarUnit != nil || yAxis.isOfTrade
    return isTime && aggregate == nil && [.bar, .rectangle, .rule].contains(kind)
  }
}

extension BucketedChart {
  /// Whether some ranges lead down and some up: quartiles and the lowest and highest of a day are all given one way.
  fileprivate var hasFalls: Bool {
    let ways = Set(series.lazy.flatMap(\.marks).filter { $0.value.ends.map { $0.low < $0.high } ?? false }.map(\.falls))
    return ways.count == 2
  }
}

extension Axis {
  /// Whether the column of closes is given before that of opens.
  fileprivate var beginsWithClose: Bool { field?.lowercased() == "close" && endField?.lowercased() == "open" }

  /// Whether the columns are called open and close, or low and high.
  fileprivate var isOfTrade: Bool {
    let names = Set([field, endField].compactMap { $0?.lowercased() })
    return names == ["open", "close"] || names == ["low", "high"]
  }
}
