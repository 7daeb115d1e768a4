import ChartModel
import SourceText

/// Decides which column goes where in a chart of plain data.
struct Inference {
  let schema: TableSchema
  let request: ChartRequest

  /// A text column of more values than this is no series.
  static let mostSeries = 12

  // MARK: Columns

  /// What is chosen from: the long form of a wide table, but where somebody names a column of the wide one as what is measured.
  var columns: [ColumnSchema] {
    guard let wide = schema.wide, let y = request.y, schema.columns.contains(where: { $0.name == y }),
      y != wide.valueName
    else {
      return schema.chartColumns
    }
    return schema.columns
  }

  func x() throws(ReadingError) -> ColumnSchema {
    if let name = request.x { return try column(name) }
    let candidates = columns.filter { !request.named.contains($0.name) }
    if let wide = schema.wide, !wide.areNames, let period = candidates.first(where: { $0.name == wide.periodName }) {
      return period
    }
    let likely = candidates.filter { !isNearlyMeasured($0) }
    let first = xOrder.lazy.compactMap { fits in likely.first { $0.valueCount > 0 && fits($0) } }.first
    guard let column = first ?? candidates.first ?? schema.columns.first else {
      throw ReadingError(.noRows, at: place(), found: "no column")
    }
    return column
  }

  /// Whether a column behind the first would be measured, were it not for some of its cells, or holds lengths of time.
  private func isNearlyMeasured(_ column: ColumnSchema) -> Bool {
    guard let misfit = column.misfit ?? column.digits, column.name != columns.first?.name else { return false }
    let times: Set<String> = ["time", "times", "clock", "hour", "uhrzeit", "zeit", "heure", "hora", "start", "end"]
    switch misfit.reason {
    case .clock: return times.isDisjoint(with: NameWords.words(of: column.name))
    case .number, .units, .group: return true
    case .unread, .date, .dayOrMonth, .twoOrders: return false
    }
  }

  /// What is looked for along X, the likeliest first.
  private var xOrder: [(ColumnSchema) -> Bool] {
    let measured = columns.filter { $0.type == .number && $0.role.isMeasured && $0.valueCount > 0 }
    // Where rows are counted, a name that comes once says nothing.
    let isCounted = measured.isEmpty && !columns.contains { $0.role == .flag && $0.type == .number }
    let namesFew = measured.count == 1 && schema.sampleRowCount <= Self.mostNamedRows
    return [
      { $0.type == .instant && !Self.isCoarseYear($0) && !NamedKind.isBirth($0.name) && !isOneDate($0) },
      { $0.type == .instant && $0.hasMoreDistinctTexts },
      { isCounted && $0.type == .category && $0.role == .category && $0.hasRepeats && $0.digits == nil },
      { $0.type == .category && $0.role == .category && !isSparse($0) && $0.distinctTexts.count > 1 },
      { $0.type == .category && $0.role == .category }, { $0.type == .category }, { $0.type == .instant },
      { $0.type == .number && $0.role == .rank }, { measured.count > 1 && $0.type == .number && $0.role.isMeasured },
      { namesFew && $0.role == .identifier && $0.roleEvidence != RoleSearch.countsRows },
      { $0.type == .number && $0.role.isMeasured },
      { $0.role == .identifier && $0.roleEvidence != RoleSearch.countsRows }, { _ in true },
    ]
  }

  /// Whether all of many rows have one date, as answers without names do.
  private func isOneDate(_ column: ColumnSchema) -> Bool {
    schema.isComplete && column.isConstant && column.valueCount >= Self.fewestOfOneDate
  }

  private static let fewestOfOneDate = 10

  /// Whether so many rows that hold numbers have no text in a column that it says little of the others.
  private func isSparse(_ column: ColumnSchema) -> Bool {
    let rows = column.missingCount + column.valueCount
    let empty = schema.columns.filter { $0.type == .number && $0.valueCount > 0 }.map(\.missingCount).min() ?? 0
    return (column.missingCount - empty) * 5 > rows - empty
  }

  /// Of more rows it is told how their values are spread, and not each by the number that names it.
  private static let mostNamedRows = 60

