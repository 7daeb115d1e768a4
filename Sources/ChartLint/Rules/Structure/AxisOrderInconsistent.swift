/// Finds texts that name the axes in another order than the other texts do.
enum AxisOrderInconsistent: LintRule {
  static let about = RuleDescription(
    id: "axis-order-inconsistent", severity: .warning,
    claim: "All charts of an app name their axes in one order.",
    rationale: "Who hears many charts learns where in a sentence the axis is.",
    references: ["HIG: name axes in the same order everywhere"], guidelines: ["H17"],
    kinds: [.mark, .group, .summary, .title, .note, .chart], data: .siblings,
    passing: [
      .among("X axis: date. Y axis: miles.", "X axis: date. Y axis: steps.", kind: "summary"),
      .among("Y axis: miles. X axis: date.", "X axis: date. Y axis: steps.", kind: "summary"),
      .among("Y axis: miles. X axis: date.", "Y axis: steps. X axis: date.", kind: "summary"),
      .among("Y axis: miles.", "Y axis: steps. X axis: date.", kind: "summary"),
    ],
    failing: [
      .among("X axis: date. Y axis: miles.", "Y axis: steps. X axis: date.", kind: "summary"),
      .among(
        "Y axis: miles. X axis: date.|Y axis: beds. X axis: date.", "X axis: date. Y axis: steps.", kind: "summary"),
      .among(
        "Date is on the horizontal axis, miles on the vertical axis.",
        "Steps are on the vertical axis, dates on the horizontal axis.", kind: "summary"),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard !label.context.isFragment, !label.context.siblings.isEmpty, let own = label.axisMentions.first else {
      return []
    }
    let others = label.siblingTokens.compactMap { AxisMentions(WordReading($0, label.words.structure)).first }
    guard !others.isEmpty else { return [] }
    let first = (own == .x ? 1 : 0) + others.count { $0 == .x }
    let right: AxisMention.Axis = 2 * first >= others.count + 1 ? .x : .y
    guard own != right else { return [] }
    let (before, after) = right == .x ? ("X", "Y") : ("Y", "X")
    return [
      RuleFinding(
        message:
          "This text names the \(after) axis first, others the \(before) axis. Name the \(before) axis before the \(after) axis."
      )
    ]
  }
}

extension LintedLabel {
  /// The other labels cut into tokens; of very many the first.
  var siblingTokens: [LabelTokens] {
    let names = ProtectedNames(LabelContext())
    return context.siblings.prefix(500).map { LabelTokens($0, words: words, protecting: names) }
  }
}
