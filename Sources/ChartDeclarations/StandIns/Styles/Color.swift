public import Foundation

/// A colour; of no effect but that a clear one is not seen.
nonisolated public struct Color: ShapeStyle, Hashable, SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// How colours are written as numbers; of no effect.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// What tells colours apart.
  private let name: String
  /// How much of it is seen, from 0 to 1.
  let opacity: Double

  init(name: String, opacity: Double = 1) { (self.name, self.opacity) = (name, opacity) }

  /// By its name in a catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(name: name) }
  /// By its parts.
  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(name: "\(red) \(green) \(blue)", opacity: opacity)
  }
  /// By its brightness.
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(name: "\(white)", opacity: opacity)
  }
  /// By its hue.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(name: "\(hue) \(saturation) \(brightness) hue", opacity: opacity)
  }
  /// A colour of the system.
  public init(_ color: SystemColor) { self.init(name: "system") }
  /// A colour of the system.
  public init(uiColor: SystemColor) { self.init(name: "system") }
  /// A colour of the system.
  public init(nsColor: SystemColor) { self.init(name: "system") }

  /// The colour, let through.
  public func opacity(_ opacity: Double) -> Color { Color(name: name, opacity: self.opacity * opacity) }
  /// The colour, running out.
  public var gradient: AnyGradient { AnyGradient() }
  /// The colour mixed with another.
  public func mix(with other: Color, by fraction: Double) -> Color { Color(name: name + other.name) }
  /// The colour as text.
  public var description: String { name }
}

extension Color: CustomStringConvertible {}

extension Color {
  /// The colour of this name.
  public static let accentColor = Color(name: "accent")
  /// The colour of this name.
  public static let primary = Color(name: "primary")
  /// The colour of this name.
  public static let secondary = Color(name: "secondary")
}

extension ShapeStyle where Self == Color {
  /// The colour of this name.
  public static var red: Color { Color(name: "red") }
  /// The colour of this name.
  public static var orange: Color { Color(name: "orange") }
  /// The colour of this name.
  public static var yellow: Color { Color(name: "yellow") }
  /// The colour of this name.
  public static var green: Color { Color(name: "green") }
  /// The colour of this name.
  public static var mint: Color { Color(name: "mint") }
  /// The colour of this name.
  public static var teal: Color { Color(name: "teal") }
  /// The colour of this name.
  public static var cyan: Color { Color(name: "cyan") }
  /// The colour of this name.
  public static var blue: Color { Color(name: "blue") }
  /// The colour of this name.
  public static var indigo: Color { Color(name: "indigo") }
  /// The colour of this name.
  public static var purple: Color { Color(name: "purple") }
  /// The colour of this name.
  public static var pink: Color { Color(name: "pink") }
  /// The colour of this name.
  public static var brown: Color { Color(name: "brown") }
  /// The colour of this name.
  public static var white: Color { Color(name: "white") }
  /// The colour of this name.
  public static var gray: Color { Color(name: "gray") }
  /// The colour of this name.
  public static var black: Color { Color(name: "black") }
  /// No colour: what has it is not seen.
  public static var clear: Color { Color(name: "clear", opacity: 0) }
}
