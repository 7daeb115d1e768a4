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
    // Where points lie on a map is no course.
    if chart.composition == .map, chart.xAxis.type == .quantitative { return [] }
    if let medians { return medians }
    if facts.walked.contains(where: { $0.ranges != nil }) { return RangePlan(chart: chart, facts: facts).claims }
    if let heat = shape.whole.heat { return HeatPlan(chart: chart, facts: facts, heat: heat).claims }
    if let found = shape.whole.distribution {
      return DistributionPlan(
        found: found, series: chart.walkedSeries[found.series], axis: chart.xAxis, areCounts: chart.aggregate == .count,
        areShares: nature.isInPercent
      ).claims
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
    if let rhythm = Rhythm(series, bucketCount: series.marks.count) { return [.rhythm(rhythm)] }
    return LateBurst(series, noise: 0).flatMap { $0.lasts(in: series) && isAlone($0, in: series) ? [.burst($0)] : nil }
      ?? []
  }

  /// Whether no other mark stands where a series leaves its level, or where it is highest.
  private func isAlone(_ burst: LateBurst, in series: Series) -> Bool {
    let places = [series.marks[burst.end].x, series.marks[burst.top].x]
    return series.marks.count { places.contains($0.x) } == 2
  }

  /// Bars called by years or months that go nowhere are told as bars by any other name.
  private func courseOrBars(_ series: Series) -> [Claim] {
    let claims = course(series)
    // Months about as long as each other are seen as that, however they go; those that rise or fall all along are told by that.
    if chart.kind == .bar, chart.xAxis.namedUnit == .month, names.first == .even,
      facts.walked.first.map({ shape.course(of: 0, $0).isRising == nil }) == true
    {
      if case .arc? = claims.first { return [.even] + claims }
      return names
    }
    guard claims.isEmpty, chart.kind == .bar, chart.xAxis.namedUnit != nil, let own = facts.walked.first,
      shape.course(of: 0, own) == .varied,
      shape.series.first?.trend?.direction ?? MonotonicTrend.Direction.none == MonotonicTrend.Direction.none
    else { return claims }
    return names
  }

  /// What is said of bars by any other name.
  private var names: [Claim] { CategoryPlan(chart: chart, facts: facts).claims }

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
    // Of loose points, several at one place, none goes anywhere.
    guard chart.kind != .point || !chart.walkedSeries.contains(where: { Set($0.marks.map(\.x)).count < $0.marks.count })
    else { return [] }
    guard hasCourse || chart.isStacked else {
      return chart.readsInOrder && chart.kind != .bar
        ? series : CategoryPlan(chart: chart, facts: facts).claims
    }
    if chart.isStacked { return series }
    let flat = FlatPlan(chart: chart, facts: facts).claims
    guard flat.isEmpty else { return flat }
    let peaks = { PeakPlan(chart: chart, facts: facts, shape: shape, isLoose: $0).claims }
    return [{ peaks(false) }, { series }, { peaks(true) }, { barsAbove }].lazy.map { $0() }.first { !$0.isEmpty } ?? []
  }

  private static let fewestAbove = 3

  /// For how many of the bars along time one of two series lies above the other.
  private var barsAbove: [Claim] {
    guard chart.kind == .bar, !chart.yAxis.isReversed, let above = Dominance(chart, areNames: true),
      above.all >= Self.fewestAbove
    else { return [] }
    return [.above(above), .extreme(highest: true)]
  }

  private var series: [Claim] {
    SeriesPlan(chart: chart, facts: facts, shape: shape).claims
  }

  /// How the sums of a stack went, with the part that is most of all; else whose share changed.
  private func stack(_ sums: Series) -> [Claim] {
    if let hollow = Hollow(sums), facts.series.allSatisfy({ $0.minimum?.value ?? 0 >= 0 }) {
      return [.hollow(hollow)] + series.prefix(1)
    }
    let course = course(sums).filter(\.isMove)
    if case .arc? = course.first { return course + mostly }
    let shares = series
    // Amounts that swing are seen before shares.
    if course.isEmpty, !goesOneWay, isPeaked {
      return [.extreme(highest: true)] + (mostly.isEmpty ? Array(shares.prefix(1)) : mostly)
    }
    // Where the sums go far, what is left of them is seen before its parts.
    if goesOneWay, goesFar(sums), !mostlyAtLast.isEmpty {
      return (course.isEmpty ? [.moved] : course) + mostlyAtLast
    }
    guard shares.isEmpty else { return goesFar(sums) ? sumsFirst(shares) : shares }
    if course.isEmpty, !goesOneWay { return turns.isEmpty ? ends : turns }
    return (course.isEmpty ? [.moved] : course) + mostlyAtLast
  }

  /// Where sums of years ended that turn too often to be told, with the part that is most of them: what is there each year is not seen as
  /// one sum of all years.
  private var ends: [Claim] {
    guard let own = facts.walked.first, let change = own.change, change != 0, own.endsTellCourse, areYears,
      own.statistics.count >= Self.fewestOfEnds
    else { return [] }
    return [.ended(higher: change > 0)] + mostlyAtLast
  }

  private static let fewestOfEnds = 5

  private var areYears: Bool {
    chart.xAxis.calendarUnit == .year || chart.xAxis.namedUnit == .year || chart.xAxis.holdsYears
  }

  /// How sums went that go far, before the one or two shares that changed most; turns of sums take so long to say that no share is told beside them.
  private func sumsFirst(_ shares: [Claim]) -> [Claim] {
    if goesOneWay { return [.moved] + shares.prefix(1) }
    return turns.isEmpty ? [.extreme(highest: true)] + shares : turns
  }

  /// The few turns of the sums.
  private var turns: [Claim] {
    guard let own = facts.walked.first, case .turning(let stretches) = shape.course(of: 0, own) else { return [] }
    return [.swings(stretches)]
  }

  /// Whether the highest of many sums stands far above the middle one.
  private var isPeaked: Bool {
    guard let own = facts.walked.first, own.statistics.count >= Self.fewestSums, let high = own.maximum,
      let middle = own.statistics.median
    else { return false }
    return middle > 0 && high.value >= middle * Self.leastPeak && !high.places.isEmpty
  }

  private static let fewestSums = 30
  private static let leastPeak = 2.0

  /// Whether the sums from end to end grow by two fifths, or shrink as much.
  private func goesFar(_ sums: Series) -> Bool {
    let told = sums.toldNumbers.map(\.value)
    guard let first = told.first, let last = told.last else { return false }
    return min(first, last) >= 0 && min(first, last) * Self.leastRatio <= max(first, last)
  }

  private static let leastRatio = 1.4

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

  /// The part that is most of all, of what rises at the last X: what was most before is not what one sees there.
  private var mostlyAtLast: [Claim] {
    let told = chart.totals?.toldNumbers.map(\.value) ?? []
    guard let first = told.first, let last = told.last, last > first else { return mostly }
    return addsUp ? MainPart(atLastOf: chart, facts: facts).map { [.mostly($0)] } ?? [] : []
  }

  // MARK: Points

  private var isCloud: Bool {
    chart.kind == .point && chart.xAxis.type == .quantitative && shape.whole.correlations != nil
  }

  private var cloud: [Claim] {
    let sides = chart.seriesField == nil ? nil : GroupSides(chart)
    let centres = centres
    if chart.seriesField != nil, let relation = GroupRelation(shape.whole.correlations) {
      if let sides { return [.groupSides(sides), .within(relation)] }
      // Where all together go the other way, that is what one must not miss.
      let isReversed = relation.pooled != .neither
      return isReversed || centres.isEmpty ? [.within(relation)] : centres + [.each(rises: relation.rises)]
    }
    if !facts.walked.contains(where: \.hasInfinity), let above = GroupAbove(chart) {
      // Two clouds apart along both axes are seen as two clouds.
      if let apart = GroupCentres(chart), apart.areApartAlongBoth { return centres }
      return [.groupAbove(above)] + (tellsCorrelation ? [.correlation] : [])
    }
    if !hasClusters, centres.isEmpty, let valley = Valley(chart) {
      return [.valley(valley)]
    }
    guard let found = shape.whole.correlations?.all, !hasClusters,
      abs(found.spearman) >= FeatureThresholds.standard.leastToldCorrelation
    else {
      if let sides { return [.groupSides(sides)] }
      return centres.isEmpty && !hasClusters ? farPoint.map { [$0, .correlation] } ?? [] : centres
    }
    if found.spearman > 0, let group = GroupApart(chart) { return [.correlation, .groupApart(group)] }
    if let sides { return [.groupSides(sides), .correlation] }
    let beside = beside(found)
    return beside.isEmpty ? [] : [.correlation] + beside
  }

  /// What is seen beside a clear relation: a point far off it, one far above all others, or that it bends.
  private func beside(_ found: Correlation) -> [Claim] {
    if areAxesPlain, let off = OffRelation(chart) { return [.offRelation(off)] }
    if let farPoint { return [farPoint] }
    if areAxesPlain, let lone = LonePoint(chart) { return [.lonePoint(lone.place)] }
    let isStrong = areAxesPlain && abs(found.spearman) >= Self.leastBent
    return (isStrong ? CloudBend(chart) : nil).map { [.bend($0)] } ?? []
  }

  private var farPoint: Claim? { areAxesPlain ? FarPoint(chart).map { .farPoint($0) } : nil }

  /// Whether distances on the page are those of the data, and up is up.
  private var areAxesPlain: Bool {
    [chart.xAxis, chart.yAxis].allSatisfy { $0.scale == .linear && !$0.isReversed }
      && !facts.walked.contains(where: \.hasInfinity)
  }

  /// A looser relation is not seen to bend.
  private static let leastBent = 0.8

  private var hasClusters: Bool { (shape.whole.clusters?.clusters.count ?? 0) > 1 }

  /// Where groups lie that have a name each and lie apart.
  private var centres: [Claim] {
    chart.seriesField == nil ? [] : GroupCentres(chart).map { [.groupCentres($0)] } ?? []
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
  private var tellsShares: Bool { chart.stack == .normalize || nature.isInPercent || chart.fillsHundred }

  private var addsUp: Bool { chart.isAdditive && nature.addsUp }
}
