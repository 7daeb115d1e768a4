import ChartModel

extension Meaning {
  /// How many marks rose and fell, the largest of each, and what is on one side alone.
  static let comparedMarks: [Meaning] =
    [
      Meaning("compare.of", .comparison) { claim, scene in
        let count = scene.compared?.pair?.matched.count ?? -1
        let isIt = scene.compared?.second.marksText(count) == claim["marks"]
        return unless(isIt, "\(count) belong together")
      },
      largest("largest-rise", sign: 1), largest("largest-fall", sign: -1),
      Meaning("compare.only", .comparison) { claim, scene in
        guard let compared = scene.compared else { return "nothing is compared" }
        let isFirst = compared.isSide(claim["side"], first: true)
        guard isFirst || compared.isSide(claim["side"], first: false) else { return "there is no such side" }
        let names = isFirst ? compared.missing.first : compared.missing.second
        if !names.isEmpty, scene.isList(claim["marks"], names, atMost: 6) { return nil }
        let count = (isFirst ? compared.pair?.onlyFirst.count : compared.pair?.onlySecond.count) ?? 0
        let side = isFirst ? compared.first : compared.second
        return unless(count > 0 && claim["marks"] == side.marksText(count), "\(count) are only there")
      },
    ]
    + outcomes.map { key, outcome in
      Meaning("compare." + key, .comparison) { claim, scene in
        guard let compared = scene.compared, let pair = compared.pair else { return "it is about no series" }
        let count = pair.matched.count { compared.outcome($0.before.value, $0.after.value) == outcome }
        return unless(count > 0 && scene.isCount(claim["k"], count), "\(count) are so")
      }
    }

  private static let outcomes: [(String, ComparedScene.Outcome)] = [
    ("rose", .rose), ("fell", .fell), ("stayed", .stayed), ("changed", .changed), ("appeared", .appeared),
    ("vanished", .vanished), ("none", .none),
  ]

  private static func largest(_ key: String, sign: Double) -> Meaning {
    Meaning("compare." + key, .comparison) { claim, scene in
      let changes = (scene.compared?.pair?.matched ?? []).compactMap { pair -> (x: XValue, by: Double, size: Double)? in
        guard let from = pair.before.value.number, let to = pair.after.value.number, (to - from).isFinite else {
          return nil
        }
        return (pair.after.x, (to - from) * sign, max(abs(from), abs(to)))
      }
      guard let best = changes.map(\.by).max(), best > 0 else { return "none went that way" }
      let tied = changes.filter { abs($0.by - best) <= 1e-12 * max($0.size, best) }.map(\.x)
      guard scene.isExactDifference(claim["value"], best) else { return why("it is \(best)") }
      let places = tied.each.map { scene.places.inner($0, year: scene.compared?.tellsYear == true ? true : nil) }
      return unless(claim["places"] == scene.places.phrase(places, atMost: PlaceTexts.listed), "it stands at \(tied)")
    }
  }
}

extension ComparedScene {
  /// What became of a value.
  enum Outcome { case rose, fell, stayed, changed, appeared, vanished, none }

  func outcome(_ before: MarkValue, _ after: MarkValue) -> Outcome {
    switch (before.isPresent, after.isPresent) {
    case (false, false): return .none
    case (false, true): return .appeared
    case (true, false): return .vanished
    case (true, true): break
    }
    if let from = before.number, let to = after.number {
      return Evidence.areEqual(from, to) ? .stayed : to > from ? .rose : .fell
    }
    if case (let from?, let to?) = (before.level, after.level), from != to {
      guard let low = levels.firstIndex(of: from), let high = levels.firstIndex(of: to) else { return .changed }
      return high > low ? .rose : .fell
    }
    if before.isRange, after.isRange {
      let ends = [(before.low, after.low), (before.high, after.high)]
      return ends.allSatisfy { Evidence.areEqual($0 ?? .nan, $1 ?? .nan) } ? .stayed : .changed
    }
    return before == after ? .stayed : .changed
  }
}

extension Evidence {
  /// How many marks: points, where several of them stand at one place.
  func marksText(_ count: Int) -> String {
    let arePoints = chart.kind == .point && rows.contains { $0.marks.map(\.x).each.count < $0.marks.count }
    return book.say(arePoints ? "overview.points" : "marks." + kind, count: count)
  }
}
