import ChartModel
@_spi(Bytes) import SourceText

/// What the texts of a column could be, each counted once.
struct ColumnEvidence {
  let name: String
  let index: Int
  /// Texts that stand for a value in a column of text.
  private(set) var texts = 0
  /// Those of them that stand for none among numbers and dates.
  private(set) var marks = 0
  private(set) var notNumbers = 0
  private(set) var numbers = CellEvidence()
  private(set) var dates = DateEvidence()
  private(set) var years = 0
  /// Numbers that begin with a zero which no number needs, such as `01001`.
  private(set) var paddedNumbers = 0
  /// Numbers that are more than digits, beside which a zero in front names nothing.
  private(set) var markedNumbers = 0
  /// Numbers such as `1950s`.
  private(set) var decades = 0
  private(set) var clocks = 0
  /// Texts that look like numbers, and are in no form that is read.
  private(set) var unread = 0
  /// Texts that are neither numbers nor dates.
  private(set) var wordy = 0
  private(set) var distinctTexts: [String] = []
  private(set) var hasMoreDistinctTexts = false
  private(set) var hasRepeats = false
  private var seen = SeenTexts()

  /// Whether numbers of the column may be dates, by its name or because it is the first.
  private let mayBeDates: Bool

  init(_ table: SampleTable, column: Int, missing: MissingWords) {
    (name, index) = (table.names[column], column)
    mayBeDates = column == 0 || NamedKind.isMonth(name) || NamedKind.isWeek(name) || YearColumns.isYearName(name)
    table.forEachText(in: column) { text in
      if !missing.contain(text) { add(text) }
    }
  }

  private mutating func add(_ text: Bytes) {
    texts += 1
    noteText(text)
    if MissingText.isNaN(text) {
      notNumbers += 1
    } else if MissingText.isAmongNumbers(text) {
      marks += 1
    } else if numbers.add(text) {
      addNumber(text)
    } else if !dates.add(text) {
      wordy += 1
      clocks += UnreadForm.isClock(text) ? 1 : 0
      unread += UnreadForm.isNumeric(text) ? 1 : 0
    }
  }

  private mutating func addNumber(_ text: Bytes) {
    guard (0..<text.count).allSatisfy({ text[$0].isDigit }) else {
      markedNumbers += 1
      if text.count == 5, text[4] == UInt8(ascii: "s"), text[3] == UInt8(ascii: "0"), DateText.year(text[0..<4]) != nil
      {
        decades += 1
      }
      if mayBeDates { dates.addNumber(text) }
      if text[3].isDigit, !text[4].isDigit, DateNumber.year.read(text) != nil { years += 1 }
      return
    }
    if text[0] == UInt8(ascii: "0"), text[1].isDigit { paddedNumbers += 1 }
    guard text.count >= 4, mayBeDates || text.count == 4 else { return }
    if text.count == 4, DateNumber.year.read(text) != nil { years += 1 }
    if mayBeDates { dates.addNumber(text) }
  }

  private mutating func noteText(_ text: Bytes) {
    // Nothing more is to be learnt, which spares most columns of text or numbers the look-up.
    if hasRepeats, hasMoreDistinctTexts { return }
    guard seen.insert(text) else {
      hasRepeats = true
      return
    }
    if distinctTexts.count < ColumnSchema.distinctLimit {
      distinctTexts.append(text.text)
    } else {
      hasMoreDistinctTexts = true
    }
  }

  /// How long the periods are that its dates name, years without a mark among them.
  var periods: PeriodLengths {
    var periods = dates.periods
    if periods.total > 0 { periods.add(.year, count: years) }
    return periods
  }

  /// Whether some of its texts are words.
  var hasWords: Bool { wordy > 0 }

  /// How many texts would have to be numbers or dates.
  var values: Int { texts - marks }
}

/// The words that somebody said stand for no value, beside those that always do; a number among them stands for itself with zeros
/// behind its point too, as `-999` does for `-999.0`, if it is longer than a mark.
struct MissingWords: Hashable, Sendable {
  var words: [String] = []

  var isEmpty: Bool { words.isEmpty }

  func contain(_ text: Bytes) -> Bool {
    MissingText.matches(text)
      || words.contains { text.isText($0) || $0.utf8.count > 2 && text.withoutEndZeros.isText($0) }
  }
}

extension Bytes {
  /// A number without the zeros that end its decimals; of three zeros alone, which may be thousands, all are kept.
  fileprivate var withoutEndZeros: Bytes {
    guard let point = firstIndex(of: UInt8(ascii: "."), from: 1), self[point - 1].isDigit, count - point != 4 else {
      return self
    }
    let zeros = buffer.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    return zeros == count - point - 1 ? self[0..<point] : self[0..<count - zeros]
  }
}
