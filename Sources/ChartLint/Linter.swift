import ChartModel

/// Judges texts by the rules of the catalogue.
///
/// ```swift
/// Linter().findings(in: LintText("June 6: several trains")).map(\.rule)  // ["vague-quantity"]
/// ```
public struct Linter: Sendable {
  private let charts: RecentCharts
  private let rules: [LabelContext.Kind: Rules]

  /// What is asked of texts of one kind.
  private struct Rules {
    /// The rules that end the judging of a text.
    var endings: [AskedRule] = []
    /// The families of all others.
    var families: [[AskedRule]] = []
  }

  /// A linter with all rules, or some.
  ///
  /// - Parameters:
  ///   - names: Terms that no rule for words touches.
  ///   - isOn: Whether a rule is asked, by its id; called once for each.
  public init(names: [String] = [], isOn: @escaping @Sendable (String) -> Bool = { _ in true }) {
    charts = RecentCharts(given: names, .english)
    rules = AskedRule.byKind { kind in
      Rules(
        endings: AskedRule.asked(of: TextRules.endings, for: kind, isOn),
        families: TextRules.families.map { AskedRule.asked(of: $0, for: kind, isOn) })
    }
  }

  /// What is wrong with a text, in the order of its words; what is about all of it comes first.
  public func findings(in text: LintText) -> [Finding] {
    let label = LintedLabel(text, of: charts.chart(of: text.shared))
    let rules = rules[label.kind] ?? Rules()
    // Of a text that is not there, nothing else can be said.
    for asked in rules.endings {
      let found = asked.rule.findings(in: label)
      if !found.isEmpty { return placed(found.map { (asked.rule.about, $0) }, in: label) }
    }
    return placed(rules.families.flatMap { findings(of: $0, in: label) }, in: label)
  }

  private typealias Found = (rule: RuleDescription, finding: RuleFinding)

  private func findings(of family: [AskedRule], in label: LintedLabel) -> [Found] {
    var taken = RangeSet<Int>()
    var all: [Found] = []
    let isChart = label.text.isChart
    for asked in family {
      guard !isChart || asked.data == .spec else { continue }
      let found = Self.found(by: asked, in: label)
      guard !found.isEmpty else { continue }
      let free = found.filter { found in
        found.range.map { !taken.meets($0) } ?? true
      }
      for range in free.compactMap(\.range) { taken.insert(contentsOf: range) }
      all += free.map { (asked.rule.about, $0) }
    }
    return all
  }

  /// Findings with their places, in the order of these.
  private func placed(_ found: [Found], in label: LintedLabel) -> [Finding] {
    guard !found.isEmpty else { return [] }
    let ordered = found.enumerated().sorted {
      ($0.element.finding.start, $0.offset) < ($1.element.finding.start, $1.offset)
    }
    var places = TextPlaces(label.tokens.bytes)
    return ordered.map { _, found in
      let place =
        label.text.pieces.isEmpty
        ? label.text.place(behind: places.place(of: found.finding.start))
        : label.text.place(of: found.finding.range?.lowerBound)
      return Finding(found.finding, by: found.rule, at: place, in: label.text)
    }
  }
}

extension LintText {
  /// Where a place of the text, counted from its own start, stands in the file.
  fileprivate func place(behind own: (line: Int, column: Int)) -> (line: Int, column: Int) {
    guard breaksLines else { return (line, own.line > 1 ? column : column + own.column - 1) }
    return (line + own.line - 1, own.line > 1 ? own.column : column + own.column - 1)
  }
}

extension RuleFinding {
  /// Where it begins, in bytes; before everything else where it is about all of the text.
  fileprivate var start: Int { range?.lowerBound ?? -1 }
}

extension Finding {
  fileprivate init(
    _ found: RuleFinding, by rule: RuleDescription, at place: (line: Int, column: Int), in text: LintText
  ) {
    self.init(
      file: text.file, line: place.line, column: place.column, rule: rule.id,
      severity: found.severity ?? rule.severity, status: found.needsReview ? .needsReview : .finding,
      message: found.message, text: text.label, references: rule.references, fix: found.fix,
      extent: rule.data == .none ? text.lines : text.chartLines ?? text.lines)
  }
}

extension Linter {
  /// What is wrong however the names in a label are read.
  private static func found(by asked: AskedRule, in label: LintedLabel) -> [RuleFinding] {
    guard asked.data == .data, label.claims?.isAmbiguous == true else { return asked.rule.findings(in: label) }
    let all = label.readings.map { asked.rule.findings(in: $0) }
    return all.contains(where: \.isEmpty) ? [] : all.max { $0.isSure && !$1.isSure } ?? []
  }
}

extension [RuleFinding] {
  fileprivate var isSure: Bool { !contains(where: \.needsReview) }
}
