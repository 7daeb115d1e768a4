import ChartModel

/// A date that stands in several columns, such as a year and a month.
struct CompositeDate: Hashable, Sendable {
  /// What the date is called.
  var name: String
  /// The places of its columns.
  var year: Int
  var quarter: Int?
  var month: Int?
  var day: Int?

  var precision: DatePrecision { day != nil ? .day : month != nil ? .month : .quarter }
  var parts: [Int] { [year, quarter, month, day].compactMap { $0 } }

  /// The column that stands for all of them.
  func column(of schema: [ColumnSchema]) -> ColumnSchema {
    var column = ColumnSchema(name: name, type: .instant)
    column.role = .time
    column.roleEvidence = "it is made of \(parts.map { schema[$0].name }.joined(separator: ", "))"
    column.datePrecision = precision
    column.valueCount = parts.map { schema[$0].valueCount }.min() ?? 0
    column.hasRepeats = true
    return column
  }

  /// The date of a row by the values of its columns, as microseconds of the wall clock; `nil` where they are no date.
  static func time(year: Int, quarter: Int?, month: Int?, day: Int?) -> Int64? {
    let date = CivilDate(year: year, month: month ?? quarter.map { $0 * 3 - 2 } ?? 1, day: day ?? 1)
    return date.isValid ? Int64(date.dayNumber) * 86_400_000_000 : nil
  }
}

/// Finds the columns that are parts of one date.
struct CompositeDateSearch {
  let columns: [ColumnSchema]

  var date: CompositeDate? {
    guard let year = columns.firstIndex(where: \.isYear), columns.count(where: \.isYear) == 1, columns[year].hasRepeats
    else { return nil }
    let month = part(["month", "mon", "mo", "monat", "mois", "mes"], 1...12)
    let quarter = month == nil ? part(["quarter", "qtr", "quartal", "trimestre"], 1...4) : nil
    guard month ?? quarter != nil else { return nil }
    let day = month == nil ? nil : part(["day", "tag", "jour", "dia", "dayofmonth"], 1...31)
    let names = Set(columns.map { $0.name.lowercased() })
    let name = ["date", "time"].first { !names.contains($0) } ?? "date of the row"
    return CompositeDate(name: name, year: year, quarter: quarter, month: month, day: day)
  }

  /// The column of a name whose values are numbers of a range, or names of months.
  private func part(_ names: [String], _ range: ClosedRange<Double>) -> Int? {
    columns.indices.first { index in
      let column = columns[index]
      guard let word = NameWords.words(of: column.name).last, names.contains(word) else { return false }
      if column.type == .number {
        return column.allWhole && range.contains(column.minimum ?? 0) && range.contains(column.maximum ?? 0)
      }
      return column.type == .category && column.distinctTexts.count > 1
        && column.distinctTexts.allSatisfy { Self.number($0, range.upperBound) != nil }
    }
  }

  /// The number of a text: `3`, `Q3`, `March`.
  static func number(_ text: String, _ most: Double) -> Int? {
    if most == 12, let month = text.withBytes(MonthNames.month) { return month ?? nil }
    let digits = text.hasPrefix("Q") || text.hasPrefix("q") ? text.dropFirst() : text[...]
    return Int(digits).flatMap { $0 >= 1 && Double($0) <= most ? $0 : nil }
  }
}
