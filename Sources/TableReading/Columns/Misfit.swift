import ChartModel
@_spi(Bytes) import SourceText

/// The first cell that keeps a column from being one of numbers or of dates.
struct Misfit: Hashable, Sendable {
  /// Why it does, and what all of its column are.
  enum Reason: Hashable, Sendable {
    /// So many of the values are numbers, but this and all others are not.
    case number(fitting: Int, of: Int, unit: String?)
    /// The values are numbers of several units, such as those of two texts.
    case units(String)
    /// The values are numbers whose comma may be a decimal mark as well as stand between thousands, such as `1,234`.
    case group
    /// So many of the values are dates, but this and all others are not.
    case date(fitting: Int, of: Int)
    /// The values look like numbers, but are in no form that is read.
    case unread
    /// The values are lengths of time or times of day, such as `1:30:00`.
    case clock
    /// The values are dates of which nobody knows what is the day and what the month, such as `6/7/2025`.
    case dayOrMonth
    /// The values are dates in two orders: this and another text cannot have one.
    case twoOrders(String)
  }

  var reason: Reason
  /// The data row, counted from 1.
  var row: Int
  /// The line of the file, counted from 1.
  var line: Int
  /// The text, safe to print.
  var text: String

  /// Whether the column would be one of dates but for this.
  var isDate: Bool {
    switch reason {
    case .date, .dayOrMonth, .twoOrders: true
    case .number, .units, .group, .unread, .clock: false
    }
  }

  /// The cell in a sentence, and why and what to do in another.
  func error(column: String, source: String) -> ReadingError {
    let place = ReadingError.Place(source: source, row: row, line: line, column: column)
    return ReadingError(.badValue, at: place, found: "\"\(text)\"", expected: expected, remedy: remedy)
  }

  private var expected: String {
    switch reason {
    case .number(_, _, let unit?): "a number with \(unit)"
    case .number, .group, .clock: "a number"
    case .unread: "a number of a known form"
    case .units(let other): "of one unit with \"\(other)\""
    case .date: "a date"
    case .dayOrMonth: "a date of a known order"
    case .twoOrders(let other): "a date in one order with \"\(other)\""
    }
  }

  private var remedy: String {
    switch reason {
    case .number(let fitting, let count, let unit):
      Self.correction(fitting, of: count, unit.map { "numbers with \($0)" } ?? "numbers")
    case .unread: "Write numbers as 1234.56."
    case .units: "Write all numbers of the column in one unit."
    case .group:
      "Its comma may be a decimal mark, or stand between thousands: use --decimal comma or --decimal point to say which."
    case .date(let fitting, let count): Self.correction(fitting, of: count, "dates")
    case .clock:
      "Times of day and lengths of time are read as text: write a length as a number, and name its unit with --y-unit."
    case .dayOrMonth:
      "The day or the month may come first: use --date-order day-first or --date-order month-first to say which."
    case .twoOrders: "Write all dates of the column in one order, such as 2025-06-30."
    }
  }

  private static func correction(_ fitting: Int, of count: Int, _ content: String) -> String {
    "The column is read as text, though \(fitting) of its \(count) values are \(content): "
      + (count - fitting == 1
        ? "correct the other, leave it empty, or name it with --missing."
        : "correct the others, leave them empty, or name them with --missing.")
  }
}

/// Finds the first cell that does not fit where most of a column of text are numbers or dates.
struct MisfitSearch {
  private let inference: ColumnInference

  init(_ inference: ColumnInference) { self.inference = inference }

  private var evidence: ColumnEvidence { inference.evidence }

  var misfit: Misfit? {
    guard inference.schema.type == .category, inference.options.types[inference.schema.name] == nil,
      !inference.schema.isIdentifier, let (style, reason) = likelyForm
    else { return nil }
    return misfit(style, reason)
  }

  /// The first cell that is not as the others are.
  private func misfit(_ style: NumberStyle, _ reason: Misfit.Reason) -> Misfit? {
    var found: Misfit?
    var row = 0
    inference.table.forEachText(in: evidence.index) { text in
      defer { row += 1 }
      guard found == nil, !inference.options.missing.contain(text), !MissingText.isNaN(text),
        !MissingText.isAmongNumbers(text), !fits(text, style, reason)
      else { return }
      let place = inference.table.place(ofSampleRow: row, column: evidence.index)
      found = Misfit(reason: reason, row: place.row, line: place.line, text: Clipping.text(text))
    }
    return found
  }

  /// The first cell that keeps a column of text from being measured. Most of its cells are numbers or lengths of time, or have a digit in
  /// them.
  var digits: Misfit? {
    guard inference.schema.type == .category, !inference.schema.isIdentifier, evidence.values > 0 else { return nil }
    let numbers = evidence.numbers
    if evidence.clocks > 1, evidence.clocks * 2 > evidence.values {
      return misfit(inference.schema.numberStyle, .clock)
    }
    if numbers.all.count(.groupedPoint) > 1, numbers.all.count(.groupedPoint) * 2 > evidence.values {
      let fitting = numbers.bare.count(.groupedPoint)
      return misfit(inference.schema.numberStyle, .number(fitting: fitting, of: evidence.values, unit: nil))
    }
    let style = inference.schema.numberStyle
    var (found, row, count) = (Misfit?.none, 0, 0)
    inference.table.forEachText(in: evidence.index) { text in
      defer { row += 1 }
      guard text.hasDigit else { return }
      count += 1
      guard found == nil, !NumberText.read(text, style: style).isNumber else { return }
      let place = inference.table.place(ofSampleRow: row, column: evidence.index)
      found = Misfit(reason: .unread, row: place.row, line: place.line, text: Clipping.text(text))
    }
    return inference.isMost(count) ? found : nil
  }

