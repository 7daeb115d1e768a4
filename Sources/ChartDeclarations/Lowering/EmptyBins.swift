internal import ChartModel

/// Bins in which nothing was counted: who groups rows by their bin has no bar for them, and what one sees there is zero.
struct EmptyBins {
  /// The marks with bars of zero in the bins that are not there.
  let marks: [PlacedMark]

  /// More than these no one draws.
  private static let mostBins = 1_000

  /// - Parameter axis: The axis of the counts: what has a unit, or stands on no linear scale, is no count.
  init(_ marks: [PlacedMark], axis: PageAxisSettings) {
    let bins = marks.filter(\.isCountInBin)
    let isOfCounts = axis.unit == nil && axis.scale ?? .linear == .linear
    guard isOfCounts, bins.count > 1, bins.count == marks.count(where: { !$0.isRule }), let first = bins.first,
      TitleWithUnit(axis.label ?? first.y?.label ?? "").unit == nil, let missing = Self.missing(bins.compactMap(\.bin)),
      missing.count < bins.count
    else {
      self.marks = marks
      return
    }
    self.marks = marks + missing.map { Self.empty($0, like: first) }
  }

  /// The bins between the others; `nil` where they are not equally wide.
  private static func missing(_ bins: [(from: Double, to: Double)]) -> [(from: Double, to: Double)]? {
    guard let low = bins.map(\.from).min(), let high = bins.map(\.to).max(), let first = bins.first else { return nil }
    let width = first.to - first.from
    let count = ((high - low) / width).rounded()
    guard width > 0, count.isFinite, count <= Double(mostBins) else { return nil }
    let places = bins.map { (($0.from - low) / width).rounded() }
    let fit = zip(bins, places).allSatisfy { bin, place in
      abs(low + place * width - bin.from) < width * 1e-6 && abs(low + (place + 1) * width - bin.to) < width * 1e-6
    }
    guard fit, Set(places).count == places.count else { return nil }
    let bounds = Set(places)
    return (0..<Int(count)).map(Double.init).filter { !bounds.contains($0) }
      .map { (low + $0 * width, low + ($0 + 1) * width) }
  }

  private static func empty(_ bin: (from: Double, to: Double), like mark: PlacedMark) -> PlacedMark {
    var empty = mark
    empty.x?.content = .number(bin.from)
    empty.xEnd?.content = .number(bin.to)
    empty.y?.content = .number(0)
    (empty.traits.author, empty.traits.identifier) = (AuthorText(), nil)
    return empty
  }
}

extension PlacedMark {
  /// Whether it is a bar over a bin whose height is a count, and no channel tells it apart.
  fileprivate var isCountInBin: Bool {
    guard kind == .bar, xIsRange, bin != nil, traits.channels.isEmpty, let y = y?.content.number else { return false }
    return yEnd == nil && (0...Self.mostCounted).contains(y) && y == y.rounded()
  }

  /// Whole numbers beyond these are amounts more often than counts.
  private static let mostCounted = 10_000.0

  fileprivate var bin: (from: Double, to: Double)? {
    guard let from = x?.content.number, let to = xEnd?.content.number else { return nil }
    return (from, to)
  }
}
