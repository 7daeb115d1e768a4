import ChartAnalysis
import ChartModel

/// Plans the message of a heat map: the names with the highest and the lowest mean, and how the means go along what has an order.
struct HeatPlan {
  let chart: BucketedChart
  let facts: ChartFacts
  let heat: HeatFacts

  var claims: [Claim] {
    let pairs = HeatPairs(chart, heat)
    if let found = pairs.map(claims), !found.isEmpty { return found }
    if pairs == nil, let own = HeatDiagonal(chart, heat) { return [.diagonal(own.count, of: own.all)] + highest }
    if let block { return [.heatBlock(block)] }
    if let lead = HeatLead(chart, heat) { return claims(lead) }
    if heat.comparesTotals { return totals }
    guard !heat.poolsRows else { return [] }
    let columns = claims(heat.columnLines, isOrdered: chart.columnsAreOrdered, areColumns: true)
    let rows = claims(heat.rows, isOrdered: chart.rowsAreOrdered, areColumns: false)
    let courses = (columns + rows).filter { if case .heatLines = $0 { false } else { true } }
    let names = (columns + rows).filter { if case .heatLines = $0 { true } else { false } }
    let (wide, high) = (heat.columnLines.meanSpread, heat.rows.meanSpread)
    guard courses.isEmpty else {
      // Of two the one that goes farther is seen first.
      let course = courses[courses.count > 1 && high > wide ? 1 : 0]
      if case .heatCourse(let way, areColumns: true) = course, let row = against(way) { return [course, row] }
      return [course] + (isMany(names) ? [] : names)
    }
    guard isLarge, columns.count == 1, rows.count == 1 else { return allEnded ?? alone(columns + rows) }
    // Lines of which the means lie near each other are not seen beside the others.
    let told = [(columns, wide, high), (rows, high, wide)].filter { $0.1 >= $0.2 * Self.leastSpread }
    let order = told.sorted { $0.1 > $1.1 }
    guard let first = order.first else { return [] }
    // One cell is seen before means near each other, and where it lies outside the lines with the highest means.
    let isBeside = order.count == 2 && order[1].1 >= first.1 * Self.leastBeside && !isHighestElsewhere
    return isBeside || heat.highest.count != 1 ? order.flatMap(\.0) : first.0 + [.extreme(highest: true)]
  }

  /// The row that leads, and the rows with the highest and the lowest mean, or total, where cells have one.
  private func claims(_ lead: HeatLead) -> [Claim] {
    var lead = lead
    if !chart.columnsAreOrdered { lead.since = nil }
    let tellsRows =
      (heat.comparesTotals || !heat.poolsRows && areAlike(heat.rows)) && heat.highestRows == [lead.row]
      && heat.lowestRows.count == 1
    return [
      .heatLead(lead), tellsRows && lead.count < lead.all ? .heatLines(areColumns: false) : .extreme(highest: true),
    ]
  }

  /// What a table of pairs shows: a name apart from all others, two groups against each other, or the pairs that are highest and lowest.
  private func claims(_ pairs: HeatPairs) -> [Claim] {
    if let loner = pairs.loner { return [.loner(loner)] }
    if let sides = pairs.sides { return [.pairSides(sides)] }
    return [true, false].compactMap { highest in
      pairs.extreme(highest: highest).map { .extremePair($0, highest: highest) }
    }
  }

  static let leastSpread = 0.25
  private static let leastBeside = 0.5

  /// A block whose names can be told: those of an order, or a few. Means of cells that stand for many rows are none of those rows.
  private var block: HeatBlock? {
    // Two bins make a third, which is called neither.
    if case .bin? = heat.columns.first { return nil }
    return HeatBlock(chart, heat).flatMap { block in
      let areTold = [(block.columns, chart.columnsAreOrdered), (block.rows, chart.rowsAreOrdered)].allSatisfy {
        $1 || $0.count <= Self.mostNamed
      }
      return areTold && (block.bounds != nil || !heat.poolsRows) ? block : nil
    }
  }

  private static let mostNamed = 3

