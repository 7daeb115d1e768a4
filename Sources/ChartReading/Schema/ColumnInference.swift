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
  private var years = 0
  private var dates = 0
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
      }
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
    let numbers = evidence.count(schema.numberStyle) + notNumbers
    if isMost(numbers, of: texts) {
      guard isYearColumn else { return }
      schema.isYear = true
      schema.readsYears = true
      schema.type = .instant
    } else {
      schema.type = isMost(dates, of: texts - notNumbers) ? .instant : .category
    }
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
}
