import ChartAnalysis
public import ChartModel

extension NarratedComparison {
  /// `chartvoice.comparison/1`.
  public func json() -> JSONNode {
    let sentences = Array(lines(upTo: .summary).dropFirst())
    let json = JSONNode.object([
      ("schema", .string("chartvoice.comparison/1")), ("title", .string(title)), ("first", .string(names.first)),
      ("second", .string(names.second)), ("matching", .string(comparison.matching == .x ? "x" : "order")),
      ("sentences", .array(sentences.map { .string($0) })),
      ("series", .array(comparison.walked.map { self.json($0, isPart: false) })),
      ("parts", .array(comparison.parts.map { self.json($0, isPart: true) })),
    ])
    return first.profile.output(json)
  }

  private func json(_ compared: SeriesComparison, isPart: Bool) -> JSONNode {
    guard let series = series(of: compared, isPart: isPart) else { return .null }
    let (before, after) = (series.first.marks, series.second.marks)
    let ids = { (places: [Int], marks: [Mark]) in
      JSONNode.array(places.filter(marks.indices.contains).map { .string(marks[$0].id) })
    }
    return .object([
      ("id", .string(series.second.id)), ("name", .optional(series.second.name)), ("sum", Self.json(compared.sum)),
      ("mean", Self.json(compared.mean)), ("rose", .integer(compared.count(.risen))),
      ("fell", .integer(compared.count(.fallen))), ("unchanged", .integer(compared.count(.unchanged))),
      ("marks", .array(compared.changes.compactMap { Self.json($0, before, after) })),
      ("onlyFirst", ids(compared.onlyFirst, before)), ("onlySecond", ids(compared.onlySecond, after)),
    ])
  }

  private static func json(_ change: MarkChange, _ before: [Mark], _ after: [Mark]) -> JSONNode? {
    guard before.indices.contains(change.firstPlace), after.indices.contains(change.secondPlace) else { return nil }
    let (from, to) = (before[change.firstPlace], after[change.secondPlace])
    return .object([
      ("first", .string(from.id)), ("second", .string(to.id)), ("from", .value(from.value)), ("to", .value(to.value)),
      ("difference", .optional(change.change?.difference)), ("outcome", .string(change.outcome.name)),
    ])
  }

  private static func json(_ change: ValueChange?) -> JSONNode {
    guard let change else { return .null }
    return .object([
      ("from", .number(change.from)), ("to", .number(change.to)), ("difference", .optional(change.difference)),
      ("percent", .optional(change.percent)),
    ])
  }
}

extension MarkOutcome {
  /// The outcome as JSON has it.
  fileprivate var name: String {
    switch self {
    case .risen: "risen"
    case .fallen: "fallen"
    case .unchanged: "unchanged"
    case .changed: "changed"
    case .appeared: "appeared"
    case .vanished: "vanished"
    case .none: "none"
    }
  }
}
