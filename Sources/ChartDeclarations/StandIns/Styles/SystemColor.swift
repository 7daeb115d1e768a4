public import Foundation

/// A colour of the system; of no effect.
public struct SystemColor: Hashable, Sendable {
  init() {}
  /// By its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// By its brightness.
  public init(white: CGFloat, alpha: CGFloat) {}
  /// By its name in a catalogue; `nil` for one that has no name.
  public init?(named name: String) { if name.isEmpty { return nil } }
  /// By a colour.
  public init(_ color: Color) {}
  /// What it is called; nothing, since it is not drawn.
  public var accessibilityName: String { "" }
  /// The colour, let through.
  public func withAlphaComponent(_ alpha: CGFloat) -> SystemColor { self }
  /// The colour of this name.
  public static var systemBackground: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var secondarySystemBackground: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var tertiarySystemBackground: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var systemGroupedBackground: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var secondarySystemGroupedBackground: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var tertiarySystemGroupedBackground: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var systemFill: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var secondarySystemFill: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var tertiarySystemFill: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var quaternarySystemFill: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var label: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var secondaryLabel: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var tertiaryLabel: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var quaternaryLabel: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var placeholderText: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var separator: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var opaqueSeparator: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var link: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var systemRed: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var systemOrange: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var systemYellow: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var systemGreen: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var systemMint: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var systemTeal: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var systemCyan: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var systemBlue: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var systemIndigo: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var systemPurple: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var systemPink: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var systemBrown: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var systemGray: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var systemGray2: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var systemGray3: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var systemGray4: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var systemGray5: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var systemGray6: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var tintColor: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var darkText: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var lightText: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var windowBackgroundColor: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var controlBackgroundColor: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var textBackgroundColor: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var labelColor: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var secondaryLabelColor: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var separatorColor: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var controlAccentColor: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var red: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var orange: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var yellow: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var green: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var blue: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var purple: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var brown: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var white: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var gray: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var black: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var clear: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var lightGray: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var darkGray: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var cyan: SystemColor { SystemColor() }
  /// The colour of this name.
  public static var magenta: SystemColor { SystemColor() }
}

/// A colour of the system, as iOS calls it.
public typealias UIColor = SystemColor
/// A colour of the system, as macOS calls it.
public typealias NSColor = SystemColor
