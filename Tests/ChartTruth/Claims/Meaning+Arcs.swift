import ChartModel

extension Meaning {
  /// Up to a peak and down again, late rises, what comes round, and where a series stays.
  static let arcs: [Meaning] = [
    arc("peak", up: true, isLate: false), arc("trough", up: false, isLate: false),
    arc("late-peak", up: true, isLate: true), arc("late-trough", up: false, isLate: true),
    arc("peak-before", up: true, isLate: false, hasTail: true),
    arc("trough-before", up: false, isLate: false, hasTail: true),
    arc("lone-peak", up: true, isLate: true, hasTail: true),
    arc("lone-trough", up: false, isLate: true, hasTail: true),
    Meaning("message.of-total", .message) { claim, scene in
      guard scene.row?.isTotal == true else { return "there are no sums" }
      let moves =
        arcKeys + [
          "message.rose", "message.fell", "message.rose-overall", "message.fell-overall", "message.ended-higher",
          "message.ended-lower", "turns.up", "turns.down", "turns.up-from-first", "turns.down-from-first",
          "turns.level",
        ]
      return unless(scene.isTrue(claim["course"], as: moves), "the sums do not go so")
    },
    Meaning("message.of-series", .message) { claim, scene in
      guard let row = scene.evidence.rows.first(where: { $0.name == claim["name"] }) else { return "no such series" }
      var own = scene
      own.rows = [row]
      guard own.isTrue(claim["course"], as: arcKeys) else { return "it does not go so" }
      scene.owed = own.owed
      return nil
    },
    most("rise", up: true), most("fall", up: false),
    Meaning("message.elsewhere", .message) { claim, scene in
      guard let row = scene.row, let before = scene.mark(endingAt: claim["x-before"], in: row),
        let after = scene.mark(endingAt: claim["x-after"], in: row), before < after
      else { return "there are no such places" }
      let others = (row.marks[...before] + row.marks[after...]).compactMap(\.value.number)
      return unless(scene.isExact(claim["value"], others.max()), "elsewhere it is \(others.max() ?? .nan)")
    },
    Meaning("message.otherwise", .message) { claim, scene in
      let sorted = scene.row?.numbers.sorted(by: >) ?? []
      guard sorted.count > 1 else { return "there are no others" }
      return unless(scene.isExact(claim["value"], sorted[1]), "the next is \(sorted[1])")
    },
    Meaning("message.level-since", .message) { claim, scene in
      guard let row = scene.row, let place = scene.mark(endingAt: claim["x"], in: row) else { return "no such place" }
      let numbers = row.marks[place...].compactMap(\.value.number)
      guard let high = numbers.max(), let low = numbers.min(), let most = row.numbers.max(),
        let least = row.numbers.min()
      else { return "there are no values" }
      let before = row.marks[..<place].compactMap(\.value.number).last.map { [$0, low, high] } ?? []
      // What stays the same over a seventh of X is level, however few marks tell of it.
      if high == low, numbers.count > 1, numbers.count == row.marks[place...].count {
        let x = row.marks.map(\.x.coordinate)
        let part = ((x.last ?? 0) - x[place]) / ((x.last ?? 0) - (x.first ?? 0))
        return unless(
          part >= 0.14 && high != before.first && [most, least].contains(high), "it is level for \(part) of X")
      }
      let room = (most - least) * (row.valued.count < 60 ? 0.2 : 0.25)
      guard numbers.count > 7, high - low <= room else { return why("it goes from \(low) to \(high)") }
      return unless((before.max() ?? high) - (before.min() ?? low) > room, "it is level since another mark")
    },
    Meaning("message.burst", .message) { claim, scene in
      guard let row = scene.row, let place = scene.mark(endingAt: claim["x"], in: row) else { return "no such place" }
      let early = row.marks[...place].compactMap(\.value.number)
      guard scene.isExact(claim["low"], early.min()), scene.isExact(claim["high"], early.max()) else {
        return why("they are \(early.min() ?? .nan) and \(early.max() ?? .nan)")
      }
      return scene.extremeProblem(claim["value"], claim["place"], highest: true)
    },
    meanStep("up", sign: 1), meanStep("down", sign: -1),
    Meaning("message.rhythm", .message) { claim, scene in
      guard let row = scene.row else { return "there are several series" }
      if row.hasWaves(claim, scene) { return nil }
      let peaks = row.numbers.zigzagPeaks(part: 0.25)
      guard row.numbers.count == row.marks.count, scene.isCount(claim, peaks.count) else {
        return "those are not its peaks"
      }
      guard let first = peaks.first, let last = peaks.last, peaks.count > 3 else { return "there are few peaks" }
      let marks = Double(last - first) / Double(peaks.count - 1)
      let told: String
      if scene.evidence.kind == "number" {
        let step = (row.marks.last?.x.coordinate ?? 0) - (row.marks.first?.x.coordinate ?? 0)
        let length = marks * step / Double(row.marks.count - 1)
        if !scene.places.areYears {
          let number = claim["distance"].split(separator: " ").first.flatMap { ShownNumber(String($0), scene.book) }
          return unless(number?.rounds(length, decimals: 0...6) ?? false, "they are \(length) apart")
        }
        told = scene.book.say("marks.year", count: Int(length.rounded()))
      } else {
        told = scene.book.say("marks." + scene.periods, count: Int(marks.rounded()))
      }
      return unless(claim["distance"] == told, "they are \(told) apart")
    },
    yearly("yearly-high", isEach: true), yearly("most-years-high", isEach: false),
    beyond("above") { $0.allSatisfy { $0 > 1 } }, beyond("below") { $0.allSatisfy { $0 < 1 } },
    Meaning("message.usual", .message) { claim, scene in
      guard let numbers = scene.row?.numbers.sorted(), numbers.count > 9 else { return "there are several series" }
      let ends = (numbers[numbers.count / 10], numbers[numbers.count - 1 - numbers.count / 10])
      let count = numbers.count { $0 >= ends.0 && $0 <= ends.1 }
      let isIt = scene.isExact(claim["low"], ends.0) && scene.isValue(claim["high"], ends.1)
      let all = scene.book.say("marks." + scene.periods, count: numbers.count)
      return unless(isIt && scene.isCount(claim["k"], count) && claim["marks"] == all, "\(count) lie between \(ends)")
    },
    Meaning("message.missing", .message) { claim, scene in
      guard let row = scene.row else { return "there are several series" }
      let count = row.values.count { !$0.isPresent }
      guard scene.isCount(claim["k"], count) else { return why("\(count) have none") }
      let all = scene.book.say("marks." + (scene.isSparse ? "number" : scene.periods), count: row.marks.count)
      return unless(claim["marks"] == all, "there are \(row.marks.count)")
    },
    Meaning("message.hole", .message) { claim, scene in
      guard let row = scene.row, let place = scene.place(claim["place"], in: row),
        let value = row.marks[place].value.number, let high = row.numbers.max(),
        let top = row.marks.firstIndex(where: { $0.value.number == high }), abs(top - place) == 1
      else { return "it does not stand beside the highest" }
      guard scene.isValue(claim["value"], value) else { return why("it is \(value)") }
      let other = row.marks.indices.contains(2 * place - top) ? row.marks[2 * place - top].value.number : nil
      return unless(value <= min(other ?? 0, high) * 0.25, "its neighbours are as low")
    },
  ]

