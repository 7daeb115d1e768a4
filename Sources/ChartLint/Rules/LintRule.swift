/// What a rule claims, why, and what it says of examples.
public struct RuleDescription: Sendable {
  /// The lint guidelines of the catalogue that rules stand for.
  public enum Data: String, Sendable {
    /// The text alone.
    case none
    /// What the context says of the chart.
    case spec
    /// The marks.
    case data
    /// The other labels.
    case siblings
  }

  /// Its name, which suppressions and configurations use.
  public var id: String
  /// How bad a finding is unless a configuration says otherwise.
  public var severity: Severity
  /// What it asks of texts, in one sentence.
  public var claim: String
  /// Why, in a sentence or two.
  public var rationale: String
  /// Guidelines: `HIG: …`, `WCAG 1.1.1`, `Chartability: …`.
  public var references: [String]
  /// The guidelines of Apple's page on charts, as the project numbers them: `H13`.
  public var guidelines: [String]
  /// The kinds of texts that it reads.
  public var kinds: Set<LabelContext.Kind>
  /// What it needs besides the text.
  public var data: Data
  /// Texts of which it says nothing.
  public var passing: [RuleExample]
  /// Texts that it finds.
  public var failing: [RuleExample]
}

/// A text with its context, by which a rule is explained and tested.
public struct RuleExample: Sendable {
  /// The text.
  public var label: String
  /// Its context as JSON.
  public var context: String
  /// The text after its fix; `nil` where there is none.
  public var fixed: String?

  /// An example.
  public init(_ label: String, _ context: String = "{}", fixed: String? = nil) {
    (self.label, self.context, self.fixed) = (label, context, fixed)
  }
}

/// One thing that a label may do wrong.
protocol LintRule: Sendable {
  static var about: RuleDescription { get }
  /// What is wrong with a label; nothing where it is fine or where too little is known.
  static func findings(in label: LintedLabel) -> [RuleFinding]
}
