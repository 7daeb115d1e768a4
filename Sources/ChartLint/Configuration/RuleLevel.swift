/// Whether a rule is asked, and how bad what it finds is, as a configuration says it.
public enum RuleLevel: String, CaseIterable, Sendable {
  case off, info, warning, error

  /// The severity; `nil` for a rule that is off.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}

/// The rules as they hold for one file.
public struct FileRules: Sendable, Equatable {
  /// What is set of rules by their ids; others are as the catalogue has them.
  public var levels: [String: RuleLevel] = [:]
  /// Terms that no rule for words touches: names and units.
  public var names: [String] = []
  /// The only rules that are asked; `nil` for all.
  public var only: Set<String>?

  /// The rules as the catalogue has them.
  public init() {}

  /// Whether a rule is asked. One that is asked for by name is, whatever its level.
  public func isOn(_ rule: String) -> Bool { only.map { $0.contains(rule) } ?? (levels[rule] != .off) }

  /// A finding with the severity that is set for its rule.
  func leveled(_ finding: Finding) -> Finding {
    var finding = finding
    if let severity = levels[finding.rule]?.severity { finding.severity = severity }
    return finding
  }

  /// The ids of all rules that can be set, in the order of the catalogue.
  public static var known: [String] { LintRules.all.map(\.id) }
}
