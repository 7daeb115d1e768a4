import ChartModel
@_spi(Bytes) import SourceText

/// A table that has a column for each period, such as `Country,2019,2020`, to be read as one row for each period.
struct WideTable: Hashable, Sendable {
  /// A column of values, and when they were.
  struct Period: Hashable, Sendable {
    /// The place of the column.
    var column: Int
    var name: String
    /// What it is called where columns are told by their names; the name, if not given.
    var label: String?
    /// Microseconds of the wall clock since 1970; from the beginning of a year where each row has one.
    var time: Int64
  }

  /// What the periods are called: `year`, `month`, `date`.
  var periodName: String
  /// What the values are called.
  var valueName: String
  /// In the order of the file.
  var periods: [Period]
  var precision: DatePrecision
  /// The column of the year of each row, where periods are months without one.
  var yearColumn: Int?
  /// Whether the columns are told by their names: months of no year, answers, candidates.
  var areNames = false
  /// The column that adds up the others, which is left out.
  var total: Int?
  /// Whether the values are parts that add up.
  var addsUp = false
  /// Whether those of several rows do as well.
  var addsUpOverTime = true
  /// The unit that the names of the columns share.
  var unit: String?

  /// What the periods are called, in their order.
  var labels: [String] { periods.map { $0.label ?? $0.name } }

  /// The columns that the long form adds to those of the table.
  func columns(of schema: [ColumnSchema]) -> [ColumnSchema] {
    let parts = periods.map { schema[$0.column] }
    var period = ColumnSchema(name: periodName, type: areNames ? .category : .instant)
    period.role = areNames ? .category : .time
    period.roleEvidence = "its values are names of columns"
    period.hasMoreDistinctTexts = areNames && periods.count > ColumnSchema.distinctLimit
    period.isYear = precision == .year
    period.dateStyle = period.isYear ? .years : .plain
    period.datePrecision = areNames ? nil : precision
    period.valueCount = parts.reduce(0) { $0 + $1.valueCount + $1.missingCount }
    period.hasRepeats = true
    if areNames { period.distinctTexts = Array(labels.prefix(ColumnSchema.distinctLimit)) }
    var value = ColumnSchema(name: valueName, type: .number)
    value.valueCount = parts.reduce(0) { $0 + $1.valueCount }
    value.missingCount = parts.reduce(0) { $0 + $1.missingCount }
    value.decimals = parts.map(\.decimals).max() ?? 0
    value.allWhole = parts.allSatisfy(\.allWhole)
    value.minimum = parts.compactMap(\.minimum).min()
    value.maximum = parts.compactMap(\.maximum).max()
    value.hasRepeats = true
    let units = Set(parts.map(\.unit))
    value.rowUnit = units.count == 1 ? units.first.flatMap { $0 } ?? unit : nil
    value.role = addsUp ? .flow : .level
    value.addsUpAtOneX = addsUp && !addsUpOverTime
    value.roleEvidence = "it holds the values of \(periods.count) columns"
    return [period, value]
  }
}

/// Finds the columns that are periods.
struct WideSearch {
  let columns: [ColumnSchema]
  let sample: SampleTable

  var table: WideTable? {
    (dated ?? datedNames).map(besideEachOther) ?? months ?? named ?? numbered ?? PartsSearch(
      columns: columns, sample: sample
    ).table
      ?? AlikeSearch(columns: columns).table
  }

  /// Columns of numbers that could be measured.
  private var numbers: [Int] {
    columns.indices.filter {
      columns[$0].type == .number && ![.coordinate, .identifier].contains(columns[$0].role) || isYearNamed($0)
    }
  }

  private func isYearNamed(_ column: Int) -> Bool {
    let name = Self.bareName(columns[column].name)
    return columns[column].type == .number && name.count == 4 && name.allSatisfy(\.isNumber)
  }

