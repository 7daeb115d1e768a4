import ChartAnalysis
import ChartModel

/// What is said of the rules of a chart, and of marks beside them.
struct RuleLabels: Narrating {
  let narrator: Narrator

  /// Each rule that its author does not hide, with where it lies and how many marks lie about it.
  ///
  /// ```
  /// Goal: 10,000 steps. 9 of 28 days above it, 1 at it, 18 below it.
  /// ```
  var sentences: [String] {
    chart.rules.enumerated().compactMap { place, rule in
      guard rule.author?.isHidden != true else { return nil }
      var sentence = Sentence(name(of: rule)).adding(value(rule), .context)
      let notes = rule.author?.toldNotes(beside: sentence.text, number: rule.place.number) ?? []
      for note in notes { sentence.append(note) }
      if facts.rules.indices.contains(place) { sentence.append(tallies(facts.rules[place], of: rule), .sentence) }
      return sentence.sentence
    }
  }

  /// The author's label, else what the rule stands for.
  private func name(of rule: Rule) -> String {
    rule.author?.label?.authored ?? rule.name.authored ?? voice.say(rule.isBand ? .ruleUnnamedBand : .ruleUnnamed)
  }

  private func value(_ rule: Rule) -> String {
    if let value = rule.author?.value?.authored { return value }
    switch rule.place {
    case .x(.interval(let from, let to)):
      guard chart.calendar.endsAreNamed || chart.xAxis.calendarUnit == nil else {
        // A region ends with the bucket before its open end.
        let last = Instant(microseconds: max(from.microseconds, to.microseconds &- 1))
        return places.range(from: places.bucket(of: .instant(from)), to: places.bucket(of: .instant(last)))
      }
      if places.axis.calendarUnit == nil, places.days(from: from, to: to) == 1 { return places.gridline(from) }
      // A band ends where its author ends it, within a bucket too.
      guard let first = places.bucket(beginningAt: from), let last = places.bucket(beginningAt: to) else {
        return voice.say(.overviewBounds, ["from": places.exact(from), "to": places.exact(to)])
      }
      return places.range(from: first, to: last, opening: true)
    case .x(.number(let end)), .x(.bin(_, let end)):
      let shown = places.shownEnd(of: .number(end))
      return SpokenStretch(narrator: narrator).withXUnit(rule.place.x.map(places.exactly) ?? "", shown: shown)
    case .x(let x): return places.exactly(x)
    case .y(.number(let number)): return self.number(number)
    case .y(let value): return state(value)
    }
  }

  /// A goal may have decimals that the data does not have; it lies where it lies, beyond the axis too.
  private func number(_ number: Double) -> String {
    withUnit(yNumbers.exact(number, decimals: decimals(besides: number)), brief: false)
  }

  // MARK: How many marks

  private func tallies(_ facts: RuleFacts, of rule: Rule) -> String {
    guard facts.series.count <= Self.toldSeries, !chart.hasMixedUnits else { return "" }
    return zip(chart.walkedSeries, facts.series).reduce(into: Sentence()) { sentence, pair in
      let text = tally(pair.1, of: rule, in: pair.0)
      guard !text.isEmpty else { return }
      let name = seriesName(pair.0)
      sentence.append(name.isEmpty ? text : Sentence(name).adding(text, .context).text, .sentence)
    }.text
  }

  private func tally(_ tally: RuleTally, of rule: Rule, in series: Series) -> String {
    guard tally.count > 0 else { return "" }
    let marks = marks(tally.count, of: series)
    let hasRanges = series.marks.contains { $0.value.isRange }
    var sentence = Sentence(voice.say(.ruleAbove, ["k": numbers.whole(tally.above), "marks": marks]))
    if tally.at > 0 { sentence.append(voice.say(atKey(rule, hasRanges), ["k": numbers.whole(tally.at)])) }
    if tally.below > 0 { sentence.append(voice.say(.ruleBelow, ["k": numbers.whole(tally.below)])) }
    return sentence.text
  }

