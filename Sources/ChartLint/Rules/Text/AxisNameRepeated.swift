/// Finds names of axes that every label would say again.
enum AxisNameRepeated: LintRule {
  static let about = RuleDescription(
    id: "axis-name-repeated", severity: .warning,
    claim: "A label does not repeat the names of the axes.",
    rationale: "The overview names the axes once; again with each mark they are in the way of what differs.",
    references: ["HIG: do not repeat the axis name"], guidelines: ["H13"], kinds: [.mark, .group], data: .spec,
    passing: [
      RuleExample("June 6: 4,210 steps", named),
      RuleExample("A: 28", #"{"x": {"name": "a", "categories": ["A", "B"]}, "overview": true}"#),
      RuleExample("Week 3: 40 visits", #"{"x": {"name": "week"}, "overview": true}"#),
      RuleExample(
        "Heart rate, June 6: 62", #"{"series": ["Heart rate"], "y": {"name": "heart rate"}, "overview": true}"#),
    ],
    failing: [
      RuleExample("Date: June 6, Steps: 4,210 steps", named, fixed: "June 6: 4,210 steps"),
      RuleExample("June 6, Steps: 4,210 steps", named, fixed: "June 6: 4,210 steps"),
      RuleExample(
        "June 6: heart rate 62 beats per minute", #"{"y": {"name": "heart rate"}, "overview": true}"#,
        fixed: "June 6: 62 beats per minute"),
    ])

  private static let named = #"{"x": {"name": "date"}, "y": {"name": "steps", "unit": "steps"}, "overview": true}"#

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let parts = label.parts, parts.has(.axisName) else { return [] }
    let x = place(of: label.context.x?.name, label) { label.tokens.isSign(0x3A, $0) || isDate($0, label) }
    let y = place(of: label.context.y?.name, label) { label.tokens.isSign(0x3A, $0) || label.tokens.isNumber($0) }
    guard x != nil || y != nil, label.context.hasOverview || x != nil && y != nil || repeatsItself(x, y, label) else {
      return []
    }
    let names = [x, y].compactMap { $0 }.sorted { $0.lowerBound < $1.lowerBound }
    let said = names.map { "\"\(label.characters(label.tokens.range(of: $0)))\"" }.joined(separator: " and ")
    let range = names.first.map { label.tokens.range(of: $0) }
    let fix = fix(x, y, label)
    let rest = fix.map { $0.replacement + label.characters($0.range.upperBound..<label.tokens.bytes.count) }
    let message = "The axes are named once for all. Leave out \(said)" + (rest.map { ": \"\($0)\"." } ?? ".")
    return [RuleFinding(range: range, message: message, fix: fix)]
  }

  /// Where a name begins a clause and its value follows.
  private static func place(of name: String?, _ label: LintedLabel, before isValue: (Int) -> Bool) -> Range<Int>? {
    guard let name, !label.context.series.contains(name), label.context.x?.categories.contains(name) != true else {
      return nil
    }
    let isSeries = label.context.series.contains { $0.lowercased() == name.lowercased() }
    return label.tokens.places(ofName: name).first {
      !isSeries && label.tokens.isBreak($0.lowerBound - 1) && isValue($0.upperBound)
        && label.parts?.parts[$0.lowerBound] != .place
    }
  }

  private static func isDate(_ place: Int, _ label: LintedLabel) -> Bool {
    label.tokens.isOf([.month, .weekday], place) || label.tokens.isKind(.isoDate, place)
  }

  /// Without an overview: "Steps: 4,210 steps" says its unit twice, and "Date: June 6" is a date to all who hear it.
  private static func repeatsItself(_ x: Range<Int>?, _ y: Range<Int>?, _ label: LintedLabel) -> Bool {
    if let y, let name = label.context.y?.name, label.tokens.places(ofName: name).count > 1 {
      return label.tokens.isSign(0x3A, y.upperBound)
    }
    return x.map { isDate($0.upperBound + 1, label) } ?? false
  }

  /// Takes the names away; where both stand, what is between them becomes what stands before the colon.
  private static func fix(_ x: Range<Int>?, _ y: Range<Int>?, _ label: LintedLabel) -> Fix? {
    let tokens = label.tokens.tokens
    func start(_ place: Int) -> Int? { tokens.indices.contains(place) ? tokens[place].range.lowerBound : nil }
    func next(_ name: Range<Int>) -> Int { name.upperBound + (label.tokens.isSign(0x3A, name.upperBound) ? 1 : 0) }
    let begin = x.map(\.lowerBound) ?? 0
    guard begin == 0 || x == nil else { return nil }
    let after = x.map(next) ?? 0
    guard let y else {
      return start(after).map { Fix(range: 0..<$0, replacement: "", isSafe: false) }
    }
    guard y.lowerBound >= after, let end = start(next(y)), let from = start(after) else { return nil }
    guard y.lowerBound > after else { return Fix(range: 0..<end, replacement: "", isSafe: false) }
    let last = tokens[y.lowerBound - 1]
    let place = label.characters(from..<(last.kind == .punctuation ? last.range.lowerBound : last.range.upperBound))
    return Fix(range: 0..<end, replacement: place + ": ", isSafe: false)
  }
}
