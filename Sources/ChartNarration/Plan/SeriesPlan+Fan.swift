import ChartAnalysis
import ChartModel

/// Of several series the one that leaves the others, and who rose and who fell most.
extension SeriesPlan {
  /// One of several that goes far while all others keep to a narrow band.
  var breakaway: [Claim]? {
    guard let low = facts.lowest, let high = facts.highest, high > low, facts.series.count == chart.walkedSeries.count,
      let most = mostMoved, (3...Self.mostSeries).contains(facts.walked.count),
      shape.series.indices.contains(most.series),
      shape.series[most.series].seasons.isEmpty,
      facts.walked.allSatisfy({ $0.valueCount > 0 && !$0.hasInfinity })
    else { return nil }
    let others = facts.walked.enumerated().filter { $0.offset != most.series }.map(\.element)
    guard let least = others.compactMap(\.minimum?.value).min(), let top = others.compactMap(\.maximum?.value).max(),
      let change = facts.series[most.series].change, abs(change) >= (high - low) * Self.leastAway,
      top - least <= (high - low) * Self.mostBand, top > least,
      others.allSatisfy({ abs($0.change ?? 0) <= (high - low) * Self.mostMove })
    else { return nil }
    return [.movedMost(series: most.series, rises: most.rises, isBeside: false), .others(besides: most.series)]
  }

  private static let leastAway = 0.6
  private static let mostBand = 0.35
  private static let mostMove = 0.1

  /// The one that passed the first, and where both went.
  var overtaking: [Claim]? {
    guard let low = facts.lowest, let high = facts.highest, high > low, !comesRound, !chart.yAxis.isReversed,
      !facts.walked.contains(where: \.hasInfinity), chart.series.count == chart.walkedSeries.count,
      facts.series.count <= Self.mostSeries, let found = LeaderChange(chart, shape.whole, facts: facts),
      // A third that was the highest of all is seen before both.
      [found.first, found.last].contains(where: { facts.walked[$0].maximum?.value == high }),
      facts.walked[found.last].endsNear(highest: true),
      // What all do is told of all.
      Set(facts.series.map { way(of: $0, in: high - low) }).count > 1
    else { return nil }
    let ways = [found.last, found.first].map { place in
      way(of: facts.series[place], in: high - low).map { Claim.movedTo(series: place, rises: $0) }
    }
    // Where the one that was passed went far up or down in between, and back, that is told; small turns are not.
    let passed = chart.series[found.first]
    let arc = CourseArc(passed).flatMap { $0.quiet == nil && isWide($0.depth(in: passed)) ? $0 : nil }
    let arcOfPassed = arc.map { Claim.seriesArc(series: found.first, $0) }
    let told = [ways[0], arcOfPassed ?? ways[1]].compactMap { $0 }
    return [.overtook(found.crossing)] + withOther(told, of: [found.last, found.first])
  }

  /// An end of the fan that moved by a smaller part of the other did not move.
  private static let leastOtherEnd = 0.1

  /// The ends of the fan where one of them turns on its way: that one from its first value over its turn to the last, the other by its end.
  private func fanOfArcs(_ found: [Int], _ changes: [Double]) -> [Claim]? {
    let arcs = found.map { CourseArc(chart.series[$0]) }
    guard !comesRound, let turning = arcs.firstIndex(where: { $0?.quiet == nil && $0 != nil }), let arc = arcs[turning]
    else { return nil }
    // Beside a peak the end of the other is heard as its own highest, or lowest.
    let other = found[1 - turning]
    let extreme = changes[other] > 0 ? facts.series[other].maximum : facts.series[other].minimum
    guard let last = facts.series[other].last, extreme?.places.contains(last) == true else { return nil }
    return found.enumerated().map { order, place in
      if order == turning { return .seriesArc(series: place, arc) }
      let rises = changes[place] > 0
      return order == 0
        ? .movedMost(series: place, rises: rises, isBeside: false) : .movedTo(series: place, rises: rises)
    }
  }

  var fan: [Claim] {
    let changes = facts.series.map { $0.change ?? 0 }
    guard changes.count > 2, changes.count == chart.walkedSeries.count, let most = changes.max(), most > 0,
      let least = changes.min(), least < 0, isWide(most - least),
      min(most, -least) >= max(most, -least) * Self.leastOtherEnd
    else { return [] }
    let ends = [most, least].sorted { abs($0) > abs($1) }
    let found = ends.compactMap { end -> Int? in
      let places = changes.indices.filter { ChartFacts.areEqual(changes[$0], end) }
      return places.count == 1 ? places[0] : nil
    }
    guard found.count == 2, found.allSatisfy({ facts.series[$0].endsTellCourse }) else { return [] }
    let bounds = found.map { place in
      [facts.series[place].first, facts.series[place].last].map { $0.map { chart.series[place].marks[$0].x } }
    }
    if bounds[0] == bounds[1], let arcs = fanOfArcs(found, changes) { return arcs }
    if let lone = arc, case .seriesArc(let place, _)? = lone.first, !found.contains(place) {
      let rises = changes[found[0]] > 0
      let isTold = endTogether && facts.series[found[0]].endsNear(highest: rises)
      return lone + (isTold ? [.movedTo(series: found[0], rises: rises)] : [])
    }
    return found.enumerated().map { order, place in
      .movedMost(series: place, rises: changes[place] > 0, isBeside: order > 0 && bounds[0] == bounds[1])
    }
  }
}
