import ChartAnalysis
import ChartModel

/// What a series without a course shows: its side of "as much", that it hardly changes, a hole, a step, what is missing, or how far it goes.
extension CoursePlan {
  func varied(_ own: SeriesFacts) -> [Claim] {
    if let hollow = Hollow(series) { return [.hollow(hollow), .extreme(highest: true)] }
    if let waves = Waves(series) { return [.waves(waves)] }
    let found = beyond(own) ?? flat(own) ?? climb ?? few ?? hole(own) ?? step ?? missing(own)
    if !found.isEmpty { return found }
    let usual = usual(own)
    // Between two levels no short way is seen.
    let ways = levels == nil ? [crash, way] : []
    let all = [swings, usual.isEmpty ? peaks : []] + ways + [drift, usual, ends(own)]
    return all.first { !$0.isEmpty } ?? []
  }

  /// The few peaks far above all between them.
  var peaks: [Claim] {
    guard !chart.isAdditive, isToldApart, let peaks = FarPeaks(series) else { return [] }
    return [.peaks(series: 0, marks: peaks.marks)]
  }

  /// The whole way of bars by names in an order, of which no trend is known.
  private var climb: [Claim]? {
    guard shape.series.first?.trend == nil else { return nil }
    return FarWay(climbOf: series).map { [.farWay($0)] }
  }

  /// The few highest of many bars, by their places, where all others lie far below.
  var few: [Claim]? {
    guard chart.kind == .bar, let found = SizeOrder(series).naturalBreak, !found.high.isEmpty, !found.isTied,
      series.toldNumbers.count >= found.count * Self.leastBesideFew
    else { return nil }
    return [.extreme(highest: true), .naturalBreak(found)]
  }

  private static let leastBesideFew = 8

  /// Whether the decimals that are told show how far the series swings.
  private var isToldApart: Bool {
    let values = series.toldNumbers.map(\.value)
    guard let low = values.min(), let high = values.max() else { return false }
    return Precision.steps(from: low, to: high, decimals: chart.yAxis.decimals) >= Self.leastSteps
  }

  /// So many steps of the last decimal are a range in which swings can be told.
  private static let leastSteps = 10.0

  /// A fall, or a rise, in a short time, and the lowest or the highest where that lies elsewhere.
  var crash: [Claim] {
    guard !chart.isAdditive, isToldApart, let crash = Crash(series), let own = facts.walked.first else { return [] }
    let extreme = crash.rises ? own.maximum : own.minimum
    return [.crash(crash)] + (extreme?.places == [crash.last] ? [] : [.extreme(highest: crash.rises)])
  }

  /// The long way from the highest value to the lowest, or the other way about.
  var way: [Claim] {
    guard !chart.isAdditive || chart.kind.isContinuous, isToldApart, let way = FarWay(series) else { return [] }
    return [.farWay(way)]
  }

  /// The way back and forth of a series that goes from turn to turn.
  var swings: [Claim] {
    guard !chart.isAdditive || chart.kind.isContinuous, isToldApart, let swings = Swings(series) else { return [] }
    return [.swings(swings.stretches)]
  }

  /// Whether means of values say something: not of amounts, but of those that are counted by the year.
  private var tellsMeans: Bool {
    !chart.isAdditive || chart.xAxis.calendarUnit == .year || chart.xAxis.namedUnit != nil
      || chart.xAxis.type == .quantitative
  }

  /// The mean until a mark and behind it, where values keep to both and a fall or a rise is no more than the step between them.
  var levels: [Claim]? {
    guard tellsMeans, !hasCycle, case .numbers(let axis) = chart.yAxis.domain else { return nil }
    return LineCourse.levels(series.toldNumbers.map(\.value), axis: axis).map { [meanStep($0)] }
  }

  /// The mean of the told values before one, by its order, and of those from it on.
  private func meanStep(_ found: (at: Int, before: Double, after: Double)) -> Claim {
    .meanStep(end: series.toldNumbers[found.at - 1].place, before: found.before, after: found.after)
  }

  /// The mean until a mark and behind it, where many go up and down about two.
  private var drift: [Claim] {
    guard tellsMeans, case .numbers(let axis) = chart.yAxis.domain else { return [] }
    return LineCourse.drift(series.toldNumbers.map(\.value), axis: axis).map(meanAndHighest) ?? []
  }

