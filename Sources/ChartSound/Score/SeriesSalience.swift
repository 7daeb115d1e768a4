import ChartModel

/// Which of many series are heard first: the one that reaches highest and the one that reaches lowest, then those that go farthest.
struct SeriesSalience {
  /// The places of the series, the one that stands out most first.
  private let order: [Int]

  init(_ series: [Series], heights: MarkHeights) {
    let bounds = series.map { Bounds(heights.sounds(of: $0)) }
    let spans = bounds.map(\.span)
    let byWay = series.indices.sorted { spans[$0] == spans[$1] ? $0 < $1 : spans[$0] > spans[$1] }
    let highest = series.indices.max { (bounds[$0].high, $1) < (bounds[$1].high, $0) }
    let lowest = series.indices.min { (bounds[$0].low, $0) < (bounds[$1].low, $1) }
    let first = [highest, lowest].compactMap { $0 }
    order = first + byWay.filter { !first.contains($0) }
  }

  /// The places of so many series, in the order of the chart.
  func places(_ count: Int) -> [Int] {
    var seen: Set<Int> = []
    return Array(order.filter { seen.insert($0).inserted }.prefix(count)).sorted()
  }

  private struct Bounds {
    var low = Double.infinity
    var high = -Double.infinity

    init(_ sounds: [MarkSound]) {
      for case .tone(let from, let to) in sounds where from.isFinite && to.isFinite {
        (low, high) = (min(low, from, to), max(high, from, to))
      }
    }

    /// How far it goes; halves, for the widest would be beyond the largest number.
    var span: Double { low <= high ? high / 2 - low / 2 : -1 }
  }
}
