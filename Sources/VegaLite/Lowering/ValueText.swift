import ChartModel

/// Writes a value of the data as a name of a category.
enum ValueText {
  /// `nil` for what is missing or no text at all.
  static func text(_ value: VegaValue, names: CalendarNames) -> String? {
    switch value {
    case .string(let text): line(text)
    case .number(let number): number.isNaN ? nil : self.number(number)
    case .bool(let value): value ? "true" : "false"
    case .date: value.instant.map(names.name)
    case .array(let elements): elements.compactMap { text($0, names: names) }.joined(separator: " ")
    case .undefined, .null, .object, .pattern: nil
    }
  }

  /// A text that is drawn on several lines as one.
  private static func line(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// A number with as few digits as tell it from its neighbours on a scale of twelve digits.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.description }
    let rounded = ShownDecimals.asWritten(value)
    return Int64(exactly: rounded).map { String($0) } ?? rounded.description
  }
}
