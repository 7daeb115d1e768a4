@_spi(Bytes) import SourceText

/// What a cell says its row is, where it is not one of the things that a table is about.
enum SummaryWord: Hashable {
  /// The sum of others, by nothing but words for it: `Total`, `Grand total`, `Summe`; or by one as a heading: `Total: Campaigns`.
  case total
  /// The sum of some others, which are named beside the word, or something that is called so: `North Total`, `Total Wine`.
  case subtotal
  /// The sum of others, where the numbers say so too: `World`, `All regions`, `FY 2021`.
  case whole
  /// The sum of some months, where the numbers say so too: `Q1`, `H1`, `YTD`.
  case partOfYear
  case mean
  case highest
  case lowest
  case median

  /// By what the bytes of a cell say; `nil` for any other text.
  init?(_ text: Bytes) {
    // What begins so is a formula of a spreadsheet.
    guard text.count <= 60, !"=@+".utf8.contains(text[0]) else { return nil }
    guard let first = text.letters(from: 0) else { return nil }
    if Self.isPartOfYear(text) {
      self = .partOfYear
      return
    }
    var (word, count, totals, fillers) = (Range<Int>?.some(first), 0, 0, 0)
    while let range = word {
      count += 1
      if Self.totals.contains(where: text[range].isWord) {
        totals += 1
      } else if Self.fillers.contains(where: text[range].isWord) {
        fillers += 1
      }
      word = text.letters(from: range.upperBound)
    }
    if totals > 0 {
      self = totals + fillers == count || Self.isHeading(text, behind: first) ? .total : .subtotal
    } else if let word = Self.alone(text[first], count: count) {
      self = word
    } else {
      return nil
    }
  }

  private static func alone(_ first: Bytes, count: Int) -> SummaryWord? {
    if count == 1, let word = single.first(where: { $0.words.contains(where: first.isWord) }) { return word.kind }
    return begins.contains(where: first.isWord) ? .whole : nil
  }

  /// Whether the first word is "total" with a colon behind it, before what is summed up: `Total: Campaigns`.
  private static func isHeading(_ text: Bytes, behind first: Range<Int>) -> Bool {
    (text[first].isWord("total") || text[first].isWord("totals")) && text[first.upperBound] == UInt8(ascii: ":")
  }

  private static func isPartOfYear(_ text: Bytes) -> Bool {
    if text.count == 2, "1234".utf8.contains(text[1]) { return "qQhH".utf8.contains(text[0]) }
    return text.isWord("ytd")
  }

  private static let totals: [StaticString] = [
    "total", "totals", "totale", "totaal", "totalt", "sum", "summe", "subtotal", "subtotals", "gesamt", "insgesamt",
    "gesamtsumme", "zwischensumme", "ensemble", "suma", "razem", "yhteensä", "celkem", "итого", "合计", "合計", "overall",
    "toplam", "altogether",
  ]
  /// What may stand beside a word for a total and names nothing.
  private static let fillers: [StaticString] = [
    "grand", "general", "all", "of", "the", "in", "entries", "rows", "final", "net", "général", "generale", "geral",
    "i",
  ]
  private static let begins: [StaticString] = ["all", "both", "fy", "annual", "alle", "tous", "todos"]
  private static let single: [(words: [StaticString], kind: SummaryWord)] = [
    (["world", "global", "worldwide", "year"], .whole),
    (["average", "mean", "avg", "durchschnitt", "mittelwert", "moyenne", "media", "gemiddelde"], .mean),
    (["max", "maximum", "highest"], .highest), (["min", "minimum", "lowest"], .lowest), (["median"], .median),
  ]

  /// What the numbers of others come to.
  func value(of numbers: [Double]) -> Double? {
    guard !numbers.isEmpty else { return nil }
    switch self {
    case .total, .subtotal, .whole, .partOfYear: return numbers.reduce(0, +)
    case .mean: return numbers.reduce(0, +) / Double(numbers.count)
    case .highest: return numbers.max()
    case .lowest: return numbers.min()
    case .median:
      let sorted = numbers.sorted()
      return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
  }
}

/// Words by which a column says that it adds up others.
enum TotalWords {
  /// Whether a name says total, whatever marks stand around it: `TOTAL`, `Total:`, `All`.
  static func match(_ text: String) -> Bool {
    text.withBytes { bytes in
      switch SummaryWord(bytes) {
      case .total, .subtotal: true
      case .whole: NameWords.words(of: text) == ["all"]
      default: false
      }
    } ?? false
  }
}

extension Bytes {
  /// The next run of letters from an index on, those beyond ASCII among them; `nil` where no letter follows.
  fileprivate func letters(from index: Int) -> Range<Int>? {
    func isLetter(_ index: Int) -> Bool { self[index].isLetter || self[index] >= 0x80 }
    guard let start = (min(index, count)..<count).first(where: isLetter) else { return nil }
    return start..<((start..<count).first { !isLetter($0) } ?? count)
  }
}
