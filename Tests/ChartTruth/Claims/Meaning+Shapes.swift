import ChartModel

extension Meaning {
  /// Several series beside each other, histograms, heat maps and clouds, as a message tells them.
  static let shapes: [Meaning] = [
    Meaning("message.flat", .message) { _, scene in
      let isFlat = scene.evidence.rows.allSatisfy { row in
        guard let low = row.numbers.min(), let high = row.numbers.max(), low * high > 0 else { return false }
        let axis =
          if case .numbers(let shown) = scene.chart.yAxis.domain { shown.upperBound - shown.lowerBound } else { 0.0 }
        return high - low <= min(abs(low), abs(high)) * 0.03 || high - low <= axis * 0.08 && scene.rows.count == 1
      }
      return unless(isFlat, "some change")
    },
    Meaning("message.band", .message) { claim, scene in
      guard let row = scene.evidence.rows.first(where: { $0.name == claim["name"] }) else { return "no such series" }
      scene.heard.append("=band of " + row.id)
      let besides = ["message.flat", "message.series-peaks", "message.always-over", "message.mostly-over"]
      let isBeside = besides.contains(where: scene.heard.contains)
      // Beside two that cross a band tells each of the others.
      let crossing = scene.evidence.rows.filter { scene.heard.contains("=crossing of " + $0.id) }
      let left = scene.evidence.rows.filter {
        !scene.heard.contains("=band of " + $0.id) && !crossing.map(\.id).contains($0.id)
      }
      if !crossing.isEmpty, left.isEmpty {
        scene.owed.removeAll { $0 == Scene.theOthers }
      } else if !isBeside {
        scene.owed.append(Scene.theOthers)
      }
      return scene.bounds(claim, [row])
    },
    Meaning("message.between", .message) { claim, scene in
      unless(scene.bounds(claim, scene.evidence.rows) == nil, "they lie elsewhere")
    },
    others("others"), others("others-close"),
    Meaning("message.series-peaks", .message) { claim, scene in
      guard let row = scene.evidence.rows.first(where: { $0.name == claim["name"] }) else { return "no such series" }
      scene.owed.removeAll { $0 == Scene.theOthers }
      return scene.peaks(claim, of: row)
    },
    Meaning("message.peaks", .message) { claim, scene in
      guard let row = scene.row else { return "there are several series" }
      return scene.peaks(claim, of: row)
    },
    moved("up", sign: 1), moved("down", sign: -1),
    Meaning("message.mostly", .message) { claim, scene in
      // One part, or the two largest.
      let largest = scene.evidence.parts.sorted { $0.numbers.total > $1.numbers.total }
      let named = [1, 2].map { Array(largest.prefix($0)) }.first { scene.isList(claim["name"], $0.map(\.name)) }
      guard let named else { return "no such parts" }
      let share = named.map(\.numbers.total).total / scene.evidence.parts.map(\.numbers.total).total
      // Half of all is most of it where no other part is as large.
      let isMost = share > 0.5 || share == 0.5 && largest.count > 2
      return unless(isMost && scene.isPercent(claim["percent"], share), "it is \(share)")
    },
    Meaning("message.fewer-and-fewer", .message) { claim, scene in
      let counts = (scene.row?.marks ?? []).map { $0.value.number ?? 0 }
      guard let high = counts.max(), let top = counts.firstIndex(of: high) else { return "nothing is counted" }
      let behind = Array(counts[(top + 1)...])
      let (early, late) = (
        behind.prefix(behind.count / 2).map { $0 }.mean ?? 0, behind.suffix(behind.count / 2).map { $0 }.mean ?? 0
      )
      let rise = behind.indices.map { place in behind[place] - (behind[...place].min() ?? 0) }.max() ?? 0
      return unless(
        behind.count > 3 && top * 5 < counts.count && early > late && (behind.last ?? 0) <= early
          && rise <= 3 * (2 * (behind.max() ?? 0)).squareRoot(), "then there are \(behind)")
    },
    group("lowest") { $0 < $1 }, group("highest") { $0 > $1 },
    turn("valley", sign: 1), turn("ridge", sign: -1),
    Meaning("message.two-peaks", .message, .summary) { claim, scene in
      scene.hillProblem(claim["ranges"], count: 2)
    },
    Meaning("message.most-of", .message) { claim, scene in
      guard let row = scene.row else { return "there are several series" }
      guard scene.isRoundedValue(claim["total"], row.numbers.total) else { return why("all are \(row.numbers.total)") }
      let high = row.numbers.max()
      let found = row.marks.filter { mark in high.map { Evidence.areEqual(mark.value.number ?? .nan, $0) } == true }
      return unless(
        scene.isExact(claim["value"], high) && scene.isTies(claim["place"], found.map(\.x), in: row),
        "it is \(high ?? .nan)")
    },
    few("few", isHigh: true), few("few-below", isHigh: false),
    within("rises", sign: 1), within("falls", sign: -1), pooled("higher") { $0 >= 0.5 }, pooled("lower") { $0 <= -0.5 },
    pooled("neither") { abs($0) < 0.5 }, overlap, alike,
    step("up", sign: 1), step("down", sign: -1), course("rose", sign: 1), course("fell", sign: -1),
  ]

