import ChartModel

extension Meaning {
  /// Groups of places that several series share.
  static let stopGroups: [Meaning] = [
    Meaning("=stops", .stops) { claim, scene in
      guard let (first, last) = scene.stopEnds else { return "it has no places" }
      (scene.starts, scene.ends) = ([first], [last])
      scene.owed = scene.rows.map(\.id) + scene.stopGaps
      let texts = scene.spanTexts(first, last).union(scene.groundNames(around: [first, last]))
      return unless(texts.contains(claim["text"]), "it goes \(texts.sorted())")
    },
    Meaning("groups.gap-in-series", .stops) { claim, scene in
      guard let part = scene.whole.pairsByRow.first(where: { scene.isSeries(claim["name"], $0.row) }) else {
        return "there is no such series"
      }
      let told = scene.seriesGaps(part.marks.map(\.value))
      let text = told.joined(separator: ", ")
      let clause = scene.book.say("groups.gap-in-series", ["gap": text, "name": claim["name"]])
      scene.owed.removeAll { $0 == clause }
      return unless(claim["gap"] == text, "it lacks \(told)")
    },
    mean("highest", highest: true), mean("lowest", highest: false),
  ]

  private static func mean(_ key: String, highest: Bool) -> Meaning {
    Meaning("groups." + key + "-mean", .stops) { claim, scene in
      guard !scene.chart.hasMixedUnits else { return "they have units of their own" }
      let means = scene.pairsByRow.compactMap { part in
        part.marks.compactMap(\.value.number).mean.map { (part.row, $0) }
      }
      guard let best = highest ? means.map(\.1).max() : means.map(\.1).min() else { return "there are no means" }
      let ties = means.filter { Evidence.areEqual($0.1, best) }
      let own = scene
      let isTrue =
        own.areSeries(claim["name"], ties.map(\.0))
        && ties.contains { highest ? own.isMiddleValue(claim["content"], $0.1) : own.isMiddle(claim["content"], $0.1) }
      guard isTrue else { return why("it is \(best)") }
      scene.owed = highest ? [] : ["the highest"]
      return nil
    }
  }
}

extension Scene {
  /// The first and the last place of a group over several series, in the order of X.
  fileprivate var stopEnds: (first: XValue, last: XValue)? {
    let xs = marks.map(\.x).each
    if case .categories(let names) = chart.xAxis.domain {
      // Categories in the order of the axis, then those that it does not name.
      let order = names.map { XValue.category($0) } + evidence.rows.flatMap(\.marks).map(\.x)
      let sorted = order.each.filter(Set(xs).contains)
      return sorted.first.flatMap { first in sorted.last.map { (first, $0) } }
    }
    let sorted = xs.sorted { $0.isBefore($1) }
    return sorted.first.flatMap { first in sorted.last.map { (first, $0) } }
  }

  /// The scene with all series again: a part before may have told of one.
  fileprivate var whole: Scene {
    var scene = self
    let ids = Set(stopMarks.map(\.id))
    scene.rows = evidence.rows.filter { $0.marks.contains { ids.contains($0.id) } }
    scene.marks = stopMarks
    return scene
  }

  /// At how many places of the group every series is empty.
  var emptyStops: Int {
    let all = Dictionary(grouping: stopMarks, by: \.x)
    return all.values.count { $0.allSatisfy { $0.value == .empty } }
  }

  /// What one series lacks besides what all of them do.
  fileprivate func seriesGaps(_ values: [MarkValue]) -> [String] {
    Self.gapStates.compactMap { key, holds in
      let count = values.count(where: holds) - (key == "groups.without-data" ? emptyStops : 0)
      return count > 0 ? gapClause(key, count) : nil
    }
  }

  /// What must be said of places without a value.
  fileprivate var stopGaps: [String] {
    let shared = emptyStops > 0 ? [gapClause("groups.without-data", emptyStops)] : []
    return shared
      + pairsByRow.filter { $0.marks.contains { $0.value.low != nil } }.compactMap { row, marks in
        let gaps = seriesGaps(marks.map(\.value))
        let name = row.name.isEmpty ? evidence.yNames.first ?? "" : row.name
        let slots = ["gap": gaps.joined(separator: ", "), "name": name]
        return gaps.isEmpty ? nil : book.say("groups.gap-in-series", slots)
      }
  }

  /// What one series does over the group, read as the content of a group of its own.
  mutating func groupPartProblem(_ claim: Claim) -> String? {
    let parts = whole.pairsByRow
    let last = parts.last { $0.marks.contains { $0.value.low != nil } }?.row.id
    for part in parts where owed.contains(part.row.id) && isSeries(claim["name"], part.row) {
      var scene = self
      (scene.role, scene.rows, scene.marks, scene.owed) = (.group, [part.row], part.marks, [])
      scene.isBare = part.row.id != last
      guard scene.isTrue(claim["content"], as: Self.partKeys) else { continue }
      owed.removeAll { $0 == part.row.id }
      owed += scene.heard.last == "groups.average" ? [] : scene.owed
      (rows, marks) = ([part.row], part.marks)
      return nil
    }
    return why("no series of that name does that")
  }

  private static let partKeys =
    [
      "groups.total", "groups.change", "groups.both-ends", "groups.level", "groups.average", "groups.value-at", "=ends",
      "groups.none", "=group-state", "=gap-list",
    ] + gapStates.map(\.key)
}

extension XValue {
  /// Whether it stands before another along X.
  fileprivate func isBefore(_ other: XValue) -> Bool {
    switch (self, other) {
    case (.number(let first), .number(let second)): return first < second
    case (.bin(let first, let end), .bin(let second, let last)): return (first, end) < (second, last)
    default:
      guard let first = start, let second = other.start, let end = self.end, let last = other.end else { return false }
      return (first.microseconds, end.microseconds) < (second.microseconds, last.microseconds)
    }
  }
}
