import ChartModel

extension Meaning {
  /// What a message says of a course besides its ends: its middle half, its factor, its moves, and all series at once.
  static let courses: [Meaning] =
    [
      middleHalf("middle-half", ofMeans: false), middleHalf("middle-half-of-means", ofMeans: true),
      drift("up", sign: 1), drift("down", sign: -1),
      Meaning("message.times", .message) { claim, scene in
        guard let first = scene.row?.numbers.first, let last = scene.row?.numbers.last, first > 0 else {
          return "no factor"
        }
        guard case .log = scene.chart.yAxis.scale, scene.heard.last?.hasPrefix("message.rose") == true else {
          return "only a rise along a logarithmic axis has a factor"
        }
        let number = ShownNumber(claim["number"], scene.book)
        return unless(number?.rounds(last / first, decimals: 1...1) == true, "it is \(last / first)")
      },
      Meaning("message.terrain", .message) { claim, scene in
        scene.climb = (scene.row?.marks ?? []).filter { $0.value.number != nil }
        let moves = scene.moves
        guard scene.isHeight else { return "Y is no height" }
        let isIt = scene.isMoved(claim["rise"], moves.up) && scene.isMoved(claim["fall"], moves.down)
        return unless(isIt, "they are \(moves)")
      },
      // A total of values on both sides of zero.
      Meaning("message.net", .message, .summary) { claim, scene in
        guard let row = scene.row, row.numbers.contains(where: { $0 > 0 }), row.numbers.contains(where: { $0 < 0 })
        else { return "it is on one side of zero" }
        return unless(scene.isRoundedValue(claim["value"], row.numbers.total), "it is \(row.numbers.total)")
      },
      againstTrend("rise", up: true), againstTrend("fall", up: false),
      band, groupBounds, setback("largest-rise", up: true), setback("largest-fall", up: false),
    ] + [
      all("rose", up: true), all("fell", up: false), all("higher", up: true, byEnds: true),
      all("lower", up: false, byEnds: true), all("higher", up: true, byEnds: true, areMost: true),
      all("lower", up: false, byEnds: true, areMost: true), both("rose", up: true),
      both("higher", up: true, byEnds: true), both("lower", up: false, byEnds: true), both("fell", up: false),
    ]

  /// The quartiles of values, or of means where each value is one.
  private static func middleHalf(_ key: String, ofMeans: Bool) -> Meaning {
    Meaning("message." + key, .message) { claim, scene in
      guard let row = scene.row, row.numbers.count >= 8 else { return "there are too few values" }
      guard ofMeans == (scene.chart.aggregate == .mean && !scene.evidence.isOfSingleRows) else {
        return "values are of another kind"
      }
      let quartiles = [row.numbers.quantile(0.25), row.numbers.quantile(0.75)]
      let isIt = scene.isMiddle(claim["low"], quartiles[0]) && scene.isMiddleValue(claim["high"], quartiles[1])
      return unless(isIt, "the quartiles are \(quartiles)")
    }
  }

  /// Between which values one of several series lies; all of them are told.
  private static let band = Meaning("groups.part", .message) { claim, scene in
    let rows = scene.evidence.rows
    guard let row = rows.first(where: { $0.name == claim["name"] }), rows.count > 1 else { return "no such series" }
    let own = scene
    if scene.heard.isEmpty { scene.owed = rows.map(\.id) }
    guard scene.owed.first == row.id else { return "it is not its turn" }
    scene.owed.removeFirst()
    let isLast = scene.owed.isEmpty
    let (low, high) = (row.numbers.min(), row.numbers.max())
    let isIt = scene.book.readings(of: claim["content"], as: "features.plateau").contains { reading in
      let (from, to) = (reading.slots["low"] ?? "", reading.slots["high"] ?? "")
      return own.isExact(from, low) && (isLast ? own.isValue(to, high) : own.isExact(to, high))
    }
    return unless(isIt, "it lies between others")
  }

