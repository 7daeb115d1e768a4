public import ChartModel

/// How the values behind a histogram are spread over its bins.
///
/// Quartiles are those of the bins: the bin is exact, the value within it is an estimate.
///
/// ```swift
/// Distribution(chart)?.median.bin   // 4
/// Distribution(chart)?.skew         // 0.25, a longer tail toward high values
/// ```
public struct Distribution: Sendable, Equatable {
  /// The place of the series in `walkedSeries`.
  public var series: Int
  /// What all bins hold together: how many rows, where they are counts.
  public var total: Double
  /// The lower quartile.
  public var lowerQuartile: BinQuantile
  /// The median.
  public var median: BinQuantile
  /// The upper quartile.
  public var upperQuartile: BinQuantile
  /// Bowley's skew of the estimated quartiles, −1 to 1: above zero where the tail toward high values is longer; `nil`
  /// where the middle half has no width.
  public var skew: Double?
  /// The hills of the counts in X order, the highest always among them; none where bins are not equally wide.
  public var modes: [Mode]
  /// Whether all bins are equally full, so that there is no hill at all.
  public var isFlat: Bool
  /// The fullest bins as places in `marks`: several where they tie.
  public var fullest: [Int]
  /// The share of all that one of the fullest bins holds, 0 to 1.
  public var fullestShare: Double
  /// Stretches along X that hold nothing, with filled bins on both sides: bins of zero, and those without a mark.
  public var emptyStretches: [ClosedRange<Double>]
  /// From the lower end of the first to the upper end of the last bin that holds anything.
  public var bounds: ClosedRange<Double>
  /// The share of all that the bins of the middle half hold, 0 to 1: a half or more, as bins are told whole.
  public var middleHalfShare: Double
  /// The bins that hold the middle half: from that of the lower to that of the upper quartile.
  public var middleHalf: ClosedRange<Int> {
    min(lowerQuartile.bin, upperQuartile.bin)...max(lowerQuartile.bin, upperQuartile.bin)
  }

  /// The distribution of a histogram: of its only walked series, whose X are bins and whose values add up and are not
  /// negative; `nil` for every other chart, and where nothing is counted or a bin's value is not known.
  ///
  /// - Complexity: O(*n* log *n*) in the number of bins.
  public init?(_ chart: BucketedChart, thresholds: FeatureThresholds = .standard) {
    guard chart.walkedSeries.count == 1, chart.isAdditive, chart.xAxis.type == .quantitative,
      let bins = BinTable(chart.walkedSeries[0]), let bounds = bins.bounds, let lower = bins.quantile(0.25),
      let median = bins.quantile(0.5), let upper = bins.quantile(0.75)
    else { return nil }
    series = 0
    total = bins.total
    self.bounds = bounds
    (lowerQuartile, self.median, upperQuartile) = (lower, median, upper)
    middleHalfShare = bins.share(of: min(lower.bin, upper.bin)...max(lower.bin, upper.bin))
    skew = Quartiles(lower: lower.value, median: median.value, upper: upper.value).skew
    let top = bins.counts.max() ?? 0
    fullest = bins.counts.indices.filter { ChartFacts.areEqual(bins.counts[$0], top) }.map { bins.places[$0] }
    fullestShare = top / bins.total
    isFlat = bins.counts.count > 1 && fullest.count == bins.counts.count
    emptyStretches = bins.emptyStretches
    modes =
      bins.areEquallyWide && !isFlat
      ? Mode.all(in: bins.counts, leastShare: thresholds.leastModeShare, areCounts: chart.aggregate == .count)
        .map(bins.placed) : []
  }
}

/// The bins of a histogram that are told, in X order.
private struct BinTable {
  /// Places in `marks`.
  var places: [Int] = []
  var edges: [(from: Double, to: Double)] = []
  var counts: [Double] = []
  var total = 0.0

  /// `nil` where X is not bins in order, a value is not known or below zero, or all are zero.
  init?(_ series: Series) {
    for (place, mark) in series.marks.enumerated() where !mark.isHidden {
      guard case .bin(let from, let to) = mark.x, from.isFinite, to.isFinite, from < to, let count = Self.count(mark),
        from >= edges.last?.to ?? from
      else { return nil }
      places.append(place)
      edges.append((from, to))
      counts.append(count)
    }
    total = Statistics.sum(counts)
    guard total > 0, total.isFinite else { return nil }
  }

  private static func count(_ mark: Mark) -> Double? {
    if mark.value == .empty { return 0 }
    return mark.value.number.flatMap { $0 >= 0 ? $0 : nil }
  }

  var bounds: ClosedRange<Double>? {
    guard let first = counts.firstIndex(where: { $0 > 0 }), let last = counts.lastIndex(where: { $0 > 0 }) else {
      return nil
    }
    return edges[first].from...edges[last].to
  }

  var areEquallyWide: Bool {
    guard let first = edges.first else { return false }
    let width = first.to / 2 - first.from / 2
    return edges.allSatisfy { edge in
      let noise = max(abs(edge.from), abs(edge.to)) * 1e-9
      return abs(edge.to / 2 - edge.from / 2 - width) <= max(width * 1e-9, noise)
    }
  }

  var emptyStretches: [ClosedRange<Double>] {
    let filled = counts.indices.filter { counts[$0] > 0 }
    return zip(filled, filled.dropFirst()).compactMap { before, after in
      let (from, to) = (edges[before].to, edges[after].from)
      let width = edges[after].to / 2 - edges[after].from / 2
      return to / 2 - from / 2 > width * 1e-9 ? from...to : nil
    }
  }

  /// The share of all that lies at some places in `marks`.
  func share(of found: ClosedRange<Int>) -> Double {
    zip(places, counts).filter { found.contains($0.0) }.reduce(0) { $0 + $1.1 } / total
  }

  /// Where a part of all lies below: within a bin by its share of the width, and halfway where that is anywhere in an
  /// empty stretch, so that reading X backwards finds the same.
  func quantile(_ part: Double) -> BinQuantile? {
    let target = part * total
    var below = 0.0
    for (index, count) in counts.enumerated() where count > 0 {
      let reached = below + count
      if ChartFacts.areEqual(reached, target), let next = counts[(index + 1)...].firstIndex(where: { $0 > 0 }) {
        return BinQuantile(bin: places[index], value: edges[index].to / 2 + edges[next].from / 2)
      }
      if reached >= target || ChartFacts.areEqual(reached, target) {
        let inside = min(max((target - below) / count, 0), 1)
        return BinQuantile(
          bin: places[index], value: edges[index].from * (1 - inside) + edges[index].to * inside)
      }
      below = reached
    }
    return nil
  }

  /// A mode with the places of `marks`; hidden bins lie in none.
  func placed(_ mode: Mode) -> Mode {
    var mode = mode
    if let first = mode.places.first, let last = mode.places.last { mode.places = places[first]..<places[last] + 1 }
    return mode
  }
}
