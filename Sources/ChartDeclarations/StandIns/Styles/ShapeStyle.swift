public import Foundation

/// A way to fill a shape; of no effect, but that what is clear is not seen.
public protocol ShapeStyle: Sendable {}

/// A style whose type is hidden, or that comes of another.
nonisolated public struct AnyShapeStyle: ShapeStyle, View, SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) {}
  init() {}
}

extension ShapeStyle {
  /// The style, let through.
  public func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle() }
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle() }
  /// The style mixed with what lies behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle() }
  /// The style within bounds.
  public func `in`(_ rectangle: CGRect) -> some ShapeStyle { AnyShapeStyle() }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Lines over what lies behind.
  public static var separator: AnyShapeStyle { AnyShapeStyle() }
  /// The style of a selection.
  public static var selection: AnyShapeStyle { AnyShapeStyle() }
  /// The style of text that stands where text is to come.
  public static var placeholder: AnyShapeStyle { AnyShapeStyle() }
  /// The style of links.
  public static var link: AnyShapeStyle { AnyShapeStyle() }
  /// The style of filled surfaces.
  public static var fill: AnyShapeStyle { AnyShapeStyle() }
  /// The background of a window.
  public static var windowBackground: AnyShapeStyle { AnyShapeStyle() }
}

/// A shadow as a style; of no effect.
public struct ShadowStyle: Hashable, Sendable {
  /// A shadow below.
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// A shadow within.
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

/// How a drawing mixes with what lies behind; of no effect.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
    exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// A style by its place in a hierarchy; of no effect.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// The style of this rank.
  public static let primary = HierarchicalShapeStyle()
  /// The style of this rank.
  public static let secondary = HierarchicalShapeStyle()
  /// The style of this rank.
  public static let tertiary = HierarchicalShapeStyle()
  /// The style of this rank.
  public static let quaternary = HierarchicalShapeStyle()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of this rank.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The style of this rank.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The style of this rank.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The style of this rank.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The style of this rank.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

extension ShapeStyle {
  /// A style of a lower rank.
  public var secondary: some ShapeStyle { AnyShapeStyle() }
  /// A style of a lower rank.
  public var tertiary: some ShapeStyle { AnyShapeStyle() }
  /// A style of a lower rank.
  public var quaternary: some ShapeStyle { AnyShapeStyle() }
}

/// A style that the surroundings give; of no effect.
public struct AmbientShapeStyle: ShapeStyle, Hashable {}
/// The style of what stands in front; of no effect.
public typealias ForegroundStyle = AmbientShapeStyle
/// The style of what lies behind; of no effect.
public typealias BackgroundStyle = AmbientShapeStyle
/// The style of accents; of no effect.
public typealias TintShapeStyle = AmbientShapeStyle

extension ShapeStyle where Self == AmbientShapeStyle {
  /// The style of the surroundings.
  public static var tint: AmbientShapeStyle { AmbientShapeStyle() }
  /// The style of the surroundings.
  public static var foreground: AmbientShapeStyle { AmbientShapeStyle() }
  /// The style of the surroundings.
  public static var background: AmbientShapeStyle { AmbientShapeStyle() }
}

/// A blurred background; of no effect.
public struct Material: ShapeStyle, Hashable {
  /// Hardly there.
  public static let ultraThinMaterial = Material()
  /// Thin.
  public static let thinMaterial = Material()
  /// As usual.
  public static let regularMaterial = Material()
  /// Thick.
  public static let thickMaterial = Material()
  /// Very thick.
  public static let ultraThickMaterial = Material()
  /// That of bars.
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  /// Hardly there.
  public static var ultraThinMaterial: Material { Material() }
  /// Thin.
  public static var thinMaterial: Material { Material() }
  /// As usual.
  public static var regularMaterial: Material { Material() }
  /// Thick.
  public static var thickMaterial: Material { Material() }
  /// Very thick.
  public static var ultraThickMaterial: Material { Material() }
  /// That of bars.
  public static var bar: Material { Material() }
}
