import ChartModel

extension Meaning {
  /// Values that are levels: how many at each, the highest, the most frequent, how long.
  static let levels: [Meaning] = [
    Meaning("levels.all", .message) { claim, scene in
      let names = Set(scene.marks.compactMap(\.value.level))
      scene.owed = []
      return unless(names.count == 1 && claim["level"] == names.first.map(scene.evidence.level), "levels differ")
    },
    Meaning("=levels", .message, .group, .summary, .focus) { claim, scene in
      let counts = scene.evidence.levelCounts(scene.marks)
      let told = scene.told(counts) + (scene.role == .group ? [scene.toldLengths(counts.map(\.0))] : [])
      scene.owed = []
      return unless(told.contains(claim["text"]), "the levels are \(told)")
    },
    Meaning("=only-level", .message) { claim, scene in
      let marks = scene.evidence.rows.flatMap { row in row.present.map { (row, $0) } }
      guard let (row, mark) = marks.first, marks.count == 1 else { return why("there are \(marks.count) marks") }
      var texts = [scene.evidence.level(mark.value.level ?? ""), scene.context(row, scene.places.text(mark.x))]
      texts += [scene.places.length(mark.x)].filter { !$0.isEmpty }
      scene.owed = []
      return unless(claim["text"] == texts.joined(separator: ", "), "it is \(texts)")
    },
    Meaning("levels.highest", .summary) { claim, scene in
      guard case .categories(let names) = scene.chart.yAxis.domain, scene.chart.yAxis.type == .ordinal else {
        return "levels have no order"
      }
      let places = scene.evidence.levelPlaces
      guard let highest = names.last(where: { places[$0] != nil }) else { return "no level is reached" }
      guard claim["level"] == scene.evidence.level(highest) else { return why("the highest is \(highest)") }
      return unless(scene.isLevelList(claim["places"], places[highest] ?? []), "it stands elsewhere")
    },
    Meaning("levels.most-frequent", .summary) { claim, scene in
      let counts = scene.evidence.levelCounts(scene.evidence.rows.flatMap(\.marks))
      let most = counts.map(\.1).max() ?? 0
      guard scene.isCount(claim["k"], most) else { return why("the most are \(most)") }
      let names = counts.filter { $0.1 == most }.map { scene.evidence.level($0.0) }
      return unless(scene.isList(claim["levels"], names), "the most frequent are \(names)")
    },
    length("length", .summary) { own, _ in !own.isEmpty },
    length("length-of-one", .summary) { own, _ in own.count == 1 },
    length("longest", .message) { own, all in own.max() == all.max() },
    length("shortest", .message) { own, all in own.min() == all.min() },
    Meaning("levels.most", .message) { claim, scene in
      let evidence = scene.evidence
      let areSeries = evidence.rows.count > 1
      var groups: [String: [Mark]] = [:]
      for row in evidence.rows {
        for mark in row.marks {
          groups[areSeries ? row.name : mark.value.level.map(evidence.level) ?? "", default: []].append(mark)
        }
      }
      let sums = groups.mapValues { $0.map { evidence.shownLength($0.x) }.reduce(0, +) }
      guard let own = groups.first(where: { $0.key.capital == claim["level"].capital }),
        sums[own.key] == sums.values.max()
      else { return "another lasts longer" }
      scene.owed = []
      return unless(claim["length"] == scene.length(of: own.value), "it is \(scene.length(of: own.value))")
    },
    Meaning("levels.least", .message) { claim, scene in
      let groups = Dictionary(grouping: scene.evidence.rows.flatMap(\.marks)) {
        $0.value.level.map(scene.evidence.level) ?? ""
      }
      let sums = groups.mapValues { $0.map { scene.evidence.shownLength($0.x) }.reduce(0, +) }
      guard let own = groups.first(where: { $0.key.capital == claim["level"].capital }),
        sums[own.key] == sums.values.min()
      else { return "another is shorter" }
      return unless(claim["length"] == scene.length(of: own.value), "it is \(scene.length(of: own.value))")
    },
    Meaning("levels.lanes", .message) { claim, scene in
      let rows = scene.evidence.rows
      let totals = rows.map { row in row.marks.map { scene.evidence.shownLength($0.x) }.reduce(0, +) }
      guard let row = rows.firstIndex(where: { $0.name.capital == claim["name"].capital }), totals[row] == totals.max()
      else {
        return "another state lasts longer"
      }
      let names = Set(rows.flatMap(\.marks).compactMap(\.value.level))
      let lanes = names.map { name in (name, rows[row].marks.filter { $0.value.level == name }) }
      let sums = lanes.map { $0.1.map { scene.evidence.shownLength($0.x) }.reduce(0, +) }
      let told = scene
      let isLane = { (level: String, length: String, most: Int64?) in
        zip(lanes, sums).contains { lane, sum in
          told.evidence.level(lane.0) == level && sum == most && told.length(of: lane.1) == length
        }
      }
      scene.owed = []
      return unless(
        isLane(claim["longest"], claim["most"], sums.max()) && isLane(claim["shortest"], claim["least"], sums.min()),
        "the lanes last \(sums)")
    },
    Meaning("levels.states", .summary) { claim, scene in
      let rows = scene.evidence.rows
      let lane = rows.flatMap(\.marks).filter {
        $0.value.level.map(scene.evidence.level)?.capital == claim["level"].capital
      }
      let ids = Set(lane.map(\.id))
      let told = scene
      let texts = rows.compactMap { row -> String? in
        let marks = row.marks.filter { ids.contains($0.id) }
        guard marks.contains(where: { told.evidence.shownLength($0.x) > 0 }) else { return nil }
        return told.book.say("groups.part", ["name": row.name, "content": told.length(of: marks)])
      }
      return unless(!texts.isEmpty && claim["states"] == texts.joined(separator: ", "), "they are \(texts)")
    },
    Meaning("levels.length-of-series", .summary) { claim, scene in
      unless(claim["length"] == scene.length(of: scene.marks), "it is \(scene.length(of: scene.marks))")
    },
  ]

