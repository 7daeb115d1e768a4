import ChartModel

/// Puts the layers of a box plot together: bars from quartile to quartile, a mark at each median, and whiskers, either
/// one from end to end or one on each side (J. W. Tukey, Exploratory Data Analysis, 1977, section 2C).
struct BoxLayers {
  private let charts: [BucketedChart]
  private let body: Int
  private let median: Int
  private let whiskers: [Int]
  /// How many charts, from the first on, are told where no box takes them.
  private let told: Int

  /// `nil` where the charts are no box plot.
  ///
  /// - Parameter drawn: What is drawn and kept from assistive technology: where there is any, medians and whiskers of told bodies are of it.
  static func joined(_ told: [BucketedChart], drawn: [BucketedChart] = []) -> [BucketedChart]? {
    let charts = told + drawn
    let others = drawn.isEmpty ? charts.indices : told.count..<charts.count
    for body in told.indices where told[body].hasOnlyRanges && [.bar, .rectangle].contains(told[body].kind) {
      let beside = others.filter { $0 != body && charts[$0].stands(beside: charts[body]) }
      let whiskers = beside.filter { charts[$0].hasOnlyRanges }
      // A bar with a mark within it is no box.
      guard (1...2).contains(whiskers.count) else { continue }
      for median in beside where charts[median].hasOnlyNumbers && charts[median].mayBeMedian {
        let layers = BoxLayers(charts: charts, body: body, median: median, whiskers: whiskers, told: told.count)
        if let joined = layers.joined() { return joined }
      }
    }
    return nil
  }

  private func joined() -> [BucketedChart]? {
    for order in [whiskers, whiskers.reversed()] {
      guard let boxes = boxes(whiskers: order) else { continue }
      let used = Set([body, median] + whiskers)
      let rest = charts.indices.prefix(told).filter { !used.contains($0) }.map { charts[$0] }
      let beside = rest.filter { !$0.repeatsEnds(of: boxes) }.map { $0.markingOutliers(of: boxes) }
      return [beside.reduce(boxes) { $0.counting($1) }] + beside
    }
    return nil
  }

  /// The boxes with their medians and whiskers, of which none may be left over.
  private func boxes(whiskers: [Int]) -> BucketedChart? {
    var medians = MarkPool(charts[median], for: charts[body])
    var ends = whiskers.map { MarkPool(charts[$0], for: charts[body]) }
    let boxes = charts[body].replacingMarks { mark, series in
      guard let box = mark.value.ends,
        let middle = medians.take(for: mark, in: series, where: { $0.value.number.map(mark.value.holds) ?? false }),
        let number = middle.value.number, let reach = Self.reach(of: mark, in: series, &ends)
      else { return nil }
      var made = mark
      made.value = .range(from: reach.low, to: reach.high)
      made.spread = .box(lowerQuartile: box.low, median: number, upperQuartile: box.high, outliers: 0)
      made.author = mark.author ?? middle.author
      return made
    }
    guard medians.count == 0, ends.allSatisfy({ $0.count == 0 }) else { return nil }
    return boxes.map { finished($0, whiskers: whiskers) }
  }

  /// How far the whiskers of a box reach: one over all of it, or one below and one above.
  private static func reach(
    of box: Mark, in series: Series, _ ends: inout [MarkPool]
  ) -> (low: Double, high: Double)? {
    guard let (low, high) = box.value.ends else { return nil }
    switch ends.count {
    case 0: return (low, high)
    case 1:
      return ends[0].take(for: box, in: series) { $0.value.holds(low) && $0.value.holds(high) }.flatMap(\.value.ends)
    default:
      // Of few values a whisker may end within its box: the farthest value within its reach is no farther than a quartile.
      let lower = ends[0].take(for: box, in: series) { $0.value.otherEnd(from: low) != nil }
      let upper = ends[1].take(for: box, in: series) { $0.value.otherEnd(from: high) != nil }
      guard let from = lower?.value.otherEnd(from: low), let to = upper?.value.otherEnd(from: high), from <= to else {
        return nil
      }
      return (from, to)
    }
  }

