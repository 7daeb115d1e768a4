import ChartModel

/// Dates and their parts, on the local clock and in UTC.
extension VegaFunctions {
  static let dates: [VegaFunction] =
    parts(prefix: "") { $0.zone } + [
      VegaFunction("datetime") { call in .date(datetime(call)) },
      VegaFunction("time") { call in .number(JavaScriptDate.time(of: call[0], in: call.zone)) },
      VegaFunction("timezoneoffset") { call in
        let time = JavaScriptDate.time(of: call[0], in: call.zone)
        return .number(time.isNaN ? .nan : 0 - Double(JavaScriptDate.offset(time, in: call.zone)) / 60)
      },
    ]

  static let utcDates: [VegaFunction] =
    parts(prefix: "utc") { _ in .utc } + [
      VegaFunction("utc") { call in .number(fromParts(call, in: .utc)) }
    ]

  private static func parts(
    prefix: String, _ zone: @escaping @Sendable (VegaCall) -> TimeZoneRules
  ) -> [VegaFunction] {
    func part(_ name: String, _ part: @escaping @Sendable (JavaScriptDate.Parts) -> Int) -> VegaFunction {
      VegaFunction(prefix + name) { call in
        let time = JavaScriptDate.time(of: call[0], in: call.zone)
        return .number(JavaScriptDate.parts(time, in: zone(call)).map { Double(part($0)) } ?? .nan)
      }
    }
    return [
      part("date") { $0.day }, part("day") { $0.weekday }, part("year") { $0.year }, part("month") { $0.month },
      part("hours") { $0.hours }, part("minutes") { $0.minutes }, part("seconds") { $0.seconds },
      part("milliseconds") { $0.milliseconds }, part("quarter") { $0.month / 3 + 1 },
      part("dayofyear") { $0.dayOfYear }, part("week") { $0.week(beginning: 0) },
    ]
  }

  /// `new Date(…)`.
  private static func datetime(_ call: VegaCall) -> Double {
    call.arguments.count < 2 ? JavaScriptDate.time(of: call[0], in: call.zone) : fromParts(call, in: call.zone)
  }

  /// Year, month from 0, day, hours, minutes, seconds, milliseconds; years from 0 to 99 are of the 20th century.
  private static func fromParts(_ call: VegaCall, in zone: TimeZoneRules) -> Double {
    func part(_ index: Int, or other: Double) -> Double {
      index < call.arguments.count ? call.number(index) : other
    }
    var year = part(0, or: .nan).rounded(.towardZero)
    if (0...99).contains(year) { year += 1_900 }
    return JavaScriptDate.time(
      year: year, month: part(1, or: 0), day: part(2, or: 1), hours: part(3, or: 0), minutes: part(4, or: 0),
      seconds: part(5, or: 0), milliseconds: part(6, or: 0), in: zone)
  }
}

extension JavaScriptDate {
  /// The time that `new Date(value)` has.
  static func time(of value: VegaValue, in zone: TimeZoneRules) -> Double {
    switch value {
    case .date(let time): clipped(time)
    case .string(let text): DateParsing.time(text, in: zone)
    case .array, .object, .pattern: DateParsing.time(value.toText(in: zone, limit: 200), in: zone)
    default: clipped(value.toNumber())
    }
  }
}

extension JavaScriptDate.Parts {
  /// 1 to 366.
  var dayOfYear: Int { dayNumber - CivilDate(year: year, month: 1, day: 1).dayNumber + 1 }

  /// The week of the year, 0 to 53, with weeks that begin on a weekday; days before the first such day are week 0.
  func week(beginning first: Int) -> Int { (dayOfYear + 6 - (weekday - first + 7) % 7) / 7 }
}
