public import Foundation

/// A piece of text, as in SwiftUI.
nonisolated public struct Text: View, ChartText, Equatable, Sendable {
  /// What it is made of.
  public typealias Body = EmptyView
  /// The text as it is read.
  public let written: String
  /// Whether its typeface is that of a heading.
  var isHeading = false

  /// A piece of text.
  @_disfavoredOverload
  public init(_ text: some ChartText) { written = text.written }

  /// A piece of text with formatted values in it, such as `Text("\(count, format: .number) steps")`; it is its own translation.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { written = key.written }

  /// A piece of text as it stands.
  public init(verbatim content: String) { written = content }

  /// A piece of text with styles, which are of no effect.
  public init(_ text: AttributedString) { written = String(text.characters) }

  /// A formatted value; in English, so that it does not depend on the machine.
  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style) where Style.FormatOutput == String {
    written = format.written(input)
  }

  /// A picture in text, which is not read.
  public init(_ image: Image) { written = "" }

  /// Two texts in a row.
  public static func + (first: Text, second: Text) -> Text { Text(verbatim: first.written + second.written) }
}

extension Text: PageContent {
  @MainActor func read(by reader: PageReader) { reader.add(written, isHeading: isHeading) }
}

/// Looks of text, of no effect but that a typeface may make it a heading.
extension Text {
  /// Bold letters, of no effect.
  public func bold(_ isActive: Bool = true) -> Text { self }
  /// Slanted letters, of no effect.
  public func italic(_ isActive: Bool = true) -> Text { self }
  /// A typeface; that of titles and headlines makes a heading.
  public func font(_ font: Font?) -> Text {
    var text = self
    text.isHeading = font?.isHeading ?? isHeading
    return text
  }
  /// A weight, of no effect.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// A design of letters, of no effect.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// A colour, of no effect.
  public func foregroundColor(_ color: Color?) -> Text { self }
  /// A style, of no effect.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { self }
  /// Figures of one width, of no effect.
  public func monospacedDigit() -> Text { self }
  /// Letters of one width, of no effect.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// A line below, of no effect.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// A line through, of no effect.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// Room between letters, of no effect.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// Room between letters, of no effect.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// A height above the line, of no effect.
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
  /// Small or large letters, of no effect.
  public func textScale(_ scale: TextScale, isEnabled: Bool = true) -> Text { self }
  /// What is read in place of the text.
  public func accessibilityLabel(_ label: some ChartText) -> Text { Text(verbatim: label.written) }

  /// How large text is beside other text; of no effect.
  public enum TextScale: Hashable, Sendable { case `default`, secondary }
  /// How text is cut that does not fit; of no effect.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  /// Which letters are large; of no effect.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// How dates are written.
  public struct DateStyle: Hashable, Sendable {
    let date: Date.FormatStyle.DateStyle
    let time: Date.FormatStyle.TimeStyle
    /// The time of day.
    public static let time = DateStyle(date: .omitted, time: .shortened)
    /// The day.
    public static let date = DateStyle(date: .long, time: .omitted)
    /// How long ago or ahead it is; here the day and the time, which do not change while one reads.
    public static let relative = DateStyle(date: .abbreviated, time: .shortened)
    /// How far it is; here the day and the time, which do not change while one reads.
    public static let offset = DateStyle(date: .abbreviated, time: .shortened)
    /// A running clock; here the day and the time, which do not change while one reads.
    public static let timer = DateStyle(date: .abbreviated, time: .shortened)
  }

  /// A date, in UTC and in English, so that it does not depend on the machine.
  public init(_ date: Date, style: DateStyle) {
    var format = Date.FormatStyle(date: style.date, time: style.time)
    if let zone = TimeZone(secondsFromGMT: 0) { format.timeZone = zone }
    written = format.written(date)
  }

  /// From one date to another.
  public init(_ dates: ClosedRange<Date>) {
    written = "\(Text(dates.lowerBound, style: .date).written) – \(Text(dates.upperBound, style: .date).written)"
  }

  /// The time from one date to another, which is not read: it changes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) { written = "" }
}

extension FormatStyle where FormatOutput == String {
  /// The text of a value in English, whatever the locale of the style.
  func written(_ value: FormatInput) -> String { locale(Locale(identifier: "en_US")).format(value) }
}
