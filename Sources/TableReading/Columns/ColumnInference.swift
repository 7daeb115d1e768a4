import ChartModel
@_spi(Bytes) import SourceText

/// Decides what a column holds by what its texts could be, and takes the facts of the type that was chosen.
struct ColumnInference {
  let table: SampleTable
  let evidence: ColumnEvidence
  let options: ReadingOptions
  /// What all columns together show.
  let file: FileEvidence
  var schema: ColumnSchema

  init(_ evidence: ColumnEvidence, in table: SampleTable, options: ReadingOptions, file: FileEvidence) {
    (self.evidence, self.table, self.options, self.file) = (evidence, table, options, file)
    schema = ColumnSchema(name: evidence.name, type: .number)
    schema.distinctTexts = evidence.distinctTexts
    schema.hasMoreDistinctTexts = evidence.hasMoreDistinctTexts
    schema.hasRepeats = evidence.hasRepeats
  }

  /// The schema of a column, with what was decided about it.
  mutating func decide() -> (schema: ColumnSchema, notes: [ReadingNote]) {
    chooseType()
    takeFacts()
    schema.bounds = bounds
    let notes = ColumnNotes(self).notes
    let search = MisfitSearch(self)
    (schema.misfit, schema.digits) = (search.misfit, search.digits)
    return (schema, notes)
  }

  private var bounds: [Bound] {
    guard schema.type == .number else { return [] }
    return evidence.numbers.bounds.compactMap { bound in
      let read = bound.digits.withBytes { NumberText.read($0, style: schema.numberStyle) }
      guard case .value(let number, _)? = read else { return nil }
      let size = number * PowersOfTen.value(bound.power)
      return Bound(number: bound.isNegative ? -size : size, isUpper: bound.isUpper)
    }
  }

  // MARK: Type

  private mutating func chooseType() {
    let bare = evidence.numbers.bareStyle(in: file.marks)
    schema.numberStyle = bare.style
    schema.dateStyle = dateStyle
    if let type = askedType { return takeType(type) }
    if evidence.values == 0 { return schema.type = evidence.texts == 0 ? .number : .category }
    if let number = pointedMonth {
      (schema.type, schema.dateStyle.number) = (.instant, number)
      return
    }
    if evidence.numbers.gluedFlags * 2 > evidence.values {
      // `720p`, `6e`: names with a letter, of which a flag is on a few alone.
      schema.type = .category
    } else if let amounts, amounts.count > bare.count {
      schema.numberStyle = amounts.style
    } else if isMost(bare.count + evidence.notNumbers) {
      chooseAmongNumbers()
    } else if evidence.decades > 0, isMost(evidence.decades) {
      schema.type = .category
    } else if let (style, count) = evidence.numbers.unitStyle(in: file.marks), isMost(count + evidence.notNumbers) {
      schema.numberStyle = style
    } else {
      schema.type = datesFit ? .instant : .category
    }
  }

  /// How amounts are written of which the first has the sign of a currency, and how many there are with it and without.
  private var amounts: (style: NumberStyle, count: Int)? {
    guard let found = evidence.numbers.unitStyle(in: file.marks), let unit = found.style.unit,
      Currencies.contain(unit), isMost(found.count + evidence.notNumbers),
      evidence.distinctTexts.first?.contains(unit) == true
    else { return nil }
    return found
  }

  private var askedType: ColumnType? {
    if options.identifiers.contains(schema.name) { return .category }
    return options.types[schema.name] ?? (options.measures.contains(schema.name) ? .number : nil)
  }

  private mutating func takeType(_ type: ColumnType) {
    schema.type = type
    schema.isIdentifier = options.identifiers.contains(schema.name)
    schema.isMeasure = options.measures.contains(schema.name)
    if type == .instant { schema.dateStyle.number = dateNumber ?? .year }
    schema.isYear =
      type == .instant && evidence.texts > 0 && isMost(evidence.years, of: evidence.values - evidence.notNumbers)
    if type == .number, let (style, count) = evidence.numbers.unitStyle(in: file.marks),
      count > evidence.numbers.bare.count(schema.numberStyle)
    {
      schema.numberStyle = style
    }
  }

  /// Numbers alone may be years, days without a mark, moments, or names.
  private mutating func chooseAmongNumbers() {
    if isYearColumn {
      schema.isYear = true
      schema.dateStyle.number = .year
      schema.type = .instant
    } else if let number = dateNumber {
      schema.dateStyle.number = number
      schema.type = .instant
    } else if evidence.paddedNumbers > 0 && evidence.markedNumbers == 0 || NamedKind.isVersion(schema.name) {
      schema.type = .category
      schema.isIdentifier = true
    }
  }

