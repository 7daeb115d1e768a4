import ChartModel

/// Where a time unit begins and ends; after `floor` and `interval` of vega-time.
struct TimeUnitFloor {
  private let unit: TimeUnitSpec
  private let zone: TimeZoneRules
  private let parts: Set<TimeUnitPart>

  /// - Parameter zone: what JavaScript would call local.
  init(_ unit: TimeUnitSpec, zone: TimeZoneRules) {
    self.unit = unit
    self.zone = unit.isUTC ? .utc : zone
    parts = Set(unit.parts)
  }

  /// The beginning of the unit that a time is in; not-a-number for a time that is none.
  ///
  /// Units without a year are told in 2012, a leap year that begins on a Sunday.
  func start(_ time: Double) -> Double {
    guard let date = JavaScriptDate.parts(time, in: zone) else { return .nan }
    let year = parts.contains(.year) ? stepped(.year, Double(date.year)) : 2012
    return JavaScriptDate.time(
      year: year, month: month(date), day: day(date, year: year),
      hours: clock(.hours, date.hours), minutes: clock(.minutes, date.minutes),
      seconds: clock(.seconds, date.seconds), milliseconds: clock(.milliseconds, date.milliseconds), in: zone)
  }

  /// The beginning of the next unit, after the beginning of one; after `offset` of d3-time.
  func end(_ start: Double) -> Double {
    let step = unit.step.rounded(.down)
    switch unit.smallest {
    case .year: return moved(start, years: step)
    case .quarter: return moved(start, months: 3 * step)
    case .month: return moved(start, months: step)
    case .week: return moved(start, days: 7 * step)
    case .date, .day, .dayofyear: return moved(start, days: step)
    case .hours: return JavaScriptDate.clipped(start + step * 3_600_000)
    case .minutes: return JavaScriptDate.clipped(start + step * 60_000)
    case .seconds: return JavaScriptDate.clipped(start + step * 1_000)
    case .milliseconds, nil: return JavaScriptDate.clipped(start + step)
    }
  }

  private func month(_ date: JavaScriptDate.Parts) -> Double {
    if parts.contains(.month) { return stepped(.month, Double(date.month)) }
    if parts.contains(.quarter) { return 3 * stepped(.quarter, Double(date.month / 3)) }
    return 0
  }

  private func day(_ date: JavaScriptDate.Parts, year: Double) -> Double {
    let week = (dayOfYear(date) + 6 - Double(date.weekday)) / 7
    let first = firstWeekday(year)
    if parts.contains(.week) {
      if parts.contains(.day) {
        return stepped(.day, weekday(week: week.rounded(.down), day: Double(date.weekday), first), phase: 1)
      }
      return weekday(week: stepped(.week, week.rounded(.down), phase: 1), day: 0, first)
    }
    if parts.contains(.day) { return stepped(.day, weekday(week: 1, day: Double(date.weekday), first), phase: 1) }
    if parts.contains(.date) { return stepped(.date, Double(date.day), phase: 1) }
    return parts.contains(.dayofyear) ? stepped(.dayofyear, dayOfYear(date), phase: 1) : 1
  }

  /// The day of the year, from 1.
  private func dayOfYear(_ date: JavaScriptDate.Parts) -> Double {
    Double(date.dayNumber) - JavaScriptDate.day(year: Double(date.year), month: 0, day: 1) + 1
  }

  /// The weekday on which a year begins; 0 is Sunday.
  private func firstWeekday(_ year: Double) -> Double {
    // 1970 began on a Thursday.
    let days = JavaScriptDate.day(year: year, month: 0, day: 1) + 4
    return days - 7 * (days / 7).rounded(.down)
  }

  /// The day of January on which a day of a week falls, week 1 being the one of the first Sunday.
  private func weekday(week: Double, day: Double, _ first: Double) -> Double {
    day + week * 7 - (first + 6).truncatingRemainder(dividingBy: 7)
  }

  private func clock(_ part: TimeUnitPart, _ value: Int) -> Double {
    parts.contains(part) ? stepped(part, Double(value)) : 0
  }

  /// A part cut to whole steps, if it is the smallest; steps are counted from `phase`.
  private func stepped(_ part: TimeUnitPart, _ value: Double, phase: Double = 0) -> Double {
    guard part == unit.smallest, unit.step > 1 else { return value }
    return phase + unit.step * ((value - phase) / unit.step).rounded(.down)
  }

  /// A time moved on the wall clock, as `setFullYear`, `setMonth` and `setDate` do.
  private func moved(_ time: Double, years: Double = 0, months: Double = 0, days: Double = 0) -> Double {
    guard let date = JavaScriptDate.parts(time, in: zone) else { return .nan }
    return JavaScriptDate.time(
      year: Double(date.year) + years, month: Double(date.month) + months, day: Double(date.day) + days,
      hours: Double(date.hours), minutes: Double(date.minutes), seconds: Double(date.seconds),
      milliseconds: Double(date.milliseconds), in: zone)
  }
}
