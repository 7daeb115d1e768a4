import ChartModel

/// Reads dates as `Date.parse` of V8 does, which Vega relies on: ISO 8601 first, then a lenient form.
///
/// A date alone in ISO form is UTC, with a time it is local; everything of the lenient form is local unless it names
/// its offset. The lenient form and its order of day, month and year follow V8's `dateparser`.
///
/// ```swift
/// DateParsing.time("2000-01-01", in: .utc)         // 946_684_800_000
/// DateParsing.time("Jan 1, 2000 12:30", in: .utc)  // 946_729_800_000
/// ```
enum DateParsing {
  /// Milliseconds since 1970 in UTC; not-a-number where the text is no date.
  static func time(_ text: String, in zone: TimeZoneRules) -> Double {
    guard text.utf8.count <= 1_000, !text.isEmpty else { return .nan }
    var reader = LenientDateReader(text)
    return reader.read()?.time(in: zone) ?? .nan
  }
}

/// What a text says of a date, before it is put together.
struct ReadDate {
  var numbers: [Int] = []
  var month: Int?
  var isISO = false
  var clock: [Int] = []
  /// 0 for AM, 12 for PM.
  var halfDay: Int?
  var offset: Offset?

  struct Offset {
    var sign = 1
    var hour: Int?
    var minute: Int?

    var minutes: Int { sign * ((hour ?? 0) * 60 + (minute ?? 0)) }
  }

  func time(in zone: TimeZoneRules) -> Double? {
    guard let date = date, let clock = time else { return nil }
    return JavaScriptDate.time(
      year: Double(date.year), month: Double(date.month - 1), day: Double(date.day), hours: Double(clock[0]),
      minutes: Double(clock[1]) - Double(offset?.minutes ?? 0), seconds: Double(clock[2]),
      milliseconds: Double(clock[3]), in: offset == nil ? zone : .utc)
  }

  /// Which number is what: the first that cannot be a day is the year.
  private var date: (year: Int, month: Int, day: Int)? {
    guard let first = numbers.first else { return nil }
    let second = numbers.count > 1 ? numbers[1] : 1
    let third = numbers.count > 2 ? numbers[2] : 1
    let isDay = (1...31).contains(first)
    var date: (year: Int, month: Int, day: Int)
    if let month {
      date = isDay ? (second, month, first) : (first, month, second)
    } else if isISO || !isDay {
      date = (first, second, third)
    } else {
      date = (third, first, second)
    }
    if !isISO, (0...99).contains(date.year) { date.year += date.year < 50 ? 2_000 : 1_900 }
    return (1...12).contains(date.month) && (1...31).contains(date.day) ? date : nil
  }

  private var time: [Int]? {
    var clock = clock + Array(repeating: 0, count: max(0, 4 - clock.count))
    if let halfDay {
      guard (0...12).contains(clock[0]) else { return nil }
      clock[0] = clock[0] % 12 + halfDay
    }
    let isMidnight = clock[0] == 24 && clock[1...].allSatisfy { $0 == 0 }
    let isTime = clock[0] < 24 && clock[1] < 60 && clock[2] < 60 && clock[3] < 1_000
    return isTime || isMidnight ? clock : nil
  }

  /// Whether a number may be the next part of a time that has begun.
  func mayFollow(_ number: Int) -> Bool {
    switch clock.count {
    case 1, 2: number < 60
    case 3: number < 1_000
    default: false
    }
  }

  mutating func add(_ number: Int) -> Bool {
    guard numbers.count < 3 else { return false }
    numbers.append(number)
    return true
  }

  mutating func addToClock(_ number: Int) -> Bool {
    guard clock.count < 4 else { return false }
    clock.append(number)
    return true
  }

  mutating func finishClock(_ number: Int) {
    clock = Array((clock + [number, 0, 0, 0]).prefix(4))
  }
}
