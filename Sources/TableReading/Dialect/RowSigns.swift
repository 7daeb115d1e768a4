/// Words by which a row says that it adds up others.
enum TotalWords {
  private static let words: Set<String> = [
    "total", "totals", "grand total", "sum", "subtotal", "sub-total", "sub total", "all", "overall", "gesamt", "summe",
    "insgesamt",
    "gesamtsumme", "total général", "ensemble", "totale", "totaal", "suma", "razem", "totalt", "yhteensä", "celkem",
    "итого", "合计", "合計",
    "all regions", "all categories", "total sum",
  ]

  /// Whether a cell says total, whatever marks stand around it: `TOTAL`, `Total:`.
  static func match(_ text: String) -> Bool {
    let bare = text.lowercased().trimming { ":*.-– ".contains($0) }
    return words.contains(bare)
  }
}

extension String {
  fileprivate func trimming(_ isOuter: (Character) -> Bool) -> String {
    let start = drop(while: isOuter)
    guard let last = start.lastIndex(where: { !isOuter($0) }) else { return "" }
    return String(start[...last])
  }
}
