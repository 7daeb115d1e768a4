/// Finds labels that sound like another.
enum DuplicateLabel: LintRule {
  static let about = RuleDescription(
    id: "duplicate-label", severity: .error,
    claim: "No two labels of a chart read the same.",
    rationale: "Of two marks that sound the same nobody can tell which one has focus.",
    references: ["WCAG 2.4.6", "HIG: label each important element"], guidelines: ["H11"],
    kinds: [.mark, .group, .summary, .title, .chart], data: .siblings,
    passing: [
      .among("June 7: 4,210 steps", "June 6: 4,210 steps"),
      .among("Grade A+: 3", "Grade A: 3"),
      .among("Change 1.5|Change -15", "Change 15"),
    ],
    failing: [
      .among("June 6: 4,210 steps", "June 6: 4,210 steps"),
      .among("june 6, 4,210 steps.", "June 6: 4,210  steps"),
      .chart("Steps", #"{"labels": ["June 6: 4,210 steps", "June 6: 4,210 steps"]}"#),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard !label.context.isFragment else { return [] }
    if let double = label.spec?.labels.flatMap({ Self.double($0) }) {
      return [finding("Two marks read \"\(double)\".")]
    }
    guard !label.context.siblings.isEmpty else { return [] }
    let own = heard(label.label)
    guard !own.isEmpty, label.context.siblings.contains(where: { heard($0) == own }) else { return [] }
    return [finding("Another label reads the same.")]
  }

  private static func finding(_ fact: String) -> RuleFinding {
    RuleFinding(message: fact + " Say what tells them apart, such as the place along X or the series.")
  }

  /// The first label of a list that stands there twice.
  private static func double(_ labels: [String]) -> String? {
    var known: Set<[UInt8]> = []
    return labels.first { label in
      let heard = Self.heard(label)
      return !heard.isEmpty && !known.insert(heard).inserted
    }
  }

  /// A text without what is not heard: case, the number of blanks, signs of a sentence that stand in no number, and signs without
  /// a picture.
  private static func heard(_ text: String) -> [UInt8] {
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    let seen =
      isPlain ? text : String(String.UnicodeScalarView(text.unicodeScalars.filter { !LabelLexer.isInvisible($0) }))
    let bytes = Array(seen.lowercased().utf8)
    var heard: [UInt8] = []
    for (place, byte) in bytes.enumerated() {
      let next = bytes.indices.contains(place + 1) ? bytes[place + 1] : 0x20
      let isSilent = byte <= 0x20 || signs.contains(byte) && !next.isDigit
      if !isSilent {
        heard.append(byte)
      } else if let last = heard.last, last != 0x20 {
        heard.append(0x20)
      }
    }
    while heard.last == 0x20 { heard.removeLast() }
    return heard
  }

  /// `, . ; : ! ?`
  private static let signs: [UInt8] = [0x2C, 0x2E, 0x3B, 0x3A, 0x21, 0x3F]
}
