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
    if let pair = FarPair(series) {
      return [.extreme(highest: true), .extreme(highest: false), .otherwiseBetween(pair.others)]
    }
    if let high = YearlyHigh(series, in: chart) { return [.yearlyHigh(high)] + seasonLow }
    if let spike = Spike(series) { return (spike.isAlone ? few : nil) ?? [.spike(spike)] + end(behind: spike, own) }
    if let burst, burst.lasts(in: series) { return [.burst(burst)] }
    let arc = CourseArc(series)
    if let arc, arc.quiet != nil || arc.tail != nil { return [.arc(arc)] }
    let course = shape.course(of: 0, own)
    if case .overall = course, let levels { return levels }
    // A series that leaves one level for another is told by its levels, where it keeps to them.
    if let most = shape.salient.max(by: { $0.score < $1.score }), case .shift = most.feature {
      if !hasCycle, let rhythm { return rhythm }
      if shifts.count > 1, let low = Vanishing(lowEndOf: series) { return [.extreme(highest: true), .gone(low)] }
      return shifts.tell(series) ? [] : [swings, peaks, crash].first { !$0.isEmpty } ?? []
    }
    if let periods { return periods }
    switch course {
    case .constant, .none: return []
    case .steady, .overall:
      if let seasonStep { return seasonStep }
      let moves = move(own, course)
      return moves.isEmpty ? cycle.map { [.moved, .withCycle($0)] } ?? beyondEnd(own, rises: course.isRising) : moves
    // A course of few stretches tells more, if it reaches the highest and the lowest.
    case .turning(let stretches) where reach(stretches, own) && !chart.isAdditive: return mostly(stretches)
    case .turning, .varied: break
    }
    if let arc {
      let steep = SteepMove(series, behind: arc.turn).map { [Claim.mostlyIn($0)] } ?? []
      return [.arc(arc)] + steep + record(own, beyond: arc)
    }
    if hasCycle { return own.areDrawnFlat(on: chart.yAxis) ? [.between, .season] : season(own) }
    if let rhythm { return rhythm }
    return course == .varied ? varied(own) : []
  }

  /// A peak or a trough of which most of the way to the end lies in a short stretch.
  private func mostly(_ stretches: [CourseStretch]) -> [Claim] {
    guard stretches.count == 2, let steep = SteepMove(series, behind: stretches[1].places.lowerBound) else { return [] }
    return [.swings(stretches), .mostlyIn(steep)]
  }

  /// The way of the years, weeks or days, of what comes round with them.
  private var periods: [Claim]? {
    // The mean of sums of months is none of years.
    guard !chart.isAdditive || chart.kind.isContinuous && chart.aggregate == nil,
      let seasons = shape.series.first?.seasons,
      let found = PeriodCourse(series, seasons: seasons, in: chart)
    else { return nil }
    // Means of weeks tell of a week already.
    return [.periods(found)] + (found.period == .year ? cycle.map { [.withCycle($0)] } ?? [] : [])
  }

  /// Peaks at even distances, and the highest of them.
  private var rhythm: [Claim]? {
    guard let own = facts.walked.first, let rhythm = Rhythm(series, bucketCount: own.bucketCount) else { return nil }
    return [.rhythm(rhythm)] + (own.maximum?.places.count == 1 ? [.extreme(highest: true)] : [])
  }

  /// What is left behind a spike: hardly anything, or less than ever.
  private func end(behind spike: Spike, _ own: SeriesFacts) -> [Claim] {
    if let gone = Vanishing(series), gone.from > spike.top { return [.gone(gone)] }
    guard let last = own.last, own.minimum?.places == [last] else { return [] }
    return [.extreme(highest: false)]
  }

  private var burst: LateBurst? { LateBurst(series, noise: shape.series.first?.noise.value ?? 0) }

  /// The changes of level that were found.
  private var shifts: [LevelShift] {
    shape.salient.compactMap { if case .shift(let shift) = $0.feature { shift } else { nil } }
  }

  /// The highest of all, where a way down and up again went beyond both of its ends.
  private func record(_ own: SeriesFacts, beyond arc: CourseArc) -> [Claim] {
    guard !arc.isPeak, let high = own.maximum, high.places.count == 1, let low = own.minimum?.value,
      let last = series.number(at: arc.last), let first = series.number(at: arc.first),
      high.value - max(first, last) >= (high.value - low) * Self.leastRecord
    else { return [] }
    return [.extreme(highest: true)]
  }

  private static let leastRecord = 0.1

  // MARK: Rises and falls

  /// A trend whose ends lie near each other, beside what happens between them, is not what is seen first.
  private static let leastEnds = 0.6

  private func move(_ own: SeriesFacts, _ course: Course) -> [Claim] {
    if let burst { return [.burst(burst)] }
    if let late = LateMove(series) { return [.late(late)] }
    if let steep = SteepMove(series) { return [.steep(steep)] }
    if let level = Levelling(series, usual: shape.series.first?.usualRange) { return [.levelled(level)] }
    // What comes round goes back with each season.
    guard case .overall = course, cycle == nil, let low = own.minimum?.value, let high = own.maximum?.value,
      let change = own.change, let features = shape.series.first, let setback = features.setback, setback.isFar
    else { return [] }
    // Between far ends a way that goes as far back is seen with them.
    guard abs(change) < (high - low) * Self.leastEnds else { return swings }
    if let step { return step }
    guard features.noise.isExceeded(by: setback.rangeShare) else { return [] }
    return [swings, crash, way].first { !$0.isEmpty } ?? [.extreme(highest: true), .extreme(highest: false)]
  }

  /// The highest value of a rise, or the lowest of a fall, that lies as a part of the range beyond its end, before it.
  private static let leastBeyondEnd = 0.2

  private func beyondEnd(_ own: SeriesFacts, rises: Bool?) -> [Claim] {
    // Of amounts their sum is told beside the rise.
    guard !chart.isAdditive || chart.kind.isContinuous, let rises, let low = own.minimum, let high = own.maximum,
      let last = own.last.flatMap(series.number),
      (rises ? high : low).places.count == 1,
      (rises ? high.value - last : last - low.value) >= (high.value - low.value) * Self.leastBeyondEnd
    else { return [] }
    return [.moved, .extreme(highest: rises)]
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
    if let step = SeasonStep(series, in: chart) { return [.season, meanStep(step)] }
    guard let most, high >= most * Self.leastBeyondSeason else { return [] }
    return [.season, .extreme(highest: true)]
  }

  private static let leastBeyondSeason = 1.3

  private func meanStep(_ step: SeasonStep) -> Claim {
    .meanStep(end: step.end, before: step.before, after: step.after)
  }

  /// When it is lowest, where one phase is.
  private var seasonLow: [Claim] {
    let seasons = shape.salient.compactMap { if case .season(let season) = $0.feature { season } else { nil } }
    return seasons.first { $0.cycle != .minuteOfHour && $0.lowest.count == 1 }.map { [.seasonLow($0.cycle)] } ?? []
  }

  /// The two levels of what comes round with the year, where it keeps to both.
  private var seasonStep: [Claim]? {
    guard !chart.isAdditive || chart.kind.isContinuous, let cycle, let step = SeasonStep(series, in: chart),
      step.isSudden
    else { return nil }
    return [meanStep(step), .withCycle(cycle)]
  }

  private func reach(_ stretches: [CourseStretch], _ own: SeriesFacts) -> Bool {
    let ends = stretches.flatMap { [$0.start, $0.end] }
    guard let high = ends.max(), let low = ends.min(), let most = own.maximum?.value, let least = own.minimum?.value
    else { return false }
    return high >= most && low <= least + (most - least) * 0.1
  }

  /// The cycle of the calendar in which values about a rise or a fall come round.
  private var cycle: CalendarCycle? {
    let cycles = shape.salient.compactMap { salient -> CalendarCycle? in
      switch salient.feature {
      case .season(let season): season.cycle
      case .cycle(let found) where salient.series != nil: found.cycle
      default: nil
      }
    }
    return cycles.first { $0 != .minuteOfHour }
  }

  /// Whether something comes round with the calendar, which is told by its season.
  var hasCycle: Bool {
    shape.salient.contains { $0.feature.comesRound && $0.series != nil }
  }
}
