/// Finds comments that suppress a rule which says nothing there, or which there is not.
///
/// No rule of the catalogue, as it is about a file and not about a text; it has a name so that it can be switched off like one.
enum UnusedSuppression {
  static let about = RuleDescription(
    id: "unused-suppression", severity: .warning,
    claim: "A comment that suppresses a rule is needed.",
    rationale: "A comment that outlives its reason hides the next fault of its kind.",
    references: ["ChartVoice: suppressions"], guidelines: [], kinds: [], data: .none, passing: [], failing: [])
}
