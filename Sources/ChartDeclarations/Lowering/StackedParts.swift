internal import ChartModel

/// Bars that an author stacks by hand, each from where the one before ends: they are parts, told by how long each is.
///
/// ```swift
/// BarMark(x: …, yStart: .value("TakenStart", 0), yEnd: .value("TakenEnd", taken))
/// BarMark(x: …, yStart: .value("SkippedStart", taken), yEnd: .value("SkippedEnd", taken + skipped))
/// ```
///
/// Parts of equal wholes, such as answers to a question, may lie on both sides of zero.
struct StackedParts {
  /// The marks with the parts as bars of a length; `nil` where they are none.
  let marks: [PlacedMark]?

  init(_ marks: [PlacedMark]) {
    let found = [BarEdges.upright, .across].lazy.compactMap { Self.parts(marks, $0) }
    self.marks = found.first
  }

  /// What parts are told apart by, where their author has no word for it.
  static let series = "part"

  private static func parts(_ marks: [PlacedMark], _ edges: BarEdges) -> [PlacedMark]? {
    let bars = marks.filter(edges.areBounds)
    guard !bars.isEmpty else { return nil }
    let names = bars.map(edges.partName).withoutRepetition()
    let places = Set(bars.map { $0[keyPath: edges.place]?.content.name })
    let startAtZero = places.count == bars.count && bars.allSatisfy { edges.bounds(of: $0)?.from == 0 }
    guard startAtZero && names.count == 1 || names.count > 1 && areStacked(bars, edges) else { return nil }
    return marks.map { edges.areBounds(of: $0) ? part($0, edges, among: names) : $0 }
  }

  private static func part(_ mark: PlacedMark, _ edges: BarEdges, among names: [String]) -> PlacedMark {
    guard let (from, to) = edges.bounds(of: mark) else { return mark }
    let label = names.count > 1 ? names.joined(separator: ", ") : edges.endLabel(of: mark)
    var part = edges.bar(mark, of: names.count > 1 ? abs(to - from) : to - from, label: label)
    part.stacking = .standard
    if names.count > 1, part.traits.channels[.foregroundStyle] == nil {
      part.traits.channels[.foregroundStyle] = PlottedValue(
        label: Self.series, content: .text(edges.partName(of: mark)), type: String.self)
    }
    return part
  }

  // MARK: Piles

  /// Whether the bars of each place touch each other, and each pile begins at zero, or all are as high and lie around it.
  private static func areStacked(_ bars: [PlacedMark], _ edges: BarEdges) -> Bool {
    let piles = Dictionary(grouping: bars) { $0[keyPath: edges.place]?.content.name ?? "" }.values
      .map { Pile($0, edges) }
    guard piles.contains(where: { $0.count > 1 }), piles.allSatisfy(\.isClosed) else { return false }
    if piles.allSatisfy({ $0.low == 0 }) { return true }
    let heights = piles.map { $0.high - $0.low }
    return piles.count > 1 && piles.allSatisfy { $0.low < 0 && $0.high > 0 }
      && areClose(heights.min() ?? 0, heights.max() ?? 0)
  }

  /// The bars of one place from the lowest to the highest.
  private struct Pile {
    let low, high: Double
    let count: Int
    /// Whether each begins where the one below ends, and no part is there twice.
    let isClosed: Bool

    init(_ bars: [PlacedMark], _ edges: BarEdges) {
      let bounds = bars.compactMap(edges.bounds).map { (low: min($0.from, $0.to), high: max($0.from, $0.to)) }
        .sorted { ($0.low, $0.high) < ($1.low, $1.high) }
      (low, high) = (bounds.first?.low ?? 0, bounds.last?.high ?? 0)
      count = bounds.count
      let touch = zip(bounds, bounds.dropFirst()).allSatisfy { areClose($0.high, $1.low) }
      isClosed = touch && Set(bars.map(edges.partName)).count == bars.count
    }
  }
}

/// Whether two sums of the same numbers are one, but for what adding rounds.
private func areClose(_ first: Double, _ second: Double) -> Bool {
  abs(first - second) <= 1e-9 * max(1, abs(first), abs(second))
}
