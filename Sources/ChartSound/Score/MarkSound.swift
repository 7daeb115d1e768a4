internal import ChartModel

/// What is heard of a mark.
enum MarkSound: Equatable {
  /// A tone from one height along Y to another that is not lower; both are the same for all but a range.
  case tone(from: Double, to: Double)
  /// The breath of noise of a mark without a value.
  case noise
  /// Nothing: its author keeps it from listeners.
  case silence
}

/// How high marks stand along Y: numbers where they are, levels by their place among all levels, parts of a normalized
/// stack by their share of all parts at their X.
struct MarkHeights {
  private let levels: [String: Int]
  private let wholes: [XValue: Whole]?

  init(_ chart: BucketedChart) {
    var levels: [String: Int] = [:]
    if case .categories(let names) = chart.yAxis.domain {
      for (place, name) in names.enumerated() where levels[name] == nil { levels[name] = place }
    }
    self.levels = levels
    wholes = chart.stack == .normalize ? Self.wholes(of: chart.series) : nil
  }

  /// What is heard of a mark.
  func sound(of mark: Mark) -> MarkSound {
    if mark.isHidden { return .silence }
    guard let wholes, let number = mark.value.number else { return sound(of: mark.value) }
    let share = wholes[mark.x]?.share(of: number) ?? 0
    return share.isNaN ? .noise : .tone(from: share, to: share)
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

  /// All parts at one X, by their size without a sign; sums of parts of the largest, which cannot overflow.
  private struct Whole {
    var largest = 0.0
    var sum = 0.0

    /// No part of nothing is any of it.
    func share(of part: Double) -> Double { largest > 0 ? part / largest / sum : 0 }
  }

  private static func wholes(of series: [Series]) -> [XValue: Whole] {
    var wholes: [XValue: Whole] = [:]
    for mark in series.lazy.flatMap(\.marks) {
      guard let size = mark.value.number.map(abs), size.isFinite else { continue }
      wholes[mark.x, default: Whole()].largest = max(wholes[mark.x]?.largest ?? 0, size)
    }
    for mark in series.lazy.flatMap(\.marks) {
      guard let size = mark.value.number.map(abs), size.isFinite, let largest = wholes[mark.x]?.largest, largest > 0
      else { continue }
      wholes[mark.x]?.sum += size / largest
    }
    return wholes
  }
}

extension BucketedChart {
  /// The heights that all pitches share: those of the axis, or the bounds of the values where it says none.
  func pitchDomain(_ heights: MarkHeights) -> ClosedRange<Double>? {
    if stack == .normalize { return 0...1 }
    switch yAxis.domain {
    case .numbers(let domain): return domain
    case .categories(let levels) where !levels.isEmpty: return 0...Double(levels.count - 1)
    case .categories, .instants, .empty: return bounds(heights)
    }
  }

  /// How heights stand along Y; levels and shares are evenly spread whatever the scale.
  var pitchScale: ScaleType {
    if stack == .normalize { return .linear }
    if case .categories = yAxis.domain { return .linear }
    return yAxis.scale
  }

  private func bounds(_ heights: MarkHeights) -> ClosedRange<Double>? {
    var (low, high) = isPartToWhole ? (0.0, 0.0) : (Double.infinity, -Double.infinity)
    for mark in heardSeries.lazy.flatMap(\.marks) {
      guard case .tone(let from, let to) = heights.sound(of: mark), from.isFinite, to.isFinite else { continue }
      low = min(low, from)
      high = max(high, to)
    }
    return low <= high ? low...high : nil
  }
}
