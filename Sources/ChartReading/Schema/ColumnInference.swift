import ChartModel

/// Finds out what a column holds from its texts in the sample.
///
/// Two passes: the first counts what each text could be, the second takes the facts of the type that was chosen.
struct ColumnInference {
  private let table: SampleTable
  private let column: Int
  private let options: ReadingOptions
  private let isCommaDelimited: Bool
  private var evidence = NumberEvidence()
  private var signed: [UnitSign: NumberEvidence] = [:]
  private var years = 0
  private var dates = 0
  private var clocks = 0
  private var daysOrMonths = 0
  private var texts = 0
  private var notNumbers = 0
  private var seen = SeenTexts()
  private var schema: ColumnSchema

  static func schema(
    of column: Int, in table: SampleTable, options: ReadingOptions, isCommaDelimited: Bool
  ) -> ColumnSchema {
    var inference = ColumnInference(table: table, column: column, options: options, isCommaDelimited: isCommaDelimited)
    inference.countForms()
    inference.chooseType()
    inference.takeFacts()
    inference.findMisfit()
    return inference.schema
  }

  private init(table: SampleTable, column: Int, options: ReadingOptions, isCommaDelimited: Bool) {
    self.table = table
    self.column = column
    self.options = options
    self.isCommaDelimited = isCommaDelimited
    schema = ColumnSchema(name: table.names[column], type: .number)
  }

  private mutating func countForms() {
    table.forEachText(in: column) { text in
      guard !MissingText.matches(text) else { return }
      texts += 1
      noteText(text)
      if MissingText.isNaN(text) {
        notNumbers += 1
      } else if evidence.add(text) {
        years += DateText.year(text) == nil ? 0 : 1
      } else if case .value = DateText.read(text, years: false) {
        dates += 1
      } else {
        countOtherForm(text)
      }
    }
  }

  private mutating func countOtherForm(_ text: Bytes) {
    if let signed = SignedText(text) {
      _ = self.signed[signed.sign, default: NumberEvidence()].add(signed.number)
    } else if UnreadForm.isClock(text) {
      clocks += 1
    } else if UnreadForm.isDayOrMonth(text) {
      daysOrMonths += 1
    }
  }

  private mutating func noteText(_ text: Bytes) {
    // Nothing more is to be learnt, which spares most columns of text or numbers the look-up.
    if schema.hasRepeats, schema.hasMoreDistinctTexts { return }
    guard seen.insert(text) else {
      schema.hasRepeats = true
      return
    }
    if schema.distinctTexts.count < ColumnSchema.distinctLimit {
      schema.distinctTexts.append(text.text)
    } else {
      schema.hasMoreDistinctTexts = true
    }
  }

  private mutating func chooseType() {
    schema.numberStyle = evidence.style(isCommaDelimited: isCommaDelimited)
    if let type = options.types[schema.name] {
      schema.type = type
      schema.readsYears = type == .instant
      schema.isYear = type == .instant && texts > 0 && isMost(years, of: texts - notNumbers)
      return
    }
    if isMost(numbers, of: texts) {
      guard isYearColumn else { return }
      schema.isYear = true
      schema.readsYears = true
      schema.type = .instant
    } else if let (style, count) = signedStyle, isMost(count, of: texts) {
      schema.numberStyle = style
    } else {
      schema.type = isMost(dates, of: texts - notNumbers) ? .instant : .category
    }
  }

  /// How many texts are numbers without a sign.
  private var numbers: Int { evidence.count(schema.numberStyle) + notNumbers }

  /// How the numbers with the commonest sign are written, and how many they are.
  private var signedStyle: (style: NumberStyle, count: Int)? {
    // In the order of the signs, so that of two that are as common the same one is taken each time.
    let styles = UnitSign.allCases.compactMap { sign in
      signed[sign].map { evidence in
        var style = evidence.style(isCommaDelimited: isCommaDelimited || sign.groupsWithCommas)
        let count = evidence.count(style) + notNumbers
        style.sign = sign
        return (style: style, count: count)
      }
    }
    return styles.max { $0.count < $1.count }
  }

  /// Nine in ten, so that one bad value does not make a column text.
  private func isMost(_ part: Int, of whole: Int) -> Bool { part * 10 >= whole * 9 }

