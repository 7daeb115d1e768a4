internal import ChartAnalysis
internal import ChartModel

/// What is heard of a mark.
enum MarkSound: Equatable {
  /// A tone from one height along Y to another; both are the same for all but a range, a candlestick and a step of a waterfall.
  case tone(from: Double, to: Double)
  /// The breath of noise of a mark without a value.
  case noise
  /// Nothing: its author keeps it from listeners, or it has no share of a whole.
  case silence
}

/// How high marks stand along Y: numbers where they are, levels by their place among all levels, names without an order by how high they
/// are drawn, parts of a normalized stack by their share of all parts at their X.
struct MarkHeights {
  private let levels: [String: Int]
  /// The shares of the parts of a normalized stack, by the id of their series.
  private let shares: [String: [XValue: Double]]
  /// Whether ranges are the steps of a waterfall, of which those that go down sound so.
  private let isWaterfall: Bool

  init(_ chart: BucketedChart, facts: ChartFacts) {
    var levels: [String: Int] = [:]
    for (place, name) in chart.levelsUpwards.enumerated() where levels[name] == nil { levels[name] = place }
    self.levels = levels
    shares = chart.showsShares ? Self.shares(of: chart, facts) : [:]
    isWaterfall = chart.composition == .waterfall
  }

  /// What is heard of each mark of a series; nothing of a part that has no share, of which words tell none either.
  func sounds(of series: Series) -> [MarkSound] {
    let shares = shares[series.id]
    return series.marks.map { mark in
      if mark.isHidden { return .silence }
      if let heard = mark.heardSpread { return heard }
      if isWaterfall, mark.falls, case .range(let low, let high) = mark.value { return .tone(from: high, to: low) }
      guard let shares, mark.value.number != nil else { return sound(of: mark.value) }
      return shares[mark.x].map { .tone(from: $0, to: $0) } ?? .silence
    }
  }

  /// What is heard of a value: a range rises from its lower end; a level that the axis has not counts as missing.
  func sound(of value: MarkValue) -> MarkSound {
    switch value {
    case .number(let number): number.isNaN ? .noise : .tone(from: number, to: number)
    case .range(let from, let to): from.isNaN || to.isNaN ? .noise : .tone(from: min(from, to), to: max(from, to))
    case .category(let name): levels[name].map { .tone(from: Double($0), to: Double($0)) } ?? .noise
    case .missing, .notANumber, .infinite, .empty: .noise
    }
  }

  private static func shares(of chart: BucketedChart, _ facts: ChartFacts) -> [String: [XValue: Double]] {
    let places = (chart.totals?.marks ?? []).map(\.x)
    let parts = zip(chart.series.filter(chart.isPart), facts.shares).map { series, facts in
      let known = zip(places, facts.shares).compactMap { x, share in share.map { (x, $0) } }
      return (series.id, Dictionary(known) { first, _ in first })
    }
    return Dictionary(parts) { first, _ in first }
  }
}

extension Mark {
  /// What is heard of a box, its median, and of a candlestick, the way from where it opened to where it closed; `nil` for every other mark.
  fileprivate var heardSpread: MarkSound? {
    switch spread {
    case .box(_, let median, _, _): .tone(from: median, to: median)
    case .candlestick(let open, let close): .tone(from: open, to: close)
    case .interval, nil: nil
    }
  }
}

extension BucketedChart {
  /// The categories along Y from the lowest to the highest: levels in their order, names without one as they are drawn, from the top down.
  var levelsUpwards: [String] {
    guard case .categories(let names) = yAxis.domain else { return [] }
    return yAxis.type == .nominal && orientation == .vertical ? names.reversed() : names
  }

  /// Whether the axis shows each part of a stack as its share of all parts.
  var showsShares: Bool { stack == .normalize && isStacked }

  /// The heights that all pitches share: those of the axis, or the bounds of the values where it says none.
  func pitchDomain(_ heights: MarkHeights) -> ClosedRange<Double>? {
    if showsShares { return 0...1 }
    if isOfPercents, let bounds = bounds(heights), (0...100).contains(bounds.lowerBound), bounds.upperBound <= 100 {
      return 0...100
    }
    switch yAxis.domain {
    case .numbers(let domain): return domain
    case .categories(let levels) where !levels.isEmpty: return 0...Double(levels.count - 1)
    case .categories, .instants, .empty: return bounds(heights)
    }
  }

  private func bounds(_ heights: MarkHeights) -> ClosedRange<Double>? {
    var (low, high) = isPartToWhole ? (0.0, 0.0) : (Double.infinity, -Double.infinity)
    for sound in heardSeries.flatMap(heights.sounds) {
      guard case .tone(let from, let to) = sound, from.isFinite, to.isFinite else { continue }
      low = min(low, from, to)
      high = max(high, from, to)
    }
    return low <= high ? low...high : nil
  }
}
