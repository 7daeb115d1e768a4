import ChartModel

/// Makes columns that a table does not have of those that it has: a row for each period of a wide table, one date of several
/// columns.
struct LongForm: Sendable {
  /// What is read of the table.
  private(set) var physical: [ColumnRequest] = []
  /// What a column that is asked for is made of.
  private enum Part {
    /// A column of the table, at a place of `physical`.
    case column(Int)
    case period
    case value
    case date
  }
  private var parts: [Part] = []
  private let wide: WideTable?
  private let date: CompositeDate?
  /// The place of the first period among `physical`, that of the column of years, and those of the parts of a date.
  private var firstPeriod = 0
  private var yearPlace: Int?
  private var datePlace = 0
  private let zone: TimeZoneRules

  /// The long form that a request needs; `nil` where it asks for columns of the table alone.
  init?(_ requests: [ColumnRequest], schema: TableSchema, zone: TimeZoneRules) {
    let wide = schema.wide.flatMap { wide in
      requests.contains { $0.name == wide.periodName || $0.name == wide.valueName } ? wide : nil
    }
    let date = schema.date.flatMap { date in requests.contains { $0.name == date.name } ? date : nil }
    guard wide != nil || date != nil else { return nil }
    (self.wide, self.date, self.zone) = (wide, date, zone)
    parts = requests.map { part(of: $0) }
    addSources(schema)
  }

  private mutating func part(of request: ColumnRequest) -> Part {
    if request.name == wide?.periodName { return .period }
    if request.name == wide?.valueName { return .value }
    if request.name == date?.name { return .date }
    physical.append(request)
    return .column(physical.count - 1)
  }

  private mutating func addSources(_ schema: TableSchema) {
    if let year = wide?.yearColumn {
      yearPlace = physical.count
      physical.append(ColumnRequest(schema.columns[year].name, as: .instant))
    }
    datePlace = physical.count
    physical += (date?.parts ?? []).map { ColumnRequest(schema.columns[$0].name) }
    firstPeriod = physical.count
    physical += (wide?.periods ?? []).map { ColumnRequest(schema.columns[$0.column].name, as: .number) }
  }

  /// How many rows one row becomes.
  private var count: Int { wide?.periods.count ?? 1 }

  /// The rows of a batch, those of one row of the table behind each other.
  func batch(_ batch: RowBatch) -> RowBatch {
    var long = RowBatch(rowCount: batch.rowCount * count, columns: parts.map { column($0, batch) })
    long.rowsBefore = batch.rowsBefore
    long.rowsEach = max(count, 1)
    if wide == nil { long.rowsLeftOut = batch.rowsLeftOut }
    return long
  }

  /// The decimals of what was asked for, from those of what was read.
  func decimals(_ decimals: [Int]) -> [Int] {
    parts.map { part in
      switch part {
      case .column(let place): decimals[place]
      case .period, .date: 0
      case .value: decimals[firstPeriod...].max() ?? 0
      }
    }
  }

  private func column(_ part: Part, _ batch: RowBatch) -> ColumnValues {
    switch part {
    case .column(let place): Self.repeated(batch.columns[place], count)
    case .value: values(batch)
    case .period: wide?.areNames == true ? names(batch.rowCount) : instants(batch)
    case .date: Self.repeated(.instants(dates(batch)), count)
    }
  }

  private static func repeated(_ column: ColumnValues, _ count: Int) -> ColumnValues {
    guard count > 1 else { return column }
    switch column {
    case .numbers(let values): return .numbers(values.flatMap { repeatElement($0, count: count) })
    case .instants(let values): return .instants(values.flatMap { repeatElement($0, count: count) })
    case .categories(let codes, let names):
      return .categories(codes: codes.flatMap { repeatElement($0, count: count) }, names: names)
    }
  }

  // MARK: Periods

  private func values(_ batch: RowBatch) -> ColumnValues {
    var values = Array(repeating: ColumnValues.missingNumber, count: batch.rowCount * count)
    for (offset, column) in batch.columns.dropFirst(firstPeriod).enumerated() {
      guard case .numbers(let numbers) = column else { continue }
      for (row, number) in numbers.enumerated() { values[row * count + offset] = number }
    }
    return .numbers(values)
  }

