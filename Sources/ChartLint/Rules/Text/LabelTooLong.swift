/// Finds texts that take too long to hear.
enum LabelTooLong: LintRule {
  static let about = RuleDescription(
    id: "label-too-long", severity: .warning,
    claim:
      "A mark has at most 100 characters, a title 125, a group 150, a summary 500; names of series and categories do not count.",
    rationale: "Speech cannot be skimmed: who wants the end hears the whole.",
    references: ["HIG: keep labels concise", "SIGACCESS: describing figures"], guidelines: ["H13"],
    kinds: [.mark, .group, .title, .summary], data: .none,
    passing: [
      RuleExample("June 6: 4,210 steps"),
      RuleExample(
        "Food and Agriculture Organization of the United Nations, Regional Office for Latin America and the Caribbean: 40 members",
        #"{"series": ["Food and Agriculture Organization of the United Nations, Regional Office for Latin America and the Caribbean"]}"#
      ),
      RuleExample(
        "From June 2 to June 8: steps rose from 4,210 on Monday to 9,120 on Saturday and then fell again to 5,300",
        #"{"kind": "group"}"#),
    ],
    failing: [
      RuleExample(
        "June 6: 4,210 steps, which is 310 more than on June 5 and 1,020 fewer than on June 4, and the goal was 8,000 steps"
      ),
      RuleExample(
        "Steps on each day from June 1 to June 30 as the watch counted them, with days on which it was not worn left out and the goal shown as a line",
        #"{"kind": "title"}"#),
      RuleExample(
        "From June 2 to June 8: steps rose from 4,210 on Monday to 9,120 on Saturday, then fell again to 5,300 on Sunday, and the sum of the week was 46,000, more than before",
        #"{"kind": "group"}"#),
      RuleExample(
        "June 6: 4,210 steps, 900 steps by noon, 1,310 steps by 3 PM, 1,200 steps by 6 PM and 800 steps by midnight",
        #"{"y": {"name": "Steps", "unit": "steps"}}"#),
    ])

  private static let limits: [LabelContext.Kind: Int] = [.mark: 100, .group: 150, .title: 125, .summary: 500]

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let limit = limits[label.kind], label.tokens.bytes.count > limit else { return [] }
    let named = names(in: label).reduce(0) { $0 + label.characters($1).count }
    let count = label.label.count - named
    guard count > limit else { return [] }
    return [
      RuleFinding(
        message:
          "This \(label.kind.rawValue) has \(count) characters. Say it in \(limit) or fewer, or in several labels.")
    ]
  }

  /// Where series and categories stand, whose names nobody can shorten; units and names of axes are words like others.
  private static func names(in label: LintedLabel) -> [Range<Int>] {
    var context = label.context
    context.x?.name = nil
    context.x?.unit = nil
    context.y?.name = nil
    context.y?.unit = nil
    return ProtectedNames(context, names: label.names).ranges(in: label.tokens.bytes)
  }
}
