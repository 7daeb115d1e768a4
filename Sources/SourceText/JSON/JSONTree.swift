/// A value of JSON text that remembers the line on which it begins, with the members of objects in their order.
public struct JSONTree: Sendable, Equatable {
  /// What a value is.
  public enum Kind: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONTree])
    case object([Member])
  }

  /// A name with its value.
  public struct Member: Sendable, Equatable {
    /// Its name.
    public var name: String
    /// Its value.
    public var value: JSONTree

    package init(name: String, value: JSONTree) {
      self.name = name
      self.value = value
    }
  }

  /// What it is.
  public var kind: Kind
  /// The line of the text, counted from 1.
  public var line: Int

  package init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }

  /// Reads JSON text by RFC 8259; `source` is what messages call it.
  ///
  /// ```swift
  /// try JSONTree(parsing: Array("{\"mark\": \"bar\"}".utf8), source: "chart.vl.json")["mark"]?.string  // bar
  /// ```
  ///
  /// - Throws: `ReadingError` for text that is no JSON, nests more than 200 deep or is longer than 100 MB.
  public init(parsing bytes: [UInt8], source: String) throws(ReadingError) {
    self = try JSONTreeParser.parse(bytes, source: source)
  }

  /// The member of an object with this name; the last of several, as in JavaScript.
  public subscript(name: String) -> JSONTree? {
    guard case .object(let members) = kind else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The tree with a member set, at the end if it is new, or taken away; what is no object stays as it is.
  package func setting(_ name: String, to value: JSONTree?) -> JSONTree {
    guard case .object(var members) = kind else { return self }
    if let value, let place = members.lastIndex(where: { $0.name == name }) {
      members[place].value = value
    } else {
      members.removeAll { $0.name == name }
      if let value { members.append(Member(name: name, value: value)) }
    }
    return JSONTree(.object(members), line: line)
  }

  /// Its text; `nil` for what is none.
  public var string: String? { if case .string(let text) = kind { text } else { nil } }
  /// Its number; `nil` for what is none.
  public var number: Double? { if case .number(let number) = kind { number } else { nil } }
  /// Whether it is true; `nil` for what is neither.
  public var bool: Bool? { if case .bool(let value) = kind { value } else { nil } }
  /// Its values in their order; `nil` for what is no array.
  public var elements: [JSONTree]? { if case .array(let elements) = kind { elements } else { nil } }
  /// Its members in their order; `nil` for what is no object.
  public var members: [Member]? { if case .object(let members) = kind { members } else { nil } }
  /// Whether it is null.
  public var isNull: Bool { kind == .null }
}
