/// The plural categories of a language as rules of Unicode CLDR (UTS #35, part 3, "Language Plural Rules").
///
/// Operands are `n` (the number), `i` (its whole part), `v` (how many decimals are shown) and `f` (those decimals);
/// conditions are `and`, `or`, `%`, `=`, `!=`, lists and ranges.
///
/// ```
/// one = "i = 1 and v = 0"      few = "i % 10 = 2..4 and i % 100 != 12..14"
/// ```
struct PluralRules: Sendable, Equatable {
  /// One comparison: an operand, perhaps modulo a number, against some ranges.
  struct Relation: Sendable, Equatable {
    var operand: Character
    var modulus: Double?
    var ranges: [ClosedRange<Double>]
    var isNegated: Bool
  }

  /// Each category with alternatives of relations that must all hold, in the order of the file.
  var categories: [(name: String, alternatives: [[Relation]])]

  static func == (first: PluralRules, second: PluralRules) -> Bool {
    first.categories.elementsEqual(second.categories) { $0.name == $1.name && $0.alternatives == $1.alternatives }
  }

  init(categories: [(name: String, alternatives: [[Relation]])]) { self.categories = categories }

  /// The rules of a voice that is part of the program.
  init(compiled conditions: KeyValuePairs<String, String>) {
    categories = conditions.compactMap { name, condition in Self.parse(condition).map { (name, $0) } }
  }

  /// The categories that CLDR knows besides `other`.
  static let names = ["zero", "one", "two", "few", "many"]

  /// The category of a number as its text shows it: `1` is `one` in English, `1.0` and `2` are `other`.
  func category(ofShown text: String) -> String {
    let operands = Operands(ofShown: text)
    let match = categories.first { category in
      category.alternatives.contains { $0.allSatisfy { $0.holds(operands) } }
    }
    return match?.name ?? "other"
  }

  /// What the conditions ask of a number as its text shows it.
  fileprivate struct Operands {
    private let number: Double
    private let decimals: Substring

    init(ofShown text: String) {
      number = abs(Double(text) ?? .nan)
      decimals = text.firstIndex(of: ".").map { text[text.index(after: $0)...] } ?? ""
    }

    subscript(operand: Character) -> Double? {
      switch operand {
      case "n": number
      case "i": number.rounded(.down)
      case "v": Double(decimals.utf8.count)
      case "f": Double(decimals) ?? 0
      default: nil
      }
    }
  }

  /// Reads the condition of one category; `nil` where it is not CLDR's syntax.
  static func parse(_ condition: String) -> [[Relation]]? {
    let alternatives = condition.components(separatedBy: " or ").map { alternative in
      alternative.components(separatedBy: " and ").map(parseRelation)
    }
    guard alternatives.allSatisfy({ $0.allSatisfy { $0 != nil } }) else { return nil }
    return alternatives.map { $0.compactMap { $0 } }
  }

  private static func parseRelation(_ text: String) -> Relation? {
    let isNegated = text.contains("!=")
    let sides = text.components(separatedBy: isNegated ? "!=" : "=")
    guard sides.count == 2 else { return nil }
    let left = sides[0].split(separator: " ")
    guard let operand = left.first, operand.count == 1, let name = operand.first, "nivf".contains(name) else {
      return nil
    }
    guard left.count == 1 || (left.count == 3 && left[1] == "%") else { return nil }
    let modulus = left.count == 3 ? Double(left[2]) : nil
    guard left.count == 1 || (modulus ?? 0) > 0 else { return nil }
    let ranges = sides[1].split(separator: ",").map(parseRange)
    guard !ranges.isEmpty, ranges.allSatisfy({ $0 != nil }) else { return nil }
    return Relation(operand: name, modulus: modulus, ranges: ranges.compactMap { $0 }, isNegated: isNegated)
  }

  private static func parseRange(_ text: Substring) -> ClosedRange<Double>? {
    let ends = String(text).components(separatedBy: "..").map { Double($0.trimmed) }
    guard let first = ends.first, let low = first, let last = ends.last, let high = last, low <= high, ends.count <= 2
    else { return nil }
    return low...high
  }
}

extension PluralRules.Relation {
  fileprivate func holds(_ operands: PluralRules.Operands) -> Bool {
    guard let operand = operands[operand] else { return false }
    let value = modulus.map { operand.truncatingRemainder(dividingBy: $0) } ?? operand
    // CLDR's ranges hold whole numbers alone.
    let isInside = ranges.contains {
      $0.lowerBound == $0.upperBound ? value == $0.lowerBound : value == value.rounded() && $0.contains(value)
    }
    return isInside != isNegated
  }
}
