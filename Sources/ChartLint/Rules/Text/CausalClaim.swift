/// Finds causes, which a chart does not show.
enum CausalClaim: LintRule {
  static let about = RuleDescription(
    id: "causal-claim", severity: .warning,
    claim: "A text says what the data shows and no cause of it.",
    rationale:
      "Marks show that something fell, not why. Most blind readers do not want causes from whoever wrote the text.",
    references: ["Lundgard and Satyanarayan 2022: level 4"], guidelines: ["H14"],
    kinds: [.mark, .group, .summary, .title, .note], data: .none,
    passing: [
      RuleExample("Amount due to suppliers: 4,200 dollars"), RuleExample("Cause of death: heart disease, 40 percent"),
      RuleExample("Delays caused by weather: 14"), RuleExample("Steps fell from 820 to 610."),
      RuleExample("Deaths due to malaria, 2010 to 2020", #"{"kind": "title"}"#),
    ],
    failing: [
      RuleExample("Steps fell because of the storm.", #"{"kind": "summary"}"#),
      RuleExample("Sales rose from 4 to 9 due to the holiday."), RuleExample("Thanks to the new line, riders doubled."),
    ])

  private static let movement = WordClass.movement.set
  private static let noValue = WordClass.valueWord

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    let sure = label.spokenPlaces(of: .cause)
    let moved = label.spokenPlaces(of: .weakCause).filter { isMoved(before: $0.lowerBound, label) }
    let all = sure + moved.filter { place in !sure.contains { $0.overlaps(place) } }
    return all.compactMap { places in
      // LED lamps are no verb.
      let range = label.tokens.range(of: places)
      let words = label.characters(range)
      if label.tokens.isShouted(places.lowerBound) { return nil }
      return RuleFinding(
        range: range, message: "\"\(words)\" claims a cause, which the data does not show. Say what was measured.",
        needsReview: tellsWhyNothing(before: places.lowerBound, label))
    }
  }

  private static func isMoved(before place: Int, _ label: LintedLabel) -> Bool {
    (0..<place).contains { label.tokens.isOf(movement, $0) }
  }

  /// Why there is no reading is known to who took none.
  private static func tellsWhyNothing(before place: Int, _ label: LintedLabel) -> Bool {
    label.tokens.places(of: noValue).contains { $0.upperBound <= place } && !isMoved(before: place, label)
  }
}

extension LabelTokens {
  /// Whether a word is all in capitals, as initials are.
  func isShouted(_ place: Int) -> Bool {
    isCapital(place) && tokens[place].range.count > 1
      && bytes[tokens[place].range.lowerBound + 1].isUppercaseByte
  }
}
