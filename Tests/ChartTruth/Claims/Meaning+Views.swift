import ChartModel

extension Meaning {
  /// Several charts in one file: how many of what kind, what tells them apart, how they compare.
  static let views: [Meaning] =
    viewKinds.map { key, kinds in
      Meaning(key, .views, .title) { claim, scene in
        guard let views = scene.views, scene.isCount(claim, views.charts.count) else { return "not so many charts" }
        return unless(views.charts.allSatisfy { $0.isKind(kinds) }, "not all are of that kind")
      }
    } + [
      Meaning("views.charts", .views, .title) { claim, scene in
        unless(scene.isCount(claim, scene.views?.charts.count ?? 0), "not so many charts")
      },
      Meaning("views.by", .views) { claim, scene in
        let keys = ["views.charts"] + viewKinds.map(\.key)
        guard scene.isTrue(claim["charts"], as: keys) else { return "not so many charts of that kind" }
        return unless(
          scene.isList(claim["fields"], scene.views?.fields ?? [], atMost: .max), "they differ by another field")
      },
      Meaning("views.title", .title) { claim, scene in
        guard scene.isList(claim["fields"], scene.views?.fields ?? [], atMost: .max) else { return "another field" }
        let isTrue = scene.views?.charts.allSatisfy { $0.canBeTitled(claim["title"]) } == true
        return unless(isTrue, "not all have that title")
      },
      Meaning("views.each", .views) { claim, scene in
        unless(scene.views?.charts.allSatisfy { $0.isKindText(claim["what"]) } == true, "not each is so")
      },
      Meaning("views.heading", .heading) { claim, scene in
        guard let views = scene.views, let place = views.place(shown: claim["k"], scene.book) else {
          return "no such chart"
        }
        guard scene.isCount(claim["n"], views.charts.count) else { return "there are \(views.charts.count)" }
        return unless(views.isName(claim["name"], of: place, scene), "that is not its name")
      },
      Meaning("=view-names", .views) { claim, scene in
        let lists = scene.views?.nameLists(scene.book) ?? []
        return unless(lists.contains(claim["text"]), "the names are \(lists)")
      },
      Meaning("=view-values", .views) { claim, scene in
        let lists = scene.views?.fieldLists(scene.book) ?? []
        return unless(lists.contains(claim["text"]), "the values are \(lists)")
      },
      Meaning("=views-title", .title) { claim, scene in
        unless(scene.views?.title?.bare.capital == claim["text"].capital, "its author gave another")
      },
      extreme("highest", highest: true, total: false), extreme("lowest", highest: false, total: false),
      extreme("highest-total", highest: true, total: true), extreme("lowest-total", highest: false, total: true),
      Meaning("views.none", .views) { _, scene in unless(scene.views?.charts.isEmpty == true, "there are charts") },
      Meaning("views.numbered") { claim, scene in
        unless(scene.views?.names.contains { $0.hasPrefix(claim["name"]) } == true, "there is no such name")
      },
      Meaning("views.named") { claim, scene in
        unless(scene.views?.fields.contains(claim["title"]) == true, "there is no such field")
      },
      Meaning("views.without-value") { claim, scene in
        unless(scene.views?.fields.contains(claim["title"]) == true, "there is no such field")
      },
      Meaning("views.undrawn", .views, .source) { claim, scene in
        guard scene.isCount(claim, scene.undrawn.count) else { return "not so many" }
        let values = scene.undrawn.joined().compactMap { name -> String? in
          if case .category(let text)? = name.value { text.fieldWords } else { nil }
        }
        let isNamed = scene.undrawn.count > 8 || values.allSatisfy(claim["names"].contains)
        return unless(isNamed, "they are \(values)")
      },
      Meaning("omissions.left-out", .views, .source) { claim, scene in
        let told = scene.omissionTexts
        return unless(scene.isList(claim["what"], told, atMost: .max), "left out are \(told)")
      },
    ]
    + Omission.Kind.allCases.map { kind in
      Meaning("omissions." + kind.rawValue) { claim, scene in
        unless(scene.isCount(claim, scene.omissions.count { $0.kind == kind }), "not so many")
      }
    }

  /// A counted kind of chart, with the kinds of which it is made.
  private static let viewKinds: [(key: String, kinds: [String])] =
    [
      "bar", "line", "point", "area", "rule", "rectangle", "sector", "stacked-bar", "stacked-area", "timeline",
    ].map { ("view-kinds." + $0, ["kinds." + $0]) } + [
      ("spreads.candlestick-charts", ["spreads.candlestick-chart"]), ("spreads.box-plots", ["spreads.box-plot"]),
      ("spreads.histograms", ["spreads.histogram"]), ("spreads.grouped-bars", ["spreads.grouped-bar"]),
      ("view-kinds.horizontal-bar", ["kinds.horizontal", "kinds.bar"]),
      ("view-kinds.horizontal-stacked-bar", ["kinds.horizontal", "kinds.stacked-bar"]),
    ]

  private static func extreme(_ key: String, highest: Bool, total: Bool) -> Meaning {
    Meaning("views." + key, .views) { claim, scene in
      guard let views = scene.views else { return "there is one chart" }
      let values = views.charts.map { chart in
        let rows = chart.rows
        if total { return rows.flatMap(\.numbers).total }
        return (highest ? rows.flatMap(\.highs).max() : rows.flatMap(\.lows).min()) ?? .nan
      }
      guard let best = highest ? values.max() : values.min() else { return "there are no values" }
      let found = values.indices.filter { Evidence.areEqual(values[$0], best) }
      guard let chart = found.first.map({ views.charts[$0].whole(.views) }) else { return "there are no values" }
      let isIt = total ? chart.isRoundedValue(claim["value"], best) : chart.isValue(claim["value"], best)
      guard isIt else { return "it is \(best)" }
      return unless(scene.isList(claim["names"], found.map { views.names[$0] }), "that is not where it is")
    }
  }
}

extension Scene {
  /// What is left out, as far as this much detail tells it.
  fileprivate var omissionTexts: [String] {
    Omission.Kind.allCases.compactMap { kind in
      let count = omissions.count { $0.kind == kind }
      let isTold = evidence.detail == .full || kind == .map || kind == .image
      return count > 0 && isTold ? book.say("omissions." + kind.rawValue, count: count) : nil
    }
  }
}

extension Evidence {
  /// All of the chart as what a text is about.
  func whole(_ role: Role) -> Scene { Scene(evidence: self, role: role, rows: rows, marks: rows.flatMap(\.marks)) }

  fileprivate func isKind(_ kinds: [String]) -> Bool {
    var text = ""
    for key in kinds.reversed() { text = book.say(key, ["kind": text]) }
    return isKindText(text)
  }

  fileprivate func isKindText(_ text: String) -> Bool {
    var reading = TextReading(text + ".", whole(.kind))
    return reading.isTrue
  }

  fileprivate func canBeTitled(_ text: String) -> Bool {
    var reading = TextReading(text, whole(.title))
    return reading.isTrue
  }
}
