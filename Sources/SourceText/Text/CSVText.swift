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
    guard let first = unicodeScalars.first, self != "-Infinity", !isInstantOfFarYear else { return false }
    // Negative numbers are no formulas. A spreadsheet in an Asian language takes the wide signs for the narrow ones.
    return first == "-" ? Double(self) == nil : "=+@\t\r\n＝＋－＠".unicodeScalars.contains(first)
  }

  /// Whether it is an instant before the year 0 or after 9999, whose year has a sign and six digits (ISO 8601): all of it, as a
  /// spreadsheet reckons with parts of one.
  private var isInstantOfFarYear: Bool {
    let shape = String(decoding: utf8.map { $0 &- 0x30 < 10 ? 0x30 : $0 }, as: UTF8.self)
    let parts = shape.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    guard let start = parts.first, let end = parts.last, parts.count == 2 else {
      return Self.zones.contains { zone in Self.instants.contains { $0 + zone == shape } }
    }
    return Self.instants.contains(start) && end.hasPrefix("0") && Self.zones.contains(String(end.drop { $0 == "0" }))
  }

  private static let instants = ["+", "-"].map { $0 + "000000-00-00T00:00:00" }
  private static let zones = ["Z", "+00:00", "-00:00", "+00:00:00", "-00:00:00"]
}