  private static func meanStep(_ key: String, sign: Double) -> Meaning {
    Meaning("message.mean-" + key, .message) { claim, scene in
      guard let row = scene.row, let place = scene.mark(endingAt: claim["x"], in: row) else { return "no such place" }
      let sides = [row.marks[...place], row.marks[(place + 1)...]].map { $0.compactMap(\.value.number).mean }
      guard let before = sides[0], let after = sides[1], (after - before) * sign > 0 else { return "it goes elsewhere" }
      let isIt = scene.isMiddle(claim["before"], before) && scene.isMiddleValue(claim["after"], after)
      return unless(isIt, "the means are \(sides)")
    }
  }

  private static let arcKeys = [
    "message.peak", "message.trough", "message.late-peak", "message.late-trough", "message.peak-before",
    "message.trough-before", "message.lone-peak", "message.lone-trough",
  ]

  private static func arc(_ key: String, up: Bool, isLate: Bool, hasTail: Bool = false) -> Meaning {
    Meaning("message." + key, .message) { claim, scene in
      guard let row = scene.row, let first = row.valued.first, let last = row.valued.last,
        let turn = scene.place(claim["place"], in: row), let value = row.marks[turn].value.number
      else { return "there is no such place" }
      guard first < turn, turn < last, value == (up ? row.numbers.max() : row.numbers.min()) else {
        return "it does not turn there"
      }
      let isEnd =
        hasTail
        ? scene.isTail(claim, of: row, behind: turn)
        : scene.isValue(claim["last"], row.marks[last].value.number)
          && scene.isPlaces(claim["place-last"], [row.marks[last].x])
      guard scene.isExact(claim["value"], value), isEnd else { return "it turns or ends at another value" }
      guard isLate else {
        let isStart =
          scene.isExact(claim["first"], row.marks[first].value.number)
          && scene.isPlaces(claim["place-first"], [row.marks[first].x])
        return unless(isStart, "it begins elsewhere")
      }
      guard let end = scene.mark(endingAt: claim["x"], in: row), end < turn else { return "no such place" }
      let early = row.marks[...end].compactMap(\.value.number)
      return unless(scene.isExact(claim["first"], up ? early.max() : early.min()), "it is otherwise until then")
    }
  }

