/// A number of a text as a claim has it: with its multiple, its unit, and how exactly it is shown.
struct ClaimNumber: Sendable {
  /// What it is worth, with its multiple.
  var value: Double
  /// How far the truth may lie from it: half a unit of its last shown digit, trailing zeros of whole numbers being rounded.
  var tolerance: Double
  /// Its tokens, with "minus" and multiple and without unit.
  var tokens: Range<Int>
  /// Where its digits stand, in bytes.
  var range: Range<Int>
  /// Its unit, where the table of units knows it.
  var unit: UnitMeaning?
  /// The words of its unit or of what it counts, in lower case: `steps`.
  var noun: String?
  /// Whether its noun is the unit of the Y axis as its author writes it.
  var isOwnUnit = false
  /// What its digits are multiplied by: 1,000,000 in `1.2 million`.
  var multiple = 1.0
  /// Whether a word says that it is rounded.
  var isAbout = false
  /// Whether it is written in words.
  var isSpelled = false

  var isPercent: Bool { unit?.dimension == "share" }

  /// Whether it says a value, within how exactly it is shown.
  func says(_ truth: Double) -> Bool { abs(value - truth) <= tolerance + 1e-9 * max(abs(truth), abs(value)) }

  /// Half a unit of the last digit that is shown.
  static func tolerance(_ number: LabelToken.Number, multiple: Double) -> Double {
    var unit = multiple
    for _ in 0..<min(number.decimals, 30) { unit /= 10 }
    var rest = abs(number.value)
    if number.decimals == 0, multiple == 1 {
      while rest >= 10, rest < 1e18, rest.truncatingRemainder(dividingBy: 10) == 0 {
        rest /= 10
        unit *= 10
      }
    }
    return unit / 2
  }
}
