import SourceText

extension JSONTree {
  /// The same as a value of data.
  var value: VegaValue {
    switch kind {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.value))
    case .object(let members): .object(VegaObject(members.map { ($0.name, $0.value.value) }))
    }
  }
}