  /// So much of the way from the first to the last value lies behind a mark.
  private static func most(_ key: String, up: Bool) -> Meaning {
    Meaning("message.most-of-" + key, .message) { claim, scene in
      guard let row = scene.row, let place = scene.mark(endingAt: claim["x"], in: row),
        let first = row.numbers.first, let last = row.numbers.last, let middle = row.marks[place].value.number,
        (last > first) == up
      else { return "there is no such place, or it goes the other way" }
      let share = (last - middle) / (last - first)
      return unless(share >= 0.75 && scene.isPercent(claim["percent"], share), "it is \(share)")
    }
  }

  /// A bucket of the year that is the highest in all whole years, or in so many of them.
  private static func yearly(_ key: String, isEach: Bool) -> Meaning {
    Meaning("message." + key, .message) { claim, scene in
      guard let row = scene.row, let unit = scene.chart.xAxis.calendarUnit else { return "there is no calendar" }
      let size = unit == .month ? 12 : 4
      let years = Dictionary(grouping: row.marks) {
        $0.x.start.map { scene.chart.calendar.ordinal(of: $0, unit: .year) }
      }
      let whole = years.values.filter { $0.count == size }
      let highs = whole.compactMap { $0.max { ($0.value.number ?? 0) < ($1.value.number ?? 0) } }
        .filter { scene.places.phrase([scene.places.inner($0.x, year: false)]) == claim["place"] }
        .sorted { $0.x.coordinate < $1.x.coordinate }
      guard let first = highs.first, let last = highs.last else { return "it is highest elsewhere" }
      let isOften =
        isEach
        ? highs.count == whole.count
        : scene.isCount(claim["n"], whole.count) && (Int(claim["k"]) ?? .max) <= highs.count
          && (Int(claim["k"]) ?? 0) * 5 >= whole.count * 4
      guard isOften else { return why("it is highest there in \(highs.count) of \(whole.count)") }
      let from = highs.first { scene.isPlaces(claim["place-first"], [$0.x]) }
      let to = highs.last { scene.isPlaces(claim["place-last"], [$0.x]) }
      let isIt =
        scene.isExact(claim["first"], (from ?? first).value.number)
        && scene.isValue(claim["last"], (to ?? last).value.number) && from != nil && to != nil
      return unless(isIt, "it goes from \(first.value) to \(last.value)")
    }
  }

