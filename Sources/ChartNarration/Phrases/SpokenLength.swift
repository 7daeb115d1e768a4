/// Says how long something lasts, in at most two units: `5 hours, 30 minutes`, `1 day, 3 hours`.
struct SpokenLength {
  let voice: Voice

  private static let units: [(key: PhraseKey, microseconds: Int64)] = [
    (.lengthDay, 86_400_000_000), (.lengthHour, 3_600_000_000), (.lengthMinute, 60_000_000),
    (.lengthSecond, 1_000_000),
  ]

  /// A length in microseconds; where two units do not hold it, it is rounded and said to be about so long.
  func text(_ length: Int64) -> String {
    guard length >= 1_000_000, let first = Self.units.firstIndex(where: { length >= $0.microseconds }) else {
      return voice.say(.numberLessThan, ["number": voice.say(.lengthSecond, count: 1)])
    }
    let finest = Self.units[min(first + 1, Self.units.count - 1)].microseconds
    let (quotient, rest) = length.quotientAndRemainder(dividingBy: finest)
    let rounded = quotient + (rest > finest / 2 || rest * 2 == finest ? 1 : 0)
    let text = whole(rounded, of: finest, from: first)
    return rest == 0 ? text : voice.say(.numberAbout, ["number": text])
  }

  /// A count of whole days.
  func days(_ count: Int) -> String { voice.say(.lengthDay, count: count) }

  /// So many of the finest unit in the coarsest unit that holds them and the next; rounding may have filled a coarser.
  private func whole(_ count: Int64, of finest: Int64, from first: Int) -> String {
    // Dividing instead of multiplying: the length of all time is near the end of 64 bits.
    let isFilled = first > 0 && count >= Self.units[first - 1].microseconds / finest
    let unit = Self.units[isFilled ? first - 1 : first]
    let (large, small) = count.quotientAndRemainder(dividingBy: unit.microseconds / finest)
    let text = voice.say(unit.key, count: Int(large))
    guard small > 0, let next = Self.units.first(where: { $0.microseconds == finest }) else { return text }
    return voice.say(.lengthTwo, ["a": text, "b": voice.say(next.key, count: Int(small))])
  }
}
