import ChartModel

extension Meaning {
  /// What all series do, who leads at last, where series meet, and stretches near zero.
  static let commons: [Meaning] = [
    Meaning("message.meet", .message) { claim, scene in
      let ends = scene.evidence.rows.compactMap { row in row.marks.last { $0.value.number != nil } }
      guard ends.count == scene.evidence.rows.count, ends.count > 2, Set(ends.map(\.x)).count == 1 else {
        return "they end at several places"
      }
      let (first, last) = (scene.evidence.rows.compactMap(\.numbers.first), ends.compactMap(\.value.number))
      let widths = [first, last].map { ($0.max() ?? 0) - ($0.min() ?? 0) }
      let isIt = scene.isExact(claim["low"], last.min()) && scene.isValue(claim["high"], last.max())
      return unless(
        isIt && scene.isPlaces(claim["place"], [ends[0].x]) && widths[1] * 3.99 <= widths[0], "they end at \(last)")
    },
    allTurn("all-peak", up: true, atOnce: false), allTurn("all-peak-at-once", up: true, atOnce: true),
    allTurn("all-low", up: false, atOnce: false), allTurn("all-low-at-once", up: false, atOnce: true),
    allGo("all-rise", sign: 1), allGo("all-fall", sign: -1),
    allGo("both-rise", sign: 1, areTwo: true), allGo("both-fall", sign: -1, areTwo: true),
    Meaning("message.last-lead", .message) { claim, scene in
      let rows = scene.evidence.rows
      guard let own = rows.first(where: { $0.name == claim["name"] }),
        let other = rows.first(where: { $0.name == claim["other"] }),
        let place = scene.mark(endingAt: claim["x"], in: own)
      else { return "there are no such series, or no such place" }
      let from = own.marks[place].x.coordinate
      let leads = { (mark: Mark) in
        rows.allSatisfy { row in
          row.id == own.id || row.marks.allSatisfy { $0.x != mark.x || ($0.value.number ?? -.infinity) < mark.height }
        }
      }
      let ends = rows.compactMap(\.numbers.last).sorted(by: >)
      let isIt =
        scene.isExact(claim["last"], ends[0]) && scene.isValue(claim["value"], ends[1])
        && own.numbers.last == ends[0] && other.numbers.last == ends[1]
      guard isIt else { return why("they end at \(ends)") }
      let after = own.marks.filter { $0.x.coordinate >= from && $0.value.number != nil }
      return unless(after.allSatisfy(leads) && ends[0] > ends[1], "it does not lead since then")
    },
    hollow("hollow"), hollow("hollow-zero"),
    Meaning("message.mostly-at-last", .message) { claim, scene in
      let totals = (scene.chart.totals?.marks ?? []).filter { !$0.isHidden && $0.value.number != nil }
      guard let last = totals.last, totals.count > 1 else { return "there are no totals" }
      let parts = scene.evidence.parts.map { (name: $0.name, share: scene.evidence.share(of: $0, at: last.x) ?? 0) }
        .sorted { $0.share > $1.share }
      // One part, or the two largest.
      let named = [1, 2].first { scene.isList(claim["name"], parts.prefix($0).map(\.name)) }
      guard let named else { return "no such parts" }
      let share = parts.prefix(named).map(\.share).total
      return unless(
        scene.isPercent(claim["percent"], share) && (share > 0.5 || share == 0.5 && parts.count > 2), "it is \(share)")
    },
    except("above", sign: 1), except("below", sign: -1),
    Meaning("message.over-except", .message) { claim, scene in
      let rows = scene.evidence.rows
      guard rows.count == 2, let own = rows.first(where: { $0.name == claim["name"] }),
        let other = rows.first(where: { $0.name == claim["other"] }), own.id != other.id
      else { return "there are no such two" }
      let pairs = own.differences(from: other)
      let below = pairs.filter { $0.difference <= 0 }
      let isIt = scene.isList(claim["names"], below.map { scene.places.text($0.x) }, atMost: .max)
      return unless(
        isIt && below.allSatisfy { $0.difference < 0 } && below.count * 2 < pairs.count, "it lies below at \(below)")
    },
    Meaning("message.band-one", .message) { claim, scene in
      guard let row = scene.evidence.rows.first(where: { $0.name == claim["name"] }) else { return "no such series" }
      scene.heard.append("=band of " + row.id)
      return unless(row.numbers.allSatisfy { scene.isValue(claim["high"], $0) }, "it is not so throughout")
    },
    Meaning("message.others-one", .message) { claim, scene in
      let told = ["=band of ", "=move of "]
      let others = scene.evidence.rows.filter { row in !told.contains { scene.heard.contains($0 + row.id) } }
      guard scene.isCount(claim["n"], others.count) else { return why("there are \(others.count)") }
      return unless(others.flatMap(\.numbers).allSatisfy { scene.isValue(claim["high"], $0) }, "they are not all so")
    },
    Meaning("features.crossing-between", .summary, .message) { claim, scene in
      // Along a reversed axis the one that goes below passes the other.
      let (over, under) = scene.chart.yAxis.isReversed ? ("lower", "upper") : ("upper", "lower")
      guard let upper = scene.evidence.row(claim[over]), let lower = scene.evidence.row(claim[under]) else {
        return "there is no such series"
      }
      let pairs = upper.differences(from: lower)
      let found = zip(pairs, pairs.dropFirst()).contains { before, after in
        scene.places.end(before.x) == claim["from"] && scene.places.end(after.x) == claim["to"]
          && before.difference < 0 && after.difference > 0
      }
      return unless(found, "they do not pass each other between those")
    },
  ]

