/// Finds powers of ten behind numbers: `3 times 10 to the power of minus 8`.
struct PowersOfTen {
  private let tokens: LabelTokens
  private let phrases: [Range<Int>]

  init(_ tokens: LabelTokens) {
    self.tokens = tokens
    phrases = tokens.places(of: .power)
  }

  /// What a number is multiplied by, and the token behind the exponent; `nil` where no power stands behind it.
  func behind(_ number: Int) -> (multiple: Double, end: Int)? {
    guard let phrase = phrases.first(where: { $0.lowerBound == number + 3 }),
      tokens.token(number + 2)?.number?.value == 10
    else { return nil }
    let isBelowZero = tokens.isIn(.minus, phrase.upperBound)
    let place = isBelowZero ? phrase.upperBound + 1 : phrase.upperBound
    guard let exponent = tokens.token(place)?.number?.value, exponent <= 400, let whole = Int(exactly: exponent),
      let multiple = Double("1e\(isBelowZero ? "-" : "")\(whole)")
    else { return nil }
    return (multiple, place + 1)
  }

  /// Whether a token is the ten or the exponent of a power.
  func isInside(_ place: Int) -> Bool {
    phrases.contains { phrase in
      let ten = phrase.lowerBound - 1
      return behind(ten - 2).map { (ten..<$0.end).contains(place) } ?? false
    }
  }
}
