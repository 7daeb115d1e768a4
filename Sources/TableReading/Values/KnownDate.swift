/// A date as its ten bytes, `yyyy-mm-dd`, and its midnight.
struct KnownDate {
  /// The first eight bytes, the first lowest; 0 for no date.
  var head: UInt64 = 0
  /// The last two bytes, the day.
  var tail: UInt16 = 0
  /// Microseconds since 1970-01-01T00:00:00Z.
  var midnight: Int64 = 0

  /// How many dates are kept: one for each month and day.
  static let count = 512

  init() {}

  /// The date in ten bytes, the first eight and the last two; `nil` if they are not a date.
  @inline(never)
  init?(_ head: UInt64, _ tail: UInt16) {
    let digits = head & 0x000F_0F00_0F0F_0F0F
    let dayDigits = UInt64(tail) & 0x0F0F
    guard head & 0xFFF0_F0FF_F0F0_F0F0 == 0x2D30_302D_3030_3030, tail & 0xF0F0 == 0x3030,
      (digits &+ 0x0006_0600_0606_0606) & 0x00F0_F000_F0F0_F0F0 == 0, (dayDigits &+ 0x0606) & 0xF0F0 == 0
    else { return nil }
    let pairs = digits &* 10 &+ (digits &>> 8)
    let year = Int(truncatingIfNeeded: (pairs & 0xFF) &* 100 &+ ((pairs &>> 16) & 0xFF))
    let month = Int(truncatingIfNeeded: (pairs &>> 40) & 0xFF)
    let day = Int(truncatingIfNeeded: (dayDigits & 0xFF) &* 10 &+ (dayDigits &>> 8))
    guard let number = DayNumbers.dayNumber(year: year, month: month, day: day) else { return nil }
    (self.head, self.tail) = (head, tail)
    midnight = Int64(truncatingIfNeeded: number) &* 86_400_000_000
  }

  /// Where a date is kept: the dates of a year in different places, those of other years over them.
  @inline(__always)
  static func index(_ head: UInt64, _ tail: UInt16) -> Int {
    let digits = ((head &>> 40) & 0x0F0F) | ((UInt64(tail) & 0x0F0F) &<< 16)
    let pairs = digits &* 10 &+ (digits &>> 8)
    return Int(truncatingIfNeeded: ((pairs & 0x0F) &<< 5) | ((pairs &>> 16) & 0x1F))
  }
}
