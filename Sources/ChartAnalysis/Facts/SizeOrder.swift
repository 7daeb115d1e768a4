package import ChartModel

/// The values of a series in the order of their size, as bars by name are compared.
package struct SizeOrder: Equatable, Sendable {
  /// The second highest value with the place of its mark, and how many times it the highest is.
  package struct Next: Equatable, Sendable {
    package var place: Int
    package var ratio: Double
  }

  /// So many values that are several times as high as all others.
  package struct Break: Equatable, Sendable {
    package var count: Int
    package var all: Int
    /// The least of the many times as high, and the highest of the others.
    package var least: Double
    package var others: Double
    /// The places of the marks that are so high besides the highest, where they are few, and of the others, where those are.
    package var high: [Int]
    package var rest: [Int]
    /// Whether all that are so high are as high as each other.
    package var isTied = false
  }

  /// `nil` where the highest or the second is not the only one, or a value is below zero.
  package let next: Next?
  /// `nil` where no step in size is the widest by far, and of fewer than five values.
  package let naturalBreak: Break?
  /// The places of the second and the third highest of many, of five to seven that of the second alone, where no two of the first are alike; empty
  /// otherwise.
  package let runnersUp: [Int]

  private static let fewestWithBreak = 5
  private static let leastBreak = 3.0
  private static let leastNext = 1.5
  private static let fewestWithRunnersUp = 8
  private static let fewestWithSecond = 5
  private static let mostNamed = 3

  package init(_ series: Series) {
    let sorted = series.toldNumbers.sorted { ($1.value, $0.place) < ($0.value, $1.place) }
    next = Self.next(sorted)
    naturalBreak = Self.naturalBreak(sorted) ?? Self.head(sorted) ?? Self.leader(sorted)
    let isLong = sorted.count >= Self.fewestWithRunnersUp
    let first = sorted.prefix(isLong ? 4 : 3)
    let areApart = zip(first, first.dropFirst()).allSatisfy { !ChartFacts.areEqual($0.value, $1.value) }
    let areNear = first.count > 2 && first[2].value * 2 >= first[0].value && first[2].value > 0
    runnersUp =
      areApart && areNear && (isLong || sorted.count >= Self.fewestWithSecond && (sorted.last?.value ?? 0) >= 0)
      ? first.dropFirst().prefix(isLong ? 2 : 1).map(\.place) : []
  }

  private static func next(_ sorted: [(place: Int, value: Double)]) -> Next? {
    guard sorted.count > 2, let last = sorted.last?.value, last >= 0, sorted[1].value > 0,
      !ChartFacts.areEqual(sorted[0].value, sorted[1].value), !ChartFacts.areEqual(sorted[1].value, sorted[2].value)
    else { return nil }
    let ratio = sorted[0].value / sorted[1].value
    return ratio.isFinite && ratio >= leastNext ? Next(place: sorted[1].place, ratio: ratio) : nil
  }

  private static let leastLeader = 1.25
  private static let leastEmptyBelowLeader = 0.45

  /// The highest alone, where about half of the range lies empty below it, though it is no several times the next.
  private static func leader(_ sorted: [(place: Int, value: Double)]) -> Break? {
    let values = sorted.map(\.value)
    guard values.count >= fewestWithBreak, let lowest = values.last, lowest > 0 else { return nil }
    let (ratio, empty) = (values[0] / values[1], values[0] - values[1])
    let widest = zip(values.dropFirst(), values.dropFirst(2)).map { $0 - $1 }.max() ?? 0
    guard (leastLeader..<leastNext).contains(ratio), empty >= (values[0] - lowest) * leastEmptyBelowLeader,
      widest * leastWider <= empty
    else { return nil }
    return Break(count: 1, all: values.count, least: values[0], others: values[1], high: [], rest: [], isTied: true)
  }

  private static let leastWideBreak = 2.0
  private static let leastEmpty = 0.35
  private static let leastWider = 1.5

  private static let leastClump = 1.5
  private static let leastEmptyBetween = 0.5
  private static let leastWiderBetween = 3.0

  /// Whether more of the range lies empty at a step than anywhere else by half, and values double there; or values lie in two clumps with
  /// half of the range between.
  private static func partsFar(_ values: [Double], at count: Int) -> Bool {
    let range = values[0] - (values.last ?? 0)
    let empty = values[count - 1] - values[count]
    let others = zip(values, values.dropFirst()).enumerated().filter { $0.offset != count - 1 }.map {
      $0.element.0 - $0.element.1
    }
    let (ratio, widest) = (values[count - 1] / values[count], others.max() ?? 0)
    return ratio >= leastWideBreak && empty >= range * leastEmpty && widest * leastWider <= empty
      || ratio >= leastClump && empty >= range * leastEmptyBetween && widest * leastWiderBetween <= empty
  }

  private static func naturalBreak(_ sorted: [(place: Int, value: Double)]) -> Break? {
    let values = sorted.map(\.value)
    guard values.count >= fewestWithBreak, let lowest = values.last, lowest > 0 else { return nil }
    let steps = (2..<values.count - 2).map { (count: $0, ratio: values[$0 - 1] / values[$0]) }
    guard let widest = steps.max(by: { $0.ratio < $1.ratio }),
      widest.ratio >= leastBreak || partsFar(values, at: widest.count),
      values[0] / values[1] < widest.ratio, widest.count <= values.count / 2
    else { return nil }
    return parted(sorted, at: widest.count)
  }

  private static func parted(_ sorted: [(place: Int, value: Double)], at count: Int) -> Break {
    let values = sorted.map(\.value)
    let high = sorted.prefix(count).filter { !ChartFacts.areEqual($0.value, values[0]) }.map(\.place)
    let rest = sorted.dropFirst(count).map(\.place)
    return Break(
      count: count, all: values.count, least: values[count - 1], others: values[count],
      high: count <= mostNamed ? high : [], rest: rest.count <= mostNamed ? rest : [],
      isTied: ChartFacts.areEqual(values[0], values[count - 1]))
  }

  private static let leastHeadBreak = 2.0
  private static let leastAboveRest = 1.5

  /// The two or three highest of many, where the last of them is twice as high as all others and farther from them than those are apart.
  private static func head(_ sorted: [(place: Int, value: Double)]) -> Break? {
    let values = sorted.map(\.value)
    guard values.count >= fewestWithRunnersUp, let lowest = values.last, lowest >= 0 else { return nil }
    let count = (2...mostNamed).first { count in
      let (last, next) = (values[count - 1], values[count])
      return next > 0 && last >= next * leastHeadBreak && last - next >= (next - lowest) * leastAboveRest
        && values[0] < values[1] * leastNext
    }
    return count.map { parted(sorted, at: $0) }
  }
}
