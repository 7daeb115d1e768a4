import ChartModel

/// The shares of parts as percents, each rounded by itself: what is said of one is the same wherever it is said.
public enum PartShares {
  /// Shares, 0 to 1, as percents of so many decimals, which may add up to one more or less than 100; `nil` stays `nil`.
  ///
  /// ```swift
  /// PartShares.percents([1.0 / 3, nil, 2.0 / 3])  // [33.0, nil, 67.0]
  /// ```
  public static func percents(_ shares: [Double?], decimals: Int = 0) -> [Double?] {
    let unit = decimals > 0 ? 10.0 : 1
    return shares.map { share in share.flatMap { $0.isFinite ? ($0 * 100 * unit).rounded() / unit : nil } }
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
