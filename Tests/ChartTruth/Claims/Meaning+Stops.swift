import ChartModel

extension Meaning {
  /// A place along X where several series have a mark: where, and what each shows.
  static let stops: [Meaning] = [
    Meaning("=stop", .stop) { claim, scene in
      guard let x = scene.marks.first?.x, scene.marks.allSatisfy({ $0.x == x }) else { return "it is no one place" }
      scene.owed = scene.marks.map(\.id)
      return unless(claim["text"] == scene.places.text(x), "it is \(scene.places.text(x))")
    },
    Meaning("=stop-state", .stop) { claim, scene in
      guard let state = scene.values.first, !state.isPresent, scene.values.allSatisfy({ $0 == state }) else {
        return "its marks are in several states"
      }
      scene.owed = []
      return unless(scene.isState(claim["text"], state), "it is \(state)")
    },
    Meaning("groups.part", .stop, .stops) { claim, scene in
      scene.role == .stop ? scene.stopPartProblem(claim) : scene.groupPartProblem(claim)
    },
    Meaning("groups.lowest-of-series", .stop, .stops) { $1.seriesExtremeProblem($0, highest: false) },
    Meaning("groups.highest-of-series", .stop, .stops) { $1.seriesExtremeProblem($0, highest: true) },
    Meaning("=series-count", .stop, .stops) { claim, scene in
      // So many marks or series, where they cannot be told one by one.
      let count = scene.role == .stop ? scene.marks.count : scene.rows.count
      scene.owed = scene.role == .stops && scene.rows.contains { !$0.lows.isEmpty } ? ["=ends"] : []
      return unless(claim["text"] == scene.book.say("overview.series-bars", count: count), "there are \(count)")
    },
  ]
}

extension Scene {
  /// What a series is called among others: by its name, or by Y.
  func isSeries(_ text: String, _ row: Row) -> Bool {
    row.name.isEmpty ? evidence.yNames.contains(text) : row.name == text
  }

  /// All of some series, in their order.
  func areSeries(_ text: String, _ rows: [Row]) -> Bool {
    guard let first = rows.first else { return false }
    return rows.count == 1
      ? isSeries(text, first) : isList(text, rows.map { $0.name.isEmpty ? evidence.yNames.first ?? "" : $0.name })
  }

  /// The marks at the place with their series.
  private var pairs: [(row: Row, mark: Mark)] {
    let ids = Set(marks.map(\.id))
    return rows.flatMap { row in row.marks.filter { ids.contains($0.id) }.map { (row, $0) } }
  }

  fileprivate mutating func stopPartProblem(_ claim: Claim) -> String? {
    let pairs = pairs
    // The unit stands once, behind the last number.
    let last = pairs.last { $0.mark.value.high != nil && $0.mark.author?.value?.written == nil }?.mark.id
    let found = pairs.first { row, mark in
      guard owed.contains(mark.id), isSeries(claim["name"], row) else { return false }
      if let written = mark.author?.value?.written { return claim["content"] == written }
      return isState(claim["content"], mark.value, brief: isBrief || mark.id != last)
    }
    guard let found else { return why("no series of that name shows that") }
    owed.removeAll { $0 == found.mark.id }
    return nil
  }

  fileprivate mutating func seriesExtremeProblem(_ claim: Claim, highest: Bool) -> String? {
    guard !chart.hasMixedUnits else { return "they have units of their own" }
    return role == .stop ? stopExtremeProblem(claim, highest) : totalExtremeProblem(claim, highest)
  }

  private mutating func stopExtremeProblem(_ claim: Claim, _ highest: Bool) -> String? {
    let numbers = pairs.compactMap { $0.mark.value.number }
    guard let best = highest ? numbers.max() : numbers.min() else { return "there are no numbers" }
    let ties = pairs.filter { pair in pair.mark.value.number.map { Evidence.areEqual($0, best) } == true }
    let isTrue =
      ties.contains { isState(claim["content"], $0.mark.value, brief: isBrief || !highest) }
      && areSeries(claim["name"], ties.map(\.row))
    guard isTrue else { return why("it is \(best)") }
    owed = highest ? [] : ["the highest"]
    return nil
  }

  private mutating func totalExtremeProblem(_ claim: Claim, _ highest: Bool) -> String? {
    let totals = pairsByRow.map { ($0.row, $0.marks.compactMap(\.value.number).total) }
    guard chart.isAdditive, let best = highest ? totals.map(\.1).max() : totals.map(\.1).min() else {
      return "values do not add up"
    }
    let ties = totals.filter { Evidence.areEqual($0.1, best) }
    let isTrue =
      ties.contains { highest ? isValue(claim["content"], $0.1) : isExact(claim["content"], $0.1) }
      && areSeries(claim["name"], ties.map(\.0))
    guard isTrue else { return why("it is \(best)") }
    owed = highest ? [] : ["the highest"]
    return nil
  }

  /// The marks of each series of a group.
  var pairsByRow: [(row: Row, marks: [Mark])] {
    let ids = Set(marks.map(\.id))
    return rows.map { row in (row, row.marks.filter { ids.contains($0.id) }) }
  }
}
