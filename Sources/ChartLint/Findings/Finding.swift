/// How bad a finding is.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  case info, warning, error

  /// Information is less than a warning, a warning less than an error.
  public static func < (first: Severity, second: Severity) -> Bool { first.rank < second.rank }

  private var rank: Int { self == .info ? 0 : self == .warning ? 1 : 2 }
}

/// A change of a text that does away with a finding.
public struct Fix: Sendable, Equatable {
  /// What it replaces, in bytes of UTF-8 from the start of the text.
  public var range: Range<Int>
  /// What stands there afterwards.
  public var replacement: String
  /// Whether it cannot change what the text means.
  public var isSafe: Bool
}

/// What a rule has to say of a text.
struct RuleFinding: Sendable, Equatable {
  /// The part of the text that it is about, in bytes of UTF-8; `nil` for all of it.
  var range: Range<Int>?
  /// One sentence: what is wrong and what would be right.
  var message: String
  /// Whether the rule is not sure; then no build fails by it.
  var needsReview = false
  /// How bad it is where that is other than its rule says.
  var severity: Severity?
  var fix: Fix?
}

/// What is wrong with a text, where, and by which rule.
public struct Finding: Sendable, Equatable {
  /// Whether a rule is sure.
  public enum Status: String, Sendable {
    case finding
    case needsReview = "needs-review"
  }

  /// The file in which the text stands.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, in characters from 1.
  public var column: Int
  /// The id of the rule.
  public var rule: String
  /// How bad it is.
  public var severity: Severity
  /// Whether the rule is sure.
  public var status: Status
  /// One sentence: what is wrong and what would be right.
  public var message: String
  /// The whole text.
  public var text: String
  /// The guidelines behind the rule.
  public var references: [String]
  /// What would do away with it; `nil` where only a person can.
  public var fix: Fix?
  /// The lines of what it is about besides its own, as of a chart where it says something of all of it.
  var extent: ClosedRange<Int>?

  /// The lines whose change may have made it.
  public var lines: ClosedRange<Int> {
    guard let extent else { return line...line }
    return min(line, extent.lowerBound)...max(line, extent.upperBound)
  }
}
