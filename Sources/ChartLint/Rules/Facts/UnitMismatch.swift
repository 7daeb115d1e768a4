/// Finds values of the data with a unit or a multiple that is not theirs.
enum UnitMismatch: LintRule {
  private static let weather = """
    {"kind": "mark", "focus": "2025-06-06", "x": {"name": "date", "type": "temporal"}, \
    "y": {"name": "temperature", "unit": "°C"}, "data": [{"x": "2025-06-06", "y": 18}, {"x": "2025-06-07", "y": 22}]}
    """
  private static let walk = """
    {"kind": "mark", "x": {"name": "day"}, "y": {"name": "distance", "unit": "meters"}, \
    "data": [{"x": "Monday", "y": 1500}, {"x": "Tuesday", "y": 900}]}
    """

  static let about = RuleDescription(
    id: "unit-mismatch", severity: .error,
    claim: "A value has the unit and the multiple of the data, or is rightly converted.",
    rationale: "18 degrees are a mild day in Celsius and a hard frost in Fahrenheit.",
    references: ["HIG: avoid ambiguous formats", "Chartability: data integrity"], guidelines: ["H12", "H15"],
    kinds: [.mark, .group, .summary, .title, .note], data: .data,
    passing: [
      RuleExample("June 6: 18 °C", weather), RuleExample("June 6: 64 °F", weather),
      RuleExample("Monday: 1.5 kilometers", walk), RuleExample("June 6: 18 degrees", weather),
      RuleExample("Monday: 1,500 meters in 20 minutes", walk),
    ],
    failing: [
      RuleExample("June 6: 18 °F", weather), RuleExample("Monday: 1,500 feet", walk),
      RuleExample("Monday: 1,500 kilometers", walk), RuleExample("Monday: 1,500 kilograms", walk),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let claims = label.claims, !claims.data.marks.isEmpty, label.context.y?.unit != nil else { return [] }
    return claims.clauses.flatMap { clause in clause.numbers.compactMap { finding($0, clause, claims, label) } }
  }

  private static func finding(
    _ number: ClaimNumber, _ clause: Clause, _ claims: Claims, _ label: LintedLabel
  ) -> RuleFinding? {
    let role = claims.role(of: number, in: clause, label)
    guard
      role == .value || role == .extremum || role == .total || role == .mean || role == .median || role == .share
        || role == .count
    else { return nil }
    if isCountOfGaps(number, label) { return nil }
    if role == .count, claims.ownUnit == nil || number.unit?.dimension != "time" { return nil }
    let truths = truths(role, clause, claims)
    guard !truths.isEmpty else { return nil }
    let unit = claims.ownUnit?.plural ?? label.context.y?.unit ?? ""
    if let said = number.unit, said.dimension != "degrees", !number.isOwnUnit, said != claims.ownUnit,
      let finding = wrongUnit(number, said, truths, claims, label, unit)
    {
      return finding
    }
    return wrongMultiple(number, truths, claims, label, unit)
  }

  /// `1 day without data`.
  private static func isCountOfGaps(_ number: ClaimNumber, _ label: LintedLabel) -> Bool {
    label.tokens.places(of: .missing).contains { $0.lowerBound == number.tokens.upperBound + 1 }
  }

  /// The numbers that a claim could be about.
  private static func truths(_ role: ClaimRole, _ clause: Clause, _ claims: Claims) -> [Double] {
    let values = claims.marks(of: clause).compactMap(\.value)
    let sum = values.reduce(0, +)
    switch role {
    case .total: return values.isEmpty ? [] : [sum]
    case .mean: return values.isEmpty ? [] : [sum / Double(values.count)]
    case .extremum: return claims.data.values()
    default: return values
    }
  }

  private static func wrongUnit(
    _ number: ClaimNumber, _ said: UnitMeaning, _ truths: [Double], _ claims: Claims, _ label: LintedLabel,
    _ unit: String
  ) -> RuleFinding? {
    let isSame = said.dimension == claims.ownUnit?.dimension
    if isSame {
      let converted = claims.inOwnUnit(number)
      if truths.contains(where: converted.says) { return nil }
    }
    // A number of another unit that the data does not have is about something else.
    guard truths.contains(where: { isExactly(number, $0) }), !isShare(number, claims, label) else { return nil }
    // "30 kilometers in 30 minutes": what is said in its own unit already is not said in another.
    if !isSame, claims.numbers.contains(where: { $0.isOwnUnit && $0.tokens != number.tokens }) { return nil }
    // Of small whole numbers one is soon the same by chance.
    // An author's "mb" may be any unit.
    let isChance =
      !isSame && claims.ownUnit == nil
      && (abs(number.value) < 13 && number.value == number.value.rounded() || said.dimension == "time"
        || said.dimension == "share" || unit.utf8.count <= 3)
    let end = number.tokens.upperBound
    let phrase = number.noun.map { $0.split(separator: " ").count } ?? 0
    let last =
      label.tokens.tokens.indices.contains(end + phrase - 1) && phrase > 0
      ? label.tokens.tokens[end + phrase - 1].range.upperBound : number.range.upperBound
    return RuleFinding(
      range: number.range.lowerBound..<max(last, number.range.upperBound),
      message: "This value is in \(unit), not in \(said.plural). Write \"\(unit)\".", needsReview: isChance)
  }

  /// Whether a percent is meant as a part of a whole: a text of shares says so, or the data has that share.
  private static func isShare(_ number: ClaimNumber, _ claims: Claims, _ label: LintedLabel) -> Bool {
    guard number.isPercent else { return false }
    if claims.clauses.contains(where: { $0.has(.share) }) { return true }
    let sum = claims.data.values().reduce(0, +)
    return sum > 0 && claims.data.values().contains { number.says(100 * $0 / sum) }
  }

  /// `4.2 thousand` for 4.2, `1,500 million` for 1,500.
  private static func wrongMultiple(
    _ number: ClaimNumber, _ truths: [Double], _ claims: Claims, _ label: LintedLabel, _ unit: String
  ) -> RuleFinding? {
    guard number.multiple != 1, claims.isOwn(number, label), !truths.contains(where: number.says) else { return nil }
    var scaled = number
    for power in [1.0, 1e-3, 1e3, 1e-6, 1e6, 1e-9] where scaled.multiple != 0 {
      scaled.value = number.value / number.multiple * power
      scaled.tolerance = number.tolerance / number.multiple * power
      guard scaled.value != number.value, truths.contains(where: scaled.says) else { continue }
      return RuleFinding(
        range: number.range,
        message: "The value is \(Claims.text(scaled.value)) \(unit). Write \"\(Claims.text(scaled.value)) \(unit)\".")
    }
    return nil
  }

  private static func isExactly(_ number: ClaimNumber, _ truth: Double) -> Bool {
    number.says(truth) && abs(number.value - truth) <= max(0.5, abs(truth) * 0.05)
  }
}
