import ChartModel

extension StringProtocol {
  /// A name from the data as it may stand in a sentence: one line, no control characters, no space at its ends.
  ///
  /// ```swift
  /// " two\nlines\u{7} ".spoken  // #"two\nlines\u{7}"#
  /// ```
  var spoken: String { trimmed.escapingControls }

  /// A column's name in words: `temp_max` is `temp max`, `stepsPerDay` stays as it is.
  var spokenField: String {
    spoken.split(whereSeparator: { $0 == "_" || $0 == " " }).joined(separator: " ")
  }

  /// The text with its first letter in upper case; a text that begins with anything else stays as it is.
  var capitalizedFirst: String {
    guard let first, first.isLowercase else { return String(self) }
    return first.uppercased() + dropFirst()
  }
}
