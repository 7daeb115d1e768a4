import ChartLint

/// The rules that the command line asks for, or leaves out.
struct RuleChoice {
  var only: [String] = []
  var off: [String] = []

  /// The rules of a file as the command line changes them.
  func applied(to rules: FileRules) -> FileRules {
    var rules = rules
    if !only.isEmpty { rules.only = Set(only).subtracting(off) }
    for id in off { rules.levels[id] = .off }
    return rules
  }

  /// The first name that no rule has.
  var unknown: UnknownRule? {
    (only + off).first { !FileRules.known.contains($0) }.map { UnknownRule(id: $0) }
  }
}
