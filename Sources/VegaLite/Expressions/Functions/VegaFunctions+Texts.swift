/// Texts.
extension VegaFunctions {
  static let texts: [VegaFunction] =
    [
      VegaFunction("upper") { call throws(VegaExpressionFault) in try call.result(call.text(0).uppercased()) },
      VegaFunction("lower") { call throws(VegaExpressionFault) in try call.result(call.text(0).lowercased()) },
      VegaFunction("trim") { call throws(VegaExpressionFault) in
        try call.result(String(JavaScriptText.trimmed(call.text(0))))
      },
      VegaFunction("substring") { call throws(VegaExpressionFault) in try substring(call) },
      VegaFunction("pad", 2) { call throws(VegaExpressionFault) in try pad(call) },
      VegaFunction("truncate", 2) { call throws(VegaExpressionFault) in try truncate(call) },
      VegaFunction("parseFloat") { call in .number(parseFloat(call.text(0))) },
      VegaFunction("parseInt") { call in .number(parseInt(call.text(0), radix: call.number(1))) },
      VegaFunction("btoa") { call throws(VegaExpressionFault) in
        guard let bytes = Base64.bytes(ofLatin1: call.text(0)) else {
          throw call.fault("btoa is given a text with characters beyond U+00FF", expected: "bytes")
        }
        return try call.result(Base64.text(bytes))
      },
      VegaFunction("atob") { call throws(VegaExpressionFault) in
        guard let bytes = Base64.bytes(call.text(0)) else {
          throw call.fault("atob is given what is no base 64", expected: "a text in base 64")
        }
        return try call.result(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })))
      },
    ]

  private static func substring(_ call: VegaCall) throws(VegaExpressionFault) -> VegaValue {
    let text = call.text(0)
    let count = text.utf16.count
    let start = min(max(0, call.integer(1, or: 0)), count)
    let end = min(max(0, call.integer(2, or: count)), count)
    return try call.result(JavaScriptText.slice(text, min(start, end), max(start, end)))
  }

  private static func pad(_ call: VegaCall) throws(VegaExpressionFault) -> VegaValue {
    let text = call.text(0)
    let missing = call.number(1) - Double(text.utf16.count)
    guard missing > 0 else { return try call.result(text) }
    let filler = call[2].toBoolean() ? call.text(2) : " "
    guard missing * Double(filler.utf8.count) <= Double(call.outputLimit) else {
      throw call.evaluation.tooLong("a text", of: "bytes", at: call.offset)
    }
    let count = JavaScriptNumber.integer(missing, in: 0...call.outputLimit)
    // Each copy of the filler costs a quarter of a step.
    try call.evaluation.charge(count / 4, at: call.offset)
    func fill(_ count: Int) -> String { String(repeating: filler, count: count) }
    switch call[3] {
    case .string("left"): return try call.result(fill(count) + text)
    case .string("center"): return try call.result(fill(count / 2) + text + fill(count - count / 2))
    default: return try call.result(text + fill(count))
    }
  }

  private static func truncate(_ call: VegaCall) throws(VegaExpressionFault) -> VegaValue {
    let text = call.text(0)
    let count = text.utf16.count
    guard Double(count) > call.number(1) else { return try call.result(text) }
    let ellipsis = call[3].isAbsent ? "…" : call.text(3)
    let kept = JavaScriptNumber.integer(call.number(1) - Double(ellipsis.utf16.count), in: 0...count)
    func start(_ length: Int) -> String { JavaScriptText.slice(text, 0, length) }
    func end(_ length: Int) -> String { JavaScriptText.slice(text, count - length, count) }
    switch call[2] {
    case .string("left"): return try call.result(ellipsis + end(kept))
    case .string("center"): return try call.result(start(kept - kept / 2) + ellipsis + end(kept / 2))
    default: return try call.result(start(kept) + ellipsis)
    }
  }

  /// The number with which a text begins.
  private static func parseFloat(_ text: String) -> Double {
    let trimmed = JavaScriptText.trimmed(text)
    for (name, number) in [("Infinity", Double.infinity), ("+Infinity", .infinity), ("-Infinity", -.infinity)]
    where trimmed.hasPrefix(name) { return number }
    let head = Array(trimmed.utf8.prefix(1_000))
    return Double(String(decoding: head.prefix(JavaScriptNumber.decimalLength(head)), as: UTF8.self)) ?? .nan
  }

  private static func parseInt(_ text: String, radix: Double) -> Double {
    var rest = JavaScriptText.trimmed(text).utf8.prefix(1_100)
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    var base = JavaScriptNumber.int32(radix)
    let isHex = rest.first == UInt8(ascii: "0") && rest.dropFirst().first.map { $0 | 0x20 == 0x78 } ?? false
    if isHex, base == 0 || base == 16 {
      rest.removeFirst(2)
      base = 16
    }
    if base == 0 { base = 10 }
    guard (2...36).contains(base) else { return .nan }
    let digits = rest.prefix { JavaScriptNumber.digit($0).map { $0 < base } ?? false }
    let number =
      base == 10
      ? Double(String(decoding: digits, as: UTF8.self))
      : JavaScriptNumber.whole(digits, radix: Double(base))
    return number.map { isNegative ? -$0 : $0 } ?? .nan
  }
}
