import ChartModel
import SourceText

/// Steps along the calendar.
extension VegaFunctions {
  static let calendars: [VegaFunction] =
    [
      VegaFunction("timeOffset", 2) { call throws(VegaExpressionFault) in try offset(call, in: call.zone) },
      VegaFunction("utcOffset", 2) { call throws(VegaExpressionFault) in try offset(call, in: .utc) },
      VegaFunction("timeSequence", 3) { call throws(VegaExpressionFault) in try sequence(call, in: call.zone) },
      VegaFunction("utcSequence", 3) { call throws(VegaExpressionFault) in try sequence(call, in: .utc) },
    ]

  private static func interval(_ call: VegaCall) throws(VegaExpressionFault) -> JavaScriptInterval {
    let name = call.text(0)
    guard let interval = JavaScriptInterval(rawValue: name) else {
      let names = JavaScriptInterval.allCases.map(\.rawValue)
      throw call.fault(
        "\(name.shownInMessage) is no time unit", expected: names.joined(separator: ", "),
        remedy: NearestNames.nearest(to: name, among: names).map { "Did you mean \($0)?" })
    }
    return interval
  }

  private static func step(_ call: VegaCall, _ index: Int) -> Double {
    call[index].isAbsent ? 1 : call.number(index).rounded(.down)
  }

  private static func offset(
    _ call: VegaCall, in zone: TimeZoneRules
  ) throws(VegaExpressionFault) -> VegaValue {
    let time = JavaScriptDate.clipped(call.number(1))
    return .date(try interval(call).offset(time, by: step(call, 2), in: zone))
  }

  /// After `interval.range` of d3-time.
  private static func sequence(
    _ call: VegaCall, in zone: TimeZoneRules
  ) throws(VegaExpressionFault) -> VegaValue {
    let interval = try interval(call)
    let stop = call.number(2)
    let step = step(call, 3)
    var time = interval.ceiling(JavaScriptDate.clipped(call.number(1)), in: zone)
    var times: [VegaValue] = []
    guard step > 0 else { return .array([]) }
    let fewest = (min(stop, JavaScriptDate.limit) - time) / (interval.longest * step)
    if fewest > Double(call.outputLimit) { throw call.evaluation.tooLong("an array", at: call.offset) }
    while time < stop {
      try call.charge(1)
      times.append(.date(time))
      let next = interval.floor(interval.offset(time, by: step, in: zone), in: zone)
      guard next > time else { break }
      time = next
    }
    return try call.result(times)
  }
}
