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
  ///
  /// - Parameter remedy: what the program proposes, of which only what stands in quotes may come from the data.
  public static func text(_ message: String, remedy: String) -> String {
    // From the first to the last quote, as what is quoted may hold quotes of its own.
    guard let first = remedy.firstIndex(of: "\""), let last = remedy.lastIndex(of: "\"") else {
      return [text(message), remedy].filter { !$0.isEmpty }.joined(separator: " ")
    }
    let quoted = Mask(word: "hidden").text(String(remedy[first...last]))
    let shown = String(remedy[..<first]) + quoted + String(remedy[last...].dropFirst())
    return [text(message), shown].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A message without a remedy.
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
