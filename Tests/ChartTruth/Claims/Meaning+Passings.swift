import ChartModel

extension Meaning {
  /// Which series lies above which, and where that changes.
  static let passings: [Meaning] = [
    Meaning("features.leader", .summary) { claim, scene in
      guard let leader = scene.evidence.rows.first(where: { $0.name == claim["name"] }) else { return "no such series" }
      let others = scene.evidence.rows.filter { $0.id != leader.id }
      let own = leader.numberAt
      let isLower = others.allSatisfy { row in
        row.marks.allSatisfy { mark in
          guard let high = mark.value.high ?? mark.value.infinity else { return true }
          return own[mark.x].map { $0 > high && (high.isInfinite || !Evidence.areEqual($0, high)) } == true
        }
      }
      return unless(!others.isEmpty && !own.isEmpty && isLower, "it is not the highest everywhere")
    },
    Meaning("features.above", .summary) { claim, scene in
      guard let upper = scene.evidence.row(claim["name"]), let lower = scene.evidence.row(claim["other"]),
        scene.evidence.rows.count == 2
      else { return "there are no such series, or more" }
      let own = upper.numberAt
      let isBelow = lower.marks.allSatisfy { mark in
        guard let high = mark.value.high ?? mark.value.infinity else { return true }
        return own[mark.x].map { $0 > high && (high.isInfinite || !Evidence.areEqual($0, high)) } == true
      }
      return unless(upper.id != lower.id && !own.isEmpty && isBelow, "it is not above it everywhere")
    },
    Meaning("features.crossing", .summary, .message) { claim, scene in
      // Along a reversed axis the one that goes below passes the other.
      let (over, under) = scene.chart.yAxis.isReversed ? ("lower", "upper") : ("upper", "lower")
      guard let upper = scene.evidence.row(claim[over]), let lower = scene.evidence.row(claim[under]) else {
        return "there is no such series"
      }
      let pairs = upper.differences(from: lower)
      let place = claim["place"]
      guard let at = pairs.firstIndex(where: { scene.isPlaces(place, [$0.x]) }), at > 0 else { return "no such place" }
      guard pairs[at].difference > 0 else { return "it is not above there" }
      guard pairs[at - 1].difference <= 0 else { return "it was above before" }
      return unless(pairs[..<at].contains { $0.difference < 0 }, "it was never below")
    },
    Meaning("features.crossings", .summary, .message) { claim, scene in
      let rows = scene.evidence.rows
      let pairs = rows.indices.flatMap { first in rows.indices.dropFirst(first + 1).map { (rows[first], rows[$0]) } }
      guard let pair = pairs.first(where: { scene.isList(claim["names"], [$0.0.name, $0.1.name]) }) else {
        return "there are no such series"
      }
      let signs = pair.0.differences(from: pair.1).map(\.difference).filter { $0 != 0 }
      // Small crossings back and forth need not count; each pair of them leaves the count as odd, or even, as it is.
      let most = zip(signs, signs.dropFirst()).count { ($0 > 0) != ($1 > 0) }
      let isTold = stride(from: most, to: 0, by: -2).contains { scene.isCrossings(claim, $0) }
      scene.heard += [pair.0, pair.1].map { "=crossing of " + $0.id }
      return unless(isTold, "they cross \(most) times")
    },
    Meaning("relations.rank-highest", .summary) { claim, scene in
      let rows = scene.evidence.rows
      let numbers = rows.map(\.numberAt)
      let common = (rows.first?.marks ?? []).map(\.x).each.filter { x in numbers.allSatisfy { $0[x] != nil } }
      guard rows.count > 2, let first = common.first, let last = common.last, first != last else { return "no order" }
      let isTold = [(first, "first"), (last, "last")].allSatisfy { x, slot in
        let values = numbers.map { $0[x] ?? .nan }
        let leaders = rows.indices.filter { Evidence.areEqual(values[$0], values.max() ?? .nan) }.map { rows[$0].name }
        return scene.isPlaces(claim["place-" + slot], [x]) && scene.isList(claim[slot], leaders)
      }
      return unless(isTold, "others are highest, or elsewhere")
    },
    Meaning("relations.share-change", .summary) { claim, scene in
      let totals = (scene.chart.totals?.marks ?? []).filter { !$0.isHidden && $0.value.isPresent }
      guard let first = totals.first, let last = totals.last, totals.count > 1 else { return "there are no totals" }
      let parts = scene.evidence.parts
      let changes = parts.map { part in
        [first, last].map { scene.evidence.share(of: part, at: $0.x) ?? .nan }
      }
      guard let place = parts.firstIndex(where: { $0.name == claim["name"] }) else { return "there is no such part" }
      let sizes = changes.map { abs($0[1] - $0[0]) }
      guard let most = sizes.max(), most - sizes[place] < 1e-9 else { return "another part changes more" }
      guard scene.isPercent(claim["first"], changes[place][0]), scene.isPercent(claim["last"], changes[place][1]) else {
        return why("its shares are \(changes[place])")
      }
      let isThere = scene.isPlaces(claim["place-first"], [first.x]) && scene.isPlaces(claim["place-last"], [last.x])
      return unless(isThere, "the first and the last stand elsewhere")
    },
  ]
}

extension Scene {
  fileprivate func isCrossings(_ claim: Claim, _ count: Int) -> Bool {
    claim.form == (count == 1 ? "one" : "other") && (claim.slots["n"] ?? "1") == book.whole(count)
  }
}

extension MarkValue {
  /// An infinite value as a number; `nil` for every other.
  fileprivate var infinity: Double? {
    if case .infinite(let negative) = self { negative ? -.infinity : .infinity } else { nil }
  }
}

extension Row {
  /// The number at each X.
  var numberAt: [XValue: Double] {
    marks.reduce(into: [:]) { numbers, mark in if let number = mark.value.number { numbers[mark.x] = number } }
  }

  /// By how much it lies above another row wherever both have a number: zero where only noise is left.
  func differences(from other: Row) -> [(x: XValue, difference: Double)] {
    let others = other.numberAt
    return marks.compactMap { mark in
      guard let own = mark.value.number, let number = others[mark.x] else { return nil }
      return (mark.x, Evidence.areEqual(own, number) ? 0 : own / 2 - number / 2)
    }
  }
}
