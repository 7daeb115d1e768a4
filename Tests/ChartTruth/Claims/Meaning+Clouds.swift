import ChartModel

extension Meaning {
  /// Points off the line of the others, where groups lie, and bins that stand out.
  static let clouds: [Meaning] = [
    off("above", sign: 1), off("below", sign: -1), allOff("above", sign: 1), allOff("below", sign: -1),
    Meaning("message.one-point") { _, _ in nil },
    Meaning("message.group-centres", .message) { claim, scene in
      scene.owed = scene.evidence.rows.map { "where it lies: " + $0.id }
      let names = [scene.evidence.xNameAlone.withoutAside, (scene.evidence.yNames.first ?? "").withoutAside]
      return unless([claim["x"], claim["y"]] == names, "the axes have other names")
    },
    Meaning("message.group-centre", .message) { claim, scene in
      guard let row = scene.evidence.rows.first(where: { $0.name == claim["name"] }) else { return "no such group" }
      scene.owed.removeAll { $0 == "where it lies: " + row.id }
      let points = row.marks.filter { $0.value.number != nil }
      let isX = scene.isCentre(points, \.x.coordinate) { scene.places.number($0) == claim["x"] }
      let isY = scene.isCentre(points, \.height) {
        scene.isExact(claim["y"], $0) || scene.isValue(claim["y"], $0) || scene.isMiddle(claim["y"], $0)
          || scene.isMiddleValue(claim["y"], $0)
      }
      return unless(isX && isY, "its middle lies elsewhere")
    },
    bend("ever-steeper", isSteeper: true), bend("less-and-less", isSteeper: false), farPoint("above", sign: 1),
    farPoint("below", sign: -1),
    each("rises", sign: 1), each("falls", sign: -1),
    Meaning("message.heaps", .message) { claim, scene in
      let bins = (scene.row?.marks ?? []).compactMap { mark -> (from: Double, count: Double)? in
        if case .bin(let from, _) = mark.x { (from, mark.value.number ?? 0) } else { nil }
      }
      let top = bins.map(\.count).max() ?? 0
      let heaps = bins.indices.dropFirst().dropLast().filter { place in
        let (own, beside) = (bins[place].count, [bins[place - 1].count, bins[place + 1].count])
        // A tenth of the fullest, and above both by three times their chance.
        return own >= beside.total && own < top && own * 10 >= top
          && beside.allSatisfy { own - $0 > 3 * (own + $0).squareRoot() }
      }
      let told = heaps.sorted { bins[$0].count > bins[$1].count }.prefix(PlaceTexts.listed).sorted()
      let texts = told.map { scene.places.number(bins[$0].from) }
      return unless(!texts.isEmpty && scene.isList(claim["edges"], texts), "they stand out from \(texts)")
    },
    none("below") { $0.map(\.from).min() }, none("above") { $0.map(\.to).max() },
  ]

  /// A point farther than every other from the line through the points, and on that side; the line is least squares without it.
  private static func off(_ key: String, sign: Double) -> Meaning {
    Meaning("message.off-" + key, .message) { claim, scene in
      let points = scene.evidence.rows.flatMap(\.marks).filter { $0.value.number != nil }
      let told = points.filter {
        scene.isPlaces(claim["place"], [$0.x]) && scene.isValue(claim["value"], $0.value.number)
      }
      let isFar = told.contains { own in
        let others = points.filter { $0.x != own.x || $0.value != own.value }
        guard let line = others.line else { return false }
        let far = (own.height - line.height - line.slope * own.x.coordinate) * sign
        let usual = others.map { abs($0.height - line.height - line.slope * $0.x.coordinate) }
        return far > 0 && usual.count { $0 > far } * 50 <= usual.count
      }
      return unless(isFar && points.count >= 20, "it lies among the others")
    }
  }

  /// Two points farther than every other from the line through the others.
  private static func allOff(_ key: String, sign: Double) -> Meaning {
    Meaning("message.all-off-" + key, .message) { claim, scene in
      let points = scene.evidence.rows.flatMap(\.marks).filter { $0.value.number != nil }
      guard points.count >= 20, let all = points.line else { return "there are few points" }
      let left = { (mark: Mark, line: (slope: Double, height: Double)) in
        mark.height - line.height - line.slope * mark.x.coordinate
      }
      let order = points.sorted { left($0, all) * sign > left($1, all) * sign }
      guard let line = Array(order.dropFirst(2)).line else { return "the others are one" }
      let far = order.prefix(2).map { left($0, line) * sign }
      let others = order.dropFirst(2).map { abs(left($0, line)) }
      let names = order.prefix(2).flatMap(\.names)
      let isNamed =
        claim["names"] == scene.book.say("overview.points", count: 2)
        || names.contains { first in names.contains { scene.isList(claim["names"], [first, $0]) } }
      let most = others.max() ?? .infinity
      return unless(isNamed && far.allSatisfy { $0 > most }, "they lie among the others")
    }
  }

