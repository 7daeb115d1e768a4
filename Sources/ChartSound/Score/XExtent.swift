internal import ChartModel

/// The whole of X, along which marks stand in proportion, in coordinates: numbers, or microseconds since 1970.
///
/// Stretches, given bounds wider than the marks, and scales that are not linear ask for it. Buckets and categories
/// stand at even distances and have none. A rule beyond the marks does not: it would squeeze them.
struct XExtent {
  /// Whether marks have a beginning and an end of their own.
  let hasStretches: Bool
  private let bounds: ClosedRange<Double>
  private let scale: ScaleType

  init?(_ chart: BucketedChart) {
    let axis = chart.xAxis
    guard axis.bucketing == .none, axis.type == .temporal || axis.type == .quantitative else { return nil }
    let places = chart.heardSeries.lazy.flatMap(\.marks).map(\.x)
    let marks = Self.bounds(of: places)
    let shown = axis.domain.coordinates ?? chart.window?.coordinates
    guard let all = marks ?? shown else { return nil }
    let wide = chart.window != nil ? shown ?? all : Self.without(chart.rules, shown ?? all, marks: all)
    let isWider = wide.lowerBound < all.lowerBound || wide.upperBound > all.upperBound
    hasStretches = places.contains(where: \.isStretch)
    guard hasStretches || isWider || axis.scale.usable(on: wide) != .linear else { return nil }
    scale = axis.scale
    bounds =
      chart.window != nil
      ? wide : min(all.lowerBound, wide.lowerBound)...max(all.upperBound, wide.upperBound)
  }

  /// Whether there is but one place.
  var isPoint: Bool { bounds.lowerBound == bounds.upperBound }

  /// From 0 to 1; the nearer end for what lies beyond, so that what never ends lasts until the end.
  func place(of coordinate: Double) -> Double { scale.share(of: coordinate, in: bounds) }

  /// Whether a coordinate lies within what is shown.
  func contains(_ coordinate: Double) -> Bool { bounds.contains(coordinate) }

  /// The bounds of an axis, but those of the marks on each side on which a rule lies beyond them.
  private static func without(
    _ rules: [Rule], _ axis: ClosedRange<Double>, marks: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    let places = rules.compactMap { if case .x(let x) = $0.place { x } else { nil } }
    guard let ends = bounds(of: places) else { return axis }
    let low = ends.lowerBound < marks.lowerBound ? max(axis.lowerBound, marks.lowerBound) : axis.lowerBound
    let high = ends.upperBound > marks.upperBound ? min(axis.upperBound, marks.upperBound) : axis.upperBound
    return min(low, high)...max(low, high)
  }

  private static func bounds(of places: some Sequence<XValue>) -> ClosedRange<Double>? {
    var (low, high) = (Double.infinity, -Double.infinity)
    for x in places {
      guard let (from, to) = x.coordinates else { continue }
      for end in [from, to] where end.isFinite { (low, high) = (min(low, end), max(high, end)) }
    }
    return low <= high ? low...high : nil
  }
}

extension XValue {
  /// Where it begins and ends as coordinates; `nil` for a category, which has none.
  var coordinates: (from: Double, to: Double)? {
    switch self {
    case .category: nil
    case .number(let number): (number, number)
    case .bin(let from, let to): (from, to)
    case .instant(let instant): (Double(instant.microseconds), Double(instant.microseconds))
    case .interval(let from, let to): (Double(from.microseconds), Double(to.microseconds))
    }
  }

  /// Whether it has a beginning and an end.
  var isStretch: Bool {
    switch self {
    case .bin, .interval: true
    case .category, .number, .instant: false
    }
  }
}

extension AxisDomain {
  /// The bounds of numbers or instants as coordinates, where both are finite.
  fileprivate var coordinates: ClosedRange<Double>? {
    switch self {
    case .numbers(let range): range.lowerBound.isFinite && range.upperBound.isFinite ? range : nil
    case .instants(let from, let to) where from <= to: Double(from.microseconds)...Double(to.microseconds)
    case .instants, .categories, .empty: nil
    }
  }
}

extension ChartWindow {
  /// The part that is shown, where both of its ends are finite.
  fileprivate var coordinates: ClosedRange<Double>? {
    range.lowerBound.isFinite && range.upperBound.isFinite ? range.lowerBound...range.upperBound : nil
  }
}
