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
    guard table.columns.count > 2, let names = table.columns.first, table.gaps.isEmpty, namesGroups(names) else {
      return nil
    }
    var (bytes, copied, name) = ([UInt8](), 0, names[0])
    for field in names {
      if !isEmpty(field) { name = field }
      guard isEmpty(field), bytes.count < Self.mostBytes else { continue }
      bytes += table.bytes[copied..<field.range.lowerBound].buffer
      bytes += table.bytes[name.range].buffer
      copied = field.range.lowerBound
    }
    bytes += table.bytes[copied..<table.bytes.count].buffer
    return bytes.count < Self.mostBytes ? bytes : nil
  }

  private func isEmpty(_ field: SampleField) -> Bool { table.bytes[field.range].trimmed.isEmpty }

  /// Whether texts begin groups of rows: each comes once, at least as many rows have none, and no two rows of a group are alike in the
  /// second column while those of different groups are.
  private func namesGroups(_ names: [SampleField]) -> Bool {
    let begins = names.filter { !isEmpty($0) }
    guard begins.count > 1, begins.count * 2 <= names.count, names.first.map(isEmpty) == false,
      begins.allSatisfy({ $0.form == .plain }), Set(begins.map(key)).count == begins.count
    else { return false }
    var (group, pairs, alone) = (0, Set<[UInt8]>(), Set<[UInt8]>())
    for (name, second) in zip(names, table.columns[1]) {
      group += isEmpty(name) ? 0 : 1
      guard !isEmpty(second) else { return false }
      alone.insert(key(second))
      pairs.insert(Array("\(group) ".utf8) + key(second))
    }
    return pairs.count == names.count && alone.count * 2 <= pairs.count
  }

  private func key(_ field: SampleField) -> [UInt8] { Array(table.bytes[field.range].trimmed.buffer) }
}
