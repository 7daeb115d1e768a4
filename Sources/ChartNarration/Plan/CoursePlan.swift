import ChartAnalysis
import ChartModel

/// Plans the message of one series, or of the sums of a stack, along an ordered X: what comes round, its one peak or trough, how late
/// it rose, on which side of "as much" it stays, and what is missing.
struct CoursePlan {
  let chart: BucketedChart
  let facts: ChartFacts
  let shape: ChartShape
  let series: Series
  /// Whether values are ratios, of which one means "as much".
  let areRatios: Bool

  var claims: [Claim] {
    guard chart.yAxis.scale == .linear, let own = facts.walked.first, !own.hasInfinity else { return [] }
    if let high = YearlyHigh(series, in: chart) { return [.yearlyHigh(high)] }
    if let spike = Spike(series) { return [.spike(spike)] }
    let arc = CourseArc(series)
    if let arc, arc.quiet != nil { return [.arc(arc)] }
    // A series that leaves one level for another is told by its levels.
    if let most = shape.salient.max(by: { $0.score < $1.score }), case .shift = most.feature { return [] }
    let course = shape.course(of: 0, own)
    switch course {
    case .constant, .none: return []
    case .steady, .overall: return move(own, course)
    // A course of few stretches tells more, if it reaches the highest and the lowest.
    case .turning(let stretches) where reach(stretches, own) && !chart.isAdditive: return []
    case .turning, .varied: break
    }
    if let arc { return [.arc(arc)] }
    if hasCycle { return season(own) }
    if let rhythm = Rhythm(series, bucketCount: own.bucketCount) {
      return [.rhythm(rhythm)] + (own.maximum?.places.count == 1 ? [.extreme(highest: true)] : [])
    }
    return course == .varied ? beyond(own) ?? flat(own) ?? hole(own) ?? step ?? missing(own) : []
  }

  // MARK: Rises and falls

  /// A trend whose ends lie near each other, beside what happens between them, is not what is seen first.
  private static let leastEnds = 0.6

  private func move(_ own: SeriesFacts, _ course: Course) -> [Claim] {
    if let burst = LateBurst(series, noise: shape.series.first?.noise.value ?? 0) { return [.burst(burst)] }
    if let late = LateMove(series) { return [.late(late)] }
    if let level = Levelling(series, usual: shape.series.first?.usualRange) { return [.levelled(level)] }
    guard case .overall = course, let low = own.minimum?.value, let high = own.maximum?.value, let change = own.change,
      abs(change) < (high - low) * Self.leastEnds, let features = shape.series.first, let setback = features.setback,
      setback.rangeShare > 0.5
    else { return [] }
    return step ?? (setback.isBeyond(features.noise) ? [.extreme(highest: true), .extreme(highest: false)] : [])
  }

  /// Of what comes round, the highest of all where it stands out from its season.
  private func season(_ own: SeriesFacts) -> [Claim] {
    guard let high = own.maximum?.value, let level = own.statistics.mean, level > 0 else { return [] }
    let most = shape.salient.lazy.compactMap { salient -> Double? in
      switch salient.feature {
      case .season(let season): season.phases.map(\.deviation).max().map { level + $0 }
      case .cycle(let cycle): cycle.phases.compactMap(\.level).max()
      default: nil
      }
    }.first
    guard let most, high >= most * Self.leastBeyondSeason else { return [] }
    return [.season, .extreme(highest: true)]
  }

  private static let leastBeyondSeason = 1.3

  private func reach(_ stretches: [CourseStretch], _ own: SeriesFacts) -> Bool {
    let ends = stretches.flatMap { [$0.start, $0.end] }
    guard let high = ends.max(), let low = ends.min(), let most = own.maximum?.value, let least = own.minimum?.value
    else { return false }
    return high >= most && low <= least + (most - least) * 0.1
  }

  /// Whether something comes round with the calendar, which is told by its season.
  private var hasCycle: Bool {
    shape.salient.contains { salient in
      switch salient.feature {
      case .season, .cycle: salient.series != nil
      default: false
      }
    }
  }

  // MARK: Without a course

  /// Ratios that are never one.
  private func beyond(_ own: SeriesFacts) -> [Claim]? {
    guard areRatios, let low = own.minimum?.value, let high = own.maximum?.value, low > 1 || high < 1 else {
      return nil
    }
    return [.beyond(1, above: low > 1), .between]
  }

  /// A series that stays within this part of its axis is flat to the eye, where the axis holds zero.
  private static let mostChange = 0.08

  private func flat(_ own: SeriesFacts) -> [Claim]? {
    guard let low = own.minimum?.value, let high = own.maximum?.value, low > 0, own.valueCount > 4,
      case .numbers(let shown) = chart.yAxis.domain, shown.contains(0),
      high - low <= (shown.upperBound - shown.lowerBound) * Self.mostChange
    else { return nil }
    return [.flat, .between]
  }

  /// The mean until a mark and behind it, where one is several times the other.
  private var step: [Claim]? {
    let told = series.toldNumbers
    guard case .step(let at, let before, let after)? = LineCourse(told.map(\.value)) else { return nil }
    return [.meanStep(end: told[at - 1].place, before: before, after: after), .extreme(highest: true)]
  }

  /// A part of its neighbours that a mark reaches at most to be a hole beside the highest.
  private static let mostOfNeighbours = 0.25

  /// The highest, with a hole beside it: somebody drew a line there.
  private func hole(_ own: SeriesFacts) -> [Claim]? {
    guard chart.kind == .bar, chart.xAxis.type != .temporal, own.valueCount > 9, let high = own.maximum,
      high.places.count == 1,
      let top = high.places.first
    else { return nil }
    let found = [top - 1, top + 1].first { place in
      guard let value = series.number(at: place), let other = series.number(at: place + (place < top ? -1 : 1)),
        value >= 0
      else { return false }
      return value <= min(other, high.value) * Self.mostOfNeighbours
    }
    return found.map { [.extreme(highest: true), .hole(mark: $0)] }
  }

  /// The part of all marks that are many to be missing.
  private static let leastMissing = 0.03

  private func missing(_ own: SeriesFacts) -> [Claim] {
    let (count, all) = (own.markCount - own.valueCount, own.markCount)
    // Of totals it is said over how many they are.
    guard !chart.isAdditive, count > 1, Double(count) >= Double(all) * Self.leastMissing, all > 4 else { return [] }
    return [.extreme(highest: true), .extreme(highest: false), .missing(count, of: all)]
  }
}
