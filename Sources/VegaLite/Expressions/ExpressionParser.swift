/// Parses Vega's expressions: a part of JavaScript without assignment, functions, `new` and statements.
///
/// The grammar is that of vega-expression; operators are parsed by rank.
struct ExpressionParser {
  var lexer: ExpressionLexer
  var token = ExpressionToken(kind: .end, offset: 0, end: 0, text: "")
  private let depthLimit: Int
  private var depth = 0

  init(_ source: String, depthLimit: Int) {
    lexer = ExpressionLexer(source)
    self.depthLimit = depthLimit
  }

  mutating func parse() throws(VegaExpressionFault) -> ExpressionNode {
    try advance()
    if token.kind == .end { throw fault("the expression is empty", expected: "an expression") }
    let node = try parseExpression()
    guard token.kind == .end else { throw afterwards() }
    return node
  }

  func fault(_ found: String, expected: String? = nil, remedy: String? = nil) -> VegaExpressionFault {
    lexer.fault(found, at: token.offset, expected: expected, remedy: remedy)
  }

  mutating func advance() throws(VegaExpressionFault) { token = try lexer.next() }

  func isSign(_ sign: String) -> Bool { token.kind == .sign(sign) }

  mutating func expect(_ sign: String, _ expected: String? = nil) throws(VegaExpressionFault) {
    guard isSign(sign) else {
      if case .sign(let found) = token.kind, let refusal = Self.refusal(ofSign: found) {
        throw fault(refusal.found, remedy: refusal.remedy)
      }
      throw fault(token.shown, expected: expected ?? sign)
    }
    try advance()
  }

  mutating func deeper<Result>(
    _ body: (inout ExpressionParser) throws(VegaExpressionFault) -> Result
  ) throws(VegaExpressionFault) -> Result {
    depth += 1
    guard depth <= depthLimit else {
      var tooDeep = fault("the expression is nested deeper than \(depthLimit) levels")
      tooDeep.kind = .tooLarge
      throw tooDeep
    }
    let result = try body(&self)
    depth -= 1
    return result
  }

  mutating func parseExpression() throws(VegaExpressionFault) -> ExpressionNode {
    try deeper { parser throws(VegaExpressionFault) in try parser.parseConditional() }
  }

  private mutating func parseConditional() throws(VegaExpressionFault) -> ExpressionNode {
    let start = token.offset
    var cases: [ExpressionNode.Case] = []
    var node = try parseBinary(rank: 1)
    while isSign("?") {
      try advance()
      let value = try parseExpression()
      try expect(":")
      cases.append(.init(test: node, value: value))
      node = try parseBinary(rank: 1)
    }
    return cases.isEmpty ? node : ExpressionNode(kind: .cases(cases, otherwise: node), offset: start)
  }

  private var binaryOperator: BinaryOperator? {
    switch token.kind {
    case .sign(let sign): BinaryOperator.bySign[sign]
    case .name("in"): .contained
    default: nil
    }
  }

  private mutating func parseBinary(rank: Int) throws(VegaExpressionFault) -> ExpressionNode {
    let start = token.offset
    let first = try parseUnary()
    return try parseChain(first, rank: rank, from: start)
  }

  /// Goes on with an operand that has been read: takes operators of the rank and above.
  private mutating func parseChain(
    _ first: ExpressionNode, rank: Int, from start: Int
  ) throws(VegaExpressionFault) -> ExpressionNode {
    var node = first
    while let sign = binaryOperator, sign.rank >= rank {
      node = try parseLinks(node, rank: sign.rank, from: start)
    }
    return node
  }

  /// All operators of one rank that follow each other.
  private mutating func parseLinks(
    _ first: ExpressionNode, rank: Int, from start: Int
  ) throws(VegaExpressionFault) -> ExpressionNode {
    var links: [ExpressionNode.Link] = []
    while let sign = binaryOperator, sign.rank == rank {
      try advance()
      let operand = try parseBinary(rank: rank + 1)
      links.append(.init(sign: sign, operand: operand))
    }
    let kind: ExpressionNode.Kind =
      switch links.first?.sign {
      case .or: .any([first] + links.map(\.operand))
      case .and: .all([first] + links.map(\.operand))
      default: .chain(first, links)
      }
    return ExpressionNode(kind: kind, offset: start)
  }

  private mutating func parseUnary() throws(VegaExpressionFault) -> ExpressionNode {
    guard case .sign(let sign) = token.kind, let unary = UnaryOperator(rawValue: sign) else {
      return try parsePostfix()
    }
    let start = token.offset
    try advance()
    let operand = try deeper { parser throws(VegaExpressionFault) in try parser.parseUnary() }
    return ExpressionNode(kind: .unary(unary, operand), offset: start)
  }
}
