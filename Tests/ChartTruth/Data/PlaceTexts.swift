internal import ChartModel
internal import Foundation

/// What places along X are called, told from the axis alone: the year where there are several, the date where there
/// are several.
struct PlaceTexts {
  let book: Phrasebook
  let axis: Axis
  let calendar: ChartCalendar
  let kind: String
  let tellsYear: Bool
  let tellsDay: Bool
  /// Whether numbers or names along X are years.
  let areYears: Bool
  /// The forms of the unit of numbers along X; `nil` where they have none.
  private var unit: (one: String, other: String)?
  /// The word that counts numbers along X, and the kind of its phrase; `nil` where no word counts them.
  private(set) var counter: (word: String, kind: String)?

  /// Of more places or names than this in one list the last are counted.
  static let listed = 4

  init(_ chart: BucketedChart, kind: String, book: Phrasebook) {
    self.init(axis: chart.xAxis, calendar: chart.calendar, kind: kind, book: book)
  }

  init(axis: Axis, calendar: ChartCalendar, kind: String, book: Phrasebook) {
    (self.book, self.kind, self.axis, self.calendar) = (book, kind, axis, calendar)
    unit = Self.unit(of: axis, book)
    areYears = Self.areYears(axis)
    let isPlain = [.plain, .digits].contains(axis.numberLook) && Self.isNumbered(axis) && !areYears
    counter = isPlain && kind != "bin" && Self.statedUnit(of: axis, book) == nil ? book.counter(of: axis) : nil
    if counter != nil { unit = nil }
    guard case .instants(let from, let to) = axis.domain else {
      (tellsYear, tellsDay) = (true, true)
      return
    }
    // The end of a domain of buckets is open.
    let end = axis.calendarUnit == nil ? to : Self.before(to, from)
    let dates = [from, end].map { DateTexts($0, calendar.zone, book).date }
    tellsYear = dates[0].year != dates[1].year
    tellsDay = dates[0] != dates[1] || kind == "stretch" || kind == "event"
  }

  /// The same where another place behind says the unit.
  var withoutUnit: PlaceTexts {
    var texts = self
    texts.unit = nil
    return texts
  }

  /// The same where a word before several counts them.
  var uncounted: PlaceTexts {
    var texts = self
    texts.counter = nil
    return texts
  }

  static func before(_ end: Instant, _ from: Instant) -> Instant {
    end.microseconds > from.microseconds ? Instant(microseconds: end.microseconds - 1) : from
  }

  var isStretch: Bool { kind == "stretch" || kind == "event" }

  func date(_ instant: Instant) -> DateTexts { DateTexts(instant, calendar.zone, book) }

  // MARK: One place

  /// A place as a label begins with it.
  func text(_ x: XValue, year: Bool? = nil) -> String {
    let year = year ?? tellsYear
    switch x {
    case .category(let name): return counted(book.name(name))
    case .number(let number): return counted(self.number(number))
    case .bin(let from, let to):
      return book.say("overview.bounds", ["from": edge(from, to - from), "to": edge(to, to - from)])
    case .instant(let instant): return moment(instant, year: year)
    case .interval(let from, let to): return isStretch ? stretch(from, to, year: year) : bucket(from, to, year: year)
    }
  }

  /// A place within a sentence: a week is known by its first day.
  func inner(_ x: XValue) -> String { inner(x, year: nil) }

  /// The same with or without its year; `nil` for as labels have it.
  func inner(_ x: XValue, year: Bool?) -> String {
    guard axis.calendarUnit == .week, case .interval(let from, _) = x else {
      return text(x, year: year ?? tellsYear)
    }
    return date(from).day(year: year ?? tellsYear)
  }

  /// Places within a sentence: `on June 6 and June 9`.
  func among(_ places: [XValue], atMost limit: Int = listed) -> String {
    phrase(places.map(inner), as: kind(of: places), atMost: limit)
  }

  /// Numbers among bins, as a layer beside them has, are none.
  func kind(of places: [XValue]) -> String {
    if kind == "bin", case .number? = places.first { return "number" }
    return kind
  }

  /// What stands for a place behind words such as "until".
  func end(_ x: XValue) -> String { withUnit([inner(x)], behind: 0).first ?? "" }

  /// A name of up to three words that is a year at its beginning or its end.
  private static func isCalledYear(_ axis: Axis) -> Bool {
    [axis.title, axis.field].compactMap { $0?.lowercased() }.contains { name in
      let words = name.components(separatedBy: CharacterSet.letters.inverted).filter { !$0.isEmpty }
      let ends = Set([words.first, words.last].compactMap { $0 })
      return words.count < 4 && !words.contains("per")
        && !ends.isDisjoint(with: ["year", "years", "yr", "jahr", "année", "año"])
    }
  }

