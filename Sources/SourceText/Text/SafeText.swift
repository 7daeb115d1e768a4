extension Unicode.Scalar {
  /// Whether a terminal may obey this character instead of showing it, or shows nothing at all of it: controls, line
  /// separators, direction overrides, and what nobody sees.
  ///
  /// Joiners, soft hyphens, selectors of a letter's form and direction marks, without which words are written wrong, are not
  /// among them; zero-width spaces are, though Thai and Khmer may break lines at them.
  public var disturbsTerminals: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    // Zero-width spaces, invisible operators, deprecated formats, fillers, and notes between lines: two names that differ in
    // one of them look the same.
    case 0x200B, 0x2060...0x2064, 0x206A...0x206F, 0x3164, 0xFFA0, 0xFFF9...0xFFFB, 0xE0001: true
    default: isNoncharacter
    }
  }

  private var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) }

  /// Whether it is a letter that nobody sees, of which the flags of England, Scotland and Wales are spelled.
  package var isTag: Bool { (0xE0020...0xE007F).contains(value) }
}

extension StringProtocol {
  /// The text with every character that a terminal might obey, or that nobody would see, shown as an escape.
  ///
  /// ```swift
  /// "a\u{1B}[31m\n".escapingControls  // #"a\u{1B}[31m\n"#
  /// ```
  public var escapingControls: String { escaping { $0.disturbsTerminals || $0.isTag } }

  /// The text with letters that nobody sees shown as escapes, but for those that spell a flag.
  ///
  /// ```swift
  /// "a\u{E0041}".escapingTags  // #"a\u{E0041}"#
  /// ```
  package var escapingTags: String { escaping(\.isTag) }

  private func escaping(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isEscaped) else { return String(self) }
    var text = ""
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == TagFlag.black, let tags = TagFlag.tags(at: rest) {
        text.unicodeScalars.append(scalar)
        text.unicodeScalars.append(contentsOf: tags)
        rest = rest.dropFirst(tags.count)
      } else {
        text += isEscaped(scalar) ? scalar.escape : String(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}

/// Flags that are spelled in letters that nobody sees; anything else could hide behind the black flag.
private enum TagFlag {
  static let black: Unicode.Scalar = "\u{1F3F4}"

  /// England, Scotland and Wales, which alone are recommended for interchange (Unicode Technical Standard 51).
  private static let places = ["gbeng", "gbsct", "gbwls"].map { name in
    name.unicodeScalars.compactMap { Unicode.Scalar(0xE0000 + $0.value) } + ["\u{E007F}"]
  }

  /// The letters of a flag that begin here, with their end.
  static func tags(at scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar]? {
    places.first(where: scalars.starts(with:))
  }
}
