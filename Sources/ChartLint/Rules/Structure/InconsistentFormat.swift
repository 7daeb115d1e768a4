/// Finds numbers, dates and times that are written otherwise than in the other labels.
enum InconsistentFormat: LintRule {
  static let about = RuleDescription(
    id: "inconsistent-format", severity: .warning,
    claim: "The labels of a chart write dates, times and numbers in one way.",
    rationale: "A label that breaks the rhythm sounds as if it were about something else.",
    references: ["HIG: be consistent", "Chartability: consistent and familiar"], guidelines: ["H17"],
    kinds: [.mark, .group, .summary, .title, .note, .chart], data: .siblings,
    passing: [
      .among("June 7: 5,120 steps|June 8: 950 steps", "June 6: 4,210 steps"),
      .among("Wind: 12 percent|Rain: 3 millimeters", "Sun: 7 hours"),
      .among("7 June: 4,210 steps|June 8: 4,210 steps", "June 6: 4,210 steps"),
      .among("2023: 1,250 riders|2024: 1,300 riders", "2025: 1,410 riders"),
      .among("6 PM: 12 trains", "7 PM: 12 trains in 14:20 minutes"),
    ],
    failing: [
      .among("June 6: 4,210 steps|June 8: 950 steps", "7 June: 5,120 steps", fixed: "June 7: 5,120 steps"),
      .among("6 PM: 12 trains|7 PM: 9 trains", "20:30: 7 trains", fixed: "8:30 PM: 7 trains"),
      .among("Bus: 1,250 riders|Tram: 2,400 riders", "Ferry: 1 100 riders", fixed: "Ferry: 1,100 riders"),
      .among("Bus: 1,250 riders|Tram: 2,400 riders", "Ferry: 1100 riders", fixed: "Ferry: 1,100 riders"),
      .among("Bus: 12 percent|Tram: 9 percent", "Ferry: 7%", fixed: "Ferry: 7 percent"),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    if let labels = label.spec?.labels, let odd = odd(labels, label) { return [odd] }
    // Most labels stand alone or have nothing that can be written in two ways.
    guard !label.context.siblings.isEmpty, !label.context.isFragment else { return [] }
    let words = label.words.structure
    let own = LabelFormats(reading: WordReading(label), words: words).uses
    guard !own.isEmpty else { return [] }
    let others = label.siblingTokens.map { LabelFormats(reading: WordReading($0, words), words: words).uses }
    return own.compactMap { finding($0, own, others, label) }
  }

  /// What the first label of a chart does that writes something otherwise than most of the others.
  private static func odd(_ labels: [String], _ label: LintedLabel) -> RuleFinding? {
    let names = ProtectedNames(LabelContext())
    let all = labels.prefix(100).map { text in
      let tokens = LabelTokens(text, words: label.words, protecting: names)
      return LabelFormats(reading: WordReading(tokens, label.words.structure), words: label.words.structure).uses
    }
    for (place, (text, own)) in zip(labels, all).enumerated() {
      let others = all.enumerated().filter { $0.offset != place }.map(\.element)
      guard own.contains(where: { rival(of: $0, own, others)?.isTie == false }) else { continue }
      return RuleFinding(message: "\"\(text)\" is written otherwise than the other labels. Write all in one way.")
    }
    return nil
  }

  private static func finding(
    _ use: FormatUse, _ own: [FormatUse], _ others: [[FormatUse]], _ label: LintedLabel
  ) -> RuleFinding? {
    guard let rival = rival(of: use, own, others) else { return nil }
    // Two against two: something is wrong, and nobody knows in which.
    return finding(use, rival.style, label, needsReview: rival.isTie && rival.count > 1)
  }

  /// The way in which as many labels write something, or more.
  private static func rival(
    of use: FormatUse, _ own: [FormatUse], _ others: [[FormatUse]]
  ) -> (style: FormatUse.Style, count: Int, isTie: Bool)? {
    func isComparable(_ other: FormatUse) -> Bool { other.matter == use.matter && other.key == use.key }
    func has(_ uses: [FormatUse], _ style: FormatUse.Style) -> Bool {
      uses.contains { isComparable($0) && $0.style == style }
    }
    let same = others.count { has($0, use.style) } + 1
    let styles = others.flatMap { $0.filter(isComparable).map(\.style) }.reduce(into: [FormatUse.Style]()) {
      if $1 != use.style, !$0.contains($1) { $0.append($1) }
    }
    let counts = styles.map { style in (style, others.count { has($0, style) } + (has(own, style) ? 1 : 0)) }
    guard let (style, count) = counts.max(by: { $0.1 < $1.1 }), count >= same else { return nil }
    return (style, count, count == same)
  }

  private static func finding(
    _ use: FormatUse, _ style: FormatUse.Style, _ label: LintedLabel, needsReview: Bool
  ) -> RuleFinding {
    let written = label.characters(use.range)
    guard let right = use.others[style] else {
      let fact = "\"\(written)\" is written otherwise than in the other labels."
      return RuleFinding(range: use.range, message: fact + " Write all in one way.", needsReview: needsReview)
    }
    return RuleFinding(
      range: use.range, message: "Other labels write this otherwise. Write \"\(right)\" for \"\(written)\".",
      needsReview: needsReview, fix: Fix(range: use.range, replacement: right, isSafe: false))
  }
}
