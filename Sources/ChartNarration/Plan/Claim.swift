import ChartAnalysis
import ChartModel

/// One thing that the message of a chart claims: what, of which series, with which numbers, and no words.
enum Claim: Equatable, Sendable {
  /// A series, by its place in the chart, that rose or fell most of all from its first to its last value.
  case movedMost(series: Int, rises: Bool)
  /// How far two series lay apart at the first and at the last X that both have.
  case gap(GapChange)
  /// A part of a stack whose share grew or shrank most, from the first to the last X.
  case shareMoved(ShareChange, rises: Bool, first: XValue, last: XValue)
}
