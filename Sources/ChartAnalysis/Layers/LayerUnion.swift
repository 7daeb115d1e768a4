import ChartModel

/// Puts a layer into an earlier one where it shows no data of its own: points on a line, a dot on the last bar, and the
/// short events of a timeline beside the long ones.
enum LayerUnion {
  /// Whether the second chart now tells all that the first does.
  static func join(_ chart: BucketedChart, into base: inout BucketedChart) -> Bool {
    guard chart.xAxis.field == base.xAxis.field, chart.yAxis.field == base.yAxis.field,
      chart.seriesField == base.seriesField, chart.stack == base.stack, chart.orientation == base.orientation
    else { return false }
    if chart.yAxis.type != .quantitative, base.yAxis.type != .quantitative {
      return addEvents(of: chart, to: &base)
    }
    return addDecoration(chart, to: &base)
  }

  // MARK: Decoration

  /// Marks that stand where marks of the same value stand already bring their author's text and nothing else.
  private static func addDecoration(_ chart: BucketedChart, to base: inout BucketedChart) -> Bool {
    let marks = chart.series.flatMap { series in series.marks.map { (series.name, $0) } }
    guard !marks.isEmpty else { return false }
    var places = base.placesByValue
    var texts: [(series: Int, mark: Int, author: AuthorText?)] = []
    for (name, mark) in marks {
      let key = SeriesPlace(name: name, x: mark.x, value: mark.value)
      guard let place = places[key]?.popLast() else { return false }
      texts.append((place.series, place.mark, mark.author))
    }
    for (series, mark, author) in texts where author?.isHidden != true {
      let old = base.series[series].marks[mark].author
      base.series[series].marks[mark].author = old ?? author
    }
    return true
  }

  // MARK: Events

  private static func addEvents(of chart: BucketedChart, to base: inout BucketedChart) -> Bool {
    guard chart.series.map(\.name) == base.series.map(\.name) else { return false }
    var chart = chart
    if base.xAxis.bucketing != chart.xAxis.bucketing {
      base.unbucket()
      chart.unbucket()
    }
    // A timeline is one of stretches if it has any.
    if base.kind == .point { base.kind = chart.kind }
    base.xAxis.domain = base.xAxis.domain.union(chart.xAxis.domain)
    base.yAxis.domain = base.yAxis.domain.union(chart.yAxis.domain)
    base.source.rowsRead += chart.source.rowsRead
    base.source.rowsSetAside += chart.source.rowsSetAside
    base.source.rowsWithoutX += chart.source.rowsWithoutX
    base.source.rowsOutsideRange += chart.source.rowsOutsideRange
    let order = XOrder(axis: base.xAxis)
    for place in base.series.indices {
      let marks = order.sorted(base.series[place].marks + chart.series[place].marks)
      let ids = MarkIdentifiers.distinct(marks.map(\.id))
      base.series[place].marks = zip(marks, ids).map { mark, id in
        var mark = mark
        mark.id = id
        return mark
      }
    }
    return true
  }
}

extension BucketedChart {
  /// Takes events back to the instants at which they stand: beside stretches of any length, the unit in which they
  /// happen to come is no bucket.
  fileprivate mutating func unbucket() {
    guard xAxis.calendarUnit != nil else { return }
    xAxis.bucketing = .none
    for place in series.indices {
      series[place].marks.removeAll { $0.value == .empty }
      for mark in series[place].marks.indices {
        if case .interval(let from, _) = series[place].marks[mark].x { series[place].marks[mark].x = .instant(from) }
      }
    }
  }
}

/// A value at a place of a series.
private struct SeriesPlace: Hashable {
  var name: String?
  var x: XValue
  var value: MarkValue
}

extension BucketedChart {
  /// Where each value stands, the first place of equals last.
  fileprivate var placesByValue: [SeriesPlace: [(series: Int, mark: Int)]] {
    var places: [SeriesPlace: [(series: Int, mark: Int)]] = [:]
    for (seriesPlace, series) in series.enumerated() {
      for (markPlace, mark) in series.marks.enumerated().reversed() {
        let key = SeriesPlace(name: series.name, x: mark.x, value: mark.value)
        places[key, default: []].append((seriesPlace, markPlace))
      }
    }
    return places
  }
}
