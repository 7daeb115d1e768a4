import Foundation

/// What is heard on the walk of the tests, in one place.
enum WalkTexts {
  static let data = "month,rain\n2025-01,10\n2025-02,30\n2025-03,20\n2025-04,25\n2025-05,5\n"
  static let overview =
    "Rain by month, January to May 2025. Line chart, 5 months. Varied between 5 and 30."
  /// Behind one step in, and two.
  static let series = "Rain, 5 months."
  static let first = "January: 10, 1 of 5."
  static let second = "February: 30, 2 of 5."
  static let third = "March: 20, 3 of 5."
  static let last = "May: 5, 5 of 5."
  static let quit = "The walk is over."
  static let unknown = "There is no command \"rihgt\". Did you mean right?"
  /// Behind "find rain" typed by word or by key.
  static let found = "find rain"
  /// Lines of help for keys, and for words.
  static let keyHelp = "Left: the place before this one along X"
  static let wordHelp = "left: the place before this one along X"
}
