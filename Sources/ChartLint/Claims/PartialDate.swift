import ChartModel

/// A date of which some parts are known: `June 6`, `June 2025`, `Saturday`, `2 PM`.
struct PartialDate: Sendable, Equatable {
  var year: Int?
  var month: Int?
  var day: Int?
  /// Days after Sunday.
  var weekday: Int?
  var hour: Int?
  var minute: Int?
  var quarter: Int?

  var isEmpty: Bool { self == PartialDate() }

  /// The whole date, where it is known and on the calendar.
  var civil: CivilDate? {
    guard let year, let month, let day else { return nil }
    let date = CivilDate(year: year, month: month, day: day)
    return date.isValid ? date : nil
  }

  /// Whether a place of the data may be meant by this mention: what both say agrees, and the place says all that is asked but the year.
  func means(_ place: PartialDate) -> Bool {
    let weekday = place.weekday ?? place.civil?.weekday.daysAfterSunday
    let quarter = place.quarter ?? place.month.map { ($0 + 2) / 3 }
    return Self.agrees(year, place.year, ifAbsent: true) && Self.agrees(month, place.month)
      && Self.agrees(day, place.day) && Self.agrees(self.weekday, weekday) && Self.agrees(hour, place.hour)
      && Self.agrees(minute, place.minute, ifAbsent: minute == 0) && Self.agrees(self.quarter, quarter)
  }

  private static func agrees(_ asked: Int?, _ known: Int?, ifAbsent: Bool = false) -> Bool {
    guard let asked else { return true }
    return known.map { $0 == asked } ?? ifAbsent
  }

  /// `2025`, `2025-06`, `2025-06-06`, `2025-06-06T14:00`, `2025-Q2`; `nil` for any other text.
  init?(iso text: some StringProtocol) {
    let bytes = Array(text.utf8.prefix(40))
    guard bytes.count >= 4, let year = Self.number(bytes, 0..<4) else { return nil }
    self.year = year
    guard bytes.count > 4 else { return }
    guard bytes[4] == 0x2D, bytes.count >= 7 else { return nil }
    if bytes[5] | 0x20 == 0x71 {
      quarter = Self.number(bytes, 6..<7)
      if quarter == nil { return nil }
      return
    }
    guard let month = Self.number(bytes, 5..<7), (1...12).contains(month) else { return nil }
    self.month = month
    guard bytes.count > 7 else { return }
    guard bytes[7] == 0x2D, let day = Self.number(bytes, 8..<10), (1...31).contains(day) else { return nil }
    self.day = day
    guard bytes.count > 10 else { return }
    guard bytes[10] | 0x20 == 0x74 || bytes[10] == 0x20, let hour = Self.number(bytes, 11..<13) else { return nil }
    self.hour = hour
    if bytes.count >= 16, bytes[13] == 0x3A { minute = Self.number(bytes, 14..<16) }
  }

  init() {}

  private static func number(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    guard range.upperBound <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[range] {
      guard byte.isDigit else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return value
  }

  /// By which places are put in order; `nil` without a year.
  var order: [Int]? {
    year.map { [$0, month ?? (quarter.map { $0 * 3 - 2 } ?? 1), day ?? 1, hour ?? 0, minute ?? 0] }
  }
}
