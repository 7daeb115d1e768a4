import ChartModel
import SourceText

/// The stretch of X that `--from` and `--to` ask for, in the column's own terms.
struct XBounds {
  /// Rows before it are left out.
  var from: Double?
  /// Rows at it or after it are left out.
  var to: Double?

  init(request: ChartRequest, column: ColumnSchema, place: ReadingError.Place) throws(ReadingError) {
    guard request.from != nil || request.to != nil else { return }
    switch column.type {
    case .number:
      from = try Self.bound(request.from, option: "--from", place)
      // The upper bound is meant to be in.
      to = try Self.bound(request.to, option: "--to", place)?.nextUp
    case .instant:
      from = try Self.instant(request.from, option: "--from", request.zone, place)?.start
      to = try Self.instant(request.to, option: "--to", request.zone, place)?.end
    case .category:
      throw ReadingError(
        .badOption, at: place, found: "the column holds text; --from and --to need dates or numbers",
        remedy: "Name another column with --x.")
    }
  }

  private static func bound(
    _ text: String?, option: String, _ place: ReadingError.Place
  ) throws(ReadingError) -> Double? {
    guard let text else { return nil }
    return try number(text, option: option, place)
  }

  /// The number that a text is.
  static func number(_ text: String, option: String, _ place: ReadingError.Place) throws(ReadingError) -> Double {
    guard let number = Double(text), number.isFinite else {
      throw ReadingError(
        .badOption, at: place, found: "\(option) \(Wording.quoted(text)) is not a number",
        remedy: "The column holds numbers.")
    }
    return number
  }

  /// The instants at which the date, month or year that a text names begins and ends.
  private static func instant(
    _ text: String?, option: String, _ zone: TimeZoneRules, _ place: ReadingError.Place
  ) throws(ReadingError) -> (start: Double, end: Double)? {
    guard let text else { return nil }
    let span = try span(text, option: option, zone, place)
    return (Double(span.start.microseconds), Double(span.end.microseconds))
  }

  /// The time that a text names.
  static func span(
    _ text: String, option: String, _ zone: TimeZoneRules, _ place: ReadingError.Place
  ) throws(ReadingError) -> TimeSpan {
    guard let span = TimeSpan.read(text, zone: zone) else {
      throw ReadingError(
        .badOption, at: place, found: "\(option) \(Wording.quoted(text)) is not a date",
        remedy: "Write it as 2025-06-30, 2025-06, 2025 or 2025-06-30T14:00.")
    }
    return span
  }
}
