import ChartModel

extension Meaning {
  /// Who lies above whom among several series, and groups of bins far apart.
  static let leads: [Meaning] = [
    Meaning("message.always-over", .message) { claim, scene in
      guard let signs = scene.signs(claim) else { return "there are no such two" }
      return unless(
        signs.count > (scene.evidence.kind == "category" ? 1 : 2) && signs.allSatisfy { $0 > 0 },
        "it is not always above")
    },
    Meaning("message.mostly-over", .message) { claim, scene in
      guard let signs = scene.signs(claim) else { return "there are no such two" }
      let count = signs.count { $0 > 0 }
      let marks = scene.book.say("marks." + scene.periods, count: signs.count)
      return unless(
        scene.isCount(claim["k"], count) && claim["marks"] == marks, "it is above in \(count) of \(signs.count)")
    },
    Meaning("message.mostly-over-names", .message) { claim, scene in
      guard let signs = scene.signs(claim) else { return "there are no such two" }
      let count = signs.count { $0 > 0 }
      return unless(
        scene.isCount(claim["k"], count) && scene.isCount(claim["n"], signs.count) && count * 2 > signs.count,
        "it is above for \(count) of \(signs.count)")
    },
    Meaning("message.far-above", .message) { claim, scene in
      let rows = scene.evidence.rows
      let named = rows.filter { row in
        scene.isList(claim["names"], [row.name])
          || rows.contains { other in
            scene.isList(claim["names"], [row.name, other.name])
              || scene.isList(claim["names"], [other.name, row.name])
          }
      }
      guard (1...2).contains(named.count), rows.count > 3 else { return "there are no such series" }
      let places = Set(named[0].marks.map(\.x))
      let isAbove = places.allSatisfy { place in
        let values = { (rows: [Row]) in
          rows.compactMap { row in row.marks.first { $0.x == place }?.value.number }
        }
        let others = values(rows.filter { row in !named.contains { $0.id == row.id } })
        return others.isEmpty || (values(named).min() ?? .infinity) >= (others.max() ?? 0) * 1.499
      }
      return unless(isAbove && places.count > 4, "they are not always so")
    },
    sideShift("up", sign: 1), sideShift("down", sign: -1),
    Meaning("message.others-at-most", .message) { claim, scene in
      let sorted = (scene.row?.numbers ?? []).sorted(by: >)
      let others = sorted.first { !Evidence.areEqual($0, sorted.first ?? .nan) }
      return unless(scene.isValue(claim["others"], others), "the next is \(others ?? .nan)")
    },
    Meaning("message.switched", .message) { claim, scene in
      guard let signs = scene.signs(claim), let row = scene.evidence.rows.first(where: { $0.name == claim["name"] }),
        let end = scene.mark(endingAt: claim["x"], in: row), signs.count == row.marks.count
      else { return "there are no such two, or no such place" }
      let isNext = scene.mark(endingAt: claim["next"], in: row) == end + 1
      let isSo = signs[...end].allSatisfy { $0 > 0 } && signs[(end + 1)...].allSatisfy { $0 < 0 }
      return unless(isNext && isSo, "the sides change otherwise")
    },
    Meaning("message.highest-of-both", .message) { claim, scene in
      let cells = scene.evidence.rows.flatMap { row in row.marks.map { (name: row.name, mark: $0) } }
      let most = cells.compactMap(\.mark.value.number).max()
      let found = cells.filter { $0.mark.value.number == most }
      guard found.count == 1, let own = found.first, own.name == claim["name"] else { return "it is another" }
      return unless(
        scene.isValue(claim["value"], most) && scene.places.text(own.mark.x) == own.name, "it is \(most ?? .nan)")
    },
    means("up", sign: 1), means("down", sign: -1), means("then-up", sign: 1), means("then-down", sign: -1),
    leads("always-highest"), leads("mostly-highest"), leads("always-lowest", sign: -1), island("island-of"),
    island("island"),
  ]

  /// A series that is alone the highest, or the lowest, at all X that it and another have, or at so many of them.
  static func leads(_ key: String, sign: Double = 1) -> Meaning {
    Meaning("message." + key, .message) { claim, scene in
      let rows = scene.evidence.rows
      guard rows.count > 2, let own = rows.first(where: { $0.name == claim["name"] }) else { return "no such series" }
      let marks = rows.flatMap { row in
        row.marks.compactMap { mark in mark.value.number.map { (row.id, mark.x, $0 * sign) } }
      }
      let shared = Dictionary(grouping: marks, by: \.1).values.filter { values in
        values.count > 1 && values.contains { $0.0 == own.id }
      }
      let count = shared.count { values in
        guard let value = values.first(where: { $0.0 == own.id })?.2 else { return false }
        return values.allSatisfy { $0.0 == own.id || $0.2 < value && !Evidence.areEqual($0.2, value) }
      }
      let isIt =
        key.hasPrefix("always")
        ? count == shared.count && count > 1
        : scene.isCount(claim["k"], count) && scene.isCount(claim["n"], shared.count)
      return unless(isIt, "it is so at \(count) of \(shared.count)")
    }
  }

