import ChartAnalysis
import ChartModel

/// The facts of a chart as JSON: full precision, places as the ids of marks.
struct FactsJSON: Narrating {
  let narrator: Narrator

  /// The facts behind the words: full precision, places as the ids of marks.
  var json: JSONNode {
    let series = zip(chart.series, facts.series).map { json($1, of: $0) }
    let total = chart.totals.flatMap { totals in facts.totals.map { json($0, of: totals) } }
    let data = narrator.ofData
    return .object([
      ("series", .array(series)), ("total", total ?? .null), ("levels", facts.levels.map(json) ?? .null),
      ("parts", facts.parts.map(json) ?? .null), ("rules", .array(facts.rules.map(json))),
      ("features", .array(zip(data.toldFeatures, SummarySentences(narrator: data).features).map(json))),
    ])
  }

  /// What a feature weighs and where it begins; its numbers are in its sentence.
  private func json(_ salient: SalientFeature, _ text: String) -> JSONNode {
    let walked = narrator.ofData.chart.walkedSeries
    let series = salient.series.map { walked[$0] }
    let marks = (series ?? walked.first)?.marks ?? []
    return .object([
      ("series", .optional(series?.id)), ("text", .string(text)), ("effect", .number(salient.effect)),
      ("coverage", .number(salient.coverage)),
      ("mark", .optional(marks.indices.contains(salient.place) ? marks[salient.place].id : nil)),
    ])
  }

  private func json(_ facts: LevelFacts) -> JSONNode {
    .array(
      facts.tallies.map { tally in
        let marks = tally.places.map { JSONNode.string(chart.walkedSeries[$0.series].marks[$0.mark].id) }
        return .object([
          ("level", .string(tally.name)), ("count", .integer(tally.count)),
          ("seconds", .optional(tally.length.map { Double($0) / 1_000_000 })), ("marks", .array(marks)),
        ])
      })
  }

  private func json(_ facts: PartFacts) -> JSONNode {
    .object([
      ("total", .number(facts.total)),
      ("shares", .array(facts.shares.map { .array($0.map { .optional($0) }) })),
    ])
  }

  private func json(_ facts: RuleFacts) -> JSONNode {
    let series = facts.series.map { tally in
      JSONNode.object([
        ("above", .integer(tally.above)), ("at", .integer(tally.at)), ("below", .integer(tally.below)),
      ])
    }
    return .object([("id", .string(facts.id)), ("series", .array(series))])
  }

  private func json(_ facts: SeriesFacts, of series: Series) -> JSONNode {
    let statistics = facts.statistics
    return .object([
      ("id", .string(series.id)), ("name", .optional(series.name)), ("marks", .integer(facts.markCount)),
      ("values", .integer(statistics.count)), ("sum", .number(statistics.sum)), ("mean", .optional(statistics.mean)),
      ("median", .optional(statistics.median)), ("minimum", json(facts.minimum, of: series)),
      ("maximum", json(facts.maximum, of: series)), ("first", json(facts.first, of: series)),
      ("last", json(facts.last, of: series)), ("change", .optional(facts.change)),
      ("gaps", .array(facts.gaps.map { json($0, of: series) })),
    ])
  }

  private func json(_ extreme: Extreme?, of series: Series) -> JSONNode {
    guard let extreme else { return .null }
    let marks = extreme.places.map { JSONNode.string(series.marks[$0].id) }
    return .object([("value", .number(extreme.value)), ("marks", .array(marks))])
  }

  private func json(_ place: Int?, of series: Series) -> JSONNode {
    guard let place else { return .null }
    return .object([("value", .value(series.marks[place].value)), ("mark", .string(series.marks[place].id))])
  }

  private func json(_ gap: Gap, of series: Series) -> JSONNode {
    let marks = gap.places.map { JSONNode.string(series.marks[$0].id) }
    return .object([("state", .string(gap.state.name)), ("marks", .array(marks))])
  }
}

extension MarkValue {
  fileprivate var name: String {
    switch self {
    case .number: "number"
    case .range: "range"
    case .category: "category"
    case .missing: "missing"
    case .empty: "empty"
    case .notANumber: "notANumber"
    case .infinite: "infinite"
    }
  }
}
