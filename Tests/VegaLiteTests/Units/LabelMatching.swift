/// Compares labels by what they say: words as they are, numbers to nine digits.
enum LabelMatching {
  /// The first expected label that no label says, or `nil`. Labels may come in another order, but each only once.
  static func firstMissing(_ expected: [String], in labels: [String]) -> String? {
    var unused: [String: Int] = [:]
    for label in labels { unused[label, default: 0] += 1 }
    var open: [String] = []
    for label in expected {
      if let count = unused[label], count > 0 { unused[label] = count - 1 } else { open.append(label) }
    }
    var rest = unused.filter { $0.value > 0 }
    for label in open {
      guard let found = rest.keys.sorted().first(where: { areSame($0, label) }), let count = rest[found] else {
        return label
      }
      rest[found] = count > 1 ? count - 1 : nil
    }
    return nil
  }

  /// Whether two texts differ in nothing but the last digits of numbers.
  static func areSame(_ first: String, _ second: String) -> Bool {
    let (parts, others) = (pieces(first), pieces(second))
    guard parts.count == others.count else { return false }
    return zip(parts, others).allSatisfy { part, other in
      if part == other { return true }
      guard let number = number(part), let otherNumber = self.number(other) else { return false }
      // Numbers that a format has shortened must be the same to the letter.
      guard part.count > 8, other.count > 8 else { return false }
      return abs(number - otherNumber) <= 1e-9 * max(abs(number), abs(otherNumber))
    }
  }

  private static func number(_ text: String) -> Double? { Double(text.replacing("\u{2212}", with: "-")) }

  /// Runs of the characters of numbers, and what is between them.
  private static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    var isLastNumeric = false
    for character in text {
      let isNumeric = character.isASCII && character.isNumber || ".e\u{2212}+-".contains(character)
      if isNumeric == isLastNumeric, !pieces.isEmpty {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
      isLastNumeric = isNumeric
    }
    return pieces
  }
}