  /// The highest cell, by one name where it has one of both.
  private var highest: [Claim] {
    guard heat.highest.count == 1, let cell = heat.highest.first else { return [] }
    let series = chart.walkedSeries[cell.series]
    let isSame = series.marks[cell.mark].x == .category(series.name ?? "")
    return [isSame ? .highestOfBoth(cell) : .extreme(highest: true)]
  }

  /// The rows and the columns with the highest and the lowest total, where all have about as many cells: fewer add up to less.
  private var totals: [Claim] {
    guard isLarge else { return [] }
    let found = [true, false].filter { areColumns in
      let ends =
        areColumns ? [heat.highestColumns, heat.lowestColumns] : [heat.highestRows, heat.lowestRows]
      return ends.allSatisfy { $0.count == 1 } && areAlike(areColumns ? heat.columnLines : heat.rows)
    }
    let claims = found.map { Claim.heatLines(areColumns: $0) }
    return claims.count == 2 ? claims : alone(claims)
  }

  /// Of fewer lines single cells say more.
  static let fewestLines = 5

  /// The extremes of very many names say little beside a course.
  private func isMany(_ names: [Claim]) -> Bool {
    if case .heatLines(let areColumns)? = names.first {
      return (areColumns ? heat.columns.count : heat.rows.count) > 24
    }
    return false
  }

  /// The part of the cells that each line must have for its mean to be one of the same names.
  private static let leastCells = 0.8

  private func areAlike(_ lines: [HeatLine]) -> Bool {
    let counts = lines.map(\.count)
    return Double(counts.min() ?? 0) >= Double(counts.max() ?? 0) * Self.leastCells
  }

  private func claims(_ lines: [HeatLine], isOrdered: Bool, areColumns: Bool) -> [Claim] {
    let means = lines.compactMap(\.mean)
    // Means of different cells change by what they are of.
    guard means.count == lines.count, areAlike(lines) else { return [] }
    if isOrdered, let course = course(lines, means, areColumns: areColumns) { return [course] }
    let (high, low) = areColumns ? (heat.highestColumns, heat.lowestColumns) : (heat.highestRows, heat.lowestRows)
    return high.count == 1 && low.count == 1 ? [.heatLines(areColumns: areColumns)] : []
  }
}

extension HeatPlan {
  /// A trend of means over a smaller part of the range of all cells is not seen.
  static let leastMove = 0.15

  /// How the means of lines in an order go: by a step, to a turn and back, or one way.
  private func course(_ lines: [HeatLine], _ means: [Double], areColumns: Bool) -> Claim? {
    let course = LineCourse(means)
    if case .step? = course, let course, course.keeps(means) { return .heatCourse(course, areColumns: areColumns) }
    let least = ((facts.highest ?? 0) - (facts.lowest ?? 0)) * Self.leastMove
    if areColumns, let arc = HeatArc.found(in: chart, heat, beyond: least) { return .heatArc(arc) }
    // Where the first or the last lacks a cell, its mean is that of other names.
    let all = areColumns ? heat.rows.count : heat.columns.count
    guard lines.first?.count == all, lines.last?.count == all, case .trend? = course, let first = means.first,
      let last = means.last, abs(last - first) >= least,
      goesOneWay(means, from: first, to: last)
    else { return nil }
    return course.map { .heatCourse($0, areColumns: areColumns) }
  }

  /// How far beyond its ends a trend may go, as a part of the range of means.
  private static let mostBeyondEnds = 0.3

  /// Whether the ends lie near the lowest and the highest mean: between others they tell no way.
  private func goesOneWay(_ means: [Double], from first: Double, to last: Double) -> Bool {
    guard let low = means.min(), let high = means.max() else { return false }
    let room = (high - low) * Self.mostBeyondEnds
    return min(first, last) - low <= room && high - max(first, last) <= room
  }
}

extension BucketedChart {
  /// Whether the columns of a heat map go on from one to the next: in time, by numbers, or by names that do.
  var columnsAreOrdered: Bool {
    guard case .categories(let names) = xAxis.domain else { return true }
    return xAxis.namedUnit != nil || names.areRisingNumbers || names.areWeekdays
  }

  /// Whether its rows do.
  var rowsAreOrdered: Bool {
    let names = walkedSeries.compactMap(\.name)
    return names.count == walkedSeries.count && (names.areRisingNumbers || names.areWeekdays || names.areMonths)
  }
}