  /// Nine in ten, so that one bad value does not make a column text.
  func isMost(_ part: Int, of whole: Int? = nil) -> Bool { part * 10 >= (whole ?? evidence.values) * 9 }

  private var isYearColumn: Bool {
    let whole = evidence.values - evidence.notNumbers
    guard whole > 0, isMost(evidence.years, of: whole) else { return false }
    return YearColumns.isYearName(schema.name) || evidence.index == 0 && isUnnamed && neverFalls && areRecentYears
      || NamedKind.isMonth(schema.name) && evidence.dates.count(.year) == evidence.values
      || evidence.index == 0 && RoleSearch.identifierWord(in: schema.name) == nil
        && YearColumns.riseEvenly(table, column: evidence.index)
  }

  /// Whether no row of names says what the column is.
  private var isUnnamed: Bool { schema.name == HeaderNames.unnamed(evidence.index) }

  /// Whether all numbers are years from 1900 to 2100.
  private var areRecentYears: Bool {
    let numbers = table.numbers(in: evidence.index, style: schema.numberStyle).values
    return numbers.allSatisfy { $0.map((1_900...2_100).contains) ?? true }
  }

  // MARK: Dates

  private var dateStyle: DateStyle {
    var style = DateStyle(order: order, pairsAreWeeks: evidence.dates.pairs > 0 && pairsAreWeeks)
    style.endsWeeks = NamedKind.isWeekEnding(schema.name) && !table.names.contains(where: NamedKind.isWeekStart)
    if options.keepsClocks, options.zone.isUTC { style.clock = ClockOffsets(evidence.dates.offsets.clock) }
    return style
  }

  /// The order that was asked for, or that the column or the file proves.
  private var order: DateStyle.Order? {
    let dates = evidence.dates
    guard let best = dates.bestOrder else { return options.dateOrder ?? file.order }
    if let asked = options.dateOrder { return asked }
    if !best.isTied { return best.order }
    return file.order.flatMap { dates.count($0) == dates.count(best.order) ? $0 : nil }
  }

  private var pairsAreWeeks: Bool {
    NamedKind.isWeek(schema.name) || evidence.dates.weeks > 0 && !isFiscal
  }

  /// Whether `2009-10` is a year that begins in one and ends in the next, as all of the column are.
  var isFiscal: Bool { evidence.dates.pairs > 1 && evidence.dates.fiscalYears == evidence.values }

  private var datesFit: Bool {
    let dates = evidence.dates
    return !isFiscal
      && isMost(
        dates.count(schema.dateStyle.order) + (pairsAreWeeks ? dates.weeks : 0),
        of: evidence.values - evidence.notNumbers)
  }

  /// `01.2024` and `2024.01`, which are decimal numbers as well.
  private var pointedMonth: DateNumber? {
    func all(_ number: DateNumber) -> Bool { evidence.values > 0 && evidence.dates.count(number) == evidence.values }
    guard evidence.markedNumbers == evidence.values else { return nil }
    if all(.pointedMonth), NamedKind.isMonth(schema.name) || evidence.index == 0 && evidence.values > 2 {
      return .pointedMonth
    }
    return all(.pointedYear) && NamedKind.isMonth(schema.name) ? .pointedYear : nil
  }

  /// What the numbers of the column are as dates, where all of them can be and the column's name or position speaks for it.
  private var dateNumber: DateNumber? {
    let (name, dates) = (schema.name, evidence.dates)
    let isFirst = evidence.index == 0
    func all(_ number: DateNumber) -> Bool { evidence.values > 0 && dates.count(number) == evidence.values }
    if all(.day), NamedKind.isMonth(name) || evidence.values > 1 && isFirst { return .day }
    for clock in [DateNumber.hour, .minute, .second] where all(clock) && NamedKind.isTime(name) { return clock }
    if all(.milliseconds), NamedKind.isTime(name) || isFirst && name.count < 3 && neverFalls {
      return .milliseconds
    }
    if all(.seconds), NamedKind.isTime(name) { return .seconds }
    for finer in [DateNumber.microseconds, .nanoseconds] where all(finer) && NamedKind.isTime(name) { return finer }
    if NamedKind.isWeek(name), all(.week) { return .week }
    if all(.month), NamedKind.isMonth(name) { return .month }
    guard all(.spreadsheetDay) else { return nil }
    let isDate = NameWords.words(of: name).contains { ["date", "datum", "fecha"].contains($0) }
    let isMoment = NamedKind.isNothingButTime(name) && (isFirst || NameWords.words(of: name).last == "at")
    return isDate || isMoment && neverFalls && isRecent ? .spreadsheetDay : nil
  }

