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
    var reason: Reason
  }

  /// Why a row is no row like others: it sums them up, says so while its numbers do not, stands below such a row, or tells of all voters.
  enum Reason: Hashable { case sum, name, below, voters }

  /// A row that sums up all above it and does not say so, and those below it; none where others say that they do.
  var unnamed: [Found] {
    guard table.rowCount <= UnnamedSums.mostRows else { return [] }
    let search = UnnamedSums(
      table: table, texts: columns.filter(\.hasWords),
      numbers: columns.filter(isNumeric).map { column in
        let read = table.numbers(in: column.index, style: style(of: column))
        return RowSums.Numbers(column: column.index, values: read.values, decimals: read.decimals)
      })
    if let whole = search.whole { return [Found(column: whole.column, text: whole.text, reason: .sum)] }
    guard let found = search.found else {
      let wholes = search.wholes
      return wholes?.texts.map { Found(column: wholes?.column ?? 0, text: $0, reason: .voters) } ?? []
    }
    return [Found(column: found.column, text: found.sum, reason: .sum)]
      + found.below.map { Found(column: found.column, text: $0, reason: .below) }
  }

  /// The texts, in the order of the columns and of their rows.
  var totals: [Found] {
    let all = columns.flatMap(cells)
    guard !all.isEmpty else { return [] }
    let numbers = columns.filter(isNumeric).map { ($0.index, style(of: $0)) }
    let sums = RowSums(table: table, columns: numbers, cells: all).withoutNames
    let groups = Dictionary(grouping: sums.cells) { Label(column: $0.column, text: $0.text) }
    var found = groups.compactMap { label, cells in sums.verdict(on: cells).map { (label, cells[0], $0) } }
    // A part of a year among shorter ones is none of them, whatever its numbers are.
    let known = Set(found.map(\.0))
    found += groups.filter { !known.contains($0.key) && $0.value[0].word == .partOfYear }
      .map { ($0.key, $0.value[0], false) }
    let words = Set(found.map(\.1.word))
    return found.filter { $0.1.word.isSum || words.count > 1 || $0.1.word == .mean }
      .sorted { ($0.0.column, $0.1.row) < ($1.0.column, $1.1.row) }
      .map { Found(column: $0.0.column, text: $0.0.text, reason: $0.2 ? .sum : .name) }
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

  private static let mostCells = 2_000

  /// Whether a text such as `All regions` is of its column, Region, or alone, as `World` is.
  private static func isWhole(_ text: String, of column: String) -> Bool {
    let words = NameWords.words(of: text)
    guard words.count > 1, let last = words.last, ["all", "alle", "tous", "todos", "both"].contains(words[0]) else {
      return true
    }
    let names = NameWords.words(of: column).map { $0.prefix(4) }
    return words.count == 2 && (names.contains(last.prefix(4)) || things.contains(last))
  }

  private static let things: Set<String> = [
    "ages", "sexes", "genders", "persons", "people", "regions", "countries", "states", "products", "categories",
    "causes", "types", "races", "groups", "sectors", "industries", "places", "areas", "items",
  ]

  /// The cells of a column that say so, where not all do.
  private func cells(of column: ColumnEvidence) -> [Cell] {
    guard column.hasWords, column.hasMoreDistinctTexts || column.distinctTexts.contains(where: Self.saysSummary) else {
      return []
    }
    var (cells, row) = ([Cell](), 0)
    table.forEachText(in: column.index) { text in
      if let word = SummaryWord(text), word != .whole || Self.isWhole(text.text, of: column.name) {
        cells.append(Cell(column: column.index, row: row, text: text.text, word: word))
      }
      row += 1
    }
    cells.removeAll { $0.word == .partOfYear && !standsAmongShorter($0) }
    return cells.count < row && cells.count <= Self.mostCells ? cells : []
  }

  /// Whether months stand beside a part of a year, or quarters beside one that is longer.
  private func standsAmongShorter(_ cell: Cell) -> Bool {
    let isQuarter = cell.text.lowercased().hasPrefix("q")
    var shorter = 0
    table.forEachText(in: cell.column) { text in
      let isQuarterOfIt = !isQuarter && text.count == 2 && "qQ".utf8.contains(text[0]) && "1234".utf8.contains(text[1])
      shorter += isQuarterOfIt || MonthNames.month(text) != nil || DatePrecision(ofPeriod: text) == .month ? 1 : 0
    }
    return shorter >= Self.fewestShorter
  }

  private static let fewestShorter = 2

  private static func saysSummary(_ text: String) -> Bool { text.withBytes { SummaryWord($0) != nil } ?? false }

  /// Whether a column has numbers that may add up: years and names of rows do not.
  private func isNumeric(_ column: ColumnEvidence) -> Bool {
    column.values > 1 && !isYears(column) && RoleSearch.identifierWord(in: column.name) == nil
      && column.numbers.all.count(column.numbers.bareStyle(in: file.marks).style) * 10 >= column.values * 8
  }

  /// Whether numbers are years by their place or their name; those of sales may look the same.
  private func isYears(_ column: ColumnEvidence) -> Bool {
    (column.index == 0 || YearColumns.isYearName(column.name)) && column.years * 10 >= column.values * 9
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
  var isSum: Bool { [.total, .subtotal, .whole, .partOfYear].contains(self) }
}
