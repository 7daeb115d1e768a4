@_spi(Bytes) import SourceText

/// Names that stand in the first row of their group alone, as in a report or in merged cells, put into the rows below.
///
/// Only the first column is looked at, and only where the one behind it comes again from group to group, as quarters do below years.
struct GroupNames {
  let table: SampleTable

  /// More text is not written anew.
  private static let mostBytes = 4_194_304

  /// The bytes of the table with the names in all rows; `nil` where the first column has no such names.
  var filled: [UInt8]? {
    guard table.columns.count > 2, table.gaps.isEmpty, namesGroups, var name = table.columns[0].first else {
      return nil
    }
    var (bytes, copied) = ([UInt8](), 0)
    for (row, field) in table.columns[0].enumerated() {
      if beginsGroup(row) { name = field }
      guard isEmpty(field), !isBlank(row), bytes.count < Self.mostBytes else { continue }
      let quote: [UInt8] = isQuoted(name) && !isQuoted(field) ? [.quote] : []
      bytes += table.bytes[copied..<field.range.lowerBound].buffer
      bytes += quote + table.bytes[name.range].buffer + quote
      copied = field.range.lowerBound
    }
    bytes += table.bytes[copied..<table.bytes.count].buffer
    return bytes.count < Self.mostBytes ? bytes : nil
  }

  /// Whether a row has a name, and is not the sum of a group, which has its name alone.
  private func beginsGroup(_ row: Int) -> Bool { !isEmpty(table.columns[0][row]) && !isSum(row) }

  private func isSum(_ row: Int) -> Bool {
    isEmpty(table.columns[1][row]) && SummaryWord(table.bytes[table.columns[0][row].range].trimmed) != nil
  }

  /// Whether nothing stands in a row.
  private func isBlank(_ row: Int) -> Bool { table.columns.allSatisfy { isEmpty($0[row]) } }

  private func isQuoted(_ field: SampleField) -> Bool {
    field.range.lowerBound > 0 && table.bytes[field.range.lowerBound - 1] == .quote
  }

  /// Whether a name may be written again as it stands: it has neither quotes nor lines of its own.
  private func isWritable(_ field: SampleField) -> Bool {
    let text = table.bytes[field.range]
    return field.form == .plain && text.count(of: .quote) == 0 && text.count(of: .lineFeed) == 0
  }

  private func isEmpty(_ field: SampleField) -> Bool { table.bytes[field.range].trimmed.isEmpty }

  /// Names of columns that are filled where there is something to say.
  private static let remarks: Set<String> = [
    "note", "notes", "remark", "remarks", "comment", "comments", "flag", "flags", "promo", "promotion", "coupon",
    "discount", "event", "status", "code", "tag", "tags",
  ]

  /// Whether texts begin groups of rows: each comes once, at least as many rows have none, and no two rows of a group are alike in the
  /// second column while half of all or more have there what comes in another group.
  private var namesGroups: Bool {
    let rows = table.columns[0].indices.filter { !isSum($0) && !isBlank($0) }
    let begins = rows.filter(beginsGroup).map { table.columns[0][$0] }
    guard begins.count > 1, begins.count * 2 <= rows.count, rows.first.map(beginsGroup) == true,
      begins.allSatisfy(isWritable), Set(begins.map(key)).count == begins.count,
      Self.remarks.isDisjoint(with: NameWords.words(of: table.names[0]))
    else { return false }
    var (group, groups) = (0, [[UInt8]: Set<Int>]())
    for row in rows {
      let second = table.columns[1][row]
      group += beginsGroup(row) ? 1 : 0
      // A name may have a row of its own above its group.
      if isEmpty(second), beginsGroup(row) { continue }
      guard !isEmpty(second), groups[key(second), default: []].insert(group).inserted else { return false }
    }
    let shared = groups.values.filter { $0.count > 1 }.reduce(0) { $0 + $1.count }
    return shared * 2 >= rows.count
  }

  private func key(_ field: SampleField) -> [UInt8] { Array(table.bytes[field.range].trimmed.buffer) }
}
