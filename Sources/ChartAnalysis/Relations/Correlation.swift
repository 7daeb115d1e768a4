public import ChartModel

/// How X and Y of points go together.
public struct Correlation: Sendable, Equatable {
  /// How many points there are, each row of marks that are told as one counted.
  public var count: Int
  /// Pearson's product-moment coefficient r, −1 to 1: how near the points lie to a line (Pearson, Proc. R. Soc. Lond. 58,
  /// 1895).
  public var pearson: Double
  /// Spearman's ρ, −1 to 1: Pearson's coefficient of the ranks, tied values sharing the mean of theirs: how far Y only
  /// goes up, or only down, with X (Spearman, Am. J. Psychol. 15, 1904; ties: Kendall, Biometrika 33, 1945).
  public var spearman: Double

  /// The hundredth of Student's t, both sides together, by the first terms of its expansion about the normal one (Cornish and Fisher,
  /// Rev. Inst. Int. Stat. 5, 1938).
  private static func leastScore(degrees: Double) -> Double {
    let normal = 2.5758
    return normal + (normal * normal * normal + normal) / (4 * degrees)
  }

  /// Whether points that do not go together at all would hardly be ranked so alike: at the level of a hundredth, by Student's t of ρ
  /// (Kendall and Stuart, The Advanced Theory of Statistics 2, 31.19).
  package var isTendency: Bool {
    let size = abs(spearman)
    guard size >= FeatureThresholds.standard.leastTendency, size < 1, count > 2 else { return size == 1 }
    let degrees = Double(count - 2)
    return size * (degrees / (1 - size * size)).squareRoot() >= Self.leastScore(degrees: degrees)
  }

  /// The correlation of points; `nil` of fewer than `fewestCorrelationPoints`, of points with one X or one Y, and where
  /// more than `mostCorrelationTies` of all pairs of points are tied along X or along Y.
  ///
  /// - Complexity: O(*n* log *n*).
  init?(_ points: [WeightedPoint], thresholds: FeatureThresholds) {
    let weights = points.map(\.weight)
    let total = weights.reduce(0, +)
    guard total >= Double(thresholds.fewestCorrelationPoints), let count = Int(exactly: total) else { return nil }
    let (xRanks, yRanks) = (Ranks(points.map(\.x), weights), Ranks(points.map(\.y), weights))
    guard xRanks.tiedShare <= thresholds.mostCorrelationTies, yRanks.tiedShare <= thresholds.mostCorrelationTies,
      let pearson = Self.coefficient(points.map(\.x), points.map(\.y), weights),
      let spearman = Self.coefficient(xRanks.ranks, yRanks.ranks, weights)
    else { return nil }
    self.count = count
    self.pearson = pearson
    self.spearman = spearman
  }

  /// In two passes, each scaled by the farthest from the mean, so that neither squares nor sums leave what doubles hold.
  static func coefficient(_ x: [Double], _ y: [Double], _ weights: [Double]) -> Double? {
    guard let x = standardised(x, weights), let y = standardised(y, weights) else { return nil }
    let products = Statistics.sum(x.indices.map { x[$0] * y[$0] * weights[$0] })
    let squares = [x, y].map { values in Statistics.sum(values.indices.map { values[$0] * values[$0] * weights[$0] }) }
    let size = squares[0].squareRoot() * squares[1].squareRoot()
    guard size > 0 else { return nil }
    return min(max(products / size, -1), 1)
  }

  /// Deviations from the mean, the largest 1; `nil` where all are the same.
  private static func standardised(_ values: [Double], _ weights: [Double]) -> [Double]? {
    guard let low = values.min(), let high = values.max(), !ChartFacts.areEqual(low, high) else { return nil }
    let middle = low / 2 + high / 2
    let half = high / 2 - low / 2
    let centred = values.map { ($0 / 2 - middle / 2) / half }
    let mean = Statistics.sum(centred.indices.map { centred[$0] * weights[$0] }) / Statistics.sum(weights)
    return centred.map { $0 - mean }
  }
}

/// A point with how many rows it stands for.
struct WeightedPoint {
  var x: Double
  var y: Double
  var weight: Double
  var place: MarkPlace
}

/// The ranks of points along one axis.
private struct Ranks {
  /// A rank a point, tied ones the mean of theirs.
  var ranks: [Double]
  /// The share of all pairs of points that are tied.
  var tiedShare: Double

  init(_ values: [Double], _ weights: [Double]) {
    ranks = [Double](repeating: 0, count: values.count)
    let order = values.enumerated().map { (value: $0.element, place: $0.offset) }.sorted { $0.value < $1.value }
    var (before, tiedPairs) = (0.0, 0.0)
    var start = 0
    while start < order.count {
      let value = order[start].value
      let end = order[start...].firstIndex { $0.value != value } ?? order.count
      let weight = order[start..<end].reduce(0.0) { $0 + weights[$1.place] }
      for tied in order[start..<end] { ranks[tied.place] = before + (weight + 1) / 2 }
      before += weight
      tiedPairs += weight * (weight - 1) / 2
      start = end
    }
    tiedShare = before > 1 ? tiedPairs / (before * (before - 1) / 2) : 0
  }
}

extension BucketedChart {
  /// The points of all walked series with numbers on both axes.
  var weightedPoints: [WeightedPoint] { walkedSeries.enumerated().flatMap { weightedPoints($1, at: $0) } }

  /// The points of one walked series with numbers on both axes.
  func weightedPoints(_ series: Series, at place: Int) -> [WeightedPoint] {
    series.marks.enumerated().compactMap { index, mark -> WeightedPoint? in
      guard case .number(let x) = mark.x, x.isFinite, let y = mark.told?.number else { return nil }
      let rows = countsAlikeMarks ? Double(max(mark.rowCount, 1)) : 1
      return WeightedPoint(x: x, y: y, weight: rows, place: MarkPlace(series: place, mark: index))
    }
  }

  /// Whether a walked series is a scatter of rows: points with numbers on both axes that stand for no aggregate.
  func isScatter(_ series: Series) -> Bool {
    (series.kind ?? kind) == .point && xAxis.type == .quantitative && !hasLevels && aggregate == nil
  }
}

/// The correlations of a scatter.
public struct Correlations: Sendable, Equatable {
  /// Of all points together; `nil` where series do not compare or there is none.
  public var all: Correlation?
  /// Of each walked series, in their order; `nil` for one that has none. Nothing where there is one series only.
  public var series: [Correlation?]

  private static let fewestOfCourse = 5

  /// The correlations of a chart whose walked series are all points; `nil` for every other, for a map, and for a few points at even steps.
  ///
  /// - Complexity: O(*n* log *n*) in the number of marks.
  public init?(_ chart: BucketedChart, thresholds: FeatureThresholds = .standard) {
    let walked = chart.walkedSeries
    // Where places lie on the globe is no relation of what is measured.
    guard chart.composition != .map, !walked.isEmpty, walked.allSatisfy(chart.isScatter) else { return nil }
    series =
      walked.count == 1
      ? [] : walked.indices.map { Correlation(chart.weightedPoints(walked[$0], at: $0), thresholds: thresholds) }
    all = chart.hasMixedUnits ? nil : Correlation(chart.weightedPoints, thresholds: thresholds)
    // Too few to tell how X and Y go together, points at even steps are a course.
    if walked.count == 1 {
      let points = SeriesPoints(walked[0], in: chart)
      let isFew = points.count < thresholds.fewestCorrelationPoints
      if isFew, points.isOrdered, points.count >= Self.fewestOfCourse { return nil }
    }
  }
}
