/// Messages about data whose numbers are hidden.
public enum MaskedMessage {
  /// Words after which a number is a place in a file.
  private static let places: Set<String> = ["row", "line", "column", "chart", "Chart"]

  /// An error or a warning without the numbers that it may quote from the data; rows and lines keep theirs.
  ///
  /// ```swift
  /// MaskedMessage.text("a.csv, row 12, column date: \"31/02/2025\" is not a date.")
  /// // a.csv, row 12, column date: "hidden/hidden/hidden" is not a date.
  /// ```
  public static func text(_ message: String) -> String {
    let mask = Mask(word: "hidden")
    var isPlace = false
    let words = message.components(separatedBy: " ").map { word in
      let shown = isPlace ? word : mask.text(word)
      isPlace = places.contains(word.filter { $0.isLetter })
      return shown
    }
    return words.joined(separator: " ")
  }
}
