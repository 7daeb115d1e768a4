import ChartModel

/// From where to where a group may be said to go.
struct GroupSpan {
  var texts: Set<String>
  var start: XValue
  var end: XValue
  /// Whether it begins at the last mark before it, or at its first number, and says "from": so do groups that are told by
  /// their moves.
  var isClimb = false
  var marks: [Mark] = []
}

extension Scene {
  /// Every way of telling from where to where the group of one series goes.
  var groupSpans: [GroupSpan] {
    guard let row, let first = marks.first, let last = marks.last else { return [] }
    let (starts, ends) = ([first.x] + hidden.before, [last.x] + hidden.after)
    let plain = starts.flatMap { start in
      ends.map { end in
        let texts = groupName.map { [$0] } ?? spanTexts(start, end).union(groundNames(around: [first.x, last.x]))
        return GroupSpan(texts: named(texts, row), start: start, end: end)
      }
    }
    return plain + climbSpans(of: row, from: first, to: last)
  }

  /// Whether the only series is in one level or another from the beginning of X to its end.
  private var areStates: Bool {
    guard evidence.kind == "event", evidence.rows.count == 1, chart.window == nil, let row = evidence.rows.first,
      case .instants(let from, let to) = chart.xAxis.domain
    else { return false }
    let ends = row.marks.map { ($0.x.start ?? to, $0.x.end ?? from) }.sorted { $0.0 < $1.0 }
    let covered = ends.reduce(0.0) { $0 + Double($1.1.microseconds - $1.0.microseconds) }
    let whole = Double(to.microseconds - from.microseconds)
    return zip(ends, ends.dropFirst()).allSatisfy { $0.1 <= $1.0 } && abs(covered - whole) <= whole * 0.02
  }

  /// The names of stretches of X that are shaded behind some places.
  func groundNames(around xs: [XValue]) -> Set<String> {
    let found = chart.rules.filter { rule in
      switch rule.place {
      case .x(.bin(let from, let to)): xs.allSatisfy { (from...to).contains($0.middle) }
      case .x(.interval(let from, let to)):
        xs.allSatisfy {
          ($0.start ?? to).microseconds >= from.microseconds && ($0.start ?? to).microseconds <= to.microseconds
        }
      default: false
      }
    }
    return Set(found.compactMap { ($0.author?.label ?? $0.name).written })
  }

  private func climbSpans(of row: Row, from first: Mark, to last: Mark) -> [GroupSpan] {
    let all = evidence.allMarks(of: row)
    guard groupName == nil, let from = all.firstIndex(where: { $0.id == first.id }),
      let to = all.firstIndex(where: { $0.id == last.id })
    else { return [] }
    let number = (from...to).first { all[$0].value.number != nil && !all[$0].isHidden }
    var starts = [from, number ?? from]
    var before = from - 1
    while before >= 0 {
      starts.append(before)
      if !all[before].isHidden { break }
      before -= 1
    }
    let ends = [last.x] + hidden.after
    return Set(starts).sorted().flatMap { start in
      ends.map { end in
        let text = places.opened(all[start].x, end)
        return GroupSpan(
          texts: named([withXUnit(text, end)], row), start: all[start].x, end: end, isClimb: true,
          marks: all[start...to].filter { !$0.isHidden })
      }
    }
  }

  /// What lies between two places, with the unit of X where they are numbers.
  func spanTexts(_ start: XValue, _ end: XValue) -> Set<String> {
    Set(places.groupTexts(start, end, untilEnd: areStates).map { withXUnit($0, end) })
  }

  private func withXUnit(_ text: String, _ end: XValue) -> String {
    switch end {
    case .number(let number), .bin(_, let number): places.withUnit(text, isOne: abs(number) == 1)
    default: text
    }
  }

  private func named(_ texts: Set<String>, _ row: Row) -> Set<String> {
    row.name.isEmpty ? texts : Set(texts.map { book.say("labels.in-series", ["series": row.name, "x": $0]) })
  }

  // MARK: What is left to say

