import ChartModel

extension Meaning {
  private static let marks: [(key: String, kind: MarkKind)] = [
    ("bar", .bar), ("line", .line), ("point", .point), ("area", .area), ("rule", .rule), ("rectangle", .rectangle),
    ("sector", .sector),
  ]

  private static let keys =
    [
      "bar", "line", "point", "area", "rule", "rectangle", "sector", "stacked-bar", "stacked-area", "parts", "timeline",
      "polar-bar",
      "normalized", "centered", "horizontal",
    ].map { "kinds." + $0 } + holdings.map { "spreads." + $0.key }

  /// Kinds by what their marks hold.
  static let holdings: [(key: String, isKind: @Sendable (Scene) -> Bool)] = held + compositions

  private static let held: [(key: String, isKind: @Sendable (Scene) -> Bool)] = [
    ("candlestick-chart", { $0.chart.spreadKind == .candlestick }), ("box-plot", { $0.chart.spreadKind == .box }),
    ("histogram", { $0.isHistogram }), ("grouped-bar", { $0.isGrouped }),
  ]

  private static let compositions: [(key: String, isKind: @Sendable (Scene) -> Bool)] = Composition.allCases.map {
    known in
    (known.rawValue, { $0.chart.composition == known && (known != .overlaid || $0.isGrouped) })
  }

  /// What kind of chart it is.
  static let kinds: [Meaning] =
    marks.map { key, kind in
      Meaning("kinds." + key, .kind, .views, .focus) { _, scene in
        guard !holdings.contains(where: { $0.isKind(scene) }) else { return "it has a name of its own" }
        return unless(
          scene.chart.kind == kind && (kind == .sector || !scene.isPile), "its marks are \(scene.chart.kind)")
      }
    }
    + holdings.map { key, isKind in
      Meaning("spreads." + key, .kind, .views, .focus) { _, scene in unless(isKind(scene), "it is none") }
    } + [
      Meaning("spreads.with-ranges") { claim, scene in
        unless(claim.form == "one" && scene.chart.spreadKind == .interval, "no mark has an interval")
      },
      Meaning("kinds.stacked-bar", .kind, .views, .focus) { _, scene in
        unless(scene.chart.kind == .bar && scene.isPile, "it is no stack of bars")
      },
      Meaning("kinds.stacked-area", .kind, .views, .focus) { _, scene in
        unless(scene.chart.kind == .area && scene.isPile, "it is no stack of areas")
      },
      Meaning("kinds.polar-bar", .kind, .views, .focus) { _, scene in
        unless(scene.chart.kind == .sector && !scene.chart.isPartToWhole, "its sectors are parts of a whole")
      },
      Meaning("kinds.parts", .kind, .views, .focus) { _, scene in
        unless(scene.evidence.showsParts && scene.chart.kind != .sector, "it is no bar of parts")
      },
      Meaning("kinds.timeline", .kind, .views, .focus) { _, scene in
        unless(scene.evidence.kind == "event", "it has no events")
      },
      around("normalized") { $0.chart.stack == .normalize && $0.chart.isStacked },
      around("centered") { $0.chart.stack == .center },
      around("horizontal") { $0.chart.orientation == .horizontal },
      Meaning("kinds.layered", .kind, .views, .focus) { claim, scene in
        guard claim["layers"] == scene.layers else { return why("the layers are \(scene.layers)") }
        return unless(scene.isTrue(claim["kind"], as: keys), "that is not its kind")
      },
    ]
    + marks.map { key, kind in
      Meaning("layers." + key, .kind) { claim, scene in
        unless(scene.isCount(claim, scene.chart.series.count { $0.kind == kind }), "that is not how many there are")
      }
    }

  private static func around(_ key: String, _ holds: @escaping @Sendable (Scene) -> Bool) -> Meaning {
    Meaning("kinds." + key, .kind, .views, .focus) { claim, scene in
      guard holds(scene) else { return why("it is not \(key)") }
      return unless(scene.isTrue(claim["kind"], as: keys), "that is not its kind")
    }
  }

