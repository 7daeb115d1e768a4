import ChartAnalysis
import ChartModel

/// Where all rows of a heat map went, and where its highest cell lies.
extension HeatPlan {
  var isLarge: Bool { min(heat.columns.count, heat.rows.count) >= Self.fewestLines }

  /// Whether the highest cell lies in another row, or column, than that with the highest mean.
  var isHighestElsewhere: Bool {
    guard let cell = heat.highest.first else { return false }
    let x = chart.walkedSeries[cell.series].marks[cell.mark].x
    return heat.highestRows != [cell.series] || heat.highestColumns.map { heat.columns[$0] } != [x]
  }

  /// The rows or the columns with the highest and the lowest mean, or total, where the others have none; and the highest cell.
  func alone(_ names: [Claim]) -> [Claim] {
    guard isLarge, names.count == 1, heat.highest.count == 1, case .heatLines(let areColumns)? = names.first,
      let low = facts.lowest, let high = facts.highest,
      (areColumns ? heat.columnLines : heat.rows).meanSpread >= (high - low) * Self.leastSpread
    else { return [] }
    return names + [.extreme(highest: true)]
  }

  private static let fewestOfWay = 8

  /// That all rows end higher than they begin, or lower, along columns in an order; with the one that moved most, and the highest cell.
  var allEnded: [Claim]? {
    // Of months, weekdays and other rows in an order it is seen how they differ.
    guard chart.columnsAreOrdered, !chart.rowsAreOrdered, heat.columns.count >= Self.fewestOfWay,
      heat.highest.count == 1, CommonEnds.hold(chart, facts: facts), let most = facts.mostChanged, let rises = wayOfAll
    else { return nil }
    return [.allEnded(series: most, higher: rises), .extreme(highest: true)]
  }

  /// The row that went farthest against the way of the means of the columns, far down or far up.
  func against(_ way: LineCourse) -> Claim? {
    guard let low = facts.lowest, let high = facts.highest, facts.series.count == heat.rows.count else { return nil }
    let rises = !way.rises
    let changes = facts.series.map { ($0.change ?? 0) * (rises ? 1 : -1) }
    guard let most = changes.max(), most >= (high - low) * Self.leastAgainst,
      changes.count(where: { ChartFacts.areEqual($0, most) }) == 1, let row = changes.firstIndex(of: most),
      facts.series[row].endsTellCourse, facts.series[row].endsNear(highest: rises)
    else { return nil }
    return .movedMost(series: row, rises: rises, isBeside: false)
  }

  /// As a part of the range of all cells: what changes from one end of the colours nearly to the middle.
  private static let leastAgainst = 0.4

  /// Whether all rows ended higher, not lower, by a good part of the range; `nil` where they did not.
  private var wayOfAll: Bool? {
    guard let low = facts.lowest, let high = facts.highest else { return nil }
    let changes = facts.series.map { $0.change ?? 0 }
    let least = (high - low) * Self.leastMove
    return changes.allSatisfy { $0 >= least } ? true : changes.allSatisfy { $0 <= -least } ? false : nil
  }
}