  /// Whether a column of years has so few of them that they are rather kinds of rows.
  private static func isCoarseYear(_ column: ColumnSchema) -> Bool {
    column.isYear && column.hasRepeats && column.valueCount > 0 && !column.hasMoreDistinctTexts
      && (1..<4).contains(column.distinctTexts.count)
      && column.valueCount > 20 * column.distinctTexts.count
  }

  /// - Parameters:
  ///   - choose: The one of some columns that tells rows at one X apart.
  ///   - refine: The one of some columns of which each text goes with one unit, as a substance does.
  func series(
    besides taken: [String], choose: ([String]) throws -> String?, refine: (String, [String]) throws -> String?
  ) throws -> String? {
    if let name = request.series {
      if name == ChartRequest.noSeries, schema.column(named: name) == nil { return nil }
      return try column(name).name
    }
    // Each row is a mark of its own: rows at one X need nothing to tell them apart.
    if request.xEnd != nil || request.yEnd != nil || request.mark == .sector { return nil }
    // Amounts in two currencies, or debit and credit, are no total.
    if request.y != nil || request.aggregate != .count, let column = columns.first(where: \.partsAmounts),
      !taken.contains(column.name)
    {
      let others = columns.filter { isKind($0) && $0.name != column.name && !taken.contains($0.name) }.map(\.name)
      return column.namesUnits || column.namesFactors ? try refine(column.name, others) ?? column.name : column.name
    }
    if request.x != nil, request.y != nil { return nil }
    // Counted by names that come once each, rows are one each.
    let isMeasured = taken.count > 1
    let candidates = columns.filter { column in
      (isKind(column) || isDevice(column)) && !taken.contains(column.name) && !isSparse(column)
        && (column.hasRepeats || isMeasured && column.role != .identifier || schema.wide != nil)
    }
    return try choose(candidates.map(\.name))
  }

  /// Whether a column has the numbers of a few things that measure, such as sensors.
  private func isDevice(_ column: ColumnSchema) -> Bool {
    column.type == .number && column.role == .identifier && !column.hasMoreDistinctTexts
      && Self.namesDevices(column.name)
      && (2...Self.mostSeries).contains(column.distinctTexts.count)
  }

  static func namesDevices(_ name: String) -> Bool { !devices.isDisjoint(with: NameWords.words(of: name)) }

  private static let devices: Set<String> = [
    "device", "sensor", "station", "meter", "host", "hostname", "machine", "probe", "node", "site", "room", "logger",
    "channel", "server", "tank", "location", "gerät", "standort",
  ]

  /// Whether a column has few enough texts to be series.
  private func isKind(_ column: ColumnSchema) -> Bool {
    column.type == .category && !column.hasMoreDistinctTexts
      && (2...Self.mostSeries).contains(column.distinctTexts.count)
      && !CompositeDate.isClock(column)
  }

  /// Whether rows are in several units, which a column names, so that values of different ones do not compare.
  private func hasMixedUnits(_ y: ColumnSchema?) -> Bool {
    y != nil && columns.contains { $0.partsAmounts && ($0.namesUnits || $0.namesFactors) }
  }

  func column(_ name: String) throws(ReadingError) -> ColumnSchema {
    guard let column = schema.column(named: name) else { throw UnknownColumn.error(name, in: schema) }
    return column
  }

  func place(_ column: String? = nil) -> ReadingError.Place {
    ReadingError.Place(source: schema.source, column: column)
  }

  static func content(of column: ColumnSchema) -> String {
    switch column.type {
    case .number: "numbers"
    case .instant: "dates"
    case .category: "text"
    }
  }

  // MARK: The whole