  private func names(_ rows: Int) -> ColumnValues {
    let names = wide?.labels ?? []
    let codes = names.indices.map { Int32(truncatingIfNeeded: $0) }
    return .categories(codes: (0..<rows).flatMap { _ in codes }, names: names)
  }

  private func instants(_ batch: RowBatch) -> ColumnValues {
    let periods = wide?.periods ?? []
    guard let yearPlace, case .instants(let years) = batch.columns[yearPlace] else {
      let times = periods.map { zone.instant(local: $0.time).microseconds }
      return .instants((0..<batch.rowCount).flatMap { _ in times })
    }
    return .instants(
      years.flatMap { year in
        periods.map { period in
          instant(Self.year(year, zone), month: CivilDate(dayNumber: Int(period.time / 86_400_000_000)).month)
        }
      })
  }

  // MARK: Dates

  private func dates(_ batch: RowBatch) -> [Int64] {
    guard let date, case .instants(let years) = batch.columns[datePlace] else { return [] }
    var place = datePlace + 1
    func next(_ isThere: Bool, _ most: Double) -> [Int?] {
      guard isThere else { return [] }
      defer { place += 1 }
      return Self.numbers(batch.columns[place], most)
    }
    let quarters = next(date.quarter != nil, 4)
    let months = next(date.month != nil, 12)
    let weeks = next(date.week != nil, 53)
    let days = next(date.day != nil, 31)
    // Beside the first column and the clock.
    let fields = date.parts.count - (date.clock == nil ? 1 : 2)
    let found: [Int64] =
      fields == 0
      ? years
      : years.indices.map { row in
        let (quarter, month, week, day) = (quarters.at(row), months.at(row), weeks.at(row), days.at(row))
        guard [quarter, month, week, day].count(where: { $0 != nil }) == fields, let year = Self.year(years[row], zone),
          let time = date.time(year: year, quarter: quarter, month: month, week: week, day: day)
        else { return ColumnValues.missingInstant }
        return zone.instant(local: time).microseconds
      }
    guard date.clock != nil, batch.columns.indices.contains(place) else { return found }
    return moments(found, batch.columns[place], date)
  }

  /// Days with the times of day beside them.
  private func moments(_ days: [Int64], _ clocks: ColumnValues, _ date: CompositeDate) -> [Int64] {
    let times: [Int64?]
    switch clocks {
    case .numbers(let hours): times = hours.map { date.clock($0) }
    case .categories(let codes, let names):
      let known = names.map { date.clock($0) }
      times = codes.map { known.indices.contains(Int($0)) ? known[Int($0)] : nil }
    case .instants: times = days.map { _ in nil }
    }
    return zip(days, times).map { day, time in
      guard day != ColumnValues.missingInstant, let time else { return ColumnValues.missingInstant }
      return zone.instant(local: zone.local(Instant(microseconds: day)) &+ time).microseconds
    }
  }

  private static func numbers(_ column: ColumnValues, _ most: Double) -> [Int?] {
    switch column {
    case .numbers(let numbers): numbers.map { $0 >= 1 && $0 <= most && $0 == $0.rounded() ? Int($0) : nil }
    case .categories(let codes, let names):
      { (known: [Int?]) in codes.map { known.at(Int($0)) } }(names.map { CompositeDateSearch.number($0, most) })
    case .instants(let times): times.map { _ in nil }
    }
  }

  /// The year that begins at an instant of the zone.
  private static func year(_ instant: Int64, _ zone: TimeZoneRules) -> Int? {
    guard instant != ColumnValues.missingInstant else { return nil }
    let local = zone.local(Instant(microseconds: instant))
    return CivilDate(dayNumber: Int((Double(local) / 86_400_000_000).rounded(.down))).year
  }

  private func instant(_ year: Int?, month: Int) -> Int64 {
    let date = year.map { CivilDate(year: $0, month: month, day: 1) }
    guard let date, date.isValid else { return ColumnValues.missingInstant }
    return zone.instant(local: Int64(date.dayNumber) * 86_400_000_000).microseconds
  }
}
