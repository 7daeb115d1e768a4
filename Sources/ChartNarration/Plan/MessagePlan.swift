import ChartAnalysis
import ChartModel

/// Plans what the message of a chart claims: what is seen first, by the kind of chart, in the order in which it is said.
struct MessagePlan {
  let chart: BucketedChart
  let facts: ChartFacts
  let shape: ChartShape
  /// What values are, by their unit and their names.
  let nature: ValueNature

  /// The claims; none where nothing stands out, so that totals or bounds say most.
  var claims: [Claim] {
    guard facts.levels == nil, facts.parts == nil, !chart.isPartToWhole else { return [] }
    if let medians { return medians }
    if facts.walked.contains(where: { $0.ranges != nil }) { return RangePlan(chart: chart, facts: facts).claims }
    if let heat = shape.whole.heat { return HeatPlan(chart: chart, heat: heat).claims }
    if let found = shape.whole.distribution {
      return DistributionPlan(found: found, series: chart.walkedSeries[found.series], areShares: nature.isInPercent)
        .claims
    }
    if isCloud { return cloud }
    if let sums = chart.totals, chart.stack == .zero, chart.walkedSeries.count == 1, !tellsShares {
      return hasCourse ? stack(sums) : stackOfNames
    }
    guard chart.walkedSeries.count == 1, !chart.isStacked, let series = chart.walkedSeries.first else {
      return several
    }
    // Of several values at one place none is that of the place; how often many values rise and fall is told all the same.
    guard Set(series.marks.map(\.x)).count == series.marks.count else { return waves(series) }
    return DivergingPlan(chart: chart, facts: facts, shape: shape, hasCourse: hasCourse).claims
      ?? (hasCourse ? courseOrBars(series) : CategoryPlan(chart: chart, facts: facts).claims)
  }

  private func waves(_ series: Series) -> [Claim] {
    guard chart.xAxis.type == .quantitative, chart.kind == .line, chart.yAxis.scale == .linear,
      !facts.walked.contains(where: \.hasInfinity)
    else { return [] }
    return Rhythm(series, bucketCount: series.marks.count).map { [.rhythm($0)] } ?? []
  }

  /// Bars called by years or months that go nowhere are told as bars by any other name.
  private func courseOrBars(_ series: Series) -> [Claim] {
    let claims = course(series)
    guard claims.isEmpty, chart.kind == .bar, chart.xAxis.namedUnit != nil, let own = facts.walked.first,
      shape.course(of: 0, own) == .varied,
      shape.series.first?.trend?.direction ?? MonotonicTrend.Direction.none == MonotonicTrend.Direction.none
    else { return claims }
    return CategoryPlan(chart: chart, facts: facts).claims
  }

  /// Whether X goes on from mark to mark, as time and numbers do, and names do that are years.
  private var hasCourse: Bool {
    chart.xAxis.type == .temporal || chart.xAxis.type == .quantitative || chart.xAxis.namedUnit != nil
      || chart.xAxis.type == .ordinal && hasNumbersAsNames
  }

  private var hasNumbersAsNames: Bool {
    if case .categories(let names) = chart.xAxis.domain { names.count > 2 && names.areRisingNumbers } else { false }
  }

  private func course(_ series: Series) -> [Claim] {
    CoursePlan(chart: chart, facts: facts, shape: shape, series: series, areRatios: nature.areRatios).claims
  }

  private var several: [Claim] {
    guard hasCourse || chart.isStacked else {
      return chart.readsInOrder && chart.kind != .bar
        ? series : CategoryPlan(chart: chart, facts: facts).claims
    }
    if chart.isStacked { return series }
    let flat = FlatPlan(chart: chart, facts: facts).claims
    guard flat.isEmpty else { return flat }
    let peaks = { PeakPlan(chart: chart, facts: facts, shape: shape, isLoose: $0).claims }
    return [{ peaks(false) }, { series }, { peaks(true) }].lazy.map { $0() }.first { !$0.isEmpty } ?? []
  }

  private var series: [Claim] {
    SeriesPlan(chart: chart, facts: facts, shape: shape).claims
  }

  /// How the sums of a stack went, with the part that is most of all; else whose share changed.
  private func stack(_ sums: Series) -> [Claim] {
    let course = course(sums).filter(\.isMove)
    if case .arc? = course.first { return course + mostly }
    let shares = series
    // Amounts that swing are seen before shares.
    if course.isEmpty, isPeaked(sums) {
      return [.extreme(highest: true)] + (mostly.isEmpty ? Array(shares.prefix(1)) : mostly)
    }
    guard shares.isEmpty else { return shares }
    return course.isEmpty && !goesOneWay ? [] : (course.isEmpty ? [.moved] : course) + mostly
  }

