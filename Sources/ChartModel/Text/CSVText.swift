extension String {
  /// The text as a field of CSV (RFC 4180), quoted where it needs it.
  ///
  /// What a spreadsheet might run as a formula begins with an apostrophe, and control characters but the line feed are shown
  /// escaped.
  ///
  /// ```swift
  /// "=A(1,2)".csvField  // "\"'=A(1,2)\""
  /// ```
  package var csvField: String {
    let safe = isTakenForFormula ? "'" + self : self
    let lines = safe.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.map(\.escapingControls).joined(separator: "\n")
    // Scalars, not characters: a comma with an accent on it still ends a field.
    guard shown.unicodeScalars.contains(where: { ",\"\n".unicodeScalars.contains($0) }) else { return shown }
    let doubled = shown.unicodeScalars.reduce(into: String.UnicodeScalarView()) { text, scalar in
      text.append(scalar)
      if scalar == "\"" { text.append(scalar) }
    }
    return "\"" + String(doubled) + "\""
  }

  private var isTakenForFormula: Bool {
    guard let first = unicodeScalars.first, self != "-Infinity" else { return false }
    // Negative numbers are no formulas. A spreadsheet in an Asian language takes the wide signs for the narrow ones.
    return first == "-" ? Double(self) == nil : "=+@\t\r\n＝＋－＠".unicodeScalars.contains(first)
  }
}
