import ChartModel

@testable import VegaLite

extension FuzzEntry {
  /// An expression of Vega over a row with a value of each kind; two that are read anew agree.
  static let vegaExpressions = FuzzEntry("vega-expressions") { bytes in
    guard let source = String(validating: bytes, as: UTF8.self), let first = Self.value(of: source) else { return }
    let second = Self.value(of: source)
    try BrokenPromise.unless(first == second, "\(source) gives \(first), then \(second ?? "no expression")")
  }

  private static let row: [(String, VegaValue)] = [
    ("a", .number(3)), ("b", .null), ("t", .string("text")), ("flag", .bool(true)), ("big", .number(1e308)),
    ("date", .date(951_782_400_000)), ("list", .array([.number(3), .number(.nan), .string("x")])),
    ("inner", .object(VegaObject([("x", .number(-0.0)), ("y.z", .number(6))]))),
  ]

  /// What an expression comes to, or why it comes to nothing; `nil` for a text that is none.
  private static func value(of source: String) -> String? {
    guard let expression = try? VegaExpression(source) else { return nil }
    let context = VegaContext(
      zone: .utc, signals: ["width": .number(200), "range": .array([.number(2), .number(8)])], selections: ["brush"])
    do {
      return try expression.value(in: context, datum: .record(.object(VegaObject(row)))).toText()
    } catch { return error.found }
  }
}
