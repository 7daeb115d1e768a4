/// What a person has selected along X: nothing, a place, or a range that grew from where it began.
///
/// Places are coordinates along X: numbers, microseconds since 1970, or places of categories.
public enum ChartSelection: Sendable, Equatable {
  /// Nothing is selected: the whole is told.
  case none
  /// One place.
  case point(Double)
  /// Everything between where it began and where it has come to, in either direction.
  case range(anchor: Double, head: Double)
}
