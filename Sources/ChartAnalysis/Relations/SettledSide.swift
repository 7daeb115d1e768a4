package import ChartModel

/// The side of zero on which all values of a series lie at last, after many on the other.
package struct SettledSide: Equatable, Sendable {
  package var isAbove: Bool
  /// The place in `marks` from which all lie on that side.
  package var from: Int
  /// How many values lie before it, and how many of those on the other side.
  package var before: Int
  package var otherCount: Int

  private static let fewest = 8
  private static let leastPart = 0.15
  private static let leastOther = 0.3

  /// `nil` where the last values on one side are few, or hardly any before lie on the other.
  package init?(_ series: Series) {
    let told = series.toldNumbers
    guard let last = told.last?.value, last != 0 else { return nil }
    isAbove = last > 0
    let side = isAbove ? 1.0 : -1
    let run = told.reversed().prefix { $0.value * side > 0 }.count
    before = told.count - run
    otherCount = told.prefix(before).count { $0.value * side < 0 }
    guard run >= Self.fewest, before >= Self.fewest, Double(run) >= Double(told.count) * Self.leastPart,
      Double(otherCount) >= Double(before) * Self.leastOther
    else { return nil }
    from = told[before].place
  }
}
