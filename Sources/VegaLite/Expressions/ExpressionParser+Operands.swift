/// Operands: literals, names, calls, and the members taken from them.
extension ExpressionParser {
  mutating func parsePostfix() throws(VegaExpressionFault) -> ExpressionNode {
    let start = token.offset
    let base = try parsePrimary()
    var steps: [ExpressionNode.Step] = []
    while true {
      if isSign(".") {
        steps.append(try parseNamedStep())
      } else if isSign("[") {
        try advance()
        let member = try parseExpression()
        try expect("]")
        steps.append(Self.step(member))
      } else if isSign("(") {
        throw fault("only a function of Vega can be called, by its name")
      } else {
        return Self.path(base, steps, offset: start)
      }
    }
  }

  private mutating func parseNamedStep() throws(VegaExpressionFault) -> ExpressionNode.Step {
    try advance()
    guard case .name(let name) = token.kind else { throw fault(token.shown, expected: "the name of a member") }
    let offset = token.offset
    try advance()
    return .name(name, offset: offset)
  }

  private static func step(_ member: ExpressionNode) -> ExpressionNode.Step {
    if case .value(.string(let name)) = member.kind { return .name(name, offset: member.offset) }
    return .computed(member)
  }

  private static func path(_ base: ExpressionNode, _ steps: [ExpressionNode.Step], offset: Int) -> ExpressionNode {
    guard let first = steps.first else { return base }
    guard case .datum = base.kind, case .name(let name, _) = first else {
      return ExpressionNode(kind: .path(base, steps), offset: offset)
    }
    let field = ExpressionNode(kind: .field(name), offset: offset)
    return steps.count == 1 ? field : ExpressionNode(kind: .path(field, Array(steps.dropFirst())), offset: offset)
  }

  private mutating func parsePrimary() throws(VegaExpressionFault) -> ExpressionNode {
    let start = token.offset
    switch token.kind {
    case .number(let number): return try literal(.number(number))
    case .string(let text): return try literal(.string(text))
    case .name(let name): return try parseName(name)
    case .sign("("):
      try advance()
      let node = try parseExpression()
      if isSign(",") { throw fault("an expression cannot be followed by another (,)") }
      try expect(")")
      return node
    case .sign("["): return ExpressionNode(kind: .array(try parseElements()), offset: start)
    case .sign("{"): return ExpressionNode(kind: .object(try parseMembers()), offset: start)
    case .sign("/"), .sign("/="): return try parsePattern()
    case .sign(let sign):
      if let refusal = Self.refusal(ofSign: sign) { throw fault(refusal.found, remedy: refusal.remedy) }
      throw fault(token.shown, expected: "a value")
    case .end: throw fault(token.shown, expected: "a value")
    }
  }

  private mutating func literal(_ value: VegaValue) throws(VegaExpressionFault) -> ExpressionNode {
    let node = ExpressionNode(kind: .value(value), offset: token.offset)
    try advance()
    return node
  }

  private mutating func parsePattern() throws(VegaExpressionFault) -> ExpressionNode {
    let start = token.offset
    let (source, flags) = try lexer.readPattern(at: start)
    do {
      _ = try RegularExpression(source, flags: flags)
    } catch {
      throw lexer.fault(error.found, at: start)
    }
    try advance()
    return ExpressionNode(kind: .value(.pattern(source: source, flags: flags)), offset: start)
  }

  private mutating func parseElements() throws(VegaExpressionFault) -> [ExpressionNode] {
    try advance()
    var elements: [ExpressionNode] = []
    while !isSign("]") {
      elements.append(try parseExpression())
      if !isSign("]") { try expect(",", ", or ]") }
    }
    try advance()
    return elements
  }

  private mutating func parseMembers() throws(VegaExpressionFault) -> [(name: String, value: ExpressionNode)] {
    try advance()
    var members: [(name: String, value: ExpressionNode)] = []
    var names: Set<String> = []
    while !isSign("}") {
      let name = try memberName()
      if !names.insert(name).inserted { throw fault("the object has \"\(name)\" twice") }
      try advance()
      try expect(":")
      members.append((name, try parseExpression()))
      if !isSign("}") { try expect(",", ", or }") }
    }
    try advance()
    return members
  }

  private func memberName() throws(VegaExpressionFault) -> String {
    switch token.kind {
    case .name(let name), .string(let name): name
    case .number(let number): JavaScriptNumber.text(number)
    default: throw fault(token.shown, expected: "the name of a member or }")
    }
  }

  private mutating func parseName(_ name: String) throws(VegaExpressionFault) -> ExpressionNode {
    let start = token.offset
    if let constant = VegaConstants.values[name] { return try literal(constant) }
    if let refusal = Self.refusal(ofName: name) { throw fault(refusal.found, remedy: refusal.remedy) }
    try advance()
    if isSign("(") { return try parseCall(name, at: start) }
    let kind: ExpressionNode.Kind =
      switch name {
      case "datum": .datum
      case "event", "item": .absent
      default: .name(name)
      }
    return ExpressionNode(kind: kind, offset: start)
  }

  private mutating func parseCall(_ name: String, at start: Int) throws(VegaExpressionFault) -> ExpressionNode {
    let function = try VegaFunctions.function(name, in: lexer.source, at: start)
    try advance()
    var arguments: [ExpressionNode] = []
    if !isSign(")") {
      arguments.append(try parseExpression())
      while isSign(",") {
        try advance()
        arguments.append(try parseExpression())
      }
    }
    try expect(")", ", or )")
    try function.checkCount(arguments.count, in: lexer.source, at: start)
    if name == "if", arguments.count == 3 {
      let choice = ExpressionNode.Case(test: arguments[0], value: arguments[1])
      return ExpressionNode(kind: .cases([choice], otherwise: arguments[2]), offset: start)
    }
    return ExpressionNode(kind: .call(function, arguments), offset: start)
  }
}

/// The names that stand for a value, whatever the parameters are.
enum VegaConstants {
  static let values: [String: VegaValue] = [
    "true": .bool(true), "false": .bool(false), "null": .null, "undefined": .undefined,
    "NaN": .number(.nan), "Infinity": .number(.infinity),
    "E": .number(2.718281828459045), "PI": .number(.pi),
    "LN2": .number(0.6931471805599453), "LN10": .number(2.302585092994046),
    "LOG2E": .number(1.4426950408889634), "LOG10E": .number(0.4342944819032518),
    "SQRT1_2": .number(0.7071067811865476), "SQRT2": .number(1.4142135623730951),
    "MIN_VALUE": .number(.leastNonzeroMagnitude), "MAX_VALUE": .number(.greatestFiniteMagnitude),
  ]
}
