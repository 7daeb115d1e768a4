/// Groups of points of which each goes one way, and all together do not: what pooling hides (Simpson, J. R. Stat. Soc. B 13, 1951).
package struct GroupRelation: Equatable, Sendable {
  /// Which way all groups together go.
  package enum Pooled: Equatable, Sendable {
    case other, neither
  }

  /// Whether Y goes up with X within each group.
  package var rises: Bool
  package var pooled: Pooled

  /// The least rank correlation within each group, and the most that all together may have the same way.
  private static let leastWithin = 0.3
  private static let mostPooled = 0.1
  /// From which on all together go the other way, as a relation is told.
  private static let leastOther = FeatureThresholds.standard.leastToldCorrelation
  private static let groupCounts = 2...12

  /// The relation within the groups; `nil` where one of them has none or goes another way, or where all together go that way too.
  package init?(_ correlations: Correlations?) {
    guard let correlations, let all = correlations.all?.spearman, Self.groupCounts.contains(correlations.series.count)
    else { return nil }
    let within = correlations.series.compactMap { $0?.spearman }
    guard within.count == correlations.series.count, let first = within.first else { return nil }
    let sign = first > 0 ? 1.0 : -1
    guard within.allSatisfy({ $0 * sign >= Self.leastWithin }), all * sign < Self.mostPooled else { return nil }
    (rises, pooled) = (first > 0, all * sign <= -Self.leastOther ? .other : .neither)
  }
}