  func specification(x: ColumnSchema, y: ColumnSchema?, series: String?) throws(ReadingError) -> ChartSpecification {
    let encoding = try xEncoding(x, isCounted: y == nil)
    let addsUp = addsUp(y)
    let mark = request.mark ?? mark(encoding.type == .nominal ? nil : x, y, addsUp: addsUp, encoding)
    // Points add up to nothing, and stay apart where nobody puts them together.
    let keepsRows = mark == .point && request.aggregate == nil && encoding.bucketing.keepsValues
    let fallback: Aggregate =
      mark == .sector || addsUp && !keepsRows ? .sum : isLastOfOne(y, along: x, series) ? .last : .mean
    try checkStack()
    try checkSector(mark, series: series, aggregate: request.aggregate)
    var yEncoding = try yEncoding(y, fallback: fallback)
    yEncoding.areLevels = areLevels(y)
    var specification = ChartSpecification(
      title: request.title, mark: mark, isPartToWhole: mark == .sector, keepsRows: keepsRows, x: encoding, y: yEncoding,
      series: series.map { SeriesEncoding(field: $0) },
      stack: request.stack ?? stack(mark, aggregate: yEncoding.aggregate ?? fallback, series: series),
      calendar: calendar(withEnd: encoding.end),
      assumptions: assumptions(x, y, series: series, mark: mark))
    specification.hasMixedUnits = series != nil && hasMixedUnits(y)
    specification.mostMarks = request.mostMarks ?? ChartLimits.marks
    specification.bounds = request.aggregate == .count ? [] : y?.bounds ?? []
    specification.columnsNotShown = columnsNotShown(besides: [x.name, y?.name, series])
    return specification
  }

  /// Whether the last value of a bucket is that of all of it: of running totals of which each time has one.
  private func isLastOfOne(_ y: ColumnSchema?, along x: ColumnSchema, _ series: String?) -> Bool {
    y?.role == .runningTotal && (series != nil || !x.hasRepeats || schema.date != nil)
  }

  /// Of ends that are written as dates alone it is not known whether something lasts to the day or through it.
  private func calendar(withEnd end: String?) -> ChartCalendar {
    var calendar = ChartCalendar(zone: request.zone, firstWeekday: request.firstWeekday)
    let column = end.flatMap { schema.column(named: $0) }
    let isOfDays = column?.datePrecision.map { $0 >= .day } ?? false
    calendar.endsAreNamed = isOfDays && column?.distinctTexts.contains { !$0.contains(":") } == true
    return calendar
  }

  private func xEncoding(_ x: ColumnSchema, isCounted: Bool) throws(ReadingError) -> XEncoding {
    let bucketing = request.bucketing ?? .asGiven
    // A number that names rows is a name.
    let isNumbered = x.role == .identifier && x.roleEvidence != RoleSearch.countsRows
    let isName = x.type == .category || isNumbered && bucketing == .asGiven && request.xEnd == nil
    let type: FieldType = x.type == .instant ? .temporal : isName ? .nominal : .quantitative
    try check(bucketing, fits: x)
    let end = try xEnd(of: x)
    let bounds = try XBounds(request: request, column: x, place: place(x.name))
    var encoding = XEncoding(
      field: x.name, title: request.xTitle, type: type, bucketing: bucketing, precision: x.datePrecision?.unit,
      from: bounds.from, to: bounds.to, end: end)
    encoding.unit = request.xUnit ?? x.unit
    return encoding
  }

  private func check(_ bucketing: Bucketing, fits x: ColumnSchema) throws(ReadingError) {
    switch (bucketing, x.type) {
    case (.calendar(let unit), .number), (.calendar(let unit), .category):
      throw ReadingError(
        .badOption, at: place(x.name),
        found: "the column holds \(Self.content(of: x)); --bucket \(unit.rawValue) needs dates",
        remedy: "Name a column of dates with --x, or choose other buckets.")
    case (.width, .instant), (.width, .category), (.bins, .instant), (.bins, .category):
      throw ReadingError(
        .badOption, at: place(x.name), found: "the column holds \(Self.content(of: x)); bins need numbers",
        remedy: "Name a column of numbers with --x, or choose other buckets.")
    default: return
    }
  }

