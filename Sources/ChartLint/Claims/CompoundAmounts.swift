/// Joins what is said in two units of one dimension: "7 hours, 30 minutes", "an hour and 45 minutes", "5 feet 10 inches".
struct CompoundAmounts {
  let tokens: LabelTokens

  private static let dimensions: Set = ["time", "length", "mass"]

  /// The numbers with such pairs as one, in the smaller unit.
  func joined(_ numbers: [ClaimNumber]) -> [ClaimNumber] {
    guard numbers.contains(where: { $0.unit.map { Self.dimensions.contains($0.dimension) } ?? false }) else {
      return numbers
    }
    return numbers.reduce(into: []) { all, number in
      if let last = all.last, let sum = sum(last, number) {
        all[all.count - 1] = sum
      } else {
        all.append(withOne(number) ?? number)
      }
    }
  }

  private func sum(_ first: ClaimNumber, _ second: ClaimNumber) -> ClaimNumber? {
    guard let unit = first.unit, first.multiple == 1, first.value >= 0, first.value == first.value.rounded(),
      !tokens.isWord(first.tokens.lowerBound - 1, "between"), isLinked(end(first), to: second)
    else { return nil }
    return sum(first.value, unit, second, from: first.tokens.lowerBound, at: first.range.lowerBound)
      .map { first.isAbout && !second.isAbout ? Self.rounded($0) : $0 }
  }

  /// "An hour and 45 minutes", "one hour 45 minutes": a one in words is no number of its own.
  private func withOne(_ number: ClaimNumber) -> ClaimNumber? {
    let before = number.tokens.lowerBound - 1
    let noun = tokens.isWord(before, "and") ? before - 1 : before
    guard tokens.isKind(.word, noun), ["a", "an", "one"].contains(where: { tokens.isWord(noun - 1, $0) }),
      let unit = ClaimUnits.english.units[tokens.characters(of: tokens.tokens[noun]).lowercased()]
    else { return nil }
    return sum(1, unit, number, from: noun - 1, at: tokens.tokens[noun - 1].range.lowerBound)
  }

  private func sum(
    _ value: Double, _ unit: UnitMeaning, _ second: ClaimNumber, from start: Int, at place: Int
  ) -> ClaimNumber? {
    guard let smaller = second.unit, unit.dimension == smaller.dimension, Self.dimensions.contains(unit.dimension),
      smaller.scale < unit.scale, second.multiple == 1, second.value >= 0,
      second.value * smaller.scale < unit.scale
    else { return nil }
    var sum = second
    sum.value += value * unit.scale / smaller.scale
    sum.tolerance = second.isAbout ? second.tolerance : min(second.tolerance, 0.5)
    sum.tokens = start..<second.tokens.upperBound
    sum.range = place..<second.range.upperBound
    return sum
  }

  private static func rounded(_ number: ClaimNumber) -> ClaimNumber {
    var number = number
    (number.isAbout, number.tolerance) = (true, number.tolerance * 2)
    return number
  }

  /// Whether nothing but "and" or a comma stands between two amounts; a comma only where the claim ends behind them, as
  /// "7 hours, 30 minutes more than on Sunday" are two.
  private func isLinked(_ end: Int, to second: ClaimNumber) -> Bool {
    switch second.tokens.lowerBound - end {
    case 0: true
    case 1: tokens.isWord(end, "and") || tokens.isSign(0x2C, end) && tokens.isBreak(self.end(second))
    case 2: tokens.isSign(0x2C, end) && tokens.isWord(end + 1, "and")
    default: false
    }
  }

  private func end(_ number: ClaimNumber) -> Int {
    number.tokens.upperBound + (number.noun.map { $0.split(separator: " ").count } ?? 0)
  }
}