  private static func beyond(_ key: String, _ isIt: @escaping @Sendable ([Double]) -> Bool) -> Meaning {
    Meaning("message.always-" + key, .message) { claim, scene in
      guard scene.isExact(claim["value"], 1, decimals: 0) else { return "that is not as much" }
      return unless(scene.row.map { isIt($0.numbers) } ?? false, "some lie on the other side")
    }
  }
}

extension Scene {
  /// Whether all values from a mark on are the last, and the one before is not.
  fileprivate func isTail(_ claim: Claim, of row: Row, behind turn: Int) -> Bool {
    guard let from = mark(endingAt: claim["x-after"], in: row), from > turn, let last = row.numbers.last,
      let before = row.marks[..<from].compactMap(\.value.number).last
    else { return false }
    let tail = row.marks[from...].compactMap(\.value.number)
    return isValue(claim["last"], last) && tail.allSatisfy { Evidence.areEqual($0, last) }
      && !Evidence.areEqual(before, last)
  }

  /// What marks are called where they are counted.
  var periods: String { places.areYears ? "year" : evidence.kind }

  /// The mark that a text names behind words such as "until".
  func mark(endingAt text: String, in row: Row) -> Int? {
    let places = [self.places, self.places.withoutUnit]
    return row.marks.indices.first { place in places.contains { $0.end(row.marks[place].x) == text } }
  }
}

extension Row {
  /// Whether the means of a hundred stretches have so many peaks between falls of half of their range, so far apart.
  fileprivate func hasWaves(_ claim: Claim, _ scene: Scene) -> Bool {
    let places = marks.enumerated().map { place, mark -> Double in
      switch mark.x {
      case .number(let x): x
      case .category(let name): Double(name) ?? Double(place)
      default: Double(place)
      }
    }
    guard let first = places.min(), let last = places.max(), last > first else { return false }
    let groups = Dictionary(grouping: marks.indices) { min(Int((places[$0] - first) / (last - first) * 100), 99) }
    let means = (0..<100).compactMap { stretch -> Double? in
      let values = (groups[stretch] ?? []).compactMap { marks[$0].value.number }
      return values.isEmpty ? nil : values.total / Double(values.count)
    }
    let peaks = means.zigzagPeaks(part: 0.5)
    guard means.count == 100, peaks.count > 3, scene.isCount(claim, peaks.count), let from = peaks.first,
      let to = peaks.last
    else { return false }
    let distance = Double(to - from) / Double(peaks.count - 1) * (last - first) / 100
    let told = claim["distance"].split(separator: " ").first.flatMap { Double($0.replacing(",", with: "")) } ?? 0
    return abs(told - distance) <= distance * 0.06
  }
}

extension [Double] {
  /// The highest places between falls of a part of the way from the lower to the upper tenth of all values.
  fileprivate func zigzagPeaks(part: Double) -> [Int] {
    let sorted = sorted()
    guard count > 12 else { return [] }
    let room = (sorted[count * 9 / 10] - sorted[count / 10]) * part
    var (peaks, up): ([Int], Bool?) = ([], nil)
    var (top, bottom) = (0, 0)
    for (place, value) in enumerated() {
      if value > self[top] { top = place }
      if value < self[bottom] { bottom = place }
      switch up {
      case true? where self[top] - value > room:
        peaks.append(top)
        (up, bottom) = (false, place)
      case false? where value - self[bottom] > room: (up, top) = (true, place)
      case nil where value - self[bottom] > room: (up, top) = (true, place)
      case nil where self[top] - value > room:
        if top > 0 { peaks.append(top) }
        (up, bottom) = (false, place)
      default: break
      }
    }
    if up == true, top < count - 1 { peaks.append(top) }
    return peaks
  }
}
