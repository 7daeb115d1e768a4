/// Finds numbers with more decimals than anyone needs to hear.
enum ExcessPrecision: LintRule {
  static let about = RuleDescription(
    id: "excess-precision", severity: .warning,
    claim: "A number has the decimals that its axis has, or about three digits that count.",
    rationale: "Every digit takes time to hear; those past what was measured say nothing.",
    references: ["HIG: keep labels concise"], guidelines: ["H13", "H14"],
    kinds: RuleDescription.spoken, data: .spec,
    passing: [
      RuleExample("June 6: 72.3 beats per minute"), RuleExample("June 6: 0.00012 grams"),
      RuleExample("June 6: exchange rate of 1.08512"), RuleExample("Lap 3: race time of 72.34891 seconds"),
      RuleExample("June 6: 72.3489 beats", #"{"y": {"precision": 4}}"#),
    ],
    failing: [
      RuleExample("June 6: 72.348912 beats per minute", fixed: "June 6: 72.3 beats per minute"),
      RuleExample(
        "June 6: 72.34 beats per minute", #"{"y": {"precision": 1}}"#, fixed: "June 6: 72.3 beats per minute"),
      RuleExample("June 6: 1234.5678 liters", fixed: "June 6: 1,235 liters"),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard label.tokens.has(.number), label.tokens.tokens.contains(where: { ($0.number?.decimals ?? 0) > 0 }) else {
      return []
    }
    var named = Named(label)
    let powers = PowersOfTen(label.tokens)
    return label.places.compactMap { place in
      guard let token = label.token(place), token.kind == .number, !token.isProtected, let number = token.number,
        number.decimals > 1 || number.decimals == 1 && label.context.y?.precision == 0, !isOfX(place, &named, label),
        // 168.723 million has six digits, which a person may want.
        number.decimals > 3 || !label.isWord(.magnitude, at: place + 1),
        number.decimals > 2 || powers.behind(place) == nil
      else { return nil }
      return finding(token, number, &named, isPercent: label.isPercentWord(place + 1), label)
    }
  }

  /// What a text says of its numbers, looked up once.
  private struct Named {
    private let label: LintedLabel
    private(set) lazy var isPrecise = ExcessPrecision.isPrecise(label)
    private(set) lazy var isPlace = label.hasWord(.placeWord)
    private(set) lazy var lastColon = label.places.last { label.isSign(0x3A, at: $0) }

    init(_ label: LintedLabel) { self.label = label }
  }

  private static func finding(
    _ token: LabelToken, _ number: LabelToken.Number, _ named: inout Named, isPercent: Bool, _ label: LintedLabel
  ) -> RuleFinding? {
    guard let decimals = wanted(number, &named, isPercent: isPercent, label), decimals < number.decimals else {
      return nil
    }
    guard let text = NumberText.rounded(abs(number.value), decimals: decimals) else { return nil }
    let bytes = label.tokens.bytes
    guard let start = token.range.first(where: { bytes[$0].isDigit || bytes[$0] == 0x2E }) else { return nil }
    let end = bytes[start..<token.range.upperBound].lastIndex(where: \.isDigit).map { $0 + 1 } ?? token.range.upperBound
    return label.replacing(start..<end, by: text, isSafe: false, why: "These are more digits than are needed.")
  }

  /// How many decimals a number should have; `nil` where all are fine.
  private static func wanted(
    _ number: LabelToken.Number, _ named: inout Named, isPercent: Bool, _ label: LintedLabel
  ) -> Int? {
    if let precision = label.context.y?.precision, precision >= 0 {
      let own = max(precision, label.context.x?.precision ?? 0)
      // A mean has a digit more than what it is a mean of, and a share is in another unit.
      let isMean = label.kind == .summary || label.kind == .group || number.isPercent
      // Of a small mean three digits tell how much: "about 2.33 a day".
      if isMean, number.wholeDigits + number.decimals <= 3 { return nil }
      return number.decimals > own + (isMean || isPercent ? 1 : 0) ? own : nil
    }
    guard abs(number.value) >= 1, number.decimals >= 4 || number.decimals == 3 && number.wholeDigits >= 3 else {
      return nil
    }
    guard number.decimals > 5 && number.wholeDigits > 1 && !named.isPlace || !named.isPrecise else { return nil }
    return number.currency == nil ? NumberText.decimalsOfThreeDigits(number.value) : 2
  }

  /// A number before the colon, where the X axis counts and nothing is known of its precision.
  private static func isOfX(_ place: Int, _ named: inout Named, _ label: LintedLabel) -> Bool {
    guard label.context.x?.type == "quantitative", label.context.x?.precision == nil else { return false }
    return named.lastColon.map { place < $0 } ?? false
  }

  /// Whether the text or the axis names a quantity of many decimals.
  private static func isPrecise(_ label: LintedLabel) -> Bool {
    let named = [label.context.y?.name, label.context.y?.unit].compactMap { $0?.lowercased() }
    return label.hasWord(.preciseQuantity)
      || named.contains {
        $0.split(separator: " ").contains { label.words.frames.has(String($0), in: .preciseQuantity) }
      }
  }
}

extension LintedLabel {
  /// Whether a word makes the number before it a share.
  fileprivate func isPercentWord(_ place: Int) -> Bool { characters(at: place).lowercased() == "percent" }
}
