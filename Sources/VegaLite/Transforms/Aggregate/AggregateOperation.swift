import SourceText

/// What a group of values is put together to; the names are Vega's.
enum AggregateOperation: String, CaseIterable, Sendable {
  case count, valid, missing, distinct, values, sum, product, mean, average, variance, variancep, stdev, stdevp,
    stderr, median, q1, q3, ci0, ci1, min, max, argmin, argmax, exponential, exponentialb

  /// What must be kept of the values for the result.
  var need: Need {
    switch self {
    case .count, .valid, .missing: .counts
    case .sum, .product, .exponential, .exponentialb: .sums
    case .mean, .average, .variance, .variancep, .stdev, .stdevp, .stderr: .moments
    case .min, .max, .argmin, .argmax: .extremes
    case .distinct, .values, .median, .q1, .q3, .ci0, .ci1: .everything
    }
  }

  enum Need {
    case counts, sums, moments, extremes, everything
  }
}

/// One output of an aggregate, a join or a window: an operation on a field, and the name of the result.
struct AggregateRequest {
  var operation: AggregateOperation
  /// `nil` for a count.
  var field: VegaField?
  var name: String
  /// The ratio of an exponential mean.
  var parameter: Double?
}

extension AggregateRequest {
  /// Reads `{"op": "mean", "field": "a", "as": "b"}`.
  init(_ node: SpecificationNode, in context: VegaContext) throws(SpecificationFault) {
    guard node.tree.members != nil else { throw node.mismatch("an object with \"op\", \"field\" and \"as\"") }
    try node.checkMembers(["op", "field", "as", "param", "aggregate_param"], of: "an aggregated field")
    guard let op = node["op"] else {
      throw SpecificationFault(at: node, found: "\"op\" is missing", expected: "an operation such as mean")
    }
    let word = try op.word(among: AggregateOperation.allCases.map(\.rawValue))
    operation = AggregateOperation(rawValue: word) ?? .count
    let field = try node["field"].flatMap { $0.tree.isNull ? nil : $0 }?.text("the name of a field")
    if field == nil, operation != .count {
      throw SpecificationFault(at: node, found: "\"field\" is missing", expected: "the field to take the \(word) of")
    }
    self.field = field.map { VegaField($0) }
    // Vega-Lite's own names where the author gives none.
    let otherwise = operation == .count ? "__count" : "\(word)_\(self.field?.columnName ?? "")"
    name = try node["as"]?.text("a name for the new field") ?? otherwise
    parameter = try (node["param"] ?? node["aggregate_param"])?.number("a number", in: context)
  }
}
