import ChartAnalysis
import ChartModel

/// Stretches of time that the data gives: from when to when, and how long.
extension SpokenPlace {
  /// A stretch: `June 6, 9 AM to 2 PM`; whole days by their names; a stretch of no length as the point that it is.
  func stretch(_ from: Instant, _ to: Instant, withYear: Bool) -> String {
    guard from < to else { return instant(from, withYear: withYear) }
    if isMidnight(from), isMidnight(to) {
      return days(date(from), date(lastMoment(before: to)), withYear: withYear)
    }
    let ends = moments(from, to, withYear: withYear)
    return voice.say(.dateRange, ["from": ends.from, "to": ends.to])
  }

  /// The last moment of a stretch: its end itself where data name the day.
  private func lastMoment(before end: Instant) -> Instant {
    Instant(microseconds: end.microseconds - (calendar.endsAreNamed ? 0 : 1))
  }

  /// Two points in time, the date once where both have it.
  func moments(_ from: Instant, _ to: Instant, withYear: Bool) -> (from: String, to: String) {
    let (first, last) = (date(from), date(to))
    guard first.date == last.date else { return (instant(from, withYear: withYear), instant(to, withYear: withYear)) }
    return (instant(from, withYear: withYear), last.time(last.finestUnit))
  }

  /// Days from one to another, each end the one that it names.
  func days(_ first: SpokenDate, _ last: SpokenDate, withYear: Bool) -> String {
    guard first.date != last.date else { return first.day(withYear: withYear) }
    let sharesYear = first.date.year == last.date.year
    let ends: PhraseValues = ["from": first.day(withYear: withYear && !sharesYear), "to": last.day(withYear: withYear)]
    return voice.say(.dateRange, ends)
  }

  /// How long a mark lasts: `5 hours, 30 minutes`; empty for a point and for what is not in time.
  ///
  /// Whole days are counted on the calendar, so that a day of 23 hours is a day.
  func length(of x: XValue) -> String {
    guard kind.isStretch, let length = x.length else { return "" }
    return days(of: x).map(SpokenLength(voice: voice).days) ?? SpokenLength(voice: voice).text(length)
  }

  /// How many days of the calendar a mark lasts; `nil` where it does not begin and end with a day.
  func days(of x: XValue) -> Int? {
    guard case .interval(let from, let to) = x, x.length != nil else { return nil }
    return days(from: from, to: to)
  }

  /// How many days of the calendar lie between two midnights; `nil` between other points in time.
  func days(from: Instant, to: Instant) -> Int? {
    guard isMidnight(from), isMidnight(to) else { return nil }
    return date(to).date.dayNumber - date(from).date.dayNumber
  }

  /// A point in time at which an axis has a line: the bucket that begins there, or the day.
  func gridline(_ instant: Instant) -> String {
    guard axis.calendarUnit == nil, isMidnight(instant) else { return text(bucket(of: .instant(instant))) }
    return date(instant).day(withYear: variesYear)
  }

  /// What lasts less than two days is told with its hours, in microseconds.
  private static let fewHours: Int64 = 2 * 86_400_000_000

  func isMidnight(_ instant: Instant) -> Bool {
    let local = calendar.zone.local(instant)
    return local.flooredDivision(by: 86_400_000_000) &* 86_400_000_000 == local
  }

  /// The bounds of an axis of stretches: by its days, or within one day by the times.
  ///
  /// - Parameters:
  ///   - isClosed: whether something happens at the end itself, whose day is then the last.
  ///   - opening: whether it begins with "from".
  func bounds(from: Instant, to: Instant, isClosed: Bool, opening: Bool) -> String {
    guard from < to else { return instant(from, withYear: true) }
    let key: PhraseKey = opening ? .overviewBounds : .dateRange
    let (first, last) = (date(from), date(Instant(microseconds: to.microseconds - (isClosed ? 0 : 1))))
    let length = to.microseconds.subtractingReportingOverflow(from.microseconds)
    if first.date != last.date, length.overflow || length.partialValue >= Self.fewHours {
      let sharesYear = first.date.year == last.date.year
      return voice.say(key, ["from": first.day(withYear: !sharesYear), "to": last.day(withYear: true)])
    }
    if isMidnight(from), isMidnight(to) { return first.day(withYear: true) }
    let ends = moments(from, to, withYear: true)
    return voice.say(key, ["from": ends.from, "to": ends.to])
  }
}

extension XValue {
  /// When it begins; `nil` for what is not in time.
  var beginning: Instant? {
    switch self {
    case .instant(let instant), .interval(let instant, _): instant
    case .category, .number, .bin: nil
    }
  }
}
