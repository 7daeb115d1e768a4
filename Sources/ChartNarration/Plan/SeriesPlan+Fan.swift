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

  /// The one that ends highest and passed, once, the one that was the highest at first, and where both went.
  var overtaking: [Claim]? {
    guard let low = facts.lowest, let high = facts.highest, high > low, !comesRound,
      !facts.walked.contains(where: \.hasInfinity), (3...Self.mostSeries).contains(chart.walkedSeries.count),
      chart.series.count == chart.walkedSeries.count,
      let first = leader({ $0.first }), let last = leader({ $0.last }), first.series != last.series,
      min(first.by(last.series), last.by(first.series)) >= (high - low) * Self.leastLead,
      // What all do is told of all.
      Set(facts.series.map { way(of: $0, in: high - low) }).count > 1
    else { return nil }
    let pair = shape.whole.crossings.pairs.first { Set([$0.first, $0.second]) == [first.series, last.series] }
    guard let pair, pair.count == 1, pair.crossings.count == 1 else { return nil }
    let ways = [last.series, first.series].map { place in
      way(of: facts.series[place], in: high - low).map { Claim.movedTo(series: place, rises: $0) }
    }
    // The one that was passed may have been far higher on its way.
    let arc = arc(of: first.series).map { Claim.seriesArc(series: first.series, $0) }
    return [.overtook(pair.crossings[0])] + [ways[0], arc ?? ways[1]].compactMap { $0 }
  }

  /// The arc of a series whose turn is seen among all values.
  private func arc(of place: Int) -> CourseArc? {
    let series = chart.series[place]
    guard let arc = CourseArc(series), arc.quiet == nil, let first = series.number(at: arc.first),
      let turn = series.number(at: arc.turn), let last = series.number(at: arc.last),
      isWide(min(abs(turn - first), abs(turn - last)))
    else { return nil }
    return arc
  }

  /// Whether a series rose, or fell, by a tenth of a range or more; `nil` where it moved less.
  private func way(of own: SeriesFacts, in range: Double) -> Bool? {
    own.change.flatMap { abs($0) >= range * Self.mostMove ? $0 > 0 : nil }
  }

  private static let leastLead = 0.1

  /// The series that is highest at one end, and how far it lies above another there; `nil` where several are, or begin at several X.
  private func leader(_ end: (SeriesFacts) -> Int?) -> (series: Int, by: (Int) -> Double)? {
    let found = facts.series.enumerated().compactMap { place, own in
      end(own).flatMap { mark in
        chart.series[place].number(at: mark).map { (place: place, x: chart.series[place].marks[mark].x, value: $0) }
      }
    }
    guard found.count == chart.series.count, Set(found.map(\.x)).count == 1,
      let best = found.max(by: { $0.value < $1.value }), found.count(where: { $0.value == best.value }) == 1
    else { return nil }
    return (best.place, { best.value - found[$0].value })
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
    return found.enumerated().map { order, place in
      .movedMost(series: place, rises: changes[place] > 0, isBeside: order > 0 && bounds[0] == bounds[1])
    }
  }
}