  /// Years, months, quarters or days as names.
  private var dated: WideTable? {
    let names = numbers.map { (column: $0, name: Self.bareName(columns[$0].name)) }
    var evidence = DateEvidence()
    for name in names { name.name.withBytes { _ = evidence.add($0) } }
    var style = DateStyle.years
    style.order = evidence.bestOrder.flatMap { $0.isTied ? nil : $0.order }
    let read = names.compactMap { column, name in Self.period(column, columns[column].name, name, style) }
    let counts = Dictionary(grouping: read, by: \.precision)
    guard let (precision, periods) = counts.max(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) }),
      isWide(periods.count), Set(periods.map(\.period.time)).count == periods.count
    else { return nil }
    return table(periods.map(\.period), precision)
  }

  /// Two periods of rows that have names of their own are compared name by name: a line of two values says little.
  private func besideEachOther(_ table: WideTable) -> WideTable {
    guard table.periods.count == 2, columns.contains(where: \.namesRows) else { return table }
    var table = table
    table.areNames = true
    return table
  }

  /// At least three columns, or two and no other number; and most of what could be measured.
  private func isWide(_ count: Int) -> Bool {
    (count >= 3 || count == 2 && numbers.count == 2) && count * 5 >= numbers.count * 3
  }

  private static func period(
    _ column: Int, _ name: String, _ bare: String, _ style: DateStyle
  ) -> (period: WideTable.Period, precision: DatePrecision)? {
    let reading = bare.withBytes { DateText.read($0, style: style) }
    guard case .value(let time, let precision, false)? = reading, precision != .time else { return nil }
    let year = CivilDate(dayNumber: Int(time / 86_400_000_000)).year
    guard (1_700...2_200).contains(year) else { return nil }
    return (WideTable.Period(column: column, name: name, label: bare, time: time), precision)
  }

  /// `2019 [YR2019]`, `X2019` and `FY2019` are 2019.
  private static func bareName(_ name: String) -> String {
    let first = name.split(separator: " ").first.map(String.init) ?? name
    let digits = first.drop { $0.isLetter || $0 == "_" }
    let prefix = first.prefix(first.count - digits.count).lowercased()
    if digits.count == 4, digits.allSatisfy(\.isNumber), ["", "x", "y", "yr", "fy", "year", "year_"].contains(prefix) {
      return first.count < name.count && !name.contains("[") && !prefix.isEmpty ? name : String(digits)
    }
    return name
  }

  /// Names of months, with the year of each row in a column of its own or without one.
  private var months: WideTable? {
    let named = numbers.compactMap { column in
      columns[column].name.withBytes(MonthNames.month)?.map { (column, $0) }
    }
    // Beside years the numbers from 1 to 12 are months.
    let digits = numbers.filter { Int(columns[$0].name) != nil }
    let areNumbered =
      columns.contains(where: \.isYear) && NumberedNames.numbers(digits.map { columns[$0].name }) == Array(1...12)
    let found = areNumbered ? Array(zip(digits, 1...12)) : named
    guard found.count >= 3, isWide(found.count), Set(found.map(\.1)).count == found.count else { return nil }
    let years = columns.indices.filter { columns[$0].isYear }
    let periods = found.map { column, month in
      let days = CivilDate(year: 1970, month: month, day: 1).dayNumber
      return WideTable.Period(column: column, name: columns[column].name, time: Int64(days) * 86_400_000_000)
    }
    guard var table = table(periods, .month) else { return nil }
    if years.count == 1 { table.yearColumn = years[0] } else { table.areNames = true }
    return table
  }

  /// Names that differ by a year alone, such as `2014_murders` and `2015_murders`.
  private var datedNames: WideTable? {
    let read = numbers.compactMap { column -> (rest: String, period: WideTable.Period)? in
      let name = columns[column].name
      let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      let years = words.filter { $0.count == 4 && Int($0).map { (1_900...2_100).contains($0) } == true }
      guard years.count == 1, words.count > 1, let year = years.first.flatMap({ Int($0) }) else { return nil }
      let days = CivilDate(year: year, month: 1, day: 1).dayNumber
      let rest = words.filter { $0 != years[0] }.joined(separator: " ")
      let time = Int64(days) * 86_400_000_000
      return (rest, WideTable.Period(column: column, name: name, label: String(year), time: time))
    }
    guard let (rest, found) = Dictionary(grouping: read, by: \.rest).max(by: { $0.value.count < $1.value.count }),
      found.count > 1, found.count * 5 >= numbers.count * 3, Set(found.map(\.period.time)).count == found.count,
      var table = table(found.map(\.period), .year)
    else { return nil }
    if !columns.contains(where: { $0.name.lowercased() == rest }) { table.valueName = rest }
    return table
  }

  /// Quarters and days of the week without a date.
  private var named: WideTable? {
    let lists = [
      ["q1", "q2", "q3", "q4"], ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
      ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
    ]
    for (list, name) in zip(lists, ["quarter", "weekday", "weekday"]) {
      let found = numbers.filter { list.contains(columns[$0].name.lowercased()) }
      // `Q1` to `Q3` may be questions, and beside a `Q5` the others are.
      guard found.count >= (name == "quarter" ? 4 : 3),
        name != "quarter" || !columns.contains(where: { $0.name.lowercased() == "q5" }),
        isWide(found.count),
        var table = table(found.map { WideTable.Period(column: $0, name: columns[$0].name, time: 0) }, .quarter)
      else { continue }
      (table.areNames, table.periodName) = (true, unused(name))
      return table
    }
    return nil
  }

  /// Numbers that go up by one step, as those of a plate or a matrix do, beside the names of its rows.
  private var numbered: WideTable? {
    let names = numbers.map { columns[$0].name }
    let hasRows = columns.contains { $0.namesRows || $0.role == .time && !$0.hasRepeats }
    guard hasRows, NumberedNames.numbers(names) != nil, isWide(names.count),
      var table = table(numbers.map { WideTable.Period(column: $0, name: columns[$0].name, time: 0) }, .quarter)
    else { return nil }
    (table.areNames, table.periodName) = (true, unused("column"))
    return table
  }

  private func table(_ periods: [WideTable.Period], _ precision: DatePrecision) -> WideTable? {
    let filled = periods.filter { columns[$0.column].valueCount > 0 }
    guard filled.count > 1 else { return nil }
    let names = Set(columns.map { $0.name.lowercased() })
    return WideTable(
      periodName: unused(Self.names[precision] ?? "date"), valueName: valueName(besides: names), periods: filled,
      precision: precision)
  }

  /// A name, or the first of some others that no column has.
  private func unused(_ name: String) -> String {
    let names = Set(columns.map { $0.name.lowercased() })
    return [name, "period", "name of the column"].first { !names.contains($0) } ?? "period of the column"
  }

  private static let names: [DatePrecision: String] = [
    .year: "year", .halfYear: "half-year", .quarter: "quarter", .month: "month", .week: "week", .day: "date",
  ]

  /// What all rows say is measured, as in `Indicator Name`, or `value`.
  private func valueName(besides names: Set<String>) -> String {
    let words: Set<String> = ["indicator", "variable", "measure", "series", "metric", "item"]
    let said = columns.first {
      $0.type == .category && $0.distinctTexts.count == 1 && !$0.hasMoreDistinctTexts
        && NameWords.words(of: $0.name).contains(where: words.contains) && !$0.name.lowercased().contains("code")
    }
    if let text = said?.distinctTexts.first, text.count <= 60, !names.contains(text.lowercased()) { return text }
    return names.contains("value") ? "values" : "value"
  }
}

extension String {
  /// Hands the bytes of the text over.
  func withBytes<Result>(_ body: (Bytes) -> Result) -> Result? {
    var text = self
    return text.withUTF8 { buffer in buffer.baseAddress.map { body(Bytes($0, count: buffer.count)) } }
  }
}
