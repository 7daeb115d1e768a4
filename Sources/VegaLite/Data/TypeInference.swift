import ChartModel

/// The type of a column by its values, as `inferType` of vega-loader tells it.
enum TypeInference {
  /// The first of boolean, number and date that fits every value which is there, or else text; `nil` without values.
  static func kind(of values: [VegaValue], in zone: TimeZoneRules) -> ParseKind? {
    guard !values.isEmpty else { return nil }
    var candidates: [ParseKind] = [.boolean, .number, .date]
    for value in values where isValid(value) {
      candidates.removeAll { !fits(value, $0, in: zone) }
      if candidates.isEmpty { return .string }
    }
    return candidates.first
  }

  private static func isValid(_ value: VegaValue) -> Bool {
    if case .number(let number) = value { return !number.isNaN }
    return !value.isAbsent
  }

  private static func fits(_ value: VegaValue, _ kind: ParseKind, in zone: TimeZoneRules) -> Bool {
    switch (kind, value) {
    case (.boolean, .bool), (.boolean, .string("true")), (.boolean, .string("false")): true
    case (.boolean, _), (.number, .date): false
    case (.number, _): !value.toNumber().isNaN
    default: !ValueReader.time(of: value, in: zone).isNaN
    }
  }
}
