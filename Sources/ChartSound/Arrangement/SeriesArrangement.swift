public import ChartModel

/// How several series are heard beside each other.
///
/// Of one series, and of more than three, all are heard in turn: no ear follows four voices.
public enum SeriesArrangement: String, Sendable, CaseIterable {
  /// One after another, with a pause and a marker between.
  case inTurn = "in-turn"
  /// At once: each from its own side and, best, with its own instrument, 0.3 seconds apart.
  case together
  /// A stretch of X by one after another, then the next stretch: the edges are those of the focus groups.
  case compared
}

extension SeriesArrangement {
  /// How many series can be heard at once, or stretch by stretch.
  public static let counts = 2...3

  /// Seconds from one series to the next where they sound at once: simultaneous sounds that begin 300 ms apart are told
  /// apart (D. K. McGookin and S. A. Brewster, ACM Trans. Applied Perception 1, 2004).
  static let offset = 0.3
  /// Seconds between the same stretch of two series.
  static let shortPause = 0.25
  /// Seconds between two stretches.
  static let longPause = 0.5

  /// Whether a chart has as many series as can be heard so.
  public func suits(_ chart: BucketedChart) -> Bool {
    self == .inTurn || !chart.isPartToWhole && Self.counts.contains(chart.heardSeries.count { $0.isHeard })
  }

  /// What becomes of it for a number of series.
  func usable(for count: Int) -> SeriesArrangement { Self.counts.contains(count) ? self : .inTurn }

  /// Where one of several series stands at once, from −1 (left) to 1 (right); `nil` where X says it.
  func seat(of index: Int, among count: Int) -> Double? {
    guard self == .together, count > 1 else { return nil }
    return 0.875 * PanMapping.seat(of: index, among: count)
  }
}
