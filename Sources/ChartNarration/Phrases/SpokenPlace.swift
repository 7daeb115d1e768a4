import ChartAnalysis
import ChartModel

/// Says where a mark stands along X.
///
/// A label names only what varies over the chart: the year where there are several, the date where there are several.
struct SpokenPlace {
  let voice: Voice
  let axis: Axis
  let calendar: ChartCalendar
  /// What kind of place marks stand at.
  let kind: PlaceKind
  /// The unit of numbers along X; `nil` where they have none.
  let unit: String?
  /// What counts numbers along X; `nil` where they are measured.
  private(set) var counter: Counter?
  let variesYear: Bool
  private let variesDay: Bool
  /// Whether numbers or names along X are years, which are said without commas, and in which something happens.
  let areYears: Bool
  /// Says numbers along X, as the axis shows them.
  let numbers: SpokenNumber

  /// - Parameter kind: what marks stand at, where the axis alone does not tell it.
  init(
    voice: Voice, axis: Axis, calendar: ChartCalendar, kind: PlaceKind? = nil, unit: String? = nil,
    counter: Counter? = nil
  ) {
    self.voice = voice
    self.unit = unit
    numbers = SpokenNumber(voice: voice, look: axis.numberLook)
    self.axis = axis
    self.calendar = calendar
    self.kind = kind ?? Self.kind(of: axis)
    self.counter = counter
    areYears = axis.holdsYears
    guard case .instants(let from, let to) = axis.domain else {
      (variesYear, variesDay) = (true, true)
      return
    }
    let last = Instant(microseconds: max(from.microseconds, to.microseconds &- 1))
    let first = SpokenDate(voice: voice, from, calendar.zone).date
    let end = SpokenDate(voice: voice, axis.calendarUnit == nil ? to : last, calendar.zone).date
    variesYear = first.year != end.year
    // A stretch or an event is told with its date: beside a time of day alone, its length would be a riddle.
    variesDay = first != end || self.kind.isStretch
  }

  private static func kind(of axis: Axis) -> PlaceKind {
    if let unit = axis.calendarUnit { return PlaceKind(rawValue: unit.rawValue) ?? .instant }
    switch (axis.type, axis.bucketing) {
    case (.temporal, _): return .instant
    case (.quantitative, .width): return .bin
    case (.quantitative, _): return .number
    default: return axis.namedUnit.flatMap { PlaceKind(rawValue: $0.rawValue) } ?? .category
    }
  }

  /// The place as a label begins with it: `June 6`, `January 2012`, `From 20 to 25`, `drizzle`.
  func text(_ x: XValue, withYear: Bool? = nil) -> String {
    switch x {
    case .category(let name): counted(voice.name(name))
    case .number(let number): counted(self.number(number))
    case .interval(let from, let to) where kind.isStretch: stretch(from, to, withYear: withYear ?? variesYear)
    case .bin(let from, let to):
      voice.say(.overviewBounds, ["from": edge(from, width: to - from), "to": edge(to, width: to - from)])
    case .instant(let instant): self.instant(instant, withYear: withYear ?? variesYear)
    case .interval(let from, let to): interval(from, to, withYear: withYear ?? variesYear)
    }
  }

  /// The place within a sentence: `on June 6`, `in January 2012`, `in the week of June 1`.
  func place(_ x: XValue, withYear: Bool? = nil) -> String {
    place([inner(x, withYear: withYear)], as: kind(of: [x]))
  }

  /// The place within a sentence that names another behind it, which has the unit of both.
  func placeBefore(_ x: XValue) -> String {
    voice.say(.places, told(kind(of: [x])), count: 1, ["x": inner(x)])
  }

  /// What kind of places some are: numbers among bins are those of another layer.
  func kind(of some: some Sequence<XValue>) -> PlaceKind {
    guard kind == .bin, some.allSatisfy(\.isNumber), some.contains(where: \.isNumber) else { return kind }
    return .number
  }

