import ChartModel
@_spi(Bytes) import SourceText

/// Holds the numbers of rows against those of the rows that they may sum up.
struct RowSums {
  private let table: SampleTable
  private let cells: [TotalSearch.Cell]
  /// The numbers of each column, row by row, and the most decimals that they show.
  private let numbers: [Numbers]
  /// Whether a row says that it sums up others.
  private let isSummary: [Bool]
  /// The rows that do not.
  private let plain: [Int]

  private struct Numbers {
    var column: Int
    var values: [Double?]
    var decimals: Int
  }

  init(table: SampleTable, columns: [(index: Int, style: NumberStyle)], cells: [TotalSearch.Cell]) {
    (self.table, self.cells) = (table, cells)
    numbers = columns.map { Self.numbers(table, $0.index, $0.style) }
    var isSummary = Array(repeating: false, count: table.rowCount)
    for cell in cells where isSummary.indices.contains(cell.row) { isSummary[cell.row] = true }
    self.isSummary = isSummary
    plain = isSummary.indices.filter { !isSummary[$0] }
  }

  private static func numbers(_ table: SampleTable, _ column: Int, _ style: NumberStyle) -> Numbers {
    var numbers = Numbers(column: column, values: [], decimals: 0)
    table.forEachText(in: column) { text in
      guard case .value(let number, let shown) = NumberText.read(text, style: style), number.isFinite else {
        return numbers.values.append(nil)
      }
      numbers.values.append(number)
      numbers.decimals = max(numbers.decimals, shown)
    }
    return numbers
  }

  // MARK: Names

  /// The cells without those that are names, such as `Total Wine`: a sum of some is named as they are, or is one of several.
  var withoutNames: [TotalSearch.Cell] {
    let sums = cells.prefix(Self.mostTried).filter { $0.word == .subtotal && sumsUpNeighbours($0) }
    let counts = Dictionary(grouping: sums, by: \.column).mapValues { Set($0.map(\.text)).count }
    let named = Set(sums.filter { counts[$0.column] ?? 0 > 1 || isNamed($0) }.map(\.text))
    return cells.filter { $0.word != .subtotal || named.contains($0.text) }
  }

  private func sumsUpNeighbours(_ cell: TotalSearch.Cell) -> Bool {
    [above(cell.row), below(cell.row)].contains { agrees(cell, with: $0) } || sumsUpOthersLikeIt(cell)
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

  // MARK: Sums

  /// So many rows of a label tell what the others are.
  private static let mostTried = 50

  /// Whether the rows of a label sum up others: by their numbers, or by their word alone; `nil` where they do not.
  func verdict(on label: [TotalSearch.Cell]) -> Bool? {
    guard let first = label.first else { return nil }
    let tried = label.prefix(Self.mostTried)
    let right = tried.count { sumsUp($0) }
    if right > 0, right * 10 >= tried.count * 8 { return true }
    // One row that is called a total and has more than all others is none of them.
    return label.count == 1 && first.word == .total && isBeyondOthers(first.row) ? false : nil
  }

  private func isBeyondOthers(_ row: Int) -> Bool {
    let told = numbers.filter { $0.values.at(row) != nil }
    return !told.isEmpty
      && told.allSatisfy { numbers in
        let others = plain.compactMap { numbers.values.at($0) }
        return others.max().map { numbers.values[row] ?? 0 > $0 && others.allSatisfy { $0 >= 0 } } ?? false
      }
  }

  /// Whether a row is what the rows above it, below it, all others, or those that share another text with it come to.
  private func sumsUp(_ cell: TotalSearch.Cell) -> Bool {
    guard isSummary.indices.contains(cell.row) else { return false }
    return [above(cell.row), below(cell.row), plain].contains { agrees(cell, with: $0) } || sumsUpOthersLikeIt(cell)
  }

  private func sumsUpOthersLikeIt(_ cell: TotalSearch.Cell) -> Bool {
    table.columns.indices.contains { $0 != cell.column && agrees(cell, with: sharing($0, with: cell.row), besides: $0) }
  }

  private func above(_ row: Int) -> [Int] {
    var rows: [Int] = []
    for other in stride(from: min(row, isSummary.count) - 1, through: 0, by: -1) {
      if isSummary[other] { break }
      rows.append(other)
    }
    return rows
  }

  private func below(_ row: Int) -> [Int] { (row + 1..<max(row + 1, isSummary.count)).prefix { !isSummary[$0] } + [] }

  /// The rows that have the same bytes as a row in a column.
  private func sharing(_ column: Int, with row: Int) -> [Int] {
    let fields = table.columns[column]
    guard fields.indices.contains(row) else { return [] }
    let text = table.bytes[fields[row].range]
    guard !text.isEmpty else { return [] }
    return plain.filter { fields.indices.contains($0) && table.bytes[fields[$0].range].isSame(as: text) }
  }

  /// Whether a row sums up some others in a column of numbers, but the one by which they were chosen.
  private func agrees(_ cell: TotalSearch.Cell, with rows: [Int], besides chosen: Int? = nil) -> Bool {
    // A single row is the sum of itself where its word says that it is, as in a region of one town.
    let fewest = cell.word == .total || cell.word == .subtotal ? 1 : 2
    guard rows.count >= fewest else { return false }
    return numbers.contains { numbers in
      guard numbers.column != chosen, let own = numbers.values.at(cell.row), own != 0 else { return false }
      let others = rows.compactMap { numbers.values.at($0) }
      // What is the same in all rows, as a year may be, is no sum and no mean.
      let isEven = others.count > 1 && Set(others).count == 1 && own == others[0]
      guard others.count >= fewest, !isEven, let sum = cell.word.value(of: others) else { return false }
      return abs(own - sum) <= tolerance(cell.word, others, numbers.decimals)
    }
  }

  /// Each of the numbers of a sum may be rounded by half of its last decimal; a mean or an extreme is rounded once.
  private func tolerance(_ word: SummaryWord, _ others: [Double], _ decimals: Int) -> Double {
    let unit = 1 / PowersOfTen.value(min(decimals, 22))
    guard word.isSum else { return word == .mean || word == .median ? unit / 2 : 1e-9 }
    return min(0.5 * unit * Double(others.count + 1), others.reduce(0) { $0 + abs($1) } * 0.01)
  }
}

extension [Double?] {
  /// The number at an index; `nil` where there is none.
  fileprivate func at(_ index: Int) -> Double? { indices.contains(index) ? self[index] : nil }
}
