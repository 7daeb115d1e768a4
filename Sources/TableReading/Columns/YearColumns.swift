import ChartModel

/// Tells columns of years from columns of other whole numbers.
enum YearColumns {
  private static let words: Set<String> = [
    "year", "years", "yr", "yrs", "yyyy", "jahr", "jahre", "année", "annee", "an", "año", "ano", "anno", "any", "jaar",
    "år", "rok", "год", "年",
  ]

  /// Whether one of the words of a name says year: `Year`, `model_year`, `Jahr`, `modelYear`.
  static func isYearName(_ name: String) -> Bool { NameWords.words(of: name).contains(where: words.contains) }

  /// Whether the values are years from 1600 to 2200 that rise by one constant step over at least three rows.
  static func riseEvenly(_ table: SampleTable, column: Int) -> Bool {
    var years: [Int] = []
    var isEven = true
    table.forEachText(in: column) { text in
      guard isEven, !MissingText.matches(text) else { return }
      guard case .value(let time, _, _)? = DateNumber.year.read(text),
        case let year = CivilDate(dayNumber: Int(time / 86_400_000_000)).year, (1_600...2_200).contains(year)
      else {
        isEven = false
        return
      }
      years.append(year)
      // Years cannot rise for longer than this.
      if years.count > 601 { isEven = false }
    }
    guard isEven, years.count >= 3 else { return false }
    let step = years[1] - years[0]
    return step > 0 && zip(years, years.dropFirst()).allSatisfy { $1 - $0 == step }
  }
}
