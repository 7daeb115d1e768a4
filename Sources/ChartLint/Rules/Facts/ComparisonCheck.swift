/// Holds what a sentence says of two series or places against the data.
struct ComparisonCheck {
  let claim: ComparisonClaim
  let reading: ClaimReading

  enum Verdict { case right, wrong, unsure }

  /// A pair of values that a claim is about.
  private typealias Pair = (first: Double, other: Double)

  func verdict() -> Verdict {
    if claim.kind == .passed { return claim.first.isSeries && claim.others.count == 1 ? passing() : .right }
    if claim.isSum { return claim.first.isSeries ? sums() : .unsure }
    let all = claim.others.map { claim.first.isSeries ? series(against: $0.index) : place(against: $0.index) }
    return all.contains(.wrong) ? .wrong : all.contains(.unsure) ? .unsure : .right
  }

  private func holds(_ pair: Pair) -> Bool { claim.kind == .less ? pair.first < pair.other : pair.first > pair.other }

  // MARK: Series

  /// The places that the sentence names, else the mark's, else all.
  private var scope: (places: [Int], isNamed: Bool)? {
    let mentions = reading.places(in: claim.sentence)
    guard mentions.allSatisfy({ !$0.places.isEmpty && !isLimit($0) }) else { return nil }
    if !mentions.isEmpty { return (mentions.flatMap(\.places), true) }
    if let focus = reading.data.focusPlaces { return (focus, focus.count == 1) }
    return (Array(reading.data.places.indices), false)
  }

  /// "Before 2021": the place only bounds what is spoken of.
  private func isLimit(_ mention: PlaceMention) -> Bool {
    !mention.isStretch && reading.tokens.isIn(.partOfData, mention.tokens.lowerBound - 1)
  }

  private func pairs(_ places: [Int], _ other: Int) -> [Pair] {
    guard let low = places.min(), let high = places.max() else { return [] }
    let (own, others) = (values(of: claim.first.index, low...high), values(of: other, low...high))
    return places.compactMap { place in own[place].flatMap { first in others[place].map { (first, $0) } } }
  }

  private func values(of series: Int, _ range: ClosedRange<Int>) -> [Int: Double] {
    var values: [Int: Double] = [:]
    for mark in reading.course(of: series, range) { values[mark.place] = mark.value }
    return values
  }

  private func series(against other: Int) -> Verdict {
    guard let scope else { return .unsure }
    let pairs = pairs(scope.places, other)
    guard !pairs.isEmpty else { return .right }
    let right = pairs.count(where: holds)
    if right == pairs.count { return .right }
    if right == 0 { return .wrong }
    if EveryStep(reading: reading).place(in: claim.sentence) != nil { return .wrong }
    // Overall the sums decide; that they do so is a guess.
    let sums: Pair = (pairs.reduce(0) { $0 + $1.first }, pairs.reduce(0) { $0 + $1.other })
    if holds(sums) { return .right }
    return reading.has(.overall, in: claim.sentence) ? .wrong : .unsure
  }

  private func sums() -> Verdict {
    guard let scope else { return .unsure }
    let pairs = scope.places.compactMap { place -> Pair? in
      let others = claim.others.compactMap { reading.value(of: $0.index, at: place) }
      guard let first = reading.value(of: claim.first.index, at: place), others.count == claim.others.count else {
        return nil
      }
      return (first, others.reduce(0, +))
    }
    let right = pairs.count(where: holds)
    return right == pairs.count ? .right : right == 0 ? .wrong : .unsure
  }

  // MARK: Places

  private func place(against other: Int) -> Verdict {
    let named = reading.series(in: claim.sentence).map(\.series)
    let series = named.isEmpty ? reading.data.focusSeries.map { [$0] } ?? Array(reading.data.series.indices) : named
    let pairs = series.compactMap { series -> Pair? in
      guard let first = reading.value(of: series, at: claim.first.index),
        let second = reading.value(of: series, at: other)
      else {
        return nil
      }
      return (first, second)
    }
    let right = pairs.count(where: holds)
    if right == pairs.count { return .right }
    return right == 0 ? .wrong : named.isEmpty ? .unsure : .wrong
  }

  // MARK: Passing

  /// The places where the first series is above the other for the first time after it was not.
  private func passing() -> Verdict {
    guard let other = claim.others.first, reading.isOrdered else { return .unsure }
    let places = Array(reading.data.places.indices)
    guard let last = places.last else { return .right }
    let (own, others) = (values(of: claim.first.index, 0...last), values(of: other.index, 0...last))
    let all = places.compactMap { place in
      own[place].flatMap { first in others[place].map { (place: place, isAbove: first > $0) } }
    }
    let crossings = zip(all, all.dropFirst()).filter { !$0.isAbove && $1.isAbove }.map { $1.place }
    let mentions = reading.places(in: claim.sentence)
    guard let named = mentions.last else { return crossings.isEmpty ? .wrong : .right }
    guard !named.places.isEmpty, mentions.count == 1 else { return .unsure }
    return crossings.contains(where: named.places.contains) ? .right : .wrong
  }
}
