internal import ChartLint
public import ChartNarration

/// Changes single facts of what is said of charts, and counts how many the linter finds.
public struct RecallCheck {
  /// How many of some changes are found, with some that are not.
  public struct Score {
    /// How many are found.
    public var found = 0
    /// How many there are.
    public var all = 0
    /// The first that are not found.
    public var missed: [String] = []

    /// The part that is found; all of none.
    public var share: Double { all == 0 ? 1 : Double(found) / Double(all) }
  }

  private let linter = Linter {
    $0 == "weekday-mismatch" || RuleCatalogue.rule($0)?.data == .data || $0 == "bounds-mismatch"
  }
  /// By kind of change.
  public private(set) var kinds: [SingleChange.Kind: Score] = [:]
  /// By the rule that should find them.
  public private(set) var rules: [String: Score] = [:]
  /// How many changes each rule finds.
  public private(set) var finders: [String: Int] = [:]

  /// Nothing changed yet.
  public init() {}

  /// Changes the texts of a chart, of its marks the first few.
  public mutating func add(_ name: String, _ narrator: Narrator) {
    let texts = LintedChart(narrator).texts
    let marks = texts.filter { $0.text.context.kind == .mark }
    for text in texts.filter({ $0.text.context.kind != .mark }) + marks.prefix(12) {
      for change in SingleChange.all(of: text, among: marks) { add(name, text.text.label, change) }
    }
  }

  private mutating func add(_ name: String, _ label: String, _ change: SingleChange) {
    let found = Set(linter.findings(in: change.text).filter { $0.status == .finding }.map(\.rule))
    for rule in found { finders[rule, default: 0] += 1 }
    let change = (text: "\(name): \(label) -> \(change.text.label)", kind: change.kind, rule: change.kind.rule)
    Self.count(found.isEmpty ? change.text : nil, in: &kinds[change.kind, default: Score()])
    // That rule itself, whatever the others find.
    Self.count(found.contains(change.rule) ? nil : change.text, in: &rules[change.rule, default: Score()])
  }

  private static func count(_ missed: String?, in score: inout Score) {
    score.all += 1
    score.found += missed == nil ? 1 : 0
    if let missed, score.missed.count < 2_000 { score.missed.append(missed) }
  }

  /// The share of all changes that is found.
  public var share: Double {
    let all = kinds.values.reduce(0) { $0 + $1.all }
    return all == 0 ? 1 : Double(kinds.values.reduce(0) { $0 + $1.found }) / Double(all)
  }

  /// Whether enough is found: nine of ten of all, four of five of each kind and for each rule.
  public var isEnough: Bool {
    share >= 0.9 && (Array(kinds.values) + rules.values).allSatisfy { $0.share >= 0.8 }
  }

  /// A line for each kind and each rule.
  public func lines(missed count: Int) -> [String] {
    let kinds = kinds.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { kind, score in
      ["\(kind.rawValue): \(score.found) of \(score.all) found"] + score.missed.prefix(count).map { "  missed " + $0 }
    }
    let rules = rules.sorted { $0.key < $1.key }.flatMap { rule, score in
      ["\(rule) should find \(score.all), found \(score.found)"]
        + (score.share < 0.8 ? score.missed.prefix(count).map { "  missed " + $0 } : [])
    }
    let finders = finders.sorted { $0.key < $1.key }.map { "\($0.key) found \($0.value)" }
    return kinds + rules + finders + ["found \((share * 1_000).rounded() / 10) percent of all"]
  }
}
