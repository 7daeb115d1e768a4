internal import ChartModel

/// A curve by a function, which is told by its values at equal steps.
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

  /// Steps from one bound to the other: two percent of the way each.
  private static let steps = 50

  /// The marks between bounds; those that the function has no number for are missing.
  func marks(within bounds: ClosedRange<Double>, traits: MarkTraits) -> [PlacedMark] {
    let bounds = domain ?? bounds
    return (0...Self.steps).map { step in
      let part = Double(step) / Double(Self.steps)
      var mark = mark(at: bounds.lowerBound * (1 - part) + bounds.upperBound * part)
      mark.traits = traits
      return mark
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
  mutating func add(_ function: FunctionPlot, traits: MarkTraits) { functions.append((function, traits)) }

  /// All marks, with those of functions between the bounds of X, or else of all other marks.
  func marks(within domain: ClosedRange<Double>?) -> [PlacedMark] {
    guard !functions.isEmpty else { return marks }
    let places = marks.flatMap { [$0.x, $0.xEnd] }.compactMap { value -> Double? in
      if case .number(let number)? = value?.content, number.isFinite { number } else { nil }
    }
    let reach = places.min().flatMap { low in places.max().map { low...$0 } }
    let bounds = domain ?? reach ?? 0...1
    return marks + functions.flatMap { $0.plot.marks(within: bounds, traits: $0.traits) }
  }
}
