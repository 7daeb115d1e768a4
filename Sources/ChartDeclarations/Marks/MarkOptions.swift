public import Foundation

/// How marks of several series at one place are put together.
public enum MarkStackingMethod: Hashable, Sendable {
  /// Each on the one before, from zero.
  case standard
  /// As shares of the whole.
  case normalized
  /// Around a middle line.
  case center
  /// Not at all.
  case unstacked
}

/// How wide or high a mark is; of no effect.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// As the chart sees fit.
  public static let automatic = MarkDimension()

  init() {}

  /// So many points.
  public init(integerLiteral value: Int) {}

  /// So many points.
  public init(floatLiteral value: Double) {}

  /// So many points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { .automatic }

  /// The room less so many points at each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { .automatic }

  /// A part of the room.
  public static func ratio(_ value: CGFloat) -> MarkDimension { .automatic }
}

/// How a line or an area goes from one mark to the next.
public struct InterpolationMethod: Hashable, Sendable, CustomStringConvertible {
  enum Curve: String { case linear, monotone, cardinal, catmullRom, stepStart, stepCenter, stepEnd }
  let curve: Curve
  /// The name of the way.
  public var description: String { curve.rawValue }

  /// In straight lines.
  public static let linear = InterpolationMethod(curve: .linear)
  /// In a curve that never goes beyond its marks.
  public static let monotone = InterpolationMethod(curve: .monotone)
  /// In a cardinal spline.
  public static let cardinal = InterpolationMethod(curve: .cardinal)
  /// In a Catmull-Rom spline.
  public static let catmullRom = InterpolationMethod(curve: .catmullRom)
  /// In steps: each value holds from the mark before.
  public static let stepStart = InterpolationMethod(curve: .stepStart)
  /// In steps: each value holds around its mark.
  public static let stepCenter = InterpolationMethod(curve: .stepCenter)
  /// In steps: each value holds until the next mark.
  public static let stepEnd = InterpolationMethod(curve: .stepEnd)

  /// In a cardinal spline; its tension is of no effect.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }

  /// In a Catmull-Rom spline; its alpha is of no effect.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
}
