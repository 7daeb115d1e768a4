import ChartModel
import Testing

@testable import VegaLite

/// An expression, and what it gives, in the writing of `Shown`.
struct ExpressionCase: CustomTestStringConvertible, Sendable {
  let source: String
  let expected: String

  init(_ source: String, _ expected: String) {
    self.source = source
    self.expected = expected
  }

  var testDescription: String { source }
}

/// Values as tests write them: `1`, `"text"`, `[1, null]`, `{a: 1}`, `date 0`, `/a/g`.
enum Shown {
  static func value(_ value: VegaValue) -> String {
    switch value {
    case .number(let number): number == 0 && number.sign == .minus ? "-0" : JavaScriptNumber.text(number)
    case .string(let text): "\"\(text)\""
    case .date(let time): "date " + JavaScriptNumber.text(time)
    case .array(let elements): "[" + elements.map(Shown.value).joined(separator: ", ") + "]"
    case .object(let object):
      "{" + object.members.map { "\($0.name): \(Shown.value($0.value))" }.joined(separator: ", ") + "}"
    default: value.toText()
    }
  }

  /// A fault as a message would have it.
  static func fault(_ fault: VegaExpressionFault) -> String {
    fault.foundInExpression + (fault.expected.map { ", expected \($0)" } ?? "") + "."
      + (fault.remedy.map { " \($0)" } ?? "")
  }
}

enum Evaluate {
  /// The row that the tables of tests use.
  static let row: [(String, VegaValue)] = [
    ("a", .number(3)), ("b", .null), ("t", .string("text")), ("flag", .bool(true)), ("a b", .number(7)),
    ("date", .date(951_782_400_000)), ("list", .array([.number(3), .number(1), .number(2)])),
    ("inner", .object(VegaObject([("x", .number(5)), ("y.z", .number(6))]))),
  ]

  static func context(zone: TimeZoneRules = .utc, limits: VegaContext.Limits = .init()) -> VegaContext {
    VegaContext(
      zone: zone, signals: ["width": .number(200), "range": .array([.number(2), .number(8)])],
      selections: ["brush"], limits: limits)
  }

  /// What an expression gives for the row, or the sentence of its fault.
  static func shown(_ source: String, in context: VegaContext = context()) -> String {
    do {
      let expression = try VegaExpression(source, depthLimit: context.limits.depth)
      return Shown.value(try expression.value(in: context, datum: .record(.object(VegaObject(row)))))
    } catch {
      return Shown.fault(error)
    }
  }
}

extension TimeZoneRules {
  /// New York: an hour more from 2000-04-02 07:00 to 2000-10-29 06:00 UTC.
  static let newYork = TimeZoneRules(identifier: "America/New_York") ?? .utc
}