  private var isYearColumn: Bool {
    guard texts > notNumbers, isMost(years, of: texts - notNumbers) else { return false }
    return YearColumns.isYearName(schema.name) || (column == 0 && YearColumns.riseEvenly(table, column: column))
  }

  private mutating func takeFacts() {
    schema.valueCount = schema.type == .number ? texts : texts - notNumbers
    schema.missingCount = table.rowCount - schema.valueCount
    schema.isAscending = schema.type != .category
    schema.allWhole = schema.type == .number
    var last = -Double.infinity
    var clock = LocalClock(zone: options.zone)
    if schema.type != .number, notNumbers > 0 { schema.distinctTexts.removeAll { $0.lowercased() == "nan" } }
    guard schema.type != .category else { return }
    table.forEachText(in: column) { text in
      guard let value = value(of: text, &clock), value.isFinite else { return }
      if value < last { schema.isAscending = false }
      last = value
      schema.minimum = min(schema.minimum ?? value, value)
      schema.maximum = max(schema.maximum ?? value, value)
      if value != value.rounded() { schema.allWhole = false }
    }
  }

  /// The number or the microseconds that a text stands for, its decimals or precision noted on the way.
  private mutating func value(of text: Bytes, _ clock: inout LocalClock) -> Double? {
    if schema.type == .number {
      guard case .value(let number, let decimals) = NumberText.read(text, style: schema.numberStyle) else { return nil }
      schema.decimals = max(schema.decimals, decimals)
      return number
    }
    guard case .value(let time, let precision, let hasOffset) = DateText.read(text, years: schema.readsYears) else {
      return nil
    }
    schema.datePrecision = max(schema.datePrecision ?? precision, precision)
    return Double(hasOffset ? time : clock.microseconds(local: time))
  }

  // MARK: What does not fit

  /// Finds the first cell that does not fit where most of a column of text are numbers or dates.
  private mutating func findMisfit() {
    guard schema.type == .category, options.types[schema.name] == nil else { return }
    let (style, reason) = likelyForm
    guard let reason else { return }
    var row = 0
    table.forEachText(in: column) { text in
      defer { row += 1 }
      guard schema.misfit == nil, !MissingText.matches(text), !MissingText.isNaN(text) else { return }
      guard !Self.fits(text, style, reason) else { return }
      let place = table.place(ofSampleRow: row, column: column)
      schema.misfit = Misfit(reason: reason, row: place.row, line: place.line, text: Clipping.text(text))
    }
  }

  /// What most values are, and how those that are numbers are written.
  private var likelyForm: (style: NumberStyle, reason: Misfit.Reason?) {
    let values = texts - notNumbers
    let plain = numbers - notNumbers
    if isMost(evidence.count(.groupedPoint), of: values), values > 0 { return (schema.numberStyle, .group) }
    if let sign = UnitSign.allCases.first(where: { isMost(signed[$0]?.count(.groupedPoint) ?? 0, of: values) }),
      values > 0
    {
      var style = schema.numberStyle
      style.sign = sign
      return (style, .group)
    }
    if isLikely(plain) { return (schema.numberStyle, .number(fitting: plain, of: values, sign: nil)) }
    if let (style, count) = signedStyle, isLikely(count - notNumbers) {
      return (style, .number(fitting: count - notNumbers, of: values, sign: style.sign))
    }
    if isLikely(dates) { return (.point, .date(fitting: dates, of: values)) }
    if isMost(clocks, of: values), clocks > 0 { return (.point, .clock) }
    return (.point, isMost(daysOrMonths, of: values) && daysOrMonths > 0 ? .dayOrMonth : nil)
  }

  /// Two in three, and more than one: fewer say nothing of what the others should be.
  private func isLikely(_ part: Int) -> Bool { part > 1 && part * 3 >= (texts - notNumbers) * 2 }

  private static func fits(_ text: Bytes, _ style: NumberStyle, _ reason: Misfit.Reason) -> Bool {
    switch reason {
    case .number, .group: NumberText.read(text, style: style).isNumber
    case .date: if case .value = DateText.read(text, years: false) { true } else { false }
    case .clock: !UnreadForm.isClock(text)
    case .dayOrMonth: !UnreadForm.isDayOrMonth(text)
    }
  }
}
