package import ChartModel

/// The end of a series that stays near zero, where it hardly did so before.
package struct Vanishing: Equatable, Sendable {
  /// The place in `marks` from which on it stays there, and the highest value from there on.
  package var from: Int
  package var most: Double

  /// How near zero, as a part of the highest value; how long, as a part of all values; and how many earlier ones lie above.
  private static let near = 0.02
  private static let fewest = 5
  private static let leastPart = 0.1
  /// The same of an end that is low beside a high beginning.
  private static let nearOfLow = 0.2
  private static let leastPartOfLow = 0.5
  private static let leastAbove = 0.8

  /// `nil` where values go below zero, and where the end does not last.
  package init?(_ series: Series) { self.init(series, near: Self.near, leastPart: Self.leastPart) }

  /// The end of a series that stays low over half of it and more, where it lay high before.
  package init?(lowEndOf series: Series) {
    self.init(series, near: Self.nearOfLow, leastPart: Self.leastPartOfLow)
  }

  private init?(_ series: Series, near: Double, leastPart: Double) {
    let told = series.toldNumbers
    guard let high = told.map(\.value).max(), high > 0, told.allSatisfy({ $0.value >= 0 }) else { return nil }
    let end = told.reversed().prefix { $0.value <= high * near }
    let before = told.dropLast(end.count)
    guard end.count >= Self.fewest, Double(end.count) >= Double(told.count) * leastPart, let from = end.last,
      Double(before.count { $0.value > high * near }) >= Double(before.count) * Self.leastAbove,
      let most = end.map(\.value).max()
    else { return nil }
    (self.from, self.most) = (from.place, most)
  }
}

extension Series {
  /// Whether it ends with zero, which it never was before.
  package var endsAtZero: Bool {
    let told = toldNumbers
    let end = told.reversed().prefix { $0.value == 0 }.count
    return end > 0 && told.dropLast(end).allSatisfy { $0.value > 0 }
  }
}