  private static func few(_ key: String, isHigh: Bool) -> Meaning {
    Meaning("message." + key, .message) { claim, scene in
      let bins = (scene.row?.marks ?? []).compactMap { mark -> (from: Double, to: Double, count: Double)? in
        if case .bin(let from, let to) = mark.x { (from, to, mark.value.number ?? 0) } else { nil }
      }
      let edges = bins.map { isHigh ? $0.from : $0.to }
      guard let edge = edges.first(where: { scene.places.number($0) == claim["x"] }) else {
        return "there is no such edge"
      }
      let few = bins.filter { isHigh ? $0.from >= edge : $0.to <= edge }.map(\.count).total
      return unless(scene.isValue(claim["value"], few) && few <= bins.map(\.count).total * 0.1, "there are \(few)")
    }
  }

  /// That the points of each series go one way together.
  static func within(_ key: String, sign: Double) -> Meaning {
    Meaning("message.within-" + key, .message) { claim, scene in
      guard claim["x"] == scene.evidence.xNameAlone.withoutAside,
        scene.evidence.yNames.map(\.withoutAside).contains(claim["y"]),
        claim["field"] == (scene.chart.seriesField ?? "").fieldWords.withoutAside
      else { return "that is another axis or field" }
      scene.owed = ["overall"]
      let found = scene.evidence.rows.map { scene.evidence.points(of: [$0]).rankCorrelation ?? 0 }
      return unless(found.count > 1 && found.allSatisfy { $0 * sign >= 0.3 }, "they are \(found)")
    }
  }

  /// Which way the points of all series go together, where each series goes another.
  static func pooled(_ key: String, _ isRight: @escaping @Sendable (Double) -> Bool) -> Meaning {
    Meaning("message.pooled-" + key, .message) { _, scene in
      guard scene.heard.last?.hasPrefix("message.within-") == true else { return "nothing was told of the series" }
      scene.owed = []
      let found = scene.evidence.points.rankCorrelation ?? 0
      return unless(isRight(found), "it is \(found)")
    }
  }

  private static func moved(_ key: String, sign: Double) -> Meaning {
    Meaning("message.moved-" + key, .message) { claim, scene in
      guard let row = scene.evidence.rows.first(where: { $0.name == claim["name"] }), let first = row.numbers.first,
        let last = row.numbers.last
      else { return "there is no such series" }
      return unless((last - first) * sign > 0 && scene.isExact(claim["last"], last), "it went from \(first) to \(last)")
    }
  }

  /// The highest, and whose intervals reach its own.
  private static let overlap = Meaning("message.overlap", .message) { claim, scene in
    let found = scene.intervals
    guard let top = found.first, claim["name"] == scene.places.text(top.x), scene.isValue(claim["value"], top.value)
    else { return "it is not the highest" }
    let names = found.dropFirst().filter { $0.from <= top.to && $0.to >= top.from }.map { scene.places.text($0.x) }
    return unless(!names.isEmpty && scene.isList(claim["names"], names), "they are \(names)")
  }

