import ChartModel
internal import Foundation

extension Meaning {
  /// Lines across the chart: where they lie, and how many marks lie about them.
  static let rules: [Meaning] = [
    Meaning("=rule", .summary) { claim, scene in
      let rules = scene.chart.rules.filter { $0.author?.isHidden != true }
      guard let rule = rules.first(where: { scene.isRule(claim["text"], $0) }) else { return "there is no such rule" }
      scene.rule = rule
      scene.rows = scene.evidence.rows
      return nil
    },
    Meaning("=rule-note", .summary) { claim, scene in
      guard let place = scene.rule?.place else { return "there is no rule" }
      // Two rules may be of one name at one place.
      let notes = scene.chart.rules.filter { $0.place == place }.flatMap { $0.author?.notes ?? [] }
      return unless(notes.contains { $0.written == claim["text"] }, "no note says so")
    },
    Meaning("rules.above", .summary) { claim, scene in
      guard let rule = scene.rule, let row = scene.row else { return "there is no rule" }
      let sides = scene.sides(of: row, rule)
      guard scene.isMarks(claim["marks"], sides.count) else { return why("\(sides.count) can be compared") }
      let at = sides.count { $0 == 0 }
      scene.owed = (at > 0 ? ["at"] : []) + (sides.contains { $0 < 0 } ? ["below"] : [])
      return unless(scene.isCount(claim["k"], sides.count { $0 > 0 }), "\(sides.count { $0 > 0 }) are above it")
    },
    tally("at", "at") { !$0 && !$1 }, tally("inside", "at") { $0 && !$1 }, tally("across", "at") { $1 },
    tally("below", "below") { _, _ in true },
    Meaning("rules.unnamed") { _, scene in
      unless(scene.chart.rules.contains { $0.name.written == nil }, "all have names")
    },
    Meaning("rules.unnamed-band") { _, scene in
      unless(scene.chart.rules.contains { $0.name.written == nil }, "all have names")
    },
    Meaning("rules.mark-above-by", .label) { $1.distanceProblem($0, 1) },
    Meaning("rules.mark-below-by", .label) { $1.distanceProblem($0, -1) },
    side("above", 1), side("below", -1), side("at", 0), side("inside", 0), side("across", 0),
  ]

  private static func tally(
    _ key: String, _ owed: String, _ isRight: @escaping @Sendable (_ band: Bool, _ ranges: Bool) -> Bool
  ) -> Meaning {
    Meaning("rules." + key, .summary) { claim, scene in
      guard let rule = scene.rule, let row = scene.row else { return "there is no rule" }
      let isBand = if case .y(.range) = rule.place { true } else { false }
      guard isRight(isBand, row.hasRanges) else { return "that is not how they lie" }
      let count = scene.sides(of: row, rule).count { $0 == (owed == "at" ? 0 : -1) }
      scene.owed.removeAll { $0 == owed }
      return unless(scene.isCount(claim["k"], count) && count > 0, "there are \(count)")
    }
  }

  private static func side(_ key: String, _ side: Int) -> Meaning {
    Meaning("rules.mark-" + key, .label) { claim, scene in
      guard let mark = scene.mark else { return "there is no such mark" }
      let isTrue = scene.rules(named: claim["name"]).contains { rule in
        let isBand = if case .y(.range) = rule.place { true } else { false }
        let word = mark.value.isRange ? "across" : isBand ? "inside" : "at"
        return (side != 0 || key == word) && scene.side(of: mark.value, rule) == side
      }
      return unless(isTrue, "it lies elsewhere")
    }
  }
}

extension Scene {
  func name(of rule: ChartModel.Rule) -> String {
    let isBand = if case .y(.range) = rule.place { true } else { false }
    return rule.author?.label?.written ?? rule.name.written ?? book.say(isBand ? "rules.unnamed-band" : "rules.unnamed")
  }

