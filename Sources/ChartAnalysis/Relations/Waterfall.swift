package import ChartModel

/// The steps of bars that each begin where the one before ends, from a first level to a last one.
package struct Waterfall: Equatable, Sendable {
  /// A bar by its place, and how far it goes: up above zero, down below.
  package struct Step: Equatable, Sendable {
    package var place: Int
    package var change: Double
  }

  /// The level after the first bar and after the last.
  package let first: Double
  package let last: Double
  /// The bars between, without totals.
  package let steps: [Step]
  /// The places of bars that lead the other way than they are given.
  package let turned: Set<Int>

  package var largestRise: Step? { steps.filter { $0.change > 0 }.max { $0.change < $1.change } }
  package var largestFall: Step? { steps.filter { $0.change < 0 }.min { $0.change < $1.change } }

  /// Fewer bars than this may lie so by chance.
  private static let fewestBars = 4

  /// `nil` where a bar begins elsewhere than where the one before ends; a last one from zero may tell the total again.
  package init?(_ series: Series) {
    guard series.marks.count >= Self.fewestBars else { return nil }
    let given = series.marks.compactMap(Self.ends)
    guard given.count == series.marks.count else { return nil }
    for ends in [given, given.map { ($0.to, $0.from) }, Self.following(given)] {
      guard let found = Self.chain(ends) else { continue }
      // Tasks and brackets follow each other too, but none goes back, and none tells the sum.
      guard found.2.contains(where: { $0.change < 0 }) || found.2.count < series.marks.count - 1 else { continue }
      (first, last, steps) = found
      turned = Set(ends.indices.filter { ends[$0] != given[$0] })
      return
    }
    return nil
  }

  /// Each bar from where the one before ends, where it has such an end: parts of a stack are all given upwards.
  private static func following(_ ends: [(from: Double, to: Double)]) -> [(from: Double, to: Double)] {
    ends.reduce(into: []) { chain, bar in
      let leadsBack = chain.last.map {
        !ChartFacts.areEqual($0.to, bar.from) && ChartFacts.areEqual($0.to, bar.to)
      }
      // From zero the last one tells the sum again.
      let isSum = bar.from == 0 && chain.count == ends.count - 1
      chain.append(leadsBack == true && !isSum ? (bar.to, bar.from) : bar)
    }
  }

  private static func ends(of mark: Mark) -> (from: Double, to: Double)? {
    guard case .range(let low, let high) = mark.value else { return nil }
    return mark.falls ? (high, low) : (low, high)
  }

  private static func chain(_ ends: [(from: Double, to: Double)]) -> (Double, Double, [Step])? {
    guard let start = ends.first, let end = ends.last, isZero(start.from, beside: start.to) || start.from == 0 else {
      return nil
    }
    var steps: [Step] = []
    for (place, bars) in zip(ends, ends.dropFirst()).enumerated() {
      let (before, bar) = bars
      if ChartFacts.areEqual(before.to, bar.from) {
        steps.append(Step(place: place + 1, change: bar.to - bar.from))
      } else {
        guard place == ends.count - 2, let total = total(bar), ChartFacts.areEqual(total, before.to) else { return nil }
        return (start.to, total, steps)
      }
    }
    return (start.to, end.to, steps)
  }

  /// The level of a bar that begins or ends at zero.
  private static func total(_ bar: (from: Double, to: Double)) -> Double? {
    bar.from == 0 ? bar.to : bar.to == 0 ? bar.from : nil
  }

  private static func isZero(_ value: Double, beside other: Double) -> Bool {
    ChartFacts.areEqual(value + other, other)
  }
}

extension BucketedChart {
  /// The steps of the only series, where its bars are those of a waterfall.
  package var waterfall: Waterfall? {
    guard kind == .bar, series.count == 1, totals == nil, yAxis.type == .quantitative else { return nil }
    return Waterfall(series[0])
  }

  /// The chart known as a waterfall where it is one, with bars that fall where they lead down.
  func knownAsWaterfall() -> BucketedChart {
    guard let waterfall else { return self }
    var chart = self
    chart.composition = .waterfall
    for place in waterfall.turned where series[0].marks.indices.contains(place) {
      chart.series[0].marks[place].falls.toggle()
    }
    return chart
  }
}
