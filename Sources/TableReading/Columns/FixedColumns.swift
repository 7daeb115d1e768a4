import ChartModel
@_spi(Bytes) import SourceText

/// Finds numbers that say something of a name and not of the rows that have it, such as the height of a station that measures each day.
struct FixedColumns {
  let table: SampleTable
  let columns: [ColumnSchema]

  /// So many rows must have each name, in the mean.
  private static let fewestRows = 5

  /// The columns, where others have numbers that change.
  var found: [Int] {
    let numbers = columns.indices.filter { columns[$0].type == .number && columns[$0].role.isMeasured }
    guard numbers.count > 1, let names = namesOfRows else { return [] }
    let fixed = numbers.filter { isFixed($0, by: names) }
    return fixed.count < numbers.count ? fixed : []
  }

  /// Which name each row has in the first column of a few names that come again and again.
  private var namesOfRows: [Int]? {
    let place = columns.firstIndex { column in
      column.type == .category && column.hasRepeats && !column.hasMoreDistinctTexts && column.distinctTexts.count > 1
        && column.distinctTexts.count * Self.fewestRows <= column.valueCount
    }
    guard let place else { return nil }
    var (seen, rows): ([String: Int], [Int]) = ([:], [])
    table.forEachText(in: place) { text in
      let count = seen.count
      rows.append(seen[text.text, default: count])
      if seen[text.text] == nil { seen[text.text] = count }
    }
    return rows
  }

  private func isFixed(_ column: Int, by names: [Int]) -> Bool {
    var (texts, row, isSame): ([Int: String], Int, Bool) = ([:], 0, true)
    table.forEachText(in: column) { text in
      guard isSame, names.indices.contains(row) else { return }
      let (name, shown) = (names[row], text.text)
      isSame = texts[name, default: shown] == shown
      texts[name] = shown
      row += 1
    }
    return isSame && row == names.count
  }
}
