/// Rows between the names and the values that say more of each column, as statistics offices write them: a code, a unit, a date of
/// release.
struct DescribingRows {
  let records: [HeadRecord]

  /// Fewer than two rows are a second row of names or of units; of values there must be as many as prove that they are.
  private static let fewest = 2
  private static let fewestValues = 3

  /// How many rows below the one of names say something of the columns: their first cells are words where all below are dates or
  /// years, and no number of theirs stands above a column of numbers.
  func count(below index: Int) -> Int {
    let body = records.dropFirst(index + 1)
    guard let first = body.firstIndex(where: isDated), first > index + Self.fewest,
      records.count - first >= Self.fewestValues, records[first...].allSatisfy(isDated)
    else { return 0 }
    let numbers = records[first].texts.indices.filter { kind(records[first], $0) == .number }
    let above = body[..<first]
    let isWords = above.allSatisfy { row in
      kind(row, 0) == .text && numbers.allSatisfy { kind(row, $0) != .number }
    }
    return isWords && !numbers.isEmpty ? above.count : 0
  }

  private func isDated(_ record: HeadRecord) -> Bool {
    kind(record, 0) == .date || record.texts.first.flatMap { Int($0) }.map((1_700...2_200).contains) == true
  }

  private func kind(_ record: HeadRecord, _ column: Int) -> CellKind? {
    record.texts.indices.contains(column) ? CellKind(record.texts[column]) : nil
  }
}
