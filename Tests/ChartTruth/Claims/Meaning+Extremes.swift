import ChartModel

extension Meaning {
  /// The highest and the lowest value with every place that has it, and the widest range.
  static let extremes = [
    Meaning("message.highest", .message) { claim, scene in
      scene.extremeProblem(claim["value"], claim["place"], highest: true)
    },
    Meaning("message.most", .message) { claim, scene in
      scene.extremeProblem(claim["value"], claim["place"], highest: true)
    },
    Meaning("summary.highest", .summary, .message) { claim, scene in
      scene.extremeProblem(claim["value"], claim["places"], highest: true)
    },
    Meaning("summary.lowest", .summary, .message) { claim, scene in
      scene.extremeProblem(claim["value"], claim["places"], highest: false)
    },
    Meaning("summary.highest-of-series", .summary, .message) { claim, scene in
      scene.namedExtremeProblem(claim, highest: true)
    },
    Meaning("summary.lowest-of-series", .summary, .message) { claim, scene in
      scene.namedExtremeProblem(claim, highest: false)
    },
    // Both stand within lists, and are checked there: by themselves they would read whatever begins with a name.
    Meaning("summary.in-series") { claim, scene in
      unless(scene.evidence.rows.contains { $0.name == claim["name"] }, "there is no such series")
    },
    Meaning("summary.in-row") { claim, scene in
      unless(scene.evidence.isHeatMap && scene.evidence.row(claim["name"]) != nil, "there is no such row")
    },
    Meaning("summary.widest", .summary) { claim, scene in
      guard let row = scene.row else { return "there are several series" }
      let widths = row.marks.filter(\.value.isRange).map { ($0.x, ($0.value.high ?? 0) - ($0.value.low ?? 0)) }
      guard let most = widths.map(\.1).max() else { return "there are no ranges" }
      let noise = (row.lows + row.highs).map(abs).reduce(0, max) * 1e-12
      guard scene.isValue(claim["value"], most) else { return why("the widest is \(most)") }
      let places = widths.filter { most - $0.1 <= noise }.map(\.0)
      return unless(scene.isTies(claim["places"], places, in: row), "the widest stand elsewhere")
    },
  ]
}

extension Scene {
  func extremeProblem(_ value: String, _ places: String, highest: Bool) -> String? {
    guard let extreme = highest ? evidence.highest : evidence.lowest else { return "there are no values" }
    // The place is compared first, because it is quick and most readings of a sentence have another.
    guard extreme.rows.count == 1, let only = extreme.rows.first else { return "several series have it" }
    // Beside its outliers a box has no name.
    guard rows.count == 1 || only.0.name.isEmpty else { return "there are several series" }
    guard isTies(places, only.1, in: only.0) else { return why("it stands \(ties(only.1, in: only.0))") }
    return unless(isValue(value, extreme.value), "it is \(extreme.value)")
  }

  func namedExtremeProblem(_ claim: Claim, highest: Bool) -> String? {
    guard let extreme = highest ? evidence.highest : evidence.lowest else { return "there are no values" }
    guard isValue(claim["value"], extreme.value) else { return why("it is \(extreme.value)") }
    let names = extreme.rows.map { row, places in
      if evidence.isHeatMap {
        let cells = book.list(places.map { self.places.text($0) }, atMost: PlaceTexts.listed)
        return book.say("summary.in-row", ["name": row.name, "place": cells])
      }
      let place = ties(places, in: row)
      return row.name.isEmpty ? place : book.say("summary.in-series", ["name": row.name, "place": place])
    }
    return unless(isList(claim["places"], names), "it stands: \(book.list(names))")
  }
}
