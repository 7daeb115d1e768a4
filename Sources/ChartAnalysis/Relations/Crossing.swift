/// Where one series passes another.
public struct Crossing: Sendable, Equatable {
  /// The place in `walkedSeries` of the series that is above from here on.
  public var upper: Int
  /// The place in `walkedSeries` of the series that is below from here on.
  public var lower: Int
  /// The last common marks before they meet, where they lie the other way round.
  public var before: PairPlace
  /// The first common marks from which on they lie this way round.
  public var after: PairPlace
  /// Where they meet along X, a number or microseconds since 1970: between straight lines from mark to mark, a bucket
  /// taken at its start; the middle one of several meetings within the dead band. `nil` along categories, and where they
  /// are equal at several marks in a row.
  public var coordinate: Double?
  /// How many common marks lie between, at which they are equal or apart by no more than the dead band.
  public var betweenCount: Int

  /// Whether one of both has marks between without a number of the other, so that they may meet at any of them.
  package var spansGap: Bool {
    betweenCount == 0 && max(after.first - before.first, after.second - before.second) > 1
  }
}

/// The marks of two series at one X.
public struct PairPlace: Sendable, Equatable {
  /// The place in `marks` of the pair's first series.
  public var first: Int
  /// The place in `marks` of the pair's second series.
  public var second: Int
}

/// How two series that share X lie to each other.
public struct PairCrossings: Sendable, Equatable {
  /// The place of the first series in `walkedSeries`.
  public var first: Int
  /// The place of the second series in `walkedSeries`; never before the first.
  public var second: Int
  /// At how many X both have a number.
  public var commonCount: Int
  /// How often one passes the other.
  public var count: Int
  /// The crossings in X order; none where there are so many (`FeatureThresholds.fewestChatterCrossings`) that they are
  /// only counted.
  public var crossings: [Crossing]
  /// How often they meet within the noise of arithmetic and part again the same way round.
  public var touchCount: Int
  /// At how many common X they are equal.
  public var equalCount: Int
  /// The series that is never below the other and above it somewhere; `nil` where each is above somewhere.
  public var upperThroughout: Int?
  /// How far they must lie apart for one to be above: differences up to this say nothing. In the unit of Y.
  public var deadBand: Double

  /// Whether they are equal wherever both have a number.
  public var areEqual: Bool { commonCount > 0 && equalCount == commonCount }
}
