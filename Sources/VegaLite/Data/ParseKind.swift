/// What `format.parse` makes of the values of a field.
enum ParseKind: Sendable, Hashable {
  case boolean, number, date, string
  /// Nothing but the field of a field in a column of its own.
  case flatten
  /// A date by a pattern of d3-time-format.
  case pattern(String, isUTC: Bool)

  /// The kind that a specification names: `number`, `date:'%d.%m.%Y'`; `nil` for a name that is none.
  init?(_ name: String) {
    switch name {
    case "boolean": self = .boolean
    case "number", "integer": self = .number
    case "date": self = .date
    case "string": self = .string
    case "unknown", "flatten": self = .flatten
    default:
      let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, ["date", "utc"].contains(parts[0]), !parts[1].isEmpty else { return nil }
      self = .pattern(Self.unquoted(String(parts[1])), isUTC: parts[0] == "utc")
    }
  }

  private static func unquoted(_ pattern: String) -> String {
    guard pattern.count >= 2, let quote = pattern.first, "'\"".contains(quote), pattern.last == quote else {
      return pattern
    }
    return String(pattern.dropFirst().dropLast())
  }
}
