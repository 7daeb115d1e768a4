internal import ChartModel

/// A rectangle over all of the chart between two places along X: it marks a part of X and measures nothing.
///
/// Rules at both its ends, in one `Plot` with it, are its edges: they give it their name and are not told beside it.
struct SelectedBand {
  let marks: [PlacedMark]

  /// More than these are no choice of a finger.
  private static let mostBands = 10

  /// - Parameter domain: The bounds that the author gives Y.
  init(_ marks: [PlacedMark], domain: ClosedRange<Double>?) {
    let found = Self.tallest(marks)
    let others = found.count > Self.mostBands ? [] : marks.indices.filter { !found.contains($0) }.map { marks[$0] }
    guard !found.isEmpty, let reach = Self.reach(of: others, within: domain) else {
      self.marks = marks
      return
    }
    let edges = Dictionary(
      uniqueKeysWithValues: found.map { band in (band, marks.indices.filter { marks[$0].isEdge(of: marks[band]) }) })
    let all = Self.places(of: others)
    let bands = found.filter { band in
      // What lies behind all of the chart is a region of Y, unless lines bound it.
      let isPart = edges[band]?.isEmpty == false || !marks[band].isOver(all)
      return isPart && marks[band].isBand(over: reach, within: domain)
    }
    let told = Set(bands), hidden = Set(bands.flatMap { edges[$0] ?? [] })
    self.marks = marks.enumerated().compactMap { place, mark in
      if hidden.contains(place) { return nil }
      return told.contains(place) ? Self.band(mark, edges: (edges[place] ?? []).map { marks[$0] }) : mark
    }
  }

  /// The rectangles that are higher than all others.
  private static func tallest(_ marks: [PlacedMark]) -> [Int] {
    let heights = marks.map {
      $0.isBetweenPlaces ? abs(($0.yEnd?.content.number ?? 0) - ($0.y?.content.number ?? 0)) : -1
    }
    guard let most = heights.max(), most >= 0 else { return [] }
    return marks.indices.filter { heights[$0] == most }
  }

  /// From the lowest to the highest number that is measured, as far as it is drawn.
  private static func reach(of marks: [PlacedMark], within domain: ClosedRange<Double>?) -> ClosedRange<Double>? {
    let measured = marks.filter { $0.kind != .rule }
    let numbers = measured.flatMap { [$0.y?.content.number, $0.yEnd?.content.number].compactMap { $0 } }
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    return domain.map { (low...high).clamped(to: $0) } ?? low...high
  }

  /// From the first to the last place along X.
  private static func places(of marks: [PlacedMark]) -> ClosedRange<Double>? {
    let places = marks.filter { $0.kind != .rule }.flatMap { [$0.x, $0.xEnd] }.compactMap { $0?.content.coordinate }
    return places.min().flatMap { low in places.max().map { low...$0 } }
  }

  private static func band(_ mark: PlacedMark, edges: [PlacedMark]) -> PlacedMark {
    var band = mark
    (band.y, band.yEnd) = (nil, nil)
    if edges.count > 1, let name = commonStart(of: edges.compactMap { $0.x?.label }) { band.x?.label = name }
    return band
  }

  /// The words with which all labels begin: "Selected lower bound" and "Selected upper bound" are "Selected".
  private static func commonStart(of labels: [String]) -> String? {
    let words = labels.map { $0.split(separator: " ") }
    guard var common = words.first else { return nil }
    for other in words.dropFirst() { common = zip(common, other).prefix { $0 == $1 }.map(\.0) }
    return common.isEmpty ? nil : common.joined(separator: " ")
  }
}

extension PlacedMark {
  /// Whether it is a rectangle from one number or date to another, and from one height to another, in no color that means something.
  fileprivate var isBetweenPlaces: Bool {
    kind == .rectangle && x?.content.coordinate != nil && xEnd?.content.coordinate != nil
      && y?.content.number != nil && yEnd?.content.number != nil && traits.channels[.foregroundStyle] == nil
  }

  /// Whether it is as high as the chart: over all of Y, or from zero or the lowest value to the highest.
  fileprivate func isBand(over reach: ClosedRange<Double>, within domain: ClosedRange<Double>?) -> Bool {
    guard let from = y?.content.number, let to = yEnd?.content.number else { return false }
    let (low, high) = (min(from, to), max(from, to))
    if let domain, low <= domain.lowerBound, high >= domain.upperBound { return true }
    return (low == 0 || low == reach.lowerBound) && low <= reach.lowerBound && high >= reach.upperBound
  }

  /// Whether it reaches from the first place to the last.
  fileprivate func isOver(_ places: ClosedRange<Double>?) -> Bool {
    guard let places, let from = x?.content.coordinate, let to = xEnd?.content.coordinate else { return true }
    return min(from, to) <= places.lowerBound && max(from, to) >= places.upperBound
  }

  /// Whether it is a line at one end of a band that its author put together with it.
  fileprivate func isEdge(of band: PlacedMark) -> Bool {
    guard kind == .rule, y == nil, xEnd == nil, let plot = traits.plot, plot == band.traits.plot,
      let place = x?.content.name
    else { return false }
    return place == band.x?.content.name || place == band.xEnd?.content.name
  }
}
