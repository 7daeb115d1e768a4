import SourceText

/// What an axis or a legend calls its names, where an expression of its author says it: `labelExpr`.
///
/// ```swift
/// AuthorLabels(channel, context: context).labels(of: [.string("COD")])  // ["COD": "Congo"]
/// ```
struct AuthorLabels {
  private let expression: VegaExpression?
  private let context: VegaContext

  init(_ channel: EncodedChannel, context: VegaContext) {
    self.context = context
    let isNamed = channel.isDiscreteType && channel.timeUnit == nil && !channel.hasBin && channel.datum == nil
    let source = ["axis", "legend"].lazy.compactMap { channel.definition[$0]?["labelExpr"]?.string }.first {
      !$0.isEmpty
    }
    let told = isNamed ? source.flatMap { try? VegaExpression($0) } : nil
    // Where a label stands, or how many there are, is known to a drawn axis alone.
    expression = told.flatMap { Set($0.fieldNames).isSubset(of: ["value", "label"]) ? $0 : nil }
  }

  /// More names than this no legend has.
  private static let mostNames = 200

  /// The labels by the texts that they stand for; none where two names would be called the same, or one by nothing.
  func labels(of values: [VegaValue]) -> [String: String] {
    guard let expression else { return [:] }
    let names = Set(values.filter { !$0.isAbsent })
    guard names.count <= Self.mostNames else { return [:] }
    var labels: [String: String] = [:]
    for name in names {
      let datum = VegaObject([("value", name), ("label", .string(name.toText()))])
      let told = try? expression.value(in: context, datum: .record(.object(datum)))
      // Lines of a label are one name.
      let label = told.map { $0.elements.map { $0.map { $0.toText() }.joined(separator: " ") } ?? $0.toText() }
      guard let label, !label.isEmpty else { return [:] }
      labels[name.toText()] = label
    }
    return Set(labels.values).count == names.count ? labels.filter { $0.key != $0.value } : [:]
  }
}
