/// Finds words for how a chart looks.
enum VisualAppearance: LintRule {
  static let about = RuleDescription(
    id: "visual-appearance", severity: .warning,
    claim: "A text says what marks mean and not how they look.",
    rationale: "Who cannot see a blue bar or the top right corner learns nothing from them; the series has a name.",
    references: ["HIG: describe the meaning, not the appearance", "WCAG 1.3.3", "Jung et al. 2021"],
    guidelines: ["H16"], kinds: [.mark, .group, .summary, .title, .note], data: .none,
    passing: [
      RuleExample("Orange: 40 tons"), RuleExample("Blue Line: 40,000 riders"), RuleExample("Green Party: 12 percent"),
      RuleExample("Red Sox: 93 wins"), RuleExample("Gold medals: 12"), RuleExample("June 6: 4 yellow cards"),
      RuleExample("Red blood cells: 5 million per microliter"), RuleExample("Sales rose 3 percent in White Plains."),
      RuleExample("Amber alerts: 3"), RuleExample("Parties of the far right: 40 seats"),
      RuleExample("Light curve of R Leonis"),
    ],
    failing: [
      RuleExample("The blue bar is June 6."), RuleExample("The dashed line is the goal."),
      RuleExample("As you can see, steps rose."), RuleExample("The goal is shown in red."),
      RuleExample("Blue bars: 4,210 steps", #"{"series": ["Blue Mountain"]}"#),
      RuleExample("The highest value is at the top right."),
    ])

  private static let looks: WordClasses = [.color, .look]
  private static let asked: WordClasses = [looks, WordClass.sight.set, WordClass.sightEnd.set]
  private static let followers: WordClasses = [.filler, .markNoun, .generic]

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard !label.tokens.classes.isDisjoint(with: asked) else { return [] }
    let drawn = label.places(of: .color) + label.places(of: .look)
    let ends = label.places(of: .sightEnd).filter { isEnd($0, label) }
    let keys = label.kind == .summary || label.kind == .note ? label.places(of: .color).filter { isKey($0, label) } : []
    let all = label.tokens.places(of: .sight) + drawn.compactMap { marks(from: $0, label) } + ends + keys
    return LintedLabel.apart(all).map { places in
      let range = label.tokens.range(of: places)
      return RuleFinding(
        range: range,
        message: "\"\(label.characters(range))\" is about looks. Name the series, the place or the value instead.")
    }
  }

  /// From a color or a style to the mark that has it, with up to two more such words between.
  private static func marks(from start: Range<Int>, _ label: LintedLabel) -> Range<Int>? {
    let tokens = label.tokens
    var place = start.upperBound
    while place < start.upperBound + 2, tokens.isOf(looks, place) { place += 1 }
    guard tokens.isOf(.markNoun, place), !tokens.tokens[place].isProtected else { return nil }
    if place == start.upperBound, label.isWord(.lookNoun, at: start.lowerBound) { return nil }
    // Who walks on by such words came from the first of them.
    if tokens.isOf(looks, start.lowerBound - 1), !tokens.tokens[start.lowerBound - 1].isProtected { return nil }
    return start.lowerBound..<(place + 1)
  }

  /// "Steps (blue)", as legends have it.
  private static func isKey(_ places: Range<Int>, _ label: LintedLabel) -> Bool {
    label.tokens.isSign(0x28, places.lowerBound - 1) && label.tokens.isSign(0x29, places.upperBound)
  }

  /// Whether a clause ends here or goes on to something else; a capital makes a place: "in Orange".
  private static func isEnd(_ places: Range<Int>, _ label: LintedLabel) -> Bool {
    let tokens = label.tokens
    if tokens.isCapital(places.upperBound - 1), !tokens.isCapital(places.lowerBound) { return false }
    return tokens.isBreak(places.upperBound) || tokens.isOf(followers, places.upperBound)
  }
}