  /// Several places within a sentence: `on June 6 and June 9`.
  ///
  /// - Parameter count: how many places that are, where a run of them is one name: `in the weeks of June 1 to June 28`.
  func place(_ inner: [String], atMost limit: Int = .max, count: Int? = nil) -> String {
    place(inner, as: kind, atMost: limit, count: count)
  }

  /// The same of places of some kind.
  func place(_ inner: [String], as kind: PlaceKind, atMost limit: Int = .max, count: Int? = nil) -> String {
    let kind = told(kind)
    let list = voice.list(withUnit(inner, as: kind, atMost: limit), atMost: limit)
    return voice.say(.places, kind, count: count ?? inner.count, ["x": list])
  }

  /// A number within a sentence that has its unit already: `at 2 miles`, `in week 2`.
  func place(ofNumber text: String) -> String {
    voice.say(.places, counter?.kind ?? .number, count: 1, ["x": counted(text)])
  }

  /// What stands for a place behind words of its own, as in `until 11 minutes`.
  func end(_ x: XValue) -> String { withUnit([inner(x)], as: kind(of: [x]), atMost: .max).first ?? "" }

  /// Numbers and names that are years are told as years are, what is counted as its word asks, and weeks of one day as days.
  private func told(_ kind: PlaceKind) -> PlaceKind {
    switch kind {
    case .number, .category: areYears ? .year : counter?.kind ?? kind
    case .week: calendar.weeksAreDates ? .day : kind
    default: kind
    }
  }

  /// Numbers with their unit once, behind the last that is told: `2 and 2.5 miles`, `2, 2.5, 3 miles, and 12 more`.
  private func withUnit(_ inner: [String], as kind: PlaceKind, atMost limit: Int) -> [String] {
    let last = inner.count > limit ? limit - 2 : inner.count - 1
    guard let unit, kind == .number, inner.indices.contains(last) else { return inner }
    var inner = inner
    inner[last] = voice.say(.labelValue, ["number": inner[last], "unit": voice.unit(unit, forShown: inner[last])])
    return inner
  }

  /// What stands for a place within a sentence: its label, or for a week its first day.
  func inner(_ x: XValue, withYear: Bool? = nil) -> String {
    guard axis.calendarUnit == .week, case .interval(let from, _) = x else { return text(x, withYear: withYear) }
    return date(from).day(withYear: withYear ?? variesYear)
  }

  /// A stretch of X from one mark to another: `June 1 to June 7`, `January to June 2012`, `A to F`.
  ///
  /// - Parameter opening: whether it begins with "from", as the bounds of an axis do.
  func range(from first: XValue, to last: XValue, withYear: Bool? = nil, opening: Bool = false) -> String {
    guard first != last else { return text(first, withYear: withYear) }
    let ends = ends(first, last, withYear: withYear ?? variesYear)
    guard ends.from != ends.to else { return ends.to }
    return voice.say(opening ? .overviewBounds : .dateRange, ["from": ends.from, "to": ends.to])
  }

  private func ends(_ first: XValue, _ last: XValue, withYear: Bool) -> (from: String, to: String) {
    if kind.isStretch, let from = first.beginning, let to = last.beginning {
      return moments(from, to, withYear: withYear)
    }
    switch (first, last) {
    case (.bin(let low, _), .bin(_, let high)): return (number(low), number(high))
    case (.interval(let from, _), .interval(_, let to)): return ends(from, to, withYear: withYear)
    case (.instant(let from), .instant(let to)):
      return (instant(from, withYear: withYear), instant(to, withYear: withYear))
    case (.number, .number(let last)): return (text(first), number(last))
    case (.category, .category(let last)): return (text(first), voice.name(last))
    default: return (text(first, withYear: withYear), text(last, withYear: withYear))
    }
  }

  /// The same places without the word that counts them, where it stands before several.
  var uncounted: SpokenPlace {
    var places = self
    places.counter = nil
    return places
  }

