public import Foundation

/// A piece of text, as in SwiftUI.
public struct Text: View, ChartText, TextBearing, Equatable, Sendable {
  /// What it is made of.
  public typealias Body = EmptyView
  /// The text as it is read.
  public let written: String

  /// A piece of text.
  public init(_ text: some ChartText) { written = text.written }

  /// A piece of text with formatted values in it, such as `Text("\(count, format: .number) steps")`.
  @_disfavoredOverload
  public init(_ key: LocalizedStringKey) { written = key.written }

  /// A piece of text as it stands.
  public init(verbatim content: String) { written = content }

  /// A formatted value; in English, so that it does not depend on the machine.
  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style) where Style.FormatOutput == String {
    written = format.written(input)
  }

  /// Two texts in a row.
  public static func + (first: Text, second: Text) -> Text { Text(verbatim: first.written + second.written) }

  var lines: [String] {
    let text = written.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? [] : [text]
  }
}

extension Text {
  /// Bold letters, of no effect.
  public func bold(_ isActive: Bool = true) -> Text { self }
  /// Slanted letters, of no effect.
  public func italic(_ isActive: Bool = true) -> Text { self }
  /// A typeface, of no effect.
  public func font(_ font: Font?) -> Text { self }
  /// A weight, of no effect.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// A colour, of no effect.
  public func foregroundColor(_ color: Color?) -> Text { self }
  /// Figures of one width, of no effect.
  public func monospacedDigit() -> Text { self }
}

/// A key of translated text; here it is its own text.
public struct LocalizedStringKey: ChartText, ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The text as it is read.
  public let written: String

  /// A text.
  public init(_ value: String) { written = value }
  /// A text.
  public init(stringLiteral value: String) { written = value }
  /// A text with values in it.
  public init(stringInterpolation: StringInterpolation) { written = stringInterpolation.text }

  /// Puts values into text.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// An empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value as Swift describes it.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) { text += value.description }
    /// Adds text.
    public mutating func appendInterpolation(_ value: some ChartText) { text += value.written }
    /// Adds a string.
    public mutating func appendInterpolation(_ value: String) { text += value }
    /// Adds a formatted value.
    public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
    where Style.FormatOutput == String {
      text += format.written(value)
    }
  }
}

extension FormatStyle where FormatOutput == String {
  /// The text of a value in English, whatever the locale of the style.
  func written(_ value: FormatInput) -> String { locale(Locale(identifier: "en_US")).format(value) }
}
