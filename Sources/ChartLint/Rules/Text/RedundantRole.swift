/// Finds words for what a screen reader says by itself.
enum RedundantRole: LintRule {
  static let about = RuleDescription(
    id: "redundant-role", severity: .warning,
    claim: "A text does not say that it is an image.",
    rationale: "Screen readers say so before the text; the type of a chart is not meant, it belongs in a summary.",
    references: ["WCAG 1.1.1", "SIGACCESS: be brief"], guidelines: ["H13"],
    kinds: [.mark, .group, .summary, .title, .note], data: .none,
    passing: [
      RuleExample("Pictures taken: 40"), RuleExample("Image sensors: 12 percent"),
      RuleExample("Bar chart of steps, 30 days", #"{"kind": "summary"}"#),
      RuleExample("Image: 40 files", #"{"series": ["Image"]}"#),
    ],
    failing: [
      RuleExample("Image of a bar chart of steps", #"{"kind": "summary"}"#, fixed: "Bar chart of steps"),
      RuleExample("This is a picture showing the steps of June", #"{"kind": "summary"}"#, fixed: "Steps of June"),
      RuleExample("June 6: 4,210 steps, button", fixed: "June 6: 4,210 steps"),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    let places = label.kind == .mark || label.kind == .group ? label.spokenPlaces(of: .role) : label.places(of: .role)
    guard !places.isEmpty, !GenericLabel.isGeneric(label) else { return [] }
    return places.compactMap { opening($0, label) ?? closing($0, label) }
  }

  /// "Image of", "An image showing", "Image:" where the text begins.
  private static func opening(_ places: Range<Int>, _ label: LintedLabel) -> RuleFinding? {
    let tokens = label.tokens
    guard (0..<places.lowerBound).allSatisfy({ tokens.isOf(.filler, $0) }) else { return nil }
    var next = places.upperBound
    if places.count == 1 {
      guard tokens.isSign(0x3A, next), tokens.tokens.indices.contains(next + 1) else { return nil }
      next += 1
    }
    if tokens.isOf(.filler, next) { next += 1 }
    guard tokens.tokens.indices.contains(next) else { return nil }
    let start = tokens.tokens[next].range.lowerBound
    let letter = tokens.bytes[start]
    let isSmall = letter >= 0x61 && letter <= 0x7A
    let first = isSmall ? String(UnicodeScalar(letter - 0x20)) : ""
    return finding(places, label, Fix(range: 0..<(isSmall ? start + 1 : start), replacement: first, isSafe: true))
  }

  /// ", button" and "chart image" where the text ends.
  private static func closing(_ places: Range<Int>, _ label: LintedLabel) -> RuleFinding? {
    let (tokens, before) = (label.tokens, places.lowerBound - 1)
    guard places.count == 1, places.upperBound == tokens.tokens.count, before > 0 else { return nil }
    let isListed = tokens.isSign(0x2C, before)
    guard isListed || tokens.isOf(.generic, before) && !tokens.isOf(.role, before) else {
      return nil
    }
    let kept = tokens.tokens[isListed ? before - 1 : before].range.upperBound
    let end = tokens.tokens[places.lowerBound].range.upperBound
    return finding(places, label, Fix(range: kept..<end, replacement: "", isSafe: true))
  }

  private static func finding(_ places: Range<Int>, _ label: LintedLabel, _ fix: Fix) -> RuleFinding {
    let range = label.tokens.range(of: places)
    return RuleFinding(
      range: range,
      message: "Screen readers say that this is an image or a button. Leave out \"\(label.characters(range))\".",
      fix: fix)
  }
}
