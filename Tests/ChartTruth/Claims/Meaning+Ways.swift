import ChartModel

extension Meaning {
  /// Steep stretches, series against others, heights of several, groups of points, and where most of a histogram lies.
  static let ways: [Meaning] = [
    crash("up", sign: 1), crash("down", sign: -1), steep("rise", sign: 1), steep("fall", sign: -1),
    far("up", sign: 1), far("down", sign: -1), back("up", sign: 1), back("down", sign: -1), setback("rise", sign: 1),
    setback("fall", sign: -1),
    // Its ends are two different points, each of which the chart has.
    Meaning("message.path", .message) { claim, scene in
      guard scene.chart.composition == .path, claim["first"] != claim["last"] else { return "it is no path" }
      let names = scene.chart.walkedSeries.flatMap(\.marks).map { scene.places.text($0.x) }
      let isKnown = { (text: String) in names.contains { text.hasPrefix($0) } }
      return unless(isKnown(claim["first"]) && isKnown(claim["last"]), "there are no such points")
    },
    Meaning("message.opposite", .message) { claim, scene in
      let rows = scene.evidence.rows
      guard rows.count == 2, let own = rows.first(where: { $0.name == claim["name"] }),
        let other = rows.first(where: { $0.name == claim["other"] }), own.id != other.id
      else { return "there are no such two" }
      let pairs = own.marks.compactMap { mark -> WeighedPoint? in
        guard let value = mark.value.number, let against = other.marks.first(where: { $0.x == mark.x })?.value.number
        else { return nil }
        return WeighedPoint(x: value, y: against, weight: 1)
      }
      let number = pairs.rankCorrelation ?? 0
      return unless(pairs.count >= 20 && number < -0.599, "their rank correlation is \(number)")
    },
    // The highest of those that are left, and nothing else lies as high.
    Meaning("message.bands", .message) { claim, scene in
      let left = scene.evidence.rows.filter { !scene.heard.contains("=height of " + $0.id) }
      guard scene.evidence.rows.count > 2 else { return "there are two series" }
      let told = (1..<(1 << min(left.count, 10))).lazy.map { mask in
        left.indices.filter { mask >> $0 & 1 == 1 }.map { left[$0] }
      }.first { scene.isList(claim["names"], $0.map(\.name)) && scene.bounds(claim, $0) == nil }
      guard let told else { return "no such series lie there" }
      scene.heard += told.map { "=height of " + $0.id }
      let others = left.filter { row in !told.contains { $0.id == row.id } }
      scene.owed = others.isEmpty ? [] : ["how high the others lie"]
      let high = others.flatMap(\.numbers).max() ?? -.infinity
      return unless(high < told.flatMap(\.numbers).min() ?? 0, "others lie as high")
    },
    mostly("above") { $0 > 0 }, mostly("below") { $0 < 0 },
    Meaning("message.group-apart", .message) { claim, scene in
      guard let row = scene.evidence.rows.first(where: { $0.name == claim["name"] }) else { return "no such group" }
      let others = scene.evidence.rows.filter { $0.id != row.id }.flatMap(\.marks)
      let axes = [
        (scene.evidence.xNameAlone, \Mark.x.coordinate), (scene.evidence.yNames.first ?? "", \Mark.height),
      ]
      let sides = axes.flatMap { title, path -> [String] in
        let (own, rest) = (row.marks.map { $0[keyPath: path] }.sorted(), others.map { $0[keyPath: path] }.sorted())
        let isUp = own[own.count / 20] > rest[rest.count - 1 - rest.count / 20]
        let isDown = own[own.count - 1 - own.count / 20] < rest[rest.count / 20]
        let title = ["title": title.withoutAside]
        return (isUp ? [scene.book.say("message.higher-side", title)] : [])
          + (isDown ? [scene.book.say("message.lower-side", title)] : [])
      }
      return unless(!sides.isEmpty && scene.isList(claim["sides"], sides), "it lies at \(sides)")
    },
    Meaning("message.group-above", .message) { claim, scene in
      let rows = scene.evidence.rows
      guard rows.count == 2, claim["x"] == scene.evidence.xNameAlone.withoutAside,
        let upper = rows.first(where: { $0.name == claim["name"] }),
        let lower = rows.first(where: { $0.name == claim["other"] }), upper.id != lower.id
      else { return "there are no such two groups" }
      // Of each point of one the points of the other near it along X lie on one side.
      let width = scene.evidence.rows.flatMap(\.marks).map(\.x.coordinate)
      let near = ((width.max() ?? 0) - (width.min() ?? 0)) / 10
      let pairs = upper.marks.flatMap { own in
        lower.marks.filter { abs($0.x.coordinate - own.x.coordinate) <= near }.map { own.height > $0.height }
      }
      return unless(pairs.count { $0 } * 10 >= pairs.count * 8, "they lie among each other")
    },
    Meaning("message.bulk", .message) { claim, scene in
      let bins = (scene.row?.marks ?? []).compactMap { mark -> (from: Double, to: Double, count: Double)? in
        if case .bin(let from, let to) = mark.x { (from, to, mark.value.number ?? 0) } else { nil }
      }
      let all = bins.map(\.count).total
      let found = bins.contains { first in
        bins.contains { last in
          let share = bins.filter { $0.from >= first.from && $0.to <= last.to }.map(\.count).total / all
          return first.from <= last.from && scene.isStretch(claim["range"], from: first.from, to: last.to)
            && scene.isPercent(claim["percent"], share)
        }
      }
      return unless(found, "not so many lie there")
    },
    Meaning("message.diagonal", .message) { claim, scene in
      let own = scene.evidence.rows.count { row in
        let most = row.numbers.max()
        return row.marks.filter { $0.value.number == most }.map { scene.places.text($0.x) } == [row.name]
      }
      return unless(
        scene.isCount(claim["k"], own) && scene.isCount(claim["n"], scene.evidence.rows.count), "they are \(own)")
    },
    Meaning("message.share-high", .message) { claim, scene in
      guard let part = scene.evidence.parts.first(where: { $0.name == claim["name"] }) else { return "no such part" }
      let totals = (scene.chart.totals?.marks ?? []).filter { !$0.isHidden && $0.value.isPresent }
      let shares = totals.map { scene.evidence.share(of: part, at: $0.x) ?? 0 }
      let most = shares.max() ?? 0
      let places = zip(totals, shares).filter { Evidence.areEqual($0.1, most) }.map(\.0.x)
      return unless(
        scene.isPercent(claim["percent"], most) && scene.isPlaces(claim["places"], places), "it is \(most) at \(places)"
      )
    },
  ]

