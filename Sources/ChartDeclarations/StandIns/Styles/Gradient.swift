public import Foundation

/// Colours that run into each other; of no effect.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place from 0 to 1.
    public var location: CGFloat
    /// A colour at a place from 0 to 1.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The colours at their places.
  public var stops: [Stop]

  /// By colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
  /// By colours at places.
  public init(stops: [Stop]) { self.stops = stops }
}

/// A gradient of one colour; of no effect.
nonisolated public struct AnyGradient: ShapeStyle, Hashable, SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  init() {}
  /// A gradient whose type is hidden.
  public init(_ gradient: Gradient) {}
  /// The gradient, let through.
  public func opacity(_ opacity: Double) -> AnyGradient { self }
}

/// A gradient along a line; of no effect.
nonisolated public struct LinearGradient: ShapeStyle, Hashable, SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// By a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// By a gradient.
  public init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// By colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// By colours at places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours at places along a line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient from a point outward; of no effect.
nonisolated public struct RadialGradient: ShapeStyle, Hashable, SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// By a gradient.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  /// By colours.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  /// By colours at places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient from a point outward.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours from a point outward.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// A gradient around a point; of no effect.
nonisolated public struct AngularGradient: ShapeStyle, Hashable, SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// By a gradient.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {}
  /// By colours.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {}
  /// By colours.
  public init(colors: [Color], center: UnitPoint, angle: Angle) {}
  /// By a gradient.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {}
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours around a point.
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

/// A gradient from the middle of a rectangle outward; of no effect.
nonisolated public struct EllipticalGradient: ShapeStyle, Hashable, SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// By colours.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {}
}

/// A place in a rectangle.
public struct UnitPoint: Hashable, Sendable {
  /// From 0 at the leading edge to 1.
  public var x: CGFloat
  /// From 0 at the top to 1.
  public var y: CGFloat
  /// A place by its parts of the way.
  public init(x: CGFloat = 0, y: CGFloat = 0) { (self.x, self.y) = (x, y) }
  /// The place of this name.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The place of this name.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The place of this name.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The place of this name.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The place of this name.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The place of this name.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The place of this name.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The place of this name.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The place of this name.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The place of this name.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// The width and the dashes of a line; of no effect.
public struct StrokeStyle: Hashable, Sendable {
  /// How a line ends.
  public enum Cap: Hashable, Sendable { case butt, round, square }
  /// How lines meet.
  public enum Join: Hashable, Sendable { case miter, round, bevel }
  /// The width in points.
  public var lineWidth: CGFloat
  /// The lengths of dashes and of the room between them.
  public var dash: [CGFloat]
  /// By its parts.
  public init(
    lineWidth: CGFloat = 1, lineCap: Cap = .butt, lineJoin: Join = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) { (self.lineWidth, self.dash) = (lineWidth, dash) }
}

/// How a line ends, as Core Graphics calls it; of no effect.
public typealias CGLineCap = StrokeStyle.Cap
/// How lines meet, as Core Graphics calls it; of no effect.
public typealias CGLineJoin = StrokeStyle.Join