  /// How much a chart shows.
  static let counts: [Meaning] =
    PlaceTexts.kinds.map { kind in
      Meaning("marks." + kind, .kind, .message, .group, .selection, .views, .focus) { claim, scene in
        // The names of a map are places.
        let areNames = scene.chart.composition == .map && scene.evidence.kind == "category"
        guard kind == (areNames ? "number" : scene.evidence.kind) else {
          return why("marks are of kind \(scene.evidence.kind)")
        }
        guard scene.role != .kind || !scene.isSparse else { return "some buckets have no mark" }
        let count = scene.markCount
        scene.owed = scene.role == .message ? ["=levels"] : []
        return unless(scene.isCount(claim, count), "there are \(count)")
      }
    } + [
      Meaning("overview.series-lines", .kind, .views, .focus) { $1.seriesProblem($0, .line) },
      Meaning("overview.series-points", .kind, .views, .focus) { $1.seriesProblem($0, .point) },
      Meaning("overview.series-bars", .kind, .views, .focus) { claim, scene in
        guard ![.line, .point].contains(scene.chart.kind) else { return "lines and points have words of their own" }
        return scene.seriesProblem(claim, scene.chart.kind)
      },
      Meaning("overview.points", .kind, .message, .group, .views, .focus) { claim, scene in
        if [.message, .group].contains(scene.role) {
          guard scene.evidence.kind == "number", scene.chart.yAxis.type != .quantitative else {
            return "they are places"
          }
          scene.owed = scene.role == .message ? ["=levels"] : []
          return unless(scene.isCount(claim, scene.markCount), "there are \(scene.markCount)")
        }
        let count = scene.evidence.rows.reduce(0) { $0 + $1.marks.count }
        return unless(scene.isCount(claim, count), "there are \(count) points")
      },
      Meaning("overview.values", .kind, .views, .focus) { claim, scene in
        unless(scene.isSparse && scene.isCount(claim, scene.markCount), "there are \(scene.markCount)")
      },
      Meaning("overview.columns", .kind, .views, .focus) { claim, scene in
        guard scene.evidence.isHeatMap else { return "it is no heat map" }
        scene.owed.append("its rows")
        return unless(scene.isCount(claim, scene.markCount), "there are \(scene.markCount)")
      },
      Meaning("overview.rows", .kind, .views, .focus) { claim, scene in
        scene.owed.removeAll { $0 == "its rows" }
        let count = scene.chart.series.count { $0.kind ?? scene.chart.kind == scene.chart.kind }
        return unless(scene.evidence.isHeatMap && scene.isCount(claim, count), "there are \(count)")
      },
      Meaning("overview.by", .kind, .views, .focus) { claim, scene in
        guard scene.isTrue(claim["marks"], as: PlaceTexts.kinds.map { "marks." + $0 }) else { return "not so many" }
        let field = scene.chart.series.count > 1 ? (scene.chart.seriesField ?? "").fieldWords : scene.evidence.xName
        return unless(claim["field"] == field, "they are told apart by \(field)")
      },
    ]
}

extension Scene {
  /// Whether series stand on each other.
  var isPile: Bool { chart.isStacked || chart.stack == .center && chart.series.count > 1 }

  /// The kinds of marks over those of the chart, in order of appearance.
  var layers: String {
    guard chart.composition != .bullet else { return "" }
    let others = chart.series.filter { !$0.showsOutliers }.compactMap(\.kind).filter { $0 != chart.kind }
    var seen: [MarkKind] = []
    for kind in others where !seen.contains(kind) { seen.append(kind) }
    let fits = chart.fits.isEmpty ? [] : [book.say("layers.fit", count: chart.fits.count)]
    let meant = chart.intervalMeaning.flatMap { Phrasebook.intervals[$0] }.map { [book.say($0)] }
    let ranges = meant ?? (chart.spreadKind == .interval ? [book.say("spreads.with-ranges", count: 1)] : [])
    return book.list(
      seen.map { kind in book.say("layers." + kind.rawValue, count: others.count { $0 == kind }) } + fits + ranges)
  }

  /// Whether bars count rows in bins of numbers.
  var isHistogram: Bool {
    chart.kind == .bar && chart.series.count == 1 && chart.aggregate == .count && evidence.kind == "bin"
      && !evidence.showsParts
  }

  /// Whether bars of several series stand side by side at some place.
  var isGrouped: Bool {
    let bars = chart.series.filter { ($0.kind ?? .bar) == .bar }
    guard chart.kind == .bar, chart.stack == .none, !chart.isStacked, !evidence.hasRanges, !evidence.showsParts,
      evidence.kind != "event"
    else { return false }
    let xs = bars.flatMap { Array(Set($0.marks.map(\.x))) }
    return bars.count > 1 && Set(xs).count < xs.count
  }

  fileprivate func seriesProblem(_ claim: Claim, _ kind: MarkKind) -> String? {
    guard chart.kind == kind else { return why("its marks are \(chart.kind)") }
    let count = chart.series.count { ($0.kind ?? kind == kind) && !$0.showsOutliers }
    return unless(isCount(claim, count), "there are \(count)")
  }

  /// Whether buckets of the calendar between others have no mark, so that marks do not count them.
  var isSparse: Bool {
    guard chart.xAxis.calendarUnit != nil else { return false }
    guard !evidence.showsParts else { return false }
    let rows = evidence.rows.map { ($0.marks.count, evidence.bucketCount($0.marks)) }
    return rows.contains { $0.1 > $0.0 } && !rows.contains { $0.1 == placeCount }
  }

  /// How many marks a text counts: the marks of a group or of a selection, the values at levels of a message, else the
  /// places of the chart that have a mark.
  var markCount: Int {
    switch role {
    case .message, .group: return marks.count { $0.value.level != nil }
    case .selection: return marks.count
    case .focus where !heard.contains("=kind"):
      return chart.series.count == 1 ? chart.series[0].marks.count : marks.count
    default: break
    }
    return placeCount
  }

  /// How many places of the chart have a mark.
  private var placeCount: Int {
    if evidence.showsParts || evidence.kind == "event" { return evidence.rows.reduce(0) { $0 + $1.marks.count } }
    if let totals = chart.totals { return totals.marks.count { !$0.isHidden } }
    return Set(chart.series.flatMap(\.marks).filter { !$0.isHidden }.map(\.x)).count
  }
}

extension PlaceTexts {
  /// What marks can stand at.
  static let kinds =
    CalendarUnit.allCases.map(\.rawValue)
    + ["instant", "category", "number", "bin", "stretch", "event", "sector", "part"]
}
