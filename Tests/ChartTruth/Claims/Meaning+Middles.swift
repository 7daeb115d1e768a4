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
    Meaning("summary.series-change", .summary, .message, .focus) { claim, scene in
      guard let row = scene.evidence.row(claim["name"]) else { return "there is no such series" }
      guard scene.isExact(claim["first"], row.numbers.first) else {
        return why("the first is \(row.numbers.first ?? .nan)")
      }
      guard scene.isValue(claim["last"], row.numbers.last) else {
        return why("the last is \(row.numbers.last ?? .nan)")
      }
      guard scene.isExact(claim["lowest"], row.numbers.min()) else {
        return why("the lowest is \(row.lows.min() ?? .nan)")
      }
      return unless(scene.isExact(claim["highest"], row.numbers.max()), "the highest is \(row.highs.max() ?? .nan)")
    },
    Meaning("summary.series-total", .summary, .message, .focus) { claim, scene in
      guard let row = scene.evidence.row(claim["name"]) else { return "there is no such series" }
      return unless(scene.isRoundedValue(claim["value"], row.numbers.total), "the total is \(row.numbers.total)")
    },
    Meaning("summary.series-shares", .summary) { claim, scene in
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
    },
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
}

extension Evidence {
  func row(_ name: String) -> Row? { rows.first { $0.name == name } ?? parts.first { $0.name == name } }
}
