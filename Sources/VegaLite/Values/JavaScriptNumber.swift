/// Numbers as JavaScript writes and reads them.
enum JavaScriptNumber {
  /// The shortest text that reads back as the same number; with an exponent from 1e21 on and below 1e-6 (ECMA-262,
  /// `Number::toString`).
  ///
  /// ```swift
  /// JavaScriptNumber.text(1e21)  // 1e+21
  /// JavaScriptNumber.text(-0.0)  // 0
  /// ```
  static func text(_ number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity" }
    if number == 0 { return "0" }
    if number == number.rounded(), abs(number) < 1e15, let whole = Int(exactly: number) { return String(whole) }
    let (digits, point) = shortest(abs(number))
    return (number < 0 ? "-" : "") + layOut(digits, point)
  }

  /// The shortest digits of a positive number, and where its decimal point is: 0.5 is `5` and 0, 12 is `12` and 2.
  static func shortest(_ number: Double) -> (digits: String, point: Int) {
    // Swift prints the shortest digits that read back as the same number, though it lays them out in its own way.
    let parts = number.description.split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let halves = (parts.first ?? "0").split(separator: ".", omittingEmptySubsequences: false)
    let whole = halves.first ?? ""
    let digits = whole + (halves.count > 1 ? halves[1] : "")
    let zeros = digits.prefix { $0 == "0" }.count
    var kept = digits.dropFirst(zeros)
    while kept.last == "0" { kept.removeLast() }
    return (String(kept), whole.count + exponent - zeros)
  }

  private static func layOut(_ digits: String, _ point: Int) -> String {
    let count = digits.count
    switch point {
    case count...21: return digits + String(repeating: "0", count: max(0, point - count))
    case 1...21: return digits.prefix(point) + "." + digits.dropFirst(point)
    case -5...0: return "0." + String(repeating: "0", count: -point) + digits
    default:
      let mantissa = count == 1 ? digits : digits.prefix(1) + "." + digits.dropFirst()
      return mantissa + "e" + (point > 0 ? "+" : "-") + String(abs(point - 1))
    }
  }

  /// What `Number(text)` gives.
  static func number(_ text: String) -> Double {
    let trimmed = JavaScriptText.trimmed(text)
    guard let first = trimmed.utf8.first else { return 0 }
    if first == UInt8(ascii: "0"), trimmed.utf8.count > 2, let radix = radix(trimmed) {
      return whole(trimmed.utf8.dropFirst(2), radix: radix) ?? .nan
    }
    switch trimmed {
    case "Infinity", "+Infinity": return .infinity
    case "-Infinity": return -.infinity
    default: return decimalLength(trimmed.utf8) == trimmed.utf8.count ? Double(trimmed) ?? .nan : .nan
    }
  }

  private static func radix(_ text: Substring) -> Double? {
    switch text.utf8.dropFirst().first {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): 16
    case UInt8(ascii: "o"), UInt8(ascii: "O"): 8
    case UInt8(ascii: "b"), UInt8(ascii: "B"): 2
    default: nil
    }
  }

  /// A number of digits to a base; `nil` where a character is none.
  static func whole(_ digits: some Collection<UInt8>, radix: Double) -> Double? {
    guard !digits.isEmpty else { return nil }
    var number = 0.0
    for byte in digits {
      guard let digit = digit(byte), Double(digit) < radix else { return nil }
      number = number * radix + Double(digit)
    }
    return number
  }

  /// The value of a digit up to base 36.
  static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 48
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 87
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 55
    default: nil
    }
  }

  /// How many bytes at the start are a decimal number with sign, point and exponent; 0 where none are.
  static func decimalLength(_ bytes: some BidirectionalCollection<UInt8>) -> Int {
    var rest = Array(bytes)[...]
    let total = rest.count
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
    var digits = skipDigits(&rest)
    if rest.first == UInt8(ascii: ".") {
      let point = rest
      rest.removeFirst()
      let decimals = skipDigits(&rest)
      if digits + decimals == 0 { rest = point }
      digits += decimals
    }
    guard digits > 0 else { return 0 }
    let mantissa = rest
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
      if skipDigits(&rest) == 0 { rest = mantissa }
    }
    return total - rest.count
  }

  private static func skipDigits(_ bytes: inout ArraySlice<UInt8>) -> Int {
    let count = bytes.prefix { (48...57).contains($0) }.count
    bytes.removeFirst(count)
    return count
  }

  /// The integer that bitwise operators see (`ToInt32`).
  static func int32(_ number: Double) -> Int32 { Int32(truncatingIfNeeded: modulo32(number)) }

  /// The same without a sign (`ToUint32`).
  static func uint32(_ number: Double) -> UInt32 { UInt32(truncatingIfNeeded: modulo32(number)) }

  private static func modulo32(_ number: Double) -> Int64 {
    guard number.isFinite else { return 0 }
    return Int64(exactly: number.rounded(.towardZero).truncatingRemainder(dividingBy: 4_294_967_296)) ?? 0
  }

  /// A number without its fraction, held between two ends; 0 for not-a-number (`ToIntegerOrInfinity`).
  static func integer(_ number: Double, in range: ClosedRange<Int>) -> Int {
    guard !number.isNaN else { return min(max(0, range.lowerBound), range.upperBound) }
    if number <= Double(range.lowerBound) { return range.lowerBound }
    if number >= Double(range.upperBound) { return range.upperBound }
    return Int(exactly: number.rounded(.towardZero)) ?? range.lowerBound
  }

  /// JavaScript's rounding: halves go up, also below zero.
  static func rounded(_ number: Double) -> Double {
    let down = number.rounded(.down)
    return number - down >= 0.5 ? down + 1 : number < 0 && down == 0 ? -0.0 : down
  }
}
