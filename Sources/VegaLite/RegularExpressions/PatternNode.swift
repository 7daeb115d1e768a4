/// A part of a parsed regular expression.
indirect enum PatternNode: Sendable {
  case empty
  case character(UInt32)
  case any
  case set(PatternSet)
  case sequence([PatternNode])
  case alternatives([PatternNode])
  /// A group that remembers what it matched, by its number from 1.
  case capture(PatternNode, Int)
  /// - Parameter groups: the groups inside, which forget what they matched on each turn.
  case repeated(PatternNode, least: Int, most: Int?, isGreedy: Bool, groups: Range<Int>)
  case lineStart
  case lineEnd
  case wordBoundary(Bool)
  case backreference(Int)
  case namedBackreference(String)
  case look(PatternNode, isBehind: Bool, isNegated: Bool)
}

/// A set of characters: `[a-z]`, `\d`, `[^\s,]`.
struct PatternSet: Sendable {
  var ranges: [ClosedRange<UInt32>] = []
  var subsets: [PatternSet] = []
  var categories: [Set<Unicode.GeneralCategory>] = []
  var isNegated = false

  func contains(_ unit: UInt32) -> Bool { holds(unit) != isNegated }

  private func holds(_ unit: UInt32) -> Bool {
    ranges.contains { $0.contains(unit) } || subsets.contains { $0.contains(unit) }
      || categories.contains { categories in
        Unicode.Scalar(unit).map { categories.contains($0.properties.generalCategory) } ?? false
      }
  }

  /// The same whatever the case of the letter.
  func containsIgnoringCase(_ unit: UInt32) -> Bool {
    PatternCase.variants(of: unit).contains(where: holds) != isNegated
  }

  static let digits = PatternSet(ranges: [0x30...0x39])
  static let word = PatternSet(ranges: [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
  static let space = PatternSet(ranges: [
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F,
    0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ])
  static let lineEnds = PatternSet(ranges: [0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029])

  var negated: PatternSet {
    var set = self
    set.isNegated.toggle()
    return set
  }

  /// The set that `\d`, `\w`, `\s` or one of their opposites means.
  static func escaped(_ letter: UInt32) -> PatternSet? {
    switch letter {
    case 0x64: digits
    case 0x44: digits.negated
    case 0x77: word
    case 0x57: word.negated
    case 0x73: space
    case 0x53: space.negated
    default: nil
    }
  }
}

/// Letters that are the same but for their case.
enum PatternCase {
  /// What the flag `i` compares (`Canonicalize` of ECMA-262): the capital, if it is one character.
  static func folded(_ unit: UInt32) -> UInt32 {
    if unit < 128 { return (0x61...0x7A).contains(unit) ? unit - 32 : unit }
    guard let scalar = Unicode.Scalar(unit) else { return unit }
    let capital = scalar.properties.uppercaseMapping.unicodeScalars
    guard capital.count == 1, let first = capital.first, first.value >= 128 else { return unit }
    return first.value
  }

  static func variants(of unit: UInt32) -> [UInt32] {
    guard let scalar = Unicode.Scalar(unit) else { return [unit] }
    let small = scalar.properties.lowercaseMapping.unicodeScalars
    let lower = small.count == 1 ? small.first?.value ?? unit : unit
    return folded(lower) == folded(unit) ? [unit, folded(unit), lower] : [unit, folded(unit)]
  }
}
