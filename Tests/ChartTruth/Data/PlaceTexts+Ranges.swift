internal import ChartModel
internal import Foundation

/// Runs of places, and places that are numbers.
extension PlaceTexts {
  /// From one place to another as the marks stand.
  func range(_ first: XValue, _ last: XValue, year: Bool? = nil, opening: Bool = false) -> String {
    guard first != last else { return text(first, year: year) }
    let year = year ?? tellsYear
    let key = opening ? "overview.bounds" : "dates.range"
    switch (first, last) {
    case (.bin(let low, _), .bin(_, let high)):
      return book.say(key, ["from": number(low), "to": number(high)])
    case (.interval(let from, _), .interval(let to, let end)):
      guard isStretch else { return span(from, end, unit: axis.calendarUnit, year: year, opening: opening) }
      return joined(moments(from, to, year: year), key)
    case (.instant(let from), .interval(let to, _)) where isStretch,
      (.interval(let from, _), .instant(let to)) where isStretch,
      (.instant(let from), .instant(let to)) where isStretch:
      return joined(moments(from, to, year: year), key)
    case (.number, .number(let high)): return joined((text(first), number(high)), key)
    case (.category, .category(let name)): return joined((text(first), book.name(name)), key)
    default: return joined((text(first, year: year), text(last, year: year)), key)
    }
  }

  private func joined(_ ends: (String, String), _ key: String) -> String {
    ends.0 == ends.1 ? ends.1 : book.say(key, ["from": ends.0, "to": ends.1])
  }

  /// Every text that a group from one mark to another may begin with: by its marks, and where it fills them by months
  /// or years.
  ///
  /// - Parameter untilEnd: Whether the last of stretches may be told until it ends, as states are.
  func groupTexts(_ first: XValue, _ last: XValue, untilEnd: Bool) -> Set<String> {
    var texts: Set<String> = [range(first, last)]
    guard case (let from?, let to?) = (first.start, last.end) else { return texts }
    if isStretch {
      let (start, end) = (first.start ?? from, last.start ?? to)
      texts.insert(
        start == end ? moment(start, year: tellsYear) : joined(moments(start, end, year: tellsYear), "dates.range"))
      if untilEnd {
        let days = span(start, to, unit: .day, year: tellsYear)
        return date(start).isMidnight && date(to).isMidnight
          ? [days] : [joined(moments(start, to, year: tellsYear), "dates.range")]
      }
      texts.insert(span(start, Instant(microseconds: end.microseconds + 1), unit: .day, year: tellsYear))
      return texts.union(wholeUnits(dayEdge(start, 0), dayEdge(end, 1)))
    }
    guard let unit = axis.calendarUnit else { return texts }
    // One ISO week is a group by its days.
    return texts.union(wholeUnits(from, to) + [span(from, to, unit: unit, year: tellsYear)])
  }

  private func wholeUnits(_ from: Instant, _ to: Instant) -> [String] {
    [CalendarUnit.month, .year].filter { isEdge(from, $0) && isEdge(to, $0) }
      .map { span(from, to, unit: $0, year: tellsYear) }
  }

  private func dayEdge(_ instant: Instant, _ days: Int) -> Instant {
    calendar.start(of: calendar.ordinal(of: instant, unit: .day) + days, unit: .day)
  }

  private func isEdge(_ instant: Instant, _ unit: CalendarUnit) -> Bool {
    calendar.start(of: calendar.ordinal(of: instant, unit: unit), unit: unit) == instant
  }

  /// The bounds of an axis: by its days, or within a day by the times.
  func bounds(_ from: Instant, _ to: Instant, of chart: BucketedChart, opening: Bool) -> String {
    guard from < to else { return moment(from, year: true) }
    // What happens at midnight happens on the day that begins, and so does an end that data name by its day.
    let happens = chart.series.flatMap(\.marks).contains {
      $0.x == .instant(to) || $0.x == .interval(from: to, to: to) || calendar.endsAreNamed && $0.x.end == to
    }
    let (first, last) = (date(from), happens ? date(to) : date(Self.before(to, from)))
    if first.date != last.date {
      let sharesYear = first.date.year == last.date.year
      return joined((first.day(year: !sharesYear), last.day(year: true)), opening ? "overview.bounds" : "dates.range")
    }
    if date(from).isMidnight, date(to).isMidnight { return first.day(year: true) }
    return joined(moments(from, to, year: true), opening ? "overview.bounds" : "dates.range")
  }

  // MARK: Numbers

  /// A number with the word that counts it, where X has one.
  func counted(_ number: String) -> String {
    guard let counter else { return number }
    return book.say("dates.counted", ["counter": counter.word, "number": number])
  }

  /// A number along X to its last digit that the data shows.
  func number(_ value: Double) -> String {
    if areYears, value == value.rounded() { return String(Int(value)) }
    let own = Self.decimals(of: value)
    return digits(value, kind == "bin" && own <= 6 ? max(own, axis.decimals) : axis.decimals)
  }

