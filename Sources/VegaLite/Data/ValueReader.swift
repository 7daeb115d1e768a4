import ChartModel

/// Reads one value after the other as one kind, as `toNumber`, `toBoolean`, `toDate` and `toString` of vega-util do.
struct ValueReader {
  private let kind: ParseKind
  private let zone: TimeZoneRules

  init(_ kind: ParseKind, zone: TimeZoneRules) {
    self.kind = kind
    self.zone = zone
  }

  /// All values as the kind. Dates are many alike and slow to read, so each text is read once.
  func read(_ values: [VegaValue]) -> [VegaValue] {
    guard isSlow else { return values.map { read($0) } }
    var known: [String: VegaValue] = [:]
    return values.map { value in
      guard case .string(let text) = value else { return read(value) }
      if let found = known[text] { return found }
      let found = read(value)
      if known.count < Self.rememberedCount { known[text] = found }
      return found
    }
  }

  private static let rememberedCount = 100_000

  private var isSlow: Bool {
    switch kind {
    case .date, .pattern: true
    case .number, .boolean, .string, .flatten: false
    }
  }

  /// The value as the kind; `null` for what is not there and for an empty text.
  func read(_ value: VegaValue) -> VegaValue {
    switch kind {
    case .flatten: return value
    case .pattern(let pattern, let isUTC): return date(value, by: pattern, isUTC: isUTC)
    case .number, .boolean, .date, .string: break
    }
    if value.isAbsent || value == .string("") { return .null }
    switch kind {
    case .number: return .number(value.toNumber())
    case .boolean: return .bool(value.toBoolean() && value != .string("false") && value != .string("0"))
    case .date: return Self.isDate(value) ? value : .number(Self.time(of: value, in: zone))
    default: return .string(value.toText(in: zone))
    }
  }

  private static func isDate(_ value: VegaValue) -> Bool {
    if case .date = value { true } else { false }
  }

  /// The milliseconds of `Date.parse`, or the number itself; not-a-number for what is no date.
  static func time(of value: VegaValue, in zone: TimeZoneRules) -> Double {
    switch value {
    case .number(let number): number
    case .date(let time): time
    default: DateParsing.time(value.toText(in: zone), in: zone)
    }
  }

  /// A date, or `null` for what does not fit the pattern.
  private func date(_ value: VegaValue, by pattern: String, isUTC: Bool) -> VegaValue {
    let time = TimeParser.time(value.toText(in: zone), format: pattern, in: zone, isUTC: isUTC)
    return time.map { .date($0) } ?? .null
  }
}
