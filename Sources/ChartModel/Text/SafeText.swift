extension Unicode.Scalar {
  /// Whether a terminal may obey this character instead of showing it: controls, line separators, direction overrides.
  public var disturbsTerminals: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}

extension StringProtocol {
  /// The text with every character that a terminal might obey shown as an escape.
  ///
  /// ```swift
  /// "a\u{1B}[31m\n".escapingControls  // #"a\u{1B}[31m\n"#
  /// ```
  public var escapingControls: String {
    guard unicodeScalars.contains(where: \.disturbsTerminals) else { return String(self) }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.disturbsTerminals:
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
