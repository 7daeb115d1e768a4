import ChartModel
@_spi(Bytes) import SourceText

/// Finds rows that sum up others, by what they say and by their numbers.
struct TotalSearch {
  let table: SampleTable
  let columns: [ColumnEvidence]
  let file: FileEvidence

  /// A text that makes each row that has it in a column one that sums up others.
  struct Found: Hashable {
    var column: Int
    var text: String
    /// Whether the numbers say so as well.
    var agrees: Bool
  }

  /// The texts, in the order of the columns and of their rows.
  var totals: [Found] {
    let cells = columns.flatMap(cells)
    guard !cells.isEmpty else { return [] }
    let sums = RowSums(table: table, columns: columns.filter(isNumeric).map { ($0.index, style(of: $0)) }, cells: cells)
    let groups = Dictionary(grouping: cells) { Label(column: $0.column, text: $0.text) }
    let found = groups.compactMap { label, cells in sums.verdict(on: cells).map { (label, cells[0], $0) } }
    return found.filter { $0.1.word.isSum || Set(found.map(\.1.word)).count > 1 || $0.1.word == .mean }
      .sorted { ($0.0.column, $0.1.row) < ($1.0.column, $1.1.row) }
      .map { Found(column: $0.0.column, text: $0.0.text, agrees: $0.2) }
  }

  private struct Label: Hashable {
    var column: Int
    var text: String
  }

  /// A cell that says that its row sums up others.
  struct Cell {
    var column: Int
    var row: Int
    var text: String
    var word: SummaryWord
  }

  /// The cells of a column that say so, where at least two do not.
  private func cells(of column: ColumnEvidence) -> [Cell] {
    guard column.hasWords else { return [] }
    var (cells, row) = ([Cell](), 0)
    table.forEachText(in: column.index) { text in
      if let word = SummaryWord(text) {
        cells.append(Cell(column: column.index, row: row, text: text.text, word: word))
      }
      row += 1
    }
    return cells.count + 2 <= row ? cells : []
  }

  private func isNumeric(_ column: ColumnEvidence) -> Bool {
    column.values > 1
      && column.numbers.all.count(column.numbers.bareStyle(in: file.marks).style) * 10 >= column.values * 8
  }

  private func style(of column: ColumnEvidence) -> NumberStyle {
    let bare = column.numbers.bareStyle(in: file.marks).style
    guard let unit = column.numbers.unitStyle(in: file.marks), unit.count > column.numbers.bare.count(bare) else {
      return bare
    }
    return unit.style
  }
}

extension SummaryWord {
  /// Whether it is the sum of others.
  var isSum: Bool { self == .total || self == .whole }
}

/// Holds the numbers of rows against those of the rows that they may sum up.
struct RowSums {
  private let table: SampleTable
  private let cells: [TotalSearch.Cell]
  /// The numbers of each column, row by row, and the most decimals that they show.
  private let numbers: [(values: [Double?], decimals: Int)]
  /// Whether a row says that it sums up others.
  private let isSummary: [Bool]

  init(table: SampleTable, columns: [(index: Int, style: NumberStyle)], cells: [TotalSearch.Cell]) {
    (self.table, self.cells) = (table, cells)
    numbers = columns.map { Self.numbers(table, $0.index, $0.style) }
    var isSummary = Array(repeating: false, count: table.rowCount)
    for cell in cells where isSummary.indices.contains(cell.row) { isSummary[cell.row] = true }
    self.isSummary = isSummary
  }

  private static func numbers(_ table: SampleTable, _ column: Int, _ style: NumberStyle) -> ([Double?], Int) {
    var (values, decimals) = ([Double?](), 0)
    table.forEachText(in: column) { text in
      guard case .value(let number, let shown) = NumberText.read(text, style: style), number.isFinite else {
        return values.append(nil)
      }
      values.append(number)
      decimals = max(decimals, shown)
    }
    return (values, decimals)
  }

  /// Whether the rows of a label sum up others: by their numbers, or by their word alone; `nil` where they do not.
  func verdict(on label: [TotalSearch.Cell]) -> Bool? {
    guard let first = label.first else { return nil }
    let tried = label.prefix(Self.mostTried)
    let right = tried.count { sumsUp($0) }
    if right > 0, right * 10 >= tried.count * 8 { return true }
    // One row that is called a total, at the end or the beginning, and has more than all others is none of them.
    let isAtEdge = first.row == isSummary.count - 1 || first.row == 0
    return label.count == 1 && first.word == .total && isAtEdge && isBeyondOthers(first.row) ? false : nil
  }

  private func isBeyondOthers(_ row: Int) -> Bool {
    let told = numbers.filter { $0.values.at(row) != nil }
    return !told.isEmpty
      && told.allSatisfy { values, _ in
        let others = values.indices.compactMap { isSummary.indices.contains($0) && !isSummary[$0] ? values[$0] : nil }
        return others.max().map { values[row] ?? 0 > $0 && others.allSatisfy { $0 >= 0 } } ?? false
      }
  }

  /// So many rows of a label tell what the others are.
  private static let mostTried = 50

  /// Whether a row is what the rows above it, below it, all others, or those that share another text with it come to.
  private func sumsUp(_ cell: TotalSearch.Cell) -> Bool {
    guard isSummary.indices.contains(cell.row) else { return false }
    let scopes = [above(cell.row), below(cell.row), isSummary.indices.filter { !isSummary[$0] }]
    return scopes.contains { agrees(cell, with: $0) }
      || table.columns.indices.contains { $0 != cell.column && agrees(cell, with: sharing($0, with: cell.row)) }
  }

  private func above(_ row: Int) -> [Int] {
    var rows: [Int] = []
    for other in stride(from: row - 1, through: 0, by: -1) {
      if isSummary[other] { break }
      rows.append(other)
    }
    return rows
  }

  private func below(_ row: Int) -> [Int] { (row + 1..<isSummary.count).prefix { !isSummary[$0] } + [] }

  /// The rows that have the same bytes as a row in a column.
  private func sharing(_ column: Int, with row: Int) -> [Int] {
    let fields = table.columns[column]
    guard fields.indices.contains(row) else { return [] }
    let text = table.bytes[fields[row].range]
    guard !text.isEmpty else { return [] }
    return fields.indices.filter {
      isSummary.indices.contains($0) && !isSummary[$0] && table.bytes[fields[$0].range].isSame(as: text)
    }
  }

  private func agrees(_ cell: TotalSearch.Cell, with rows: [Int]) -> Bool {
    // A single row is the sum of itself where its word says that it is, as in a region of one town.
    guard rows.count > (cell.word == .total ? 0 : 1) else { return false }
    return numbers.contains { values, decimals in
      guard let own = values.at(cell.row), own != 0 else { return false }
      let others = rows.compactMap { values.at($0) }
      guard others.count > (cell.word == .total ? 0 : 1), let sum = cell.word.value(of: others) else { return false }
      let magnitude = others.reduce(0) { $0 + abs($1) }
      // Each of the numbers may be rounded by half of its last decimal.
      let rounding = 0.5 * Double(others.count + 1) / PowersOfTen.value(min(decimals, 22))
      return abs(own - sum) <= min(rounding, magnitude * 0.01)
    }
  }
}

extension [Double?] {
  /// The number at an index; `nil` where there is none.
  fileprivate func at(_ index: Int) -> Double? { indices.contains(index) ? self[index] : nil }
}
