public import Foundation

/// A shape; of no effect.
public protocol Shape: View, Sendable {
  /// The outline of the shape within bounds.
  nonisolated func path(in rectangle: CGRect) -> Path
}

extension Shape {
  /// No outline: nothing is drawn.
  nonisolated public func path(in rectangle: CGRect) -> Path { Path() }
  /// Nothing: shapes are not made of other views.
  public var body: EmptyView { EmptyView() }
}

/// A shape that can be made smaller; of no effect.
public protocol InsettableShape: Shape {}

/// A rectangle; of no effect.
nonisolated public struct Rectangle: InsettableShape, SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// A rectangle.
  public init() {}
}

/// A rectangle with round corners; of no effect.
nonisolated public struct RoundedRectangle: InsettableShape, SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// A rectangle with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  /// A rectangle with corners of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}

/// A rectangle with corners of several radii; of no effect.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// By the radii of its corners.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {}
}

/// A circle; of no effect.
nonisolated public struct Circle: InsettableShape, ChartSymbolShape, SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// A circle.
  public init() {}
}

/// An oval; of no effect.
nonisolated public struct Ellipse: InsettableShape, SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// An oval.
  public init() {}
}

/// A rectangle with half circles as its ends; of no effect.
nonisolated public struct Capsule: InsettableShape, SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) {}
}

/// A line of one's own; of no effect.
nonisolated public struct Path: Shape, SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// No line.
  public init() {}
  /// A line by its steps, which are taken and not kept.
  public init(_ steps: (inout Path) -> Void) { steps(&self) }
  /// The outline of a rectangle.
  public init(_ rectangle: CGRect) {}
  /// The outline of a circle in a rectangle.
  public init(ellipseIn rectangle: CGRect) {}
  /// The outline of a rectangle with round corners.
  public init(roundedRect rectangle: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  /// Begins at a point.
  public mutating func move(to point: CGPoint) {}
  /// Goes on to a point.
  public mutating func addLine(to point: CGPoint) {}
  /// Goes on along points.
  public mutating func addLines(_ points: [CGPoint]) {}
  /// Goes on in a curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {}
  /// Goes on in a curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Goes on along a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  /// Adds a rectangle.
  public mutating func addRect(_ rectangle: CGRect) {}
  /// Adds an oval.
  public mutating func addEllipse(in rectangle: CGRect) {}
  /// Goes back to where it began.
  public mutating func closeSubpath() {}
}

nonisolated extension Shape {
  /// The shape, filled.
  public func fill(_ style: some ShapeStyle = .foreground) -> DrawnShape { DrawnShape() }
  /// The outline of the shape.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> DrawnShape { DrawnShape() }
  /// The outline of the shape.
  public func stroke(_ style: some ShapeStyle, style stroke: StrokeStyle) -> DrawnShape { DrawnShape() }
  /// The outline of the shape.
  public func stroke(style stroke: StrokeStyle) -> DrawnShape { DrawnShape() }
  /// The outline of the shape.
  public func stroke(lineWidth: CGFloat = 1) -> DrawnShape { DrawnShape() }
  /// The outline of the shape within it.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> DrawnShape { DrawnShape() }
  /// The outline of the shape within it.
  public func strokeBorder(_ style: some ShapeStyle, style stroke: StrokeStyle) -> DrawnShape { DrawnShape() }
  /// A part of the outline.
  public func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape { DrawnShape() }
  /// The shape, turned.
  public func rotation(_ angle: Angle) -> some Shape { DrawnShape() }
  /// The shape, smaller.
  public func inset(by amount: CGFloat) -> some Shape { DrawnShape() }
}

/// A shape with a filling or an outline; of no effect.
nonisolated public struct DrawnShape: InsettableShape, SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  nonisolated public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  /// An oval.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
