@_spi(Bytes) import SourceText

/// What is called like a total and is something of its own.
extension RowSums {
  /// The same without cells that are names, such as `Total Wine`: a sum of some is named as they are, or is one of several.
  var withoutNames: RowSums {
    let sums = cells.prefix(Self.mostTried).filter { $0.word == .subtotal && sumsUpNeighbours($0) }
    let counts = Dictionary(grouping: sums, by: \.column).mapValues { Set($0.map(\.text)).count }
    let named = Set(sums.filter { counts[$0.column] ?? 0 > 1 || isNamed($0) }.map(\.text))
    let others = cells.filter { $0.word != .subtotal || named.contains($0.text) }
    return RowSums(table: table, numbers: numbers, cells: others)
  }

  /// Whether the words beside that for a total are another text of the table, or the name of the column.
  private func isNamed(_ cell: TotalSearch.Cell) -> Bool {
    let words = NameWords.words(of: cell.text)
    if table.names.indices.contains(cell.column),
      !Set(words).isDisjoint(with: NameWords.words(of: table.names[cell.column]))
    {
      return true
    }
    return plain.prefix(Self.mostNamed).contains { row in
      table.columns.contains { fields in
        guard fields.indices.contains(row) else { return false }
        let other = NameWords.words(of: table.bytes[fields[row].range].text)
        return !other.isEmpty && other.count < words.count && Set(other).isSubset(of: words)
      }
    }
  }

  /// So many rows are looked at for a name.
  private static let mostNamed = 200
}