  /// Whether all numbers are days of the years from 2005 to 2044, as a spreadsheet counts them.
  private var isRecent: Bool {
    let numbers = table.numbers(in: evidence.index, style: schema.numberStyle).values
    return numbers.allSatisfy { $0.map((38_353..<52_963).contains) ?? true }
  }

  /// Whether the numbers go up from row to row, or stay.
  private var neverFalls: Bool {
    let numbers = table.numbers(in: evidence.index, style: schema.numberStyle).values.compactMap { $0 }
    return zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 }
  }

  // MARK: Facts

  private mutating func takeFacts() {
    let isText = schema.type == .category
    schema.valueCount =
      evidence.texts - (isText ? 0 : evidence.marks) - (schema.type == .number ? 0 : evidence.notNumbers)
    schema.missingCount = table.rowCount - schema.valueCount
    schema.isAscending = !isText
    schema.allWhole = schema.type == .number
    if schema.type != .number, evidence.notNumbers > 0 { schema.distinctTexts.removeAll { $0.lowercased() == "nan" } }
    guard !isText else { return }
    var last = -Double.infinity
    var (first, rises) = (nil as Double?, false)
    var clock = LocalClock(zone: options.zone)
    table.forEachText(in: evidence.index) { text in
      guard !options.missing.contain(text), let value = value(of: text, &clock), value.isFinite else { return }
      if value < last { schema.isAscending = false }
      if first == nil { first = value } else if value > last { rises = true }
      last = value
      schema.minimum = min(schema.minimum ?? value, value)
      schema.maximum = max(schema.maximum ?? value, value)
      if value != value.rounded() { schema.allWhole = false }
    }
    schema.isDescending = !rises && first.map { last < $0 } ?? false
  }

  /// The number or the microseconds that a text stands for, its decimals or precision noted on the way.
  private mutating func value(of text: Bytes, _ clock: inout LocalClock) -> Double? {
    if schema.type == .number {
      guard case .value(let number, let decimals) = NumberText.read(text, style: schema.numberStyle) else { return nil }
      schema.decimals = max(schema.decimals, decimals)
      return number
    }
    guard case .value(let time, let precision, let hasOffset) = DateText.read(text, style: schema.dateStyle) else {
      return nil
    }
    schema.datePrecision = max(schema.datePrecision ?? precision, precision)
    return Double(hasOffset ? time : clock.microseconds(local: time))
  }
}

/// What the columns of a file show together.
struct FileEvidence {
  var marks: NumberMarks
  /// The order of dates that a column proves, where no other proves another.
  var order: DateStyle.Order?
  /// How rows follow each other in that order, where no date of itself proves it.
  private(set) var sequence: DaySequence.Reason?
  /// The name of the file, for notes.
  let source: String

  init(_ columns: [ColumnEvidence], delimiter: UInt8, options: ReadingOptions, source: String) {
    self.source = source
    marks = NumberMarks(delimiter: delimiter, decimalMark: options.decimalMark?.byte)
    for column in columns {
      let numbers = column.numbers.all
      marks.showsPoint = marks.showsPoint || numbers.showsPoint > numbers.showsComma
      marks.showsComma = marks.showsComma || numbers.showsComma > numbers.showsPoint
    }
    let orders = Set(columns.compactMap(\.dates.provenOrder))
    order = orders.count == 1 ? orders.first : nil
  }

  /// The same with the order in which the dates of a column follow each other, where none proves one.
  func following(_ columns: [ColumnEvidence], _ table: SampleTable) -> FileEvidence {
    guard order == nil else { return self }
    let open = columns.filter { $0.dates.bestOrder?.isTied == true && $0.dates.contradiction == nil }
    let found = open.compactMap { DaySequence(table: table, column: $0.index).found }
    guard let first = found.first, found.allSatisfy({ $0.order == first.order }) else { return self }
    var file = self
    (file.order, file.sequence) = (first.order, first.reason)
    return file
  }
}
