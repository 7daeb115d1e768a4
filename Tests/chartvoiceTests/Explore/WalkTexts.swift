import Foundation

/// What is heard on the walk of the tests, in one place.
enum WalkTexts {
  static let data = "month,rain\n2025-01,10\n2025-02,30\n2025-03,20\n2025-04,25\n2025-05,5\n"
  static let overview =
    "Rain by month, January to May 2025. Varied between 5 and 30. Line chart, 5 months. X axis: month, from January to May 2025. "
    + "Y axis: rain, from 4 to 30. Assumed: month as X, rain as Y, and a line."
  /// No sound, and no hint how to begin.
  static let options = ["--quiet", "--no-tones"]
  /// Behind one step in, and two.
  static let series = "Rain, 5 months."
  static let first = "January: 10, 1 of 5."
  static let second = "February: 30, 2 of 5."
  static let third = "March: 20, 3 of 5."
  /// Beyond the last month.
  static let edge = "The end."
  static let quit = "The walk is over."
  static let unknown = "There is no command \"rihgt\". Did you mean right?"
  /// Behind "find rain" typed by word or by key.
  static let found = "Y axis: rain, from 4 to 30."
  /// Lines of help for keys, and for words.
  static let keyHelp = "Left: to the place before, along X"
  static let wordHelp = "left: to the place before, along X"
}
