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
    let free = names(in: label) + powers(in: label) + position(in: label) + moments(in: label)
    let count = label.label.count - free.reduce(0) { $0 + label.characters($1).count }
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
    return ProtectedNames(context, names: label.chart.given).ranges(in: label.tokens.bytes)
  }

  /// Dates with a time, where X has times: each is the name of a place.
  private static func moments(in label: LintedLabel) -> [Range<Int>] {
    guard label.context.x?.type == "temporal", label.tokens.has(.time) else { return [] }
    let dates = DateReading(label.tokens, label.words) { _ in false }
    return label.tokens.tokens.indices.compactMap { place in
      dates.date(at: place).flatMap { date, end in
        date.hour != nil && date.day != nil ? label.tokens.range(of: place..<end) : nil
      }
    }
  }

  /// Powers of ten, for which there are no shorter words: "times 10 to the power of minus 8".
  private static func powers(in label: LintedLabel) -> [Range<Int>] {
    let powers = PowersOfTen(label.tokens)
    return label.tokens.tokens.indices.compactMap { place in
      powers.behind(place).map { label.tokens.range(of: (place + 1)..<$0.end) }
    }
  }

  /// Which of its neighbours a mark is, at its end: ", 12 of 82"; what walks the chart says it.
  private static func position(in label: LintedLabel) -> [Range<Int>] {
    let end = label.tokens.tokens.count
    guard end > 4, label.tokens.isWord(end - 2, "of"), label.tokens.isSign(0x2C, end - 4),
      label.token(end - 1)?.number != nil, label.token(end - 3)?.number != nil
    else { return [] }
    return [label.tokens.range(of: (end - 4)..<end)]
  }
}
