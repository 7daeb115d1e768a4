/// Finds ticks at numbers that nobody counts by.
enum TickSequence: LintRule {
  static let about = RuleDescription(
    id: "tick-sequence", severity: .warning,
    claim: "Ticks follow a sequence that people know.",
    rationale: "Between 0, 2,000 and 4,000 one can place a value; between 1, 2,001 and 4,001 one must reckon.",
    references: ["HIG: use familiar sequences of values for ticks"], guidelines: ["H20"],
    kinds: [.chart], data: .spec,
    passing: [
      .chart("Steps", #"{"yAxis": {"ticks": [0, 2000, 4000]}}"#),
      .chart("Steps", #"{"xAxis": {"ticks": [0, 15, 30, 45, 60], "unit": "minutes"}}"#),
      .chart("Steps", #"{"xAxis": {"ticks": [0, 6, 12, 18, 24]}}"#),
      .chart("Steps", #"{"yAxis": {"ticks": [1, 10, 100, 1000], "scale": "log"}}"#),
      .chart("Steps", #"{"xAxis": {"ticks": [1991, 2001, 2011], "type": "temporal"}}"#),
      .chart("Steps", #"{"xAxis": {"ticks": ["January", "April", "July"]}}"#),
    ],
    failing: [
      .chart("Steps", #"{"yAxis": {"ticks": [1, 2001, 4001]}}"#),
      .chart("Steps", #"{"yAxis": {"ticks": [0, 1700, 3400, 5100]}}"#),
      .chart("Steps", #"{"yAxis": {"ticks": ["0", "10", "25", "70"]}}"#),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let spec = label.spec else { return [] }
    return [("X", spec.xAxis), ("Y", spec.yAxis)].compactMap { letter, axis in
      guard let axis, axis.isLinear, axis.isQuantitative, let ticks = axis.ticks, ticks.count > 2 else { return nil }
      let sequence = TickNumbers(ticks.first.map { $0 > (ticks.last ?? $0) } == true ? ticks.reversed() : ticks)
      let counts = !isCounted(axis, label)
      guard counts, let fault = sequence.fault else { return nil }
      let shown = ticks.prefix(3).map(SpecWords.grouped).joined(separator: ", ")
      return RuleFinding(
        message: "The ticks \(shown) of the \(letter) axis are hard to count by. Write \(sequence.better).",
        needsReview: fault == .unsure)
    }
  }

  /// Whether an axis has days, hours or years, which have sequences of their own.
  private static func isCounted(_ axis: AxisSpec, _ label: LintedLabel) -> Bool {
    // "Steps per day" counts steps.
    let words = [axis.unit, axis.title].flatMap { SpecWords.split($0 ?? "").prefix { $0 != "per" } }
    let isTime = words.contains { label.words.structure.lists(of: $0).has(.day) }
    let isYears = axis.ticks?.allSatisfy { $0 == $0.rounded() && (1500...2199).contains($0) } == true
    return isYears && (axis.unit == nil || isTime) || isTime && (axis.ticks?.last ?? 0) <= 400
  }
}
