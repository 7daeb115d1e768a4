import SourceText

extension SpecificationNode {
  /// What stands here, in a word or two, for messages.
  var shortly: String {
    switch tree.kind {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): JavaScriptNumber.text(number)
    case .string(let text): Wording.quoted(text)
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The last name of the pointer.
  private var ownName: String {
    let name = pointer.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    return name.isEmpty || name.allSatisfy(\.isNumber) ? "it" : Wording.quoted(name)
  }

  /// What to throw where something of another kind stands.
  func mismatch(_ expected: String) -> SpecificationFault {
    SpecificationFault(at: self, found: "\(ownName) is \(shortly)", expected: expected)
  }

  func text(_ expected: String) throws(SpecificationFault) -> String {
    guard let text = string else { throw mismatch(expected) }
    return text
  }

  func texts(_ expected: String) throws(SpecificationFault) -> [String] {
    guard tree.elements != nil else { throw mismatch(expected) }
    return try elements.map { (node) throws(SpecificationFault) in try node.text("a text") }
  }

  func word(among words: [String]) throws(SpecificationFault) -> String {
    guard let text = string, words.contains(text) else {
      let near = string.flatMap { NearestNames.nearest(to: $0, among: words) }
      var fault = mismatch(ListText.any(words))
      fault.remedy = near.map { "Did you mean \($0)?" }
      throw fault
    }
    return text
  }

  /// A number, or the number that `{"expr": …}` gives.
  func number(_ expected: String, in context: VegaContext) throws(SpecificationFault) -> Double {
    if let number { return number }
    guard let value = try expressionValue(in: context) else { throw mismatch(expected) }
    let number = value.toNumber()
    guard !number.isNaN else {
      throw SpecificationFault(at: self, found: "the expression gives no number", expected: expected)
    }
    return number
  }

  func numbers(_ expected: String, in context: VegaContext) throws(SpecificationFault) -> [Double] {
    guard tree.elements != nil else { throw mismatch(expected) }
    return try elements.map { (node) throws(SpecificationFault) in try node.number("a number", in: context) }
  }

  /// The value of `{"expr": …}` or `{"signal": …}`, or `nil` where there is something else.
  func expressionValue(in context: VegaContext) throws(SpecificationFault) -> VegaValue? {
    guard let member = self["expr"] ?? self["signal"], let source = member.string else { return nil }
    return try PlacedExpression(source, at: member).value(in: context, datum: .none)
  }
}
