extension Key {
  /// The key as one says it.
  ///
  /// ```
  /// Control Right
  /// ```
  public var spoken: String {
    let held: [(Modifiers, String)] = [(.control, "Control "), (.alt, "Alt "), (.shift, "Shift ")]
    return held.filter { modifiers.contains($0.0) }.map(\.1).joined() + spokenBase
  }

  private var spokenBase: String {
    switch base {
    case .function(let number): return "F\(number)"
    case .named(let name):
      return name.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined(separator: " ")
    case .character(let character):
      if let sign = Self.signs[character] { return sign }
      // Speech does not tell capitals from small letters.
      return character.isUppercase ? "Shift \(character)" : character.uppercased()
    }
  }

  private static let signs: [Character: String] = [
    "!": "Exclamation mark", "\"": "Quotation mark", "#": "Number sign", "$": "Dollar", "%": "Percent",
    "&": "Ampersand", "'": "Apostrophe", "(": "Left parenthesis", ")": "Right parenthesis", "*": "Star", "+": "Plus",
    ",": "Comma", "-": "Minus", ".": "Period", "/": "Slash", ":": "Colon", ";": "Semicolon", "<": "Less than",
    "=": "Equals", ">": "Greater than", "?": "Question mark", "@": "At sign", "[": "Left bracket", "\\": "Backslash",
    "]": "Right bracket", "^": "Caret", "_": "Underscore", "`": "Backquote", "{": "Left brace", "|": "Vertical bar",
    "}": "Right brace", "~": "Tilde",
  ]
}
