/// Two numbers with a dash, as they stand.
struct NumberRange {
  private var low: Double
  private var high: Double
  private(set) var first: String
  private(set) var last: String
  /// Whether blanks stand around the dash.
  private(set) var hasBlanks: Bool

  /// The two numbers of a token; `nil` where there are more, or one begins with zeros as telephone numbers do.
  init?(_ token: LabelToken, _ text: String) {
    guard let number = token.number, let second = number.second, !text.hasPrefix("-"), !text.hasPrefix("−") else {
      return nil
    }
    let parts = text.split { "–—‐‑-".contains($0) }.map { String($0.filter { $0 != " " }) }
    guard parts.count == 2, !parts.contains(where: Self.isCode) else { return nil }
    (low, high, first, last) = (number.value, second, parts[0], parts[1])
    hasBlanks = text.contains(" ")
    // 2023–24 ends in 2024.
    if isYear(low), high < 100, parts[1].utf8.count == 2 {
      high += (low / 100).rounded(.down) * 100
      last = String(parts[0].prefix(2)) + parts[1]
    }
  }

  var isAscending: Bool { low < high }
  var isYears: Bool { isYear(low) && isYear(high) && first.utf8.count == 4 }
  var isOneYear: Bool { isYear(low) != isYear(high) && first.utf8.count == 4 }
  var hasSigns: Bool { first.contains { "$€£%".contains($0) } || last.contains { "$€£%".contains($0) } }
  var isOfTwoDigits: Bool { first.utf8.count == 2 && last.utf8.count == 2 }

  private func isYear(_ value: Double) -> Bool { (1800...2200).contains(value) && value == value.rounded() }

  private static func isCode(_ part: String) -> Bool {
    part.utf8.count > 1 && part.hasPrefix("0") && !part.contains(".")
  }
}