  /// How long the marks of a level last together.
  private static func length(
    _ key: String, _ role: Role, _ isRight: @escaping @Sendable ([Int64], [Int64]) -> Bool
  ) -> Meaning {
    Meaning("levels." + key, role) { claim, scene in
      let all = scene.evidence.rows.flatMap(\.marks)
      let marks = all.filter { $0.value.level.map(scene.evidence.level)?.capital == claim["level"].capital }
      let lengths = marks.map { scene.evidence.shownLength($0.x) }
      let days = scene.chart.window == nil ? scene.places.days(of: marks.map(\.x)) : nil
      let text =
        days.map { scene.book.say("lengths.days", count: $0) }
        ?? scene.places.length(microseconds: lengths.reduce(0, +))
      guard isRight(lengths, all.map { scene.evidence.shownLength($0.x) }) else { return "another lasts so" }
      scene.owed = []
      return unless(claim["length"] == text, "it is \(text)")
    }
  }
}

extension Scene {
  /// How long some marks last together, whole days by the calendar.
  fileprivate func length(of marks: [Mark]) -> String {
    let days = chart.window == nil ? places.days(of: marks.map(\.x)) : nil
    let sum = marks.map { evidence.shownLength($0.x) }.reduce(0, +)
    return days.map { book.say("lengths.days", count: $0) } ?? places.length(microseconds: sum)
  }

  /// How long the marks at each level last together, as groups of states tell it.
  fileprivate func toldLengths(_ levels: [String]) -> String {
    levels.map { level in
      let length = length(of: marks.filter { $0.value.level == level })
      return book.say("groups.part", ["name": evidence.level(level), "content": length])
    }.joined(separator: ", ")
  }

  /// Every way in which counts of levels are told: all of them, or of many the first and how many more.
  fileprivate func told(_ counts: [(String, Int)]) -> [String] {
    let texts = counts.map {
      book.say("labels.part", ["number": book.whole($0.1), "name": evidence.level($0.0)])
    }
    let bounds = evidence.times?.bounds(counts.map(\.0))
    return [texts.count > 8 ? book.list(texts, atMost: 8) : texts.joined(separator: ", ")] + [bounds].compactMap { $0 }
  }

  func context(_ row: Row, _ place: String) -> String {
    row.name.isEmpty ? place : book.say("labels.in-series", ["series": row.name, "x": place])
  }

  /// Events have commas of their own.
  fileprivate func isLevelList(_ text: String, _ found: [(Row, XValue)]) -> Bool {
    let texts = found.map { context($0.0, places.text($0.1)) }
    guard evidence.kind == "event" else { return isList(text, texts) }
    let shown = texts.count > PlaceTexts.listed ? Array(texts.prefix(PlaceTexts.listed - 1)) : texts
    let more = texts.count - shown.count
    return text == (shown + (more > 0 ? [book.say("lists.more", count: more)] : [])).joined(separator: "; ")
  }
}

extension Evidence {
  /// The levels that some marks are at with how many, in the order of the axis, those that it does not have last.
  func levelCounts(_ marks: [Mark]) -> [(String, Int)] {
    var names: [String] = []
    if case .categories(let levels) = chart.yAxis.domain { names = levels }
    for name in (rows.flatMap(\.marks)).compactMap(\.value.level) where !names.contains(name) { names.append(name) }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.map { name in (name, marks.count { $0.value.level == name }) }
      .filter { $0.1 > 0 }
  }

  /// The places of each level.
  var levelPlaces: [String: [(Row, XValue)]] {
    var places: [String: [(Row, XValue)]] = [:]
    for row in rows { for mark in row.marks { places[mark.value.level ?? "", default: []].append((row, mark.x)) } }
    return places
  }

  /// How long a stretch lasts within what is shown, in microseconds.
  func shownLength(_ x: XValue) -> Int64 {
    guard case .interval(let from, let to) = x else { return 0 }
    guard let shown = chart.window?.range else { return max(to.microseconds - from.microseconds, 0) }
    let start = max(Double(from.microseconds), shown.lowerBound)
    return Int64(max(min(Double(to.microseconds), shown.upperBound) - start, 0))
  }
}
