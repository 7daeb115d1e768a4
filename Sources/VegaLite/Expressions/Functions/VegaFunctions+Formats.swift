import ChartModel
import SourceText

/// Numbers and dates as texts, and texts as dates.
extension VegaFunctions {
  static let formats: [VegaFunction] =
    [
      VegaFunction("format") { call throws(VegaExpressionFault) in try number(call) },
      VegaFunction("timeFormat") { call throws(VegaExpressionFault) in try time(call, in: call.zone) },
      VegaFunction("utcFormat") { call throws(VegaExpressionFault) in try time(call, in: .utc) },
      VegaFunction("timeParse", 2) { call in parse(call, in: call.zone, isUTC: false) },
      VegaFunction("utcParse", 2) { call in parse(call, in: .utc, isUTC: true) },
      VegaFunction("monthFormat") { call in name(call[0], TimeNames.months, letters: nil) },
      VegaFunction("monthAbbrevFormat") { call in name(call[0], TimeNames.months, letters: 3) },
      VegaFunction("dayFormat") { call in name(call[0], TimeNames.weekdays, letters: nil) },
      VegaFunction("dayAbbrevFormat") { call in name(call[0], TimeNames.weekdays, letters: 3) },
      VegaFunction("timeUnitSpecifier") { call throws(VegaExpressionFault) in try specifier(call) },
    ]

  private static func number(_ call: VegaCall) throws(VegaExpressionFault) -> VegaValue {
    // Vega takes null for no number here, though JavaScript's formats would write it as 0.
    if call[0] == .null { return .string("null") }
    guard let format = call.evaluation.context.formats.number(call.text(1)) else {
      throw call.fault("\(call.text(1).shownInMessage) is no number format", expected: "a format such as \",.2f\"")
    }
    let text = format.isText ? format.text(call.text(0)) : format.text(call.number(0))
    return try call.result(text)
  }

  private static func time(_ call: VegaCall, in zone: TimeZoneRules) throws(VegaExpressionFault) -> VegaValue {
    if call[0] == .null { return .string("null") }
    let time = if case .date(let time) = call[0] { time } else { JavaScriptDate.clipped(call.number(0)) }
    switch call[1] {
    case .string(let specifier):
      try call.charge(specifier.utf8.count)
      return try call.result(call.evaluation.context.formats.time(specifier).text(time, in: zone))
    case .undefined, .null: return .string(AutomaticTimeFormat().text(time, in: zone))
    case .object(let specifiers):
      return try call.result(AutomaticTimeFormat(specifiers).text(time, in: zone))
    default: throw call.fault("\(call.name) is given \(call[1].shownKind) as format", expected: "a text")
    }
  }

  private static func parse(_ call: VegaCall, in zone: TimeZoneRules, isUTC: Bool) -> VegaValue {
    TimeParser.time(call.text(0), format: call.text(1), in: zone, isUTC: isUTC).map { .date($0) } ?? .null
  }

  /// The name of a month or weekday; numbers beyond the last go on from the first, as dates do.
  private static func name(_ value: VegaValue, _ names: [String], letters: Int?) -> VegaValue {
    guard case .number(let number) = value, abs(number) < 1e9, let whole = Int(exactly: number) else {
      return .string("")
    }
    let name = names[((whole % names.count) + names.count) % names.count]
    return .string(letters.map { String(name.prefix($0)) } ?? name)
  }

  private static func specifier(_ call: VegaCall) throws(VegaExpressionFault) -> VegaValue {
    let units = call[0].elements?.map { $0.toText() } ?? [call.text(0)]
    do {
      return .string(try TimeUnitSpecifier.text(units, overrides: call[1].object ?? VegaObject()))
    } catch {
      throw call.fault(error.found, expected: error.expected)
    }
  }
}

extension String {
  /// The text in quotes, cut where it is long, without control characters.
  var shownInMessage: String {
    let shown = unicodeScalars.count > 40 ? String(String.UnicodeScalarView(unicodeScalars.prefix(39))) + "…" : self
    return "\"\(shown.escapingControls)\""
  }
}
