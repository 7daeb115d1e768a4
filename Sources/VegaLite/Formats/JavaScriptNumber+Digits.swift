/// `toFixed`, `toExponential`, `toPrecision` and `toString(radix)` of JavaScript, for numbers that are not negative.
extension JavaScriptNumber {
  static func fixed(_ number: Double, decimals: Int) -> String {
    guard number < 1e21, !number.isNaN else { return text(number) }
    var exact = ExactDecimal(number)
    exact.round(toDigits: exact.point + decimals)
    let whole = exact.point > 0 ? digits(exact, 0..<exact.point) : "0"
    guard decimals > 0 else { return whole }
    return whole + "." + digits(exact, exact.point..<exact.point + decimals)
  }

  /// - Parameter decimals: how many digits follow the first; as many as needed where it is `nil`.
  static func exponential(_ number: Double, decimals: Int?) -> String {
    guard number.isFinite else { return text(number) }
    let (coefficient, exponent) = coefficient(number, decimals: decimals)
    let mantissa = coefficient.count > 1 ? coefficient.prefix(1) + "." + coefficient.dropFirst() : coefficient[...]
    return mantissa + "e" + (exponent < 0 ? "-" : "+") + String(abs(exponent))
  }

  /// The digits of a finite number without a point, and the power of ten of the first.
  static func coefficient(_ number: Double, decimals: Int?) -> (digits: String, exponent: Int) {
    guard number != 0 else { return (String(repeating: "0", count: 1 + (decimals ?? 0)), 0) }
    guard let decimals else {
      let (digits, point) = shortest(number)
      return (digits, point - 1)
    }
    var exact = ExactDecimal(number)
    exact.round(toDigits: decimals + 1)
    return (digits(exact, 0..<decimals + 1), exact.point - 1)
  }

  static func precise(_ number: Double, digits count: Int) -> String {
    guard number.isFinite else { return text(number) }
    let (digits, exponent) = coefficient(number, decimals: count - 1)
    if exponent < -6 || exponent >= count {
      let mantissa = count > 1 ? digits.prefix(1) + "." + digits.dropFirst() : digits[...]
      return mantissa + "e" + (exponent < 0 ? "-" : "+") + String(abs(exponent))
    }
    if exponent == count - 1 { return digits }
    if exponent >= 0 { return digits.prefix(exponent + 1) + "." + digits.dropFirst(exponent + 1) }
    return "0." + String(repeating: "0", count: -exponent - 1) + digits
  }

  /// A whole number to another base.
  static func whole(_ number: Double, radix: Int) -> String {
    guard number.isFinite else { return text(number) }
    if let whole = UInt64(exactly: number) { return String(whole, radix: radix) }
    var rest = number
    var digits: [String] = []
    let base = Double(radix)
    while rest >= 1 {
      digits.append(String(integer(rest.truncatingRemainder(dividingBy: base), in: 0...radix), radix: radix))
      rest = (rest / base).rounded(.down)
    }
    return digits.reversed().joined()
  }

  private static func digits(_ exact: ExactDecimal, _ places: Range<Int>) -> String {
    String(decoding: places.map { 48 + exact[$0] }, as: UTF8.self)
  }
}
