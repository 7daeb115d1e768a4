import SourceText

extension String {
  /// The text as the value of an attribute of XML 1.0: escaped, without the characters that XML cannot have.
  ///
  /// Line ends and tabs become references, as a parser would make blanks of them; what turns the direction of a line in the
  /// log of a CI is shown as its code.
  var xmlAttribute: String {
    let kept = String(String.UnicodeScalarView(unicodeScalars.filter(\.isAllowedInXML)))
    return kept.escapingTags.escapingAttribute.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\n": text += "&#10;"
      case "\r": text += "&#13;"
      case "\t": text += "&#9;"
      case _ where scalar.disturbsTerminals: text += String(scalar).escapingControls
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// The production `Char` of XML 1.0, without the controls above 0x7F, which it discourages.
  fileprivate var isAllowedInXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
