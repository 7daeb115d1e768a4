/// The decimal digits of a number, so that it is rounded as a person would: 2.675 to two places is 2.68.
///
/// The digits are the shortest that tell the number from all other doubles, as Swift prints it.
struct DecimalDigits: Equatable {
  var isNegative: Bool
  /// Digits from the most significant on, without zeros in front.
  var digits: [UInt8]
  /// How many of them stand before the decimal point; negative where zeros follow the point first.
  var point: Int

  /// The digits of a finite number.
  init(_ value: Double) {
    isNegative = value < 0
    digits = []
    point = 0
    // A double has at most 17 digits, or 16 zeros before its point.
    digits.reserveCapacity(20)
    var hasPoint = false
    var exponent: (value: Int, isNegative: Bool)?
    for byte in value.magnitude.description.utf8 {
      switch byte {
      case UInt8(ascii: "e"): exponent = (0, false)
      case UInt8(ascii: "-"): exponent?.isNegative = true
      case UInt8(ascii: "."): hasPoint = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = byte - UInt8(ascii: "0")
        if let known = exponent { exponent?.value = known.value * 10 + Int(digit) } else { digits.append(digit) }
        if exponent == nil, !hasPoint { point += 1 }
      default: break
      }
    }
    if let exponent { point += exponent.isNegative ? -exponent.value : exponent.value }
    trim()
  }

  /// Whether it has five digits and more, and of them two and more behind the point.
  var isLong: Bool { digits.count >= 5 && digits.count - point >= 2 }

  /// Whether the number is zero.
  var isZero: Bool { digits.isEmpty }

  /// The same number with at most so many decimals, halves away from zero.
  func rounded(toDecimals decimals: Int) -> DecimalDigits {
    rounded(toDigits: point + decimals)
  }

  /// The same number with at most so many significant digits, halves away from zero.
  func rounded(toDigits count: Int) -> DecimalDigits {
    guard count < digits.count else { return self }
    var result = self
    guard count >= 0 else {
      result.digits = []
      result.trim()
      return result
    }
    let roundsUp = digits[count] >= 5
    result.digits = Array(digits[..<count])
    if roundsUp { result.increment() }
    result.trim()
    return result
  }

  private mutating func increment() {
    var place = digits.count - 1
    while place >= 0, digits[place] == 9 {
      digits[place] = 0
      place -= 1
    }
    if place >= 0 {
      digits[place] += 1
    } else {
      digits.insert(1, at: 0)
      point += 1
    }
  }

  private mutating func trim() {
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point -= zeros
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { (point, isNegative) = (0, false) }
  }

  /// The digits before the point, at least one.
  var wholePart: String {
    guard point > 0 else { return "0" }
    return text(of: 0..<point)
  }

  /// The digits after the point, none for a whole number.
  var fraction: String {
    guard digits.count > point else { return "" }
    return String(repeating: "0", count: max(-point, 0)) + text(of: max(point, 0)..<digits.count)
  }

  private func text(of range: Range<Int>) -> String {
    String(unsafeUninitializedCapacity: range.count) { bytes in
      for (offset, place) in range.enumerated() {
        bytes[offset] = UInt8(ascii: "0") + (place < digits.count ? digits[place] : 0)
      }
      return range.count
    }
  }
}
