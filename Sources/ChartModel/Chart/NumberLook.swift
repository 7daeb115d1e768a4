/// What the format of an axis makes of its numbers; the numbers themselves stay those of the data.
public enum NumberLook: Sendable, Hashable {
  /// Numbers as they are.
  case plain
  /// Parts of one, which are shown as percent: 0.34 is 34 percent, as the formats `%` and `p` of d3 have it.
  case percent
  /// Amounts of dollars, as the symbol `$` of d3 in its own locale has it.
  case dollars
  /// Whole numbers without a separator of thousands, as the format `d` of d3 has them: along an axis, years.
  case digits
  /// Numbers as on a clock, where one is so many of the sixtieths behind the colon: with 1, as of seconds, 297 is 4:57; with 60, as of
  /// hours, 15.5 is 15:30.
  case clock(sixtieths: Int)

  /// By how many places the decimal point moves to the right where a number is told.
  public var shift: Int { self == .percent ? 2 : 0 }
  /// The unit that the format names; `nil` where it names none.
  public var unit: String? {
    switch self {
    case .plain, .digits, .clock: nil
    case .percent: "percent"
    case .dollars: "dollar"
    }
  }
}
