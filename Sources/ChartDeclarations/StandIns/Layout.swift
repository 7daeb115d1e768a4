public import Foundation

/// One of the two axes of a page.
public enum Axis: Hashable, Sendable {
  case horizontal, vertical

  /// Some of the axes of a page.
  public struct Set: OptionSet, Sendable {
    /// The axes as bits.
    public let rawValue: Int
    /// The axes of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }
}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }

/// Where something stands in its room; of no effect.
public enum Alignment: Hashable, Sendable {
  case center, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// Where something stands across its room; of no effect.
public enum HorizontalAlignment: Hashable, Sendable { case leading, center, trailing }

/// Where something stands in the height of its room; of no effect.
public enum VerticalAlignment: Hashable, Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }

/// Edges of a rectangle; of no effect.
public enum Edge: Hashable, Sendable {
  case top, bottom, leading, trailing

  /// Some edges of a rectangle.
  public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: Int
    /// The edges of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The leading edge.
    public static let leading = Set(rawValue: 2)
    /// The lower edge.
    public static let bottom = Set(rawValue: 4)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 8)
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]
    /// All edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
  }
}

/// A typeface; of no effect.
public enum Font: Hashable, Sendable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

  /// How heavy letters are.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// A typeface of the system by its size.
  public static func system(size: CGFloat, weight: Weight? = nil) -> Font { .body }
  /// Heavy letters.
  public func bold() -> Font { self }
  /// Letters of a weight.
  public func weight(_ weight: Weight) -> Font { self }
}

/// A shape; of no effect.
public protocol Shape: View, Sendable {}

/// A rectangle; of no effect.
public struct Rectangle: Shape, TextBearing {
  /// What it is made of.
  public typealias Body = EmptyView
  /// A rectangle.
  public init() {}
  var lines: [String] { [] }
}

/// A rectangle with round corners; of no effect.
public struct RoundedRectangle: Shape, TextBearing {
  /// What it is made of.
  public typealias Body = EmptyView
  /// A rectangle with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  var lines: [String] { [] }
}

/// A circle; of no effect.
public struct Circle: Shape, ChartSymbolShape, TextBearing {
  /// What it is made of.
  public typealias Body = EmptyView
  /// A circle.
  public init() {}
  var lines: [String] { [] }
}

/// A rectangle with half circles as its ends; of no effect.
public struct Capsule: Shape, TextBearing {
  /// What it is made of.
  public typealias Body = EmptyView
  /// A capsule.
  public init() {}
  var lines: [String] { [] }
}

extension Shape {
  /// The shape, filled.
  public func fill(_ style: some ShapeStyle) -> some View { self }
  /// The outline of the shape.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
}
