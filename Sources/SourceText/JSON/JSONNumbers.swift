/// The numbers of JSON text.
package enum JSONNumbers {
  /// The number of a text that the grammar of RFC 8259 has accepted; what is too large is infinite, as in JavaScript.
  package static func value(_ text: Bytes) -> Double { plain(text) ?? Double(text.text) ?? .nan }

  /// A number of at most 15 digits without an exponent, which is what most are; `nil` for any other.
  private static func plain(_ text: Bytes) -> Double? {
    guard text.count <= 17 else { return nil }
    var (digits, count, scale) = (Int64(0), 0, 1.0)
    var hasPoint = false
    for byte in text.buffer {
      if byte.isDigit {
        digits = digits &* 10 &+ Int64(byte.digit)
        count &+= 1
        if hasPoint { scale *= 10 }
      } else if byte == UInt8(ascii: ".") {
        hasPoint = true
      } else if byte != UInt8(ascii: "-") {
        return nil
      }
    }
    guard count <= 15 else { return nil }
    // Digits and scale are exact, so the one rounding of the division is the correct one (Clinger 1990).
    let magnitude = Double(digits) / scale
    return text[0] == UInt8(ascii: "-") ? -magnitude : magnitude
  }
}
