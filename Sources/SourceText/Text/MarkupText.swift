extension StringProtocol {
  /// The text as XML, HTML and WebVTT show it: what they would read as markup is escaped.
  ///
  /// ```swift
  /// "a < b & c".escapingMarkup  // "a &lt; b &amp; c"
  /// ```
  ///
  /// The escaped `>` also keeps `-->` out of captions and `]]>` out of XML.
  public var escapingMarkup: String { escaping(quotes: false) }

  /// The same where it stands between quotation marks, as the value of an attribute.
  public var escapingAttribute: String { escaping(quotes: true) }

  /// By scalars: a quotation mark with an accent over it is one character, and ends an attribute all the same.
  private func escaping(quotes: Bool) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"" where quotes: text += "&quot;"
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
