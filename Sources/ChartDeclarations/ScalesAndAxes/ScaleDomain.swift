internal import ChartModel
public import Foundation

/// What may bound an axis: categories, two ends, or `.automatic(includesZero:reversed:)`.
public protocol ScaleDomain {}

extension Array: ScaleDomain where Element: Plottable {}
extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Range: ScaleDomain where Bound: Plottable {}

/// Bounds that the data gives.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let reversed: Bool?
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// Bounds that the data gives.
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// Bounds that the data gives, with zero or without, forward or backward.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed)
  }
}

/// How much of the page an axis takes; of no effect.
public struct PlotDimensionScaleRange: Hashable, Sendable {
  /// All of it.
  public static let plotDimension = PlotDimensionScaleRange()
  /// All of it but so many points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { .plotDimension }
  /// All of it but so many points at the ends.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    .plotDimension
  }
}

/// How values stand along an axis.
public struct ScaleType: Hashable, Sendable {
  let scale: ChartModel.ScaleType

  /// Equal differences take equal room.
  public static let linear = ScaleType(scale: .linear)
  /// Equal ratios take equal room.
  public static let log = ScaleType(scale: .log)
  /// Logarithmic away from zero.
  public static let symmetricLog = ScaleType(scale: .symmetricLog(slopeAtZero: 1))
  /// By the square root.
  public static let squareRoot = ScaleType(scale: .squareRoot)
  /// Dates.
  public static let date = ScaleType(scale: .linear)
  /// Categories.
  public static let category = ScaleType(scale: .linear)

  /// Logarithmic away from zero, with the slope at zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(scale: .symmetricLog(slopeAtZero: slopeAtZero))
  }

  /// By a power.
  public static func power(exponent: Double) -> ScaleType { ScaleType(scale: .power(exponent: exponent)) }
}

/// Bounds without their type.
struct LoweredDomain {
  var places: [PlottedContent] = []
  var includesZero: Bool?
  var isReversed = false

  /// The categories, each once; `nil` for bounds of numbers and dates.
  var categories: [String]? {
    let names = places.compactMap { if case .text(let name) = $0 { name } else { nil } }
    return names.isEmpty ? nil : names.withoutRepetition()
  }

  /// The lowest and the highest number; `nil` for categories, dates, and ends that are not finite.
  var numbers: ClosedRange<Double>? {
    let numbers = places.compactMap { if case .number(let number) = $0, number.isFinite { number } else { nil } }
    guard numbers.count == places.count, let low = numbers.min(), let high = numbers.max() else { return nil }
    return low...high
  }

  /// The first and the last instant; `nil` for everything else.
  var instants: (from: Instant, to: Instant)? {
    let instants = places.compactMap { place in
      if case .instant(let microseconds) = place, microseconds != ColumnValues.missingInstant {
        microseconds
      } else {
        nil
      }
    }
    guard instants.count == places.count, let low = instants.min(), let high = instants.max() else { return nil }
    return (Instant(microseconds: low), Instant(microseconds: high))
  }

  init(_ domain: some ScaleDomain) {
    (domain as? any LoweredScaleDomain)?.lower(to: &self)
  }

  init(places: [PlottedContent]) { lower(places) }

  /// Takes the places of a list; bounds that fall make an axis that runs backward.
  mutating func lower(_ list: [PlottedContent]) {
    places = list
    guard let first = list.first?.coordinate, let last = list.last?.coordinate else { return }
    isReversed = first > last
  }
}

/// Bounds that know what they come down to.
protocol LoweredScaleDomain {
  func lower(to domain: inout LoweredDomain)
}

extension Array: LoweredScaleDomain where Element: Plottable {
  func lower(to domain: inout LoweredDomain) { domain.lower(map { .of($0) }) }
}

extension ClosedRange: LoweredScaleDomain where Bound: Plottable {
  func lower(to domain: inout LoweredDomain) { domain.lower([.of(lowerBound), .of(upperBound)]) }
}

extension Range: LoweredScaleDomain where Bound: Plottable {
  func lower(to domain: inout LoweredDomain) { domain.lower([.of(lowerBound), .of(upperBound)]) }
}

extension AutomaticScaleDomain: LoweredScaleDomain {
  func lower(to domain: inout LoweredDomain) {
    domain.includesZero = includesZero
    domain.isReversed = reversed ?? false
  }
}
