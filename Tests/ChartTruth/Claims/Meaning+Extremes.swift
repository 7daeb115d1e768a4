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
    Meaning("summary.largest", .summary, .message) { claim, scene in
      scene.extremeProblem(claim["value"], claim["places"], highest: true)
    },
    Meaning("summary.smallest", .summary, .message) { claim, scene in
      scene.extremeProblem(claim["value"], claim["places"], highest: false)
    },
    Meaning("summary.largest-of-series", .summary, .message) { claim, scene in
      scene.namedExtremeProblem(claim, highest: true)
    },
    Meaning("summary.smallest-of-series", .summary, .message) { claim, scene in
      scene.namedExtremeProblem(claim, highest: false)
    },
    Meaning("summary.highest-of-series", .summary, .message) { claim, scene in
      scene.namedExtremeProblem(claim, highest: true)
    },
    Meaning("summary.lowest-of-series", .summary, .message) { claim, scene in
      scene.namedExtremeProblem(claim, highest: false)
    },
    titled("highest", highest: true), titled("lowest", highest: false),
    titledOfSeries("highest", highest: true), titledOfSeries("lowest", highest: false),
    // These stand within lists, and are checked there: by themselves they would read whatever begins with a name.
    Meaning("summary.in-series") { claim, scene in
      unless(scene.evidence.rows.contains { $0.name == claim["name"] }, "there is no such series")
    },
    Meaning("summary.in-row") { claim, scene in
      unless(scene.evidence.isHeatMap && scene.evidence.row(claim["name"]) != nil, "there is no such row")
    },
    Meaning("summary.in-titled-row") { claim, scene in
      unless(scene.evidence.isHeatMap && scene.evidence.row(claim["name"]) != nil, "there is no such row")
    },
    Meaning("summary.no-shares", .summary) { _, scene in
      let below = scene.evidence.belowZero
      guard scene.evidence.showsParts else {
        let all = Set(scene.evidence.rows.first?.marks.map(\.x) ?? [])
        return unless(scene.isNormalized && !below.isEmpty && below == all, "some places have shares")
      }
      return unless(!below.isEmpty, "nothing is below zero")
    },
    Meaning("summary.no-shares-at", .summary) { claim, scene in
      guard let row = scene.evidence.rows.first, scene.isNormalized else { return "it is no chart of shares" }
      let below = row.marks.map(\.x).filter(scene.evidence.belowZero.contains)
      return unless(!below.isEmpty && scene.isTies(claim["places"], below, in: row), "they are elsewhere")
    },
    Meaning("summary.widest", .summary, .message) { claim, scene in
      guard let row = scene.row else { return "there are several series" }
      let widths = row.marks.filter(\.value.isRange).map { ($0.x, ($0.value.high ?? 0) - ($0.value.low ?? 0)) }
      guard let most = widths.map(\.1).max() else { return "there are no ranges" }
      let noise = (row.lows + row.highs).map(abs).reduce(0, max) * 1e-12
      guard scene.isExactDifference(claim["value"], most) else { return why("the widest is \(most)") }
      let places = widths.filter { most - $0.1 <= noise }.map(\.0)
      return unless(scene.isTies(claim["places"], places, in: row), "the widest stand elsewhere")
    },
  ]

  private static func titled(_ key: String, highest: Bool) -> Meaning {
    Meaning("summary.\(key)-titled", .summary, .message) { claim, scene in
      guard scene.evidence.yNames.contains(claim["title"]) else { return why("Y is \(scene.evidence.yNames)") }
      return scene.extremeProblem(claim["value"], claim["places"], highest: highest)
    }
  }

  private static func titledOfSeries(_ key: String, highest: Bool) -> Meaning {
    Meaning("summary.\(key)-titled-of-series", .summary, .message) { claim, scene in
      guard scene.evidence.yNames.contains(claim["title"]) else { return why("Y is \(scene.evidence.yNames)") }
      return scene.namedExtremeProblem(claim, highest: highest)
    }
  }
}

extension Evidence {
  /// Where a part of the whole, or of a stack, is below zero.
  fileprivate var belowZero: Set<XValue> {
    Set((showsParts ? rows : parts).flatMap { $0.marks.filter { ($0.value.number ?? 0) < 0 }.map(\.x) })
  }

  /// Whether rows of a heat map are called by numbers, or its columns, where no word counts them.
  func cellsNeedNames(isCounted: Bool) -> Bool {
    let areNumbers = { (names: [String]) in names.contains { Double($0) != nil } }
    var columns: [String] = []
    if case .categories(let names) = chart.xAxis.domain { columns = names }
    let areBare = ["number", "bin"].contains(kind) || areNumbers(columns)
    return areNumbers(chart.series.compactMap(\.name)) || areBare && !isCounted
  }
}

extension Scene {
  fileprivate var isNormalized: Bool { chart.stack == .normalize && chart.isStacked }

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
      if evidence.isHeatMap { return cells(row, places) }
      let place = ties(places, in: row)
      return row.name.isEmpty ? place : book.say("summary.in-series", ["name": row.name, "place": place])
    }
    let isIt = evidence.isHeatMap ? isSetApart(claim["places"], names) : isList(claim["places"], names)
    return unless(isIt, "it stands: \(book.list(names))")
  }

  /// Some cells of a row by their columns; where names are numbers, with what they number.
  func cells(_ row: Row, _ found: [XValue]) -> String {
    let texts = book.list(found.map { places.uncounted.text($0) }, atMost: PlaceTexts.listed)
    guard evidence.cellsNeedNames(isCounted: places.counter != nil) else {
      return book.say("summary.in-row", ["name": row.name, "place": places.counted(texts)])
    }
    let titles = ["row": (chart.seriesField ?? "").fieldWords, "column": evidence.xNameAlone]
    return book.say("summary.in-titled-row", titles.merging(["name": row.name, "place": texts]) { $1 })
  }
}
