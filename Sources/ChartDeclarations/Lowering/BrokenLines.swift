internal import ChartModel

/// Lines that their author breaks with `series:` where values are missing: the places between have no value, and are told so.
struct BrokenLines {
  let marks: [PlacedMark]

  /// More missing places than these no one walks.
  private static let mostPlaces = 1_000

  init(_ marks: [PlacedMark]) {
    let lines = marks.filter { $0.kind == .line && $0.series != nil && $0.y?.content.kind == .number }
    let parts = LineParts(lines)
    guard !lines.isEmpty, parts.areOfColors || parts.areOfOne else {
      self.marks = marks
      return
    }
    let colors = Dictionary(grouping: lines) { $0.traits.channels[.foregroundStyle]?.content.name ?? "" }
    let missing = colors.sorted { $0.key < $1.key }.flatMap { Self.missing(in: $0.value) }
    self.marks = marks + missing
  }

  /// The places without a value, in steps of those that have one.
  private static func missing(in line: [PlacedMark]) -> [PlacedMark] {
    let placed = line.compactMap { mark in mark.x?.content.coordinate.map { (place: $0, mark: mark) } }
      .sorted { $0.place < $1.place }
    let pairs = zip(placed, placed.dropFirst())
    let steps = pairs.filter { isOnePart($0.mark, $1.mark) }.map { $1.place - $0.place }.filter { $0 > 0 }
    guard let step = steps.min(), !isBucket(step, line.first?.x) else { return [] }
    let areEven = steps.allSatisfy { abs($0 - step) <= step * 1e-6 }
    return pairs.filter { !isOnePart($0.mark, $1.mark) }.flatMap { before, after in
      places(from: before.place, to: after.place, step: areEven ? step : nil).map { empty(before.mark, at: $0) }
    }
  }

  /// The places between two that have a value; where steps differ, or are too many, one stands for all.
  private static func places(from: Double, to: Double, step: Double?) -> [Double] {
    let count = step.map { ((to - from) / $0).rounded() } ?? .infinity
    guard let step, count <= Double(mostPlaces) else { return [from + (to - from) / 2] }
    return count > 1 ? (1..<Int(count)).map { from + Double($0) * step } : []
  }

  /// Whether places are buckets of the calendar, whose gaps are told anyway.
  private static func isBucket(_ step: Double, _ x: PlottedValue?) -> Bool {
    guard x?.content.instant != nil else { return false }
    return x?.unit != nil || step == hour || step >= 24 * hour
  }

  /// In microseconds.
  private static let hour = 3_600e6

  private static func isOnePart(_ one: PlacedMark, _ other: PlacedMark) -> Bool {
    one.series?.content.name == other.series?.content.name
  }

  private static func empty(_ mark: PlacedMark, at place: Double) -> PlacedMark {
    var empty = mark
    (empty.traits.author, empty.traits.identifier) = (AuthorText(), nil)
    empty.y?.content = .number(ColumnValues.missingNumber)
    switch mark.x?.content {
    case .instant: empty.x?.content = .instant(Int64(exactly: place.rounded()) ?? ColumnValues.missingInstant)
    default: empty.x?.content = .number(place)
    }
    return empty
  }
}
