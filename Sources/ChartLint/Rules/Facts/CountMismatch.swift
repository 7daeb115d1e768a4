import ChartModel

/// Finds numbers of marks, series or periods that the data does not have.
enum CountMismatch: LintRule {
  private static let seasons = """
    {"kind": "summary", "x": {"name": "season"}, "y": {"name": "riders", "unit": "riders"}, \
    "data": [{"x": "Summer", "y": 120, "series": "Bus"}, {"x": "Winter", "y": 90, "series": "Bus"}, \
    {"x": "Summer", "y": 40, "series": "Ferry"}, {"x": "Winter", "y": null, "series": "Ferry"}]}
    """
  private static let days = """
    {"kind": "summary", "x": {"name": "date", "type": "temporal"}, "y": {"name": "steps", "unit": "steps"}, \
    "data": [{"x": "2025-06-06", "y": 4210}, {"x": "2025-06-07", "y": null}, {"x": "2025-06-08", "y": 2310}]}
    """

  static let about = RuleDescription(
    id: "count-mismatch", severity: .warning,
    claim: "How many marks, series or periods a text says there are, there are.",
    rationale: "The count tells how long a walk through the chart takes, and whether all was heard.",
    references: ["HIG: describe the chart before viewing", "Chartability: data integrity"], guidelines: ["H1", "H10"],
    kinds: [.mark, .group, .summary, .title, .note], data: .data,
    passing: [
      RuleExample("Bar chart, two seasons, two series", seasons), RuleExample("Bar chart, 3 bars", seasons),
      RuleExample("Bar chart, 3 days, one bar a day", days), RuleExample("2 days below 5,000 steps", days),
      RuleExample("Line chart, 2 days", days),
    ],
    failing: [
      RuleExample("Bar chart, three seasons", seasons), RuleExample("Line chart with 3 series", seasons),
      RuleExample("Bar chart, 30 days", days),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let claims = label.claims, !claims.data.marks.isEmpty else { return [] }
    return claims.clauses.flatMap { ConditionalCount.findings($0, claims, label) + findings($0, claims, label) }
  }

  private static func findings(_ clause: Clause, _ claims: Claims, _ label: LintedLabel) -> [RuleFinding] {
    clause.numbers.compactMap { number in
      claims.role(of: number, in: clause, label) == .count ? finding(number, clause, claims, label) : nil
    }
  }

  private static func finding(
    _ number: ClaimNumber, _ clause: Clause, _ claims: Claims, _ label: LintedLabel
  ) -> RuleFinding? {
    guard isPlain(number, clause, label), let noun = number.noun else { return nil }
    let counts = counts(number, noun, clause, claims, label)
    guard let truth = counts.first, !counts.contains(where: { number.says(Double($0)) }) else { return nil }
    return RuleFinding(
      range: number.range, message: "The data has \(truth) \(noun). Write \"\(truth)\".",
      needsReview: clause.isUnsure || !isOfFocus(clause, claims.data))
  }

  /// Whether nothing around a number makes it one of some marks only: "6 days above 8,000", "for 3 days".
  private static func isPlain(_ number: ClaimNumber, _ clause: Clause, _ label: LintedLabel) -> Bool {
    let part = clause.part(around: number, label.tokens)
    let claims: Set<WordClass> = Set(Clauses.claims).union([.countCondition, .more, .less, .goal, .times])
    let isWith = { (word: Clause.Word) in
      // "Line chart with 3 lines".
      word.tokens.upperBound == number.tokens.lowerBound
        && label.tokens.tokens[word.tokens.lowerBound].classes.contains(WordClass.beforeCount.set)
        // "14 days of heart rates": what was counted, not which of them.
        || word.tokens.lowerBound == number.tokens.upperBound + 1 && label.tokens.isWord(word.tokens.lowerBound, "of")
          && number.tokens.lowerBound == clause.tokens.lowerBound
          && isMeasure(behind: word.tokens.upperBound, label)
    }
    return !clause.words.contains { claims.contains($0.list) && part.contains($0.tokens.lowerBound) && !isWith($0) }
  }

  /// Whether the name of the Y axis stands at a place: "heart rates".
  private static func isMeasure(behind place: Int, _ label: LintedLabel) -> Bool {
    let name = label.context.y?.name?.lowercased().split(separator: " ").map(String.init) ?? []
    guard !name.isEmpty, label.tokens.tokens.indices.contains(place + name.count - 1) else { return false }
    return zip(label.tokens.tokens[place...], name).allSatisfy { token, word in
      let said = label.tokens.characters(of: token).lowercased()
      return said == word || said == word + "s" || said + "s" == word
    }
  }

  /// Whether a clause names no places but those that the label belongs to.
  private static func isOfFocus(_ clause: Clause, _ data: ClaimData) -> Bool {
    clause.places.allSatisfy { $0.places == data.focusPlaces }
  }

  // MARK: Counts

  /// Whether a noun is the name of the X axis, one or many.
  static func isPlaceNoun(_ noun: String?, _ label: LintedLabel) -> Bool { isPlaceNoun(noun, label.context) }

  static func isPlaceNoun(_ noun: String?, _ context: LabelContext) -> Bool {
    guard let noun, let name = context.x?.name?.lowercased(), name.count > 2 else { return false }
    return noun == name || noun == name + "s" || noun == name + "es"
      || name.hasSuffix("y") && noun == name.dropLast() + "ies"
  }

  /// All numbers that may be said of what a noun counts; the likeliest first.
  private static func counts(
    _ number: ClaimNumber, _ noun: String, _ clause: Clause, _ claims: Claims, _ label: LintedLabel
  ) -> [Int] {
    let data = claims.data
    let next = clause.words.filter { $0.tokens.lowerBound == number.tokens.upperBound }.map(\.list)
    let marks = data.marks(at: data.focusPlaces, of: data.focusSeries)
    let withValue = marks.filter { $0.value != nil }
    let places = [Set(marks.map(\.place)).count, Set(withValue.map(\.place)).count]
    if isPlaceNoun(noun, label) { return places + span(noun, marks, data) }
    if next.contains(.seriesNoun) {
      // "Bar chart with 2 lines": of the series some are lines.
      if noun.hasPrefix("line"), let kind = label.context.chartType, kind != "line" { return [] }
      // "Pie chart with 2 lines, 2 series": each counts some of all.
      let counted = clause.numbers.filter { isCounted($0, clause) }
      if counted.count > 1, counted.allSatisfy({ $0.value <= Double(data.series.count) }) { return [] }
      if data.focusPlaces != nil, !clause.places.isEmpty {
        return [Set(marks.map(\.series)).count, Set(withValue.map(\.series)).count]
      }
      return [data.series.count, max(label.context.series.count, 1)] + (noun == "lines" ? [data.series.count] : [])
    }
    if next.contains(.countedMark) {
      if data.focusPlaces != nil, !clause.places.isEmpty { return [marks.count, withValue.count] + places }
      let bySeries = data.series.indices.map { series in marks.count { $0.series == series } }
      return [marks.count, withValue.count] + places + bySeries + [data.series.count]
    }
    guard next.contains(.periodNoun), isResolution(noun, data) else { return [] }
    return places + span(noun, marks, data)
  }

  /// Whether a number counts series.
  private static func isCounted(_ number: ClaimNumber, _ clause: Clause) -> Bool {
    clause.places(of: .seriesNoun).contains { $0.lowerBound == number.tokens.upperBound }
  }

  /// The length of the stretch from the first to the last place, both counted or one.
  private static func span(_ noun: String, _ marks: [ClaimData.Mark], _ data: ClaimData) -> [Int] {
    let dates = [marks.map(\.place).min(), marks.map(\.place).max()].compactMap { $0 }.map { data.places[$0].date }
    guard let first = dates.first ?? nil, let last = dates.last ?? nil else { return [] }
    var length: Int?
    if noun.hasPrefix("day") {
      if let one = first.civil, let other = last.civil { length = other.dayNumber - one.dayNumber }
    } else if let one = first.year, let other = last.year {
      length =
        noun.hasPrefix("year")
        ? other - one : noun.hasPrefix("month") ? (other - one) * 12 + (last.month ?? 1) - (first.month ?? 1) : nil
    }
    return length.map { [$0 + 1, $0] } ?? []
  }

  /// Whether the marks stand as far apart as a period is long: 30 days are counted where each mark is a day.
  private static func isResolution(_ noun: String, _ data: ClaimData) -> Bool {
    let dates = data.places.map(\.date)
    guard dates.count > 1, !dates.contains(where: { $0 == nil }) else { return false }
    let known = dates.compactMap { $0 }
    if noun.hasPrefix("year") { return !known.contains { $0.year == nil || $0.month != nil } }
    if noun.hasPrefix("month") { return !known.contains { $0.month == nil || $0.day != nil } }
    if noun.hasPrefix("hour") { return !known.contains { $0.hour == nil || ($0.minute ?? 0) != 0 } }
    guard noun.hasPrefix("day"), !known.contains(where: { $0.hour != nil || $0.day == nil && $0.weekday == nil }) else {
      return false
    }
    // Days a week apart are weeks.
    let days = known.compactMap { $0.civil?.dayNumber }
    return zip(days, days.dropFirst()).allSatisfy { $1 - $0 < 7 }
  }
}
