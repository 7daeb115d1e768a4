/// Maps the values of an axis to the part of the way along it, 0 to 1, and back.
///
/// Instants are microseconds since 1970. Categories share the axis in equal steps: one stands at the middle of its step.
/// There is no position beyond the ends of the axis, and none where the scale has no value.
///
/// ```swift
/// let scale = AxisScale(domain: 1...1_000, type: .log)
/// scale.fraction(of: 10)    // 0.333…
/// scale.value(at: 1.0 / 3)  // 10.0
/// ```
public struct AxisScale: Sendable, Equatable {
  /// The bounds: of numbers, of microseconds, or of the places of categories, each one long.
  public let domain: ClosedRange<Double>
  /// How values stand along the axis: linear where the type asked for means nothing on the domain.
  public let type: ScaleType
  /// Whether the axis runs against its usual direction.
  public let isReversed: Bool
  /// The categories in their order; none on an axis of numbers or time.
  public let categories: [String]
  private let places: [String: Int]
  private let transform: ScaleTransform
  /// The lengths of the two bounds.
  private let low: Double
  private let high: Double

  /// How far from an end rounding may put a position that stands on it, as a part of the axis.
  private static let allowance = 1e-9

  /// A scale of numbers or instants.
  public init(domain: ClosedRange<Double>, type: ScaleType = .linear, isReversed: Bool = false) {
    self.init(domain: domain, type: type, isReversed: isReversed, categories: [])
  }

  /// A scale of categories; of two with one name the first counts.
  public init(categories: [String], isReversed: Bool = false) {
    self.init(
      domain: 0...Double(max(categories.count, 1)), type: .linear, isReversed: isReversed, categories: categories)
  }

  /// The scale of an axis; `nil` for the axis of an empty chart.
  public init?(_ axis: Axis) {
    switch axis.domain {
    case .empty: return nil
    case .categories(let names):
      guard !names.isEmpty else { return nil }
      self.init(categories: names, isReversed: axis.isReversed)
    case .numbers(let domain): self.init(domain: domain, type: axis.scale, isReversed: axis.isReversed)
    case .instants(let from, let to):
      let (low, high) = (Double(from.microseconds), Double(to.microseconds))
      self.init(domain: min(low, high)...max(low, high), type: axis.scale, isReversed: axis.isReversed)
    }
  }

  private init(domain: ClosedRange<Double>, type: ScaleType, isReversed: Bool, categories: [String]) {
    let type = type.usable(on: domain)
    (self.domain, self.type, self.isReversed, self.categories) = (domain, type, isReversed, categories)
    places = Dictionary(categories.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    transform = ScaleTransform(type, domain: domain)
    (low, high) = (transform.length(of: domain.lowerBound), transform.length(of: domain.upperBound))
  }

  /// Whether all of the axis is one value, which then stands at its middle.
  private var isPoint: Bool { domain.lowerBound == domain.upperBound }

  // MARK: Values

  /// The part of the way at which a value stands; `nil` outside the axis.
  public func fraction(of value: Double) -> Double? {
    guard !isPoint else { return value == domain.lowerBound ? 0.5 : nil }
    return Self.onAxis((transform.length(of: value) - low) / (high - low)).map(directed)
  }

  /// The value at a part of the way; `nil` outside the axis. It is `fraction(of:)` backward.
  ///
  /// Where a power above 1 passes zero, values lie closer together than the parts of the way can tell.
  public func value(at fraction: Double) -> Double? {
    guard let fraction = Self.onAxis(fraction).map(directed) else { return nil }
    if isPoint { return domain.lowerBound }
    guard (high - low).isFinite, high != low else { return nil }
    if fraction == 0 { return domain.lowerBound }
    if fraction == 1 { return domain.upperBound }
    let value = transform.value(of: low + fraction * (high - low))
    return value.isNaN ? nil : min(max(value, domain.lowerBound), domain.upperBound)
  }

  private func directed(_ fraction: Double) -> Double { isReversed ? 1 - fraction : fraction }

  /// A part of the way, its nearer end where only rounding put it beyond; `nil` for not-a-number too.
  private static func onAxis(_ fraction: Double) -> Double? {
    guard fraction >= -allowance, fraction <= 1 + allowance else { return nil }
    return min(max(fraction, 0), 1)
  }

  // MARK: Categories

  /// The part of the way at which the middle of a category stands; `nil` for a name that is not on the axis.
  public func fraction(ofCategory name: String) -> Double? {
    places[name].flatMap { fraction(of: Double($0) + 0.5) }
  }

  /// The category whose step holds a part of the way; `nil` outside the axis, and on an axis without categories.
  public func category(at fraction: Double) -> String? {
    guard !categories.isEmpty, let place = value(at: fraction) else { return nil }
    return categories[min(Int(clamping: place), categories.count - 1)]
  }

  /// The stretch of the way that a category takes.
  public func band(ofCategory name: String) -> ClosedRange<Double>? {
    guard let place = places[name], let from = fraction(of: Double(place)), let to = fraction(of: Double(place) + 1)
    else { return nil }
    return min(from, to)...max(from, to)
  }

  // MARK: Places along X

  /// The part of the way at which a place along X stands: the middle of a bucket; `nil` outside the axis.
  public func fraction(of x: XValue) -> Double? {
    switch x {
    case .category(let name): fraction(ofCategory: name)
    case .number(let number): fraction(of: number)
    case .instant(let instant): fraction(of: Double(instant.microseconds))
    case .bin(let from, let to): middle(from, to)
    case .interval(let from, let to): middle(Double(from.microseconds), Double(to.microseconds))
    }
  }

  /// The middle of what is seen of a stretch.
  private func middle(_ from: Double, _ to: Double) -> Double? {
    guard from <= domain.upperBound, to >= domain.lowerBound else { return nil }
    guard let from = fraction(of: max(from, domain.lowerBound)), let to = fraction(of: min(to, domain.upperBound))
    else { return nil }
    return (from + to) / 2
  }
}
