/// A part of a parsed expression, with the character at which it begins.
struct ExpressionNode: Sendable {
  indirect enum Kind: Sendable {
    case value(VegaValue)
    /// A parameter.
    case name(String)
    /// `datum` itself.
    case datum
    /// A member of `datum` by a name that the text gives.
    case field(String)
    /// What only a drawn chart has: `event`, `item`.
    case absent
    case path(ExpressionNode, [Step])
    case array([ExpressionNode])
    case object([(name: String, value: ExpressionNode)])
    case unary(UnaryOperator, ExpressionNode)
    /// Operators of one rank, from left to right; a list, so that a long sum is not a deep tree.
    case chain(ExpressionNode, [Link])
    /// `&&` between all.
    case all([ExpressionNode])
    /// `||` between all.
    case any([ExpressionNode])
    /// `test ? value : test ? value : otherwise`.
    case cases([Case], otherwise: ExpressionNode)
    case call(VegaFunction, [ExpressionNode])
  }

  /// A member that is taken: by a name, or by what an expression gives.
  enum Step: Sendable {
    case name(String, offset: Int)
    case computed(ExpressionNode)
  }

  struct Link: Sendable {
    var sign: BinaryOperator
    var operand: ExpressionNode
  }

  struct Case: Sendable {
    var test: ExpressionNode
    var value: ExpressionNode
  }

  var kind: Kind
  var offset: Int

  /// The parts in the order of the text.
  private var parts: [ExpressionNode] {
    switch kind {
    case .value, .name, .datum, .field, .absent: []
    case .path(let base, let steps): [base] + steps.compactMap(\.computed)
    case .array(let nodes), .all(let nodes), .any(let nodes), .call(_, let nodes): nodes
    case .object(let members): members.map(\.value)
    case .unary(_, let node): [node]
    case .chain(let first, let links): [first] + links.map(\.operand)
    case .cases(let cases, let otherwise): cases.flatMap { [$0.test, $0.value] } + [otherwise]
    }
  }

  /// The parameters that it names, each once, in the order of the text.
  var parameterNames: [String] { names { if case .name(let name) = $0.kind { name } else { nil } } }

  /// The fields of `datum` that it names, each once, in the order of the text.
  var fieldNames: [String] { names { if case .field(let name) = $0.kind { name } else { nil } } }

  private func names(_ name: (ExpressionNode) -> String?) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    collect(name, into: &found, &seen)
    return found
  }

  private func collect(_ name: (ExpressionNode) -> String?, into found: inout [String], _ seen: inout Set<String>) {
    if let name = name(self), seen.insert(name).inserted { found.append(name) }
    for part in parts { part.collect(name, into: &found, &seen) }
  }

  /// Whether each evaluation makes a new object, which in JavaScript equals nothing.
  var makesNewObject: Bool {
    switch kind {
    case .array, .object, .value(.pattern): true
    case .call(let function, _): !function.passesObjectsOn
    default: false
    }
  }
}

extension ExpressionNode.Step {
  fileprivate var computed: ExpressionNode? { if case .computed(let node) = self { node } else { nil } }
}

enum UnaryOperator: String, Sendable {
  case plus = "+"
  case minus = "-"
  case not = "!"
  case bitNot = "~"
}

enum BinaryOperator: String, Sendable, CaseIterable {
  case or = "||"
  case and = "&&"
  case bitOr = "|"
  case bitXor = "^"
  case bitAnd = "&"
  case equal = "=="
  case unequal = "!="
  case identical = "==="
  case different = "!=="
  case less = "<"
  case greater = ">"
  case atMost = "<="
  case atLeast = ">="
  case contained = "in"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case shiftRightUnsigned = ">>>"
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divided = "/"
  case remainder = "%"

  /// How strongly it binds: Vega's `binaryPrecedence`.
  var rank: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .bitOr: 3
    case .bitXor: 4
    case .bitAnd: 5
    case .equal, .unequal, .identical, .different: 6
    case .less, .greater, .atMost, .atLeast, .contained: 7
    case .shiftLeft, .shiftRight, .shiftRightUnsigned: 8
    case .plus, .minus: 9
    case .times, .divided, .remainder: 10
    }
  }

  static let ranks = 10

  static let bySign = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
