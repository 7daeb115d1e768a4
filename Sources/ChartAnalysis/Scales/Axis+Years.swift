package import ChartModel

extension Axis {
  /// Whether the axis is one of years that the data give as numbers, or bins of them, or as names: whole numbers from 0 to one of 1000 to
  /// 2999, under a name that says so, or from 1800 to 2100 without a separator of thousands, where they are numbers, and rising years of four digits where they are names.
  package var holdsYears: Bool { decimals == 0 && writesYears }

  /// The same of numbers that may lie within a year, as 2020.25 does.
  package var writesYears: Bool {
    switch domain {
    case .numbers(let range) where type == .quantitative && bucketing != .asGiven:
      Self.years.contains(range.upperBound)
        && (range.lowerBound >= 0 && isCalledYear || areWrittenAsYears(range))
    case .categories(let names): areYears(names)
    default: false
    }
  }

  /// What names along the axis are in time: years that rise, or months in their order; `nil` where they are neither.
  package var namedUnit: CalendarUnit? {
    guard case .categories(let names) = domain else { return nil }
    return areYears(names) ? .year : names.areMonths ? .month : nil
  }

  private static let years = 1_000.0...2_999

  /// Rising names of four digits, under a name that says what they are, or evenly through one or two centuries.
  private func areYears(_ names: [String]) -> Bool {
    let numbers = names.compactMap { $0.utf8.count == 4 ? Double($0) : nil }
    guard names.count > 1, numbers.count == names.count, numbers.allSatisfy(Self.years.contains) else { return false }
    let steps = Set(zip(numbers, numbers.dropFirst()).map { $1 - $0 })
    guard steps.allSatisfy({ $0 > 0 }) else { return false }
    return isCalledYear || steps.count == 1 && numbers.allSatisfy(Self.usual.contains)
  }

  /// Numbers without a unit that an author keeps from being written with a separator of thousands.
  private func areWrittenAsYears(_ range: ClosedRange<Double>) -> Bool {
    numberLook == .digits && unit == nil && Self.usual.contains(range.lowerBound)
      && Self.usual.contains(range.upperBound)
  }

  /// The years of most data; other whole numbers of four digits are as often something else.
  static let usual = 1_800.0...2_100

  /// The words for a year that columns are called by.
  private static let words: Set<String> = [
    "year", "years", "yr", "jahr", "année", "annee", "año", "anio", "ano", "anno", "jaar", "år", "rok",
  ]

  /// Beside these words years are a length of time.
  private static let lengths: Set<String> = ["per", "before", "after", "since", "ago", "bp", "old"]

  /// Whether a name is a word for years, or ends or begins with one: of "rain per year" the year is no place.
  private var isCalledYear: Bool {
    [title, field].compactMap { $0 }.contains { name in
      let words = name.lowercased().split { !$0.isLetter }.map(String.init)
      return words.count < 4 && Self.lengths.isDisjoint(with: words) && !name.lowercased().hasPrefix("years of")
        && [words.first, words.last].contains { $0.map(Self.words.contains) == true }
    }
  }
}
