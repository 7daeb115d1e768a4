import ChartModel

extension Meaning {
  /// Mean, median, and what each of several series does.
  static let middles = [
    Meaning("summary.mean", .summary) { claim, scene in
      let mean = scene.row?.numbers.mean
      return unless(scene.isMiddleValue(claim["value"], mean), "the mean is \(mean ?? .nan)")
    },
    Meaning("summary.median", .summary) { claim, scene in
      let median = scene.row?.numbers.median
      return unless(scene.isMiddleValue(claim["value"], median), "the median is \(median ?? .nan)")
    },
    Meaning("summary.series-same-ends", .summary, .message, .focus) { claim, scene in
      guard let row = scene.evidence.row(claim["name"]) else { return "there is no such series" }
      guard let first = row.numbers.first, let last = row.numbers.last, Evidence.areEqual(first, last) else {
        return "its ends differ"
      }
      scene.oweBeyond([first], of: row)
      return unless(scene.isValue(claim["value"], last), "they are \(last)")
    },
    Meaning("summary.series-change", .summary, .message, .focus) { claim, scene in
      guard let row = scene.evidence.row(claim["name"]) else { return "there is no such series" }
      guard !Evidence.areEqual(row.numbers.first ?? .nan, row.numbers.last ?? .nan) else { return "its ends are one" }
      guard scene.isExact(claim["first"], row.numbers.first) else {
        return why("the first is \(row.numbers.first ?? .nan)")
      }
      guard scene.isValue(claim["last"], row.numbers.last) else {
        return why("the last is \(row.numbers.last ?? .nan)")
      }
      scene.oweBeyond([row.numbers.first, row.numbers.last].compactMap { $0 }, of: row)
      return nil
    },
    Meaning("summary.series-between", .summary, .message, .focus) { claim, scene in
      guard let row = scene.evidence.row(claim["name"]), let low = row.numbers.min(), let high = row.numbers.max()
      else {
        return "there is no such series"
      }
      (scene.rows, scene.marks) = ([row], row.marks)
      return unless(
        low < high && scene.isExact(claim["low"], low) && scene.isValue(claim["high"], high),
        "it lies between \(low) and \(high)")
    },
    Meaning("summary.series-peak", .summary, .focus) { claim, scene in
      guard scene.evidence.isHeatMap, scene.heard.last == "summary.series-between", let most = scene.numbers.max()
      else {
        return "it is no row of a heat map"
      }
      let peaks = scene.marks.filter { $0.value.number.map { Evidence.areEqual($0, most) } == true }.map(\.x)
      return unless(scene.isPlaces(claim["places"], peaks), "they are \(peaks)")
    },
    beyondEnds("lowest") { $0.min() }, beyondEnds("highest") { $0.max() },
    Meaning("summary.series-total", .summary, .message, .focus) { claim, scene in
      guard let row = scene.evidence.row(claim["name"]) else { return "there is no such series" }
      return unless(scene.isRoundedValue(claim["value"], row.numbers.total), "the total is \(row.numbers.total)")
    },
    shares("summary.series-shares"), shares("relations.share-range"),
    Meaning("=series", .summary, .message, .focus, .selection) { claim, scene in
      guard let row = scene.rows.first(where: { $0.name.capital == claim["text"].capital && !$0.name.isEmpty })
      else { return "there is no such series" }
      scene.rows = [row]
      scene.marks = row.marks
      return nil
    },
    Meaning("=author", .summary) { claim, scene in
      unless(scene.chart.authorDescription?.written == claim["text"], "its author does not say so")
    },
  ]

  /// The lowest and the highest share of a part, each with its places.
  private static func shares(_ key: String) -> Meaning {
    Meaning(key, .summary, .message) { claim, scene in
      guard let part = scene.evidence.parts.first(where: { $0.name == claim["name"] }) else { return "no such part" }
      let xs = scene.chart.totals?.marks.map(\.x) ?? []
      let shares = xs.compactMap { x in scene.evidence.share(of: part, at: x).map { (x, $0) } }
      guard let low = shares.map(\.1).min(), let high = shares.map(\.1).max() else { return "there are no shares" }
      guard scene.isPercent(claim["lowest"], low) else { return why("the lowest share is \(low)") }
      guard scene.isPercent(claim["highest"], high) else { return why("the highest share is \(high)") }
      let places = { (share: Double) in shares.filter { Evidence.areEqual($0.1, share) }.map(\.0) }
      let row = Row(id: scene.chart.totals?.id ?? "", name: "", marks: scene.chart.totals?.marks ?? [])
      guard scene.isTies(claim["place-lowest"], places(low), in: row) else { return "the lowest stands elsewhere" }
      return unless(scene.isTies(claim["place-highest"], places(high), in: row), "the highest stands elsewhere")
    }
  }
}

extension Meaning {
  /// What the ends of a series do not tell.
  private static func beyondEnds(_ key: String, _ extreme: @escaping @Sendable ([Double]) -> Double?) -> Meaning {
    Meaning("groups." + key, .summary, .message, .focus) { claim, scene in
      guard let place = scene.owed.firstIndex(of: "its " + key) else { return "its ends tell it" }
      scene.owed.remove(at: place)
      let number = extreme(scene.numbers)
      return unless(scene.isExact(claim["number"], number), "the \(key) is \(number ?? .nan)")
    }
  }
}

extension Scene {
  /// What a series told by its ends still has to say.
  fileprivate mutating func oweBeyond(_ ends: [Double], of row: Row) {
    let (low, high) = (row.numbers.min() ?? .nan, row.numbers.max() ?? .nan)
    owed = Evidence.areEqual(low, ends.min() ?? .nan) ? [] : ["its lowest"]
    if !Evidence.areEqual(high, ends.max() ?? .nan) { owed.append("its highest") }
    (rows, marks) = ([row], row.marks)
  }
}

extension Evidence {
  func row(_ name: String) -> Row? { rows.first { $0.name == name } ?? parts.first { $0.name == name } }
}
