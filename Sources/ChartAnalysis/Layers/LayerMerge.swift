import ChartModel

/// Puts the charts of several layers onto one pair of axes.
///
/// The first, or the first stack, decides on kind and X; the bounds of both axes hold all of them.
struct LayerMerge {
  let charts: [BucketedChart]
  /// Whether each layer has a Y axis of its own: then it is told by what that axis is called, unit and all.
  let hasOwnY: Bool

  /// - Parameter hidden: What is drawn and not told, of which only what is a part of a told mark is taken.
  init(charts: [BucketedChart], hidden: [BucketedChart] = [], hasOwnY: Bool = false) {
    self.hasOwnY = hasOwnY
    var kept = SpreadMerge.joined(Self.aligned(charts), hidden: hidden).reduce(into: [BucketedChart]()) { kept, chart in
      for place in kept.indices where LayerUnion.join(chart, into: &kept[place]) { return }
      kept.append(chart)
    }
    // What is drawn first is only behind; a stack has totals that everything else stands beside.
    let stack = kept.firstIndex { $0.isStacked } ?? 0
    let fields = kept.reduce([]) { $0.union($1.details) }
    for place in kept.indices { kept[place].widenDetails(to: fields) }
    self.charts = kept.isEmpty ? [] : [kept[stack]] + kept[..<stack] + kept[(stack + 1)...]
  }

  /// The charts with points in time told by one unit: a mark on the last of many months is told by its month.
  ///
  /// Few marks lie on edges of finer units than they mean.
  private static func aligned(_ charts: [BucketedChart]) -> [BucketedChart] {
    // Beside stretches of any length the unit in which events happen to come is no bucket.
    if charts.contains(where: { $0.hasStretches && $0.hasLevels }) { return charts.map { $0.unbucketed } }
    let most = charts.max { first, second in first.markCount < second.markCount }
    guard let most, let unit = most.xAxis.calendarUnit else { return charts }
    return charts.map { chart in
      guard let own = chart.xAxis.calendarUnit, own < unit, chart.xAxis.field == most.xAxis.field else { return chart }
      return chart.told(by: unit) ?? chart
    }
  }

  func merged() -> BucketedChart? {
    guard var chart = charts.first else { return nil }
    guard charts.count > 1 else { return chart }
    chart.series = series
    chart.seriesField = charts.allSatisfy { $0.seriesField == chart.seriesField } ? chart.seriesField : nil
    chart.isAdditive = charts.allSatisfy(\.isAdditive)
    chart.aggregate = charts.allSatisfy { $0.aggregate == chart.aggregate } ? chart.aggregate : nil
    chart.xAxis.domain = .union(of: charts.map(\.xAxis.domain))
    let drawn = charts.compactMap(\.xAxis.drawn)
    chart.xAxis.drawn = drawn.dropFirst().reduce(drawn.first) { all, own in
      all.map { min($0.lowerBound, own.lowerBound)...max($0.upperBound, own.upperBound) }
    }
    chart.xAxis.numberLook = charts.map(\.xAxis.numberLook).first { $0 != .plain } ?? .plain
    chart.xAxis.decimals = charts.map(\.xAxis.decimals).max() ?? 0
    chart.yAxis = yAxis
    chart.hasMixedUnits = hasOwnY || Set(charts.map(\.yAxis.unit)).count > 1
    chart.intervalMeaning = charts.lazy.compactMap(\.intervalMeaning).first
    chart.ownYAxes = hasOwnY ? charts.map { $0.yAxis.called(measure(of: $0)) } : []
    chart.source = source
    return chart
  }

  private var source: ChartSource {
    var source = charts.first?.source ?? ChartSource()
    // Layers are usually drawn over the same rows, so they are not added up.
    source.rowsRead = charts.map(\.source.rowsRead).max() ?? 0
    source.rowsSetAside = charts.map(\.source.rowsSetAside).max() ?? 0
    source.rowsOutsideRange = charts.map(\.source.rowsOutsideRange).max() ?? 0
    source.bounds = charts.flatMap(\.source.bounds).reduce(into: []) { all, bound in
      if !all.contains(bound) { all.append(bound) }
    }
    source.assumptions = charts.flatMap(\.source.assumptions).reduce(into: []) { all, assumption in
      if !all.contains(assumption) { all.append(assumption) }
    }
    return source
  }

  private var yAxis: Axis {
    var axis = charts[0].yAxis
    axis.endField = charts.allSatisfy { $0.yAxis.endField == axis.endField } ? axis.endField : nil
    axis.title = yTitle
    axis.domain = .union(of: charts.map(\.yAxis.domain))
    axis.decimals = charts.map(\.yAxis.decimals).max() ?? 0
    axis.unit = sharedUnit
    axis.numberLook = numberLook
    return axis
  }

  /// The format of an axis that layers share is that of any of them; of axes of their own it must be one.
  private var numberLook: NumberLook {
    let looks = charts.map(\.yAxis.numberLook)
    guard hasOwnY || sharedUnit == nil && Set(charts.map(\.yAxis.unit)).count > 1 else {
      return looks.first { $0.unit != nil } ?? looks.first { $0 != .plain && $0 != .digits } ?? .plain
    }
    return Set(looks).count == 1 ? looks[0] : .plain
  }

