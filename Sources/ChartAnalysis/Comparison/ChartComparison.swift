public import ChartModel

/// What changed from one chart to another, or from one part of a chart to another: mark by mark and in sum.
///
/// The first side is the base. Places are those of each side's own chart.
///
/// ```swift
/// let comparison = ChartComparison(may, june)
/// comparison.walked[0].sum?.difference          // 4_210.0
/// comparison.walked[0].largestIncrease?.places  // [27], into `changes`
/// ```
public struct ChartComparison: Sendable, Equatable {
  /// The walked series that both sides have, in the order of the first.
  public var walked: [SeriesComparison]
  /// The parts of a stack that both sides have, in the order of the first; none where either has no stack.
  public var parts: [SeriesComparison]
  /// Walked series of the first side alone, as places in `walkedSeries`.
  public var onlyFirst: [Int]
  /// Walked series of the second side alone, as places in `walkedSeries`.
  public var onlySecond: [Int]
  /// Parts of the first side's stack that the second has not, as places in `series`.
  public var partsOnlyFirst: [Int]
  /// Parts of the second side's stack that the first has not, as places in `series`.
  public var partsOnlySecond: [Int]
  /// How the marks of two series were put together.
  public var matching: MarkMatching
  /// In what the sides measure unlike things, so that a difference may mean nothing; none for two parts of one chart.
  public var unlike: [UnlikeMeasure]

  /// Compares two charts.
  ///
  /// Series belong together by their names (of several with one name the first to the first), and where each chart
  /// has but one, whatever they are called. Marks belong together as `matching` says.
  ///
  /// - Complexity: O(*n* log *n*) in the number of marks, for the medians.
  public init(_ first: BucketedChart, _ second: BucketedChart, matching: MarkMatching = .x) {
    self.init(ComparedChart(first), ComparedChart(second), matching: matching)
  }

  /// Compares two parts of one chart, such as this week with the week before; `nil` where either selects nothing.
  ///
  /// - Parameter matching: `order` where the parts are not the same stretch of X.
  public init?(
    _ chart: BucketedChart, from first: ChartSelection, to second: ChartSelection, matching: MarkMatching = .order
  ) {
    guard let range = chart.stretch(of: first), let other = chart.stretch(of: second) else { return nil }
    self.init(ComparedChart(chart, within: range), ComparedChart(chart, within: other), matching: matching)
  }

  private init(_ first: ComparedChart, _ second: ComparedChart, matching: MarkMatching) {
    self.matching = matching
    unlike = UnlikeMeasure.all(first.chart, second.chart)
    let walkedPairs = SeriesPairs(first.walked, second.walked, takesOnlyOnes: true)
    let partPairs = SeriesPairs(first.parts, second.parts, takesOnlyOnes: false)
    let addsUp = first.chart.isAdditive && second.chart.isAdditive
    let levels = Self.levels(first.chart, second.chart)
    let compare = { (pair: (ComparedSeries, ComparedSeries)) in
      SeriesComparison(pair.0, pair.1, matching: matching, addsUp: addsUp, levels: levels)
    }
    walked = walkedPairs.pairs.map(compare)
    parts = partPairs.pairs.map(compare)
    (onlyFirst, onlySecond) = (walkedPairs.onlyFirst, walkedPairs.onlySecond)
    (partsOnlyFirst, partsOnlySecond) = (partPairs.onlyFirst, partPairs.onlySecond)
  }

  /// The levels by which values rise and fall: those of both sides, where they agree.
  private static func levels(_ first: BucketedChart, _ second: BucketedChart) -> [String] {
    guard first.yAxis.type == .ordinal, first.yAxis.domain == second.yAxis.domain,
      case .categories(let names) = first.yAxis.domain
    else { return [] }
    return names
  }
}

/// In what two charts measure unlike things.
public enum UnlikeMeasure: Sendable, Equatable {
  /// Values of different units.
  case unit
  /// Values made in different ways, such as sums beside means.
  case aggregate
  /// Numbers beside levels.
  case valueType
  /// X of different types, or buckets of different lengths, so that no mark belongs to another by its X.
  case x

  static func all(_ first: BucketedChart, _ second: BucketedChart) -> [UnlikeMeasure] {
    var found: [UnlikeMeasure] = []
    if first.yAxis.unit != second.yAxis.unit { found.append(.unit) }
    if first.aggregate != second.aggregate { found.append(.aggregate) }
    if first.hasLevels != second.hasLevels { found.append(.valueType) }
    if first.xAxis.type != second.xAxis.type || first.xAxis.calendarUnit != second.xAxis.calendarUnit {
      found.append(.x)
    }
    return found
  }
}

/// One side of a comparison.
private struct ComparedChart {
  var chart: BucketedChart
  var walked: [ComparedSeries]
  var parts: [ComparedSeries]

  init(_ chart: BucketedChart, within range: Range<Double>? = nil) {
    self.chart = chart
    let coordinates = XCoordinates(chart)
    let isMeant = { (x: XValue) in range.map { coordinates.contains(x, in: $0) } ?? true }
    walked = chart.walkedSeries.enumerated().map { ComparedSeries($1, place: $0, isMeant: isMeant) }
    parts = chart.series.enumerated().filter { chart.isPart($0.element) }
      .map { ComparedSeries($0.element, place: $0.offset, isMeant: isMeant) }
  }
}

/// Series that belong together by their names.
private struct SeriesPairs {
  var pairs: [(ComparedSeries, ComparedSeries)] = []
  var onlyFirst: [Int] = []
  var onlySecond: [Int] = []

  /// - Parameter takesOnlyOnes: whether the only series of each side belong together whatever they are called.
  init(_ first: [ComparedSeries], _ second: [ComparedSeries], takesOnlyOnes: Bool) {
    if takesOnlyOnes, first.count == 1, second.count == 1 {
      pairs = Array(zip(first, second))
      return
    }
    var byName: [String?: [Int]] = [:]
    for index in second.indices.reversed() { byName[second[index].name, default: []].append(index) }
    var met: Set<Int> = []
    for series in first {
      guard let partner = byName[series.name]?.popLast() else {
        onlyFirst.append(series.place)
        continue
      }
      met.insert(partner)
      pairs.append((series, second[partner]))
    }
    onlySecond = second.indices.filter { !met.contains($0) }.map { second[$0].place }
  }
}