  func rules(named name: String) -> [ChartModel.Rule] {
    chart.rules.filter { $0.author?.isHidden != true && self.name(of: $0) == name }
  }

  /// On which side of a rule a value lies: -1, 0 or 1; `nil` where they do not compare.
  func side(of value: MarkValue, _ rule: ChartModel.Rule) -> Int? {
    guard case .y(let level) = rule.place else { return nil }
    if case .infinite(let negative) = value, level.low != nil { return negative ? -1 : 1 }
    if let low = level.low, let high = level.high, let from = value.low, let to = value.high {
      if Evidence.areEqual(from, high) || Evidence.areEqual(to, low) { return 0 }
      return from > high ? 1 : to < low ? -1 : 0
    }
    guard let name = value.level, let other = level.level else { return nil }
    if name == other { return 0 }
    guard chart.yAxis.type == .ordinal, case .categories(let names) = chart.yAxis.domain,
      let place = names.firstIndex(of: name), let beside = names.firstIndex(of: other)
    else { return nil }
    return place > beside ? 1 : -1
  }

  func sides(of row: Row, _ rule: ChartModel.Rule) -> [Int] { row.values.compactMap { side(of: $0, rule) } }

  fileprivate func distanceProblem(_ claim: Claim, _ sign: Int) -> String? {
    guard let mark = mark, let number = mark.value.number else { return "there is no distance" }
    let isTrue = rules(named: claim["name"]).contains { rule in
      guard case .y(.number(let goal)) = rule.place, side(of: mark.value, rule) == sign else { return false }
      return isGiven(claim["number"], abs(number - goal), like: goal)
    }
    return unless(isTrue, "it lies elsewhere, or at another distance")
  }

  /// A number that an author gives, which may have decimals that the data does not have.
  func isGiven(_ text: String, _ value: Double, like goal: Double, unit: Bool = false) -> Bool {
    let own = PlaceTexts.decimals(of: goal)
    // Digits behind the sixth are noise of computing: then three of all digits are told.
    let needed = own > 6 ? max(2 - Int(floor(log10(abs(goal)) + 1e-12)), 0) : own
    let decimals = max(chart.yAxis.decimals, needed)
    return unit ? isValue(text, value, decimals: decimals) : isExact(text, value, decimals: decimals)
  }

  fileprivate func isRule(_ text: String, _ rule: ChartModel.Rule) -> Bool {
    let start = name(of: rule) + ": "
    guard text.capital.hasPrefix(start.capital) else { return false }
    let value = String(text.dropFirst(start.count))
    if let written = rule.author?.value?.written { return value == written }
    switch rule.place {
    case .y(.number(let number)): return isGiven(value, number, like: number, unit: true)
    case .y(let level): return isState(value, level)
    case .x(let x): return places.ruleTexts(x).contains(value)
    }
  }
}

extension PlaceTexts {
  /// A place of a rule: itself, or the buckets that it lies in.
  fileprivate func ruleTexts(_ x: XValue) -> [String] {
    // The ends of an author may have decimals that no mark has; behind the sixth they are noise.
    let own = { (number: Double) in
      areYears && number == number.rounded()
        ? self.number(number) : digits(number, max(axis.decimals, min(Self.decimals(of: number), 6)))
    }
    switch x {
    case .number(let number): return [withUnit(counted(own(number)))]
    case .bin(let from, let to):
      return [withUnit(book.say("overview.bounds", ["from": counted(own(from)), "to": own(to)]), isOne: abs(to) == 1)]
    default: break
    }
    guard let unit = axis.calendarUnit, let from = x.start, let to = x.end else { return [text(x)] }
    let end = from < to ? Self.before(to, from) : from
    let buckets = [from, end].map { instant in
      let ordinal = calendar.ordinal(of: instant, unit: unit)
      return XValue.interval(
        from: calendar.start(of: ordinal, unit: unit), to: calendar.start(of: ordinal + 1, unit: unit))
    }
    return [range(buckets[0], buckets[1])]
  }
}
