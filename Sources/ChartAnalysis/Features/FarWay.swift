package import ChartModel

/// The way between the highest and the lowest value of a series that goes nowhere from end to end, where it takes a good part of X and
/// goes one way: a rate that sinks for thirty years and recovers.
package struct FarWay: Equatable, Sendable {
  package var rises: Bool
  /// The places in `marks` where it begins and ends, and of the last value, where that lies far from its end again.
  package var first: Int
  package var last: Int
  package var back: Int?

  private static let fewest = 24
  /// The part of the marks that it takes at least, Kendall's tau within it, and the part of the range that a way back has.
  private static let leastLength = 0.25
  private static let leastTau = 0.5
  private static let leastBack = 0.15

  package init(rises: Bool, first: Int, last: Int, back: Int?) {
    (self.rises, self.first, self.last, self.back) = (rises, first, last, back)
  }

  /// `nil` where the highest or the lowest value comes twice, or between them is no such way.
  ///
  /// - Complexity: O(*n* log *n*).
  package init?(_ series: Series) {
    let told = series.toldNumbers
    guard told.count >= Self.fewest, let low = Self.only(told, <), let high = Self.only(told, >)
    else { return nil }
    let (from, to) = (min(low, high), max(low, high))
    let range = told[high].value - told[low].value
    guard range.isFinite, Double(to - from) >= Double(told.count) * Self.leastLength else { return nil }
    let tau = MannKendall(told[from...to].map(\.value)).tau
    guard high > low ? tau >= Self.leastTau : tau <= -Self.leastTau else { return nil }
    let back = told[to...].wayBack(up: high < low, least: range * Self.leastBack)
    self.init(rises: high > low, first: told[from].place, last: told[to].place, back: back)
  }

  private static let fewestOfClimb = 8
  private static let leastTauOfClimb = 0.8
  /// How near to the ends of X both extremes lie, as a part of the marks.
  private static let mostInside = 0.1

  /// The way of a whole series from the lowest value to the highest, or the other way about, which hardly goes back; `nil` of every other.
  package init?(climbOf series: Series) {
    let told = series.toldNumbers
    guard told.count >= Self.fewestOfClimb, let low = Self.only(told, <), let high = Self.only(told, >) else {
      return nil
    }
    let (from, to) = (min(low, high), max(low, high))
    let inside = Double(told.count) * Self.mostInside
    guard Double(from) <= inside, Double(told.count - 1 - to) <= inside,
      abs(MannKendall(told.map(\.value)).tau) >= Self.leastTauOfClimb
    else { return nil }
    self.init(rises: high > low, first: told[from].place, last: told[to].place, back: nil)
  }

  /// The place of the lowest or the highest value; `nil` where it comes twice.
  private static func only(
    _ told: [(place: Int, value: Double)], _ isBetter: (Double, Double) -> Bool
  ) -> Int? {
    guard let best = told.indices.min(by: { isBetter(told[$0].value, told[$1].value) }) else { return nil }
    return told.count { $0.value == told[best].value } == 1 ? best : nil
  }
}

extension Collection<(place: Int, value: Double)> {
  /// The place of the last value, where it lies so far above the first, or below it; where the series went far beyond that and turned
  /// again, that of the farthest, if it is the only one.
  package func wayBack(up: Bool, least: Double) -> Int? {
    let ways = map { (place: $0.place, value: up ? $0.value : -$0.value) }
    guard let first = ways.first, let last = ways.last, let most = ways.map(\.value).max(), most - first.value >= least
    else { return nil }
    if most - last.value <= (most - first.value) * mostBeyond {
      return last.value - first.value >= least ? last.place : nil
    }
    // A series that is half the way to the turn again is not told by its farthest.
    let farthest = ways.filter { $0.value == most }
    return farthest.count == 1 && most - last.value <= (most - first.value) / 2 ? farthest[0].place : nil
  }

  /// The part of the whole way that may lie beyond the end.
  private var mostBeyond: Double { 0.25 }
}