  /// The means of two whole years, weeks or days, of which the second lies higher or lower than the one that was told before.
  private static func means(_ key: String, sign: Double) -> Meaning {
    Meaning("message.means-" + key, .message) { claim, scene in
      guard let row = scene.row else { return "there are several series" }
      let ends = means(at: claim["place-last"], of: row.marks, scene)
      let last = ends.means.first { scene.isMiddle(claim["last"], $0) || scene.isMiddleValue(claim["last"], $0) }
      guard let last else { return "they are \(ends.means)" }
      let told = scene.heard.last { $0.hasPrefix("=mean ") }?.dropFirst(6)
      scene.heard.append("=mean \(last)")
      if key.hasPrefix("then") {
        guard let first = told.flatMap({ Double($0) }) else { return "none was told before" }
        return unless((last - first) * sign > 0, "it was \(first) before")
      }
      let starts = means(at: claim["place-first"], of: row.marks, scene)
      guard claim["mean"] == scene.book.say("message.\(starts.name)-mean") else { return "it is another mean" }
      let first = starts.means.first { scene.isMiddle(claim["first"], $0) }
      return unless(first.map { (last - $0) * sign > 0 } ?? false, "they are \(starts.means)")
    }
  }

  /// The means of whole years, weeks and days that a place names: of a month those of all weeks that begin in it.
  private static func means(at place: String, of marks: [Mark], _ scene: Scene) -> (name: String, means: [Double]) {
    let calendar = scene.chart.calendar
    let isOneYear = Set(marks.compactMap { $0.x.start.map { calendar.ordinal(of: $0, unit: .year) } }).count == 1
    func means(_ unit: CalendarUnit, _ key: String, _ text: (DateTexts) -> (with: String, without: String)) -> [Double]
    {
      let all = Dictionary(grouping: marks.filter { $0.value.number != nil }) { mark in
        mark.x.start.map { calendar.ordinal(of: $0, unit: unit) } ?? 0
      }
      return all.compactMap { ordinal, own -> Double? in
        let texts = text(DateTexts(calendar.start(of: ordinal, unit: unit), calendar.zone, scene.book))
        let named = [texts.with] + (isOneYear ? [texts.without] : [])
        guard named.contains(where: { scene.book.say("places." + key, ["x": $0], form: "one") == place }), own.count > 3
        else { return nil }
        return own.compactMap(\.value.number).total / Double(own.count)
      }
    }
    let day = { (text: DateTexts) in (text.day(year: true), text.day(year: false)) }
    let found = [
      ("yearly", means(.year, "year") { ($0.year, $0.year) }),
      ("weekly", means(.week, "month") { ($0.month(year: true), $0.month(year: false)) }),
      ("weekly", means(.week, "week", day)), ("daily", means(.day, "day", day)),
    ]
    return found.first { !$0.1.isEmpty }.map { (name: $0.0, means: $0.1) } ?? ("", [])
  }

  /// How many lie on one side of zero up to a mark, and on the other behind it, of all there: most of both.
  private static func sideShift(_ key: String, sign: Double) -> Meaning {
    Meaning("message.side-" + key, .message) { claim, scene in
      guard let row = scene.row, let place = scene.mark(endingAt: claim["x"], in: row) else { return "no such place" }
      let early = row.marks[...place].compactMap(\.value.number),
        late = row.marks[(place + 1)...].compactMap(\.value.number)
      let (before, behind) = (early.count { $0 * sign < 0 }, late.count { $0 * sign > 0 })
      let areCounts =
        scene.isCount(claim["k"], before) && scene.isCount(claim["n"], early.count)
        && scene.isCount(claim["later"], behind) && scene.isCount(claim["behind"], late.count)
      return unless(
        areCounts && before * 2 > early.count && behind * 2 > late.count,
        "they are \(before) of \(early.count) and \(behind) of \(late.count)")
    }
  }

  /// What bins hold together that lie in a range, and that nothing lies near it on both sides.
  private static func island(_ key: String) -> Meaning {
    Meaning("message." + key, .message) { claim, scene in
      let bins = (scene.row?.marks ?? []).compactMap { mark -> (from: Double, to: Double, count: Double)? in
        if case .bin(let from, let to) = mark.x, let count = mark.value.number, count > 0 {
          (from, to, count)
        } else {
          nil
        }
      }
      guard let low = bins.map(\.from).min(), let high = bins.map(\.to).max() else { return "there are no bins" }
      let ends = bins.flatMap { first in bins.map { (from: first.from, to: $0.to) } }
      guard let own = ends.first(where: { scene.isStretch(claim["range"], from: $0.from, to: $0.to) }) else {
        return "no bins begin and end there"
      }
      let near = (high - low) * 0.1
      let isApart = bins.allSatisfy { bin in
        bin.from >= own.from && bin.to <= own.to || bin.to <= own.from - near * 0.999
          || bin.from >= own.to + near * 0.999
      }
      let count = bins.filter { $0.from >= own.from && $0.to <= own.to }.map(\.count).total
      let isAll = key == "island" || scene.isRoundedValue(claim["total"], bins.map(\.count).total)
      return unless(isApart && isAll && scene.isValue(claim["value"], count), "it holds \(count)")
    }
  }
}

extension Scene {
  /// On which side of one series another lies at each place that both have; `nil` where there are no such two.
  fileprivate func signs(_ claim: Claim) -> [Double]? {
    let rows = evidence.rows
    guard rows.count == 2, let upper = rows.first(where: { $0.name == claim["name"] }),
      let lower = rows.first(where: { $0.name == claim["other"] }), upper.id != lower.id
    else { return nil }
    return upper.differences(from: lower).map(\.difference)
  }
}
