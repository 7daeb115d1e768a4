import ChartModel

extension Instant {
  /// Reads back what `iso8601(in:)` writes; `nil` for every other text.
  init?(iso8601 text: String) {
    var reader = ISOReader(text)
    guard let date = reader.date(), reader.take("T"), let clock = reader.clock(), let fraction = reader.fraction(),
      let offset = reader.offset(), reader.isAtEnd
    else { return nil }
    let (days, isBeyond) = Int64(date.dayNumber).multipliedReportingOverflow(by: 86_400)
    let (seconds, isFarther) = days.addingReportingOverflow(Int64(clock - offset))
    // Before 1970 the second counts down to its part, so that the first instant that there is needs no earlier second.
    let (second, part) = seconds < 0 ? (seconds + 1, fraction - 1_000_000) : (seconds, fraction)
    let (microseconds, isFarthest) = second.multipliedReportingOverflow(by: 1_000_000)
    let (instant, isOutside) = microseconds.addingReportingOverflow(Int64(part))
    guard !isBeyond, !isFarther, !isFarthest, !isOutside else { return nil }
    self.init(microseconds: instant)
  }
}

/// Reads the fields of a time from left to right.
private struct ISOReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == character.value else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func number(_ width: Int) -> Int? {
    let digits = rest.prefix(width)
    guard digits.count == width, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
    rest = rest.dropFirst(width)
    return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }

  /// A year of four digits, or of six with its sign.
  mutating func date() -> CivilDate? {
    let sign = take("-") ? -1 : take("+") ? 1 : 0
    guard let year = number(sign == 0 ? 4 : 6), take("-"), let month = number(2), take("-"), let day = number(2),
      (1...12).contains(month)
    else { return nil }
    let date = CivilDate(year: sign == 0 ? year : sign * year, month: month, day: day)
    return date.isValid ? date : nil
  }

  /// Seconds of hours, minutes and seconds.
  mutating func clock() -> Int? {
    guard let minutes = minutes(), take(":"), let seconds = number(2) else { return nil }
    return minutes * 60 + seconds
  }

  private mutating func minutes() -> Int? {
    guard let hours = number(2), take(":"), let minutes = number(2) else { return nil }
    return hours * 60 + minutes
  }

  /// Microseconds; zero where there is no fraction.
  mutating func fraction() -> Int? {
    guard take(".") else { return 0 }
    let count = rest.prefix { (48...57).contains($0) }.count
    guard (1...6).contains(count), let digits = number(count) else { return nil }
    return (count..<6).reduce(digits) { digits, _ in digits * 10 }
  }

  /// The seconds by which local time is ahead.
  mutating func offset() -> Int? {
    if take("Z") { return 0 }
    let isBehind = take("-")
    guard isBehind || take("+"), let minutes = minutes() else { return nil }
    guard take(":") else { return (isBehind ? -60 : 60) * minutes }
    guard let seconds = number(2) else { return nil }
    return (isBehind ? -1 : 1) * (minutes * 60 + seconds)
  }
}
