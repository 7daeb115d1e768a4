import ChartModel

/// The shares of parts, rounded so that what is said adds up to what they make up together.
public enum PartShares {
  /// How many decimals percents have: none from a hundred buckets on, else one (`fewestForWholePercents`).
  public static func decimals(count: Int, _ thresholds: FeatureThresholds = .standard) -> Int {
    count >= thresholds.fewestForWholePercents ? 0 : 1
  }

  /// Shares, 0 to 1, as percents of so many decimals that add up to the rounded percent of their sum: to exactly 100
  /// where they are all parts of the whole, to less where one is not told.
  ///
  /// `nil` stays `nil`.
  ///
  /// ```swift
  /// PartShares.percents([1.0 / 3, nil, 1.0 / 3])  // [34.0, nil, 33.0]
  /// ```
  ///
  /// - Complexity: O(*n* log *n*).
  public static func percents(_ shares: [Double?], decimals: Int = 0) -> [Double?] {
    let known = shares.indices.filter { shares[$0]?.isFinite == true }
    let amounts = known.compactMap { shares[$0] }
    let unit = decimals > 0 ? 10.0 : 1
    let whole = (min(max(Statistics.sum(amounts), 0), 1) * 100 * unit).rounded()
    var percents: [Double?] = shares.map { $0.flatMap { $0.isFinite ? ($0 * 100 * unit).rounded() / unit : nil } }
    guard let seats = Int(exactly: whole), let units = LargestRemainder.units(of: amounts, among: seats) else {
      return percents
    }
    for (place, count) in zip(known, units) { percents[place] = Double(count) / unit }
    return percents
  }
}

extension PartShares {
  /// A percent that one decimal does not show.
  private static let hidden = 0.04

  /// Shares as the percents that are told: whole ones, or with one decimal where whole ones would make a part vanish.
  ///
  /// ```swift
  /// PartShares.told([0.5, 0.3, 0.2])      // [50, 30, 20]
  /// PartShares.told([0.9, 0.097, 0.003])  // [90, 9.7, 0.3]
  /// ```
  ///
  /// - Complexity: O(*n* log *n*).
  public static func told(_ shares: [Double?]) -> [Double?] {
    let whole = percents(shares)
    let hidesOne = zip(shares, whole).contains { ($0 ?? 0) > 0 && $1 == 0 }
    guard hidesOne else { return whole }
    // What one decimal would still hide stays as it is, which is said as less than the smallest.
    return zip(shares, percents(shares, decimals: 1)).map { share, percent in
      guard let share, share > 0, percent == 0 else { return percent }
      return min(share * 100, hidden)
    }
  }
}

extension PartFacts {
  /// The percents of all marks as they are told, as in `shares`.
  ///
  /// - Complexity: O(*n* log *n*): ask once for all marks.
  public var toldPercents: [[Double?]] {
    var rounded = PartShares.told(shares.flatMap { $0 })[...]
    return shares.map { marks in
      defer { rounded = rounded.dropFirst(marks.count) }
      return Array(rounded.prefix(marks.count))
    }
  }

  /// The percents of all marks of all walked series, as in `shares`; together they add up to exactly 100.
  ///
  /// - Complexity: O(*n* log *n*): ask once for all marks.
  public func percents(decimals: Int) -> [[Double?]] {
    var rounded = PartShares.percents(shares.flatMap { $0 }, decimals: decimals)[...]
    return shares.map { marks in
      defer { rounded = rounded.dropFirst(marks.count) }
      return Array(rounded.prefix(marks.count))
    }
  }
}

extension ChartFacts {
  /// The percents of all parts of a stack at one place of the totals' `marks`, in the order of `shares`; together they
  /// add up to exactly 100 where every part has a number.
  ///
  /// - Complexity: O(*m* log *m*) in the number of parts.
  public func sharePercents(at place: Int, decimals: Int = 0) -> [Double?] {
    PartShares.percents(
      shares.map { $0.shares.indices.contains(place) ? $0.shares[place] : nil }, decimals: decimals)
  }
}

/// The largest parts of a whole, and what is left.
public struct PartRanking: Sendable, Equatable {
  /// The largest parts, from the largest on, the first of equals first; at most `FeatureThresholds.mostParts`, or all
  /// where only one more is left.
  public var largest: [MarkPlace]
  /// How many parts are left.
  public var restCount: Int
  /// The share of those that are left, 0 to 1.
  public var restShare: Double
  /// The percents of the largest parts, rounded with those of all other parts so that all add up to 100.
  public var percents: [Double]
  /// The percent of those that are left, the sum of theirs.
  public var restPercent: Double
  /// The decimals of the percents.
  public var decimals: Int

  /// The ranking of a chart of parts; `nil` for every other.
  ///
  /// - Complexity: O(*n* log *n*) in the number of parts.
  public init?(_ facts: ChartFacts, thresholds: FeatureThresholds = .standard) {
    guard let parts = facts.parts else { return nil }
    let places = parts.shares.enumerated().flatMap { series, marks in
      marks.indices.filter { marks[$0] != nil }.map { MarkPlace(series: series, mark: $0) }
    }
    decimals = PartShares.decimals(count: places.count, thresholds)
    let rounded = parts.percents(decimals: decimals)
    let shares = places.map { parts.shares[$0.series][$0.mark] ?? 0 }
    let order = places.indices.sorted { (-shares[$0], $0) < (-shares[$1], $1) }
    let told = order.count <= thresholds.mostParts + 1 ? order.count : max(thresholds.mostParts, 0)
    largest = order.prefix(told).map { places[$0] }
    restCount = order.count - largest.count
    restShare = Statistics.sum(order.dropFirst(told).map { shares[$0] })
    percents = largest.map { rounded[$0.series][$0.mark] ?? 0 }
    let unit = decimals > 0 ? 10.0 : 1
    restPercent =
      (Statistics.sum(order.dropFirst(told).map { rounded[places[$0].series][places[$0].mark] ?? 0 }) * unit).rounded()
      / unit
  }
}