  /// Six tenths of the range or more, in a tenth of the marks.
  private static func crash(_ key: String, sign: Double) -> Meaning {
    Meaning("message.steep-" + key, .message) { claim, scene in
      guard let row = scene.row, let from = scene.place(claim["place-first"], in: row),
        let to = scene.place(claim["place-last"], in: row), let start = row.marks[from].value.number,
        let end = row.marks[to].value.number
      else { return "there are no such places" }
      let range = (row.numbers.max() ?? 0) - (row.numbers.min() ?? 0)
      guard from < to, to - from <= row.marks.count / 10 + 1, (end - start) * sign >= range * 0.6 else {
        return "it is not so steep"
      }
      return unless(
        scene.isExact(claim["first"], start) && scene.isValue(claim["last"], end), "it goes \(start) to \(end)")
    }
  }

  /// From the lowest value of all to the highest, or the other way about, over a fifth of the marks or more.
  private static func far(_ key: String, sign: Double) -> Meaning {
    Meaning("message.far-" + key, .message) { claim, scene in
      guard let row = scene.row, let from = scene.place(claim["place-first"], in: row),
        let to = scene.place(claim["place-last"], in: row), let start = row.marks[from].value.number,
        let end = row.marks[to].value.number
      else { return "there are no such places" }
      let range = (row.numbers.max() ?? 0) - (row.numbers.min() ?? 0)
      guard row.numbers.count >= 8, from < to, (to - from) * 5 >= row.numbers.count,
        Evidence.areEqual((end - start) * sign, range)
      else {
        return "it does not go from end to end of the range"
      }
      return unless(
        scene.isExact(claim["first"], start)
          && (scene.isValue(claim["last"], end) || scene.isExact(claim["last"], end)), "it goes \(start) to \(end)")
    }
  }

