extension StringProtocol {
  /// The text as XML, HTML and WebVTT show it: what they would read as markup is escaped.
  ///
  /// ```swift
  /// "a < b & c".escapingMarkup  // "a &lt; b &amp; c"
  /// ```
  ///
  /// The escaped `>` also keeps `-->` out of captions and `]]>` out of XML.
  public var escapingMarkup: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The same where it stands between quotation marks, as the value of an attribute.
  public var escapingAttribute: String { escapingMarkup.replacing("\"", with: "&quot;") }
}
