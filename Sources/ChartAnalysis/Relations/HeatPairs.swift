package import ChartModel

/// A table of pairs, as of correlations or distances: rows and columns have the same names, a pair has one value whichever comes
/// first, and all names have the same with themselves, the highest or the lowest of all.
package struct HeatPairs: Equatable, Sendable {
  /// Two names by their places in `walkedSeries`, and their value.
  package struct Pair: Equatable, Sendable {
    package var first: Int
    package var second: Int
    package var value: Double
  }

  /// One name whose pairs all lie below every other pair, or above, and are half as far from zero again, or two thirds as far.
  package struct Loner: Equatable, Sendable {
    package var name: Int
    package var own: ClosedRange<Double>
    package var others: ClosedRange<Double>
  }

  /// The smaller of two groups: pairs lie above zero within both and below zero between them, in so many of all.
  package struct Sides: Equatable, Sendable {
    package var names: [Int]
    package var count: Int
    package var all: Int
  }

  /// Every pair once.
  package let pairs: [Pair]
  private let count: Int

  private static let fewest = 3
  /// Of more names 20,000 pairs are too many to tell of.
  private static let most = 200

  /// `nil` of any other heat map, and of fewer than three names.
  package init?(_ chart: BucketedChart, _ heat: HeatFacts) {
    let rows = chart.walkedSeries
    let names = rows.compactMap(\.name).map { XValue.category($0) }
    guard (Self.fewest...Self.most).contains(names.count), names.count == rows.count,
      Set(names) == Set(heat.columns)
    else { return nil }
    let cells = rows.map { row in
      Dictionary(row.toldNumbers.map { (row.marks[$0.place].x, $0.value) }) { first, _ in first }
    }
    var found: [Pair] = []
    for first in names.indices {
      for second in names.indices.dropFirst(first + 1) {
        let values = [cells[first][names[second]], cells[second][names[first]]].compactMap { $0 }
        guard values.count == 2, let value = values.first, ChartFacts.areEqual(value, values[1]) else { return nil }
        found.append(Pair(first: first, second: second, value: value))
      }
    }
    (pairs, count) = (found, names.count)
    guard isBeyond(zip(cells, names).compactMap { $0[$1] }) else { return nil }
  }

  /// Whether what names have with themselves is one number, beyond all pairs.
  private func isBeyond(_ own: [Double]) -> Bool {
    guard let first = own.first else { return true }
    guard own.count == count, own.allSatisfy({ ChartFacts.areEqual($0, first) }) else { return false }
    return pairs.allSatisfy { $0.value <= first } || pairs.allSatisfy { $0.value >= first }
  }
}

extension HeatPairs {
  /// The one pair with the highest value, or with the lowest; `nil` where several have it.
  package func extreme(highest: Bool) -> Pair? {
    let values = pairs.map(\.value)
    guard let bound = highest ? values.max() : values.min() else { return nil }
    let found = pairs.filter { ChartFacts.areEqual($0.value, bound) }
    return found.count == 1 ? found.first : nil
  }

  /// The name that stands apart from all others.
  package var loner: Loner? {
    (0..<count).lazy.compactMap { name -> Loner? in
      let own = pairs.filter { $0.first == name || $0.second == name }.map(\.value)
      let others = pairs.filter { $0.first != name && $0.second != name }.map(\.value)
      guard let ownSizes = own.map({ abs($0) }).bounds, let sizes = others.map({ abs($0) }).bounds,
        ownSizes.upperBound * Self.leastRatio <= sizes.lowerBound
          || sizes.upperBound * Self.leastRatio <= ownSizes.lowerBound,
        let ownBounds = own.bounds, let bounds = others.bounds, ownBounds.lowerBound < ownBounds.upperBound,
        bounds.lowerBound < bounds.upperBound, !ownBounds.overlaps(bounds)
      else { return nil }
      return Loner(name: name, own: ownBounds, others: bounds)
    }.first
  }

  private static let leastRatio = 1.5

  /// The two groups that go against each other: each name beside the one with the strongest pairs, or against it.
  package var sides: Sides? {
    let strengths = (0..<count).map { name in
      pairs.reduce(0) { $0 + ($1.first == name || $1.second == name ? abs($1.value) : 0) }
    }
    guard let seed = strengths.indices.max(by: { strengths[$0] < strengths[$1] }) else { return nil }
    var isWith = [Bool](repeating: true, count: count)
    for pair in pairs where pair.first == seed || pair.second == seed {
      isWith[pair.first == seed ? pair.second : pair.first] = pair.value > 0
    }
    let groups = [true, false].map { side in isWith.indices.filter { isWith[$0] == side } }.sorted {
      $0.count < $1.count
    }
    let within = pairs.filter { isWith[$0.first] == isWith[$0.second] }
    let between = pairs.filter { isWith[$0.first] != isWith[$0.second] }
    let right = (within.count { $0.value > 0 }, between.count { $0.value < 0 })
    // Each name goes against most of the others, and not their group alone.
    let areAgainst = (0..<count).allSatisfy { name in
      let own = between.filter { $0.first == name || $0.second == name }
      return own.count { $0.value < 0 } * 2 > own.count
    }
    guard groups[0].count > 1, areAgainst, Double(right.0) >= Double(within.count) * Self.leastRight,
      Double(right.1) >= Double(between.count) * Self.leastRight
    else { return nil }
    return Sides(names: groups[0], count: right.0 + right.1, all: pairs.count)
  }

  private static let leastRight = 0.85
}
