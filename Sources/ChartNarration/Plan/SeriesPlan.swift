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
    guard !chart.isAdditive, !chart.hasMixedUnits, chart.yAxis.scale == .linear, hasOrder else { return [] }
    return chart.walkedSeries.count == 2 ? gap : fan
  }

  /// Whether the parts of a stack are told by their shares: they fill it at each X, or are given in percent.
  private var tellsShares: Bool { chart.stack == .normalize || isInPercent }

  /// Whether X has an order: also categories that are called by rising whole numbers, such as years.
  private var hasOrder: Bool {
    if chart.hasOrderedX { return true }
    guard case .categories(let names) = chart.xAxis.domain, names.count > 1 else { return false }
    let numbers = names.compactMap { Int($0) }
    return numbers.count == names.count && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
  }

  // MARK: Shares

  /// A change of fewer points is none that is seen first.
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
    let walked = chart.walkedSeries
    guard shape.whole.crossings.pairs.first.map({ $0.count == 0 }) ?? true, let places = walked[1].numberPlaces() else {
      return []
    }
    let pairs = walked[0].marks.indices.compactMap { place -> (x: XValue, distance: Double)? in
      let x = walked[0].marks[place].x
      guard let first = walked[0].number(at: place), let second = places[x].flatMap({ walked[1].number(at: $0) }) else {
        return nil
      }
      return (x, first - second)
    }
    guard pairs.count > 2, let first = pairs.first, let last = pairs.last, first.distance * last.distance > 0 else {
      return []
    }
    let (from, to) = (abs(first.distance), abs(last.distance))
    guard max(from, to) >= min(from, to) * Self.leastGapRatio, isWide(max(from, to)) else { return [] }
    return [.gap(Claim.Gap(first: from, last: to, from: first.x, to: last.x))]
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
