public import ChartModel

/// One series above another, as it was not at the last place where they differed.
///
/// Every one counts, however small: for who walks from mark to mark. `Crossings` has those that a sentence tells, without what is
/// mere chatter.
public struct Passing: Sendable, Equatable {
  /// The place in `marks` of the first series.
  public var place: Int
  /// Whether the first series is above from here on, and not below.
  public var isAbove: Bool

  /// All passings of a series and another along the X that they share, in the order of the first; places where either has no
  /// number, or both the same, change nothing.
  ///
  /// ```swift
  /// Passing.all(of: north, beside: south).map(\.place)  // [3, 7]
  /// ```
  ///
  /// - Complexity: O(*n*) in the marks of both.
  public static func all(of series: Series, beside other: Series) -> [Passing] {
    let told = other.marks.compactMap { mark in mark.compared?.number.map { (mark.x, $0) } }
    let numbers = Dictionary(told) { first, _ in first }
    var found: [Passing] = []
    var wasAbove: Bool?
    for (place, mark) in series.marks.enumerated() {
      guard let own = mark.compared?.number, let beside = numbers[mark.x], own != beside else { continue }
      let isAbove = own > beside
      if let wasAbove, wasAbove != isAbove { found.append(Passing(place: place, isAbove: isAbove)) }
      wasAbove = isAbove
    }
    return found
  }
}
