/// Turns the inside of a JSON string into the text that it means.
package enum JSONStrings {
  /// Writes the text as UTF-8. Lone surrogates and U+0000 become U+FFFD.
  package static func decode(_ text: Bytes, into scratch: inout [UInt8]) {
    scratch.removeAll(keepingCapacity: true)
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "\\") else {
        scratch.append(text[index])
        index += 1
        continue
      }
      if text[index + 1] == UInt8(ascii: "u") {
        index += decodeUnit(text, at: index, into: &scratch)
      } else {
        scratch.append(plainEscape(text[index + 1]) ?? text[index + 1])
        index += 2
      }
    }
  }

  /// The text as a `String`.
  package static func text(of value: JSONValue, in bytes: Bytes) -> String {
    guard value.kind == .escapedString else { return bytes[value.text].text }
    var scratch: [UInt8] = []
    decode(bytes[value.text], into: &scratch)
    return String(decoding: scratch, as: UTF8.self)
  }

  private static func plainEscape(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    case .quote, UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    default: nil
    }
  }

  /// The UTF-16 unit of four hexadecimal digits; nil where there are none.
  static func unit(_ text: Bytes, at index: Int) -> UInt32? {
    var unit: UInt32 = 0
    for place in index..<index + 4 {
      let letter = text[place] | 0x20
      if text[place].isDigit {
        unit = unit << 4 | UInt32(text[place].digit)
      } else if letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "f") {
        unit = unit << 4 | UInt32(letter - UInt8(ascii: "a") + 10)
      } else {
        return nil
      }
    }
    return unit
  }

  /// Writes the character of `\uXXXX`, or of a pair of them; how many bytes of text that took.
  private static func decodeUnit(_ text: Bytes, at index: Int, into scratch: inout [UInt8]) -> Int {
    var value = unit(text, at: index + 2) ?? 0xFFFD
    var length = 6
    if (0xD800..<0xDC00).contains(value), text[index + 6] == UInt8(ascii: "\\"), text[index + 7] == UInt8(ascii: "u"),
      let second = unit(text, at: index + 8), (0xDC00..<0xE000).contains(second)
    {
      value = 0x10000 + ((value - 0xD800) << 10) + (second - 0xDC00)
      length = 12
    }
    let scalar = value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
    scratch.append(contentsOf: String(scalar).utf8)
    return length
  }
}
