import ChartModel

/// Puts layers together that draw one thing: bars with a tick at an end, the whiskers, box and median of a box plot, the two
/// ranges of a candlestick, a value and its error bar.
///
/// Only values decide, so that it holds for Vega-Lite's `boxplot` and for layers made by hand alike. Where it is not
/// certain which marks belong together, all layers stay as they are.
///
/// - Complexity: O(*n* · *l*²) in the number of marks and of layers; marks of one place and series are tried in turn.
enum SpreadMerge {
  /// More layers than this are not tried: they are no drawing of one thing.
  private static let layerLimit = 12

  /// - Parameter hidden: What is drawn and not told, of which the whiskers and the median of a told box are taken and nothing else.
  static func joined(_ charts: [BucketedChart], hidden: [BucketedChart] = []) -> [BucketedChart] {
    if !hidden.isEmpty, charts.count + hidden.count <= layerLimit {
      let all = widened(charts + hidden)
      let (told, drawn) = (Array(all.prefix(charts.count)), Array(all.suffix(hidden.count)))
      if let boxes = BoxLayers.joined(told, drawn: drawn) { return pruned(boxes) }
    }
    guard charts.count > 1, charts.count <= layerLimit, charts.contains(where: \.hasOnlyRanges) else { return charts }
    let widened = widened(charts)
    let joined =
      RepeatedEnds.joined(widened) ?? BoxLayers.joined(widened) ?? CandlestickLayers.joined(widened)
      ?? MarkedRanges.joined(widened) ?? IntervalLayers.joined(widened)
    return joined.map(pruned) ?? charts
  }

  private static func widened(_ charts: [BucketedChart]) -> [BucketedChart] {
    let fields = charts.reduce([]) { $0.union($1.details) }
    return charts.map { chart in
      var chart = chart
      chart.widenDetails(to: fields)
      return chart
    }
  }

  /// The charts without the details that only layers had which are gone.
  private static func pruned(_ charts: [BucketedChart]) -> [BucketedChart] {
    let marks = charts.flatMap(\.series).flatMap(\.marks)
    let fields = charts.first?.details ?? []
    let kept = fields.indices.filter { field in marks.contains { $0.detail(field) != nil } }
    return charts.map { chart in
      var chart = chart
      chart.widenDetails(to: kept.map { fields[$0] })
      return chart
    }
  }
}

extension BucketedChart {
  /// Whether all of its values are ranges of numbers.
  var hasOnlyRanges: Bool {
    hasOnly { if case .range = $0 { true } else { false } }
  }

  /// Whether all of its values are single numbers.
  var hasOnlyNumbers: Bool { hasOnly { $0.number != nil } }

  private func hasOnly(_ fits: (MarkValue) -> Bool) -> Bool {
    guard !isStacked, !isPartToWhole, yAxis.type == .quantitative else { return false }
    let values = series.lazy.flatMap(\.marks).map(\.value).filter(\.isPresent)
    return values.contains { _ in true } && values.allSatisfy(fits)
  }

  /// Whether marks of both stand at places of one axis.
  func stands(beside other: BucketedChart) -> Bool {
    // Two layers may call the same months by different names.
    let isSameX = xAxis.field == other.xAxis.field || calendarUnit != nil && calendarUnit == other.calendarUnit
    return isSameX && orientation == other.orientation && yAxis.unit == other.yAxis.unit
  }

  private var calendarUnit: CalendarUnit? { xAxis.calendarUnit }

  /// The chart with each mark that has a value made anew; `nil` as soon as one cannot be.
  func replacingMarks(_ made: (Mark, Series) -> Mark?) -> BucketedChart? {
    var chart = self
    for place in series.indices {
      for (index, mark) in series[place].marks.enumerated() where mark.value.isPresent {
        guard let new = made(mark, series[place]) else { return nil }
        chart.series[place].marks[index] = new
      }
    }
    return chart
  }

  /// The chart on axes that hold another one too.
  func reaching(_ other: BucketedChart) -> BucketedChart {
    var chart = self
    chart.xAxis.domain = chart.xAxis.domain.union(other.xAxis.domain)
    chart.yAxis.domain = chart.yAxis.domain.union(other.yAxis.domain)
    chart.yAxis.decimals = max(chart.yAxis.decimals, other.yAxis.decimals)
    // What was put together is called by that and not by the field alone.
    if chart.aggregate == nil || other.yAxis.title != chart.yAxis.field {
      chart.yAxis.title = chart.yAxis.title ?? other.yAxis.title
    }
    return chart
  }

  /// The chart with its nameless series called by what it measures, in its id and those of its marks.
  func identified(by name: String) -> BucketedChart {
    var chart = self
    guard chart.series.count == 1, chart.series[0].name == nil, !name.isEmpty else { return self }
    let (old, new) = (chart.series[0].id, MarkIdentifiers.safe(name))
    chart.series[0].id = new
    for place in chart.series[0].marks.indices where chart.series[0].marks[place].id.hasPrefix(old + "/") {
      chart.series[0].marks[place].id = new + chart.series[0].marks[place].id.dropFirst(old.count)
    }
    return chart
  }
}

extension MarkValue {
  /// Both ends of a range; `nil` for what is none.
  var ends: (low: Double, high: Double)? {
    if case .range(let low, let high) = self { (low, high) } else { nil }
  }

  /// Whether a number lies within a range, its ends included.
  func holds(_ number: Double) -> Bool {
    guard let (low, high) = ends else { return false }
    return low <= number && number <= high || ChartFacts.areEqual(low, number) || ChartFacts.areEqual(high, number)
  }
}
