import ChartModel
import Foundation

/// One direction of the plot: a scale, and how long and which way it runs on the page.
struct ProxyAxis: Sendable {
  private let scale: AxisScale?
  private let axis: ChartModel.Axis
  private let length: Double
  /// Whether positions grow against the scale, as they do where the page counts from the top.
  private let isFlipped: Bool

  init(_ axis: ChartModel.Axis, length: CGFloat, isFlipped: Bool) {
    scale = AxisScale(axis)
    self.axis = axis
    self.length = Double(length)
    self.isFlipped = isFlipped
  }

  private var isTemporal: Bool { if case .instants = axis.domain { true } else { false } }

  // MARK: Position of a value

  func position(of primitive: Any) -> CGFloat? {
    guard let value = ProxyValue(primitive), let scale else { return nil }
    return scale.fraction(of: value, isTemporal: isTemporal).flatMap(position)
  }

  func position(of x: XValue) -> CGFloat? { scale?.fraction(of: x).flatMap(position) }

  /// The stretch that the bucket or the category of a value takes; a point where there are neither.
  func range(of primitive: Any, calendar: ChartCalendar) -> ClosedRange<CGFloat>? {
    guard let value = ProxyValue(primitive), let scale else { return nil }
    if case .category(let name) = value { return scale.band(ofCategory: name).flatMap(range) }
    guard let middle = scale.fraction(of: value, isTemporal: isTemporal) else { return nil }
    guard let bucket = bucket(of: value, calendar) else { return range(middle...middle) }
    let ends = [bucket.lowerBound, bucket.upperBound].compactMap {
      scale.fraction(of: min(max($0, scale.domain.lowerBound), scale.domain.upperBound))
    }
    guard let low = ends.min(), let high = ends.max() else { return nil }
    return range(low...high)
  }

  private func bucket(of value: ProxyValue, _ calendar: ChartCalendar) -> Range<Double>? {
    switch (axis.bucketing, value) {
    case (.calendar(let unit), .instant(let microseconds)):
      return calendar.range(of: calendar.ordinal(of: Instant(coordinate: microseconds), unit: unit), unit: unit)
    case (.width(let width), .number(let number)):
      let place = NumberSteps.edge(below: number, width: width)
      return NumberSteps.scaled(place, by: width)..<NumberSteps.scaled(place + 1, by: width)
    default: return nil
    }
  }

  private func position(_ fraction: Double) -> CGFloat? {
    guard length > 0, length.isFinite else { return nil }
    return CGFloat((isFlipped ? 1 - fraction : fraction) * length)
  }

  private func range(_ fractions: ClosedRange<Double>) -> ClosedRange<CGFloat>? {
    guard let from = position(fractions.lowerBound), let to = position(fractions.upperBound) else { return nil }
    return min(from, to)...max(from, to)
  }

  // MARK: Value at a position

  func value<Value: Plottable>(at position: CGFloat, as type: Value.Type) -> Value? {
    guard length > 0, length.isFinite, let scale else { return nil }
    let fraction = Double(position) / length
    guard let value = scale.proxyValue(at: isFlipped ? 1 - fraction : fraction, isTemporal: isTemporal) else {
      return nil
    }
    return value.primitive(as: Value.PrimitivePlottable.self).flatMap { Value(primitivePlottable: $0) }
  }

  /// All categories, or the two bounds.
  func domain<Value: Plottable>(_ type: Value.Type) -> [Value] {
    values.compactMap { $0.primitive(as: Value.PrimitivePlottable.self) }
      .compactMap { Value(primitivePlottable: $0) }
  }

  private var values: [ProxyValue] {
    switch axis.domain {
    case .empty: []
    case .categories(let names): names.map { .category($0) }
    case .numbers(let range): [.number(range.lowerBound), .number(range.upperBound)]
    case .instants(let from, let to): [.instant(Double(from.microseconds)), .instant(Double(to.microseconds))]
    }
  }
}
