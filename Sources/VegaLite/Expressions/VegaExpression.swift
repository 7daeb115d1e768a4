import ChartModel
import SourceText

/// An expression of Vega, parsed.
///
/// ```swift
/// let expression = try VegaExpression("datum.a > 2 && isValid(datum.b)")
/// try expression.value(of: .record(["a": 3]), in: context)
/// ```
struct VegaExpression: Sendable {
  let source: String
  private let tree: ExpressionNode

  init(_ source: String, depthLimit: Int = SourceLimits.jsonDepth) throws(VegaExpressionFault) {
    self.source = source
    guard source.utf8.count <= ChartLimits.expressionBytes else {
      throw VegaExpressionFault(
        source: source, offset: 0,
        found: "the expression is longer than \(ChartLimits.expressionBytes.withCommas) bytes", kind: .tooLarge)
    }
    var parser = ExpressionParser(source, depthLimit: depthLimit)
    tree = try parser.parse()
  }

  /// The value for a row; `datum` gives a field of the row by its plain name.
  func value(in context: VegaContext, datum: VegaDatum) throws(VegaExpressionFault) -> VegaValue {
    try ExpressionEvaluation(source: source, context: context, datum: datum).value(tree)
  }

  /// The names outside `datum` that it uses, in the order of the text, each once: parameters.
  var parameterNames: [String] { tree.parameterNames }

  /// The fields of `datum` that it names, in the order of the text, each once.
  var fieldNames: [String] { tree.fieldNames }
}

/// What `datum` means in an expression: a row of a table, a record, or nothing.
enum VegaDatum {
  case none
  case row(Int, of: VegaTable)
  case record(VegaValue)
}

/// What is wrong with an expression, and where.
struct VegaExpressionFault: Error, Hashable, Sendable {
  var source: String
  /// The character at which it is, counted from 0.
  var offset: Int
  /// What was found, as a clause without a stop.
  var found: String
  var expected: String?
  var remedy: String?
  /// Whether the expression is wrong, asks for what cannot be told, or asks for too much.
  var kind = SpecificationFault.Kind.broken
}
