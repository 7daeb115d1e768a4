/// Finds missing values that a text says a number for, or passes over with "every".
enum MissingDataHidden: LintRule {
  private static let pulse =
    #"{"x": {"name": "date", "type": "temporal"}, "y": {"name": "heart rate", "unit": "beats per minute"}, "focus": {"x": "2025-06-02"}, "data": [{"x": "2025-06-01", "y": 61}, {"x": "2025-06-02", "y": null}, {"x": "2025-06-03", "y": 64}]}"#
  private static let days =
    #"{"kind": "summary", "x": {"name": "date", "type": "temporal"}, "y": {"name": "riders"}, "data": [{"x": "2025-06-01", "y": 61}, {"x": "2025-06-02", "y": null}, {"x": "2025-06-03", "y": 64}, {"x": "2025-06-04", "y": 0}, {"x": "2025-06-05", "y": null}]}"#

  static let about = RuleDescription(
    id: "missing-data-hidden", severity: .error,
    claim: "Where the data has no value, the text says none.",
    rationale: "A gap told as zero, or not told, is a value that nobody measured.",
    references: ["HIG: use actual values", "Chartability: missing data"], guidelines: ["H2", "H12"],
    kinds: [.mark, .group, .summary, .title, .note], data: .data,
    passing: [
      RuleExample("June 2: no reading", pulse), RuleExample("June 4: 0 riders", days),
      RuleExample("Riders every day but June 2, which has no data", days),
      RuleExample("Riders rose every day from June 3 to June 5", days),
    ],
    failing: [
      RuleExample("June 2: 0 beats per minute", pulse),
      RuleExample("Riders rose every day from June 1 to June 3", days),
      RuleExample("June 1: 61 riders, June 2: 0 riders", days),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    // Data without any value has no Y at all.
    guard let data = label.context.data, data.contains(where: { $0.y == nil }), data.contains(where: { $0.y != nil }),
      let reading = ClaimReading(label),
      label.tokens.places(of: .missing).isEmpty
    else { return [] }
    let said = SaidGaps(reading: reading).numbers().map { gap in
      RuleFinding(
        range: label.tokens.range(of: gap.number),
        message:
          "\(reading.name(gap.place)) has no value. Write \"no data\" for \"\(label.characters(label.tokens.range(of: gap.number)))\"."
      )
    }
    // Another sentence of the same text may tell the gaps.
    return label.context.isFragment ? said : said + hidden(reading)
  }

  /// Sentences that say "every" over a gap.
  private static func hidden(_ reading: ClaimReading) -> [RuleFinding] {
    let every = EveryStep(reading: reading)
    return reading.sentences.compactMap { sentence in
      guard let words = every.place(in: sentence), !reading.has(.denial, in: sentence),
        let gap = gap(in: sentence, reading)
      else { return nil }
      return RuleFinding(
        range: reading.tokens.range(of: words),
        message:
          "\(reading.name(gap)) has no value. Name it as an exception, or leave out \"\(reading.label.characters(reading.tokens.range(of: words)))\"."
      )
    }
  }

  /// The first place without a value between two with one, of the series that a sentence speaks of.
  private static func gap(in sentence: Range<Int>, _ reading: ClaimReading) -> Int? {
    let named = reading.series(in: sentence).map(\.series)
    let series = named.isEmpty ? reading.data.focusSeries.map { [$0] } ?? Array(reading.data.series.indices) : named
    let places = reading.places(in: sentence)
    guard places.allSatisfy({ !$0.places.isEmpty }), let base = reading.base else { return nil }
    let all = places.flatMap(\.places)
    // One day is no stretch: "more than on June 1 every day" is about all of them.
    let stretch = all.count > 1 ? (all.min() ?? 0)...(all.max() ?? 0) : base
    return series.lazy.compactMap { series -> Int? in
      let course = reading.course(of: series, stretch)
      guard let first = course.first(where: { $0.value != nil })?.place,
        let last = course.last(where: { $0.value != nil })?.place
      else { return nil }
      return course.first { $0.value == nil && $0.place > first && $0.place < last }?.place
    }.first
  }
}
