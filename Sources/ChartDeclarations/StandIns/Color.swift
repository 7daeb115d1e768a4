/// A way to fill a shape; of no effect.
public protocol ShapeStyle: Sendable {}

/// A colour; of no effect.
public struct Color: ShapeStyle, Hashable, View, TextBearing {
  /// What it is made of.
  public typealias Body = EmptyView
  /// By its name.
  public init(_ name: String) {}
  /// By its parts.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  /// By its brightness.
  public init(white: Double, opacity: Double = 1) {}
  /// By its hue.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  init() {}

  /// The colour, let through.
  public func opacity(_ opacity: Double) -> Color { self }
  /// The colour, running out.
  public var gradient: AnyGradient { AnyGradient() }
  var lines: [String] { [] }
}

extension Color {
  /// The colour of this name.
  public static var accentColor: Color { Color() }
  /// The colour of this name.
  public static var primary: Color { Color() }
  /// The colour of this name.
  public static var secondary: Color { Color() }
}

extension ShapeStyle where Self == Color {
  /// The colour of this name.
  public static var red: Color { Color() }
  /// The colour of this name.
  public static var orange: Color { Color() }
  /// The colour of this name.
  public static var yellow: Color { Color() }
  /// The colour of this name.
  public static var green: Color { Color() }
  /// The colour of this name.
  public static var mint: Color { Color() }
  /// The colour of this name.
  public static var teal: Color { Color() }
  /// The colour of this name.
  public static var cyan: Color { Color() }
  /// The colour of this name.
  public static var blue: Color { Color() }
  /// The colour of this name.
  public static var indigo: Color { Color() }
  /// The colour of this name.
  public static var purple: Color { Color() }
  /// The colour of this name.
  public static var pink: Color { Color() }
  /// The colour of this name.
  public static var brown: Color { Color() }
  /// The colour of this name.
  public static var white: Color { Color() }
  /// The colour of this name.
  public static var gray: Color { Color() }
  /// The colour of this name.
  public static var black: Color { Color() }
  /// The colour of this name.
  public static var clear: Color { Color() }
}

/// A style by its place in a hierarchy; of no effect.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of this rank.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The style of this rank.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The style of this rank.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The style of this rank.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

/// A style that the surroundings give; of no effect.
public struct AmbientShapeStyle: ShapeStyle, Hashable {}

extension ShapeStyle where Self == AmbientShapeStyle {
  /// The style of the surroundings.
  public static var tint: AmbientShapeStyle { AmbientShapeStyle() }
  /// The style of the surroundings.
  public static var foreground: AmbientShapeStyle { AmbientShapeStyle() }
  /// The style of the surroundings.
  public static var background: AmbientShapeStyle { AmbientShapeStyle() }
  /// The style of the surroundings.
  public static var ultraThinMaterial: AmbientShapeStyle { AmbientShapeStyle() }
  /// The style of the surroundings.
  public static var thinMaterial: AmbientShapeStyle { AmbientShapeStyle() }
  /// The style of the surroundings.
  public static var regularMaterial: AmbientShapeStyle { AmbientShapeStyle() }
}
