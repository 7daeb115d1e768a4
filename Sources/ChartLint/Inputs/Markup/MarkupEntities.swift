/// The entities of HTML that texts of charts hold; others, and those that a document declares, stay as they are.
enum MarkupEntities {
  /// The longest name with its signs, in bytes.
  private static let longest = 12

  /// Text with its entities replaced.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var rest = bytes
    while let sign = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += String(decoding: rest[..<sign], as: UTF8.self)
      rest = rest[sign...]
      if let end = rest.prefix(longest).firstIndex(of: UInt8(ascii: ";")),
        let character = character(String(decoding: rest[(sign + 1)..<end], as: UTF8.self))
      {
        text += character
        rest = rest[(end + 1)...]
      } else {
        text += "&"
        rest = rest[(sign + 1)...]
      }
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    guard let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits) else { return nil }
    // What is no character becomes the sign for that, as in browsers.
    guard value > 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    return String(Character(scalar))
  }

  private static let named = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "thinsp": "\u{2009}",
    "ensp": "\u{2002}", "emsp": "\u{2003}", "shy": "\u{AD}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}",
    "rlm": "\u{200F}", "ndash": "–", "mdash": "—", "hyphen": "‐", "hellip": "…", "lsquo": "‘", "rsquo": "’",
    "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "deg": "°", "prime": "′", "Prime": "″", "euro": "€",
    "cent": "¢", "pound": "£", "yen": "¥", "copy": "©", "reg": "®", "trade": "™", "sect": "§", "para": "¶",
    "times": "×", "divide": "÷", "minus": "−", "plus": "+", "plusmn": "±", "micro": "µ", "percnt": "%", "permil": "‰",
    "sup1": "¹", "sup2": "²", "sup3": "³", "frac12": "½", "frac14": "¼", "frac34": "¾", "middot": "·", "bull": "•",
    "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "asymp": "≈", "ne": "≠", "le": "≤", "ge": "≥",
    "infin": "∞", "sum": "∑", "Delta": "Δ", "alpha": "α", "beta": "β", "mu": "μ", "sigma": "σ", "Omega": "Ω",
    "Agrave": "À", "Aacute": "Á", "Acirc": "Â", "Atilde": "Ã", "Auml": "Ä", "Aring": "Å", "AElig": "Æ", "Ccedil": "Ç",
    "Egrave": "È", "Eacute": "É", "Ecirc": "Ê", "Euml": "Ë", "Iacute": "Í", "Ntilde": "Ñ", "Oacute": "Ó", "Ouml": "Ö",
    "Oslash": "Ø", "Uacute": "Ú", "Uuml": "Ü", "szlig": "ß", "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã",
    "auml": "ä", "aring": "å", "aelig": "æ", "ccedil": "ç", "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë",
    "igrave": "ì", "iacute": "í", "icirc": "î", "iuml": "ï", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô",
    "otilde": "õ", "ouml": "ö", "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û", "uuml": "ü", "yuml": "ÿ",
  ]
}
