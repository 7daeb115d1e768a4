/// Finds axes that are called otherwise than in the other texts.
enum AxisNameInconsistent: LintRule {
  static let about = RuleDescription(
    id: "axis-name-inconsistent", severity: .warning,
    claim: "All charts of an app call their axes by the same words.",
    rationale: "\"Horizontal axis\" here and \"X axis\" there sound like two things.",
    references: ["HIG: use the same words for axes everywhere"], guidelines: ["H17"],
    kinds: [.mark, .group, .summary, .title, .note, .chart], data: .siblings,
    passing: [
      .among("X axis: time.", "X axis: date.", kind: "summary"),
      .among("The horizontal axis shows time.", "The vertical axis shows steps.", kind: "summary"),
      .among("X axis: date.|Horizontal axis: date.", "X-axis: date.", kind: "summary"),
    ],
    failing: [
      .among(
        "X axis: time. Y axis: miles.", "Horizontal axis: date. Y axis: steps.", kind: "summary",
        fixed: "X axis: date. Y axis: steps."),
      .among(
        "The horizontal axis shows time.|The vertical axis shows miles.", "The X axis shows dates.", kind: "summary",
        fixed: "The horizontal axis shows dates."),
      .among(
        "X axis: time.|Y axis: miles.", "The vertical axis shows steps.", kind: "summary",
        fixed: "The Y axis shows steps."),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard !label.context.isFragment, !label.context.siblings.isEmpty else { return [] }
    let own = label.axisMentions.all.filter { $0.style != .other }
    guard !own.isEmpty else { return [] }
    let others = label.siblingTokens.flatMap { AxisMentions(WordReading($0, label.words.structure)).all }
    guard others.contains(where: { $0.style != .other }) else { return [] }
    let all = own + others
    let right: AxisMention.Style = all.count { $0.style == .word } > all.count { $0.style == .letter } ? .word : .letter
    let wrong = own.filter { $0.style != right }.reduce(into: [AxisMention]()) { found, mention in
      // "X and Y axes" speaks of two by one term.
      if found.last?.term != mention.term { found.append(mention) }
    }
    return wrong.map { finding($0, label) }
  }

  private static func finding(_ mention: AxisMention, _ label: LintedLabel) -> RuleFinding {
    let range = label.tokens.range(of: mention.term)
    let written = label.characters(range)
    let right = name(mention)
    let first = isCapital(mention, written, label) ? right.prefix(1).uppercased() + right.dropFirst() : right
    return RuleFinding(
      range: range, message: "Other texts call this axis otherwise. Write \"\(first)\" for \"\(written)\".",
      fix: mention.term.count > 2 ? nil : Fix(range: range, replacement: first, isSafe: true))
  }

  /// Whether a sentence begins with an axis: the letter of "the X axis" is a capital anyway.
  private static func isCapital(_ mention: AxisMention, _ written: String, _ label: LintedLabel) -> Bool {
    guard mention.style == .letter else { return written.first?.isUppercase == true }
    guard mention.term.lowerBound > 0 else { return true }
    return WordReading(label).isSign(mention.term.lowerBound - 1, ".!?;")
  }

  /// The other name of an axis.
  private static func name(_ mention: AxisMention) -> String {
    let isX = mention.axis == .x
    if mention.term.count > 2 { return mention.style == .letter ? "horizontal and vertical axes" : "X and Y axes" }
    return mention.style == .letter ? (isX ? "horizontal axis" : "vertical axis") : (isX ? "X axis" : "Y axis")
  }
}
