/// A regular expression of JavaScript (ECMA-262, section 22.2), with a limit on how long it may search.
///
/// Our own, because the engine of Foundation has another syntax and may search for years: `(a+)+$` on forty letters.
///
/// ```swift
/// var steps = 1_000
/// try RegularExpression("a(b+)", flags: "i").firstMatch(in: "xABB", steps: &steps)  // 1..<4
/// ```
struct RegularExpression: Sendable {
  struct Fault: Error, Hashable, Sendable {
    /// A clause without a stop.
    var found: String
  }

  struct Flags: Sendable, Equatable {
    var isGlobal = false
    var ignoresCase = false
    var isMultiline = false
    var dotMatchesAll = false
    var isUnicode = false
    var isSticky = false
  }

  let flags: Flags
  let program: PatternProgram
  /// The numbers of groups by their names.
  let groupNames: [String: Int]

  init(_ source: String, flags: String = "") throws(Fault) {
    let flags = try Self.flags(flags)
    var parser = PatternParser(source, flags: flags)
    let node = try parser.parse()
    self.flags = flags
    groupNames = parser.groupNames
    var compiler = PatternCompiler(flags: flags, names: parser.groupNames)
    program = try compiler.compile(node, groups: parser.groupCount)
  }

  private static func flags(_ text: String) throws(Fault) -> Flags {
    var flags = Flags()
    guard Set(text).count == text.count else { throw Fault(found: "the flags \(text.shownInMessage) have one twice") }
    for flag in text {
      switch flag {
      case "g": flags.isGlobal = true
      case "i": flags.ignoresCase = true
      case "m": flags.isMultiline = true
      case "s": flags.dotMatchesAll = true
      case "u": flags.isUnicode = true
      case "y": flags.isSticky = true
      default: throw Fault(found: "a regular expression has no flag \(String(flag).shownInMessage)")
      }
    }
    return flags
  }
}

/// Regular expressions that have been compiled, a few hundred at most.
struct RegularExpressionCache {
  // By bytes, because Swift takes composed and decomposed letters for equal.
  private var expressions: [[UInt8]: RegularExpression] = [:]

  mutating func expression(_ source: String, flags: String) throws(RegularExpression.Fault) -> RegularExpression {
    let key = Array((flags + "/" + source).utf8)
    if let known = expressions[key] { return known }
    let expression = try RegularExpression(source, flags: flags)
    if expressions.count >= 200 { expressions = [:] }
    expressions[key] = expression
    return expression
  }
}
