/// A compiled regular expression: instructions for a machine that backtracks.
struct PatternProgram: Sendable {
  enum Instruction: Sendable {
    case character(UInt32, isBackward: Bool)
    case any(isBackward: Bool)
    /// The number of a set.
    case set(Int, isBackward: Bool)
    /// Two ways to go on, the first tried first.
    case split(Int, Int)
    case jump(Int)
    /// Remembers the place as an end of a group: twice its number, or one more.
    case save(Int)
    /// Forgets what groups have matched.
    case forget(Range<Int>)
    /// Remembers where a turn of a loop begins.
    case mark(Int)
    /// Gives up a turn that has matched nothing.
    case progress(Int)
    case lineStart
    case lineEnd
    case wordBoundary(Bool)
    case backreference(Int, isBackward: Bool)
    /// Runs what follows up to its `match`, then goes on at the place given.
    case look(isNegated: Bool, next: Int)
    case match
  }

  var instructions: [Instruction] = []
  var sets: [PatternSet] = []
  var groupCount = 0
  var markCount = 0
}

/// Turns a parsed regular expression into instructions.
struct PatternCompiler {
  typealias Fault = RegularExpression.Fault

  private let flags: RegularExpression.Flags
  private var program = PatternProgram()

  private let names: [String: Int]

  /// - Parameter names: the numbers of groups by their names.
  init(flags: RegularExpression.Flags, names: [String: Int]) {
    self.flags = flags
    self.names = names
  }

  mutating func compile(_ node: PatternNode, groups: Int) throws(Fault) -> PatternProgram {
    program.groupCount = groups
    program.instructions.append(.save(0))
    try emit(node, isBackward: false)
    program.instructions.append(.save(1))
    program.instructions.append(.match)
    return program
  }

  private var next: Int { program.instructions.count }

  private mutating func append(_ instruction: PatternProgram.Instruction) throws(Fault) {
    guard next < 20_000 else { throw Fault(found: "a regular expression repeats too much") }
    program.instructions.append(instruction)
  }

  private mutating func emit(_ node: PatternNode, isBackward: Bool) throws(Fault) {
    switch node {
    case .empty: break
    case .character(let unit):
      try append(.character(flags.ignoresCase ? PatternCase.folded(unit) : unit, isBackward: isBackward))
    case .any: try append(.any(isBackward: isBackward))
    case .set(let set):
      program.sets.append(set)
      try append(.set(program.sets.count - 1, isBackward: isBackward))
    case .sequence(let nodes):
      for node in isBackward ? nodes.reversed() : nodes { try emit(node, isBackward: isBackward) }
    case .alternatives(let nodes): try emitAlternatives(nodes, isBackward)
    case .capture(let node, let number):
      try append(.save(2 * number + (isBackward ? 1 : 0)))
      try emit(node, isBackward: isBackward)
      try append(.save(2 * number + (isBackward ? 0 : 1)))
    case .repeated(let node, let least, let most, let isGreedy, let groups):
      try emitRepetition(node, least, most, isGreedy, groups, isBackward)
    case .lineStart: try append(.lineStart)
    case .lineEnd: try append(.lineEnd)
    case .wordBoundary(let isBoundary): try append(.wordBoundary(isBoundary))
    case .backreference(let number): try append(.backreference(number, isBackward: isBackward))
    case .namedBackreference(let name):
      guard let number = names[name] else {
        throw Fault(found: "a regular expression has no group \(name.shownInMessage)")
      }
      try append(.backreference(number, isBackward: isBackward))
    case .look(let node, let isBehind, let isNegated):
      let place = next
      try append(.jump(0))
      try emit(node, isBackward: isBehind)
      try append(.match)
      program.instructions[place] = .look(isNegated: isNegated, next: next)
    }
  }

  private mutating func emitAlternatives(_ nodes: [PatternNode], _ isBackward: Bool) throws(Fault) {
    var ends: [Int] = []
    for (number, node) in nodes.enumerated() {
      guard number < nodes.count - 1 else {
        try emit(node, isBackward: isBackward)
        break
      }
      let split = next
      try append(.jump(0))
      try emit(node, isBackward: isBackward)
      ends.append(next)
      try append(.jump(0))
      program.instructions[split] = .split(split + 1, next)
    }
    for end in ends { program.instructions[end] = .jump(next) }
  }

  private mutating func emitRepetition(
    _ node: PatternNode, _ least: Int, _ most: Int?, _ isGreedy: Bool, _ groups: Range<Int>, _ isBackward: Bool
  ) throws(Fault) {
    for _ in 0..<least { try emitTurn(node, groups, isBackward) }
    guard let most else { return try emitLoop(node, isGreedy, groups, isBackward) }
    var splits: [Int] = []
    for _ in least..<max(least, most) {
      splits.append(next)
      try append(.jump(0))
      try emitOptionalTurn(node, groups, isBackward)
    }
    for split in splits { program.instructions[split] = isGreedy ? .split(split + 1, next) : .split(next, split + 1) }
  }

  private mutating func emitTurn(_ node: PatternNode, _ groups: Range<Int>, _ isBackward: Bool) throws(Fault) {
    if !groups.isEmpty { try append(.forget(groups)) }
    try emit(node, isBackward: isBackward)
  }

  /// A turn beyond the least number must match something.
  private mutating func emitOptionalTurn(
    _ node: PatternNode, _ groups: Range<Int>, _ isBackward: Bool
  ) throws(Fault) {
    let mark = program.markCount
    program.markCount += 1
    try append(.mark(mark))
    try emitTurn(node, groups, isBackward)
    try append(.progress(mark))
  }

  private mutating func emitLoop(
    _ node: PatternNode, _ isGreedy: Bool, _ groups: Range<Int>, _ isBackward: Bool
  ) throws(Fault) {
    let split = next
    try append(.jump(0))
    try emitOptionalTurn(node, groups, isBackward)
    try append(.jump(split))
    program.instructions[split] = isGreedy ? .split(split + 1, next) : .split(next, split + 1)
  }
}
