package import ChartModel

/// Among names in an order the series that falls most from each name to the next, and the one that rises most.
package struct NameWays: Equatable, Sendable {
  /// A series by its place in `walkedSeries`, with its first and its last value.
  package struct Way: Equatable, Sendable {
    package var series: Int
    package var first: Double
    package var last: Double

    /// Whether it goes up.
    package var rises: Bool { last > first }
    fileprivate var length: Double { abs(last - first) }
  }

  /// The two ways, the longer first.
  package var ways: [Way]
  /// The first and the last name.
  package var from: XValue
  package var to: XValue

  private static let fewest = 4
  private static let leastOfRange = 0.3

  /// `nil` where names have no order, where none goes up, or none goes down, and where a way is a small part of the range of all.
  package init?(_ chart: BucketedChart, facts: ChartFacts) {
    guard chart.namesAreInOrder(fewest: Self.fewest), case .categories(let names) = chart.xAxis.domain,
      let first = names.first, let last = names.last, let low = facts.lowest, let high = facts.highest
    else { return nil }
    let found = chart.walkedSeries.indices.compactMap { Self.way($0, in: chart) }
      .filter { $0.length >= (high - low) * Self.leastOfRange }
    ways = [true, false].compactMap { rises in found.filter { $0.rises == rises }.max { $0.length < $1.length } }
    guard ways.count == 2 else { return nil }
    ways.sort { $0.length > $1.length }
    (from, to) = (.category(first), .category(last))
  }

  private static func way(_ place: Int, in chart: BucketedChart) -> Way? {
    let told = chart.walkedSeries[place].toldNumbers
    guard chart.wayAlongNames(of: chart.walkedSeries[place]) != nil, let first = told.first, let last = told.last else {
      return nil
    }
    return Way(series: place, first: first.value, last: last.value)
  }
}

extension BucketedChart {
  /// Whether there are so many names or more, and each begins with a larger number than the one before, as ages do.
  func namesAreInOrder(fewest: Int) -> Bool {
    namesBesideEachOther(fewest)?.beginWithRisingNumbers == true
  }

  /// Whether there are so many names or more in an order that is not alphabetical: their author chose it.
  func namesAreAsGiven(fewest: Int) -> Bool {
    guard let names = namesBesideEachOther(fewest)?.map({ $0.lowercased() }) else { return false }
    return names != names.sorted() && names != names.sorted(by: >)
  }

  /// The names along X where bars of several series stand side by side; `nil` where they are stacked, or fewer.
  private func namesBesideEachOther(_ fewest: Int) -> [String]? {
    guard !isStacked, !hasMixedUnits, case .categories(let names) = xAxis.domain, names.count >= fewest else {
      return nil
    }
    return names
  }

  /// Whether a series goes up from each name to the next, or down; `nil` where it goes both ways or has no value at a name.
  func wayAlongNames(of series: Series) -> Bool? {
    let told = series.toldNumbers
    let steps = zip(told, told.dropFirst()).map { ($0.value, $1.value) }
    guard case .categories(let names) = xAxis.domain,
      told.map({ series.marks[$0.place].x }) == names.map(XValue.category)
    else { return nil }
    return steps.allSatisfy { $0 < $1 } ? true : steps.allSatisfy { $0 > $1 } ? false : nil
  }
}
