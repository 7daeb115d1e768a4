@_spi(Bytes) import SourceText

/// What a cell says its row is, where it is not one of the things that a table is about.
enum SummaryWord: Hashable {
  /// The sum of others, by a word for it: `Total`, `North Total`, `Summe Nord`.
  case total
  /// The sum of others, where the numbers say so too: `World`, `All regions`, `FY 2021`.
  case whole
  case mean
  case highest
  case lowest
  case median

  /// By what the bytes of a cell say; `nil` for any other text.
  init?(_ text: Bytes) {
    // What begins so is a formula of a spreadsheet.
    guard text.count <= 60, !"=@+".utf8.contains(text[0]) else { return nil }
    var (count, first, found) = (0, text[0..<0], SummaryWord?.none)
    var index = 0
    while index < text.count {
      let start = index
      while index < text.count, text[index].isLetter || text[index] >= 0x80 { index += 1 }
      if index > start {
        let word = text[start..<index]
        if count == 0 { first = word }
        count += 1
        if found == nil, Self.says(word, Self.totals) { found = .total }
      }
      while index < text.count, !(text[index].isLetter || text[index] >= 0x80) { index += 1 }
    }
    guard found == nil else {
      self = .total
      return
    }
    // Other words are names as well, and mean a row of its own where nothing else stands beside them.
    guard count > 0, let word = Self.alone(first, count: count) else { return nil }
    self = word
  }

  private static func alone(_ first: Bytes, count: Int) -> SummaryWord? {
    if count == 1, let word = single.first(where: { says(first, $0.words) }) { return word.kind }
    return says(first, begins) ? .whole : nil
  }

  private static func says(_ word: Bytes, _ words: [StaticString]) -> Bool {
    words.contains { entry in
      guard word.count == entry.utf8CodeUnitCount else { return false }
      // A StaticString points at as many bytes as its count says.
      return (0..<word.count).allSatisfy { word[$0].lowercased == entry.utf8Start[$0] }
    }
  }

  private static let totals: [StaticString] = [
    "total", "totals", "totale", "totaal", "totalt", "sum", "summe", "subtotal", "subtotals", "gesamt", "insgesamt",
    "gesamtsumme", "zwischensumme", "ensemble", "suma", "razem", "yhteensä", "celkem", "итого", "合计", "合計",
    "overall", "toplam",
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
    case .total, .whole: return numbers.reduce(0, +)
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
      case .total: true
      case .whole: NameWords.words(of: text) == ["all"]
      default: false
      }
    } ?? false
  }
}
