public import Foundation

/// A typeface; of no effect, but that those of titles and headlines make a text a heading.
public struct Font: Hashable, Sendable {
  /// What a text is set for.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  /// How heavy letters are.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// What letters look like.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  /// How wide letters are.
  public enum Width: Hashable, Sendable { case compressed, condensed, standard, expanded }
  /// How far apart lines are.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  private let style: TextStyle

  /// Whether the typeface is that of a title or a headline.
  var isHeading: Bool { [.largeTitle, .title, .title2, .title3, .headline].contains(style) }

  /// The typeface of this name.
  public static let largeTitle = Font(style: .largeTitle)
  /// The typeface of this name.
  public static let title = Font(style: .title)
  /// The typeface of this name.
  public static let title2 = Font(style: .title2)
  /// The typeface of this name.
  public static let title3 = Font(style: .title3)
  /// The typeface of this name.
  public static let headline = Font(style: .headline)
  /// The typeface of this name.
  public static let subheadline = Font(style: .subheadline)
  /// The typeface of this name.
  public static let body = Font(style: .body)
  /// The typeface of this name.
  public static let callout = Font(style: .callout)
  /// The typeface of this name.
  public static let footnote = Font(style: .footnote)
  /// The typeface of this name.
  public static let caption = Font(style: .caption)
  /// The typeface of this name.
  public static let caption2 = Font(style: .caption2)

  /// A typeface of the system by its size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { .body }
  /// A typeface of the system for a kind of text.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(style: style)
  }
  /// A typeface by its name.
  public static func custom(_ name: String, size: CGFloat) -> Font { .body }
  /// A typeface by its name, as large as a kind of text.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { Font(style: style) }
  /// A typeface by its name.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { .body }
  /// Heavy letters.
  public func bold() -> Font { self }
  /// Slanted letters.
  public func italic() -> Font { self }
  /// Letters of a weight.
  public func weight(_ weight: Weight) -> Font { self }
  /// Letters of a width.
  public func width(_ width: Width) -> Font { self }
  /// Lines of a distance.
  public func leading(_ leading: Leading) -> Font { self }
  /// Letters of one width.
  public func monospaced() -> Font { self }
  /// Figures of one width.
  public func monospacedDigit() -> Font { self }
  /// Large letters in the size of small ones.
  public func smallCaps() -> Font { self }
}
