import ChartModel
@_spi(Bytes) import SourceText

/// Finds columns that only grow because they add up what came before.
struct RunningTotalSearch {
  let table: SampleTable
  let columns: [ColumnSchema]

  private static let words: Set<String> = [
    "cum", "cumul", "cumulative", "cumulated", "running", "ytd", "kumuliert", "acumulado", "cumulé",
  ]

  /// Whether a column of numbers never falls, overall or in each group, and says by its name that it adds up what came before; or is
  /// called an amount, which seldom grows in each of so many rows.
  func isRunningTotal(_ column: Int) -> Bool {
    let schema = columns[column]
    guard schema.type == .number, schema.valueCount > 2, let low = schema.minimum, let high = schema.maximum,
      low < high, low >= 0, columns.contains(where: { $0.type == .instant })
    else { return false }
    if isSaid(by: NameWords.words(of: schema.name)) { return neverFalls(column, rowsInGroup: 2) }
    return schema.role == .flow && columns.contains { $0.datePrecision.map { $0 >= .week } == true }
      && growsByTheDay(column)
  }

  private func isSaid(by words: [String]) -> Bool {
    words.contains(where: Self.words.contains) || words.first == "total" && words.count > 1 || hasDailyTwin(words)
  }

  /// Amounts of days or weeks, of which none is below the one before, are running totals from so many rows on. Those of months may grow
  /// for years.
  private static let leastUnsaid = 24

  private func neverFalls(_ column: Int, rowsInGroup count: Int) -> Bool {
    columns[column].valueCount >= count && (columns[column].isAscending || !risingInTime(column).isEmpty)
      || groups.contains { grows(column, in: $0, rowsInGroup: count) }
  }

  /// Whether an amount grows in so many rows in the order of their dates; what is sorted by its size says nothing.
  private func growsByTheDay(_ column: Int) -> Bool {
    let dates = columns.indices.filter { columns[$0].type == .instant }
    if columns[column].valueCount >= Self.leastUnsaid {
      let isSorted = columns[column].isAscending && dates.contains { columns[$0].isAscending }
      let numbers = isSorted ? self.numbers(column).compactMap { $0 } : risingInTime(column)
      if stepsDiffer(numbers) { return true }
    }
    return groups.contains { group in
      grows(column, in: group, rowsInGroup: Self.leastUnsaid) && dates.contains { ascends($0, in: group) }
    }
  }

  /// Whether dates that are written year first go up in each group.
  private func ascends(_ dates: Int, in group: Int) -> Bool {
    var (names, texts, last) = ([String](), [String](), [String: String]())
    table.forEachText(in: group) { names.append($0.text) }
    table.forEachText(in: dates) { texts.append($0.text) }
    for (name, text) in zip(names, texts) {
      if text < last[name] ?? "" { return false }
      last[name] = text
    }
    return true
  }

  /// Whether it grows by other amounts from row to row: what grows evenly is counted through.
  private func stepsDiffer(_ numbers: [Double]) -> Bool {
    let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
    guard let least = steps.min(), let most = steps.max() else { return false }
    // Of few events most days have none, and a day of one after another has not grown.
    return most - least > abs(most) * Self.sameStep && steps.count { $0 > 0 } * 2 >= steps.count
  }

  private func numbers(_ column: Int) -> [Double?] {
    table.numbers(in: column, style: columns[column].numberStyle).values
  }

  /// The numbers in the order of dates that stand in another, such as newest first; none where they fall, or dates come twice.
  private func risingInTime(_ column: Int) -> [Double] {
    for date in columns.indices where columns[date].type == .instant && !columns[date].isAscending {
      guard !columns[date].hasRepeats, let times = times(date) else { continue }
      let sorted = zip(times, numbers(column)).sorted { $0.0 < $1.0 }.compactMap(\.1)
      if zip(sorted, sorted.dropFirst()).allSatisfy({ $0 <= $1 }) { return sorted }
    }
    return []
  }

  /// The times of a column, row by row; `nil` where one cannot be read.
  private func times(_ column: Int) -> [Int64]? {
    var (times, isRead) = ([Int64](), true)
    table.forEachText(in: column) { text in
      if case .value(let time, _, _) = DateText.read(text, style: columns[column].dateStyle) {
        times.append(time)
      } else {
        isRead = false
      }
    }
    return isRead ? times : nil
  }

  /// Steps that differ by a smaller part of the largest are one, but for missing rows and decimals.
  private static let sameStep = 1e-6

  /// Whether `new cases` stands beside `total cases` or `cases`.
  private func hasDailyTwin(_ words: [String]) -> Bool {
    let rest = words.filter { $0 != "total" }
    return columns.contains { other in
      let twin = NameWords.words(of: other.name)
      guard let first = twin.first, ["new", "daily", "neue"].contains(first) else { return false }
      return Array(twin.dropFirst()) == rest
    }
  }

  private var groups: [Int] {
    columns.indices.filter { columns[$0].type == .category && columns[$0].hasRepeats }
  }

  private func grows(_ column: Int, in group: Int, rowsInGroup count: Int) -> Bool {
    var names: [String] = []
    table.forEachText(in: group) { names.append($0.text) }
    let numbers = self.numbers(column)
    var last: [String: Double] = [:]
    for (name, number) in zip(names, numbers) {
      guard let number else { continue }
      if number < last[name] ?? -.infinity { return false }
      last[name] = number
    }
    return last.count * count <= numbers.count
  }
}
