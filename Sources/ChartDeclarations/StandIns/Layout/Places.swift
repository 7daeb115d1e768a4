public import Foundation

/// One of the two axes of a page.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
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
public enum Visibility: Hashable, Sendable, CaseIterable { case automatic, visible, hidden }

/// Where something stands in its room; of no effect.
public struct Alignment: Hashable, Sendable {
  /// Across.
  public var horizontal: HorizontalAlignment
  /// In height.
  public var vertical: VerticalAlignment
  /// By both.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  /// The place of this name.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The place of this name.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The place of this name.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The place of this name.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The place of this name.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The place of this name.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The place of this name.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The place of this name.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The place of this name.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The place of this name.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The place of this name.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
}

/// What finds a line of one's own along which views are aligned; of no effect.
public protocol AlignmentID {
  /// Where the line is by itself.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view and where its lines are; nothing is laid out here, so all are zero.
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat = 0
  /// The height in points.
  public let height: CGFloat = 0
  /// Where a line across is.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// Where a line in height is.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

/// Where something stands across its room; of no effect.
public struct HorizontalAlignment: Hashable, Sendable {
  private let name: String
  /// A line of one's own.
  public init(_ id: any AlignmentID.Type) { name = "\(id)" }
  private init(name: String) { self.name = name }
  /// The place of this name.
  public static let leading = HorizontalAlignment(name: "leading")
  /// The place of this name.
  public static let center = HorizontalAlignment(name: "center")
  /// The place of this name.
  public static let trailing = HorizontalAlignment(name: "trailing")
}

/// Where something stands in the height of its room; of no effect.
public struct VerticalAlignment: Hashable, Sendable {
  private let name: String
  /// A line of one's own.
  public init(_ id: any AlignmentID.Type) { name = "\(id)" }
  private init(name: String) { self.name = name }
  /// The place of this name.
  public static let top = VerticalAlignment(name: "top")
  /// The place of this name.
  public static let center = VerticalAlignment(name: "center")
  /// The place of this name.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// The place of this name.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// The place of this name.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// Edges of a rectangle; of no effect.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

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

/// The leading or the trailing edge; of no effect.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  case leading, trailing
  /// Some of the two.
  public typealias Set = Edge.Set
}

/// The upper or the lower edge; of no effect.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  case top, bottom
  /// Some of the two.
  public typealias Set = Edge.Set
}

/// Room at the four edges; of no effect.
public struct EdgeInsets: Hashable, Sendable {
  /// Points at the edge.
  public var top: CGFloat
  /// Points at the edge.
  public var leading: CGFloat
  /// Points at the edge.
  public var bottom: CGFloat
  /// Points at the edge.
  public var trailing: CGFloat
  /// By points at each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// No room.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// How lines of text are aligned; of no effect.
public enum TextAlignment: Hashable, Sendable, CaseIterable { case leading, center, trailing }
/// How a picture fills its room; of no effect.
public enum ContentMode: Hashable, Sendable, CaseIterable { case fit, fill }
/// Which way text runs; of no effect.
public enum LayoutDirection: Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }

/// An angle.
public struct Angle: Hashable, Sendable {
  /// In radians.
  public var radians: Double
  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  /// By radians.
  public init(radians: Double = 0) { self.radians = radians }
  /// By degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// By degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// By radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// No angle.
  public static let zero = Angle()
}

/// A column or a row of a grid; of no effect.
public struct GridItem: Sendable {
  /// How wide it is.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// By its size.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}
