/// The digits of base 64 (RFC 4648), each of which is six bits.
package enum Base64Digits {
  /// The bytes that digits without padding stand for, left-over bits not counted; `nil` where something else is among them.
  ///
  /// ```swift
  /// Base64Digits.bytes("VFppZg".utf8)  // the bytes of "TZif"
  /// ```
  package static func bytes(_ digits: some Collection<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 4 &* 3 &+ 2)
    var (bits, count) = (0, 0)
    for digit in digits {
      guard let value = value(of: digit) else { return nil }
      bits = bits << 6 | Int(value)
      count &+= 6
      guard count >= 8 else { continue }
      count &-= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return bytes
  }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit &- UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit &- UInt8(ascii: "a") &+ 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit &- UInt8(ascii: "0") &+ 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
