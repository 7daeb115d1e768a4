import ChartModel

/// JavaScript's conversions: what operators and functions make of a value of another kind (ECMA-262, section 7.1).
extension VegaValue {
  /// The value as a number; not-a-number where it is none.
  ///
  /// ```swift
  /// VegaValue.string(" 0x10 ").toNumber()  // 16
  /// VegaValue.null.toNumber()              // 0
  /// ```
  func toNumber() -> Double {
    switch self {
    case .undefined, .object, .pattern: .nan
    case .null: 0
    case .bool(let value): value ? 1 : 0
    case .number(let number): number
    case .string(let text): JavaScriptNumber.number(text)
    case .date(let time): JavaScriptDate.clipped(time)
    case .array: JavaScriptNumber.number(toText())
    }
  }

  /// The value as a text; dates as `Sat Jan 01 2000 00:00:00 GMT+0000 (Coordinated Universal Time)`.
  ///
  /// Arrays hold their parts by reference, so that a small one can have a huge text: it is cut where it has become
  /// longer than the limit.
  /// - Parameter limit: how many bytes of UTF-8 are enough.
  func toText(in zone: TimeZoneRules = .utc, limit: Int = 1_000_000) -> String {
    switch self {
    case .undefined: return "undefined"
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let number): return JavaScriptNumber.text(number)
    case .string(let text): return text
    case .date(let time): return JavaScriptDate.text(time, in: zone)
    case .object: return "[object Object]"
    case .pattern(let source, let flags): return "/\(source.isEmpty ? "(?:)" : source)/\(flags)"
    case .array(let elements): return Self.joined(elements, by: ",", in: zone, limit: limit)
    }
  }

  /// About how many steps it takes to make the text of an array; nothing for other values.
  var conversionSteps: Int {
    guard case .array(let elements) = self else { return 0 }
    return elements.reduce(1) { steps, element in
      switch element {
      case .array: steps + 10_000
      case .string(let text): steps + 1 + text.utf8.count / 16
      default: steps + 1
      }
    }
  }

  /// The texts of values with a separator between them, as `Array.prototype.join` makes it.
  static func joined(_ elements: [VegaValue], by separator: String, in zone: TimeZoneRules, limit: Int) -> String {
    var text = ""
    for (index, element) in elements.enumerated() {
      if text.utf8.count > limit { break }
      if index > 0 { text += separator }
      if !element.isAbsent { text += element.toText(in: zone, limit: limit - text.utf8.count) }
    }
    return text
  }

  /// Whether a condition holds for the value.
  func toBoolean() -> Bool {
    switch self {
    case .undefined, .null: false
    case .bool(let value): value
    case .number(let number): number != 0 && !number.isNaN
    case .string(let text): !text.isEmpty
    case .date, .array, .object, .pattern: true
    }
  }

  /// The value as an operator sees it: dates, arrays and objects as texts, or dates as numbers where those are wanted.
  func toPrimitive(in zone: TimeZoneRules, datesAsNumbers: Bool, limit: Int = 1_000_000) -> VegaValue {
    switch self {
    case .date(let time): datesAsNumbers ? .number(JavaScriptDate.clipped(time)) : .string(toText(in: zone))
    case .array, .object, .pattern: .string(toText(in: zone, limit: limit))
    default: self
    }
  }

  /// Whether JavaScript would hold the value by reference.
  var isObjectLike: Bool {
    switch self {
    case .date, .array, .object, .pattern: true
    default: false
    }
  }
}