  /// Between which values a group lies, where there is no room for more.
  private static let groupBounds = Meaning("features.plateau", .group) { claim, scene in
    guard let low = scene.values.compactMap(\.low).min(), let high = scene.values.compactMap(\.high).max(),
      !Evidence.areEqual(low, high)
    else { return "it does not lie between two values" }
    scene.owed = []
    let isIt = scene.isExact(claim["low"], low) && scene.isValue(claim["high"], high)
    return unless(isIt, "it lies between \(low) and \(high)")
  }

  /// That all series go one way, from where to where, and which one most; or that all or so many of them end higher, or lower.
  private static func all(_ verb: String, up: Bool, byEnds: Bool = false, areMost: Bool = false) -> Meaning {
    Meaning((areMost ? "message.most-" : "message.all-") + verb, .message) { claim, scene in
      let rows = scene.evidence.rows
      let count = rows.count {
        byEnds ? $0.numbers.ends(up: up) : $0.numbers.isSteady(up: up) || $0.numbers.isOverall(up: up)
      }
      let isCount =
        areMost
        ? scene.isCount(claim["k"], count) && scene.isCount(claim["n"], rows.count) && count * 5 >= rows.count * 3
        : scene.isCount(claim, rows.count) && count == rows.count
      guard rows.count > 2, isCount else { return why("\(count) of \(rows.count) go that way") }
      guard scene.shareTheirEnds(besides: claim["name"]) else { return "they do not share their ends" }
      let changes = rows.map { abs(($0.numbers.last ?? 0) / 2 - ($0.numbers.first ?? 0) / 2) }
      guard let row = rows.first(where: { $0.name == claim["name"] }), let most = changes.max(),
        Evidence.areEqual(abs((row.numbers.last ?? 0) / 2 - (row.numbers.first ?? 0) / 2), most)
      else { return "another changes most" }
      let isIt = scene.isExact(claim["first"], row.numbers.first) && scene.isValue(claim["last"], row.numbers.last)
      return unless(isIt, "it goes from \(row.numbers.first ?? .nan) to \(row.numbers.last ?? .nan)")
    }
  }

  /// That both of two series go one way, and from where to where the one that changed more.
  private static func both(_ verb: String, up: Bool, byEnds: Bool = false) -> Meaning {
    Meaning("message.both-" + verb, .message) { claim, scene in
      let rows = scene.evidence.rows
      guard rows.count == 2,
        rows.allSatisfy({
          byEnds ? $0.numbers.ends(up: up) : $0.numbers.isSteady(up: up) || $0.numbers.isOverall(up: up)
        })
      else {
        return "not both go that way"
      }
      let changes = rows.map { abs(($0.numbers.last ?? 0) / 2 - ($0.numbers.first ?? 0) / 2) }
      guard let place = rows.firstIndex(where: { $0.name == claim["name"] }), changes[place] > changes[1 - place],
        let first = rows[place].valued.first, let last = rows[place].valued.last
      else { return "the other changes more" }
      let row = rows[place]
      return unless(
        scene.isExact(claim["first"], row.numbers.first) && scene.isValue(claim["last"], row.numbers.last)
          && scene.isPlaces(claim["place-first"], [row.marks[first].x])
          && scene.isPlaces(claim["place-last"], [row.marks[last].x]), "it does not go so")
    }
  }

  /// The rise of the Theil-Sen line over all of X where the Mann-Kendall test says that there is one, with the values that
  /// are far from all others or without them.
  private static func drift(_ key: String, sign: Double) -> Meaning {
    Meaning("message.trend-" + key, .message) { claim, scene in
      guard let row = scene.row, let last = scene.heard.last,
        ["message.middle-half", "message.middle-half-of-means", "message.varied"].contains(last)
      else { return "it goes with no values" }
      let points: [SlowSeries] = [[], Set(row.farPlaces)].map { SlowSeries(row, scene.chart, without: $0) }
      let found: [Double] = points.flatMap { series -> [Double] in
        let sure = zip(series.scores, series.rises).filter { $0.0 * sign >= 2.575 && $0.1 * sign > 0 }
        return sure.map { $0.1 * sign }
      }
      guard let inner = scene.book.readings(of: claim["value"], as: "numbers.about").first?.slots["number"] else {
        return "it is not about so much"
      }
      let isIt = found.contains { rise in
        [inner, claim["value"]].contains { scene.isRoundedDifference($0, rise) }
      }
      return unless(isIt, "it is \(found)")
    }
  }

