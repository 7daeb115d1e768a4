import ChartModel

extension Meaning {
  /// What an author writes beside marks, which of them stand out, and what they show by size, color or a fitted line.
  static let notes: [Meaning] =
    [
      Meaning("notes.note", .summary) { $1.startNote($0) { $0.x == nil && $0.value == nil } },
      Meaning("notes.at", .summary) { claim, scene in
        let places = scene.places
        return scene.startNote(claim) { note in note.x.map { claim["place"] == places.among([$0]) } == true }
      },
      Meaning("notes.at-value", .summary) { claim, scene in
        let isIt = { [scene] (value: Double) in scene.isValue(claim["value"], value, decimals: 6) }
        return scene.startNote(claim) { note in note.x == nil && note.value?.number.map(isIt) == true }
      },
      Meaning("=note", .summary) { claim, scene in
        unless(scene.noted.contains { $0.text.written == claim["text"] }, "no such note stands there")
      },
      Meaning("notes.more", .summary) { claim, scene in
        unless(scene.isCount(claim["n"], scene.chart.notes.count - 7), "there are \(scene.chart.notes.count)")
      },
      Meaning("labels.highlighted", .label) { _, scene in
        unless(scene.mark?.isHighlighted == true, "it looks as the others do")
      },
      Meaning("summary.highlighted", .summary) { claim, scene in
        let lit = scene.seen.filter { $0.marks.contains(where: \.isHighlighted) }
        let marks = lit.flatMap(\.marks).filter(\.isHighlighted)
        guard !marks.isEmpty else { return "no mark stands out" }
        let names = [lit.map(\.name), marks.map { scene.places.text($0.x) }]
        let isWhole = lit.allSatisfy { $0.marks.allSatisfy(\.isHighlighted) }
        if isWhole, scene.isList(claim["names"], names[0]) { return nil }
        if lit.count == 1, scene.isList(claim["names"], names[1]) { return nil }
        return unless(claim["names"] == scene.book.say("labels.marks", count: marks.count), "\(marks.count) stand out")
      },
      look("overview.size", .size), look("overview.color", .color),
      extreme("summary.largest-detail", .size), extreme("summary.highest-detail", .color),
      Meaning("layers.fit", .kind) { claim, scene in
        unless(scene.isCount(claim, scene.chart.fits.count), "\(scene.chart.fits.count) lines are fitted")
      },
      Meaning("summary.fit", .summary) { claim, scene in
        guard let fit = scene.chart.fits.first(where: { $0.name == claim["name"] }), let first = fit.marks.first,
          let last = fit.marks.last
        else { return "no such line is fitted" }
        scene.marks = fit.marks
        let isRight = [(claim["first"], claim["place-first"], first), (claim["last"], claim["place-last"], last)]
          .allSatisfy {
            scene.isValue($0.0, $0.2.value.number) && scene.isPlaces($0.1, [$0.2.x])
          }
        return unless(isRight, "it goes from \(first.value) to \(last.value)")
      },
      turn("summary.fit-highest") { $0.max() }, turn("summary.fit-lowest") { $0.min() },
      Meaning("overview.setting", .kind) { claim, scene in why("nothing is set") },
    ] + intervals

  private static let intervals = IntervalMeaning.allCases.map { meaning in
    Meaning(Phrasebook.intervals[meaning] ?? "") { _, scene in
      unless(scene.chart.intervalMeaning == meaning, "that is not what they are")
    }
  }

  private static func turn(_ key: String, _ extreme: @escaping @Sendable ([Double]) -> Double?) -> Meaning {
    Meaning(key, .summary) { claim, scene in
      guard scene.heard.last == "summary.fit" || scene.heard.isEmpty else { return "it is of no fitted line" }
      for fit in scene.chart.fits {
        guard let value = extreme(fit.marks.compactMap(\.value.number)) else { continue }
        let places = fit.marks.filter { $0.value.number == value }.map(\.x)
        if scene.isValue(claim["value"], value), scene.isPlaces(claim["place"], places) { return nil }
      }
      return "no curve turns there"
    }
  }

  private static func look(_ key: String, _ look: DetailField.Look) -> Meaning {
    Meaning(key, .y) { claim, scene in
      let ends = scene.shown(by: look)
      let isRight = zip([claim["from"], claim["to"]], [ends.first, ends.last]).allSatisfy { text, mark in
        scene.shows(mark, claim["title"], text)
      }
      return unless(ends.count > 1 && isRight, "no marks show that")
    }
  }

  private static func extreme(_ key: String, _ look: DetailField.Look) -> Meaning {
    Meaning(key, .summary) { claim, scene in
      guard let mark = scene.shown(by: look).last, scene.shows(mark, claim["title"], claim["value"]) else {
        return "no mark shows that"
      }
      // Two marks may share the value; one of them is named.
      let alike = scene.seen.flatMap(\.marks).filter { scene.shows($0, claim["title"], claim["value"]) }
      return unless(alike.contains { scene.isCalled(claim["place"], $0) }, "it is another mark")
    }
  }
}

extension Phrasebook {
  /// The phrases for what intervals are.
  static let intervals: [IntervalMeaning: String] = [
    .confidence: "spreads.with-confidence", .deviation: "spreads.with-deviations", .error: "spreads.with-errors",
    .quartiles: "spreads.with-quartiles",
  ]
}

extension Scene {
  /// Makes the notes that fit those of which words may follow.
  fileprivate mutating func startNote(_ claim: Claim, _ fits: (ChartNote) -> Bool) -> String? {
    noted = chart.notes.filter(fits)
    return unless(!noted.isEmpty, "no note stands there")
  }

  /// The series whose marks are drawn: the parts of a stack and not its sums.
  fileprivate var seen: [Row] { chart.isStacked ? evidence.parts : evidence.rows }

  /// The marks that show a number by their look, those of the least first.
  fileprivate func shown(by look: DetailField.Look) -> [Mark] {
    guard let field = chart.details.firstIndex(where: { $0.look == look }) else { return [] }
    let found = seen.flatMap(\.marks).compactMap { mark -> (Mark, Double)? in
      guard mark.details.indices.contains(field), case .number(let number)? = mark.details[field] else { return nil }
      return (mark, number)
    }
    return found.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Whether a detail of a mark is told so.
  fileprivate func shows(_ mark: Mark?, _ title: String, _ value: String) -> Bool {
    mark != nil && detailTexts(of: mark).contains(book.say("labels.detail", ["name": title, "value": value]))
  }

  /// Whether a mark is called so within a sentence: by where it stands, or by a name that it shows.
  fileprivate func isCalled(_ text: String, _ mark: Mark) -> Bool {
    let names = mark.details.compactMap { value -> String? in
      if case .category(let name)? = value { book.name(name) } else { nil }
    }
    return isPlaces(text, [mark.x]) || names.contains { text == book.say("places.category", count: 1, ["x": $0]) }
  }
}
