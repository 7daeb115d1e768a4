import ChartModel

extension Meaning {
  /// Pairs of names, gaps by name, second peaks, and who ends apart.
  static let pairs: [Meaning] = [
    gone("gone"), gone("gone-zero"),
    Meaning("message.heat-lead", .message) { claim, scene in
      guard let own = scene.evidence.rows.first(where: { $0.name == claim["name"] }) else { return "no such row" }
      let leads = scene.leads(of: own)
      scene.heard.append("=leader " + own.id)
      return unless(
        scene.isCount(claim["k"], leads.count { $0.isFirst }) && scene.isCount(claim["n"], leads.count),
        "it leads in \(leads.count { $0.isFirst }) of \(leads.count)")
    },
    Meaning("message.lead-since", .message) { claim, scene in
      let told = scene.heard.last { $0.hasPrefix("=leader ") }?.dropFirst(8)
      guard let own = scene.evidence.rows.first(where: { $0.id == told.map(String.init) }) else { return "of no row" }
      let leads = scene.leads(of: own)
      guard let from = leads.firstIndex(where: { scene.places.text($0.x) == claim["x"] }), from > 0 else {
        return "no such column, or the first"
      }
      return unless(leads[from...].allSatisfy(\.isFirst) && !leads[from - 1].isFirst, "it does not lead since then")
    },
    Meaning("message.loner", .message) { claim, scene in
      guard let own = scene.evidence.rows.first(where: { $0.name == claim["name"] }) else { return "no such name" }
      let (near, far) = (scene.pairs.filter { $0.has(own.name) }, scene.pairs.filter { !$0.has(own.name) })
      let sizes = (near.map { abs($0.value) }, far.map { abs($0.value) })
      let isApart = (sizes.0.max() ?? 0) < (sizes.1.min() ?? 0) || (sizes.1.max() ?? 0) < (sizes.0.min() ?? 0)
      let (values, others) = (near.map(\.value), far.map(\.value))
      let areBounds =
        scene.isExact(claim["low"], values.min()) && scene.isExact(claim["high"], values.max())
        && scene.isExact(claim["others-low"], others.min()) && scene.isValue(claim["others-high"], others.max())
      return unless(isApart && areBounds, "its pairs are \(values.sorted())")
    },
    Meaning("message.pair-sides", .message) { claim, scene in
      let names = scene.evidence.rows.map(\.name)
      let pairs = scene.pairs
      // Every name beside one, or against it, by the sign of their pair.
      let found = names.contains { seed in
        let against = names.filter { name in
          pairs.contains { $0.has(name) && $0.has(seed) && name != seed && $0.value <= 0 }
        }
        return [against, names.filter { !against.contains($0) }].contains { group in
          let count = pairs.count {
            (group.contains($0.first) == group.contains($0.second)) == ($0.value > 0) && $0.value != 0
          }
          return group.count > 1 && scene.isList(claim["names"], group)
            && scene.isCount(claim["others"], names.count - group.count) && scene.isCount(claim["k"], count)
        }
      }
      let isMost = (Double(claim["k"]) ?? 1e9) >= Double(pairs.count) * 0.85
      return unless(found && isMost && scene.isCount(claim["n"], pairs.count), "there are no such groups")
    },
    pair("highest", sign: 1), pair("lowest", sign: -1), farthest("above", sign: 1), farthest("below", sign: -1),
    Meaning("message.also", .message) { claim, scene in
      guard let row = scene.row, let place = scene.place(claim["place"], in: row),
        let value = row.marks[place].value.number
      else { return "there is no such place" }
      let sorted = row.numbers.sorted()
      let (low, high) = (sorted[sorted.count / 10], sorted[sorted.count - 1 - sorted.count / 10])
      let sign = value > high ? 1.0 : -1
      let beyond = row.numbers.map { ($0 - (value > high ? high : low)) * sign }
      // Each time that values leave the band, by how far they go.
      let times = beyond.split { $0 <= 0 }.compactMap { $0.max() }
      let far = times.filter { $0 >= (times.max() ?? 0) * 0.8 * 0.9999 }
      let own = (value - (value > high ? high : low)) * sign
      let isSecond = far.count == 2 && far.contains { Evidence.areEqual($0, own) } && own < (far.max() ?? 0)
      return unless(isSecond && scene.isValue(claim["value"], value), "the times go \(far) beyond")
    },
    Meaning("message.ends-apart", .message) { claim, scene in
      guard let own = scene.evidence.rows.first(where: { $0.name == claim["name"] }), let last = own.numbers.last else {
        return "there is no such series"
      }
      return unless(
        scene.isExact(claim["last"], last) && scene.areEnds(claim, besides: own), "it ended at \(last)")
    },
    Meaning("message.others-ended", .message) { claim, scene in
      // Others than the one that was told to have changed most.
      let change = { (row: Row) in abs((row.numbers.last ?? 0) - (row.numbers.first ?? 0)) }
      guard let told = scene.evidence.rows.max(by: { change($0) < change($1) }) else { return "there is no series" }
      return unless(scene.areEnds(claim, besides: told), "others ended elsewhere")
    },
  ]

