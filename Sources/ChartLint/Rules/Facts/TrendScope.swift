/// From where to where a clause says that values move.
struct TrendScope {
  let reading: ClaimReading
  let verb: Range<Int>
  let clause: Range<Int>
  /// Whether the verb tells of a way back from a low.
  let isBack: Bool
  /// What the whole sentence is about.
  let base: ClosedRange<Int>
  /// Where the clause before ended.
  let start: Int?
  let direction: TrendClaim.Direction
  let series: Int
  /// Whether another move of the same series follows.
  let next: Bool

  struct Found {
    var stretches: [ClosedRange<Int>]
    var end: Int?
    var base: ClosedRange<Int>
  }

  /// `nil` where the clause names a place that the data does not have, or only one value is there.
  func read() -> Found? {
    var mentions = reading.places(in: clause).filter { !isAside($0) }
    guard mentions.allSatisfy({ !$0.places.isEmpty }) else { return nil }
    var base = base
    // "In 2025, riders rose to 40 in June": the first is what all is about.
    if mentions.count > 1, let first = mentions.first, first.places.count > 1,
      first.tokens.upperBound <= verb.lowerBound,
      let span = span(first)
    {
      base = span
      mentions.removeFirst()
    }
    if direction == .peak {
      return Found(stretches: [base], end: mentions.first?.places.first ?? extreme(in: base), base: base)
    }
    return found(mentions, base).map(fromValue)
  }

  /// Of several stretches those that begin at the value behind "from", where some do.
  private func fromValue(_ found: Found) -> Found {
    guard found.stretches.count > 1, let number = number(behind: "from") else { return found }
    let fitting = found.stretches.filter { reading.value(of: series, at: $0.lowerBound) == number }
    var chosen = found
    if !fitting.isEmpty { chosen.stretches = fitting }
    return chosen
  }

  private func number(behind word: String) -> Double? {
    let tokens = reading.tokens
    return clause.first { tokens.isWord($0, word) && tokens.token($0 + 1)?.number != nil }
      .flatMap { tokens.token($0 + 1)?.number?.value }
  }

  private func found(_ mentions: [PlaceMention], _ base: ClosedRange<Int>) -> Found? {
    guard let first = mentions.first else { return unplaced(base) }
    if mentions.count > 1 {
      let all = mentions.flatMap(\.places)
      guard let low = all.min(), let high = all.max() else { return nil }
      return Found(stretches: [low...high], end: high, base: base)
    }
    guard let span = span(first) else { return nil }
    // "Rose overall" is about the ends, wherever a place is named; a value stays from one place to another.
    if reading.has(.overall, in: clause), !first.isStretch, span.count == 1 { return unplaced(base) }
    if direction == .level, span.count == 1, !isBound(first) {
      return Found(stretches: [], end: span.upperBound, base: base)
    }
    let before = first.tokens.lowerBound - 1
    if first.isStretch { return Found(stretches: [span], end: span.upperBound, base: base) }
    if begins(at: first) {
      // Of a mark the move ends there: "June 6: up from 7,200 on June 5".
      let focus = reading.data.focusPlaces.flatMap { $0.count == 1 ? $0.first : nil }
      let end = focus ?? base.upperBound
      return Found(stretches: closed(span.lowerBound, end), end: end, base: base)
    }
    if reading.tokens.isIn(.untilWord, before) {
      return Found(stretches: closed(start ?? base.lowerBound, span.upperBound), end: span.upperBound, base: base)
    }
    return Found(stretches: at(span, base), end: span.upperBound, base: span.count > 1 ? span : base)
  }

  /// Whether a place stands in an aside: "rose, with a dip in March".
  private func isAside(_ mention: PlaceMention) -> Bool {
    let place = mention.tokens.lowerBound
    guard place > verb.upperBound else { return false }
    let comma = (verb.upperBound..<place).last { reading.tokens.isSign(0x2C, $0) }
    return reading.tokens.isIn(.aside, comma.map { $0 + 1 } ?? verb.upperBound)
  }

  private func isBound(_ mention: PlaceMention) -> Bool {
    begins(at: mention) || reading.tokens.isIn(.untilWord, mention.tokens.lowerBound - 1)
  }

  /// Whether a place is where a move begins: "since June 6", "from 7,200 steps on June 6", "after the peak on June 6".
  private func begins(at mention: PlaceMention) -> Bool {
    let tokens = reading.tokens
    for place in stride(from: mention.tokens.lowerBound - 1, through: mention.tokens.lowerBound - 5, by: -1) {
      if tokens.isIn(.fromWord, place) { return true }
      if tokens.isIn(.untilWord, place) || tokens.isSign(0x2C, place) { return false }
    }
    return false
  }

  /// "in June": from the place before, or from where all begins; of several places, among them.
  private func at(_ span: ClosedRange<Int>, _ base: ClosedRange<Int>) -> [ClosedRange<Int>] {
    let end = span.upperBound
    if let start { return closed(start, end) + (span.count > 1 ? [span] : []) }
    let steps = closed(max(span.lowerBound - 1, 0), end)
    if span.count > 1 { return [span] + steps }
    return steps + closed(base.lowerBound, end)
  }

  /// A clause without a place ends where the next begins, at its value or at a turn, and else with the base.
  private func unplaced(_ base: ClosedRange<Int>) -> Found? {
    if start == nil, let focus = reading.data.focusPlaces, focus.count == 1, let place = focus.first {
      return Found(stretches: closed(place - 1, place), end: place, base: base)
    }
    let from = isBack ? start ?? lowest(in: base) : start ?? base.lowerBound
    let last = max(base.upperBound, from)
    let end = next ? target(in: from...last) ?? extreme(in: from...last) : last
    return Found(stretches: closed(from, end), end: end, base: base)
  }

  /// The place of the value behind "to".
  private func target(in range: ClosedRange<Int>) -> Int? {
    guard let number = number(behind: "to") else { return nil }
    return reading.course(of: series, range).first { $0.value == number }?.place
  }

  /// Where a move that another follows ends: at the highest or the lowest value.
  private func extreme(in range: ClosedRange<Int>) -> Int {
    let values = reading.course(of: series, range).compactMap { mark in mark.value.map { (mark.place, $0) } }
    let isLow = direction == .down || direction == .peak && reading.tokens.isWord(verb.lowerBound, "bottomed")
    return (isLow ? values.min { $0.1 < $1.1 } : values.max { $0.1 < $1.1 })?.0 ?? range.upperBound
  }

  private func lowest(in range: ClosedRange<Int>) -> Int {
    reading.course(of: series, range).filter { $0.value != nil }.min { ($0.value ?? 0) < ($1.value ?? 0) }?.place
      ?? range.lowerBound
  }

  private func span(_ mention: PlaceMention) -> ClosedRange<Int>? {
    guard let first = mention.places.min(), let last = mention.places.max() else { return nil }
    return first...last
  }

  private func closed(_ first: Int, _ last: Int) -> [ClosedRange<Int>] {
    let from = max(first, 0)
    return from < last ? [from...last] : []
  }
}
