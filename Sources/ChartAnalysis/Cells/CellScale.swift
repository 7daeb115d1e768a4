import ChartModel

/// The levels by which values are told apart in cells, and the values of the data at each.
///
/// Levels are equal parts of the way from the lowest to the highest value along the axis' own scale, so that values
/// multiplied by any factor keep their levels. Values beyond the axis take no part.
public struct CellScale: Sendable, Equatable {
  /// What is at a level.
  public enum Level: Sendable, Equatable {
    /// No value of the data.
    case none
    /// The lowest and the highest number of the data there, but for zero, which has a cell of its own.
    case numbers(low: Double, high: Double)
    /// Categories of Y, in their order.
    case names([String])
  }

  /// From the lowest level on.
  public private(set) var levels: [Level]
  private let scale: AxisScale?
  private let domain: ClosedRange<Double>?
  private let names: [String: Int]

  /// A scale of numbers.
  ///
  /// - Parameters:
  ///   - values: all numbers that it shows.
  ///   - isSymmetric: whether zero is in the middle, half of the levels on each side.
  ///   - tellsZero: whether zero counts among the values of a level.
  init(_ values: [Double], axis: Axis, count: Int, isSymmetric: Bool, tellsZero: Bool) {
    if case .numbers(let range) = axis.domain { domain = range } else { domain = nil }
    names = [:]
    let inside = domain.map { range in values.filter { range.contains($0) } } ?? values
    levels = Array(repeating: .none, count: count)
    guard let low = inside.min(), let high = inside.max() else {
      scale = nil
      return
    }
    let size = max(abs(low), abs(high))
    // Values that differ by noise alone are one.
    let bounds = isSymmetric ? -size...size : ChartFacts.areEqual(low, high) ? low...low : low...high
    scale = AxisScale(domain: bounds, type: isSymmetric ? .linear : axis.scale)
    for value in inside where value != 0 || tellsZero { note(value) }
  }

  /// A scale of categories, which share levels where they are more.
  init(categories: [String], count: Int) {
    (scale, domain) = (nil, nil)
    let used = max(min(count, categories.count), 1)
    let places = categories.enumerated().map { ($1, categories.count <= count ? $0 : $0 * used / categories.count) }
    names = Dictionary(places) { first, _ in first }
    levels = Array(repeating: .none, count: max(used, 1))
    for (name, level) in places { note(name, at: level) }
  }

  private mutating func note(_ value: Double) {
    guard let level = level(of: value) else { return }
    guard case .numbers(let low, let high) = levels[level] else {
      levels[level] = .numbers(low: value, high: value)
      return
    }
    levels[level] = .numbers(low: min(low, value), high: max(high, value))
  }

  private mutating func note(_ name: String, at level: Int) {
    guard case .names(let others) = levels[level] else {
      levels[level] = .names([name])
      return
    }
    levels[level] = .names(others + [name])
  }

  /// The level of a number; `nil` beyond the axis and where its scale has no place for it.
  func level(of value: Double) -> Int? {
    guard let scale else { return nil }
    let inside = min(max(value, scale.domain.lowerBound), scale.domain.upperBound)
    guard ChartFacts.areEqual(inside, value), let part = scale.fraction(of: inside) else { return nil }
    // A part that ends in noise below an edge is at that edge.
    let position = part * Double(levels.count)
    guard position.isFinite else { return nil }
    let level = ChartFacts.areEqual(position, position.rounded()) ? position.rounded() : position.rounded(.down)
    return min(max(Int(clamping: level), 0), levels.count - 1)
  }

  /// The level of a category; `nil` where Y has none of that name.
  func level(of name: String) -> Int? { names[name] }

  /// What a value is by itself.
  func content(of value: MarkValue, isZeroApart: Bool) -> CellContent {
    switch value {
    case .empty: .empty
    case .missing: .missing
    case .notANumber: .notANumber
    case .infinite(let negative): .infinite(negative: negative)
    case .category(let name): level(of: name).map { .level($0) } ?? .missing
    case .number(let number): content(of: number, isZeroApart: isZeroApart)
    case .range(let from, let to): span(content(of: from, isZeroApart: false), content(of: to, isZeroApart: false))
    }
  }

  private func content(of number: Double, isZeroApart: Bool) -> CellContent {
    if let domain, !domain.contains(number) { return number > domain.upperBound ? .above : .below }
    if number == 0, isZeroApart { return .zero }
    return level(of: number).map { .level($0) } ?? .missing
  }

  /// A range within one level is at that level; one that reaches beyond the axis is said to be beyond it.
  private func span(_ from: CellContent, _ to: CellContent) -> CellContent {
    guard case .level(let low) = from else { return from }
    guard case .level(let high) = to else { return to }
    return low == high ? .level(low) : .span(from: low, to: high)
  }
}
