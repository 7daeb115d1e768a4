/// Values among which many others are looked for, by `===`: plain ones in a set.
struct ValueList {
  private enum Key: Hashable {
    case undefined, null
    case bool(Bool)
    case number(Double)
    case date(Double)
    /// By bytes: Swift takes texts for equal that JavaScript tells from each other.
    case text([UInt8])
  }

  private var keys: Set<Key> = []
  /// Arrays and the like, which are compared one by one.
  private var others: [VegaValue] = []

  init(_ values: [VegaValue], _ context: VegaContext) {
    for value in values {
      if let key = Self.key(value) { keys.insert(key) } else { others.append(value) }
      // Beside a date, a text is read as one.
      if case .string = value, let time = DateValue.time(value, in: context), !time.isNaN { keys.insert(.date(time)) }
    }
  }

  /// How many values are compared one by one.
  var scannedCount: Int { others.count }

  func contains(_ value: VegaValue) -> Bool {
    guard let key = Self.key(value) else { return others.contains { value.isStrictlyEqual(to: $0) } }
    // Not-a-number is no key that is found: it is unequal to itself.
    return keys.contains(key)
  }

  private static func key(_ value: VegaValue) -> Key? {
    switch value {
    case .undefined: .undefined
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let number): .number(number)
    case .date(let time): .date(time)
    case .string(let text): .text(Array(text.utf8))
    case .array, .object, .pattern: nil
    }
  }
}