  /// Numbers with the word that counts them: `week 4`.
  func counted(_ number: String) -> String {
    guard let counter else { return number }
    return voice.say(.dateCounted, ["counter": counter.word, "number": number])
  }

  /// The digits by which the unit behind a place takes its plural form.
  func shownEnd(of x: XValue) -> String {
    switch x {
    case .number(let number), .bin(_, let number):
      numbers.exact(number, decimals: axis.decimals, digits: 17).shown
    default: ""
    }
  }

  func number(_ value: Double) -> String {
    if areYears, let year = Int(exactly: value) { return String(year) }
    // Along X every digit counts: two marks must not get one name.
    let decimals = max(axis.decimals, decimals(of: value))
    let text = numbers.exact(value, decimals: decimals, digits: 17).text
    return axis.writesYears ? withoutSeparator(text, of: value) : text
  }

  /// An end of the axis, which may have decimals that no mark has.
  func bound(_ value: Double) -> String {
    let own = DecimalDigits(value).fraction.utf8.count
    guard kind == .number, own > axis.decimals, own <= Self.mostEdgeDecimals else { return number(value) }
    return numbers.exact(value, decimals: own, digits: 17).text
  }

  /// A point within a year, without a separator of thousands: `2020.25`.
  func withoutSeparator(_ text: String, of value: Double) -> String {
    guard let whole = Int(exactly: value.rounded(.towardZero)) else { return text }
    let separated = numbers.ordinal(whole)
    return text.hasPrefix(separated) ? String(whole) + text.dropFirst(separated.count) : text
  }

  /// An edge of a bin; of edges with no end to their decimals, as many as the width of the bin asks for.
  private func edge(_ value: Double, width: Double) -> String {
    guard DecimalDigits(value).fraction.utf8.count > Self.mostEdgeDecimals, width > 0, width.isFinite else {
      return number(value)
    }
    return numbers.exact(value, decimals: max(0, 2 - NumberSteps.log10Floor(width)), digits: 17).text
  }

  private static let mostEdgeDecimals = 6

  /// Bin edges may need a decimal that the data does not have: bins of 0.5 over whole numbers.
  private func decimals(of value: Double) -> Int {
    guard kind == .bin else { return 0 }
    let own = DecimalDigits(value).fraction.utf8.count
    return own > Self.mostEdgeDecimals ? 0 : own
  }

  // MARK: Time

  func date(_ instant: Instant) -> SpokenDate { SpokenDate(voice: voice, instant, calendar.zone) }

  func instant(_ instant: Instant, withYear: Bool) -> String {
    let spoken = date(instant)
    let time = spoken.time(spoken.finestUnit)
    return variesDay || withYear
      ? voice.say(.dateDateTime, ["date": spoken.day(withYear: withYear), "time": time]) : time
  }

  private func interval(_ from: Instant, _ to: Instant, withYear: Bool) -> String {
    let spoken = date(from)
    switch axis.calendarUnit {
    case .year: return spoken.year
    case .month: return spoken.month(withYear: withYear)
    case .quarter: return spoken.quarter(withYear: withYear)
    case .halfYear: return span(from, to, withYear: withYear)
    case .isoWeek: return spoken.isoWeek(withYear: withYear)
    case .week: return calendar.weeksAreDates ? spoken.day(withYear: withYear) : span(from, to, withYear: withYear)
    case .day: return spoken.day(withYear: withYear)
    case .hour, .minute, .second:
      let time = spoken.time(axis.calendarUnit ?? .second)
      guard variesDay || withYear else { return time }
      return voice.say(.dateDateTime, ["date": spoken.day(withYear: withYear), "time": time])
    case nil: return span(from, to, withYear: withYear)
    }
  }

  /// A span of the calendar by the unit that bounds it; the year once where both ends share it.
  private func span(_ from: Instant, _ to: Instant, withYear: Bool) -> String {
    let ends = ends(from, to, withYear: withYear)
    return ends.from == ends.to ? ends.to : voice.say(.dateRange, ["from": ends.from, "to": ends.to])
  }