  /// The two highest, each of which lies within the interval of the other.
  private static let alike = Meaning("message.alike-intervals", .message) { claim, scene in
    let found = scene.intervals
    guard found.count > 1 else { return "there are no two" }
    let (top, second) = (found[0], found[1])
    guard claim["name"] == scene.places.text(top.x), claim["other"] == scene.places.text(second.x),
      scene.isValue(claim["value"], top.value), scene.isValue(claim["other-value"], second.value)
    else { return "they are others" }
    let isIt = second.value >= top.from && top.value <= second.to
    let others = found.dropFirst(2).filter { $0.to >= top.from }
    return unless(isIt && others.isEmpty, "they do not hold each other")
  }

  /// A group whose middle lies beyond three quarters of all other points along both axes.
  private static func group(_ key: String, _ isBeyond: @escaping @Sendable (Double, Double) -> Bool) -> Meaning {
    Meaning("message.group-" + key, .message) { claim, scene in
      guard let row = scene.evidence.rows.first(where: { $0.name == claim["name"] }) else { return "no such group" }
      let others = scene.evidence.rows.filter { $0.id != row.id }.flatMap(\.marks)
      for axis in [\Mark.x.coordinate, \.height] {
        guard let middle = row.marks.filter({ $0.value.number != nil }).map({ $0[keyPath: axis] }).median else {
          return "it has no points"
        }
        let told = others.filter { $0.value.number != nil }
        let beyond = told.count { isBeyond($0[keyPath: axis], middle) }
        guard beyond * 4 <= told.count else { return why("\(beyond) of \(told.count) lie beyond it") }
      }
      return nil
    }
  }

  /// In the middle of X the points lie lower (with a sign of -1, higher) than at both ends.
  private static func turn(_ key: String, sign: Double) -> Meaning {
    Meaning("message." + key, .message) { claim, scene in
      let points = scene.evidence.rows.flatMap(\.marks).filter { $0.value.number != nil }
        .sorted { $0.x.coordinate < $1.x.coordinate }
      guard claim["x"] == scene.evidence.xNameAlone.withoutAside,
        scene.evidence.yNames.map(\.withoutAside).contains(claim["y"])
      else { return "that is another axis" }
      let inside = points.filter { point in
        points.contains { scene.isStretch(claim["range"], from: point.x.coordinate, to: $0.x.coordinate) }
      }
      guard let from = inside.first?.x.coordinate,
        let to = points.last(where: { scene.isStretch(claim["range"], from: from, to: $0.x.coordinate) })?.x.coordinate
      else { return "there are no such ends" }
      let middle = points.filter { (from...to).contains($0.x.coordinate) }.map(\.height).median ?? .nan
      let ends = [points.prefix(points.count / 8), points.suffix(points.count / 8)].map {
        $0.map(\.height).median ?? .nan
      }
      return unless(ends.allSatisfy { ($0 - middle) * sign > 0 }, "the middle is \(middle), the ends \(ends)")
    }
  }

  /// Between which values all series lie that were not told before, and that those are near each other.
  private static func others(_ key: String) -> Meaning {
    Meaning("message." + key, .message) { claim, scene in
      let told = ["=band of ", "=move of "]
      let others = scene.evidence.rows.filter { row in !told.contains { scene.heard.contains($0 + row.id) } }
      guard scene.isCount(claim, others.count) else { return why("there are \(others.count)") }
      let (own, all) = (others.flatMap(\.numbers), scene.evidence.rows.flatMap(\.numbers))
      let width = (own.max() ?? 0) - (own.min() ?? 0)
      let isClose = width * 6 <= (all.max() ?? 0) - (all.min() ?? 0)
      guard key == "others" || isClose else { return why("they lie \(width) apart") }
      return scene.bounds(claim, others)
    }
  }

