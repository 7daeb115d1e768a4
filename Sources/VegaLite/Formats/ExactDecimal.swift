/// The decimal digits of a number, exactly: every `Double` has finitely many.
///
/// `toFixed`, `toPrecision` and `toExponential` of JavaScript round this value, halves away from zero; the shortest
/// digits would round twice (1.005 is below 1.005, so with two decimals it is 1.00).
struct ExactDecimal {
  /// The digits, 0 to 9, without leading zeros; empty for zero.
  private(set) var digits: [UInt8]
  /// Where the point is: 0.5 is `5` and 0, 12 is `12` and 2.
  private(set) var point: Int

  /// - Parameter number: finite; its sign does not count.
  init(_ number: Double) {
    let size = abs(number)
    guard size > 0, size.isFinite else {
      digits = []
      point = 0
      return
    }
    // number = mantissa × 2^exponent with a whole mantissa.
    let exponent = Int(size.exponent) - 52
    let mantissa = UInt64(exactly: size.significand * 0x1p52) ?? 0
    let trailing = mantissa.trailingZeroBitCount
    var whole = BigDecimalNumber(mantissa >> UInt64(trailing))
    let power = exponent + trailing
    whole.multiply(by: power < 0 ? 5 : 2, times: abs(power))
    // Where the power is negative: m / 2^k = m × 5^k / 10^k.
    digits = whole.digits
    point = digits.count + min(0, power)
    trim()
  }

  private mutating func trim() { while digits.last == 0 { digits.removeLast() } }

  /// Rounds to so many digits from the first one on; fewer than none leaves zero.
  mutating func round(toDigits count: Int) {
    guard count < digits.count else { return }
    let goesUp = count >= 0 && digits[count] >= 5
    digits = count > 0 ? Array(digits.prefix(count)) : []
    if goesUp { increment() }
    trim()
  }

  private mutating func increment() {
    var carried = 0
    while digits.last == 9 {
      digits.removeLast()
      carried += 1
    }
    if let last = digits.popLast() {
      digits.append(last + 1)
    } else {
      digits = [1]
      point += 1
    }
  }

  /// A digit counted from the first; 0 beyond.
  subscript(index: Int) -> UInt8 { digits.indices.contains(index) ? digits[index] : 0 }
}

/// A large whole number, as groups of nine decimal digits, the lowest first.
private struct BigDecimalNumber {
  private var groups: [UInt64]
  private static let base: UInt64 = 1_000_000_000

  init(_ number: UInt64) {
    groups = []
    var rest = number
    while rest > 0 {
      groups.append(rest % Self.base)
      rest /= Self.base
    }
  }

  mutating func multiply(by factor: UInt64, times: Int) {
    // 5^12 and 2^29 keep a group's product within 64 bits.
    let most = factor == 5 ? 12 : 29
    var left = times
    while left > 0 {
      let count = min(left, most)
      multiply(by: (0..<count).reduce(1) { power, _ in power * factor })
      left -= count
    }
  }

  private mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in groups.indices {
      let product = groups[index] * factor + carry
      groups[index] = product % Self.base
      carry = product / Self.base
    }
    if carry > 0 { groups.append(carry) }
  }

  var digits: [UInt8] {
    var digits: [UInt8] = []
    for (index, group) in groups.reversed().enumerated() {
      let text = String(group)
      let zeros = index == 0 ? 0 : 9 - text.utf8.count
      digits += Array(repeating: 0, count: zeros) + text.utf8.map { $0 - 48 }
    }
    return digits
  }
}
