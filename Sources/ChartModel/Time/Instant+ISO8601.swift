extension Instant {
  /// The instant as ISO 8601 with the offset of a zone: seconds always, a fraction only where there is one.
  ///
  /// ```swift
  /// Instant(seconds: 0).iso8601(in: .utc)  // "1970-01-01T00:00:00Z"
  /// ```
  public func iso8601(in zone: TimeZoneRules) -> String {
    let offset = zone.offset(at: self)
    // In whole seconds, so that an offset cannot carry the first and the last instants beyond 64 bits.
    let whole = microseconds.flooredDivision(by: 1_000_000)
    let local = whole + Int64(offset)
    let day = local.flooredDivision(by: 86_400)
    let fraction = Int(microseconds &- whole &* 1_000_000)
    return CivilDate(dayNumber: Int(day)).iso8601 + "T" + Self.clock(Int(local - day * 86_400))
      + Self.fraction(fraction) + Self.zoneSuffix(offset)
  }

  private static func clock(_ seconds: Int) -> String {
    [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { padded($0, to: 2) }.joined(separator: ":")
  }

  private static func fraction(_ microseconds: Int) -> String {
    guard microseconds != 0 else { return "" }
    var digits = padded(microseconds, to: 6)
    while digits.hasSuffix("0") { digits.removeLast() }
    return "." + digits
  }

  private static func zoneSuffix(_ offset: Int) -> String {
    if offset == 0 { return "Z" }
    let size = abs(offset)
    let seconds = size % 60 == 0 ? "" : ":" + padded(size % 60, to: 2)
    return (offset < 0 ? "-" : "+") + padded(size / 3_600, to: 2) + ":" + padded(size / 60 % 60, to: 2) + seconds
  }

  /// A number with zeros before it, so that it has at least so many digits.
  package static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

extension CivilDate {
  /// The date as ISO 8601, such as `2025-06-06`; years outside 0 to 9999 carry their sign and six digits.
  public var iso8601: String {
    let shown =
      (0...9_999).contains(year)
      ? Instant.padded(year, to: 4)
      : (year < 0 ? "-" : "+") + Instant.padded(abs(year), to: 6)
    return shown + "-" + Instant.padded(month, to: 2) + "-" + Instant.padded(day, to: 2)
  }
}