  private static func step(_ key: String, sign: Double) -> Meaning {
    Meaning("message.heat-step-" + key, .message) { claim, scene in
      for lines in scene.heatLines {
        guard let place = lines.firstIndex(where: { $0.name == claim["x"] }) else { continue }
        let sides = [lines[...place], lines[(place + 1)...]].map { $0.compactMap(\.mean).mean ?? .nan }
        let isIt = scene.isMiddleValue(claim["before"], sides[0]) && scene.isMiddleValue(claim["after"], sides[1])
        if isIt { return unless((sides[1] - sides[0]) * sign > 0, "the means are \(sides)") }
      }
      return "there are no such lines"
    }
  }

  private static func course(_ key: String, sign: Double) -> Meaning {
    Meaning("message.heat-" + key, .message) { claim, scene in
      for lines in scene.heatLines {
        guard let first = lines.first, let last = lines.last, claim["place-first"] == first.place,
          claim["place-last"] == last.place, let from = first.mean, let to = last.mean
        else { continue }
        let isIt = scene.isMiddleValue(claim["first"], from) && scene.isMiddleValue(claim["last"], to)
        return unless(isIt && (to - from) * sign > 0, "the means are \(from) and \(to)")
      }
      return "there are no such lines"
    }
  }
}

extension Scene {
  fileprivate static let theOthers = "what the other series do"

  func bounds(_ claim: Claim, _ rows: [Row]) -> String? {
    let numbers = rows.flatMap(\.numbers)
    let isIt = isExact(claim["low"], numbers.min()) && isValue(claim["high"], numbers.max())
    return unless(isIt, "they lie between \(numbers.min() ?? .nan) and \(numbers.max() ?? .nan)")
  }

  func isStretch(_ text: String, from: Double, to: Double) -> Bool {
    text == book.say("overview.bounds", ["from": places.number(from), "to": places.uncounted.end(.number(to))])
  }

  fileprivate typealias HeatLine = (name: String, place: String, mean: Double?)

  /// The columns, and the rows.
  fileprivate var heatLines: [[HeatLine]] {
    let marks = evidence.rows.flatMap(\.marks)
    let columns = heatColumns.map { x -> HeatLine in
      (places.text(x), places.among([x]), marks.filter { $0.x == x }.compactMap(\.value.number).mean)
    }
    let rows = evidence.rows.map { row -> HeatLine in
      (row.name, book.say("places.category", ["x": row.name], form: "one"), row.numbers.mean)
    }
    return [columns, rows]
  }
}

extension Mark {
  var height: Double { value.number ?? .nan }
}

extension Scene {
  /// The values of the only series with their intervals, the highest first.
  fileprivate var intervals: [(x: XValue, value: Double, from: Double, to: Double)] {
    (row?.marks ?? []).compactMap { mark in
      guard case .interval(let from, let to)? = mark.spread, let value = mark.value.number else { return nil }
      return (mark.x, value, min(from, to), max(from, to))
    }.sorted { $0.value > $1.value }
  }
}

extension Scene {
  /// What is wrong with the few highest summits of a series that stand apart.
  fileprivate func peaks(_ claim: Claim, of row: Row) -> String? {
    guard isValue(claim["value"], row.numbers.max()) else { return why("it is \(row.numbers.max() ?? .nan)") }
    let valued = row.valued
    let summits = zip(valued.dropFirst(), zip(valued, valued.dropFirst(2))).compactMap { place, sides -> Int? in
      let numbers = [place, sides.0, sides.1].map { row.marks[$0].value.number ?? .nan }
      return numbers[0] > numbers[1] && numbers[0] > numbers[2] ? place : nil
    }
    let highest = summits.sorted { (row.marks[$0].value.number ?? 0) > (row.marks[$1].value.number ?? 0) }
    let found = (1...4).contains { count in
      isTies(claim["places"], highest.prefix(count).sorted().map { row.marks[$0].x }, in: row)
    }
    return unless(found, "its summits are elsewhere")
  }
}