  /// That the last value lies away from where such a way ended.
  private static func back(_ key: String, sign: Double) -> Meaning {
    Meaning("message.back-" + key, .message) { claim, scene in
      let ways =
        sign > 0
        ? ["message.far-down", "message.steep-down", "message.setback-fall"]
        : ["message.far-up", "message.steep-up", "message.setback-rise"]
      let isFromHighest = scene.heard.last == "message.highest" && scene.heard.contains("message.mean-up") && sign < 0
      guard isFromHighest || scene.heard.last.map(ways.contains) == true, let row = scene.row,
        let place = row.valued.last, let turn = scene.turn?.place ?? (sign > 0 ? row.lowest : row.highest),
        let bound = row.marks[turn].value.number
      else { return "there is no way to go back" }
      // To the last value, or to the farthest behind the turn.
      let behind = row.valued.filter { $0 >= turn }
      let farthest = behind.max { (row.marks[$0].value.number ?? 0) * sign < (row.marks[$1].value.number ?? 0) * sign }
      // Which of both is decided by how far the end lies from the farthest.
      let whole = (row.marks[farthest ?? place].value.number ?? 0) - bound
      let left = (row.marks[farthest ?? place].value.number ?? 0) - (row.marks[place].value.number ?? 0)
      let isIt = [abs(left) <= abs(whole) / 4 ? place : farthest].compactMap { $0 }.contains { place in
        let end = row.marks[place].value.number ?? .nan
        return (end - bound) * sign > 0 && scene.isValue(claim["value"], end)
          && scene.isPlaces(claim["place"], [row.marks[place].x])
      }
      scene.owed.removeAll { $0 == "the unit" }
      return unless(isIt, "it does not come back there")
    }
  }

  private static func steep(_ key: String, sign: Double) -> Meaning {
    Meaning("message.steep-" + key, .message) { claim, scene in
      guard let row = scene.row, let first = row.numbers.first, let last = row.numbers.last,
        let from = scene.mark(endingAt: claim["from"], in: row), let to = scene.mark(endingAt: claim["to"], in: row),
        let start = row.marks[from].value.number, let end = row.marks[to].value.number
      else { return "there are no such places" }
      let share = (end - start) / (last - first)
      return unless((last - first) * sign > 0 && scene.isPercent(claim["percent"], share), "it is \(share)")
    }
  }

  /// That a series went back by more than three tenths of the range of all values, between its highest and lowest places on that way.
  private static func setback(_ key: String, sign: Double) -> Meaning {
    Meaning("message.setback-" + key, .message) { claim, scene in
      guard let row = scene.evidence.rows.first(where: { $0.name == claim["name"] }),
        let from = scene.place(claim["place-first"], in: row), let to = scene.place(claim["place-last"], in: row),
        let start = row.marks[from].value.number, let end = row.marks[to].value.number
      else { return "there are no such places" }
      let all = scene.evidence.rows.flatMap(\.numbers)
      let range = (all.max() ?? 0) - (all.min() ?? 0)
      guard from < to, (end - start) * sign >= range * 0.3 else { return "it does not go so far" }
      let way = row.marks[from...to].compactMap(\.value.number)
      let isWhole = [start, end].sorted() == [way.min() ?? .nan, way.max() ?? .nan]
      (scene.rows, scene.turn) = ([row], (to, sign > 0 ? 1 : -1))
      // The unit is said once, behind the last value.
      let isUnit = scene.evidence.unit == nil || scene.isValue(claim["last"], end)
      scene.owed = isUnit ? [] : ["the unit"]
      return unless(
        isWhole && scene.isExact(claim["first"], start) && (isUnit || scene.isExact(claim["last"], end)),
        "it goes \(start) to \(end)")
    }
  }

  private static func mostly(_ key: String, _ isThere: @escaping @Sendable (Double) -> Bool) -> Meaning {
    Meaning("message.most-" + key, .message) { claim, scene in
      let numbers = scene.row?.numbers ?? []
      let count = numbers.count(where: isThere)
      return unless(
        scene.isCount(claim["k"], count) && scene.isCount(claim["n"], numbers.count) && count * 2 > numbers.count,
        "they are \(count)")
    }
  }
}

extension Row {
  /// The places of its first lowest and of its first highest value.
  var lowest: Int? { marks.firstIndex { $0.value.number == numbers.min() } }
  var highest: Int? { marks.firstIndex { $0.value.number == numbers.max() } }
}