  /// Whole numbers of four digits below 3000 under a name that says so, or rising names of four digits.
  private static func areYears(_ axis: Axis) -> Bool {
    switch axis.domain {
    case .numbers(let range):
      return axis.type == .quantitative && axis.bucketing != .asGiven && axis.decimals == 0 && range.lowerBound >= 1_000
        && range.upperBound < 3_000
        && (isCalledYear(axis)
          || axis.numberLook == .digits && axis.unit == nil && range.lowerBound >= 1_800 && range.upperBound <= 2_100)
    case .categories(let names):
      let numbers = names.compactMap { $0.count == 4 ? Double($0) : nil }
      let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
      guard numbers.count == names.count, let step = steps.first, steps.allSatisfy({ $0 > 0 }),
        numbers.allSatisfy({ (1_000..<3_000).contains($0) })
      else { return false }
      return isCalledYear(axis)
        || steps.allSatisfy { $0 == step } && numbers[0] >= 1_800 && (numbers.last ?? 0) <= 2_100
    default: return false
    }
  }

  /// Numbers and names that are years are told as years are, and weeks of which one day has data as that day.
  func sayingYears(_ kind: String) -> String {
    if kind == "week", calendar.weeksAreDates { return "day" }
    if let counter, ["number", "category"].contains(kind) { return counter.kind }
    return areYears && ["number", "category"].contains(kind) ? "year" : kind
  }

  func phrase(_ texts: [String], as kind: String? = nil, atMost limit: Int = .max) -> String {
    let kind = sayingYears(kind ?? self.kind)
    let last = texts.count > limit ? limit - 2 : texts.count - 1
    let texts = withUnit(texts, behind: last)
    return book.say("places." + kind, ["x": book.list(texts, atMost: limit)], form: texts.count == 1 ? "one" : "other")
  }

  /// Whether names are years that rise, or months in their order.
  static func namedTime(_ axis: Axis) -> String? {
    guard case .categories(let names) = axis.domain else { return nil }
    if areYears(axis), names.count > 1 { return "year" }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    let lists = [formatter.monthSymbols, formatter.shortMonthSymbols].map { $0.map { $0.lowercased() } }
    let places = names.compactMap { name in lists.compactMap { $0.firstIndex(of: name.lowercased()) }.first }
    guard places.count == names.count, names.count > 3, zip(places, places.dropFirst()).allSatisfy(<) else {
      return nil
    }
    return "month"
  }

  /// Numbers with their unit behind one of them.
  func withUnit(_ texts: [String], behind place: Int) -> [String] {
    guard kind == "number", texts.indices.contains(place) else { return texts }
    return texts.enumerated().map { $0 == place ? withUnit($1) : $1 }
  }

  /// A number, or a range of numbers, with the unit of X where it has one.
  func withUnit(_ text: String, isOne: Bool? = nil) -> String {
    guard let unit else { return text }
    let isOne = isOne ?? (text == "1" || text == (book.texts["numbers.minus"] ?? "-") + "1")
    return book.say("labels.value", ["number": text, "unit": isOne ? unit.one : unit.other], form: "long")
  }

  /// The number of a text that ends in the unit of X, where X has one.
  func number(inUnits text: String) -> ShownNumber? {
    guard let unit else { return ShownNumber(text, book) }
    return book.readings(of: text, as: "labels.value").lazy.filter { $0.form == "long" }.compactMap { reading in
      let number = ShownNumber(reading.slots["number"] ?? "", book)
      return number.flatMap { reading.slots["unit"] == ($0.isOne ? unit.one : unit.other) ? $0 : nil }
    }.first
  }

  /// The unit that is given, that stands in the title, or that the column is named for.
  private static func unit(of axis: Axis, _ book: Phrasebook) -> (one: String, other: String)? {
    if let unit = statedUnit(of: axis, book) { return unit }
    guard axis.type == .quantitative, let field = axis.field else { return nil }
    return book.unit(named: field.bare).map { ($0.one, $0.other) }
  }

  private static func statedUnit(of axis: Axis, _ book: Phrasebook) -> (one: String, other: String)? {
    let given = axis.numberLook == .percent ? "percent" : axis.unit
    if let unit = given ?? (axis.title != nil || axis.type == .quantitative ? book.split(axis)?.unit : nil) {
      return book.unit(named: unit).map { ($0.one, $0.other) } ?? (unit.bare, unit.bare)
    }
    guard axis.type == .quantitative, let title = axis.title?.bare ?? axis.field?.fieldWords else { return nil }
    return book.leadingUnit(of: title).map { ($0.one, $0.other) }
  }

