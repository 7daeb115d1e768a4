/// A value of JSON text that remembers the line on which it begins.
struct JSONTree: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONTree])
    case object([Member])
  }

  struct Member: Sendable, Equatable {
    var name: String
    var value: JSONTree
  }

  var kind: Kind
  /// The line of the text, counted from 1.
  var line: Int

  init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }

  /// The member of an object with this name; the last of several, as in JavaScript.
  subscript(name: String) -> JSONTree? {
    guard case .object(let members) = kind else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The tree with a member set, at the end if it is new, or taken away; what is no object stays as it is.
  func setting(_ name: String, to value: JSONTree?) -> JSONTree {
    guard case .object(var members) = kind else { return self }
    if let value, let place = members.lastIndex(where: { $0.name == name }) {
      members[place].value = value
    } else {
      members.removeAll { $0.name == name }
      if let value { members.append(Member(name: name, value: value)) }
    }
    return JSONTree(.object(members), line: line)
  }

  var string: String? { if case .string(let text) = kind { text } else { nil } }
  var number: Double? { if case .number(let number) = kind { number } else { nil } }
  var bool: Bool? { if case .bool(let value) = kind { value } else { nil } }
  var elements: [JSONTree]? { if case .array(let elements) = kind { elements } else { nil } }
  var members: [Member]? { if case .object(let members) = kind { members } else { nil } }
  var isNull: Bool { kind == .null }

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
