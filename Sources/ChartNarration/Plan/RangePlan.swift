import ChartAnalysis
import ChartModel

/// Plans the message of ranges by name: how low and how high they reach, and which is widest and which narrowest.
struct RangePlan {
  let chart: BucketedChart
  let facts: ChartFacts

  var claims: [Claim] {
    guard facts.walked.count == 1, facts.walked[0].valueCount > 2, !chart.hasOrderedX else {
      return []
    }
    let widths = chart.walkedSeries[0].marks.indices.compactMap { place -> (Int, Double)? in
      let mark = chart.walkedSeries[0].marks[place]
      guard !mark.isHidden, case .range(let from, let to) = mark.value else { return nil }
      return (place, to - from)
    }
    guard let widest = Self.only(widths, { $0.max() }), let narrowest = Self.only(widths, { $0.min() }) else {
      return []
    }
    return [
      .extreme(highest: false), .extreme(highest: true), .width(widest, isWidest: true),
      .width(narrowest, isWidest: false),
    ]
  }

  /// The place of the one width that is the most or the least.
  private static func only(_ widths: [(place: Int, width: Double)], _ best: ([Double]) -> Double?) -> Int? {
    guard let width = best(widths.map(\.width)) else { return nil }
    let found = widths.filter { ChartFacts.areEqual($0.width, width) }
    return found.count == 1 ? found[0].place : nil
  }
}
