import ChartModel

/// Chooses the few features that are worth a sentence.
///
/// A feature weighs its size in units of the noise times the part of X that it concerns; single marks count as a quarter
/// of X, as an exception is heard though it is short. What is said elsewhere is no feature: the extremes of the series,
/// and what a stronger feature of the same series holds already.
struct Salience {
  private let chart: BucketedChart
  private let facts: ChartFacts
  private let series: [SeriesFeatures]
  private let whole: ChartFeatures

  init(_ chart: BucketedChart, facts: ChartFacts, series: [SeriesFeatures], whole: ChartFeatures) {
    self.chart = chart
    self.facts = facts
    self.series = series
    self.whole = whole
  }

  /// The part of X that an exception counts for.
  private static let leastCoverage = 0.25

  /// The most salient features in the order of the marks that they concern; ties go to the first.
  func features(_ thresholds: FeatureThresholds) -> [SalientFeature] {
    let found = (series.indices.flatMap { candidates($0, thresholds) } + relations).filter {
      $0.score >= thresholds.leastSalience
    }
    let rated = found.enumerated().sorted { (-$0.element.score, $0.offset) < (-$1.element.score, $1.offset) }
    let chosen = rated.prefix(max(thresholds.mostFeatures, 0)).sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    return chosen.map(\.element)
  }

  // MARK: One series

  private func candidates(_ place: Int, _ thresholds: FeatureThresholds) -> [SalientFeature] {
    let features = series[place]
    // Along a logarithmic axis equal steps are factors, which no difference tells.
    guard chart.yAxis.scale == .linear else { return [] }
    // How counts go from bin to bin is what their distribution says, and cells have neighbours on all sides.
    guard whole.distribution == nil, whole.heat == nil else { return [] }
    guard features.isOrdered else { return outliers(features, place) }
    let seasons = self.seasons(features, place)
    // What comes round makes a level, a peak and a run each time; and turns are told with all of theirs.
    let moves =
      seasons.isEmpty && !turns(features, place, thresholds)
      ? levels(features, place) + highs(features, place, thresholds) + runs(features, place) : []
    return seasons + moves + outliers(features, place) + years(features, place)
  }

  /// Whether the course of the only series tells each of its moves.
  private func turns(_ features: SeriesFeatures, _ place: Int, _ thresholds: FeatureThresholds) -> Bool {
    let course = Course(features, facts.walked[place], thresholds: thresholds)
    // Of what adds up the message tells the total instead.
    if case .turning = course { return series.count == 1 && !chart.isAdditive }
    return false
  }

  /// What comes round: by the weekday or the hour as plain means, else as a season beside the trend.
  private func seasons(_ features: SeriesFeatures, _ place: Int) -> [SalientFeature] {
    let cycles = whole.cycles.notable.filter { $0.subject == .values(series: place) }
    if let cycle = cycles.first {
      return [SalientFeature(series: place, .cycle(cycle), effect: cycle.effect, coverage: 1, place: 0)]
    }
    return features.seasons.prefix(1).map {
      SalientFeature(
        series: place, .season($0), effect: $0.amplitude / features.noise.value, coverage: 1, place: 0)
    }
  }

  /// Shifts say more than the plateaus on their sides, and an exact value more than a plateau.
  private func levels(_ features: SeriesFeatures, _ place: Int) -> [SalientFeature] {
    // Runs of the highest or the lowest value are told with its places.
    let told = [facts.walked[place].maximum, facts.walked[place].minimum].compactMap { $0?.value }
    let repeated = features.repeatedValues.filter { run in !told.contains(run.value) }.map { run in
      SalientFeature(
        series: place, .repeated(run), effect: range(features), coverage: part(run.count, of: features),
        place: run.places.lowerBound)
    }
    guard features.shifts.isEmpty else {
      return repeated + features.shifts.map { shift(features, $0, place) }
    }
    let plateaus = features.plateaus.filter { plateau in
      !features.repeatedValues.contains { $0.places.overlaps(plateau.places) }
    }
    return repeated
      + plateaus.map { plateau in
        SalientFeature(
          series: place, .plateau(plateau), effect: range(features), coverage: part(plateau.count, of: features),
          place: plateau.places.lowerBound)
      }
  }

  private func shift(_ features: SeriesFeatures, _ shift: LevelShift, _ place: Int) -> SalientFeature {
    SalientFeature(
      series: place, .shift(shift), effect: shift.jumpInNoise,
      coverage: part(shift.before.count + shift.after.count, of: features), place: shift.after.lowerBound)
  }

  /// The range of a series in units of its noise.
  private func range(_ features: SeriesFeatures) -> Double {
    features.noise.rangeShare > 0 ? 1 / features.noise.rangeShare : 0
  }

  private func part(_ count: Int, of features: SeriesFeatures) -> Double {
    Double(count) / Double(max(features.valueCount, 1))
  }

  private func outliers(_ features: SeriesFeatures, _ place: Int) -> [SalientFeature] {
    guard let first = features.outliers.first else { return [] }
    let effect = features.outliers.map { abs($0.score) }.max() ?? 0
    let coverage = max(part(features.outliers.count, of: features), Self.leastCoverage)
    return [
      SalientFeature(
        series: place, .outliers(features.outliers), effect: effect, coverage: coverage, place: first.place)
    ]
  }