  private static func isNumbered(_ axis: Axis) -> Bool {
    if case .categories(let names) = axis.domain { return !names.contains { Double($0) == nil } && !names.isEmpty }
    return axis.type == .quantitative
  }

  func moment(_ instant: Instant, year: Bool) -> String {
    let date = date(instant)
    guard tellsDay || year else { return date.time() }
    return book.say("dates.date-time", ["date": date.day(year: year), "time": date.time()])
  }

  private func bucket(_ from: Instant, _ to: Instant, year: Bool) -> String {
    let date = date(from)
    switch axis.calendarUnit {
    case .year: return date.year
    case .month: return date.month(year: year)
    case .quarter: return date.quarter(year: year)
    case .isoWeek: return date.isoWeek(year: year)
    case .day: return date.day(year: year)
    case .week where calendar.weeksAreDates: return date.day(year: year)
    case .hour, .minute, .second: return time(date, axis.calendarUnit, day: tellsDay || year, year: year)
    default: return span(from, to, unit: axis.calendarUnit, year: year)
    }
  }

  func time(_ date: DateTexts, _ unit: CalendarUnit?, day: Bool, year: Bool) -> String {
    guard day else { return date.time(unit) }
    return book.say("dates.date-time", ["date": date.day(year: year), "time": date.time(unit)])
  }

  // MARK: Stretches

  /// A stretch of the data's own: days by their names, else its beginning and its end, the date once.
  private func stretch(_ from: Instant, _ to: Instant, year: Bool) -> String {
    guard from < to else { return moment(from, year: year) }
    if date(from).isMidnight, date(to).isMidnight {
      guard calendar.endsAreNamed else { return span(from, to, unit: .day, year: year) }
      let sharesYear = date(from).date.year == date(to).date.year
      let ends = (date(from).day(year: year && !sharesYear), date(to).day(year: year))
      return book.say("dates.range", ["from": ends.0, "to": ends.1])
    }
    let ends = moments(from, to, year: year)
    return book.say("dates.range", ["from": ends.0, "to": ends.1])
  }

  func moments(_ from: Instant, _ to: Instant, year: Bool) -> (String, String) {
    let isOneDay = date(from).date == date(to).date
    return (moment(from, year: year), isOneDay ? date(to).time() : moment(to, year: year))
  }

  /// From the unit that holds the beginning to the one that holds the last moment; the year once where it is one.
  func span(_ from: Instant, _ to: Instant, unit: CalendarUnit?, year: Bool, opening: Bool = false) -> String {
    var end = Self.before(to, from)
    if unit == .week, calendar.weeksAreDates {
      end = calendar.start(of: calendar.ordinal(of: end, unit: .week), unit: .week)
    }
    let (first, last) = (date(from), date(end))
    let sharesYear = first.date.year == last.date.year
    let key = opening ? "overview.bounds" : "dates.range"
    let whole = unitText(first, unit, year: year)
    var ends = (unitText(first, unit, year: year && !sharesYear), unitText(last, unit, year: year))
    if whole == ends.1 { return whole }
    if let unit, unit < .day, first.date == last.date { ends = (whole, clock(last, unit)) }
    return book.say(key, ["from": ends.0, "to": ends.1])
  }

  /// The time of day at which a bucket begins.
  private func clock(_ date: DateTexts, _ unit: CalendarUnit) -> String {
    self.date(calendar.start(of: calendar.ordinal(of: date.instant, unit: unit), unit: unit)).time(unit)
  }

  /// A day, or a month where that is as fine as it is.
  func day(_ instant: Instant, by unit: CalendarUnit, year: Bool = true) -> String {
    unit >= .month ? date(instant).month(year: year) : date(instant).day(year: year)
  }

  private func unitText(_ date: DateTexts, _ unit: CalendarUnit?, year: Bool) -> String {
    switch unit {
    case .year: return date.year
    case .quarter: return date.quarter(year: year)
    case .month, .halfYear: return date.month(year: year)
    case .hour, .minute, .second:
      let unit = unit ?? .second
      let start = calendar.start(of: calendar.ordinal(of: date.instant, unit: unit), unit: unit)
      return time(self.date(start), unit, day: tellsDay || year, year: year)
    default: return date.day(year: year)
    }
  }
}
