/// How the clocks of a zone change every year: a TZ string of POSIX, with what RFC 9636, section 3.3.1, adds to it.
///
/// ```swift
/// ZoneRule("CET-1CEST,M3.5.0,M10.5.0/3".utf8)?.changes(in: 2025)  // at 01:00 UTC on March 30 and on October 26
/// ```
struct ZoneRule {
  /// Seconds since 1970 at which clocks change, and the offset from then on.
  typealias Change = (at: Int, offset: Int, isDaylight: Bool)

  /// The offsets in seconds, east positive, and when each begins; `nil` where the clocks stay as they are.
  private var daylight: (standard: Int, daylight: Int, start: YearlyTime, end: YearlyTime)?

  /// Reads a string, or nothing, which says that the clocks stay; `nil` where it is none.
  init?(_ text: some Collection<UInt8>) {
    guard !text.isEmpty else { return }
    var reader = TZifReader(text)
    guard reader.name(), let standard = reader.offset() else { return nil }
    if reader.rest.isEmpty { return }
    guard reader.name() else { return nil }
    // Daylight saving time is an hour ahead where nothing else is said.
    let daylight = reader.rest.first == UInt8(ascii: ",") ? standard + 3_600 : reader.offset()
    guard let daylight, let start = YearlyTime(&reader), let end = YearlyTime(&reader), reader.rest.isEmpty else {
      return nil
    }
    self.daylight = (standard, daylight, start, end)
  }

  /// The two changes that a rule has for a year; one may lie a week before or behind it.
  func changes(in year: Int) -> [Change] {
    guard let (standard, daylight, start, end) = daylight else { return [] }
    return [
      (start.seconds(in: year) - standard, daylight, true), (end.seconds(in: year) - daylight, standard, false),
    ]
  }

  /// The changes for some years that come after an instant, in order.
  ///
  /// Where daylight saving time ends as that of the next year begins, the clocks stay ahead.
  func changes(after last: Int, in years: ClosedRange<Int>) -> [Change] {
    guard daylight != nil else { return [] }
    return years.flatMap(changes).filter { $0.at > last }.sorted { first, second in
      first.at == second.at ? !first.isDaylight && second.isDaylight : first.at < second.at
    }
  }
}