  func edge(_ value: Double, _ width: Double) -> String {
    guard Self.decimals(of: value) > 6, width > 0, width.isFinite else { return number(value) }
    return digits(value, max(0, 2 - Int(floor(log10(width) + 1e-12))))
  }

  /// A number rounded to so many decimals, halves away from zero.
  func digits(_ value: Double, _ decimals: Int) -> String {
    let minus = value < 0 ? book.texts["numbers.minus"] ?? "" : ""
    guard value == 0 || (1e-7..<1e16).contains(abs(value)) else { return power(value) }
    var rounded = Decimal(string: abs(value).description) ?? 0
    let exact = rounded
    var result = Decimal()
    NSDecimalRound(&result, &rounded, max(decimals, 0), .plain)
    if result == 0, exact != 0 { return belowDigits(value, decimals) }
    let halves = NSDecimalNumber(decimal: result).stringValue.split(separator: ".")
    let whole = book.whole(Int(halves.first ?? "0") ?? 0)
    let text = minus + whole + (halves.count > 1 ? (book.texts["numbers.decimal"] ?? ".") + halves[1] : "")
    return ShownNumber.isOneOfSeveral(value) ? book.say("numbers.about", ["number": text]) : text
  }

  private func belowDigits(_ value: Double, _ decimals: Int) -> String {
    let smallest = digits(value < 0 ? -pow(10, -Double(decimals)) : pow(10, -Double(decimals)), decimals)
    return book.say(value < 0 ? "numbers.more-than" : "numbers.less-than", ["number": smallest])
  }

  private func power(_ value: Double) -> String {
    let parts = String(format: "%.17e", abs(value)).split(separator: "e")
    let exponent = Int(parts.last ?? "0") ?? 0
    let mantissa = Self.mantissa(abs(value))
    let number = (value < 0 ? book.texts["numbers.minus"] ?? "" : "") + digits(mantissa, 16)
    return book.say(
      "numbers.power", ["number": number, "exponent": book.whole(exponent)])
  }

  /// The shortest digits of a number as one between 1 and 10.
  private static func mantissa(_ value: Double) -> Double {
    let digits = value.description.split(separator: "e")[0].filter(\.isNumber).drop { $0 == "0" }
    return Double(digits.prefix(1) + "." + digits.dropFirst()) ?? value
  }

  static func decimals(of value: Double) -> Int {
    guard value.isFinite, let decimal = Decimal(string: value.description) else { return 0 }
    return max(0, -decimal.exponent)
  }

  // MARK: Lengths

  /// How long a stretch lasts, to two neighbouring units.
  func length(_ x: XValue) -> String {
    guard isStretch, case .interval(let from, let to) = x, from < to else { return "" }
    if date(from).isMidnight, date(to).isMidnight {
      return book.say("lengths.days", count: date(to).date.dayNumber - date(from).date.dayNumber)
    }
    return length(microseconds: to.microseconds - from.microseconds)
  }

  /// The days that all of some stretches last, from midnight to midnight each; `nil` of any other.
  func days(of stretches: [XValue]) -> Int? {
    var days = 0
    for case .interval(let from, let to) in stretches where from < to {
      guard date(from).isMidnight, date(to).isMidnight else { return nil }
      days += date(to).date.dayNumber - date(from).date.dayNumber
    }
    return days == 0 ? nil : days
  }

  func length(microseconds: Int64) -> String {
    let keys = ["lengths.days", "lengths.hours", "lengths.minutes", "lengths.seconds"]
    let sizes: [Int64] = [86_400_000_000, 3_600_000_000, 60_000_000, 1_000_000]
    guard microseconds >= 1_000_000 else {
      return book.say("numbers.less-than", ["number": book.say("lengths.seconds", count: 1)])
    }
    let first = sizes.firstIndex { microseconds >= $0 } ?? 3
    let finest = sizes[min(first + 1, 3)]
    let rounded = Int64((Double(microseconds) / Double(finest)).rounded())
    var counts = sizes.map { _ in Int64(0) }
    var rest = rounded * finest
    for place in sizes.indices where sizes[place] >= finest {
      counts[place] = rest / sizes[place]
      rest %= sizes[place]
    }
    let texts = counts.indices.filter { counts[$0] > 0 }.map { book.say(keys[$0], count: Int(counts[$0])) }
    let text = texts.count == 2 ? book.say("lengths.two", ["a": texts[0], "b": texts[1]]) : texts.first ?? ""
    return microseconds % finest == 0 ? text : book.say("numbers.about", ["number": text])
  }
}

extension XValue {
  /// When it begins; `nil` for what is not in time.
  var start: Instant? {
    switch self {
    case .instant(let instant), .interval(let instant, _): instant
    default: nil
    }
  }

  /// When it ends, a point as it begins.
  var end: Instant? {
    switch self {
    case .instant(let instant), .interval(_, let instant): instant
    default: nil
    }
  }
}
