/// Finds ends of an axis that are not those of the chart.
enum BoundsMismatch: LintRule {
  private static let steps = """
    {"kind": "summary", "x": {"name": "date", "type": "temporal", "min": "2025-06-01", "max": "2025-06-30"}, \
    "y": {"name": "steps", "unit": "steps", "min": 0, "max": 12000}}
    """

  static let about = RuleDescription(
    id: "bounds-mismatch", severity: .error,
    claim: "The ends of an axis that a text says are those of the chart.",
    rationale: "The bounds are the scale by which a listener weighs each value and each tone.",
    references: ["HIG: describe axes and bounds", "Chartability: data integrity"], guidelines: ["H10", "H19"],
    kinds: [.mark, .group, .summary, .title, .note], data: .spec,
    passing: [
      RuleExample("Y axis: steps, from 0 to 12,000", steps),
      RuleExample("X axis: date, from June 1 to June 30, 2025", steps),
      RuleExample("Y axis: steps. Rose from 2,000 to 10,000", steps),
      RuleExample("The vertical axis goes from 0 to 12 thousand", steps),
    ],
    failing: [
      RuleExample("Y axis: steps, from 0 to 10,000", steps, fixed: "Y axis: steps, from 0 to 12,000"),
      RuleExample("X axis: date, from June 2 to June 30, 2025", steps),
      RuleExample("Vertical axis from 1000 to 12000", steps, fixed: "Vertical axis from 0 to 12000"),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let claims = label.claims, label.tokens.classes.contains(WordClass.axis.set) else { return [] }
    return claims.clauses.flatMap { clause in
      let words = clause.places(of: .axis)
      return words.enumerated().flatMap { index, word -> [RuleFinding] in
        let end = words.indices.contains(index + 1) ? words[index + 1].lowerBound : clause.tokens.upperBound
        guard let axis = axis(word, label) else { return [] }
        return findings(axis, word.lowerBound..<max(end, word.lowerBound), clause, label)
      }
    }
  }

  /// Which axis a word means; of "axis" alone the name before it tells.
  private static func axis(_ word: Range<Int>, _ label: LintedLabel) -> LabelContext.Axis? {
    let text = label.tokens.characters(label.tokens.range(of: word)).lowercased()
    if let first = label.tokens.tokens[word].first, word.count > 1 || text.contains("-") {
      let isX = ["x", "h"].contains(label.tokens.characters(of: first).lowercased().prefix(1))
      return isX ? label.context.x : label.context.y
    }
    guard word.lowerBound > 0 else { return nil }
    let name = label.tokens.characters(of: label.tokens.tokens[word.lowerBound - 1]).lowercased()
    return [label.context.y, label.context.x].compactMap { $0 }.first { $0.name?.lowercased().hasSuffix(name) == true }
  }

  private static func findings(
    _ axis: LabelContext.Axis, _ segment: Range<Int>, _ clause: Clause, _ label: LintedLabel
  ) -> [RuleFinding] {
    if let mention = clause.places.first(where: {
      segment.contains($0.tokens.lowerBound) && $0.isStretch && $0.date != nil
    }) {
      return dates(mention, axis, label)
    }
    let numbers = clause.numbers.filter { segment.contains($0.tokens.lowerBound) && !$0.isSpelled }
    for (low, high) in zip(numbers, numbers.dropFirst()) {
      let between = clause.words.contains {
        $0.list == .to && (low.tokens.upperBound..<high.tokens.lowerBound).contains($0.tokens.lowerBound)
      }
      guard between, high.tokens.lowerBound - low.tokens.upperBound <= 4,
        ![low, high].contains(where: { isOther($0, label) })
      else { continue }
      return [finding(low, axis.min, high.multiple, label), finding(high, axis.max, 1, label)].compactMap { $0 }
    }
    return []
  }

  // MARK: Numbers and dates

  /// Whether a bound is said in another unit than that of the axis, such as 32 °F for 0 °C.
  private static func isOther(_ number: ClaimNumber, _ label: LintedLabel) -> Bool {
    guard let unit = number.unit, !number.isOwnUnit, !number.isPercent else { return false }
    return unit != label.claims?.ownUnit
  }

  private static func finding(
    _ number: ClaimNumber, _ bound: LabelContext.Place?, _ multiple: Double, _ label: LintedLabel
  ) -> RuleFinding? {
    guard let truth = bound.flatMap(Self.number) else { return nil }
    // "from 0 to 12 thousand", "from 1 to 12 thousand".
    let said = [number.value, number.value * (number.multiple == 1 ? multiple : 1)]
    let isWhole = number.value == number.value.rounded() && number.multiple == 1 && !number.isAbout
    let tolerance = isWhole ? (truth == truth.rounded() ? 0 : 0.5) : number.tolerance
    guard !said.contains(where: { abs($0 - truth) <= tolerance + 1e-9 * max(abs(truth), abs($0)) }) else { return nil }
    let text = label.characters(number.range)
    let isGrouped = text.contains(",") || abs(truth) < 1000 || abs(number.value) < 1000
    let plain = Claims.text(truth)
    let replacement = isGrouped ? plain : plain.filter { $0 != "," }
    let isPlain = text.utf8.allSatisfy { $0.isDigit || $0 == 0x2C || $0 == 0x2E || $0 == 0x2D }
    let isExact = !number.isAbout && Double(replacement.filter { $0 != "," }) == truth
    return RuleFinding(
      range: number.range, message: "This axis ends at \(replacement). Write \"\(replacement)\" for \"\(text)\".",
      fix: isPlain ? Fix(range: number.range, replacement: replacement, isSafe: isExact) : nil)
  }

  /// A bound as a number, also a year that is given as a text.
  private static func number(_ bound: LabelContext.Place) -> Double? {
    switch bound {
    case .number(let number): number
    case .text(let text): text.utf8.count == 4 ? Double(text) : nil
    }
  }

  private static func dates(_ mention: PlaceMention, _ axis: LabelContext.Axis, _ label: LintedLabel) -> [RuleFinding] {
    let range = label.tokens.range(of: mention.tokens)
    func isWrong(_ said: PartialDate?, _ bound: LabelContext.Place?) -> Bool {
      guard let said, let bound, let truth = ClaimData.date(of: bound, axis, label.words) else { return false }
      // A bound that says less than the text cannot be held against it.
      if said.day != nil && truth.day == nil || said.month != nil && truth.month == nil { return false }
      return !said.means(truth)
    }
    guard isWrong(mention.date, axis.min) || isWrong(mention.last, axis.max) else { return [] }
    let ends = [axis.min, axis.max].compactMap { $0?.text }.joined(separator: " to ")
    return [RuleFinding(range: range, message: "This axis goes from \(ends). Write those ends.")]
  }
}