  /// Against a trend the largest move back, else single peaks and troughs.
  private func highs(
    _ features: SeriesFeatures, _ place: Int, _ thresholds: FeatureThresholds
  ) -> [SalientFeature] {
    guard let setback = features.setback, setback.rangeShare >= thresholds.leastProminenceRangeShare,
      features.noise.isExceeded(by: setback.rangeShare),
      case .overall(let rising) = Course(features, facts.walked[place], thresholds: thresholds),
      rising != setback.isRising
    else { return peaks(features, place) }
    let covered = part(setback.places.count, of: features)
    return [
      SalientFeature(
        series: place, .setback(setback), effect: range(features) * setback.rangeShare,
        coverage: max(covered, Self.leastCoverage), place: setback.places.lowerBound)
    ]
  }

  /// The largest of the peaks and troughs but the highest and the lowest of all, and those that are outliers anyway.
  private func peaks(_ features: SeriesFeatures, _ place: Int) -> [SalientFeature] {
    let facts = facts.walked[place]
    let known = Set((facts.maximum?.places ?? []) + (facts.minimum?.places ?? []) + features.outliers.map(\.place))
    let runEnds = [features.longestRise, features.longestFall].compactMap { $0 }
      .flatMap { [$0.places.lowerBound, $0.places.upperBound] }
    let others = features.peaks.filter { peak in
      !known.contains { peak.places.contains($0) } && !runEnds.contains { peak.places.contains($0) }
    }
    // Of many ups and downs the largest stands for all.
    let largest = others.max { ($0.prominence, $1.places.lowerBound) < ($1.prominence, $0.places.lowerBound) }
    return [largest].compactMap { $0 }.map { peak in
      SalientFeature(
        series: place, .peak(peak), effect: peak.prominence / features.noise.value, coverage: Self.leastCoverage,
        place: peak.places.lowerBound)
    }
  }

  /// The longest rise and fall, but for a series that does nothing else.
  private func runs(_ features: SeriesFeatures, _ place: Int) -> [SalientFeature] {
    if case .steady = facts.walked[place].movement { return [] }
    return [features.longestRise, features.longestFall].compactMap { run in
      guard let run else { return nil }
      return SalientFeature(
        series: place, .run(run), effect: (run.end / 2 - run.start / 2) / (features.noise.value / 2),
        coverage: part(run.count, of: features), place: run.places.lowerBound)
    }
  }

  private func years(_ features: SeriesFeatures, _ place: Int) -> [SalientFeature] {
    guard let years = features.years, let change = years.change else { return [] }
    return [
      SalientFeature(
        series: place, .year(years), effect: change / features.noise.value,
        coverage: part(years.places.count + years.earlierPlaces.count, of: features), place: years.places.lowerBound)
    ]
  }

  // MARK: Several series

  private var relations: [SalientFeature] { passings + cycles }

  /// Events and shares that go with the calendar; of one subject the first cycle, which is the plainest.
  private var cycles: [SalientFeature] {
    var subjects: [CycleSubject] = []
    return whole.cycles.notable.compactMap { cycle in
      if case .values = cycle.subject { return nil }
      guard cycle.tellsMost, !subjects.contains(cycle.subject) else { return nil }
      subjects.append(cycle.subject)
      return SalientFeature(series: nil, .cycle(cycle), effect: cycle.score, coverage: 1, place: 0)
    }
  }

  private var passings: [SalientFeature] {
    // Crossings of the first few of many series say nothing of the others.
    guard whole.crossings.omittedCount == 0 else { return leader }
    let crossed = whole.crossings.pairs.filter { $0.count > 0 }
    return crossed.isEmpty ? leader : crossed.flatMap(crossings)
  }

  private var leader: [SalientFeature] {
    guard !chart.yAxis.isReversed, let leader = whole.ranks?.highestThroughout, whole.ranks?.areParts == false,
      leads(leader)
    else { return [] }
    return [SalientFeature(series: nil, .leader(series: leader), effect: 10, coverage: 1, place: 0)]
  }

  /// Whether a series has a number above that of every other wherever another has one: where it has none, nobody knows.
  private func leads(_ leader: Int) -> Bool {
    let walked = chart.walkedSeries
    guard walked.indices.contains(leader), let places = walked[leader].numberPlaces() else { return false }
    return walked.indices.filter { $0 != leader }.allSatisfy { other in
      walked[other].marks.allSatisfy { mark in
        guard let number = Self.height(of: mark.compared) else { return true }
        let own = places[mark.x].flatMap { walked[leader].number(at: $0) }
        return own.map { $0 > number && !ChartFacts.areEqual($0, number) } ?? false
      }
    }
  }

  /// How high a value lies, infinity included; `nil` where it is none.
  private static func height(of value: MarkValue?) -> Double? {
    if case .infinite(let negative) = value { return negative ? -.infinity : .infinity }
    return value?.high
  }

  private func crossings(_ pair: PairCrossings) -> [SalientFeature] {
    guard let first = pair.crossings.first else {
      return [SalientFeature(series: nil, .crossings(pair), effect: 100, coverage: 1, place: 0)]
    }
    guard pair.crossings.count == pair.count else {
      return [SalientFeature(series: nil, .crossings(pair), effect: 100, coverage: 1, place: first.after.first)]
    }
    return pair.crossings.map { crossing in
      let side = min(crossing.after.first, max(pair.commonCount - crossing.after.first, 0))
      return SalientFeature(
        series: nil, .crossing(crossing), effect: 100,
        coverage: max(2 * Double(side) / Double(max(pair.commonCount, 1)), Self.leastCoverage),
        place: crossing.after.first)
    }
  }
}
