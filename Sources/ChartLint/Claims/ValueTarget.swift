/// The values that a number of a clause may be.
struct ValueTarget: Sendable {
  /// Those of the marks that the clause speaks of.
  private(set) var truths: [Double] = []
  /// What may be said instead: sums, means, differences.
  private(set) var others: [Double] = []
  /// Whether a number that is none of them is wrong for certain.
  private(set) var isSure = false
  /// Whether the clause names the one place.
  private(set) var isOnePlace = false
  /// The "between" of a claim that is of nothing but the least and the greatest value.
  private(set) var between: Int?

  init(_ index: Int, _ numbers: [ClaimNumber], _ clause: Clause, _ claims: Claims, _ label: LintedLabel) {
    let series = Self.series(index, numbers, clause, claims)
    let isList = clause.allPlaces.count == numbers.count && numbers.count > 1
    let named = isList ? clause.allPlaces : clause.allPlaces.filter { !ChangeEnds.isBase($0, label) }
    let mention = Self.mention(index, numbers, named)
    // A place that the data does not have has no value to hold a number against.
    if let mention, mention.places.isEmpty || Self.isElsewhere(mention, numbers[index], clause, label) { return }
    let isOverAll = clause.places.isEmpty && Self.countsAll(clause, claims, label)
    let places =
      isOverAll ? nil : mention?.places ?? (named.isEmpty ? claims.data.focusPlaces : named.flatMap(\.places))
    let marks = claims.data.marks(at: places, of: series)
    let values = marks.compactMap(\.value)
    let isLimit = mention.map { Self.isLimit($0, label) } ?? false
    isOnePlace = places?.count == 1 && !isLimit
    if isOnePlace {
      onePlace(values, marks, claims, label)
      // "3,000 steps, down from 7,600": what was before.
      if Self.end(numbers[index], numbers, clause) == false { others += claims.data.values() }
    } else if let end = Self.rangeEnd(index, numbers, label), values.count > 1, places != nil || series != nil {
      range(end, numbers[end ? index - 1 : index + 1], values)
      others += Self.inner(places ?? []).map { claims.data.values(at: $0, of: series) }
        .compactMap { end ? $0.max() : $0.min() }
      let (low, high) = (numbers[end ? index - 1 : index], numbers[end ? index : index + 1])
      between = Self.isNamed(before: low, clause, label) ? Self.wholeRange(low, high, label) : nil
    } else if let end = Self.end(numbers[index], numbers, clause), values.count > 1, Set(marks.map(\.series)).count == 1
    {
      change(end, values, marks, clause, places != nil || Self.isWhole(numbers, clause, series))
      if Self.followsPlaces(clause, claims) { isSure = false }
    } else {
      several(values, places != nil && (mention?.isStretch ?? true))
    }
  }

  private mutating func onePlace(_ values: [Double], _ marks: [ClaimData.Mark], _ claims: Claims, _ label: LintedLabel)
  {
    // A missing value that is said is another rule's.
    guard !values.isEmpty, values.count == marks.count || values.count > 1 else { return }
    truths = values
    isSure = true
    let sum = claims.data.values().reduce(0, +)
    others = [sum] + (values.count > 1 ? [values.reduce(0, +)] : [])
    if sum != 0 { others += values.map { 100 * $0 / sum } }
    // The distance from the goal.
    if let goal = label.context.goal { others += values.flatMap { [abs($0 - goal), goal, 100 * $0 / goal] } }
  }

  /// The first value behind "from", the last behind "to".
  private mutating func change(
    _ isLast: Bool, _ values: [Double], _ marks: [ClaimData.Mark], _ clause: Clause, _ isPlaced: Bool
  ) {
    guard let first = values.first, let last = values.last, let low = values.min(), let high = values.max() else {
      return
    }
    let end = isLast ? marks.last : marks.first
    truths = end?.value == nil ? [] : [isLast ? last : first]
    let isMoving = clause.has(anyOf: [.rise, .fall, .factor, .difference])
    others = (isMoving || isPlaced) && !clause.has(.partOfData) ? [low, high] : values + [low, high]
    isSure = isMoving || isPlaced
  }

