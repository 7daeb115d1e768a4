import ChartModel
@_spi(Bytes) import SourceText

/// Counts how the dates of a column could be written.
struct DateEvidence {
  /// The offsets from UTC that its times name.
  private(set) var offsets = WrittenOffsets()
  /// How long the periods are that its dates name.
  private(set) var periods = PeriodLengths()
  /// Dates that tell themselves alone.
  private(set) var plain = 0
  /// Dates that are read in an order.
  private var ordered: [DateStyle.Order: Int] = [:]
  /// Dates that are read in one order alone.
  private var proving: [DateStyle.Order: Int] = [:]
  /// The first text of each order that reads it and another does not, and the first that needs one.
  private(set) var examples: [DateStyle.Order: String] = [:]
  private(set) var example: String?
  /// Numbers that may be dates.
  private var numbers: [DateNumber: Int] = [:]
  /// `2020-05`, and those of them that are weeks alone, and those that are a year and the next.
  private(set) var pairs = 0
  private(set) var weeks = 0
  private(set) var fiscalYears = 0
  /// `Nov-21`, in which the number may be a day.
  private(set) var shortYears: String?

  private static let orders: [DateStyle.Order] = [.dayFirst, .monthFirst, .yearFirst]

  /// Counts a text that is not a number; false where it is no date in any order.
  mutating func add(_ text: Bytes) -> Bool {
    notePair(text)
    if case .value(_, let precision, let hasOffset) = DateText.read(text, style: .plain) {
      plain += 1
      if hasOffset { offsets.add(text) }
      periods.add(precision)
      if shortYears == nil, precision == .month, text.count < 7, text[0].isLetter { shortYears = Clipping.text(text) }
      return true
    }
    guard Self.mayNeedOrder(text) else { return false }
    let fitting = Self.orders.filter { Self.reads(text, $0) }
    for order in fitting { ordered[order, default: 0] += 1 }
    if fitting.count == 1 { proving[fitting[0], default: 0] += 1 }
    if let first = fitting.first {
      if example == nil { example = Clipping.text(text) }
      if fitting.count == 1, examples[first] == nil { examples[first] = Clipping.text(text) }
    }
    return !fitting.isEmpty
  }

  /// Whether a text begins with one or two digits and a mark, as dates do whose order is open.
  private static func mayNeedOrder(_ text: Bytes) -> Bool {
    let mark = text[1].isDigit ? text[2] : text[1]
    return text[0].isDigit && (mark == UInt8(ascii: "/") || mark == UInt8(ascii: ".") || mark == UInt8(ascii: "-"))
      || text[0].isLetter && text.firstIndex(of: UInt8(ascii: "/"), from: 0) != nil
  }

  private static func reads(_ text: Bytes, _ order: DateStyle.Order) -> Bool {
    if case .value = DateText.read(text, style: DateStyle(order: order)) { true } else { false }
  }

  /// Counts `2020-05` and `2009-10` apart from what else they may be.
  private mutating func notePair(_ text: Bytes) {
    noteReversedPair(text)
    guard text.count == 7, text[4] == UInt8(ascii: "-") || text[4] == UInt8(ascii: "/"),
      let year = DateText.number(text, at: 0, digits: 4), let second = DateText.number(text, at: 5, digits: 2)
    else { return }
    pairs += 1
    weeks += second > 12 && DateText.week(second, of: year) != nil ? 1 : 0
    fiscalYears += second == (year + 1) % 100 ? 1 : 0
  }

  /// Counts `05/2020`.
  private mutating func noteReversedPair(_ text: Bytes) {
    guard (6...7).contains(text.count), [UInt8(ascii: "-"), UInt8(ascii: "/")].contains(text[text.count - 5]),
      let year = DateText.number(text, at: text.count - 4, digits: 4),
      let first = DateText.number(text, at: 0, digits: text.count - 5)
    else { return }
    pairs += 1
    weeks += first > 12 && DateText.week(first, of: year) != nil ? 1 : 0
  }

  /// Counts a number that may be a date.
  mutating func addNumber(_ text: Bytes) {
    var length = 0
    while text[length].isDigit { length += 1 }
    if length < text.count, text.count <= 7 {
      for number in [DateNumber.pointedMonth, .pointedYear] where number.isUsual(text) {
        numbers[number, default: 0] += 1
      }
    } else if length == 6, DateNumber.week.isUsual(text) {
      numbers[.week, default: 0] += 1
    }
    for number in DateNumber.ofDigits(length) where number.isUsual(text) { numbers[number, default: 0] += 1 }
  }

  func count(_ number: DateNumber) -> Int { numbers[number] ?? 0 }

  // MARK: Order

  /// How many dates are read in an order, those that need none among them.
  func count(_ order: DateStyle.Order?) -> Int { plain + (order.map { ordered[$0] ?? 0 } ?? 0) }

  /// The order that dates of this column alone prove; `nil` where none or two do.
  var provenOrder: DateStyle.Order? {
    let proven = Self.orders.filter { proving[$0] != nil }
    return proven.count == 1 ? proven[0] : nil
  }

  /// The order that reads most, and whether another reads as many.
  var bestOrder: (order: DateStyle.Order, isTied: Bool)? {
    guard let best = Self.orders.max(by: { (ordered[$0] ?? 0) < (ordered[$1] ?? 0) }), let most = ordered[best] else {
      return nil
    }
    return (best, Self.orders.count { ordered[$0] == most } > 1)
  }

  /// Two texts that need different orders.
  var contradiction: (String, String)? {
    let texts = Self.orders.compactMap { examples[$0] }
    return texts.count > 1 ? (texts[0], texts[1]) : nil
  }
}

extension DateNumber {
  /// What numbers of so many digits may be.
  fileprivate static func ofDigits(_ digits: Int) -> [DateNumber] {
    switch digits {
    case 4: [.year]
    case 5: [.spreadsheetDay]
    case 6: [.month]
    case 8: [.day]
    case 9: [.seconds]
    case 10: [.hour, .seconds]
    case 12: [.minute, .milliseconds]
    case 13: [.milliseconds]
    case 14: [.second]
    case 16: [.microseconds]
    case 19: [.nanoseconds]
    default: []
    }
  }

  /// Whether a number is such a date of a time that tables are made of: 1900 to 2100, and 2001 to 2039 for moments.
  fileprivate func isUsual(_ text: Bytes) -> Bool {
    guard case .value(let time, _, _)? = read(text) else { return false }
    let year = CivilDate(dayNumber: Int(time / 86_400_000_000)).year
    switch self {
    case .year: return (1_700...2_200).contains(year)
    case .day, .hour, .minute, .second, .month, .week, .pointedMonth, .pointedYear:
      return (1_900...2_100).contains(year)
    case .seconds, .milliseconds, .microseconds, .nanoseconds: return (2_001...2_039).contains(year)
    case .spreadsheetDay: return (1_950...2_064).contains(year)
    }
  }
}
