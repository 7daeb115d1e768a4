internal import ChartModel

/// Where each X of a chart stands between its first (0) and its last (1), the same for every series.
///
/// Buckets and categories stand at even distances, a beat each. Given numbers and instants that are uneven stand where
/// they are, so that a wide hole along X is a long time.
struct XPositions {
  /// How many different X there are.
  let count: Int
  private let places: [XValue: Double]

  init(series: [Series], axis: Axis) {
    let ordered = Self.ordered(series, axis: axis)
    count = ordered.count
    let keys = ordered.map(\.key)
    let places = axis.bucketing == .none && Self.areUneven(ordered.map(\.x), keys) ? Self.scaled(keys) : nil
    let even = places ?? keys.indices.map { keys.count > 1 ? Double($0) / Double(keys.count - 1) : 0.5 }
    self.places = Dictionary(zip(ordered.map(\.x), even), uniquingKeysWith: { first, _ in first })
  }

  /// From 0 to 1, for the pan.
  func place(of x: XValue) -> Double { places[x] ?? 0.5 }

  /// From 0 to less than 1, for the onset: the last X has its slot too.
  func time(of x: XValue) -> Double {
    count > 1 ? place(of: x) * Double(count - 1) / Double(count) : 0
  }

  private typealias Entry = (x: XValue, key: Double)

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
