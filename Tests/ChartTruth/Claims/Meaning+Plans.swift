import ChartModel

extension Meaning {
  /// What a message says first of several series: who moved most, how far two lie apart, whose share grew and whose shrank.
  static let plans: [Meaning] = [
    movedMost("rose-most", sign: 1), movedMost("fell-most", sign: -1),
    movedMost("climbed-most", sign: -1, onReversed: true), movedMost("sank-most", sign: 1, onReversed: true),
    movedMost("quickened-most", sign: -1, onReversed: true), movedMost("slowed-most", sign: 1, onReversed: true),
    alsoMoved("rose", sign: 1),
    alsoMoved("fell", sign: -1),
    Meaning("message.gap", .message) { claim, scene in
      let rows = scene.evidence.rows
      guard rows.count == 2, scene.isList(claim["names"], rows.map(\.name)) else { return "there are no such two" }
      let pairs = rows[0].differences(from: rows[1])
      guard let first = pairs.first, let last = pairs.last, pairs.count > 2 else { return "they share no places" }
      // Where they lie on each other to the eye it does not count which is above.
      let most = pairs.map { abs($0.difference) }.max() ?? 0
      let apart = pairs.filter { abs($0.difference) > most * 0.1 }
      guard apart.allSatisfy({ $0.difference > 0 }) || apart.allSatisfy({ $0.difference < 0 }) else {
        return "they pass each other"
      }
      guard scene.isPlaces(claim["place-first"], [first.x]), scene.isPlaces(claim["place-last"], [last.x]) else {
        return "the first and the last stand elsewhere"
      }
      let isIt =
        scene.isExactDifference(claim["first"], 2 * abs(first.difference))
        && scene.isExactDifference(claim["last"], 2 * abs(last.difference))
      return unless(isIt, "they are \(2 * abs(first.difference)) and \(2 * abs(last.difference))")
    },
    movedShare("share-rose", sign: 1), movedShare("share-fell", sign: -1),
    alsoShare("rose", sign: 1), alsoShare("fell", sign: -1),
  ]

  private static func movedMost(_ key: String, sign: Double, onReversed: Bool = false) -> Meaning {
    Meaning("message." + key, .message) { claim, scene in
      let chart = scene.evidence.chart
      guard (chart.yAxis.isReversed && chart.orientation == .vertical) == onReversed else {
        return "up is the other way"
      }
      let rows = scene.evidence.rows
      let changes = rows.map { (($0.numbers.last ?? 0) - ($0.numbers.first ?? 0)) * sign }
      guard let most = changes.max(), most > 0, let row = rows.first(where: { $0.name == claim["name"] }),
        let place = rows.firstIndex(where: { $0.id == row.id }), Evidence.areEqual(changes[place], most)
      else { return "another moved more" }
      scene.heard.append("=move of " + row.id)
      return scene.ends(claim, of: row)
    }
  }

  /// Between the places that were told of another series right before.
  private static func alsoMoved(_ key: String, sign: Double) -> Meaning {
    Meaning("message.also-\(key)-most", .message) { claim, scene in
      guard scene.heard.last.map({ $0.hasSuffix("-most") }) == true else { return "no other was told before" }
      let rows = scene.evidence.rows
      let moves = rows.map { (($0.numbers.last ?? 0) - ($0.numbers.first ?? 0)) * sign }
      guard let most = moves.max(), most > 0, let place = rows.firstIndex(where: { $0.name == claim["name"] }),
        Evidence.areEqual(moves[place], most)
      else { return "another moved more" }
      let ends = rows.map { row in [row.valued.first, row.valued.last].map { $0.map { row.marks[$0].x } } }
      guard Set(ends).count == 1 || ends.contains(where: { $0 == ends[place] }) else { return "it stands elsewhere" }
      return unless(
        scene.isExact(claim["first"], rows[place].numbers.first)
          && scene.isValue(claim["last"], rows[place].numbers.last),
        "it goes from \(rows[place].numbers.first ?? .nan) to \(rows[place].numbers.last ?? .nan)")
    }
  }

  private static func alsoShare(_ key: String, sign: Double) -> Meaning {
    Meaning("message.also-share-" + key, .message) { claim, scene in
      guard scene.heard.last.map({ $0.hasPrefix("message.share-") }) == true else { return "no share was told before" }
      return scene.shareProblem(claim, sign: sign)
    }
  }

  private static func movedShare(_ key: String, sign: Double) -> Meaning {
    Meaning("message." + key, .message) { claim, scene in
      if let problem = scene.shareProblem(claim, sign: sign) { return problem }
      let totals = (scene.chart.totals?.marks ?? []).filter { !$0.isHidden && $0.value.isPresent }
      guard let first = totals.first, let last = totals.last else { return "there are no totals" }
      let isThere = scene.isPlaces(claim["place-first"], [first.x]) && scene.isPlaces(claim["place-last"], [last.x])
      return unless(isThere, "the first and the last stand elsewhere")
    }
  }
}

extension Scene {
  /// What is wrong with a part whose share moved most from the first to the last place.
  fileprivate func shareProblem(_ claim: Claim, sign: Double) -> String? {
    let totals = (chart.totals?.marks ?? []).filter { !$0.isHidden && $0.value.isPresent }
    guard let first = totals.first, let last = totals.last, totals.count > 1 else { return "there are no totals" }
    let parts = evidence.parts
    let shares = parts.map { part in [first, last].map { evidence.share(of: part, at: $0.x) ?? .nan } }
    guard let place = parts.firstIndex(where: { $0.name == claim["name"] }) else { return "there is no such part" }
    let moves = shares.map { ($0[1] - $0[0]) * sign }
    guard let most = moves.max(), most > 0, most - moves[place] < 1e-9 else { return "another part moved more" }
    guard isPercent(claim["first"], shares[place][0]), isPercent(claim["last"], shares[place][1]) else {
      return why("its shares are \(shares[place])")
    }
    return nil
  }
}
