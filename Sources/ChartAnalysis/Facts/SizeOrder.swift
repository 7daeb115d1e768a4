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
    naturalBreak = Self.naturalBreak(sorted) ?? Self.leader(sorted)
    let isLong = sorted.count >= Self.fewestWithRunnersUp
    let first = sorted.prefix(isLong ? 4 : 3)
    let areApart = zip(first, first.dropFirst()).allSatisfy { !ChartFacts.areEqual($0.value, $1.value) }
    let areNear =
      first.count > 2 && first[2].value > 0
      && (first[2].value * 2 >= first[0].value || !isLong && first[1].value * 4 >= first[0].value * 3)
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
  private static let leastAboveRest = 1.5

  private static let leastClump = 1.5
  private static let leastEmptyBetween = 0.5
  private static let leastWiderBetween = 3.0

  /// Whether values part behind so many: they become a third, or a half where more of the range lies empty than anywhere else by half, or
  /// where a few lie farther from the rest than that is wide by half; or they lie in two clumps with half of the range between.
  private static func parts(_ values: [Double], at count: Int) -> Bool {
    let (last, next, lowest) = (values[count - 1], values[count], values[values.count - 1])
    let (ratio, empty, range) = (last / next, last - next, values[0] - lowest)
    let widest =
      zip(values, values.dropFirst()).enumerated().filter { $0.offset != count - 1 }.map {
        $0.element.0 - $0.element.1
      }.max() ?? 0
    let isFar = empty >= range * leastEmpty && widest * leastWider <= empty
    let isAboveRest = count <= mostNamed && empty >= (next - lowest) * leastAboveRest
    return ratio >= leastBreak || ratio >= leastWideBreak && (isFar || isAboveRest)
      || ratio >= leastClump && empty >= range * leastEmptyBetween && widest * leastWiderBetween <= empty
  }

  /// The widest step at which values part.
  private static func naturalBreak(_ sorted: [(place: Int, value: Double)]) -> Break? {
    let values = sorted.map(\.value)
    guard values.count >= fewestWithBreak, let lowest = values.last, lowest > 0 else { return nil }
    let counts = (2..<values.count - 2).filter { $0 <= values.count / 2 && parts(values, at: $0) }
    guard let count = counts.max(by: { values[$0 - 1] - values[$0] < values[$1 - 1] - values[$1] }),
      values[0] / values[1] < values[count - 1] / values[count]
    else { return nil }
    return parted(sorted, at: count)
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
}
