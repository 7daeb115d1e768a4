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

  var claims: [Claim] {
    if chart.isStacked {
      if let answers = AnswerScale(chart, facts: facts) { return [.answers(answers)] }
      return shares.isEmpty ? largestShare : shares
    }
    if chart.isTurned, chart.comparesCourses, chart.readsInOrder, !chart.hasMixedUnits { return bothWays }
    if let crossing { return crossing }
    guard chart.comparesCourses, !chart.hasMixedUnits, chart.yAxis.scale == .linear, chart.readsInOrder else {
      return []
    }
    if let swapping { return swapping }
    if let arc = finite ? CommonArc(chart, facts: facts) : nil {
      return [.allArcs(arc), .extreme(highest: arc.isPeak)]
    }
    if let overtaking { return overtaking }
    if let breakaway { return breakaway }
    if let lastLead { return lastLead }
    if let mirror = finite ? MirrorArc(chart) : nil {
      return [.seriesArc(series: mirror.series, mirror.arc), .mirrored(series: mirror.other)]
    }
    let claims = chart.walkedSeries.count == 2 ? gap : fan
    guard claims.isEmpty else { return withThird(claims) }
    if let found = arc { return withThird(found) }
    return [setbacks, opposite, runaway, above, levels, tops].first { !$0.isEmpty } ?? []
  }

  /// The one series that moved most each way, the farther one first.
  private var bothWays: [Claim] {
    let order = RankOrder(chart).map { [Claim.order($0)] } ?? []
    return order + movedMostEachWay.prefix(order.isEmpty ? 2 : 1)
  }

  private var movedMostEachWay: [Claim] {
    let changes = facts.series.map { $0.change ?? 0 }
    let (most, least) = (max(changes.max() ?? 0, 0), min(changes.min() ?? 0, 0))
    return (most > -least ? [most, least] : [least, most]).compactMap { end in
      let places = changes.indices.filter { ChartFacts.areEqual(changes[$0], end) }
      guard end != 0, places.count == 1 else { return nil }
      return .movedMost(series: places[0], rises: end > 0, isBeside: false)
    }
  }

  /// Whether no value is beyond all numbers.
  private var finite: Bool { !facts.walked.contains(where: \.hasInfinity) }

  /// The one that leads at last, of what does not come round, where another moved most.
  private var lastLead: [Claim]? {
    guard finite, !comesRound, !chart.yAxis.isReversed, facts.series.count <= Self.mostSeries,
      let lead = LastLead(chart, facts: facts),
      facts.mostChanged.map({ chart.series[$0].id })
        != chart.walkedSeries[lead.series].id, setbacks.isEmpty
    else { return nil }
    return [.lastLead(lead)]
  }

  // MARK: Ways of one, heights of all

  /// Who went far against the others; of one alone also who moved most.
  private var setbacks: [Claim] {
    // Of what comes round a high of one season and a low of another are no way.
    let found = SeriesSetback.all(chart, facts: facts).filter { place in
      shape.series.indices.contains(place.series) && shape.series[place.series].seasons.isEmpty
    }
    guard let first = found.first else { return [] }
    guard found.count == 1 else { return found.prefix(2).map { .setback($0) } + against(found) }
    guard let most = mostMoved, most.series != first.series, most.rises != first.rises else {
      return mostMoved == nil ? withThird([.setback(first)]) : [.setback(first)]
    }
    return [.setback(first), .movedMost(series: most.series, rises: most.rises, isBeside: false)]
  }

  /// Where the series went that moved most of all, the other way than those that went against the others.
  private func against(_ found: [SeriesSetback]) -> [Claim] {
    guard let most = mostMoved, found.allSatisfy({ $0.series != most.series && $0.rises != most.rises }) else {
      return []
    }
    return [.movedTo(series: most.series, rises: most.rises)]
  }

  /// The series that moved most of all, where its ends tell its course.
  var mostMoved: (series: Int, rises: Bool)? {
    guard let place = facts.mostChanged, let change = facts.series[place].change, change != 0,
      facts.series[place].endsTellCourse
    else { return nil }
    return (place, change > 0)
  }

  /// Two that go against each other all along, and the highest and the lowest of all.
  private var opposite: [Claim] {
    guard OppositeCourse.holds(chart) else { return [] }
    return [.opposite] + (isAtOne(\.maximum, facts.highest) ? [.extreme(highest: true)] : [])
      + (isAtOne(\.minimum, facts.lowest) ? [.extreme(highest: false)] : [])
  }

  /// Whether a value is that of one series at one place.
  private func isAtOne(_ extreme: KeyPath<SeriesFacts, Extreme?>, _ value: Double?) -> Bool {
    let found = facts.walked.compactMap { $0[keyPath: extreme] }.filter { $0.value == value }
    return found.count == 1 && found.allSatisfy { $0.places.count == 1 }
  }

  /// One of two that keeps above the other though both reach some values, and the highest of all.
  private var above: [Claim] {
    // What both do is told of both.
    guard !chart.yAxis.isReversed, let above = Dominance(chart), !bothGoFar,
      let low = facts.walked[above.upper].minimum?.value,
      let high = facts.walked[above.lower].maximum?.value, low < high
    else { return [] }
    let upper = chart.walkedSeries[above.upper]
    if let arc = CourseArc(upper), arc.quiet == nil, arc.tail == nil, !arc.isSpike(in: upper),
      let place = chart.series.firstIndex(of: upper)
    {
      return [.above(above), .seriesArc(series: place, arc)]
    }
    if let gap = comesRound ? nil : LastGap(chart, above, facts: facts) { return [.above(above), .lastGap(gap)] }
    guard isAtOne(\.maximum, facts.highest) else { return bands(of: above) + common }
    return [.above(above), .extreme(highest: true)] + common
  }

  /// Whether both series end far below where they began, or above.
  private var bothGoFar: Bool {
    let shares = facts.series.map { $0.changeShare ?? 0 }
    return !comesRound && (shares.allSatisfy { $0 >= Self.leastFar } || shares.allSatisfy { $0 <= -Self.leastFar })
  }

  private static let leastFar = 0.5

  /// Which of two keeps above the other, and between which values each lies.
  private func bands(of above: Dominance) -> [Claim] {
    [.above(above), .band(series: above.upper), .band(series: above.lower)]
  }

  /// One or two far above all others, and who moved most.
  private var tops: [Claim] {
    guard !chart.yAxis.isReversed, let tops = TopSeries(chart) else { return [] }
    return [.tops(tops)] + (mostMoved.map { [.movedMost(series: $0.series, rises: $0.rises, isBeside: false)] } ?? [])
  }

  private var levels: [Claim] {
    guard !facts.walked.contains(where: \.hasInfinity), let bands = LevelBands(chart, facts: facts) else { return [] }
    return (bands.areStill ? [.littleChange] : []) + [.levels(bands)] + common
  }

  /// The cycle of the calendar in which the values of all series come round.
  private var common: [Claim] {
    guard let first = shape.series.first?.seasons.map(\.cycle).first(where: { $0 != .minuteOfHour }),
      shape.series.allSatisfy({ $0.seasons.contains { $0.cycle == first } })
    else { return [] }
    return [.allWithCycle(first)]
  }

  // MARK: Passing

  /// Where one of two series passed the other, once, and where both ended.
  private var crossing: [Claim]? {
    guard chart.comparesCourses, !chart.hasMixedUnits, chart.walkedSeries.count == 2,
      let pair = shape.whole.crossings.pairs.first, pair.count == 1, pair.crossings.count == 1,
      chart.keeps(to: pair.crossings)
    else { return nil }
    // One that passed the other at the very beginning lies above it.
    if isAtBeginning(pair.crossings[0]), !chart.yAxis.isReversed, let above = Dominance(chart) {
      return bands(of: above)
    }
    let moves = moves(atLeast: (facts.highest ?? 0) - (facts.lowest ?? 0))
    return [.passed] + withOther(moves)
  }

  /// Behind the way of one of two series where the other is at last.
  func withOther(_ moves: [Claim], of places: [Int] = [0, 1]) -> [Claim] {
    guard moves.count == 1, case .movedTo(let told, _)? = moves.first, let other = places.first(where: { $0 != told }),
      endTogether, let low = facts.lowest, let high = facts.highest,
      let own = facts.series[other].statistics.maximum, let least = facts.series[other].statistics.minimum,
      own - least <= (high - low) * Self.mostStill
    else { return moves }
    return moves + [.endsAt(series: other)]
  }

  /// A series that goes farther is not told by where it is at last.
  private static let mostStill = 0.35

  /// Of three series those that the claims do not name, by where they are at last: of so few each is seen.
  private func withThird(_ claims: [Claim]) -> [Claim] {
    let named = claims.compactMap(\.movedSeries)
    guard chart.series.count == 3, !comesRound, !named.isEmpty, named.count == claims.count, endTogether,
      let low = facts.lowest, let high = facts.highest
    else { return claims }
    let rest = chart.series.indices.filter { !named.contains($0) }
    return claims
      + rest.compactMap { place in
        way(of: facts.series[place], in: high - low).flatMap { rises in
          facts.series[place].endsNear(highest: rises) ? .movedTo(series: place, rises: rises) : nil
        }
      }
  }

  /// Whether the last value of each series stands at one X, so that "at" needs no place.
  var endTogether: Bool {
    let ends = zip(chart.series, facts.series).map { series, own in own.last.map { series.marks[$0].x } }
    return !ends.contains(nil) && Set(ends).count == 1
  }

  /// Whether two series change places within the first twentieth of their marks.
  private func isAtBeginning(_ crossing: Crossing) -> Bool {
    crossing.after.first * 20 <= chart.walkedSeries[0].marks.count
  }

  /// Two of several that change places again and again, apart from all others.
  private var swapping: [Claim]? {
    let pairs = shape.whole.crossings.pairs.filter { $0.count > 0 }
    guard (3...Self.mostSwapping).contains(chart.walkedSeries.count), shape.whole.crossings.omittedCount == 0,
      pairs.count == 1, let pair = pairs.first, pair.count >= Self.leastSwaps
    else { return nil }
    let others = chart.walkedSeries.indices.filter { $0 != pair.first && $0 != pair.second }
    return [.swapping(pair)] + others.map { .band(series: $0) }
  }

  private static let mostSwapping = 4
  private static let leastSwaps = 4

  /// Where each series went, of those that moved by a tenth of a distance or more.
  private func moves(atLeast distance: Double) -> [Claim] {
    facts.series.enumerated().compactMap { place, own in
      way(of: own, in: distance).flatMap { own.endsNear(highest: $0) ? .movedTo(series: place, rises: $0) : nil }
    }
  }

  /// Whether a series rose, not fell, by a tenth of a distance or more; `nil` where it moved less.
  func way(of own: SeriesFacts, in distance: Double) -> Bool? {
    own.change.flatMap { abs($0) >= distance * Self.leastWay ? $0 > 0 : nil }
  }

  private static let leastWay = 0.1

  // MARK: One of several

  /// A series whose own peak or trough is the highest or the lowest of all, far beyond the others.
  private static let leastBeyond = 0.3
  /// How far from the others it may lie else.
  private static let near = 0.1
  static let mostSeries = 50

  var arc: [Claim]? {
    guard !comesRound, let high = facts.highest, let low = facts.lowest, high > low,
      facts.walked.count <= Self.mostSeries
    else {
      return nil
    }
    return facts.walked.indices.lazy.compactMap { place -> [Claim]? in
      let others = facts.walked.enumerated().filter { $0.offset != place }.map(\.element)
      guard let arc = CourseArc(dipOf: chart.walkedSeries[place]),
        let value = chart.walkedSeries[place].number(at: arc.turn),
        let most = others.compactMap(\.maximum?.value).max(), let least = others.compactMap(\.minimum?.value).min()
      else { return nil }
      let beyond = arc.isPeak ? value - most : least - value
      guard arc.isOnly(in: chart.walkedSeries[place]), !arc.isSpike(in: chart.walkedSeries[place]) else { return nil }
      // A series that lies apart all along is no dip among the others.
      let near = (high - low) * Self.near
      let own = facts.walked[place].statistics
      guard [own.median, own.last].contains(where: { $0.map((least - near...most + near).contains) == true }) else {
        return nil
      }
      return beyond >= (high - low) * Self.leastBeyond ? [.seriesArc(series: place, arc)] : nil
    }.first
  }

  /// The series that changed most and ends far above all others; what all do is told of all.
  private var runaway: [Claim] {
    let allRise = facts.series.indices.allSatisfy { shape.course(of: $0, facts.series[$0]).isRising == true }
    return allRise || chart.yAxis.isReversed ? [] : Runaway(chart, facts: facts).map { [.runaway($0)] } ?? []
  }

  // MARK: Shares

  /// A smaller change of a share, in percentage points, is not seen first.
  private static let leastPoints = 10.0

  private var shares: [Claim] {
    guard chart.readsInOrder else { return spreads }
    guard let found = shape.whole.shareChanges, let totals = chart.totals, chart.stack != .center,
      let grown = found.changes.max(by: { $0.points < $1.points }),
      let shrunk = found.changes.min(by: { $0.points < $1.points })
    else { return [] }
    if let swing = ShareSwing(facts, found, totals: totals) { return [.shareSpread(part: swing.part)] }
    let ends = (totals.marks[found.firstPlace].x, totals.marks[found.lastPlace].x)
    let moved = [(grown, true), (shrunk, false)].filter { abs($0.0.points) >= Self.leastPoints && tellsCourse($0.0) }
    // The larger one is seen first; of two parts one tells the other.
    return moved.sorted { abs($0.0.points) > abs($1.0.points) }.prefix(found.changes.count == 2 ? 1 : 2).enumerated()
      .map { .shareMoved($1.0, rises: $1.1, first: ends.0, last: ends.1, isBeside: $0 > 0) }
  }

  /// Of a chart of shares that hardly differ from place to place the largest one.
  private var largestShare: [Claim] {
    let largest = facts.shares.indices.max {
      (facts.shares[$0].maximum?.value ?? 0) < (facts.shares[$1].maximum?.value ?? 0)
    }
    guard chart.stack == .normalize, let largest, facts.shares[largest].spread > 0 else { return [] }
    return [.shareSpread(part: largest)]
  }

  /// Whether the ends of a share lie so far apart that they tell its course.
  private func tellsCourse(_ change: ShareChange) -> Bool {
    let parts = chart.series.indices.filter { chart.isPart(chart.series[$0]) }
    guard let part = parts.firstIndex(of: change.series), facts.shares.indices.contains(part) else { return false }
    return abs(change.points) >= facts.shares[part].spread * 100 * Self.leastOfSpread
  }

  private static let leastOfSpread = 0.6

  /// Among names the two parts whose shares differ most from one to another.
  private var spreads: [Claim] {
    let wide = facts.shares.enumerated().map { (part: $0.offset, width: $0.element.spread) }
      .filter { $0.width * 100 >= Self.leastPoints }
    // Of two parts one tells the other.
    let sorted = wide.sorted { ($1.width, $0.part) < ($0.width, $1.part) }
    guard wide.count > 2 else {
      return sorted.prefix(facts.shares.count == 2 ? 1 : 2).map { .shareSpread(part: $0.part) }
    }
    // Of several parts it is seen where each is most of all.
    let high = { (part: Int) in facts.shares[part].maximum?.value ?? 0 }
    let highest = wide.map(\.part).filter { high($0) >= Self.leastHigh }.sorted { (-high($0), $0) < (-high($1), $1) }
    return highest.count > 1
      ? highest.prefix(Self.mostHighs).map { .shareHigh(part: $0) }
      : sorted.prefix(2).map { .shareSpread(part: $0.part) }
  }

  /// A part that is nowhere half of all is no more seen than others.
  private static let leastHigh = 0.5
  private static let mostHighs = 3

  // MARK: Two series

  /// A gap that is half as wide again, or two thirds as wide, is seen to change.
  private static let leastGapRatio = 1.5

  private var gap: [Claim] {
    guard !comesRound, let gap = GapChange(chart) else { return [] }
    let (least, most) = (min(gap.first, gap.last), max(gap.first, gap.last))
    guard most >= least * Self.leastGapRatio, isWide(most) else { return [] }
    let moves = moves(atLeast: most)
    let beginTogether = zip(chart.series, facts.series).allSatisfy { series, own in
      own.first.map { series.marks[$0].x == gap.firstX } ?? false
    }
    return [.gap(gap)] + (beginTogether ? moves : [])
  }

  /// Whether a series has seasons, of which the first and the last value may be two.
  var comesRound: Bool { shape.salient.contains(where: \.feature.comesRound) }

  /// Whether a distance is a good part of the range of all values.
  func isWide(_ distance: Double) -> Bool {
    guard let high = facts.highest, let low = facts.lowest, high > low else { return false }
    return distance >= (high - low) * 0.2
  }
}

extension BucketedChart {
  /// Whether series are compared by where they went, and not by what they add up to: lines of counts are seen as lines.
  var comparesCourses: Bool { !isAdditive || kind == .line }
}
