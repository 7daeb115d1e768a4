import ChartAnalysis
import ChartModel

/// Plans the message of a heat map: the names with the highest and the lowest mean, and how the means go along what has an order.
struct HeatPlan {
  let chart: BucketedChart
  let heat: HeatFacts

  var claims: [Claim] {
    if let own = HeatDiagonal(chart, heat) { return [.diagonal(own.count, of: own.all)] + highest }
    if heat.comparesTotals { return totals }
    guard !heat.poolsRows else { return [] }
    let columns = claims(heat.columnLines, isOrdered: columnsAreOrdered, areColumns: true)
    let rows = claims(heat.rows, isOrdered: rowsAreOrdered, areColumns: false)
    let courses = (columns + rows).filter { if case .heatCourse = $0 { true } else { false } }
    guard !courses.isEmpty else {
      let isLarge = min(heat.columns.count, heat.rows.count) >= Self.fewestLines
      return isLarge && columns.count == 1 && rows.count == 1 ? columns + rows : []
    }
    let names = (columns + rows).filter { if case .heatLines = $0 { true } else { false } }
    return courses.prefix(1) + (isMany(names) ? [] : names)
  }

  /// The highest cell, by one name where it has one of both.
  private var highest: [Claim] {
    guard heat.highest.count == 1, let cell = heat.highest.first else { return [] }
    let series = chart.walkedSeries[cell.series]
    let isSame = series.marks[cell.mark].x == .category(series.name ?? "")
    return [isSame ? .highestOfBoth(cell) : .extreme(highest: true)]
  }

  /// The rows and the columns with the highest and the lowest total.
  private var totals: [Claim] {
    guard min(heat.columns.count, heat.rows.count) >= Self.fewestLines else { return [] }
    let extremes = [heat.highestColumns, heat.lowestColumns, heat.highestRows, heat.lowestRows]
    return extremes.allSatisfy { $0.count == 1 } ? [.heatLines(areColumns: true), .heatLines(areColumns: false)] : []
  }

  /// Of fewer lines single cells say more.
  private static let fewestLines = 5

  /// The extremes of very many names say little beside a course.
  private func isMany(_ names: [Claim]) -> Bool {
    if case .heatLines(let areColumns)? = names.first {
      return (areColumns ? heat.columns.count : heat.rows.count) > 24
    }
    return false
  }

  private var columnsAreOrdered: Bool {
    chart.xAxis.type != .nominal && chart.xAxis.type != .ordinal || chart.xAxis.namedUnit != nil
  }

  private var rowsAreOrdered: Bool {
    let names = chart.walkedSeries.compactMap(\.name)
    return names.count == heat.rows.count && names.areRisingNumbers
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
    if isOrdered, let course = LineCourse(means) { return [.heatCourse(course, areColumns: areColumns)] }
    let (high, low) = areColumns ? (heat.highestColumns, heat.lowestColumns) : (heat.highestRows, heat.lowestRows)
    return high.count == 1 && low.count == 1 ? [.heatLines(areColumns: areColumns)] : []
  }
}
