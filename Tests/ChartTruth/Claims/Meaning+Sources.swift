import ChartModel

extension Meaning {
  /// What was read and left out, and what several series are.
  static let sources: [Meaning] = [
    count("overview.rows-read") { $0.rowsRead },
    count("overview.set-aside") { $0.rowsSetAside },
    count("overview.outside") { $0.rowsOutsideRange },
    Meaning("overview.without-x", .source) { claim, scene in
      let source = scene.chart.source
      let counts =
        [(scene.evidence.xName, source.rowsWithoutX)]
        + source.rowsWithout.filter { !$0.isUnplaced }.map { ($0.field.fieldWords, $0.count) }
      return unless(counts.contains { $0.0 == claim["x"] && scene.isCount(claim, $0.1) }, "not so many have none")
    },
    Meaning("overview.no-place", .source) { claim, scene in
      let source = scene.chart.source
      let counts =
        [(scene.evidence.xName, source.rowsUnplaced)]
        + source.rowsWithout.filter(\.isUnplaced).map { ($0.field.fieldWords, $0.count) }
      return unless(counts.contains { $0.0 == claim["x"] && scene.isCount(claim, $0.1) }, "not so many have no place")
    },
    partial("first", first: true, last: false), partial("last", first: false, last: true),
    partial("both", first: true, last: true),
    Meaning("message.bounds", .message) { claim, scene in
      let bounds = scene.chart.source.bounds
      let told = claim["values"].replacing(" and ", with: ", ").replacing(",,", with: ",").split(separator: ", ")
      let areThose = zip(told, bounds).allSatisfy { text, bound in
        scene.book.readings(of: String(text), as: "numbers." + (bound.isUpper ? "less-than" : "more-than"))
          .contains { scene.isValue($0.slots["number"] ?? "", bound.number, decimals: 6) }
      }
      return unless(told.count == bounds.count && areThose, "they are \(bounds)")
    },
    Meaning("overview.doubles", .source) { claim, scene in
      let marks = scene.chart.series.flatMap(\.marks).filter { $0.rowCount > 1 }
      guard let first = marks.first else { return "no two rows share an X" }
      let rows = marks.reduce(0) { $0 + $1.rowCount }
      let name = scene.chart.xAxis.calendarUnit.map { scene.book.say("buckets." + $0.rawValue) } ?? scene.evidence.xName
      return unless(
        scene.isCount(claim, rows) && claim["x"] == name && scene.isPlaces(claim["place"], [first.x]),
        "\(rows) rows share one, first \(first.x)")
    },
    Meaning("overview.rounded", .source) { claim, scene in
      let decimals = max(0, scene.chart.yAxis.decimals - scene.chart.yAxis.numberLook.shift)
      return unless(scene.isCount(claim, decimals) && scene.isRounded, "values have \(decimals) decimals")
    },
    Meaning("overview.rounded-whole", .source) { _, scene in
      unless(
        scene.chart.yAxis.decimals <= scene.chart.yAxis.numberLook.shift && scene.isRounded,
        "values are told as they are")
    },
    Meaning("overview.approximate-median", .source) { _, scene in
      unless(scene.chart.source.medianIsApproximate, "medians are exact")
    },
    Meaning("overview.zone", .source) { claim, scene in
      let zone = scene.chart.calendar.zone.identifier
      return unless(claim["zone"] == zone.fieldWords && zone != "UTC", "the zone is \(zone)")
    },
    Meaning("overview.assumed", .source) { claim, scene in
      let choices = scene.chart.source.assumptions.map(scene.choice)
      return unless(scene.isList(claim["choices"], choices, atMost: .max), "assumed are \(choices)")
    },
    Meaning("overview.not-shown", .source) { claim, scene in
      let names = scene.chart.source.columnsNotShown.map(\.fieldWords)
      return unless(scene.isSomeList(claim["names"], names), "they are \(names)")
    },
  ]