  /// `between 3 and 9`: the least and the greatest value, or round numbers about all of them.
  private mutating func range(_ isHigh: Bool, _ other: ClaimNumber, _ values: [Double]) {
    guard let low = values.min(), let high = values.max() else { return }
    truths = [isHigh ? high : low]
    isSure = other.says(isHigh ? low : high)
  }

  private mutating func several(_ values: [Double], _ isAnchored: Bool) {
    guard let first = values.first, let last = values.last, let low = values.min(), let high = values.max() else {
      return
    }
    truths = values
    let sum = values.reduce(0, +)
    let sorted = values.sorted()
    let middle = (sorted[sorted.count / 2] + sorted[(sorted.count - 1) / 2]) / 2
    others = [sum, sum / Double(values.count), middle, abs(last - first), high - low, (high + low) / 2]
    isSure = isAnchored
  }

  // MARK: Which

  /// The series beside a number; of several numbers and as many series each has its own.
  private static func series(_ index: Int, _ numbers: [ClaimNumber], _ clause: Clause, _ claims: Claims) -> Int? {
    let number = numbers[index]
    let named = clause.series
    if let behind = named.first(where: { $0.tokens.lowerBound == number.tokens.upperBound }) { return behind.series }
    if let before = named.last(where: {
      $0.tokens.upperBound <= number.tokens.lowerBound && number.tokens.lowerBound - $0.tokens.upperBound <= 1
    }) {
      return before.series
    }
    if named.count == numbers.count, named.count > 1 { return named[index].series }
    return claims.series(of: clause)
  }

  /// The place of a number: of several numbers and as many places each has its own.
  private static func mention(_ index: Int, _ numbers: [ClaimNumber], _ named: [PlaceMention]) -> PlaceMention? {
    if named.count == numbers.count, named.count > 1 { return named[index] }
    return named.count == 1 ? named[0] : nil
  }

  /// Whether another verb stands between a number and the place: "from 40 to 420 and passed City bike in 2019".
  private static func isElsewhere(
    _ mention: PlaceMention, _ number: ClaimNumber, _ clause: Clause, _ label: LintedLabel
  ) -> Bool {
    guard number.tokens.upperBound <= mention.tokens.lowerBound else {
      // "To 447.3 in Q1, and grew to 561.4": the place is that of the number before it.
      return clause.numbers.contains { other in
        let distance = mention.tokens.lowerBound - other.tokens.upperBound
        return distance >= 0 && distance <= 3
      }
    }
    let subjects = clause.series.map(\.tokens) + clause.places.map(\.tokens) + clause.numbers.map(\.tokens)
    return (number.tokens.upperBound..<mention.tokens.lowerBound).contains { place in
      let next = label.tokens.isWord(place + 1, "the") ? place + 2 : place + 1
      return label.tokens.isWord(place, "and") && !subjects.contains { $0.lowerBound == next }
    }
  }

  /// Whether a place only bounds what is spoken of: "after June 3", "between midnight and 5 AM".
  private static func isLimit(_ mention: PlaceMention, _ label: LintedLabel) -> Bool {
    guard !mention.isStretch else { return false }
    let start = mention.tokens.lowerBound
    if label.tokens.isIn(.partOfData, start - 1) { return true }
    // "The week of June 2".
    if label.tokens.isWord(start - 1, "of"), label.tokens.isIn(.partOfData, start - 2) { return true }
    return label.tokens.isWord(start - 1, "and")
      && [2, 3, 4].contains { label.tokens.isWord(start - $0, "between") }
  }

  /// Whether a clause without a place stands behind one of its own: it may speak of the same stretch.
  private static func followsPlaces(_ clause: Clause, _ claims: Claims) -> Bool {
    clause.allPlaces.isEmpty && claims.places.contains { $0.tokens.upperBound <= clause.tokens.lowerBound }
  }

  /// Whether a clause counts all places of the data, as "225 tickets in the three seasons" does.
  private static func countsAll(_ clause: Clause, _ claims: Claims, _ label: LintedLabel) -> Bool {
    clause.numbers.contains { number in
      number.says(Double(claims.data.places.count))
        && (CountMismatch.isPlaceNoun(number.noun, label)
          || clause.places(of: .periodNoun).contains { $0.lowerBound == number.tokens.upperBound })
    }
  }

