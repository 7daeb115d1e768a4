@_spi(Bytes) import SourceText

/// Names that stand below another small table, which says what was measured, where and when.
extension TableHead {
  /// The names of the wells of a plate, as plate readers write them: `<>` and the numbers from 1 on.
  var corner: Int? {
    records.firstIndex { $0.texts.first == HeadRecord.plateCorner && NumberedNames.numbers($0.wells) != nil }
  }

  /// The names of the table below one of names and a row or two of values of another kind: behind a blank line, or of fewer columns.
  func behindOther(_ first: Int) -> Int? {
    guard records[first].holdsNames else { return nil }
    return records.indices.dropFirst(first + 2).prefix(Self.mostOther).first { row in
      let (above, below) = (records[(first + 1)..<row], records[(row + 1)...].prefix(10))
      guard below.count >= Self.fewestBelow, records[row].holdsNames, records[row].texts != records[first].texts,
        above.allSatisfy({ $0.texts.contains { CellKind($0).isTyped } }), !namesAreValues(at: row),
        typedColumns(below: row).keys.contains(where: { $0 > 0 })
      else { return false }
      return changesKind(at: row, from: first) && (isBehindBlank(row) || isNarrower(row, than: records[first..<row]))
    }
  }

  private static let mostOther = 2
  private static let fewestBelow = 5

  private func isNarrower(_ row: Int, than above: ArraySlice<HeadRecord>) -> Bool {
    above.allSatisfy { $0.extent > records[row].extent }
      && records[(row + 1)...].allSatisfy { $0.extent <= records[row].extent && $0.filled > 1 }
  }

  private func isBehindBlank(_ row: Int) -> Bool { records[row].start > records[row - 1].next }

  /// Whether a column holds numbers above a row and dates below it, or values of which one side has none.
  private func changesKind(at row: Int, from first: Int) -> Bool {
    let (above, below) = (typedColumns(below: first, before: row), typedColumns(below: row))
    return Set(above.keys).union(below.keys).contains { above[$0] != below[$0] }
  }
}
