/// Runs a compiled regular expression by backtracking, with a stack of its own and a limit of steps.
struct PatternMachine {
  private enum Undo {
    case branch(instruction: Int, place: Int)
    case group(Int, Int)
    case mark(Int, Int)
  }

  private let program: PatternProgram
  private let flags: RegularExpression.Flags
  private let units: [UInt32]
  private var undo: [Undo] = []
  private var marks: [Int]
  /// The ends of the groups by twice their number, or one more; -1 where a group has not matched.
  private(set) var ends: [Int]
  private(set) var steps: Int

  init(_ expression: RegularExpression, units: [UInt32], steps: Int) {
    program = expression.program
    flags = expression.flags
    self.units = units
    self.steps = steps
    marks = Array(repeating: -1, count: program.markCount)
    ends = Array(repeating: -1, count: 2 * (program.groupCount + 1))
  }

  /// Whether it matches at a place; `ends` tells how.
  mutating func matches(at place: Int) throws(RegularExpression.Fault) -> Bool {
    for index in ends.indices { ends[index] = -1 }
    undo.removeAll(keepingCapacity: true)
    return try run(from: 0, at: place)
  }

  private mutating func run(from start: Int, at first: Int) throws(RegularExpression.Fault) -> Bool {
    let bottom = undo.count
    var (instruction, place) = (start, first)
    while true {
      steps -= 1
      guard steps > 0, undo.count < 1_000_000 else {
        throw RegularExpression.Fault(found: "a regular expression searches for too long")
      }
      var isMatching = true
      let current = program.instructions[instruction]
      instruction += 1
      switch current {
      case .match: return true
      case .jump(let target): instruction = target
      case .split(let preferred, let other):
        undo.append(.branch(instruction: other, place: place))
        instruction = preferred
      case .look(let isNegated, let next):
        isMatching = try look(isNegated: isNegated, from: instruction, at: place)
        instruction = next
      default: isMatching = step(current, &place)
      }
      if !isMatching {
        guard let branch = backtrack(to: bottom) else { return false }
        (instruction, place) = branch
      }
    }
  }

  /// Undoes what has been done since the last branch, and takes the other way there.
  private mutating func backtrack(to bottom: Int) -> (Int, Int)? {
    while undo.count > bottom, let last = undo.popLast() {
      switch last {
      case .branch(let instruction, let place): return (instruction, place)
      case .group(let index, let value): ends[index] = value
      case .mark(let index, let value): marks[index] = value
      }
    }
    return nil
  }

  /// Looks ahead or behind; what groups match inside stays, the ways not taken are forgotten.
  private mutating func look(
    isNegated: Bool, from start: Int, at place: Int
  ) throws(RegularExpression.Fault) -> Bool {
    let bottom = undo.count
    let matches = try run(from: start, at: place)
    if isNegated {
      while undo.count > bottom { _ = backtrack(to: bottom) }
      return !matches
    }
    let kept = undo[bottom...].filter { if case .branch = $0 { false } else { true } }
    undo.replaceSubrange(bottom..., with: kept)
    return matches
  }

  private mutating func step(_ instruction: PatternProgram.Instruction, _ place: inout Int) -> Bool {
    switch instruction {
    case .character(let unit, let isBackward):
      return take(isBackward, &place) { (flags.ignoresCase ? PatternCase.folded($0) : $0) == unit }
    case .any(let isBackward):
      return take(isBackward, &place) { flags.dotMatchesAll || !PatternSet.lineEnds.contains($0) }
    case .set(let number, let isBackward):
      let set = program.sets[number]
      return take(isBackward, &place) { flags.ignoresCase ? set.containsIgnoringCase($0) : set.contains($0) }
    case .backreference(let number, let isBackward): return takeAgain(number, isBackward, &place)
    case .save(let index):
      undo.append(.group(index, ends[index]))
      ends[index] = place
    case .forget(let groups):
      for index in groups.lowerBound * 2..<groups.upperBound * 2 where ends[index] >= 0 {
        undo.append(.group(index, ends[index]))
        ends[index] = -1
      }
    case .mark(let index):
      undo.append(.mark(index, marks[index]))
      marks[index] = place
    case .progress(let index): return marks[index] != place
    case .lineStart: return place == 0 || flags.isMultiline && isLineEnd(place - 1)
    case .lineEnd: return place == units.count || flags.isMultiline && isLineEnd(place)
    case .wordBoundary(let isBoundary): return (isWord(place - 1) != isWord(place)) == isBoundary
    case .split, .jump, .look, .match: break
    }
    return true
  }

  private func take(_ isBackward: Bool, _ place: inout Int, _ fits: (UInt32) -> Bool) -> Bool {
    let index = isBackward ? place - 1 : place
    guard index >= 0, index < units.count, fits(units[index]) else { return false }
    place += isBackward ? -1 : 1
    return true
  }

  /// What a group has matched, once more; a group that has not matched is nothing.
  private mutating func takeAgain(_ number: Int, _ isBackward: Bool, _ place: inout Int) -> Bool {
    let (start, end) = (ends[2 * number], ends[2 * number + 1])
    guard start >= 0, end > start else { return true }
    let from = isBackward ? place - (end - start) : place
    guard from >= 0, from + end - start <= units.count else { return false }
    steps -= end - start
    let fold = { [flags] (unit: UInt32) in flags.ignoresCase ? PatternCase.folded(unit) : unit }
    guard (0..<end - start).allSatisfy({ fold(units[start + $0]) == fold(units[from + $0]) }) else { return false }
    place += isBackward ? start - end : end - start
    return true
  }

  private func isLineEnd(_ place: Int) -> Bool {
    units.indices.contains(place) && PatternSet.lineEnds.contains(units[place])
  }

  private func isWord(_ place: Int) -> Bool { units.indices.contains(place) && PatternSet.word.contains(units[place]) }
}
