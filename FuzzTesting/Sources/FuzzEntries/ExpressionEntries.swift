import ChartModel

@testable import ChartReading

extension FuzzEntry {
  /// An expression of Vega over a row with a value of each kind; two evaluations agree.
  static let vegaExpressions = FuzzEntry("vega-expressions") { bytes in
    guard let source = String(validating: bytes, as: UTF8.self), let expression = try? VegaExpression(source) else {
      return
    }
    let (first, second) = (Self.value(expression), Self.value(expression))
    try BrokenPromise.unless(first == second, "\(source) gives \(first), then \(second)")
  }

  private static let row: [(String, VegaValue)] = [
    ("a", .number(3)), ("b", .null), ("t", .string("text")), ("flag", .bool(true)), ("big", .number(1e308)),
    ("date", .date(951_782_400_000)), ("list", .array([.number(3), .number(.nan), .string("x")])),
    ("inner", .object(VegaObject([("x", .number(-0.0)), ("y.z", .number(6))]))),
  ]

  private static func value(_ expression: VegaExpression) -> String {
    let context = VegaContext(
      zone: .utc, signals: ["width": .number(200), "range": .array([.number(2), .number(8)])], selections: ["brush"])
    do {
      return try expression.value(in: context, datum: .record(.object(VegaObject(row)))).toText()
    } catch { return error.found }
  }
}
