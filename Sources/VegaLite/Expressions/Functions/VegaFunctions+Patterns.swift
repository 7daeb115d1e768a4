/// Regular expressions, and what takes a text or a regular expression.
extension VegaFunctions {
  static let patterns: [VegaFunction] =
    [
      VegaFunction("regexp") { call throws(VegaExpressionFault) in
        let (source, flags) = pattern(call, flags: call[1] == .undefined ? "" : call.text(1))
        _ = try compiled(call, source, flags)
        return .pattern(source: source, flags: flags)
      },
      VegaFunction("test", 2) { call throws(VegaExpressionFault) in
        let (source, flags) = pattern(call, flags: "")
        let expression = try compiled(call, source, flags)
        let text = call.text(1)
        return .bool(
          try matching(call) { steps throws(RegularExpression.Fault) in try expression.matches(text, steps: &steps) })
      },
      VegaFunction("replace", 3) { call throws(VegaExpressionFault) in try replace(call) },
      VegaFunction("split") { call throws(VegaExpressionFault) in try split(call) },
    ]

  private static func pattern(_ call: VegaCall, flags: String) -> (source: String, flags: String) {
    guard case .pattern(let source, let own) = call[0] else { return (call.text(0), flags) }
    return (source, flags.isEmpty ? own : flags)
  }

  private static func compiled(
    _ call: VegaCall, _ source: String, _ flags: String
  ) throws(VegaExpressionFault) -> RegularExpression {
    do {
      return try call.evaluation.context.regularExpressions.expression(source, flags: flags)
    } catch {
      throw call.fault(error.found)
    }
  }

  /// Runs a search and counts its steps.
  private static func matching<Result>(
    _ call: VegaCall, _ body: (inout Int) throws(RegularExpression.Fault) -> Result
  ) throws(VegaExpressionFault) -> Result {
    var steps = searchSteps
    let result: Result
    do {
      result = try body(&steps)
    } catch {
      throw call.fault(error.found, kind: .tooLarge)
    }
    try call.charge(searchSteps - steps)
    return result
  }

  /// How long one search may take: a fraction of a second.
  private static let searchSteps = 1_000_000

  private static func replace(_ call: VegaCall) throws(VegaExpressionFault) -> VegaValue {
    let (text, replacement) = (call.text(0), call.text(2))
    try call.charge(text.utf8.count / 4)
    let limit = call.outputLimit
    switch call[1] {
    case .pattern(let source, let flags):
      let expression = try compiled(call, source, flags)
      return try call.result(
        try matching(call) { steps throws(RegularExpression.Fault) in
          try expression.replacing(in: text, with: replacement, limit: limit, steps: &steps)
        })
    case .string(let wanted):
      try call.chargeSearch(of: wanted, in: text)
      return try call.result(RegularExpression.replacingFirst(wanted, in: text, with: replacement))
    default: throw call.wrong(1, expected: "a text or a regular expression")
    }
  }

  private static func split(_ call: VegaCall) throws(VegaExpressionFault) -> VegaValue {
    let text = call.text(0)
    try call.charge(text.utf8.count / 4)
    let most = call[2] == .undefined ? Int.max : Int(JavaScriptNumber.uint32(call.number(2)))
    let limit = min(most, call.outputLimit + 1)
    let pieces: [VegaValue]
    switch call[1] {
    case .undefined: pieces = [.string(text)]
    case .pattern(let source, let flags):
      let expression = try compiled(call, source, flags)
      pieces = try matching(call) { steps throws(RegularExpression.Fault) in
        try expression.splitting(text, limit: limit, steps: &steps)
      }
    default:
      let separator = call.text(1)
      try call.chargeSearch(of: separator, in: text)
      pieces = cut(text, by: separator, limit: limit)
    }
    return try call.result(Array(pieces.prefix(limit)))
  }

  private static func cut(_ text: String, by separator: String, limit: Int) -> [VegaValue] {
    let (units, pattern) = (Array(text.utf16), Array(separator.utf16))
    if pattern.isEmpty { return units.prefix(limit).map { .string(String(decoding: [$0], as: UTF16.self)) } }
    var pieces: [VegaValue] = []
    var start = 0
    while pieces.count < limit, let place = TextSearch.first(pattern, in: units, from: start) {
      pieces.append(.string(String(decoding: units[start..<place], as: UTF16.self)))
      start = place + pattern.count
    }
    return pieces + [.string(String(decoding: units[start...], as: UTF16.self))]
  }
}
