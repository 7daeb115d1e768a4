internal import ChartAnalysis
internal import ChartLint
public import ChartNarration

/// Lints all that is said of charts, at all verbosities.
public struct CleanCheck {
  private let linter = Linter()
  private var texts = 0
  private var found: [String: (count: Int, examples: [String])] = [:]
  private var reviews: [String: (count: Int, examples: [String])] = [:]

  /// Lints what is said of a chart; texts that two verbosities share are linted once.
  public mutating func add(_ name: String, _ first: Narrator) {
    var known: Set<String> = []
    for verbosity in Verbosity.allCases {
      let narrator = Narrator(first.chart, facts: first.facts, voice: first.voice, verbosity: verbosity)
      for text in LintedChart(narrator).texts.map(\.text)
      where known.insert("\(text.context.kind) \(text.label)").inserted {
        texts += 1
        for finding in findings(in: text) { add(finding, of: name) }
      }
    }
  }

  /// A line may hold two sentences: how long one may be is asked of each.
  private func findings(in text: LintText) -> [Finding] {
    let found = linter.findings(in: text)
    guard text.context.isFragment, found.contains(where: { $0.rule == Self.length }) else { return found }
    let sentences = text.label.split(separator: ". ").map { LintText(String($0), context: text.context) }
    return found.filter { $0.rule != Self.length }
      + sentences.flatMap { linter.findings(in: $0) }.filter { $0.rule == Self.length }
  }

  private static let length = "label-too-long"

  private mutating func add(_ finding: Finding, of name: String) {
    let example = "\(name): \(finding.text) <- \(finding.message)"
    let keyPath = finding.status == .finding ? \Self.found : \Self.reviews
    self[keyPath: keyPath][finding.rule, default: (0, [])].count += 1
    if self[keyPath: keyPath][finding.rule, default: (0, [])].examples.count < examples {
      self[keyPath: keyPath][finding.rule]?.examples.append(example)
    }
  }

  /// How many findings of a rule are shown.
  public var examples = 3

  /// Nothing linted yet.
  public init() {}

  /// Whether no rule found anything.
  public var isClean: Bool { found.isEmpty }

  /// How many texts there were, and for each rule that found something how often and where.
  public var lines: [String] {
    let rules = found.sorted { $0.key < $1.key }.flatMap { rule, found in
      ["\(rule): \(found.count)"] + found.examples.map { "  " + $0 }
    }
    let isUnsure = reviews.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.count) to review" }
    return ["\(texts) texts linted, \(found.values.reduce(0) { $0 + $1.count }) findings"] + rules + isUnsure
  }
}
