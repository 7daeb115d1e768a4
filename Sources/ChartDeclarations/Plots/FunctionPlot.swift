internal import ChartModel
internal import Foundation

/// A curve by a function, which is told by its values at round steps, and at the points that stand on it.
struct FunctionPlot {
  let kind: MarkKind
  let x: String
  let y: String
  let yEnd: String?
  /// The bounds that its author gives.
  let domain: ClosedRange<Double>?
  /// Whether the function gives X too.
  let isParametric: Bool
  let values: (Double) -> [Double]

  init(
    _ kind: MarkKind, x: String, y: String, yEnd: String? = nil, domain: ClosedRange<Double>?,
    isParametric: Bool = false, values: @escaping (Double) -> [Double]
  ) {
    (self.kind, self.x, self.y, self.yEnd, self.domain) = (kind, x, y, yEnd, domain)
    (self.isParametric, self.values) = (isParametric, values)
  }

  /// About so many steps lie between the bounds.
  private static let steps = 50.0

  /// The marks between bounds, also at the points that lie on the curve; those that the function has no number for are missing.
  func marks(within bounds: ClosedRange<Double>, among points: [PlacedMark], traits: MarkTraits) -> [PlacedMark] {
    let bounds = domain ?? bounds
    let own = Self.places(within: bounds).map { mark(at: $0) }
    let touching: [Double: PlacedMark] = isParametric ? [:] : touching(points, own).filter { bounds.contains($0.key) }
    let others = own.filter { mark in mark.x?.content.number.map { touching[$0] == nil } ?? true }
    let all = touching.isEmpty ? own : (others + touching.values.map { $0 }).sorted { $0.place < $1.place }
    return all.map { mark in
      var mark = mark
      mark.traits = traits
      return mark
    }
  }

  /// Round steps from one bound to the other.
  private static func places(within bounds: ClosedRange<Double>) -> [Double] {
    let (low, high) = (bounds.lowerBound, bounds.upperBound)
    let raw = (high - low) / steps
    guard raw > 0, raw.isFinite else { return low == high ? [low] : [low, high] }
    let power = pow(10, log10(raw).rounded(.down))
    let round = [1, 2, 2.5, 5, 10].map { $0 * power }
    let step = round.min { abs(log(raw / $0)) < abs(log(raw / $1)) } ?? raw
    let first = (low / step).rounded(.up) * step
    let inner = (0...Int(steps * 2)).map { first + Double($0) * step }.filter { $0 > low && $0 < high }
    return [low] + inner + [high]
  }

  /// Points on the curve, as marks of it, by their places: those whose height is that of the function there, but for a hundredth.
  private func touching(_ points: [PlacedMark], _ own: [PlacedMark]) -> [Double: PlacedMark] {
    let heights = own.compactMap { $0.y?.content.number }
    guard yEnd == nil, let low = heights.min(), let high = heights.max() else { return [:] }
    return points.reduce(into: [:]) { found, point in
      guard point.kind == .point, point.yEnd == nil, point.y?.label == y, let place = point.x?.content.number,
        let height = point.y?.content.number, let exact = values(place).first,
        abs(exact - height) <= (high - low) * 0.01
      else { return }
      found[place] = PlacedMark(kind, x: number(x, place), y: number(y, height))
    }
  }

  private func mark(at place: Double) -> PlacedMark {
    let values = values(place)
    let first = values.first ?? .nan
    if isParametric { return PlacedMark(kind, x: number(x, first), y: number(y, values.last ?? .nan)) }
    guard let yEnd else { return PlacedMark(kind, x: number(x, place), y: number(y, first)) }
    return PlacedMark(kind, x: number(x, place), y: number(y, first), yEnd: number(yEnd, values.last ?? .nan))
  }

  private func number(_ label: String, _ value: Double) -> PlottedValue {
    PlottedValue(
      label: label, content: .number(value.isFinite ? value : ColumnValues.missingNumber), type: Double.self)
  }
}

extension MarkCollector {
  /// Adds a curve, whose marks are known when those of all others are.
  mutating func add(_ function: FunctionPlot, traits: MarkTraits) { functions.append((function, traits, marks.count)) }

  /// All marks, with those of functions between the bounds of X, or else of all other marks.
  func marks(within domain: ClosedRange<Double>?) -> [PlacedMark] {
    guard !functions.isEmpty else { return marks }
    let places = marks.flatMap { [$0.x, $0.xEnd] }.compactMap { value -> Double? in
      if case .number(let number)? = value?.content, number.isFinite { number } else { nil }
    }
    let reach = places.min().flatMap { low in places.max().map { low...$0 } }
    let bounds = domain ?? reach ?? 0...1
    var all = marks
    for function in functions.reversed() {
      let curve = function.plot.marks(within: bounds, among: marks, traits: function.traits)
      all.insert(contentsOf: curve, at: function.place)
    }
    return all
  }
}

extension PlacedMark {
  /// Where it stands along X; what has no place comes last.
  fileprivate var place: Double { x?.content.number ?? .infinity }
}