  /// The slope of the line through the points of one half of X is larger than through the other.
  private static func bend(_ key: String, isSteeper: Bool) -> Meaning {
    Meaning("message." + key, .message) { claim, scene in
      let points = scene.evidence.rows.flatMap(\.marks).filter { $0.value.number != nil }
        .sorted { $0.x.coordinate < $1.x.coordinate }
      let third = points.count / 3
      let slopes = [points.prefix(third), points.suffix(third)].map { Array($0).line?.slope ?? 0 }
      guard claim["x"] == scene.evidence.xNameAlone.withoutAside, slopes[0] * slopes[1] > 0 else {
        return "the axis has another name, or both ends go different ways"
      }
      return unless((abs(slopes[1]) > abs(slopes[0])) == isSteeper, "the slopes are \(slopes)")
    }
  }

  /// A named point that lies farther from the next than three tenths of all heights.
  private static func farPoint(_ key: String, sign: Double) -> Meaning {
    Meaning("message.far-point-" + key, .message) { claim, scene in
      let points = scene.evidence.rows.flatMap(\.marks).filter { $0.value.number != nil }
      let sorted = points.map { $0.height * sign }.sorted(by: >)
      guard points.count > 9, let first = sorted.first, let last = sorted.last,
        first - sorted[1] >= (first - last) * 0.2999
      else { return "no point lies so far from all others" }
      let own = points.first { $0.height * sign == first }
      let names = own.map(\.names) ?? []
      return unless(
        names.contains(claim["name"]) && scene.isValue(claim["value"], own?.value.number)
          && scene.isPlaces(claim["place"], own.map { [$0.x] } ?? []), "it is \(first) of \(names)")
    }
  }

  private static func each(_ key: String, sign: Double) -> Meaning {
    Meaning("message.each-" + key, .message) { claim, scene in
      guard claim["field"] == (scene.chart.seriesField ?? "").fieldWords.withoutAside else { return "no such groups" }
      let numbers = scene.evidence.rows.compactMap { row in
        row.marks.compactMap { mark in
          mark.value.number.map { WeighedPoint(x: mark.x.coordinate, y: $0, weight: 1) }
        }.rankCorrelation
      }
      return unless(numbers.count > 1 && numbers.allSatisfy { $0 * sign > 0 }, "they are \(numbers)")
    }
  }

  private static func none(_ key: String, _ edge: @escaping @Sendable ([(from: Double, to: Double)]) -> Double?)
    -> Meaning
  {
    Meaning("message.none-" + key, .message) { claim, scene in
      let filled = (scene.row?.marks ?? []).compactMap { mark -> (from: Double, to: Double)? in
        if case .bin(let from, let to) = mark.x, mark.value.number ?? 0 > 0 { (from, to) } else { nil }
      }
      return unless(edge(filled).map { scene.places.end(.number($0)) } == claim["x"], "some lie there, or none nearer")
    }
  }
}

extension Scene {
  /// Whether a text says a number, that of a point or the mean of two neighbours, on either side of which no more than half of all rows lie.
  fileprivate func isCentre(_ points: [Mark], _ axis: KeyPath<Mark, Double>, _ isTold: (Double) -> Bool) -> Bool {
    let weight = { (mark: Mark) in chart.countsAlikeMarks ? max(mark.rowCount, 1) : 1 }
    let values = points.map { $0[keyPath: axis] }.sorted()
    let middles = values + zip(values, values.dropFirst()).map { $0 / 2 + $1 / 2 }
    let all = points.map(weight).reduce(0, +)
    return middles.contains { middle in
      guard isTold(middle) else { return false }
      let below = points.filter { $0[keyPath: axis] < middle }.map(weight).reduce(0, +)
      let above = points.filter { $0[keyPath: axis] > middle }.map(weight).reduce(0, +)
      return below * 2 <= all && above * 2 <= all
    }
  }
}

extension [Mark] {
  /// The line of least squares.
  fileprivate var line: (slope: Double, height: Double)? {
    guard let x = map(\.x.coordinate).mean, let y = map(\.height).mean else { return nil }
    let squares = map { ($0.x.coordinate - x) * ($0.x.coordinate - x) }.total
    guard squares > 0 else { return nil }
    let slope = map { ($0.x.coordinate - x) * ($0.height - y) }.total / squares
    return (slope, y - slope * x)
  }
}

extension Mark {
  /// The texts that it shows.
  var names: [String] {
    details.compactMap { detail -> String? in if case .category(let name)? = detail { name } else { nil } }
  }
}