  /// Whether a number is the upper, `true`, or the lower of two with "between" before and "and" among them.
  private static func rangeEnd(_ index: Int, _ numbers: [ClaimNumber], _ label: LintedLabel) -> Bool? {
    func isPair(_ low: Int) -> Bool {
      guard numbers.indices.contains(low), numbers.indices.contains(low + 1) else { return false }
      let (start, end) = (numbers[low].tokens, numbers[low + 1].tokens)
      return label.tokens.isWord(start.lowerBound - 1, "between") && label.tokens.isWord(end.lowerBound - 1, "and")
    }
    return isPair(index) ? false : isPair(index - 1) ? true : nil
  }

  /// Neighbouring stretches share an end, whose value is told of one of them.
  private static func inner(_ places: [Int]) -> [[Int]] {
    [places.dropFirst(), places.dropLast(), places.dropFirst().dropLast()].map(Array.init)
  }

  /// The "between" behind a colon or a verb for a range, with a sign or nothing behind the greater number and its unit:
  /// "between 3 and 9 on most days" is another claim.
  private static func wholeRange(_ low: ClaimNumber, _ high: ClaimNumber, _ label: LintedLabel) -> Int? {
    let between = low.tokens.lowerBound - 1
    let end = high.tokens.upperBound + (high.noun.map { $0.split(separator: " ").count } ?? 0)
    let lead = label.tokens.token(between - 1).map { label.tokens.characters(of: $0).lowercased() } ?? ""
    let isLed = lead == ":" || label.words.frames.has(lead, in: .rangeVerb)
    // "Between 10 and 14, then 40" goes on.
    let goesOn = label.tokens.isIn(.part, end + 1) || label.tokens.isNumber(end + 1)
    return isLed && label.tokens.isBreak(end) && !(label.tokens.isSign(0x2C, end) && goesOn) ? between : nil
  }

  /// Whether nothing but names of the data, of the values and of places stands before a range, and no number behind it: "Earlier:
  /// between 3 and 9" and "between 3 and 9, then 20" are of a part.
  private static func isNamed(before low: ClaimNumber, _ clause: Clause, _ label: LintedLabel) -> Bool {
    guard clause.numbers.filter({ $0.tokens.lowerBound > low.tokens.lowerBound }).count == 1 else { return false }
    let y = [label.context.y?.name, label.context.y?.unit].compactMap { $0 }
    let named =
      (label.claims?.places ?? []).map(\.tokens) + (label.claims?.series ?? []).map(\.tokens)
      + y.flatMap { label.tokens.places(ofName: $0) }
    return (0..<(low.tokens.lowerBound - 1)).allSatisfy { place in
      named.contains { $0.contains(place) } || label.tokens.isBreak(place) || label.tokens.isOf(links, place)
        || label.tokens.token(place).map { !$0.classes.isDisjoint(with: links) || $0.number != nil } ?? false
        || label.words.frames.has(label.characters(at: place).lowercased(), in: .rangeVerb)
    }
  }

  private static let links: WordClasses = [WordClass.filler.set, WordClass.from.set, WordClass.to.set]

  /// Whether a clause says of one series, and of no part of it, from what to what it goes.
  private static func isWhole(_ numbers: [ClaimNumber], _ clause: Clause, _ series: Int?) -> Bool {
    series != nil && clause.places.isEmpty && !clause.isUnsure && numbers.count == 2
      && numbers.allSatisfy { end($0, numbers, clause) != nil } && !clause.series.isEmpty
  }

  /// Whether a number is the end of a change, `true`, or its start; `nil` for neither.
  private static func end(_ number: ClaimNumber, _ numbers: [ClaimNumber], _ clause: Clause) -> Bool? {
    for word in clause.words where word.tokens.upperBound == number.tokens.lowerBound {
      if word.list == .from { return false }
      if word.list == .to { return true }
    }
    return nil
  }
}
