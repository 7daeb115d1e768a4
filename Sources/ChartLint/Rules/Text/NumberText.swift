/// Numbers as people write them.
enum NumberText {
  /// Digits with a comma before each three.
  static func grouped(_ digits: some StringProtocol) -> String {
    let count = digits.count
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (count - place).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// A value with some decimals, from 0 to 9; `nil` for what has more than fifteen digits.
  static func rounded(_ value: Double, decimals: Int, dropsZeros: Bool = false) -> String? {
    let decimals = min(max(decimals, 0), 9)
    let scaled = (0..<decimals).reduce(abs(value)) { scaled, _ in scaled * 10 }.rounded()
    guard scaled < 1e15, let whole = Int(exactly: scaled) else { return nil }
    var digits = String(whole)
    digits = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
    var fraction = String(digits.suffix(decimals))
    while dropsZeros, fraction.hasSuffix("0") { fraction.removeLast() }
    let sign = value < 0 && whole > 0 ? "-" : ""
    return sign + grouped(digits.dropLast(decimals)) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// How many decimals show three digits that count.
  static func decimalsOfThreeDigits(_ value: Double) -> Int {
    var (decimals, rest) = (2, abs(value))
    while rest >= 10, decimals > 0 { (decimals, rest) = (decimals - 1, rest / 10) }
    while rest < 1, rest > 0, decimals < 9 { (decimals, rest) = (decimals + 1, rest * 10) }
    return decimals
  }
}
