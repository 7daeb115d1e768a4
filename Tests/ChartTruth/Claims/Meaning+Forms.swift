import ChartModel

extension Meaning {
  /// What funnels, candlesticks and scales of answers show.
  static let forms: [Meaning] = [
    Meaning("message.funnel", .message) { claim, scene in
      guard let row = scene.row, row.numbers.count == row.marks.count, let first = row.marks.first,
        let last = row.marks.last,
        row.numbers == row.numbers.sorted(by: >), let most = row.numbers.first, let least = row.numbers.last
      else { return "bars do not go down all along" }
      let places = scene.isPlaces(claim["place-first"], [first.x]) && scene.isPlaces(claim["place-last"], [last.x])
      guard places, scene.isExact(claim["first"], most), scene.isValue(claim["last"], least) else {
        return "it goes from \(most) to \(least)"
      }
      return unless(scene.isPercent(claim["percent"], least / most), "it is \(least / most)")
    },
    order("message.order"), order("message.order-at-end"),
    Meaning("message.close", .message) { claim, scene in
      guard var row = scene.row else { return "there are several series" }
      for place in row.marks.indices where row.marks[place].value.isPresent {
        guard case .candlestick(_, let close) = row.marks[place].spread else { return "a mark is no candlestick" }
        row.marks[place].value = .number(close)
      }
      scene.rows = [row]
      let ways = [
        "turns.up", "turns.down", "turns.up-from-first", "turns.down-from-first", "message.ended-higher",
        "message.ended-lower",
      ]
      return unless(scene.isTrue(claim["course"], as: ways), "it does not close so")
    },
    Meaning("groups.close", .group) { claim, scene in
      let closes = scene.marks.compactMap { mark -> Double? in
        if case .candlestick(_, let close) = mark.spread { close } else { nil }
      }
      return unless(
        closes.count > 1 && scene.isExact(claim["first"], closes.first) && scene.isExact(claim["last"], closes.last),
        "it closes so: \(closes)")
    },
    Meaning("message.between-in", .message) { claim, scene in
      guard let row = scene.row, let first = row.valued.first, let last = row.valued.last, scene.chart.window != nil
      else {
        return "all is shown"
      }
      guard scene.bounds(claim, scene.evidence.rows) == nil else { return "they lie elsewhere" }
      return unless(claim["range"] == scene.stretch([row.marks[first].x, row.marks[last].x]), "it goes elsewhere")
    },
    Meaning("message.answers", .message) { claim, scene in
      let parts = scene.evidence.parts.suffix(2)
      guard parts.count == 2, scene.isList(claim["names"], parts.map(\.name)) else {
        return "they are not the upper answers"
      }
      let totals = scene.chart.totals?.marks ?? []
      let sums = totals.map { mark in parts.compactMap { scene.evidence.share(of: $0, at: mark.x) }.reduce(0, +) }
      guard let low = sums.min(), let high = sums.max() else { return "there are no shares" }
      let places = { (share: Double) in zip(totals, sums).filter { Evidence.areEqual($0.1, share) }.map(\.0.x) }
      let row = Row(id: scene.chart.totals?.id ?? "", name: "", marks: totals)
      guard scene.isPercent(claim["highest"], high), scene.isTies(claim["place-highest"], places(high), in: row) else {
        return "the highest is \(high)"
      }
      return unless(
        scene.isPercent(claim["lowest"], low) && scene.isTies(claim["place-lowest"], places(low), in: row),
        "the lowest is \(low)")
    },
  ]

  /// Who has which place where the lines of a chart of ranks end.
  private static func order(_ key: String) -> Meaning {
    Meaning(key, .message) { claim, scene in
      let ends = scene.evidence.rows.compactMap { row in
        row.marks.last { $0.value.number != nil }.map { (name: row.name, x: $0.x, number: $0.value.number ?? .nan) }
      }
      guard scene.chart.yAxis.isReversed, ends.count == scene.evidence.rows.count, Set(ends.map(\.x)).count == 1 else {
        return "it is no order"
      }
      let names = ends.sorted { $0.number < $1.number }.map(\.name)
      guard Set(ends.map(\.number)) == Set((1...names.count).map(Double.init)) else { return "places are shared" }
      let isThere = claim.key == "message.order-at-end" || scene.isPlaces(claim["place"], [ends[0].x])
      return unless(claim["names"] == scene.book.list(names) && isThere, "they are \(names)")
    }
  }
}