  /// Whether the values mean something when they are added up: counted rows do, what an option stacks, and what its name
  /// or unit calls counts or amounts. Of anything else no total is told, since nobody said that there is one.
  private func addsUp(_ y: ColumnSchema?) -> Bool {
    guard let y else { return true }
    // Of columns by their names it is known whether they are parts; exports and imports are none.
    if let wide = schema.wide, wide.addsUp || wide.areNames, y.name == wide.valueName { return wide.addsUp }
    guard y.role != .runningTotal else { return false }
    let isStacked = request.stack.map { $0 != .none } ?? false
    return isStacked || AmountNames.sayAmounts([y.name, request.yTitle, yUnit(y)].compactMap { $0 })
  }

  /// Whether values at several times are no parts of one total, also where somebody adds up those of one time.
  private func areLevels(_ y: ColumnSchema?) -> Bool {
    guard let y else { return false }
    return y.role == .runningTotal || y.addsUpAtOneX || AmountNames.saysStandingLevel(y.name)
  }

  /// The unit of the values: as asked for, else as they carry it.
  func yUnit(_ y: ColumnSchema?) -> String? { request.yUnit ?? y?.unit }

  /// Bars for categories, counts and totals of a day or longer; a line for what is measured over time; points else.
  ///
  /// - Parameter x: The column along X; `nil` where its numbers are names.
  private func mark(_ x: ColumnSchema?, _ y: ColumnSchema?, addsUp: Bool, _ encoding: XEncoding) -> MarkKind {
    if request.xEnd != nil || request.yEnd != nil { return .bar }
    if y?.type == .category { return .point }
    guard y != nil, let x, x.type != .category else { return .bar }
    if x.type == .instant {
      let isTotal = request.aggregate.map(\.addsUp) ?? (addsUp && x.datePrecision != .time)
      return isTotal ? .bar : .line
    }
    if case .asGiven = encoding.bucketing, y.map({ countsByNumber($0, x) }) == true { return .bar }
    if case .asGiven = encoding.bucketing { return x.isAscending && !x.hasRepeats ? .line : .point }
    return .bar
  }

  /// Whether it was counted how often each whole number came, such as the faces of a die.
  private func countsByNumber(_ y: ColumnSchema, _ x: ColumnSchema) -> Bool {
    let counts: Set<String> = ["count", "counts", "n", "occurrences"]
    guard y.allWhole, x.allWhole, !x.isYear, !x.hasRepeats, let low = x.minimum, let high = x.maximum else {
      return false
    }
    return NameWords.words(of: y.name).contains(where: counts.contains) && high - low < Double(2 * x.valueCount)
  }

  private func checkStack() throws(ReadingError) {
    guard request.stack == .zero, let aggregate = request.aggregate, aggregate != .sum, aggregate != .count else {
      return
    }
    throw ReadingError(
      .badOption, at: place(), found: "parts that are a \(aggregate.rawValue) do not add up to a stack",
      remedy: "Stack counts or sums, or leave --stack out.")
  }

  /// Amounts of several currencies, or of two sides of an account, never stand on each other.
  private func stack(_ mark: MarkKind, aggregate: Aggregate, series: String?) -> StackMethod {
    let isApart = series.flatMap { schema.column(named: $0) }?.partsAmounts ?? false
    return mark == .bar && !isApart && (aggregate == .sum || aggregate == .count) ? .zero : .none
  }

  private func assumptions(_ x: ColumnSchema, _ y: ColumnSchema?, series: String?, mark: MarkKind) -> [Assumption] {
    var assumptions: [Assumption] = []
    if request.x == nil { assumptions.append(.x(field: x.name, type: x.type == .instant ? .temporal : .nominal)) }
    if let y, request.y == nil { assumptions.append(.y(field: y.name)) }
    if y == nil, request.aggregate != .count { assumptions.append(.countedRows) }
    if let series, request.series == nil { assumptions.append(.series(field: series)) }
    if request.mark == nil { assumptions.append(.mark(mark)) }
    return assumptions
  }

  /// The other columns; none where somebody named what is measured, and so has chosen among them.
  private func columnsNotShown(besides shown: [String?]) -> [String] {
    guard request.y == nil, request.aggregate != .count else { return [] }
    return columns.filter {
      !shown.contains($0.name) && !request.named.contains($0.name) && $0.roleEvidence != RoleSearch.countsRows
        && $0.valueCount > 0
    }
    .map(\.name)
  }
}