  /// The span of a focus group, by its own unit where it fills whole buckets of it: `1960 to 1969`, `June 2025`.
  func span(of unit: CalendarUnit, from: Instant, to: Instant) -> String {
    let ends = ends(from, to, withYear: variesYear, unit: wholeUnit(unit, from, to) ?? axis.calendarUnit)
    return ends.from == ends.to ? ends.to : voice.say(.dateRange, ["from": ends.from, "to": ends.to])
  }

  /// Years or months (quarters on an axis of them), if the span begins and ends at their edges.
  private func wholeUnit(_ unit: CalendarUnit, _ from: Instant, _ to: Instant) -> CalendarUnit? {
    let part: CalendarUnit = axis.calendarUnit == .quarter ? .quarter : .month
    let candidates: [CalendarUnit] = unit == .year ? [.year, part] : unit >= .month ? [part] : []
    return candidates.first { candidate in
      [from, to].allSatisfy {
        calendar.start(of: calendar.ordinal(of: $0, unit: candidate), unit: candidate) == $0
      }
    }
  }

  private func ends(
    _ from: Instant, _ to: Instant, withYear: Bool, unit: CalendarUnit? = nil
  ) -> (from: String, to: String) {
    let first = date(from)
    let last = date(lastMoment(from, to, unit ?? axis.calendarUnit))
    let sharesYear = first.date.year == last.date.year
    let unit = unit ?? axis.calendarUnit
    let ends = ends(first, last, unit: unit, withYear: withYear, sharesYear: sharesYear)
    // One bucket is one name: "June 2023", not "June to June 2023".
    let whole = self.ends(first, last, unit: unit, withYear: withYear, sharesYear: false).from
    return whole == ends.to ? (whole, whole) : ends
  }

  /// The last moment of a span, or the last day that the data name.
  private func lastMoment(_ from: Instant, _ to: Instant, _ unit: CalendarUnit?) -> Instant {
    let last = Instant(microseconds: max(from.microseconds, to.microseconds &- 1))
    guard calendar.weeksAreDates, unit == .week else { return last }
    return calendar.start(of: calendar.ordinal(of: last, unit: .week), unit: .week)
  }

  private func ends(
    _ first: SpokenDate, _ last: SpokenDate, unit: CalendarUnit?, withYear: Bool, sharesYear: Bool
  ) -> (from: String, to: String) {
    switch unit {
    case .year: return (first.year, last.year)
    case .quarter:
      return (first.quarter(withYear: withYear && !sharesYear), last.quarter(withYear: withYear))
    case .month, .halfYear:
      return (first.month(withYear: withYear && !sharesYear), last.month(withYear: withYear))
    case .hour, .minute, .second:
      // The last bucket is named by where it begins, as its label names it.
      let unit = unit ?? .second
      let start = date(calendar.start(of: calendar.ordinal(of: last.instant, unit: unit), unit: unit))
      let withDay = variesDay || withYear
      // Of one day the date is told once: "May 26, 2024, 7 PM to 11 PM".
      if first.date == start.date, first.time(unit) != start.time(unit) {
        return (moment(first, unit, withDay: withDay, withYear: withYear), start.time(unit))
      }
      return (
        moment(first, unit, withDay: withDay, withYear: withYear && !sharesYear),
        moment(start, unit, withDay: withDay, withYear: withYear)
      )
    default:
      return (first.day(withYear: withYear && !sharesYear), last.day(withYear: withYear))
    }
  }

  private func moment(_ date: SpokenDate, _ unit: CalendarUnit, withDay: Bool, withYear: Bool) -> String {
    guard withDay else { return date.time(unit) }
    return voice.say(.dateDateTime, ["date": date.day(withYear: withYear), "time": date.time(unit)])
  }
}

extension XValue {
  /// Whether it is a single number.
  var isNumber: Bool { if case .number = self { true } else { false } }
}
