import ChartAnalysis
import ChartModel

/// Plans what the message of several series claims, in the order in which it is said; nothing where their course has no such
/// shape.
///
/// Of shares that shift, the one that grew and the one that shrank most; of two series, their distance where it changed much; of
/// more, the ends of the fan: who rose and who fell most.
struct SeriesPlan {
  let chart: BucketedChart
  let facts: ChartFacts
  let shape: ChartShape
  /// Whether values are percents.
  let isInPercent: Bool

  var claims: [Claim] {
    if chart.isStacked { return tellsShares ? shares : [] }
    guard !chart.isAdditive, !chart.hasMixedUnits, chart.yAxis.scale == .linear, chart.readsInOrder else { return [] }
    return chart.walkedSeries.count == 2 ? gap : fan
  }

  /// Whether the parts of a stack are told by their shares: they fill it at each X, or are given in percent.
  private var tellsShares: Bool { chart.stack == .normalize || isInPercent }

  // MARK: Shares

  /// A smaller change of a share, in percentage points, is not seen first.
  private static let leastPoints = 10.0

  private var shares: [Claim] {
    guard let found = shape.whole.shareChanges, let totals = chart.totals, chart.stack != .center,
      let grown = found.changes.max(by: { $0.points < $1.points }),
      let shrunk = found.changes.min(by: { $0.points < $1.points })
    else { return [] }
    let ends = (totals.marks[found.firstPlace].x, totals.marks[found.lastPlace].x)
    let moved = [(grown, true), (shrunk, false)].filter { abs($0.0.points) >= Self.leastPoints }
    // The larger one is seen first; of two parts one tells the other.
    return moved.sorted { abs($0.0.points) > abs($1.0.points) }.prefix(found.changes.count == 2 ? 1 : 2)
      .map { .shareMoved($0.0, rises: $0.1, first: ends.0, last: ends.1) }
  }

  // MARK: Two series

  /// A gap that is half as wide again, or two thirds as wide, is seen to change.
  private static let leastGapRatio = 1.5

  private var gap: [Claim] {
    guard let gap = GapChange(chart) else { return [] }
    let (least, most) = (min(gap.first, gap.last), max(gap.first, gap.last))
    return most >= least * Self.leastGapRatio && isWide(most) ? [.gap(gap)] : []
  }

  /// Whether a distance is a good part of the range of all values.
  private func isWide(_ distance: Double) -> Bool {
    guard let high = facts.highest, let low = facts.lowest, high > low else { return false }
    return distance >= (high - low) * 0.2
  }

  // MARK: More series

  private var fan: [Claim] {
    let changes = facts.series.map { $0.change ?? 0 }
    guard changes.count > 2, changes.count == chart.walkedSeries.count, let most = changes.max(), most > 0,
      let least = changes.min(), least < 0, isWide(most - least)
    else { return [] }
    let ends = [most, least].sorted { abs($0) > abs($1) }
    let claims = ends.compactMap { end -> Claim? in
      let places = changes.indices.filter { ChartFacts.areEqual(changes[$0], end) }
      return places.count == 1 ? .movedMost(series: places[0], rises: end > 0) : nil
    }
    return claims.count == 2 ? claims : []
  }
}