  /// What the axis of all layers is called: the first title that was given, else all fields. Of axes of their own, each says
  /// something else.
  private var yTitle: String? {
    if hasOwnY { return NameTable(charts.map(measure)).names.joined(separator: ", ") }
    let titles = charts.lazy.compactMap(\.yAxis.title)
    let fields = NameTable(
      charts.flatMap { $0.yAxis.title.map { [$0] } ?? [$0.yAxis.field, $0.yAxis.endField].compactMap { $0 } }
    ).names
    return fields.count > 1 ? titles.first ?? fields.joined(separator: ", ") : charts.first?.yAxis.title
  }

  /// The unit of all layers, if they have one and the same.
  private var sharedUnit: String? {
    let units = charts.map(\.yAxis.unit)
    return units.allSatisfy { $0 == units.first } ? units.first ?? nil : nil
  }

  /// What a layer measures; with its unit where others have another.
  private func measure(of chart: BucketedChart) -> String {
    let fields = [chart.yAxis.field, chart.yAxis.endField].compactMap { $0 }
    if chart.spreadKind == .box, !hasOwnY, let title = chart.yAxis.title { return title }
    let title = hasOwnY || fields.isEmpty ? chart.yAxis.title : nil
    let name = title ?? (fields.isEmpty ? Aggregate.count.rawValue : fields.joined(separator: ", "))
    guard hasOwnY || sharedUnit == nil, let unit = chart.yAxis.unit else { return name }
    return "\(name) (\(unit))"
  }

  // MARK: Series

  /// All series under names and ids of their own.
  ///
  /// A layer without series is told by what it measures; of two names that are the same, the later says what it measures.
  private var series: [Series] {
    var all: [Series] = []
    var names: Set<String> = []
    for (place, chart) in charts.enumerated() {
      for series in chart.series {
        var series = series
        let measure = measure(of: chart)
        let name = name(of: series, in: chart) ?? measure
        let kind = chart.kind == charts[0].kind ? [] : ["\(name), \(chart.kind.rawValue)"]
        let others = (measure == name ? [] : ["\(measure), \(name)"]) + kind
        series.name = Self.distinct([name] + others, &names)
        let differs = chart.kind != charts[0].kind || (place > 0 && charts[0].totals != nil)
        series.kind = differs ? chart.kind : nil
        all.append(series)
      }
    }
    return renamed(all)
  }

  /// What a series is called: by its own name, as what it is to the data, or by the title of its layer.
  private func name(of series: Series, in chart: BucketedChart) -> String? {
    // A title that all layers have is that of the chart.
    let title = charts.contains { $0.title != chart.title } ? chart.title : nil
    guard series.role == .fit else { return series.name ?? title }
    return [Self.fitted, series.name ?? title].compactMap { $0 }.joined(separator: ", ")
  }

  private static let fitted = "fitted line"

  /// The first of some names that no other series has, else the first with a number.
  private static func distinct(_ wanted: [String], _ names: inout Set<String>) -> String {
    if let free = wanted.first(where: { !names.contains($0) }) {
      names.insert(free)
      return free
    }
    var number = 2
    while !names.insert("\(wanted[0]) \(number)").inserted { number += 1 }
    return "\(wanted[0]) \(number)"
  }

  /// The series with ids that no other has; marks whose ids an author gave keep them.
  private func renamed(_ series: [Series]) -> [Series] {
    let reserved = charts[0].totals == nil ? [] : ["total"]
    let ids = MarkIdentifiers.distinct(reserved + series.map { MarkIdentifiers.safe($0.name ?? "") })
      .dropFirst(reserved.count)
    return zip(series, ids).map { series, id in
      var renamed = series
      renamed.id = id
      renamed.marks = series.marks.map { mark in
        guard mark.id.hasPrefix(series.id + "/") else { return mark }
        var mark = mark
        mark.id = id + mark.id.dropFirst(series.id.count)
        return mark
      }
      return renamed
    }
  }
}

extension Axis {
  /// The axis under another title.
  fileprivate func called(_ title: String) -> Axis {
    var axis = self
    axis.title = title
    return axis
  }
}

extension BucketedChart {
  var markCount: Int { series.reduce(0) { $0 + $1.marks.count } }

  /// The chart with its buckets told by a coarser unit; `nil` where one does not begin where a coarser one does.
  fileprivate func told(by unit: CalendarUnit) -> BucketedChart? {
    var chart = self
    chart.xAxis.bucketing = .calendar(unit)
    for place in series.indices {
      for (index, mark) in series[place].marks.enumerated() {
        guard case .interval(let from, _) = mark.x,
          case .interval(from, let to) = RowPlacer.bucketed(mark.x, by: chart.xAxis.bucketing, calendar)
        else { return nil }
        chart.series[place].marks[index].x = .interval(from: from, to: to)
      }
    }
    return chart
  }
}
