/// Finds groups that tell a value and not where it holds.
enum GroupMissingRange: LintRule {
  static let about = RuleDescription(
    id: "group-missing-range", severity: .error,
    claim: "The label of a group begins with its stretch of the X axis, or with its name.",
    rationale: "A climb of 70 feet means nothing before one knows from where to where.",
    references: ["HIG: describe a group by its range", "HIG: put the context first"], guidelines: ["H12", "H13"],
    kinds: [.group, .chart], data: .spec,
    passing: [
      .group("From 1.2 to 2.4 miles: climb 70 feet"),
      .group("Week 3: 29,400 steps"),
      .group("Stage 2, total 4,210 feet"),
      .group("Weekend: average 8,120 steps"),
      .group("June 1 to June 7: rose from 4,210 to 6,300 steps"),
      .chart("Steps", #"{"groups": ["June 1 to June 7: 29,400 steps"]}"#),
    ],
    failing: [
      .group(
        "Climb 70 feet", fixed: "From 1.2 to 2.4 miles: climb 70 feet",
        #""focus": {"from": 1.2, "to": 2.4}, "x": {"unit": "miles"}"#),
      .group("Rose from 4,210 to 6,300 steps", #""y": {"name": "steps", "unit": "steps"}"#),
      .group("Average heart rate: 62 beats per minute", #""y": {"name": "heart rate"}"#),
      .chart("Climb", #"{"groups": ["From 0 to 1 mile: climb 70 feet", "Climb 90 feet"]}"#),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    if let spec = label.spec { return findings(of: spec.groupLabels, label) }
    guard label.kind == .group, !label.context.isFragment, !label.tokens.tokens.isEmpty else { return [] }
    guard !GroupPlace(WordReading(label), label.context).isSaid else { return [] }
    let fix = Self.fix(label)
    let example = fix?.replacement ?? "From … to …: "
    return [RuleFinding(message: "This group does not say where. Begin it with \"\(example)\".", fix: fix)]
  }

  private static func findings(of groups: [String], _ label: LintedLabel) -> [RuleFinding] {
    let names = ProtectedNames(label.context)
    let bare = groups.prefix(500).first { group in
      let tokens = LabelTokens(group, words: label.words, protecting: names)
      guard !tokens.tokens.isEmpty else { return false }
      return !GroupPlace(WordReading(tokens, label.words.structure), label.context).isSaid
    }
    return bare.map {
      [RuleFinding(message: "The group \"\($0)\" does not say where. Begin it with \"From … to …: \".")]
    } ?? []
  }

  /// Puts the stretch of the context first.
  private static func fix(_ label: LintedLabel) -> Fix? {
    guard case .range(let from, let to, _)? = label.context.focus, let first = label.tokens.tokens.first else {
      return nil
    }
    let unit = label.context.x?.unit.map { " " + $0 } ?? ""
    let word = label.characters(first.range)
    let isPlain = first.kind == .word && !first.isProtected && word.dropFirst().allSatisfy(\.isLowercase)
    return Fix(
      range: first.range,
      replacement: "From \(from.spoken) to \(to.spoken)\(unit): \(isPlain ? word.lowercased() : word)", isSafe: false)
  }
}

extension RuleExample {
  /// A group with what else its context has.
  static func group(_ text: String, fixed: String? = nil, _ context: String = "") -> RuleExample {
    RuleExample(text, "{\"kind\": \"group\"\(context.isEmpty ? "" : ", " + context)}", fixed: fixed)
  }
}
