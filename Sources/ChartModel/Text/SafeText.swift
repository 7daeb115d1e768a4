extension Unicode.Scalar {
  /// Whether a terminal may obey this character instead of showing it, or shows nothing at all of it: controls, line
  /// separators, direction overrides, and what nobody sees.
  ///
  /// Joiners and direction marks, without which words are written wrong, are not among them; zero-width spaces are, though
  /// Thai and Khmer may break lines at them.
  public var disturbsTerminals: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    // Zero-width spaces, invisible operators, deprecated formats, and notes between lines: two names that differ in one of
    // them look the same.
    case 0x200B, 0x2060...0x2064, 0x206A...0x206F, 0xFFF9...0xFFFB, 0xE0001: true
    default: isNoncharacter
    }
  }

  private var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) }

  /// Whether it is a letter that nobody sees, of which the flags of England, Scotland and Wales are spelled.
  fileprivate var isTag: Bool { (0xE0020...0xE007F).contains(value) }
}

extension StringProtocol {
  /// The text with every character that a terminal might obey, or that nobody would see, shown as an escape.
  ///
  /// ```swift
  /// "a\u{1B}[31m\n".escapingControls  // #"a\u{1B}[31m\n"#
  /// ```
  public var escapingControls: String {
    guard unicodeScalars.contains(where: { $0.disturbsTerminals || $0.isTag }) else { return String(self) }
    var text = ""
    var isInFlag = false
    for scalar in unicodeScalars {
      isInFlag = scalar == "\u{1F3F4}" || isInFlag && scalar.isTag
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.disturbsTerminals || scalar.isTag && !isInFlag:
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