  /// What a group must still say of its lowest and its highest number, where they lie beyond others.
  func beyond(_ numbers: [Double], ends: [Double] = []) -> [String] {
    guard let low = numbers.min(), let high = numbers.max(), !Evidence.areEqual(low, high) else { return [] }
    let say = { (key: String, number: Double) in
      book.say(key, ["number": places.digits(number, chart.yAxis.decimals)])
    }
    let isLow = !ends.contains { Evidence.areEqual($0, low) }
    let isHigh = !ends.contains { Evidence.areEqual($0, high) }
    return (isLow ? [say(extremeKeys.low, low)] : []) + (isHigh ? [say(extremeKeys.high, high)] : [])
  }

  /// Lower values that are drawn higher are called small.
  var extremeKeys: (low: String, high: String) {
    let isTurned = chart.yAxis.isReversed && chart.orientation == .vertical && !evidence.isHeatMap
    return isTurned ? ("groups.smallest", "groups.largest") : ("groups.lowest", "groups.highest")
  }

  /// Takes away what a claim was owed, whatever number it says.
  mutating func settle(_ key: String) {
    let start = book.say(key, ["number": "", "value": ""])
    owed.removeAll { $0.hasPrefix(start) }
  }

  /// Whether the text would be longer than a group may be if it said all that it owes.
  var leavesOutForLength: Bool { length + owed.reduce(0) { $0 + $1.count + 2 } > Self.longestGroup }

  /// The most characters of a group: science and lint, 1.4.
  static let longestGroup = 150

  // MARK: Gaps

  /// The states without a value, in the order in which they are told.
  static let gapStates: [(key: String, holds: @Sendable (MarkValue) -> Bool)] = [
    ("groups.without-data", { $0 == .empty }), ("groups.without-value", { $0 == .missing }),
    ("groups.not-a-number", { $0 == .notANumber }),
    ("groups.infinite", { if case .infinite = $0 { true } else { false } }),
  ]

  func gapClause(_ key: String, _ count: Int) -> String {
    book.say(key, count: count, ["marks": gapMarks(count)])
  }

  /// So many marks without a value; places where buckets are not all filled.
  func gapMarks(_ count: Int) -> String {
    book.say("marks." + (isSparse ? "number" : evidence.kind), count: count)
  }

  /// What must be said of marks without a value.
  func gapClauses(_ values: [MarkValue]) -> [String] {
    Self.gapStates.compactMap { key, holds in
      let count = values.count(where: holds)
      return count > 0 ? gapClause(key, count) : nil
    }
  }

  func isGapCount(_ claim: Claim, _ count: Int) -> Bool {
    count > 0 && claim["marks"] == gapMarks(count) && claim.form == (count == 1 ? "one" : "other")
  }

  /// A selection tells what is empty, and what has no value for whatever reason.
  func selectedGapProblem(_ claim: Claim, _ key: String) -> String? {
    let isEmpty = key == "groups.without-data"
    let isKnown = isEmpty || key == "groups.without-value"
    let count = values.count { isEmpty ? $0 == .empty : !$0.isPresent && $0 != .empty }
    return unless(isKnown && count > 0 && claim["marks"] == gapMarks(count), "there are \(count)")
  }

  /// Whether the only number of a group stands at both of its ends, or stands for points.
  var isOneValue: Bool {
    guard numbers.count == 1, let x = marks.first(where: { $0.value.number != nil })?.x else { return false }
    return heard.contains("groups.points") || starts.contains(x) && ends.contains(x)
  }
}

extension PlaceTexts {
  /// From one place to another as moves are told: of stretches, from when one begins to when another does.
  fileprivate func opened(_ first: XValue, _ last: XValue) -> String {
    guard isStretch, let from = first.start, let to = last.start else { return range(first, last, opening: true) }
    return range(.instant(from), .instant(to), opening: true)
  }
}

extension XValue {
  /// Where it stands along numbers; not a number where it does not.
  fileprivate var middle: Double {
    switch self {
    case .number(let number): number
    case .bin(let from, let to): (from + to) / 2
    default: .nan
    }
  }
}
