import ChartModel
@_spi(Bytes) import SourceText

/// What was decided about a column that could be otherwise.
struct ColumnNotes {
  private let inference: ColumnInference
  private(set) var notes: [ReadingNote] = []

  init(_ inference: ColumnInference) {
    self.inference = inference
    switch inference.schema.type {
    case .number: addNumbers()
    case .instant: addDates()
    case .category: addTexts()
    }
  }

  private var schema: ColumnSchema { inference.schema }
  private var evidence: ColumnEvidence { inference.evidence }

  private mutating func add(_ kind: ReadingNote.Kind, _ decided: String, remedy: String? = nil) {
    let place = ReadingError.Place(source: inference.file.source, column: schema.name)
    notes.append(ReadingNote(kind: kind, place: place, decided: decided, remedy: remedy))
  }

  // MARK: Numbers

  private mutating func addNumbers() {
    let examples = evidence.numbers.examples
    if let text = examples[.parentheses] {
      add(.parentheses, "numbers in parentheses, such as \"\(text)\", are below zero")
    }
    if let text = examples[.minusBehind] {
      add(.parentheses, "numbers with a minus behind them, such as \"\(text)\", are below zero")
    }
    let bounds = evidence.numbers.bounds.map { Wording.quoted($0.text) }
    if bounds.count > 1 {
      add(.bounds, "\(bounds.joined(separator: ", ")) are bounds and not numbers, so they have no value here")
    } else if let bound = bounds.first {
      add(.bounds, "\(bound) is a bound and not a number, so it has no value here")
    }
    if let text = examples[.flag] { add(.flags, "the mark behind a number, as in \"\(text)\", is left out") }
    if let text = examples[.debit] { add(.debits, "amounts with DR, such as \"\(text)\", are below zero") }
    if examples[.debit] == nil, let text = examples[.credit] {
      add(.debits, "amounts with CR, such as \"\(text)\", stay above zero, as those without it do")
    }
    if let text = examples[.about] { add(.abouts, "\"\(text)\" is about so much, and is told as it stands") }
    if let text = examples[.scale] { add(.scales, "the letters behind a number multiply it, as in \"\(text)\"") }
    let style = schema.numberStyle
    if style.decimalMark == UInt8(ascii: ","), evidence.numbers.all.mayBeGroups(in: inference.file.marks) {
      add(.thousands, "points stand between thousands", remedy: "Use --decimal point if they are decimal points.")
    }
    if let code = SentinelSearch(inference).code {
      add(
        .sentinel, "\(code) lies far from all others and may be a code for a missing value",
        remedy: "Use --missing \(code) if it is.")
    }
  }

  // MARK: Dates

  private mutating func addDates() {
    if let number = schema.dateStyle.number, number != .year, let text = evidence.distinctTexts.first {
      add(
        .dateNumber, "numbers such as \(text) are read as \(Self.meaning(of: number))",
        remedy: "Use --measures with the column's name if they are not.")
    }
    if let text = evidence.dates.shortYears { add(.shortYears, "\"\(text)\" is read as a month and a year") }
    if !schema.dateStyle.clock.isEmpty {
      let offsets = Wording.list(evidence.dates.offsets.texts)
      let twice = evidence.dates.offsets.texts.count > 1 ? "; an hour that comes twice is told as one" : ""
      add(
        .clock, "times are told by the clock of the file, at \(offsets)\(twice)",
        remedy: "Use --time-zone to tell them in another zone.")
    }
    let offsets = evidence.dates.offsets
    if let zone = offsets.zone, schema.dateStyle.clock.isEmpty {
      add(.clock, "times of \(zone) are told in one zone, UTC if none is named", remedy: "Use --time-zone to name one.")
    } else if offsets.areMoved, schema.dateStyle.clock.isEmpty {
      add(.clock, "times with several offsets are told in one zone", remedy: "Use --time-zone to choose another.")
    }
    if schema.dateStyle.endsWeeks { add(.weeks, "its days are the last of their weeks, which begin six days before") }
    if schema.dateStyle.pairsAreWeeks { add(.weeks, "a year and a number of up to 53 are read as a week of ISO 8601") }
    guard let order = schema.dateStyle.order, evidence.dates.count(order) > evidence.dates.plain,
      inference.options.dateOrder == nil, evidence.dates.provenOrder == nil, inference.file.order != nil,
      let text = evidence.dates.example
    else { return }
    let reason = inference.file.sequence?.words ?? "as another column proves"
    add(
      .dateOrder, "dates such as \"\(text)\" are read \(order.words), \(reason)",
      remedy: "Use --date-order to choose another order.")
  }

  private static func meaning(of number: DateNumber) -> String {
    switch number {
    case .year: "years"
    case .day: "a year, a month and a day"
    case .hour: "a day and an hour"
    case .minute, .second: "a day and a time"
    case .month, .pointedMonth, .pointedYear: "a year and a month"
    case .week: "a year and a week of ISO 8601"
    case .seconds: "seconds since 1970"
    case .milliseconds: "milliseconds since 1970"
    case .microseconds: "microseconds since 1970"
    case .nanoseconds: "nanoseconds since 1970"
    case .spreadsheetDay: "days as spreadsheets count them"
    }
  }

  // MARK: Texts

  private mutating func addTexts() {
    if inference.isFiscal, let text = evidence.distinctTexts.first {
      add(.fiscalYears, "\"\(text)\" and the others are years that begin in one year and end in the next, read as text")
    }
  }
}

extension DateStyle.Order {
  var words: String {
    switch self {
    case .dayFirst: "with the day first"
    case .monthFirst: "with the month first"
    case .yearFirst: "with the year first"
    }
  }
}

/// Finds a number that stands for a missing value, such as -999: nines alone, and far outside of all others.
struct SentinelSearch {
  private let inference: ColumnInference

  init(_ inference: ColumnInference) { self.inference = inference }

  /// The text of the code; `nil` where no number looks like one.
  var code: String? {
    [inference.schema.minimum, inference.schema.maximum].compactMap { $0 }.lazy.compactMap(code).first
  }

  private func code(_ suspect: Double) -> String? {
    guard Self.isNines(suspect) else { return nil }
    var (low, high, text) = (Double.infinity, -Double.infinity, "")
    inference.table.forEachText(in: inference.evidence.index) { cell in
      guard case .value(let number, _) = NumberText.read(cell, style: inference.schema.numberStyle), number.isFinite
      else {
        return
      }
      if number == suspect { text = Clipping.text(cell) } else { (low, high) = (min(low, number), max(high, number)) }
    }
    // Beyond the others by five times what lies between them, and on the other side of zero or far larger than all.
    let distance = max(low - suspect, suspect - high)
    let isOpposed = suspect < 0 && low >= 0
    return low < high && distance > 5 * (high - low) && (isOpposed || abs(suspect) > 5 * max(abs(low), abs(high)))
      ? text : nil
  }

  /// 999, -9999, 99.9, -99 and their kin.
  private static func isNines(_ number: Double) -> Bool {
    let digits = abs(number).description.filter(\.isNumber)
    let nines = digits.hasSuffix("0") && number == number.rounded() ? digits.dropLast() : digits[...]
    return nines.count >= (number < 0 ? 2 : 3) && nines.allSatisfy { $0 == "9" }
  }
}
