@_spi(Bytes) import SourceText

/// Finds a second table below the rows of a CSV: under a heading or names of its own the names of the rows begin again, and adding both up
/// would be wrong.
///
/// Only where the first column names the rows and all others are numbers: of anything else it is not known that a row comes twice.
struct SecondTable {
  let rows: CutRows
  /// What the columns are called; empty where that is not known.
  let names: [String]

  /// Where the first row of the second table stands among all rows, be it a heading or names; `nil` where there is only one table.
  private var heading: Int? {
    guard rows.areParted, !rows.text(0).isEmpty, holdsNumbers(0) else { return nil }
    if isPlate { return rows.rows.indices.first { $0 > 0 && rows.rows[$0].isBehindBlank } }
    var seen: Set<String> = []
    for row in rows.rows.indices {
      if row > 0, begins(at: row, below: seen) { return row }
      guard seen.insert(rows.text(row)).inserted else { return nil }
    }
    return nil
  }

  /// The bytes behind the rows of the first table, and what is said of them; `nil` where there is only one.
  func found(source: String) -> (range: Range<Int>, note: ReadingNote)? {
    guard let heading, rows.rows.indices.contains(heading - 1) else { return nil }
    let (text, count) = (Clipping.text(rows.text(heading)), rows.rows.count - heading)
    let note = ReadingNote(
      kind: .footer, place: .init(source: source),
      decided: "what begins with \"\(text)\" below the rows, \(count) rows, is a table of its own and is left out",
      remedy: "Save it as a file of its own to tell it.")
    return (rows.rows[heading - 1].range.upperBound..<rows.bytes.count, note)
  }

  /// Whether columns are the wells of a plate from 1 on, beside rows from A on; a blank line ends it.
  private var isPlate: Bool {
    names.first?.isEmpty == true && rows.text(0) == "A" && NumberedNames.numbers(names.dropFirst())?.first == 1
  }

  private func holdsNumbers(_ row: Int) -> Bool {
    let kinds = rows.kindsBehindName(row)
    return kinds.contains(.number) && kinds.allSatisfy { $0 == .number || $0 == .empty }
  }

  /// Whether a second table begins at a row: the row of the first name follows its heading, its names, or both.
  private func begins(at row: Int, below seen: Set<String>) -> Bool {
    let isHeading = isHeading(row) && !seen.contains(rows.text(row))
    let below = isHeading ? row + 1 : row
    let hasNames = areNames(below)
    guard isHeading ? hasNames || rows.rows[row].isBehindBlank : hasNames && rows.rows[row].isBehindBlank,
      isHeading || rows.texts(row) != names
    else { return false }
    // Other names right behind a blank line are those of another table, whatever its rows are called.
    if hasNames, !isHeading, rows.texts(row).count(where: names.contains) * 2 <= names.count { return true }
    return rows.text(hasNames ? below + 1 : below) == rows.text(0)
  }

  /// Whether a row is a text alone that is about no column of this table, as `Week 2` above rows of a week is.
  private func isHeading(_ row: Int) -> Bool {
    let words = NameWords.words(of: rows.text(row))
    return rows.isAlone(row) && CellKind(rows.text(row)) == .text
      && names.dropFirst().allSatisfy { Set(NameWords.words(of: $0)).isDisjoint(with: words) }
  }

  /// Whether a row names columns, the first one as that of the first table.
  private func areNames(_ row: Int) -> Bool {
    names.first == rows.text(row) && rows.kindsBehindName(row).contains(.text)
      && !rows.kindsBehindName(row).contains(.number)
  }
}