  private func atKey(_ rule: Rule, _ hasRanges: Bool) -> PhraseKey {
    if case .y(.range) = rule.place { return hasRanges ? .ruleAcross : .ruleInside }
    return hasRanges ? .ruleAcross : .ruleAt
  }

  // MARK: One mark

  /// How a value compares with a rule on Y: `5,790 below Goal`; empty where they cannot be compared.
  func comparison(of value: MarkValue, with rule: Rule) -> String {
    guard rule.author?.isHidden != true, case .y(let level) = rule.place,
      let side = chart.side(of: value, on: level)
    else { return "" }
    let name = name(of: rule)
    if side != .at, let number = value.number, let goal = level.number,
      let distance = ChartFacts.distance(number, from: goal)
    {
      let spoken = yNumbers.exact(distance, decimals: decimals(besides: goal)).text
      return voice.say(side == .above ? .ruleMarkAboveBy : .ruleMarkBelowBy, ["number": spoken, "name": name])
    }
    return voice.say(Self.sideKey(side, value, level), ["name": name])
  }

  private static func sideKey(_ side: RuleSide, _ value: MarkValue, _ level: MarkValue) -> PhraseKey {
    switch side {
    case .above: .ruleMarkAbove
    case .below: .ruleMarkBelow
    case .at: value.isRange ? .ruleMarkAcross : level.isRange ? .ruleMarkInside : .ruleMarkAt
    }
  }
}

extension Rule {
  /// Whether it lies between two places or values.
  fileprivate var isBand: Bool {
    switch place {
    case .x(.interval), .x(.bin), .y(.range): true
    case .x, .y: false
    }
  }
}

extension MarkValue {
  /// Whether it is a range.
  var isRange: Bool {
    if case .range = self { true } else { false }
  }
}

extension SpokenPlace {
  /// The bucket that holds a point in time, where marks stand at buckets; every other place as it is.
  func bucket(of x: XValue) -> XValue {
    guard case .instant(let instant) = x, let unit = axis.calendarUnit else { return x }
    let ordinal = calendar.ordinal(of: instant, unit: unit)
    return .interval(from: calendar.start(of: ordinal, unit: unit), to: calendar.start(of: ordinal + 1, unit: unit))
  }

  /// The bucket that begins at a point in time; `nil` where none does.
  func bucket(beginningAt instant: Instant) -> XValue? {
    guard case .interval(instant, let to) = bucket(of: .instant(instant)) else { return nil }
    return .interval(from: instant, to: to)
  }

  /// A place that no mark needs to have: a number with its own decimals, a point in time as its bucket or its day.
  func exactly(_ x: XValue) -> String {
    switch x {
    case .number(let number) where !areYears || number != number.rounded():
      // More decimals than this are the noise of computing.
      let decimals = min(DecimalDigits(number).fraction.utf8.count, 6)
      let text = numbers.exact(number, decimals: max(axis.decimals, decimals), digits: 17).text
      return counted(axis.writesYears ? withoutSeparator(text, of: number) : text)
    case .bin(let from, let to):
      return voice.say(.overviewBounds, ["from": exactly(.number(from)), "to": uncounted.exactly(.number(to))])
    case .instant(let instant) where calendar.endsAreNamed: return exact(instant)
    case .instant: return text(bucket(of: x))
    default: return text(x)
    }
  }

  /// A point in time as the bucket that begins there, else as the day, else with its time.
  func exact(_ instant: Instant) -> String {
    if let bucket = bucket(beginningAt: instant) { return text(bucket) }
    return isMidnight(instant) ? date(instant).day(withYear: variesYear) : text(.instant(instant))
  }
}

extension Rule.Place {
  /// Where along X it lies; `nil` of one across it.
  fileprivate var x: XValue? { if case .x(let x) = self { x } else { nil } }

  /// The number at which it lies; `nil` of a stretch, a time, and a name.
  fileprivate var number: Double? {
    switch self {
    case .x(.number(let number)), .y(.number(let number)): number
    default: nil
    }
  }
}
