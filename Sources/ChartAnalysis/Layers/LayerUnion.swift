import ChartModel

/// Puts a layer into an earlier one where it shows no data of its own: points on a line, a dot on the last bar, lines between the
/// points of one place, and the short events of a timeline beside the long ones.
enum LayerUnion {
  /// Fewer marks than this are alike by chance.
  fileprivate static let fewestAlike = 3

  /// Whether the second chart now tells all that the first does.
  static func join(_ chart: BucketedChart, into base: inout BucketedChart) -> Bool {
    guard chart.stack == base.stack, chart.orientation == base.orientation else { return false }
    guard chart.xAxis.field == base.xAxis.field, chart.yAxis.field == base.yAxis.field else {
      guard chart.repeats(base) else { return false }
      var points = chart
      points.widenDetails(to: base.details)
      return addDecoration(points, to: &base)
    }
    if chart.connects(base) || base.connects(chart) {
      let (lines, points) = chart.kind == .line ? (chart, base) : (base, chart)
      base = points
      base.xAxis.takeTitle(of: lines.xAxis)
      base.yAxis.takeTitle(of: lines.yAxis)
      return true
    }
    guard chart.seriesField == base.seriesField || chart.seriesField == nil || chart.isCloudAgain(base) else {
      return false
    }
    let fields = base.details.union(chart.details)
    var (chart, host) = (chart, base)
    chart.widenDetails(to: fields)
    host.widenDetails(to: fields)
    guard join(alike: chart, into: &host) else { return false }
    base = host
    return true
  }

  private static func join(alike chart: BucketedChart, into base: inout BucketedChart) -> Bool {
    if chart.yAxis.type != .quantitative, base.yAxis.type != .quantitative {
      return addEvents(of: chart, to: &base)
    }
    // Two parts of the data, each with its name, are told as two.
    guard chart.title == base.title || chart.title == nil || base.title == nil else { return false }
    if chart.decorates(base) { return addDecoration(chart, to: &base) }
    guard base.decorates(chart) else { return false }
    var host = chart
    guard addDecoration(base, to: &host) else { return false }
    base = host
    return true
  }

  // MARK: Decoration

  /// Marks that stand where marks of the same value stand already bring their author's text and nothing else.
  private static func addDecoration(_ chart: BucketedChart, to base: inout BucketedChart) -> Bool {
    let marks = chart.series.flatMap { series in series.marks.map { (series.name, $0) } }
    guard !marks.isEmpty else { return false }
    // Marks without a series may be those of any.
    let isNamed = chart.seriesField == base.seriesField
    var places = base.placesByValue(isNamed: isNamed)
    let isSome = chart.kind == base.kind && marks.count * 2 <= base.markCount
    var texts: [(series: Int, mark: Int, author: AuthorText?, id: String?)] = []
    var details: [(series: Int, mark: Int, values: [XValue?])] = []
    let ownIDs = chart.series.map { $0.id + "/" }
    for (name, mark) in marks {
      let key = SeriesPlace(name: isNamed ? name : nil, x: mark.x, value: mark.value)
      guard let place = places[key]?.popLast() else { return false }
      // An id that the author gave to the point is that of what it stands on.
      let isOwn = ownIDs.contains { mark.id.hasPrefix($0) }
      texts.append((place.series, place.mark, mark.author, isOwn ? nil : mark.id))
      details.append((place.series, place.mark, mark.details))
    }
    // What is told does not go away behind a mark that is hidden.
    guard texts.allSatisfy({ !base.series[$0.series].marks[$0.mark].isHidden }) else { return false }
    for (series, mark, author, id) in texts where author?.isHidden != true {
      base.series[series].marks[mark].id = id ?? base.series[series].marks[mark].id
      let old = base.series[series].marks[mark].author
      base.series[series].marks[mark].author = old ?? author
    }
    for (series, mark, values) in details {
      if isSome { base.series[series].marks[mark].isHighlighted = true }
      let old = base.series[series].marks[mark].details
      base.series[series].marks[mark].details = zip(old, values).map { $0 ?? $1 }
    }
    return true
  }

  // MARK: Events

  private static func addEvents(of chart: BucketedChart, to base: inout BucketedChart) -> Bool {
    guard chart.series.map(\.name) == base.series.map(\.name) else { return false }
    var chart = chart
    if base.xAxis.bucketing != chart.xAxis.bucketing { (base, chart) = (base.unbucketed, chart.unbucketed) }
    // A timeline is one of stretches if it has any.
    if base.kind == .point { base.kind = chart.kind }
    base.xAxis.domain = base.xAxis.domain.union(chart.xAxis.domain)
    base.yAxis.domain = base.yAxis.domain.union(chart.yAxis.domain)
    base.source.rowsRead += chart.source.rowsRead
    base.source.rowsSetAside += chart.source.rowsSetAside
    // Rows without a place are counted by `LayerRows`.
    base.source.rowsOutsideRange += chart.source.rowsOutsideRange
    let order = XOrder(axis: base.xAxis)
    for place in base.series.indices { base.series[place].add(chart.series[place], order: order) }
    return true
  }
}

