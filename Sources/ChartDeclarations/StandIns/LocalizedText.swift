public import Foundation

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
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) { text += String(describing: value) }
    /// Adds a whole number with its thousands apart, as SwiftUI does.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      text += IntegerFormatStyle<Value>().written(value)
    }
    /// Adds text.
    public mutating func appendInterpolation(_ value: some ChartText) { text += value.written }
    /// Adds a string.
    public mutating func appendInterpolation(_ value: String) { text += value }
    /// Adds a formatted value.
    public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
    where Style.FormatOutput == String {
      text += format.written(value)
    }
    /// Adds a number as a format of C writes it, such as `%.1f`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }
    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += Text(date, style: style).written
    }
    /// Adds what a formatter makes of an object.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      text += formatter?.string(for: subject) ?? subject.description
    }
  }
}

/// A text that is translated when it is shown; here it is its own text.
public typealias LocalizedStringResource = LocalizedStringKey

extension String {
  /// A text that is translated; here it is its own text.
  public typealias LocalizationValue = LocalizedStringKey

  /// A text from a table of translations, which is its own text here.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = key.written }

  /// A text from a table of translations under a key, which is the default value here.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = defaultValue.written }
}
