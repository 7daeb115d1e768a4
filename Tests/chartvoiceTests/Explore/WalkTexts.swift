import Foundation

/// What is heard on the walk of the tests, in one place.
enum WalkTexts {
  static let data = "month,rain\n2025-01,10\n2025-02,30\n2025-03,20\n2025-04,25\n2025-05,5\n"
  static let overview = "Rain by month, January to May 2025. Varied between 5 and 30."
  /// No sound, and no hint how to begin.
  static let options = ["--quiet", "--no-tones"]
  /// Behind one step in, and two.
  static let series = "Rain, 5 months."
  static let first = "January: 10, 1 of 5."
  static let second = "February: 30, 2 of 5."
  static let third = "March: 20, 3 of 5."
  /// Beyond the last month.
  static let edge = "The end, May. Up leads out."
  static let quit = "The walk is over."
  static let unknown = "There is no command \"rihgt\". Did you mean right?"
  /// Behind "find rain" typed by word or by key.
  static let found = "Y axis: rain, from 4 to 30."
  /// Lines of help for keys, and for words.
  static let keyHelp = "Left, 5: along X; from the end of a series, asked twice, to the next series"
  static let wordHelp = "Left and right go along, in goes in, repeat says it again, where says where you are."
}
