/// Finds overviews that leave out what is plain to see.
enum FeatureOmitted: LintRule {
  private static func context(_ values: String, extra: String = "") -> String {
    let data = values.split(separator: " ").enumerated().map { #"{"x": "2025-06-0\#($0 + 1)", "y": \#($1)}"# }
    return
      #"{"kind": "summary", "x": {"name": "date", "type": "temporal"}, "y": {"name": "riders", "min": 0, "max": 100}, "data": [\#(data.joined(separator: ", "))]\#(extra)}"#
  }

  static let about = RuleDescription(
    id: "feature-omitted", severity: .info,
    claim: "An overview tells what stands out most.",
    rationale: "Who looks sees a spike or a gap first; who listens learns of it only if the text says so.",
    references: ["HIG: state the main message"], guidelines: ["H2"],
    kinds: [.summary], data: .data,
    passing: [
      RuleExample(
        "Line chart of riders. X axis: date. Y axis: riders. Highest: 95 on June 4.", context("20 21 19 95 22 20")),
      RuleExample("Line chart of riders. X axis: date. Y axis: riders.", context("20 21 19 20 22 20")),
      RuleExample("Riders stayed near 20.", context("20 21 19 95 22 20")),
      RuleExample(
        "Line chart of riders. X axis: date. Y axis: riders.",
        context("20 21 19 95 22 20", extra: #", "fragment": true"#)),
    ],
    failing: [
      RuleExample("Line chart of riders. X axis: date. Y axis: riders.", context("20 21 19 95 22 20")),
      RuleExample(
        "Line chart of riders. X axis: date. Y axis: riders. Riders were near 20.", context("20 21 null 22 20 21")),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard !label.context.isFragment, label.tokens.classes.contains(WordClass.chartNoun.set),
      let reading = ClaimReading(label), namesAxes(label)
    else { return [] }
    let features = reading.data.series.indices.compactMap { series in plainest(of: series, reading) }
    guard let feature = features.max(by: { $0.weight < $1.weight }), !isTold(feature, reading) else { return [] }
    return [RuleFinding(message: message(feature, reading))]
  }

  /// Whether a text names axes, by the word or by both names.
  private static func namesAxes(_ label: LintedLabel) -> Bool {
    if label.tokens.classes.contains(WordClass.axis.set) { return true }
    let text = label.label.lowercased()
    let names = [label.context.x?.name, label.context.y?.name].compactMap { $0?.lowercased() }
    return names.count == 2 && names.allSatisfy { !$0.isEmpty && text.contains($0) }
  }

  private static func plainest(of series: Int, _ reading: ClaimReading) -> PlainFeature? {
    var least = 0.0
    if case .number(let low) = reading.label.context.y?.min, case .number(let high) = reading.label.context.y?.max {
      least = (high - low) / 5
    }
    guard let base = reading.base else { return nil }
    let course = reading.course(of: series, base)
    return PlainFeature.plainest(in: course, isOrdered: reading.isOrdered, leastDistance: least)
  }

  // MARK: Telling

  private static func isTold(_ feature: PlainFeature, _ reading: ClaimReading) -> Bool {
    // A stretch of a few places names each of them.
    if reading.places.contains(where: { $0.places.count < 4 && $0.places.contains(feature.place) }) { return true }
    if let value = feature.value, tellingNumbers(reading).contains(where: { $0.says(value) }) { return true }
    let classes = reading.tokens.classes
    switch feature.kind {
    case .spike: return classes.contains(WordClass.standsOut.set)
    case .gap: return classes.contains(WordClass.missing.set)
    case .shift, .trend:
      let moves: WordClasses = [
        WordClass.movesUp.set, WordClass.movesDown.set, WordClass.movesBack.set, WordClass.rise.set,
        WordClass.fall.set, WordClass.movement.set, WordClass.standsOut.set, WordClass.factor.set,
      ]
      return !classes.isDisjoint(with: moves)
    case .turn:
      let both = classes.contains(WordClass.movesUp.set) && classes.contains(WordClass.movesDown.set)
      return both || classes.contains(WordClass.peaked.set)
    }
  }

  /// The numbers that say values; the bounds of an axis do not: "Y axis: noise, from 0 to 100".
  private static func tellingNumbers(_ reading: ClaimReading) -> [ClaimNumber] {
    let tokens = reading.tokens
    let axes = reading.sentences.filter { sentence in sentence.contains { tokens.isIn(.axis, $0) } }
    return (reading.label.claims?.numbers ?? []).filter { number in
      let before = number.tokens.lowerBound - 1
      return !(tokens.isIn(.from, before) || tokens.isIn(.to, before)) || !axes.contains { $0.contains(before) }
    }
  }

  private static func message(_ feature: PlainFeature, _ reading: ClaimReading) -> String {
    let place = reading.name(feature.place)
    switch (feature.kind, feature.value) {
    case (.spike, let value?):
      return "One value is far from all others. Add it: \(ClaimReading.text(value)) at \(place)."
    case (.shift, let value?):
      return "The values leave one level for another. Add where: \(ClaimReading.text(value)) at \(place)."
    case (.trend, let value?):
      return "All values go the same way. Add where it ends: \(ClaimReading.text(value)) at \(place)."
    case (.turn, let value?): return "The values turn once. Add where: \(ClaimReading.text(value)) at \(place)."
    default: return "Values are missing. Add where: from \(place) on."
    }
  }
}
