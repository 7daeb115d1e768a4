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
      RuleExample("2 rows left out, because they have no date.", #"{"kind": "note"}"#),
      RuleExample("Deaths due to malaria, 2010 to 2020", #"{"kind": "title"}"#),
    ],
    failing: [
      RuleExample("Steps fell because of the storm.", #"{"kind": "summary"}"#),
      RuleExample("Sales rose from 4 to 9 due to the holiday."), RuleExample("Thanks to the new line, riders doubled."),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    let tokens = label.tokens
    let (sure, maybe) = (label.spokenPlaces(of: .cause), label.spokenPlaces(of: .weakCause))
    guard !sure.isEmpty || !maybe.isEmpty else { return [] }
    let moved = tokens.tokens.indices.first { tokens.isOf(.movement, $0) } ?? tokens.tokens.count
    let moves = moved < tokens.tokens.count
    let all = LintedLabel.apart(sure + maybe.filter { $0.lowerBound > moved || $0.lowerBound == 0 && moves })
    // LED lamps are no verb; and why something was left out is known to who left it out.
    let leftOut = tokens.places(of: .method).first?.lowerBound ?? tokens.tokens.count
    let claims = all.filter { !tokens.isShouted($0.lowerBound) && $0.lowerBound < leftOut }
    let nothing = tokens.places(of: .valueWord).first { $0.count > 1 }?.lowerBound ?? tokens.tokens.count
    return claims.map { places in
      let range = tokens.range(of: places)
      // Why there is no reading may be known too.
      let tellsWhyNothing = nothing < places.lowerBound && places.lowerBound < moved
      return RuleFinding(
        range: range,
        message: "\"\(label.characters(range))\" claims a cause, which the data does not show. Say what was measured.",
        needsReview: tellsWhyNothing)
    }
  }
}

extension LabelTokens {
  /// Whether a word is all in capitals, as initials are.
  func isShouted(_ place: Int) -> Bool {
    isCapital(place) && tokens[place].range.count > 1
      && bytes[tokens[place].range.lowerBound + 1].isUppercaseByte
  }
}
