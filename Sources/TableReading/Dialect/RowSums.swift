import ChartModel
@_spi(Bytes) import SourceText

/// Holds the numbers of rows against those of the rows that they may sum up.
struct RowSums {
  let table: SampleTable
  /// The cells that say that their rows sum up others.
  let cells: [TotalSearch.Cell]
  /// The numbers of each column, row by row, and the most decimals that they show.
  let numbers: [Numbers]
  /// Whether a row says that it sums up others.
  private let isSummary: [Bool]
  /// The rows that do not.
  let plain: [Int]

  /// A column of numbers.
  struct Numbers {
    var column: Int
    var values: [Double?]
    var decimals: Int
  }

  init(table: SampleTable, columns: [(index: Int, style: NumberStyle)], cells: [TotalSearch.Cell]) {
    let numbers = columns.map { column in
      let read = table.numbers(in: column.index, style: column.style)
      return Numbers(column: column.index, values: read.values, decimals: read.decimals)
    }
    self.init(table: table, numbers: numbers, cells: cells)
  }

  init(table: SampleTable, numbers: [Numbers], cells: [TotalSearch.Cell]) {
    (self.table, self.numbers, self.cells) = (table, numbers, cells)
    var isSummary = Array(repeating: false, count: table.rowCount)
    for cell in cells where isSummary.indices.contains(cell.row) { isSummary[cell.row] = true }
    self.isSummary = isSummary
    plain = isSummary.indices.filter { !isSummary[$0] }
  }

  // MARK: Sums

  /// So many rows of a label tell what the others are.
  static let mostTried = 50

  /// Whether the rows of a label sum up others: by their numbers, or by their word alone; `nil` where they do not.
  func verdict(on label: [TotalSearch.Cell]) -> Bool? {
    guard let first = label.first else { return nil }
    let tried = label.prefix(Self.mostTried)
    let right = tried.count { sumsUp($0) }
    if right > 0, right * 10 >= tried.count * 8 { return true }
    // One row alone that is called a total and has more than each other row is left out, and this is told.
    let isBare = first.text.hasSuffix(":") || !first.text.contains(":")
    return label.count == 1 && first.word == .total && isBare && isBeyondOthers(first.row) ? false : nil
  }

  private func isBeyondOthers(_ row: Int) -> Bool {
    let told = numbers.filter { $0.values.at(row) != nil }
    return !told.isEmpty
      && told.allSatisfy { numbers in
        let others = plain.compactMap { numbers.values.at($0) }
        // A refund or two make the sum no smaller than its parts.
        let refunds = others.count { $0 < 0 }
        return others.max().map { numbers.values[row] ?? 0 > $0 && refunds * 10 <= others.count } ?? false
      }
  }

  /// Whether a row is what the rows above it, below it, all others, or those that share another text with it come to.
  private func sumsUp(_ cell: TotalSearch.Cell) -> Bool {
    guard isSummary.indices.contains(cell.row) else { return false }
    return sumsUpNeighbours(cell) || agrees(cell, with: plain)
      || cell.word == .partOfYear && agrees(cell, with: plain.filter { $0 < cell.row })
  }

  func sumsUpNeighbours(_ cell: TotalSearch.Cell) -> Bool {
    [above(cell.row), below(cell.row)].contains { agrees(cell, with: $0) } || sumsUpOthersLikeIt(cell)
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
