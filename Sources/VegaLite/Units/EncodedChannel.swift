import SourceText

/// A definition of a channel that names a field or a datum, with what Vega-Lite adds to it.
struct EncodedChannel: Sendable {
  enum Aggregate: Sendable, Equatable {
    case operation(String)
    /// The row in which another field is smallest or largest.
    case extreme(isMaximum: Bool, of: String)
  }

  enum Bin: Sendable {
    case none
    /// The field was cut into bins before.
    case binned
    /// The field is cut into bins here, by these parameters.
    case cut(JSONTree)
  }

  let channel: String
  /// The definition itself, or that of its condition.
  let definition: SpecificationNode
  let isConditional: Bool
  let type: UnitChannel.ValueType?
  /// The field as it is written; `nil` for a count without field or a datum.
  let field: String?
  let aggregate: Aggregate?
  let bin: Bin
  let timeUnit: EncodedTimeUnit?
  let datum: SpecificationNode?

  var isField: Bool { datum == nil }
  var isCount: Bool { aggregate == .operation("count") }

  var isBinning: Bool { if case .cut = bin { true } else { false } }
  var isBinned: Bool { if case .binned = bin { true } else { false } }
  var hasBin: Bool { isBinning || isBinned }

  /// Whether the field is a number that is not cut into bins.
  var isUnbinnedQuantitative: Bool { isField && type == .quantitative && !hasBin }

  /// Whether the values follow each other without steps.
  var isContinuous: Bool {
    switch type {
    case .quantitative: !(isField && hasBin)
    case .temporal: true
    default: false
    }
  }

  /// Whether a scale of names would show the field.
  var isDiscreteType: Bool { type == .ordinal || type == .nominal }

  /// Whether Vega tells the values as dates; after `isFieldOrDatumDefForTimeFormat` of Vega-Lite.
  var isTime: Bool { type == .temporal || timeUnit != nil }
}

extension EncodedChannel {
  /// The column of the value, or of where its interval begins: Vega's own name (`vgField` of Vega-Lite).
  var column: String {
    switch aggregate {
    case .extreme: extremeColumn.map { "\($0).\(VegaField(field ?? "").columnName)" } ?? ""
    default: name()
    }
  }

  /// The column of where the interval of a bin or a unit of time ends.
  var endColumn: String? { isBinning || timeUnit?.isCut == true ? name(suffix: "_end") : nil }

  /// The column of the row in which another field is smallest or largest.
  var extremeColumn: String? {
    guard case .extreme(let isMaximum, let other) = aggregate else { return nil }
    return VegaField(column: (isMaximum ? "argmax_" : "argmin_") + other).text
  }

  /// The field for a transform that reads the rows as they are before aggregation.
  var source: String { VegaField(field ?? "").columnName }

  private func name(suffix: String = "") -> String {
    if isCount { return "__count" }
    guard let field else { return "datum_\(channel)" }
    return VegaField(prefix + field + suffix).columnName
  }

  private var prefix: String {
    if case .cut(let parameters) = bin { return "bin\(Self.binName(parameters))_" }
    if case .operation(let name) = aggregate { return "\(name)_" }
    if let timeUnit, timeUnit.isCut { return "\(timeUnit.columnName)_" }
    return ""
  }

  private static func binName(_ parameters: JSONTree) -> String {
    (parameters.members ?? []).map { "_\($0.name)_\($0.value.value.nameText)" }.joined()
  }
}

extension VegaValue {
  /// The value as part of a column's name.
  fileprivate var nameText: String {
    switch self {
    case .array(let elements): elements.map(\.nameText).joined(separator: "_")
    case .object(let object): object.members.map { "\($0.name)_\($0.value.nameText)" }.joined(separator: "_")
    default: toText().map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    }
  }
}