  private func finished(_ boxes: BucketedChart, whiskers: [Int]) -> BucketedChart {
    var chart = ([median] + whiskers).reduce(boxes) { $0.reaching(charts[$1]) }
    if let lower = whiskers.first, let upper = whiskers.last {
      chart.yAxis.field = charts[lower].yAxis.field
      chart.yAxis.endField = charts[upper].yAxis.endField
    }
    chart.clearDetailsOfBoxes()
    return chart.identified(by: chart.yAxis.title ?? chart.yAxis.field ?? "")
  }
}

extension BucketedChart {
  /// Whether its marks may be lines across boxes.
  fileprivate var mayBeMedian: Bool { kind == .point || kind == .rectangle || kind == .rule }

  /// Details that tell the numbers of the box once more are not told beside it.
  fileprivate mutating func clearDetailsOfBoxes() {
    for field in details.indices where tellsBoxes(field) {
      for place in series.indices {
        for mark in series[place].marks.indices where series[place].marks[mark].details.indices.contains(field) {
          series[place].marks[mark].details[field] = nil
        }
      }
    }
  }

  private func tellsBoxes(_ field: Int) -> Bool {
    series.lazy.flatMap(\.marks).allSatisfy { mark in
      guard let value = mark.detail(field) else { return true }
      guard case .number(let number) = value else { return false }
      return mark.boxNumbers.contains { ChartFacts.areEqual($0, number) }
    }
  }

  /// Whether each mark stands at the end of a whisker, as the ticks there do.
  fileprivate func repeatsEnds(of boxes: BucketedChart) -> Bool {
    hasOnlyNumbers && stands(beside: boxes)
      && compares(with: boxes) { number, box in
        [box.low, box.high].contains { ChartFacts.areEqual($0, number) }
      }
  }

  /// The chart with its series known as outliers if all of its values lie beyond the whiskers.
  fileprivate func markingOutliers(of boxes: BucketedChart) -> BucketedChart {
    let isBeyond =
      hasOnlyNumbers && kind == .point && stands(beside: boxes)
      && compares(with: boxes) { number, box in number < box.low || number > box.high }
    guard isBeyond else { return self }
    var chart = self
    for place in chart.series.indices { chart.series[place].role = .outliers }
    return chart
  }

  /// The boxes with how many outliers each has, where only one box stands at each place of a series.
  fileprivate func counting(_ outliers: BucketedChart) -> BucketedChart {
    guard outliers.series.contains(where: \.showsOutliers) else { return self }
    let isByName = Set(outliers.series.map(\.name)).isSubset(of: Set(series.map(\.name)))
    guard isByName || series.count == 1 else { return self }
    var chart = self
    for place in series.indices {
      let own = outliers.series.filter { !isByName || $0.name == series[place].name }.flatMap(\.marks)
      let counts = own.filter(\.value.isPresent).reduce(into: [XValue: Int]()) { $0[$1.x, default: 0] += 1 }
      for index in series[place].marks.indices {
        let mark = series[place].marks[index]
        guard case .box(let lower, let median, let upper, _) = mark.spread else { continue }
        chart.series[place].marks[index].spread = .box(
          lowerQuartile: lower, median: median, upperQuartile: upper, outliers: counts[mark.x] ?? 0)
      }
    }
    return chart
  }

  /// Whether each number is so to a box at its place.
  private func compares(with boxes: BucketedChart, _ isSo: (Double, (low: Double, high: Double)) -> Bool) -> Bool {
    var places: [XValue: [(low: Double, high: Double)]] = [:]
    for mark in boxes.series.flatMap(\.marks) {
      if let ends = mark.value.ends { places[mark.x, default: []].append(ends) }
    }
    return series.allSatisfy { series in
      series.marks.filter(\.value.isPresent).allSatisfy { mark in
        guard let number = mark.value.number else { return false }
        return (places[mark.x] ?? []).contains { isSo(number, $0) }
      }
    }
  }
}

extension MarkValue {
  /// The end of a range that is not the given one; `nil` where neither is.
  func otherEnd(from end: Double) -> Double? {
    guard let (low, high) = ends else { return nil }
    if ChartFacts.areEqual(high, end) { return low }
    return ChartFacts.areEqual(low, end) ? high : nil
  }
}

extension Mark {
  fileprivate var boxNumbers: [Double] {
    guard case .box(let lower, let median, let upper, _) = spread else { return [] }
    return [lower, median, upper] + [value.low, value.high].compactMap { $0 }
  }
}
