import ChartModel

/// The order of places along an axis.
struct XOrder {
  private let categories: [String: Int]

  init(axis: Axis) {
    if case .categories(let names) = axis.domain { self.init(names: names) } else { self.init(names: []) }
  }

  /// - Parameter names: the categories as they stand; none along numbers and times.
  init(names: [String]) { categories = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first } }

  /// Where a place begins, as one number.
  func key(of x: XValue) -> Double {
    switch x {
    case .category(let name): Double(categories[name] ?? categories.count)
    case .number(let number), .bin(let number, _): number
    case .instant(let instant), .interval(let instant, _): Double(instant.microseconds)
    }
  }

  /// What stands along X in its order, those of one place in the order in which they came.
  func sorted<Placed>(_ placed: [Placed], by x: (Placed) -> XValue) -> [Placed] {
    let keys = placed.enumerated().map { (key: key(of: x($0.element)), offset: $0.offset) }
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy { $0.key <= $1.key }
    return isSorted ? placed : keys.sorted { ($0.key, $0.offset) < ($1.key, $1.offset) }.map { placed[$0.offset] }
  }
}

extension BucketedChart {
  /// Whether a mark stands for several rows.
  package var sharesPlaces: Bool { series.contains { $0.marks.contains { $0.rowCount > 1 } } }
}

extension XValue {
  /// The bounds of an axis that shows this place alone.
  var bounds: AxisDomain {
    switch self {
    case .category(let name): .categories([name])
    case .number(let number): .numbers(number...number)
    case .bin(let from, let to): .numbers(from...max(from, to))
    case .instant(let instant): .instants(from: instant, to: instant)
    case .interval(let from, let to): .instants(from: from, to: to)
    }
  }
}

extension AxisDomain {
  /// Bounds that hold all; of several kinds, the first.
  static func union(of domains: [AxisDomain]) -> AxisDomain {
    let first = domains.first { $0 != .empty } ?? .empty
    guard case .categories = first else { return domains.reduce(.empty) { $0.union($1) } }
    // Names are gathered at once: one chart after the other, those so far would be looked at again for each.
    var names = NameTable()
    for case .categories(let own) in domains {
      for name in own { _ = names.place(of: name) }
    }
    return .categories(names.names)
  }

  /// Bounds that hold both; of two kinds, the first.
  func union(_ other: AxisDomain) -> AxisDomain {
    switch (self, other) {
    case (.empty, _): other
    case (.numbers(let first), .numbers(let second)):
      .numbers(min(first.lowerBound, second.lowerBound)...max(first.upperBound, second.upperBound))
    case (.instants(let from, let to), .instants(let otherFrom, let otherTo)):
      .instants(from: min(from, otherFrom), to: max(to, otherTo))
    case (.categories(let first), .categories(let second)):
      .categories(NameTable(first + second).names)
    default: self
    }
  }
}