  /// Whether the highest of many sums stands far above the middle one.
  private func isPeaked(_ sums: Series) -> Bool {
    let values = sums.toldNumbers.map(\.value)
    guard values.count >= Self.fewestSums, let high = values.max(), let middle = Statistics(values).median else {
      return false
    }
    return middle > 0 && high >= middle * Self.leastPeak && facts.walked.first?.maximum?.places.isEmpty == false
  }

  private static let fewestSums = 30
  private static let leastPeak = 2.0

  private var goesOneWay: Bool {
    guard let own = facts.walked.first else { return false }
    return own.statistics.count >= FeatureThresholds.standard.fewestRunMarks && shape.course(of: 0, own).isRising != nil
  }

  /// Among names the highest stack, and the part that is most of all.
  private var stackOfNames: [Claim] {
    let claims = CategoryPlan(chart: chart, facts: facts).claims
    if let contrast { return claims.prefix(1) + [contrast] }
    return mostly.isEmpty ? claims : claims.prefix(1) + mostly
  }

  /// The part whose share differs most from name to name, where it differs widely; of two parts one tells the other.
  private var contrast: Claim? {
    let spreads = facts.shares.map(\.spread)
    let areTwo = spreads.count == 2
    guard addsUp, let widest = spreads.max(), widest >= (areTwo ? Self.leastContrast : Self.leastContrastOfMany),
      let part = spreads.firstIndex(of: widest)
    else { return nil }
    return .shareSpread(part: areTwo ? 0 : part)
  }

  private static let leastContrast = 0.25
  private static let leastContrastOfMany = 0.4

  private var mostly: [Claim] {
    addsUp ? MainPart(chart, facts: facts).map { [.mostly($0)] } ?? [] : []
  }

  // MARK: Points

  private var isCloud: Bool {
    chart.kind == .point && chart.xAxis.type == .quantitative && shape.whole.correlations != nil
  }

  private var cloud: [Claim] {
    let sides = chart.seriesField == nil ? nil : GroupSides(chart)
    if chart.seriesField != nil, let relation = GroupRelation(shape.whole.correlations) {
      return (sides.map { [.groupSides($0)] } ?? []) + [.within(relation)]
    }
    if !facts.walked.contains(where: \.hasInfinity), let above = GroupAbove(chart) {
      return [.groupAbove(above)] + (tellsCorrelation ? [.correlation] : [])
    }
    if shape.whole.clusters.map({ $0.clusters.count < 2 }) ?? true, let valley = Valley(chart) {
      return [.valley(valley)]
    }
    guard let found = shape.whole.correlations?.all, (shape.whole.clusters?.clusters.count ?? 0) < 2,
      abs(found.spearman) >= FeatureThresholds.standard.leastToldCorrelation
    else { return [] }
    if found.spearman > 0, let group = GroupApart(chart) { return [.correlation, .groupApart(group)] }
    if let sides { return [.groupSides(sides), .correlation] }
    return FarPoint(chart).map { [.correlation, .farPoint($0)] } ?? []
  }

  private var tellsCorrelation: Bool {
    abs(shape.whole.correlations?.all?.spearman ?? 0) >= FeatureThresholds.standard.leastToldCorrelation
  }

  // MARK: Boxes

  /// The boxes with the highest and the lowest median, which are seen before single points.
  private var medians: [Claim]? {
    // A chart of boxes has series of outliers beside that of the boxes.
    let boxes = facts.walked.compactMap { own -> BoxFacts? in
      if case .box(let found) = own.spread { found } else { nil }
    }
    guard boxes.count == 1, case .box(let box) = facts.walked[0].spread, box.haveWhiskers, let high = box.highestMedian,
      let low = box.lowestMedian, !ChartFacts.areEqual(high.value, low.value)
    else { return nil }
    return [.medians(highest: high, lowest: low)]
  }

  // MARK: What adds up

  /// Whether the parts of a stack are told by their shares: they fill it at each X, or are given in percent.
  private var tellsShares: Bool { chart.stack == .normalize || nature.isInPercent || fillsHundred }

  /// Whether all sums of a stack are a hundred, but for rounding.
  private var fillsHundred: Bool {
    let sums = chart.totals?.marks.compactMap { $0.value.number } ?? []
    return sums.count > 1 && sums.allSatisfy { (99...101).contains($0) }
  }

  private var addsUp: Bool { chart.isAdditive && nature.addsUp }
}
