/// The escapes of property lists: `\n`, `\"`, `\U00e9`, `\351`.
enum StringsEscapes {
  static func text(of bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var rest = bytes
    while let slash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      text += String(decoding: rest[..<slash], as: UTF8.self)
      rest = rest[(slash + 1)...]
      text += unescaped(&rest)
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  /// What an escape stands for, whose backslash is passed; other characters stand for themselves.
  private static func unescaped(_ rest: inout ArraySlice<UInt8>) -> String {
    guard let first = rest.first else { return "" }
    if first == UInt8(ascii: "u") || first == UInt8(ascii: "U") { return unicode(&rest) }
    if (0x30...0x37).contains(first) { return octal(&rest) }
    guard let control = controls[first] else { return "" }
    rest = rest.dropFirst()
    return control
  }

  private static let controls: [UInt8: String] = [
    UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t", UInt8(ascii: "r"): "\r", UInt8(ascii: "\""): "\"",
    UInt8(ascii: "\\"): "\\", UInt8(ascii: "'"): "'",
  ]

  /// Up to four digits of a unit of UTF-16; two such escapes make a character beyond the first 65,536.
  private static func unicode(_ rest: inout ArraySlice<UInt8>) -> String {
    guard let first = unit(&rest) else { return "" }
    var units = [first]
    var following = rest
    if UTF16.isLeadSurrogate(first), following.popFirst() == UInt8(ascii: "\\"), let second = unit(&following) {
      units.append(second)
      rest = following
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func unit(_ rest: inout ArraySlice<UInt8>) -> UInt16? {
    guard let letter = rest.first, letter | 0x20 == UInt8(ascii: "u") else { return nil }
    let digits = rest.dropFirst().prefix(4).prefix { Unicode.Scalar($0).properties.isASCIIHexDigit }
    rest = rest[digits.endIndex...]
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private static func octal(_ rest: inout ArraySlice<UInt8>) -> String {
    let digits = rest.prefix(3).prefix { (0x30...0x37).contains($0) }
    rest = rest[digits.endIndex...]
    let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 8)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
  }
}