  /// That values stay near zero from a mark on, and not from an earlier one.
  private static func gone(_ key: String) -> Meaning {
    Meaning("message." + key, .message) { claim, scene in
      guard let row = scene.row, let from = scene.mark(endingAt: claim["x"], in: row) else { return "no such place" }
      let before = row.marks[..<from].compactMap(\.value.number)
      guard let most = row.marks[from...].compactMap(\.value.number).max(), let high = before.max(),
        let last = before.last
      else { return "there is nothing on one side" }
      let isTold = key == "gone" ? most > 0 && scene.isValue(claim["value"], most) : most == 0
      let isLow = [0.02, 0.2].contains { most <= high * $0 * 1.0001 && last > high * $0 * 0.9999 }
      return unless(isTold && isLow, "it reaches \(most)")
    }
  }

  private static func pair(_ key: String, sign: Double) -> Meaning {
    Meaning("message.\(key)-pair", .message) { claim, scene in
      guard let best = scene.pairs.max(by: { $0.value * sign < $1.value * sign }) else { return "there are no pairs" }
      let isOnly = scene.pairs.count { Evidence.areEqual($0.value, best.value) } == 1
      return unless(
        isOnly && scene.isValue(claim["value"], best.value) && scene.isList(claim["names"], [best.first, best.second]),
        "it is \(best)")
    }
  }

  /// The name at which the one that was told to lie above does so by most, or lies below by most.
  private static func farthest(_ key: String, sign: Double) -> Meaning {
    Meaning("message.farthest-" + key, .message) { claim, scene in
      let rows = scene.evidence.rows
      guard rows.count == 2 else { return "there are no two series" }
      let isFirst =
        rows[0].differences(from: rows[1]).count { $0.difference > 0 } * 2
        > rows[0].differences(from: rows[1]).count
      let (own, other) = isFirst ? (rows[0], rows[1]) : (rows[1], rows[0])
      guard let most = own.differences(from: other).max(by: { $0.difference * sign < $1.difference * sign }) else {
        return "they have no place in common"
      }
      let (value, beside) = (own.number(at: most.x), other.number(at: most.x))
      let tied = own.differences(from: other).count { Evidence.areEqual($0.difference, most.difference) }
      return unless(
        scene.isPlaces(claim["place"], [most.x]) && scene.isExact(claim["value"], value)
          && scene.isValue(claim["other"], beside) && most.difference * sign > 0 && tied == 1,
        "it is at \(most.x)")
    }
  }
}

/// Two names of a table of pairs with their value.
private struct NamedPair {
  var first: String
  var second: String
  var value: Double

  func has(_ name: String) -> Bool { first == name || second == name }
}

extension Scene {
  /// Every pair of two names once, by the first of its cells that has a number.
  fileprivate var pairs: [NamedPair] {
    let rows = evidence.rows
    let cells = rows.map { row in
      Dictionary(row.marks.map { (places.text($0.x), $0.value.number) }) { first, _ in first }
    }
    return rows.indices.flatMap { first in
      rows.indices.dropFirst(first + 1).compactMap { second in
        let value = [cells[first][rows[second].name], cells[second][rows[first].name]].compactMap { $0 ?? nil }.first
        return value.map { NamedPair(first: rows[first].name, second: rows[second].name, value: $0) }
      }
    }
  }

  /// Of each column whether one row is alone the highest of several.
  fileprivate func leads(of own: Row) -> [(x: XValue, isFirst: Bool)] {
    heatColumns.map { x in
      let others = evidence.rows.filter { $0.id != own.id }.compactMap { $0.number(at: x) }
      guard let most = others.max(), let value = own.number(at: x) else { return (x, false) }
      return (x, value > most && !Evidence.areEqual(value, most))
    }
  }

  /// Whether all series but one end between two bounds, and that one beyond them.
  fileprivate func areEnds(_ claim: Claim, besides own: Row) -> Bool {
    let others = evidence.rows.filter { $0.id != own.id }.compactMap(\.numbers.last)
    guard let low = others.min(), let high = others.max(), let last = own.numbers.last, others.count > 2 else {
      return false
    }
    let isApart = max(last - high, low - last) >= high - low
    let areAtOne = Set(evidence.rows.compactMap { row in row.marks.last { $0.value.number != nil }?.x }).count == 1
    return isApart && areAtOne && last != high && isExact(claim["low"], low) && isValue(claim["high"], high)
  }
}

extension Row {
  fileprivate func number(at x: XValue) -> Double? { marks.first { $0.x == x }?.value.number }
}
