/// Parses the source of a regular expression, as leniently as browsers do without the flag `u` (Annex B of ECMA-262).
struct PatternParser {
  typealias Fault = RegularExpression.Fault

  let source: String
  let flags: RegularExpression.Flags
  let units: [UInt32]
  var index = 0
  private(set) var groupCount = 0
  private(set) var groupNames: [String: Int] = [:]
  private let totalGroups: Int
  private var depth = 0

  init(_ source: String, flags: RegularExpression.Flags) {
    self.source = source
    self.flags = flags
    units = PatternText.units(source, isUnicode: flags.isUnicode)
    totalGroups = Self.countGroups(units)
  }

  func fault(_ what: String) -> Fault {
    Fault(found: "the regular expression \(source.shownInMessage) \(what)")
  }

  mutating func parse() throws(Fault) -> PatternNode {
    guard units.count <= 10_000 else { throw Fault(found: "a regular expression is longer than 10000 characters") }
    let node = try parseAlternatives()
    guard index == units.count else { throw fault("has a ) without its (") }
    return node
  }

  /// The character so many places on; 0 after the end.
  func unit(_ ahead: Int = 0) -> UInt32 { units.indices.contains(index + ahead) ? units[index + ahead] : 0 }

  var isAtEnd: Bool { index >= units.count }

  func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { $0.enumerated().allSatisfy { unit($0.offset) == UInt32($0.element) } }
  }

  mutating func skip(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// How many groups there are, counted ahead, because `\2` may come before its group.
  private static func countGroups(_ units: [UInt32]) -> Int {
    var (count, isInSet, index) = (0, false, 0)
    while index < units.count {
      switch units[index] {
      case 0x5C: index += 1
      case 0x5B: isInSet = true
      case 0x5D: isInSet = false
      case 0x28 where !isInSet:
        let rest = units[(index + 1)...].prefix(3)
        let isNamed = rest.starts(with: [0x3F, 0x3C]) && ![0x3D, 0x21].contains(rest.last ?? 0)
        if rest.first != 0x3F || isNamed { count += 1 }
      default: break
      }
      index += 1
    }
    return count
  }

  mutating func parseAlternatives() throws(Fault) -> PatternNode {
    depth += 1
    guard depth <= 100 else { throw fault("is nested deeper than 100 levels") }
    var alternatives = [try parseSequence()]
    while skip("|") { alternatives.append(try parseSequence()) }
    depth -= 1
    return alternatives.count == 1 ? alternatives[0] : .alternatives(alternatives)
  }

  private mutating func parseSequence() throws(Fault) -> PatternNode {
    var nodes: [PatternNode] = []
    while !isAtEnd, !isAt("|"), !isAt(")") {
      let firstGroup = groupCount + 1
      let node = try parseTerm()
      nodes.append(try parseQuantifier(of: node, groups: firstGroup..<groupCount + 1))
    }
    return .sequence(nodes)
  }

  private mutating func parseTerm() throws(Fault) -> PatternNode {
    let first = unit()
    switch first {
    case 0x5E:
      index += 1
      return .lineStart
    case 0x24:
      index += 1
      return .lineEnd
    case 0x2E:
      index += 1
      return .any
    case 0x28: return try parseGroup()
    case 0x5B: return try parseSet()
    case 0x5C: return try parseEscape(totalGroups: totalGroups)
    case 0x2A, 0x2B, 0x3F: throw fault("has nothing to repeat")
    case 0x7B where flags.isUnicode || quantity() != nil: throw fault("has nothing to repeat")
    default:
      index += 1
      return .character(first)
    }
  }

  private mutating func parseGroup() throws(Fault) -> PatternNode {
    index += 1
    let node: PatternNode
    if skip("?:") {
      node = try parseAlternatives()
    } else if skip("?=") {
      node = .look(try parseAlternatives(), isBehind: false, isNegated: false)
    } else if skip("?!") {
      node = .look(try parseAlternatives(), isBehind: false, isNegated: true)
    } else if skip("?<=") {
      node = .look(try parseAlternatives(), isBehind: true, isNegated: false)
    } else if skip("?<!") {
      node = .look(try parseAlternatives(), isBehind: true, isNegated: true)
    } else {
      node = try parseCapture()
    }
    guard skip(")") else { throw fault("has a ( without its )") }
    return node
  }

  private mutating func parseCapture() throws(Fault) -> PatternNode {
    groupCount += 1
    let number = groupCount
    if skip("?<") {
      let name = try parseGroupName()
      guard groupNames.updateValue(number, forKey: name) == nil else {
        throw fault("has the group \(name.shownInMessage) twice")
      }
    } else if isAt("?") {
      throw fault("has a group that begins with an unknown (?")
    }
    return .capture(try parseAlternatives(), number)
  }

  /// A name up to `>`.
  mutating func parseGroupName() throws(Fault) -> String {
    let letters = units[index...].prefix { $0 != 0x3E }
    let name = String(String.UnicodeScalarView(letters.compactMap(Unicode.Scalar.init)))
    let isName = name.unicodeScalars.first.map(ExpressionLexer.beginsName) ?? false
    guard isName, name.unicodeScalars.allSatisfy(ExpressionLexer.continuesName), index + letters.count < units.count
    else { throw fault("has a group without a proper name") }
    index += letters.count + 1
    return name
  }

  // MARK: Quantifiers

  private mutating func parseQuantifier(
    of node: PatternNode, groups: Range<Int>
  ) throws(Fault) -> PatternNode {
    var bounds: (least: Int, most: Int?)?
    if skip("*") {
      bounds = (0, nil)
    } else if skip("+") {
      bounds = (1, nil)
    } else if skip("?") {
      bounds = (0, 1)
    } else if let quantity = quantity() {
      bounds = (quantity.least, quantity.most)
      index += quantity.length
    }
    guard let bounds else { return node }
    if let most = bounds.most, most < bounds.least { throw fault("has a quantifier whose numbers are out of order") }
    if case .lineStart = node { throw fault("has nothing to repeat") }
    if case .lineEnd = node { throw fault("has nothing to repeat") }
    if case .wordBoundary = node { throw fault("has nothing to repeat") }
    let isGreedy = !skip("?")
    return .repeated(node, least: bounds.least, most: bounds.most, isGreedy: isGreedy, groups: groups)
  }

  /// `{2}`, `{2,}` or `{2,3}`; `nil` where the brace is a character.
  private func quantity() -> (least: Int, most: Int?, length: Int)? {
    guard unit() == 0x7B else { return nil }
    var place = 1
    func number() -> Int? {
      var value: Int?
      while (0x30...0x39).contains(unit(place)) {
        value = min((value ?? 0) * 10 + Int(unit(place)) - 0x30, 1_000_000)
        place += 1
      }
      return value
    }
    guard let least = number() else { return nil }
    var most: Int? = least
    if unit(place) == 0x2C {
      place += 1
      most = number()
    }
    return unit(place) == 0x7D ? (least, most, place + 1) : nil
  }
}