  /// Each series turns at its highest, or lowest, value, the first and the last of them at the places that are told.
  private static func allTurn(_ key: String, up: Bool, atOnce: Bool) -> Meaning {
    Meaning("message." + key, .message) { claim, scene in
      let rows = scene.evidence.rows
      let turns = rows.compactMap { row -> Mark? in
        guard let extreme = up ? row.numbers.max() : row.numbers.min(), let first = row.numbers.first,
          let last = row.numbers.last, first != extreme, last != extreme
        else { return nil }
        let places = row.marks.indices.filter { row.marks[$0].value.number == extreme }
        guard places.count == 1, let turn = places.first else { return nil }
        // Neither side goes far beyond its end.
        let room = abs((row.numbers.max() ?? 0) - (row.numbers.min() ?? 0)) * 0.3001
        let sides = [(row.marks[..<turn], first), (row.marks[(turn + 1)...], last)]
        let keeps = sides.allSatisfy { marks, end in
          marks.compactMap(\.value.number).allSatisfy { (end - $0) * (up ? 1 : -1) <= room }
        }
        return keeps ? row.marks[turn] : nil
      }.sorted { $0.x.coordinate < $1.x.coordinate }
      guard turns.count == rows.count, rows.count > 2, scene.isCount(claim["n"], rows.count), let first = turns.first,
        let last = turns.last
      else { return "not all turn" }
      if atOnce { return unless(first.x == last.x && scene.isPlaces(claim["place"], [first.x]), "they turn elsewhere") }
      return unless(
        first.x != last.x && claim["from"] == scene.places.end(first.x) && claim["to"] == scene.places.end(last.x),
        "they turn from \(first.x) to \(last.x)")
    }
  }

  private static func allGo(_ key: String, sign: Double, areTwo: Bool = false) -> Meaning {
    Meaning("message." + key, .message) { claim, scene in
      let rows = scene.evidence.rows
      let go = rows.allSatisfy { row in zip(row.numbers, row.numbers.dropFirst()).allSatisfy { ($1 - $0) * sign > 0 } }
      guard let first = rows.first?.marks.first?.x, let last = rows.first?.marks.last?.x else { return "no names" }
      let isThere = claim["from"] == scene.places.end(first) && claim["to"] == scene.places.end(last)
      return unless(go && isThere && rows.count > 1 && (rows.count == 2) == areTwo, "not all go so")
    }
  }

  /// Values near zero between two places, and nowhere else.
  private static func hollow(_ key: String) -> Meaning {
    Meaning("message." + key, .message) { claim, scene in
      guard let row = scene.row, let high = row.numbers.max() else { return "there are several series" }
      let low = row.marks.indices.filter { row.marks[$0].value.number.map { $0 <= high * 0.02 } ?? false }
      guard let first = low.first, let last = low.last, low.count > 1,
        row.marks[first...last].allSatisfy({ $0.value.number.map { $0 <= high * 0.02 } ?? false })
      else { return "they do not lie together" }
      let most = row.marks[first...last].compactMap(\.value.number).max() ?? 0
      guard claim["range"] == scene.stretch([row.marks[first].x, row.marks[last].x]) else { return "it lies elsewhere" }
      let isTold = key == "hollow" ? most > 0 && scene.isValue(claim["value"], most) : most == 0
      return unless(isTold, "it reaches \(most)")
    }
  }

  private static func except(_ key: String, sign: Double) -> Meaning {
    Meaning("message.\(key)-except", .message) { claim, scene in
      guard let row = scene.row else { return "there are several series" }
      let others = row.marks.filter { ($0.value.number ?? sign) * sign <= 0 }.map(\.x)
      guard row.numbers.allSatisfy({ $0 != 0 }), !others.isEmpty else { return "there are none, or some are zero" }
      return unless(scene.isTies(claim["places"], others, in: row), "they are \(others)")
    }
  }
}