  /// What most values are, and how those that are numbers are written.
  private var likelyForm: (style: NumberStyle, reason: Misfit.Reason)? {
    let values = evidence.values - evidence.notNumbers
    guard values > 0, !inference.isFiscal else { return nil }
    return numberForm(values) ?? dateForm(values).map { (.point, $0) }
  }

  private func numberForm(_ values: Int) -> (style: NumberStyle, reason: Misfit.Reason)? {
    let numbers = evidence.numbers
    let bare = numbers.bareStyle(in: inference.file.marks)
    if inference.isMost(numbers.bare.count(.groupedPoint), of: values) { return (bare.style, .group) }
    if inference.isMost(numbers.all.count(.groupedPoint), of: values), let units = numbers.twoUnits {
      return (bare.style, .units(units.1))
    }
    let unit = numbers.unitStyle(in: inference.file.marks)
    if let unit, inference.isMost(numbers.all.count(.groupedPoint), of: values), unit.count == 0 {
      return (unit.style, .group)
    }
    if isLikely(bare.count, of: values) { return (bare.style, .number(fitting: bare.count, of: values, unit: nil)) }
    guard let unit, isLikely(unit.count, of: values) else { return nil }
    return (unit.style, .number(fitting: unit.count, of: values, unit: unit.style.unit))
  }

  private func dateForm(_ values: Int) -> Misfit.Reason? {
    let dates = evidence.dates
    if let (first, second) = dates.contradiction, dates.bestOrder != nil,
      isLikely(dates.count(dates.bestOrder?.order), of: values)
    {
      return .twoOrders(first == dates.example ? first : second)
    }
    if isLikely(dates.count(inference.schema.dateStyle.order), of: values) {
      return .date(fitting: dates.count(inference.schema.dateStyle.order), of: values)
    }
    if let best = dates.bestOrder, inference.isMost(dates.count(best.order), of: values) { return .dayOrMonth }
    if inference.isMost(evidence.clocks, of: values), evidence.clocks > 0 { return .clock }
    return inference.isMost(evidence.unread, of: values) && evidence.unread > 0 ? .unread : nil
  }

  /// Two in three, and more than one: fewer say nothing of what the others should be.
  private func isLikely(_ part: Int, of whole: Int) -> Bool { part > 1 && part * 3 >= whole * 2 }

  private func fits(_ text: Bytes, _ style: NumberStyle, _ reason: Misfit.Reason) -> Bool {
    switch reason {
    case .number: return NumberText.read(text, style: style).isNumber
    case .group: return NumberText.read(text, style: .point).isNumber
    case .units(let other): return Clipping.text(text) == other || NumberCell(text).map { $0.unit.isEmpty } ?? false
    case .date:
      if case .value = DateText.read(text, style: inference.schema.dateStyle) { return true }
      return false
    case .clock: return !UnreadForm.isClock(text)
    case .unread: return !UnreadForm.isNumeric(text)
    case .dayOrMonth:
      if case .value = DateText.read(text, style: .plain) { return true }
      return false
    case .twoOrders(let other):
      return Clipping.text(text) == other || evidence.dates.examples.values.contains(Clipping.text(text)) == false
    }
  }
}

/// Forms of numbers that are not read.
enum UnreadForm {
  /// Digits around a decimal mark or beside a sign of a currency, and nothing else but signs: `-12,50-`, `$1.2.3`.
  static func isNumeric(_ text: Bytes) -> Bool {
    guard text.count <= 32, (0..<text.count).allSatisfy({ isSign(text[$0]) || text[$0].isDigit }) else { return false }
    let hasMark = (1..<max(1, text.count - 1)).contains { index in
      (text[index] == UInt8(ascii: ".") || text[index] == UInt8(ascii: ",")) && text[index - 1].isDigit
        && text[index + 1].isDigit
    }
    return hasMark && !isVersion(text) || Currencies.length(before: text) > 0 && text[text.count - 1].isDigit
  }

  /// A number beside other words or numbers, with a mark or blanks between them that is no part of numbers: `Jan 10`, `2024^5`.
  static func isParted(_ text: Bytes) -> Bool {
    guard let mark = (1..<max(1, text.count)).first(where: { " ^~!#:".utf8.contains(text[$0]) }) else { return false }
    var end = text.count
    while end > mark, text[end - 1].isDigit || text[end - 1] == UInt8(ascii: ".") { end -= 1 }
    return end < text.count && end > mark && !text[end - 1].isLetter
  }

  /// `1.2.25` may be the number of a version.
  private static func isVersion(_ text: Bytes) -> Bool {
    (0..<text.count).allSatisfy { text[$0].isDigit || text[$0] == UInt8(ascii: ".") }
  }

  private static func isSign(_ byte: UInt8) -> Bool { " .,+-()'$%".utf8.contains(byte) || byte >= 0x80 }

  /// `1:30`, `12:30:00`, `1:30:00.5`, `0:31.2`.
  static func isClock(_ text: Bytes) -> Bool {
    guard text[0].isDigit, text.count <= 16 else { return false }
    var counts = [0]
    for index in 0..<text.count {
      if text[index].isDigit {
        counts[counts.count - 1] += 1
      } else if text[index] == UInt8(ascii: ":") {
        counts.append(0)
      } else if text[index] != UInt8(ascii: ".") || counts.count < 2 {
        return false
      }
    }
    return (2...3).contains(counts.count) && counts.dropFirst().allSatisfy { $0 >= 2 }
  }
}
