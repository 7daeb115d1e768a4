/// Questions about the kind of a value, and conversions that keep null.
extension VegaFunctions {
  static let types: [VegaFunction] =
    [
      test("isArray") { if case .array = $0 { true } else { false } },
      test("isBoolean") { if case .bool = $0 { true } else { false } },
      test("isDate") { if case .date = $0 { true } else { false } },
      test("isDefined") { $0 != .undefined },
      test("isNumber") { if case .number = $0 { true } else { false } },
      test("isObject") { $0.isObjectLike },
      test("isRegExp") { if case .pattern = $0 { true } else { false } },
      test("isString") { $0.isText },
      test("isValid") { !$0.isAbsent && !$0.isNotANumber },
      // Number.isNaN and Number.isFinite: a text is neither.
      test("isNaN") { $0.isNotANumber },
      test("isFinite") { if case .number(let number) = $0 { number.isFinite } else { false } },
      conversion("toBoolean") { value, _ in .bool(toBoolean(value)) },
      conversion("toNumber") { value, _ in .number(value.toNumber()) },
      conversion("toString") { value, call in .string(value.toText(in: call.zone, limit: call.outputLimit)) },
      conversion("toDate") { value, call in toDate(value, call) },
    ]

  private static func test(_ name: String, _ body: @escaping @Sendable (VegaValue) -> Bool) -> VegaFunction {
    VegaFunction(name) { call in .bool(body(call[0])) }
  }

  /// What is null, undefined or an empty text becomes null.
  private static func conversion(
    _ name: String, _ body: @escaping @Sendable (VegaValue, VegaCall) -> VegaValue
  ) -> VegaFunction {
    VegaFunction(name) { call in call[0].isAbsent || call[0] == .string("") ? .null : body(call[0], call) }
  }

  private static func toBoolean(_ value: VegaValue) -> Bool {
    value.toBoolean() && value != .string("false") && value != .string("0")
  }

  /// A date and a number stay what they are; anything else becomes the number of its time.
  private static func toDate(_ value: VegaValue, _ call: VegaCall) -> VegaValue {
    switch value {
    case .number, .date: value
    default: .number(DateParsing.time(value.toText(in: call.zone), in: call.zone))
    }
  }
}

extension VegaValue {
  /// Whether the value differs from itself.
  fileprivate var isNotANumber: Bool { if case .number(let number) = self { number.isNaN } else { false } }
}
