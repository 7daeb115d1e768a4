/// The parts of a date in numbers: a month and a day, perhaps with a year.
struct SlashedDate {
  private var month: Int
  private var day: Int?
  private var year: Int?

  /// Whether it has a day, a month and a year, so that it can be nothing else.
  var isFull: Bool { day != nil && year != nil }
  /// Whether it has the look of a half, three quarters or seven tenths.
  var isLikeFraction: Bool { day.map { [2, 3, 4, 5, 6, 8, 10, 12, 16].contains($0) && month < $0 } ?? false }

  /// The parts of `6/6`, `25/12/2024`, `2025/06/06` or `6/2025`, the month first where both could be it; `nil` for what is no date.
  init?(_ text: String) {
    let shown = text.split(separator: "/", omittingEmptySubsequences: false)
    let pieces = shown.count > 1 ? shown : text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = pieces.compactMap { $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil }
    guard numbers.count == pieces.count, (2...3).contains(numbers.count), text != "24/7" else { return nil }
    var rest = numbers
    if numbers.count == 3 || rest[1] > 1000 {
      let isYearFirst = pieces[0].utf8.count == 4
      let digits = isYearFirst ? 4 : pieces[pieces.count - 1].utf8.count
      let given = isYearFirst ? rest.removeFirst() : rest.removeLast()
      guard digits == 4 && (1800...2200).contains(given) || digits == 2 && text.contains("/") else { return nil }
      year = digits == 2 ? 2000 + given : given
    }
    guard rest.count == 2 else {
      guard let only = rest.first, (1...12).contains(only) else { return nil }
      month = only
      return
    }
    if rest[0] > 12 { rest.swapAt(0, 1) }
    guard (1...12).contains(rest[0]), (1...31).contains(rest[1]) else { return nil }
    (month, day) = (rest[0], rest[1])
  }

  /// `June 6`, `June 6, 2025`, `June 2025`.
  func words(_ words: LintWords) -> String {
    let name = words.month(month) ?? ""
    return name + (day.map { " \($0)" } ?? "") + (year.map { day == nil ? " \($0)" : ", \($0)" } ?? "")
  }
}
