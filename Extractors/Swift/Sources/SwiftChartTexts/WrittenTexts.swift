import SwiftSyntax

/// The literals that an expression comes to: of a choice all of them, of a text that is put together none.
struct WrittenTexts {
  /// A literal of an expression.
  struct Literal {
    var syntax: StringLiteralExprSyntax
    /// Whether it is one of several, of which one may be empty on purpose.
    var isChoice: Bool
  }

  private(set) var literals: [Literal] = []

  /// Adds the literals of an expression.
  mutating func add(_ expression: ExprSyntax, isChoice: Bool = false) {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      literals.append(Literal(syntax: literal, isChoice: isChoice))
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      add(Array(sequence.elements)[...], isChoice)
    } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      for element in tuple.elements { add(element.expression, isChoice: isChoice) }
    } else if let call = expression.as(FunctionCallExprSyntax.self) {
      add(call, isChoice)
    }
  }

  /// Adds the texts of the views in a closure.
  mutating func add(viewsIn closure: Syntax) {
    var rest = [closure]
    while let node = rest.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self), Self.name(of: call) == "Text" {
        add(call, true)
      } else {
        rest += node.children(viewMode: .sourceAccurate).reversed()
      }
    }
  }

  // MARK: Choices

  /// Operands and operators in a row, of which `? :` and `??` choose; the parser leaves them as they stand.
  private mutating func add(_ parts: ArraySlice<ExprSyntax>, _ isChoice: Bool) {
    var rest = parts
    while let place = rest.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      if let choice = rest[place].as(UnresolvedTernaryExprSyntax.self) { add(choice.thenExpression, isChoice: true) }
      rest = rest[(place + 1)...]
    }
    let operators = rest.filter { $0.is(BinaryOperatorExprSyntax.self) }
    guard operators.allSatisfy({ $0.trimmedDescription == "??" }), rest.count == 2 * operators.count + 1 else { return }
    let isChoice = isChoice || rest.count < parts.count || rest.count > 1
    for part in rest where !part.is(BinaryOperatorExprSyntax.self) { add(part, isChoice: isChoice) }
  }

  // MARK: Types of texts

  /// A call that makes a text of another: `Text("Steps").bold()`, `String(localized: "Steps")`.
  private mutating func add(_ call: FunctionCallExprSyntax, _ isChoice: Bool) {
    guard let call = Self.start(of: call), let labels = Self.types[Self.name(of: call)] else { return }
    let arguments = Array(call.arguments)
    for label in labels {
      let argument = arguments.first { $0.label?.text == label }
      guard let argument, label != nil || argument.id == arguments.first?.id else { continue }
      return add(argument.expression, isChoice: isChoice)
    }
  }

  /// The call at which a chain of modifiers begins.
  private static func start(of chain: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
    var call = chain
    while let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base?.as(FunctionCallExprSyntax.self) else { return nil }
      call = base
    }
    return call
  }

  private static func name(of call: FunctionCallExprSyntax) -> String {
    call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }

  /// Which argument has the text, the first that is there.
  private static let types: [String: [String?]] = [
    "Text": [nil, "verbatim"], "String": [nil, "defaultValue", "localized"],
    "LocalizedStringKey": [nil, "stringLiteral"], "LocalizedStringResource": ["defaultValue", nil],
    "NSLocalizedString": ["value", nil],
  ]
}
