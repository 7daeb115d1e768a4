import ChartModel

/// The shares of parts, rounded so that what is said adds up to what they make up together.
public enum PartShares {
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
}
