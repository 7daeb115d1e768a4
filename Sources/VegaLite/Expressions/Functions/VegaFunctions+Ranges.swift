/// Ranges of numbers: functions of vega-util.
extension VegaFunctions {
  static let numbers: [VegaFunction] =
    [
      VegaFunction("extent") { call throws(VegaExpressionFault) in
        let (least, most) = extent(call[0].isAbsent ? [] : try call.array(0))
        return .array([least, most])
      },
      VegaFunction("span") { call throws(VegaExpressionFault) in
        guard call[0].toBoolean() else { return .number(0) }
        let (first, last) = try ends(call, 0)
        let span = last.toNumber() - first.toNumber()
        return .number(span.isNaN ? 0 : span)
      },
      VegaFunction("lerp", 2) { call throws(VegaExpressionFault) in
        let (first, last) = try ends(call, 0)
        let fraction = call.number(1)
        if fraction == 0 || fraction.isNaN { return first }
        if fraction == 1 { return last }
        return .number(first.toNumber() + fraction * (last.toNumber() - first.toNumber()))
      },
      VegaFunction("inrange", 2) { call throws(VegaExpressionFault) in try .bool(isInRange(call)) },
      VegaFunction("clampRange", 3) { call throws(VegaExpressionFault) in try clampRange(call) },
    ]

  private static func ends(_ call: VegaCall, _ index: Int) throws(VegaExpressionFault) -> (VegaValue, VegaValue) {
    let elements = try call.array(index)
    return (elements.first ?? .undefined, elements.last ?? .undefined)
  }

  /// The least and the greatest of what is not null and not not-a-number.
  private static func extent(_ values: [VegaValue]) -> (VegaValue, VegaValue) {
    guard let first = values.firstIndex(where: { !$0.isAbsent && !$0.isNaN }) else { return (.undefined, .undefined) }
    return values[first...].reduce((values[first], values[first])) { found, value in
      guard !value.isAbsent else { return found }
      return (value.isLess(than: found.0) ? value : found.0, found.1.isLess(than: value) ? value : found.1)
    }
  }

  private static func isInRange(_ call: VegaCall) throws(VegaExpressionFault) -> Bool {
    var (low, high) = try ends(call, 1)
    if high.isLess(than: low) { swap(&low, &high) }
    let hasLow = call[2] == .undefined || call[2].toBoolean()
    let hasHigh = call[3] == .undefined || call[3].toBoolean()
    return (hasLow ? low.isAtMost(call[0]) : low.isLess(than: call[0]))
      && (hasHigh ? call[0].isAtMost(high) : call[0].isLess(than: high))
  }

  /// Moves a range between two ends without changing its length, if it fits.
  private static func clampRange(_ call: VegaCall) throws(VegaExpressionFault) -> VegaValue {
    let range = try call.array(0)
    let ends = [range.element(0).toNumber(), range.element(1).toNumber()].sorted()
    let (least, most) = (call.number(1), call.number(2))
    guard let low = ends.first, let high = ends.last else { return .array([]) }
    if high - low >= most - least { return .array([.number(least), .number(most)]) }
    let start = min(max(low, least), most - (high - low))
    return .array([.number(start), .number(start + (high - low))])
  }
}
