internal import Foundation
import SourceText

extension StringProtocol {
  /// On one line, without spaces at its ends and without characters that a terminal obeys.
  var bare: String { trimmingCharacters(in: .whitespacesAndNewlines).escapingControls }

  /// The name of a column in words.
  var fieldWords: String {
    let words = bare.components(separatedBy: CharacterSet(charactersIn: "_ ")).filter { !$0.isEmpty }
    guard words.count == 1, let word = words.first, word.allSatisfy({ $0.isASCII && $0.isLetter }),
      word.first?.isLowercase == true, word.contains(/[a-z]{2}[A-Z][a-z]/)
    else { return words.joined(separator: " ") }
    return word.replacing(/([a-z]{2})(?=[A-Z][a-z])/) { "\($0.1) " }.lowercased()
  }

  /// A title without the punctuation at its end.
  var titleWords: String { bare.withoutEnd(".,;: ") }

  /// What an author wrote, on one line and without the punctuation at its end; `nil` where that is nothing.
  var written: String? {
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ").escapingControls.withoutEnd(".,;: ")
    return line.isEmpty ? nil : line
  }

  func withoutEnd(_ characters: String) -> String {
    var text = Substring(String(self))
    while let last = text.last, characters.contains(last) { text = text.dropLast() }
    return text.isEmpty ? String(self) : String(text)
  }

  /// With a capital, where it begins with a letter.
  var capital: String { prefix(1).uppercased() + dropFirst() }
}

extension Phrasebook {
  /// A name of the data as it is said.
  func name(_ name: String) -> String {
    let bare = name.bare
    if bare.isEmpty { return say("names.unnamed") }
    let isNegative = bare.hasPrefix("-") && Double(bare) != nil && bare.dropFirst().first?.isNumber == true
    return isNegative ? (texts["numbers.minus"] ?? "") + bare.dropFirst() : bare
  }
}
