/// Judges texts by the rules of the catalogue.
///
/// ```swift
/// Linter().findings(in: LintText("June 6: several trains")).map(\.rule)  // ["vague-quantity"]
/// ```
public struct Linter: Sendable {
  private let words: LintWords
  private let names: [String]
  private let isOn: @Sendable (String) -> Bool

  /// A linter with all rules, or some.
  ///
  /// - Parameters:
  ///   - names: Terms that no rule for words touches.
  ///   - isOn: Whether a rule is asked, by its id.
  public init(names: [String] = [], isOn: @escaping @Sendable (String) -> Bool = { _ in true }) {
    (self.names, self.isOn) = (names, isOn)
    words = .english
  }

  /// What is wrong with a text, in the order of its words; what is about all of it comes first.
  public func findings(in text: LintText) -> [Finding] {
    let label = LintedLabel(text, words: words, names: names)
    // Of a text that is not there, nothing else can be said.
    for rule in TextRules.endings where rule.about.kinds.contains(label.kind) && isOn(rule.about.id) {
      let found = rule.findings(in: label)
      if !found.isEmpty { return found.map { finding($0, rule.about, label) } }
    }
    let all = RuleCatalogue.families.flatMap { findings(of: $0, in: label) }
    return all.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }.map(\.element.finding)
  }

  private func findings(of family: [any LintRule.Type], in label: LintedLabel) -> [(start: Int, finding: Finding)] {
    var taken: [Range<Int>] = []
    var all: [(start: Int, finding: Finding)] = []
    for rule in family {
      let about = rule.about
      guard about.kinds.contains(label.kind), isOn(about.id), !label.text.isChart || about.data == .spec else {
        continue
      }
      let found = rule.findings(in: label).filter { found in
        found.range.map { range in !taken.contains { $0.overlaps(range) } } ?? true
      }
      taken += found.compactMap(\.range)
      all += found.map { ($0.range?.lowerBound ?? -1, finding($0, about, label)) }
    }
    return all
  }

  private func finding(_ found: RuleFinding, _ rule: RuleDescription, _ label: LintedLabel) -> Finding {
    let place = label.text.place(of: found.range?.lowerBound)
    return Finding(
      file: label.text.file, line: place.line, column: place.column, rule: rule.id,
      severity: found.severity ?? rule.severity, status: found.needsReview ? .needsReview : .finding,
      message: found.message, text: label.label, references: rule.references, fix: found.fix,
      extent: rule.data == .none ? label.text.lines : label.text.chartLines ?? label.text.lines)
  }
}