  /// Which ends data fill in part, and from when to when data are.
  private static func partial(_ key: String, first: Bool, last: Bool) -> Meaning {
    Meaning("overview.partial-" + key, .source) { claim, scene in
      guard let span = scene.chart.source.dataSpan, let unit = scene.chart.xAxis.calendarUnit else {
        return "data fill all"
      }
      guard span.beginsWithin == first, span.endsWithin == last,
        claim["bucket"] == scene.book.say("buckets." + unit.rawValue)
      else { return "other ends are partial" }
      let places = scene.places
      let isOneYear = first && last && places.date(span.first).date.year == places.date(span.last).date.year
      let isFirst = !first || claim["from"] == places.day(span.first, by: span.unit, year: !isOneYear)
      return unless(
        isFirst && (!last || claim["to"] == places.day(span.last, by: span.unit)),
        "data are from \(span.first) to \(span.last)")
    }
  }

  private static func count(_ key: String, _ count: @escaping @Sendable (ChartSource) -> Int) -> Meaning {
    Meaning(key, .source) { claim, scene in
      let count = count(scene.chart.source)
      return unless(scene.isCount(claim, count), "there are \(count)")
    }
  }

  /// What tells series apart.
  static let series: [Meaning] = [
    Meaning("overview.series", .series) { claim, scene in
      guard claim["field"] == (scene.chart.seriesField ?? "").fieldWords else { return "that is not the field" }
      return unless(scene.isList(claim["names"], scene.seriesNames, atMost: .max), "they are \(scene.seriesNames)")
    },
    Meaning("overview.series-many", .series) { claim, scene in
      let names = scene.seriesNames
      guard claim["field"] == (scene.chart.seriesField ?? "").fieldWords else { return "that is not the field" }
      guard scene.isCount(claim["n"], names.count) else { return why("there are \(names.count)") }
      return unless(claim["first"] == names.first && claim["last"] == names.last, "those are not the first and last")
    },
  ]

  /// What was chosen because nobody said it; all of it is checked as one list.
  static let assumptions: [Meaning] =
    [
      "x", "y", "counted-rows", "series", "bucket", "bins", "aggregate-sum", "aggregate-mean", "aggregate-median",
      "aggregate-other", "mark-bar", "mark-line", "mark-point", "mark-area", "mark-rule", "mark-rectangle",
      "mark-sector",
    ].map { key in
      Meaning("assumptions." + key) { claim, scene in
        let all = scene.chart.source.assumptions.map(scene.choice)
        return unless(all.contains(scene.book.say("assumptions." + key, claim.slots)), "nobody assumed it")
      }
    }
}

extension Scene {
  var seriesNames: [String] { chart.series.map { Evidence.name(of: $0, chart, book) } }

  fileprivate func choice(_ assumption: Assumption) -> String {
    switch assumption {
    case .x(let field, _): book.say("assumptions.x", ["field": field.fieldWords])
    case .y(let field): book.say("assumptions.y", ["field": field.fieldWords])
    case .series(let field): book.say("assumptions.series", ["field": field.fieldWords])
    case .countedRows: book.say("assumptions.counted-rows")
    case .bucket(let unit): book.say("assumptions.bucket", ["unit": book.say("buckets." + unit.rawValue)])
    case .bins(let width): book.say("assumptions.bins", ["width": places.number(width)])
    case .mark(let kind): book.say("assumptions.mark-" + kind.rawValue)
    case .aggregate(let aggregate):
      [.sum, .mean, .median].contains(aggregate)
        ? book.say("assumptions.aggregate-" + aggregate.rawValue)
        : book.say("assumptions.aggregate-other", ["name": aggregate.rawValue])
    }
  }
}

extension Scene {
  /// Whether some value has more digits than those that it is told with.
  fileprivate var isRounded: Bool {
    let unit = (0..<chart.yAxis.decimals).reduce(1.0) { unit, _ in unit / 10 }
    return chart.series.flatMap(\.marks).contains { mark in
      guard !mark.isHidden, let number = mark.value.number, number.isFinite else { return false }
      return abs(number / unit - (number / unit).rounded()) > 1e-4
    }
  }
}