extension Series {
  /// Adds the marks and plots of another series in X order.
  fileprivate mutating func add(_ other: Series, order: XOrder) {
    let all = (marks + other.marks).enumerated().filter { $0.element.value != .empty }
    let sorted = all.map { (key: order.key(of: $0.element.x), tag: $0.offset, mark: $0.element) }
      .sorted { ($0.key, $0.tag) < ($1.key, $1.tag) }
    let placeOfTag = Dictionary(sorted.enumerated().map { ($0.element.tag, $0.offset) }) { first, _ in first }
    let shifted = other.plots.map { ($0.name, $0.places.map { $0 + marks.count }) }
    let plots = self.plots.map { ($0.name, Array($0.places)) } + shifted
    self.plots = PlotGroup.neighbours(plots.map { ($0.0, Set($0.1.compactMap { placeOfTag[$0] })) })
    marks = zip(sorted, MarkIdentifiers.distinct(sorted.map(\.mark.id))).map { entry, id in
      var mark = entry.mark
      mark.id = id
      return mark
    }
  }
}

extension BucketedChart {
  /// Whether points of other columns may stand on each mark of a line, as those of a second copy of its data do.
  fileprivate func repeats(_ host: BucketedChart) -> Bool {
    kind == .point && [.line, .area].contains(host.kind) && seriesField == nil && host.seriesField == nil
      && markCount == host.markCount && markCount >= LayerUnion.fewestAlike && yAxis.unit == host.yAxis.unit
  }

  /// Whether each series has as many marks as the line of the same name, one of several.
  private func isUnderSome(of host: BucketedChart) -> Bool {
    // A layer of one part of the data may be called by it.
    let isPart = seriesField == nil && series.count == 1 && title != nil
    return host.series.count > 1 && (isPart || seriesField == host.seriesField)
      && series.allSatisfy { own in
        host.series.contains { $0.name == (isPart ? title : own.name) && $0.marks.count == own.marks.count }
      }
  }

  /// Whether it may be the same points once more, in colors of something else.
  fileprivate func isCloudAgain(_ other: BucketedChart) -> Bool {
    kind == .point && other.kind == .point && other.seriesField != nil && markCount == other.markCount
      && markCount >= LayerUnion.fewestAlike
  }

  /// Whether it may repeat what another layer shows: points on a line, an area or bars; a line on the edge of its area.
  fileprivate func decorates(_ host: BucketedChart) -> Bool {
    switch (kind, host.kind) {
    case (.point, .line), (.point, .area), (.point, .bar): true
    // The same marks once more, as where a selection would show through them.
    case (.line, .area): series.map(\.marks.count) == host.series.map(\.marks.count)
    // An area under one of several lines is about that line.
    case (.area, .line): series.map(\.marks.count) == host.series.map(\.marks.count) || isUnderSome(of: host)
    // The same marks once more, as where a selection would show through them, or some of them in another color.
    case (.point, .point), (.bar, .bar): markCount <= host.markCount
    case (.line, .line): markCount < host.markCount
    default: false
    }
  }
}

extension Axis {
  /// Takes the title and the unit of the same axis of another layer, where it has none.
  fileprivate mutating func takeTitle(of other: Axis) {
    (title, unit) = (title ?? other.title, unit ?? other.unit)
  }
}

extension BucketedChart {
  /// Whether it is nothing but lines between points that stand at one place, as the bars of dumbbells.
  fileprivate func connects(_ points: BucketedChart) -> Bool {
    guard kind == .line, points.kind == .point, seriesField == nil, points.seriesField != nil else { return false }
    let own = series.flatMap(\.marks).map { SeriesPlace(name: nil, x: $0.x, value: $0.value) }
    let others = points.series.flatMap(\.marks).map { SeriesPlace(name: nil, x: $0.x, value: $0.value) }
    let counts = Dictionary(grouping: own) { $0 }.mapValues(\.count)
    return Dictionary(grouping: own, by: \.x).values.allSatisfy { $0.count > 1 }
      && counts == Dictionary(grouping: others) { $0 }.mapValues(\.count)
      && !series.flatMap(\.marks).contains { $0.author != nil }
      && !points.series.flatMap(\.marks).contains(where: \.isHidden)
  }
}

extension BucketedChart {
  /// Takes events back to the instants at which they stand: beside stretches of any length, the unit in which they
  /// happen to come is no bucket.
  var unbucketed: BucketedChart {
    var chart = self
    chart.unbucket()
    return chart
  }

  private mutating func unbucket() {
    guard xAxis.calendarUnit != nil else { return }
    xAxis.bucketing = .none
    for place in series.indices {
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
  fileprivate func placesByValue(isNamed: Bool) -> [SeriesPlace: [(series: Int, mark: Int)]] {
    var places: [SeriesPlace: [(series: Int, mark: Int)]] = [:]
    for (seriesPlace, series) in series.enumerated() {
      for (markPlace, mark) in series.marks.enumerated().reversed() {
        let key = SeriesPlace(name: isNamed ? series.name : nil, x: mark.x, value: mark.value)
        places[key, default: []].append((seriesPlace, markPlace))
      }
    }
    return places
  }
}