  private func meanAndHighest(_ found: (at: Int, before: Double, after: Double)) -> [Claim] {
    [meanStep(found), .extreme(highest: true)]
      + (series.endsAtZero ? [.extreme(highest: false)] : backDown(behind: found.at))
  }

  /// The last value, where it lies far below the highest of all, which lies behind a place.
  private func backDown(behind place: Int) -> [Claim] {
    let told = series.toldNumbers
    guard let high = told.map(\.value).max(), let low = told.map(\.value).min(),
      let top = told.firstIndex(where: { $0.value == high }), told.lastIndex(where: { $0.value == high }) == top,
      top >= place
    else { return [] }
    let back = told[top...].wayBack(up: false, least: (high - low) * Self.leastBack)
    return back == told.last?.place ? back.map { [.back(to: $0, up: false)] } ?? [] : []
  }

  private static let leastBack = 0.3

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
  var step: [Claim]? {
    guard case .step(let at, let before, let after)? = LineCourse(series.toldNumbers.map(\.value)) else { return nil }
    return meanAndHighest((at, before, after))
  }

  /// A part of its neighbours that a mark reaches at most to be a hole beside the highest.
  private static let mostOfNeighbours = 0.25

  /// The highest, with a hole beside it: somebody drew a line there.
  private func hole(_ own: SeriesFacts) -> [Claim]? {
    guard chart.kind == .bar, chart.xAxis.type != .temporal, own.valueCount > 9, let high = own.maximum,
      let middle = own.statistics.median,
      high.places.count == 1,
      let top = high.places.first
    else { return nil }
    let found = [top - 1, top + 1].first { place in
      guard let value = series.number(at: place), let other = series.number(at: place + (place < top ? -1 : 1)),
        value >= 0
      else { return false }
      return value <= min(other, high.value, middle) * Self.mostOfNeighbours
    }
    return found.map { [.extreme(highest: true), .hole(mark: $0)] }
  }

  /// Fewer marks are heard one by one, and the noise of so many is known.
  private static let manyMarks = 30

  /// A trend over a smaller part of the range is not seen beside what goes up and down.
  private static let mostRise = 0.2

  /// The highest and the lowest of many values that go much farther than noise does, and to no end; a line of amounts is seen so too.
  private func ends(_ own: SeriesFacts) -> [Claim] {
    guard !chart.isAdditive || chart.kind.isContinuous, own.valueCount >= Self.manyMarks,
      goesNowhere, shape.series.first?.noise.isExceeded(by: 1) == true,
      own.maximum?.places.count == 1, own.minimum?.places.count == 1
    else { return [] }
    return sides + [.extreme(highest: true), .extreme(highest: false)]
  }

  /// Where most of many values lie, and the one that lies far beyond.
  private func usual(_ own: SeriesFacts) -> [Claim] {
    guard goesNowhere, let band = UsualBand(series), band.count * 10 <= band.all * Self.mostTenths,
      (band.isHighFar ? own.maximum : own.minimum)?.places.count == 1, sides.isEmpty
    else { return [] }
    return [.usual(band), .extreme(highest: band.isHighFar)]
      + (SecondPeak.place(in: series, band).map { [.also(mark: $0)] } ?? [])
  }

  /// A band that holds more says nothing: few values lie apart by chance.
  private static let mostTenths = 9

  /// Whether values have no trend, or one over a small part of their range.
  private var goesNowhere: Bool {
    shape.series.first?.trend.map { $0.direction == .none || abs($0.riseShare) < Self.mostRise } ?? false
  }

  /// How many bars lie on which side of zero.
  private var sides: [Claim] { chart.kind == .bar && shape.whole.diverging.count == 1 ? [.sides] : [] }

  /// The part of all marks that are many to be missing.
  private static let leastMissing = 0.03

  private func missing(_ own: SeriesFacts) -> [Claim] {
    let (count, all) = (own.markCount - own.valueCount, own.markCount)
    // Of totals it is said over how many they are.
    guard !chart.isAdditive, count > 1, Double(count) >= Double(all) * Self.leastMissing, all > 4,
      !series.isClosedAtWeekends(in: chart)
    else { return [] }
    return [.extreme(highest: true), .extreme(highest: false), .missing(count, of: all)]
  }
}
