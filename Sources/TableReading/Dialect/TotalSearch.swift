import ChartModel
@_spi(Bytes) import SourceText

/// Finds rows that add up the others of a table, by what they say and by their sums.
struct TotalSearch {
  let table: SampleTable
  let columns: [ColumnEvidence]
  let file: FileEvidence

  /// The texts that make a row one of totals, with the columns that they stand in.
  var totals: [(column: Int, text: String)] {
    columns.flatMap { column in
      candidates(column).filter { addsUp($0, column.index) }.map { (column.index, $0) }
    }
  }

  /// Texts that say total: among the first of their column, or in the last rows, where such rows stand.
  private func candidates(_ column: ColumnEvidence) -> [String] {
    guard column.numbers.all.count(.groupedPoint) * 2 < column.texts else { return [] }
    let last = table.columns[column.index].suffix(3).map { table.bytes[$0.range].trimmed }.filter { $0.count < 40 }.map(
      \.text)
    return (column.distinctTexts + last.filter { !column.distinctTexts.contains($0) }).uniqued().filter(
      TotalWords.match)
  }

  /// Whether in some column of numbers the rows of a text are together what all others are.
  private func addsUp(_ text: String, _ column: Int) -> Bool {
    var rows: [Bool] = []
    table.forEachText(in: column) { rows.append($0.isText(text)) }
    let count = rows.count { $0 }
    guard count > 0, rows.count - count > 1 else { return false }
    return columns.contains { $0.index != column && isNumeric($0) && sumsAgree(rows, $0) }
  }

  private func isNumeric(_ column: ColumnEvidence) -> Bool {
    column.values > 1
      && column.numbers.all.count(column.numbers.bareStyle(in: file.marks).style) * 10 >= column.values * 8
  }

  private func sumsAgree(_ isTotal: [Bool], _ column: ColumnEvidence) -> Bool {
    var style = column.numbers.bareStyle(in: file.marks).style
    if let unit = column.numbers.unitStyle(in: file.marks), unit.count > column.numbers.bare.count(style) {
      style = unit.style
    }
    var (totals, others, magnitude, row, decimals) = (0.0, 0.0, 0.0, 0, 0)
    table.forEachText(in: column.index) { text in
      defer { row += 1 }
      guard case .value(let number, let shown) = NumberText.read(text, style: style), number.isFinite,
        isTotal.indices.contains(row)
      else { return }
      decimals = max(decimals, shown)
      if isTotal[row] { totals += number } else { (others, magnitude) = (others + number, magnitude + abs(number)) }
    }
    // Each of the numbers may be rounded by half of its last decimal.
    let rounding = 0.5 * Double(isTotal.count) / PowersOfTen.value(min(decimals, 22))
    return magnitude > 0 && abs(totals - others) <= min(rounding, magnitude * 0.01)
  }
}

extension [String] {
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
