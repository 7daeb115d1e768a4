public import Foundation

/// Colours that run into each other; of no effect.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// A colour at a place from 0 to 1.
    public init(color: Color, location: CGFloat) {}
  }

  /// By colours.
  public init(colors: [Color]) {}
  /// By colours at places.
  public init(stops: [Stop]) {}
}

/// A gradient of one colour; of no effect.
public struct AnyGradient: ShapeStyle, Hashable {
  init() {}
  /// The gradient, let through.
  public func opacity(_ opacity: Double) -> AnyGradient { self }
}

/// A gradient along a line; of no effect.
public struct LinearGradient: ShapeStyle, Hashable {
  /// By a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// By colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A place in a rectangle; of no effect.
public enum UnitPoint: Hashable, Sendable {
  case zero, center, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// The width and the dashes of a line; of no effect.
public struct StrokeStyle: Hashable, Sendable {
  /// How a line ends.
  public enum Cap: Hashable, Sendable { case butt, round, square }
  /// How lines meet.
  public enum Join: Hashable, Sendable { case miter, round, bevel }
  /// By its parts.
  public init(
    lineWidth: CGFloat = 1, lineCap: Cap = .butt, lineJoin: Join = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}