  /// How large the largest move against a trend is, and from where to where it goes.
  private static func againstTrend(_ key: String, up: Bool) -> Meaning {
    Meaning("message.with-" + key, .message) { claim, scene in
      guard let row = scene.row, scene.heard.last == (up ? "message.fell-overall" : "message.rose-overall") else {
        return "it goes against nothing"
      }
      let sign = up ? 1.0 : -1.0
      let values = row.marks.map { $0.value.number ?? 0 }
      let moves: [(from: Int, to: Int, size: Double)] = row.valued.flatMap { from in
        row.valued.filter { $0 > from }.map { to in (from, to, sign * (values[to] - values[from])) }
      }
      guard let most = moves.map(\.size).max(), most > 0, scene.isRoundedDifference(claim["value"], most) else {
        return why("the largest is \(moves.map(\.size).max() ?? 0)")
      }
      let places = scene.places
      let isNumber = scene.evidence.kind == "number"
      let isIt = moves.contains { from, to, size in
        guard size >= most * (1 - 1e-9) else { return false }
        let range = places.range(row.marks[from].x, row.marks[to].x, opening: true)
        return claim["range"] == (isNumber ? places.withUnit(range) : range)
      }
      return unless(isIt, "it stands elsewhere")
    }
  }

  /// The largest of all moves from a value to a later one, in a series that goes the other way.
  private static func setback(_ key: String, up: Bool) -> Meaning {
    Meaning("features." + key, .summary) { claim, scene in
      guard let row = scene.row, let first = scene.place(claim["place-first"], in: row),
        let last = scene.place(claim["place-last"], in: row), first < last,
        let from = row.marks[first].value.number, let to = row.marks[last].value.number
      else { return "there are no such places" }
      guard scene.isExact(claim["first"], from), scene.isValue(claim["last"], to) else {
        return why("it goes from \(from) to \(to)")
      }
      guard row.numbers.isOverall(up: !up) else { return "it does not go against the series" }
      let sign = up ? 1.0 : -1.0
      let size = sign * (to / 2 - from / 2)
      let numbers = row.numbers
      let isLargest = numbers.indices.allSatisfy { start in
        numbers[start...].allSatisfy { sign * ($0 / 2 - numbers[start] / 2) <= size * (1 + 1e-9) }
      }
      return unless(size > 0 && isLargest, "another move is larger")
    }
  }
}

extension [Double] {
  /// Linear between neighbours: definition 7 of Hyndman and Fan.
  fileprivate func quantile(_ part: Double) -> Double? {
    let sorted = self.sorted()
    guard let last = sorted.last else { return nil }
    let position = part * Double(count - 1)
    let below = Int(position.rounded(.down))
    guard below + 1 < count else { return last }
    return sorted[below] + (sorted[below + 1] - sorted[below]) * (position - Double(below))
  }
}

extension [Double] {
  /// Whether the last lies above the first, or below it.
  fileprivate func ends(up: Bool) -> Bool {
    guard let first, let last else { return false }
    return up ? last > first : last < first
  }
}

extension Scene {
  /// Whether all series end within the last eighth of X, and begin within the first, but for a third of them and not the one that is named.
  fileprivate func shareTheirEnds(besides name: String) -> Bool {
    let ends = evidence.rows.compactMap { row -> (name: String, first: Double, last: Double)? in
      guard let first = row.valued.first, let last = row.valued.last else { return nil }
      return (row.name, row.marks[first].x.coordinate, row.marks[last].x.coordinate)
    }
    guard ends.count == evidence.rows.count, let from = ends.map(\.first).min(), let to = ends.map(\.last).max() else {
      return false
    }
    let room = (to - from) / 8
    let late = ends.filter { $0.first > from + room }
    return ends.allSatisfy { $0.last >= to - room } && late.count * 3 <= ends.count
      && !late.contains { $0.name == name }
  }
}
