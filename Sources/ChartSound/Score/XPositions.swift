internal import ChartModel

/// Where each X of a chart stands between its first (0) and its last (1), the same for every series.
///
/// Buckets and categories stand at even distances, a beat each. Given numbers and instants that are uneven stand where
/// they are, so that a wide hole along X is a long time. Where X has an extent, all stand in proportion to it.
struct XPositions {
  /// How many different X there are.
  let count: Int
  private let ordered: [Entry]
  private let places: [XValue: Double]
  private let extent: XExtent?
  /// The part of the time in which marks begin, where X has an extent.
  private let reach: Double

  /// The positions of some series of a chart.
  ///
  /// - Parameters:
  ///   - series: The series.
  ///   - chart: The chart.
  ///   - duration: The seconds that the whole of X takes.
  init(series: [Series], chart: BucketedChart, duration: Double) {
    let axis = chart.xAxis
    let ordered = Self.ordered(series, axis: axis)
    self.ordered = ordered
    count = ordered.count
    extent = XExtent(chart)
    reach = extent.map { Self.reach(of: ordered.map(\.x), in: $0, duration: duration) } ?? 1
    let keys = ordered.map(\.key)
    let places = axis.bucketing == .none && Self.areUneven(ordered.map(\.x), keys) ? Self.scaled(keys) : nil
    let even = places ?? keys.indices.map { keys.count > 1 ? Double($0) / Double(keys.count - 1) : 0.5 }
    self.places = Dictionary(zip(ordered.map(\.x), even), uniquingKeysWith: { first, _ in first })
  }

  /// Whether marks have a beginning and an end of their own.
  var hasStretches: Bool { extent?.hasStretches == true }

  /// From 0 to 1, for the pan.
  func place(of x: XValue) -> Double {
    guard let extent else { return places[x] ?? 0.5 }
    return x.coordinates.map { extent.place(of: $0.from) } ?? 0.5
  }

  /// From 0 to less than 1, for the onset: the last X has its slot too.
  func time(of x: XValue) -> Double {
    if let extent { return extent.isPoint ? 0 : place(of: x) * reach }
    return count > 1 ? place(of: x) * Double(count - 1) / Double(count) : 0
  }

  /// From 0 to 1: where a stretch ends; for every other X where it begins.
  func endTime(of x: XValue) -> Double {
    guard let extent, !extent.isPoint, let end = x.coordinates?.to, !end.isNaN else { return time(of: x) }
    return extent.place(of: end) * reach
  }

  /// The onset of a place along X that no mark needs to stand at, as that of a rule; `nil` beyond what is heard.
  func time(between x: XValue) -> Double? {
    if extent == nil, places[x] != nil { return time(of: x) }
    guard let coordinate = x.coordinates?.from, coordinate.isFinite else { return nil }
    if let extent { return extent.contains(coordinate) ? time(of: x) : nil }
    guard let place = place(before: coordinate) else { return nil }
    let isLast = place + 1 == ordered.count
    guard let end = isLast ? ordered[place].x.coordinates?.to : ordered[place + 1].key, coordinate < end else {
      return nil
    }
    let part = (coordinate - ordered[place].key) / (end - ordered[place].key)
    let next = isLast ? 1 : time(of: ordered[place + 1].x)
    return time(of: ordered[place].x) + part.clamped(to: 0...1) * (next - time(of: ordered[place].x))
  }

  /// The last X that does not begin after a coordinate; `nil` where X has no coordinates.
  private func place(before coordinate: Double) -> Int? {
    var (low, high) = (0, ordered.count)
    while low < high {
      let middle = (low + high) / 2
      if ordered[middle].key <= coordinate { low = middle + 1 } else { high = middle }
    }
    guard low > 0, ordered[low - 1].x.coordinates?.from == ordered[low - 1].key else { return nil }
    return low - 1
  }

  /// From 0 to 1, for the pan at an onset.
  func place(atTime time: Double) -> Double {
    if extent != nil { return (time / reach).clamped(to: 0...1) }
    return count > 1 ? (time * Double(count) / Double(count - 1)).clamped(to: 0...1) : 0.5
  }

  private typealias Entry = (x: XValue, key: Double)

  /// The part of the time that leaves the last to begin enough of it to be heard: the shortest note for a stretch,
  /// a slot like every other, no longer than a note, for a point.
  private static func reach(of xs: [XValue], in extent: XExtent, duration: Double) -> Double {
    let slot = min(Onset.longestNote, duration / Double(max(xs.count, 1)))
    let tail = extent.hasStretches ? Onset.shortestInterval : max(slot, Onset.shortestInterval)
    let last = xs.compactMap { $0.coordinates.map { extent.place(of: $0.from) } }.max() ?? 0
    return last > 0 ? min(1, max(0, 1 - tail / duration) / last) : 1
  }

  /// Every X once, ascending; in order of appearance where there is no order.
  private static func ordered(_ series: [Series], axis: Axis) -> [Entry] {
    let categories = categoryPlaces(axis.domain)
    var seen = Set<XValue>()
    var entries: [Entry] = []
    for mark in series.lazy.flatMap(\.marks) where seen.insert(mark.x).inserted {
      entries.append((mark.x, key(mark.x, categories: categories)))
    }
    guard entries.allSatisfy({ $0.key.isFinite }) else {
      return entries.enumerated().map { ($1.x, Double($0)) }
    }
    return entries.enumerated()
      .sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
      .map(\.element)
  }

  private static func categoryPlaces(_ domain: AxisDomain) -> [String: Int] {
    guard case .categories(let names) = domain else { return [:] }
    return Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func key(_ x: XValue, categories: [String: Int]) -> Double {
    switch x {
    case .category(let name): Double(categories[name] ?? categories.count)
    case .number(let number): number
    case .bin(let from, _): from
    case .instant(let instant), .interval(let instant, _): Double(instant.microseconds)
    }
  }

  /// Months and leap years differ a little and still beat evenly; a step half as long again does not.
  private static func areUneven(_ xs: [XValue], _ keys: [Double]) -> Bool {
    guard keys.count > 2, xs.allSatisfy(isPoint) else { return false }
    let steps = zip(keys.dropFirst(), keys).map { $0 / 2 - $1 / 2 }
    guard let shortest = steps.min(), let longest = steps.max(), shortest > 0 else { return false }
    return longest > 1.5 * shortest
  }

  private static func isPoint(_ x: XValue) -> Bool {
    switch x {
    case .number, .instant: true
    case .category, .bin, .interval: false
    }
  }

  private static func scaled(_ keys: [Double]) -> [Double]? {
    guard let low = keys.first, let high = keys.last, high / 2 - low / 2 > 0 else { return nil }
    return keys.map { ($0 / 2 - low / 2) / (high / 2 - low / 2) }
  }
}
