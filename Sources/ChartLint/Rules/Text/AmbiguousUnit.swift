/// Finds letters behind numbers that stand for several units or magnitudes.
enum AmbiguousUnit: LintRule {
  static let about = RuleDescription(
    id: "ambiguous-unit", severity: .error,
    claim: "A unit can be read in one way.",
    rationale: "60m can be minutes, meters, miles or millions; who listens cannot look at the axis.",
    references: ["HIG: avoid ambiguous formats and abbreviations"], guidelines: ["H15"],
    kinds: RuleDescription.spoken, data: .none,
    passing: [
      RuleExample("M4: 40 miles"), RuleExample("4K televisions: 40 sold"), RuleExample("Seat 12B: 40 flights"),
      RuleExample("Vitamin B12: 2.4 micrograms"), RuleExample("Fit: y = m x + b"), RuleExample("12 in 100"),
      RuleExample("100m freestyle: 47 seconds"), RuleExample("June 6: 1.3 m", #"{"y": {"unit": "m"}}"#),
      RuleExample("3M: 34 billion dollars"), RuleExample("5G: 40 percent"),
    ],
    failing: [
      RuleExample("June 6: 60m"),
      RuleExample("June 6: 60m", #"{"y": {"unit": "minutes"}}"#, fixed: "June 6: 60 minutes"),
      RuleExample("Revenue in June: $3M", fixed: "Revenue in June: $3 million"), RuleExample("Monday: waves of 1.3 m"),
      RuleExample("June 6: 20k steps", fixed: "June 6: 20,000 steps"),
      RuleExample("June 6: 1m", #"{"y": {"unit": "meters"}}"#, fixed: "June 6: 1 meter"),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    let hasWord = !label.tokens.classes.isDisjoint(with: WordClass.unitShort.set)
    guard hasWord || label.tokens.has(.attachedUnit) else { return [] }
    return label.places.compactMap { place in
      if label.isKind(.attachedUnit, at: place) { return attached(at: place, label) }
      return hasWord && label.isWord(.unitShort, at: place) ? spaced(at: place, label) : nil
    }
  }

  private static func attached(at place: Int, _ label: LintedLabel) -> RuleFinding? {
    guard let quantity = Quantity(attachedAt: place, label), !quantity.isName(label) else { return nil }
    return finding(quantity, in: quantity.range, label)
  }

  private static func spaced(at place: Int, _ label: LintedLabel) -> RuleFinding? {
    guard let quantity = Quantity(spacedAt: place, label), !quantity.isName(label) else { return nil }
    let next = label.token(place + 1)
    let isFree =
      next.map { $0.kind == .punctuation || $0.kind == .number || label.isWord(.rangeLead, at: place + 1) } ?? true
    guard quantity.letters == "m" || quantity.number.currency != nil || quantity.number.decimals > 0 || isFree else {
      return nil
    }
    return finding(quantity, in: quantity.range, label)
  }

  private static func finding(_ quantity: Quantity, in range: Range<Int>, _ label: LintedLabel) -> RuleFinding? {
    let meanings = label.words.shortForms.meanings(of: quantity.letters, in: .ambiguousUnit)
    guard !meanings.isEmpty, !label.isSquaredOrDivided(quantity.last) else { return nil }
    let settled = UnitReading.settled(meanings, quantity, label)
    guard let meaning = settled ?? UnitReading.likely(meanings, quantity, label) else {
      let words = meanings.compactMap { $0.split(separator: "|").last }
      let all = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
      return RuleFinding(
        range: range, message: "\"\(label.characters(range))\" can mean \(all). Write the word that you mean.")
    }
    return label.replacing(
      range, by: UnitReading.words(quantity, meaning), isSafe: settled != nil,
      why: "This unit can be read in several ways.")
  }
}
