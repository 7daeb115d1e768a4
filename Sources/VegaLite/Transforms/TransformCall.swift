import SourceText

/// One transform with what it works on, and the reading of its members.
struct TransformCall {
  let node: SpecificationNode
  let table: VegaTable
  let context: VegaContext
  let sources: any VegaSources

  /// A member; `nil` where it is missing or null.
  func member(_ name: String) -> SpecificationNode? {
    node[name].flatMap { $0.tree.isNull ? nil : $0 }
  }

  /// A member that must be there.
  func required(_ name: String, _ expected: String) throws(SpecificationFault) -> SpecificationNode {
    if let member = member(name) { return member }
    throw SpecificationFault(at: node, found: "\(Wording.quoted(name)) is missing", expected: expected)
  }

  func text(_ name: String, _ expected: String) throws(SpecificationFault) -> String {
    try required(name, expected).text(expected)
  }

  func optionalText(_ name: String, _ expected: String) throws(SpecificationFault) -> String? {
    guard let member = member(name) else { return nil }
    return try member.text(expected)
  }

  /// A field of the data.
  func field(_ name: String) throws(SpecificationFault) -> VegaField {
    VegaField(try text(name, "the name of a field"))
  }

  /// Several fields; none where the member is missing.
  func fields(_ name: String) throws(SpecificationFault) -> [VegaField] {
    guard let member = member(name) else { return [] }
    return try member.texts("an array of names of fields").map { VegaField($0) }
  }

  func number(_ name: String) throws(SpecificationFault) -> Double? {
    guard let member = member(name) else { return nil }
    return try member.number("a number", in: context)
  }

  func numbers(_ name: String, _ expected: String) throws(SpecificationFault) -> [Double]? {
    guard let member = member(name) else { return nil }
    return try member.numbers(expected, in: context)
  }

  func flag(_ name: String) throws(SpecificationFault) -> Bool {
    guard let member = member(name) else { return false }
    guard let value = member.bool else { throw member.mismatch("true or false") }
    return value
  }

  /// One of several words.
  func word(_ name: String, among words: [String]) throws(SpecificationFault) -> String? {
    guard let member = member(name) else { return nil }
    return try member.word(among: words)
  }

  /// Two names of new fields; where the second is missing, `second` makes it of the first.
  func names(
    _ name: String, second: (String) -> String, otherwise: (String, String)?
  ) throws(SpecificationFault) -> (String, String) {
    let expected = "a name for the new fields, or an array of two"
    guard let member = member(name) else {
      if let otherwise { return otherwise }
      throw SpecificationFault(at: node, found: "\(Wording.quoted(name)) is missing", expected: expected)
    }
    if let text = member.string { return (text, second(text)) }
    let texts = try member.texts(expected)
    guard let first = texts.first, texts.count <= 2 else { throw member.mismatch(expected) }
    return (first, texts.count == 2 ? texts[1] : second(first))
  }

  /// Names of new fields, by place; those that are not given have a default.
  func names(_ name: String, defaults: [String]) throws(SpecificationFault) -> [String] {
    guard let member = member(name) else { return defaults }
    let given = member.string.map { [$0] } ?? []
    let texts = given.isEmpty ? try member.texts("an array of names for the new fields") : given
    guard texts.count <= defaults.count else {
      throw SpecificationFault(
        at: member, found: "there are \(texts.count) names for \(defaults.count) new fields",
        expected: defaults.count == 1 ? "1 name" : "\(defaults.count) names")
    }
    return texts + defaults.dropFirst(texts.count)
  }

  /// The same call on another table.
  func with(_ table: VegaTable) -> TransformCall {
    TransformCall(node: node, table: table, context: context, sources: sources)
  }
}
