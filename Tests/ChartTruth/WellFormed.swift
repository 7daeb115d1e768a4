internal import Foundation
import SourceText

/// What holds for every text, whatever it says: design, "Words".
public enum WellFormed {
  /// Pairs of characters that no text has.
  private static let stray = [
    "..", ",,", ", ,", " ,", " .", ",.", ":.", ": ,", "  ", "::", " :", ";;", ";.", ";,", ",;", " ;", ".:", "{", "}",
    "()",
  ]
  /// What only a program would say.
  private static let words = ["NaN", "nan", "null", "nil", "undefined", "Optional", "inf", "e+", "e-"]

  /// What is wrong with a sentence, or with a line, which has no final stop.
  ///
  /// - Parameter limit: the most characters that it may have.
  public static func problems(in text: String, isLine: Bool, limit: Int = 1_000, decimals: Int = 6) -> [String] {
    var problems: [String] = []
    if text.isEmpty { problems.append("it is empty") }
    if let first = text.first, !(first.isUppercase || first.isNumber) { problems.append("it begins with \"\(first)\"") }
    if text.trimmingCharacters(in: .whitespacesAndNewlines) != text { problems.append("it has a space at an end") }
    let hasStop = text.last.map { ".!?".contains($0) } == true
    if isLine == hasStop { problems.append(isLine ? "a line has a stop" : "it has no final stop") }
    problems += stray.filter(text.contains).map { "it has \"\($0)\"" }
    problems += words.filter { hasWord($0, in: text) }.map { "it says \($0)" }
    if text.unicodeScalars.contains(where: \.disturbsTerminals) { problems.append("it has a control character") }
    if text.count > limit { problems.append("it has \(text.count) characters") }
    if longestFraction(of: text) > decimals { problems.append("it has more decimals than the data") }
    return problems.map { "\"\(text)\": \($0)" }
  }

  private static func hasWord(_ word: String, in text: String) -> Bool {
    guard word.last?.isLetter == true else { return text.range(of: "[0-9]e[+-]", options: .regularExpression) != nil }
    return text.split { !$0.isLetter }.contains { $0 == word }
  }

  /// The most digits behind a point.
  private static func longestFraction(of text: String) -> Int {
    text.components(separatedBy: ".").dropFirst().map { $0.prefix { $0.isASCII && $0.isNumber }.count }.max() ?? 0
  }
}
