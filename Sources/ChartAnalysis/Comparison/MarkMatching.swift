import ChartModel

/// Which mark of one side belongs to which of the other.
public enum MarkMatching: Sendable, Equatable {
  /// Those at the same X; of several at one X the first to the first, and so on.
  case x
  /// The first of a series to the first, the second to the second: for two stretches of X that are not the same, such
  /// as one week beside the week before.
  case order

  typealias PlacedMark = (place: Int, mark: Mark)

  /// The places in `second` of what belongs to each of `first`; `nil` for one without.
  ///
  /// - Complexity: O(*n*) in the number of marks.
  func partners(of first: [PlacedMark], in second: [PlacedMark]) -> [Int?] {
    switch self {
    case .order: return first.indices.map { second.indices.contains($0) ? $0 : nil }
    case .x:
      var byX: [XValue: [Int]] = [:]
      // From the last on, so that the first of several at one X is taken first.
      for index in second.indices.reversed() { byX[second[index].mark.x, default: []].append(index) }
      return first.map { byX[$0.mark.x]?.popLast() }
    }
  }
}
