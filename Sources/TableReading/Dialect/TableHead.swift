import ChartModel
@_spi(Bytes) import SourceText

/// Where the rows of a CSV begin, and what its columns are called.
struct TableHead {
  /// The names as they are written, before they are made fit for asking.
  private(set) var names: [String] = []
  /// The units that a row of its own gives the columns; empty where there is none.
  private(set) var units: [String?] = []
  /// Where the first row of data begins.
  private(set) var bodyStart = 0
  /// The line of the names, counted from 1; `nil` where there is none.
  private(set) var line: Int?
  private(set) var notes: [ReadingNote] = []

  let records: [HeadRecord]
  private let options: ReadingOptions
  private let source: String

  /// - Parameter records: The first rows of the file.
  init(_ records: [HeadRecord], options: ReadingOptions, source: String) throws(ReadingError) {
    (self.records, self.options, self.source) = (records, options, source)
    if let line = options.headerLine { try takeHeader(at: line) } else { takeFirst(firstRecord) }
  }

  private mutating func takeFirst(_ first: Int) {
    if options.hasHeader == false || options.hasHeader == nil && namesAreValues(at: first) {
      takeNoHeader(at: first)
    } else {
      takeHeader(first)
      if records[..<first].contains(where: { !$0.isComment }) { notePreamble() }
    }
  }

  // MARK: The row of names

  private mutating func takeHeader(at line: Int) throws(ReadingError) {
    guard let index = records.firstIndex(where: { $0.line == line }) else {
      throw ReadingError(
        .badOption, at: .init(source: source, line: line), found: "--header-line \(line) is not among the first rows",
        remedy: "Give the line of the names, counted from 1.")
    }
    takeHeader(index)
  }

  private mutating func takeHeader(_ index: Int) {
    (names, bodyStart, line) = (records[index].texts, records[index].next, records[index].line)
    if names.first?.hasPrefix("#") == true {
      names[0] = HeaderNames.trim(String(names[0].drop { $0 == "#" }))
    }
    if names.first == HeadRecord.plateCorner { names[0] = "" }
    let rows = DescribingRows(records: records)
    let limits = options.headerLine == nil ? rows.limits(below: index) : 0
    let described = options.headerLine == nil ? rows.count(below: index) : 0
    if limits > 0 {
      leaveOut(limits, below: index, limits == 1 ? "holds the most points" : "hold the most points")
    } else if described > 0 {
      leaveOut(described, below: index, "hold no values")
    } else {
      takeSecondRow(index)
    }
  }

  /// Leaves out rows below the names that say more of the columns.
  private mutating func leaveOut(_ count: Int, below index: Int, _ what: String) {
    bodyStart = records[index + count].next
    let first = Wording.quoted(Clipping.text(records[index + 1].texts.first { !$0.isEmpty } ?? ""))
    let (rows, verb, pronoun) = count == 1 ? ("row", "is", "it") : ("\(count) rows", "are", "them")
    note(
      .secondHeader, line: records[index + 1].line,
      "the \(rows) below the names, from \(first) on, \(what) and \(verb) left out",
      remedy: "Use --header-line \(records[index].line) to keep \(pronoun).")
  }

  private mutating func takeNoHeader(at first: Int) {
    names = records[first].texts.indices.map(HeaderNames.unnamed)
    bodyStart = records[first].start
    guard options.hasHeader == nil else { return }
    note(
      .noHeader, line: records[first].line, "the first row holds values and not names, so the columns have numbers",
      remedy: "Use --header-line \(records[first].line) if it holds names.")
  }

  private mutating func notePreamble() {
    guard let line else { return }
    note(
      .preamble, line: line, "the names of the columns are here, and what is above is left out",
      remedy: "Use --header-line to name another line.")
  }

  private mutating func note(_ kind: ReadingNote.Kind, line: Int, _ decided: String, remedy: String? = nil) {
    notes.append(ReadingNote(kind: kind, place: .init(source: source, line: line), decided: decided, remedy: remedy))
  }

  // MARK: Names or values

  /// Whether a row holds values as the rows below it do: no number or date of theirs stands below a word.
  func namesAreValues(at index: Int) -> Bool {
    let typed = typedColumns(below: index)
    let texts = records[index].texts
    guard records.count > index + 1, !typed.isEmpty, !holdsPeriods(texts), !numbersColumns(at: index) else {
      return false
    }
    return typed.allSatisfy { column, kind in texts.indices.contains(column) && CellKind(texts[column]) == kind }
  }

  /// Whether a row has an empty corner above the names of its rows, and behind it the numbers of its columns.
  private func numbersColumns(at index: Int) -> Bool {
    let texts = records[index].texts
    if texts.first == HeadRecord.plateCorner { return NumberedNames.numbers(texts.dropFirst()) != nil }
    return texts.first?.isEmpty == true && NumberedNames.numbers(texts.dropFirst()) != nil
      && records.dropFirst(index + 1).prefix(10).allSatisfy { $0.texts.first?.isEmpty == false }
  }

  /// The columns whose cells below a row are all numbers or all dates.
  func typedColumns(below index: Int, before end: Int? = nil) -> [Int: CellKind] {
    let body = records[..<(end ?? records.count)].dropFirst(index + 1).prefix(10)
    var typed: [Int: CellKind] = [:]
    for column in 0..<(body.map(\.texts.count).max() ?? 0) {
      let kinds = body.compactMap { $0.texts.indices.contains(column) ? CellKind($0.texts[column]) : nil }
        .filter { $0 != .empty }
      if let kind = kinds.first, kind.isTyped, kinds.allSatisfy({ $0 == kind }) { typed[column] = kind }
    }
    return typed
  }

  /// Whether two or more of the names are years in a row, or one is beside words: such names are periods.
  func holdsPeriods(_ texts: [String]) -> Bool {
    let years = texts.filter(isYear).compactMap { Int($0) }
    let rises = zip(years, years.dropFirst()).allSatisfy { $1 - $0 == years[1] - years[0] && $1 != $0 }
    return years.count > 1 && rises || years.count == 1 && texts.contains { CellKind($0) == .text }
  }

  // MARK: A second row

  /// Takes a row below the names that holds more of them, or units, or what no reader needs.
  private mutating func takeSecondRow(_ index: Int) {
    let second = index + 1
    guard records.indices.contains(second + 1), records[second].filled > 1 else { return }
    let typed = typedColumns(below: second)
    let texts = records[second].texts
    let own = typed.keys.filter { texts.indices.contains($0) && !texts[$0].isEmpty }
    guard typed.count > 1, own.count * 2 >= typed.count,
      own.allSatisfy({ !CellKind(texts[$0]).isTyped || isFormat(texts[$0]) || isSpanned(second, $0) }),
      own.contains(where: { CellKind(texts[$0]) != .empty })
    else { return }
    bodyStart = records[second].next
    // A spreadsheet leaves out what is empty at the end of a row.
    if names.count > 1 { names += [String](repeating: "", count: max(0, texts.count - names.count)) }
    let line = records[second].line
    if own.allSatisfy({ UnitRow.unit(texts[$0]) != nil }) {
      units = names.indices.map { typed[$0] == .number && texts.indices.contains($0) ? UnitRow.unit(texts[$0]) : nil }
      note(.units, line: line, "the row below the names holds units")
    } else if names.contains("") || Set(names).count < names.count {
      names = Self.joined(names, texts)
      note(.secondHeader, line: line, "this row holds names as well, so each column has two")
    } else if options.headerLine == nil, !isLikeOthers(second, own) {
      let shown = texts.first { !$0.isEmpty } ?? ""
      note(
        .secondHeader, line: line,
        "the row below the names, which begins with \(Wording.quoted(shown)), holds no values and is left out",
        remedy: "Use --header-line \(records[index].line) to keep it.")
    } else {
      bodyStart = records[second].start
    }
  }

  /// Whether a row of words is one of the rows below: words for nothing stand in place of its numbers, in all behind the first column or
  /// beside a word that comes again below.
  private func isLikeOthers(_ row: Int, _ typed: [Int]) -> Bool {
    let texts = records[row].texts
    let gaps = typed.filter { isGap(texts[$0]) }
    if !gaps.isEmpty, typed.allSatisfy({ $0 == 0 || gaps.contains($0) }) { return true }
    let below = records.dropFirst(row + 1).prefix(10)
    return !gaps.isEmpty
      && texts.indices.contains { column in
        !typed.contains(column) && !texts[column].isEmpty
          && below.contains { $0.texts.indices.contains(column) && $0.texts[column] == texts[column] }
      }
  }

  /// Whether a text stands for a number that is not there.
  private func isGap(_ text: String) -> Bool {
    CellKind(text) == .empty || ["suppressed", "closed"].contains(text.lowercased())
  }

  /// Whether a cell of a second row is a year below a name that stands above several: `Population,,Area,` above `2019,2020,2019,2020`.
  private func isSpanned(_ second: Int, _ column: Int) -> Bool {
    let texts = records[second].texts
    guard isYear(texts[column]), names.dropFirst().contains("") || Set(names).count < names.count,
      texts.first.map({ !CellKind($0).isTyped }) == true, typedColumns(below: second)[0] == nil,
      names[0].isEmpty || texts[0].isEmpty || names[0] == texts[0]
    else { return false }
    return Set(Self.joined(names, texts)).count == texts.count
      && !records.dropFirst(second + 1).prefix(10).allSatisfy {
        $0.texts.indices.contains(column) && isYear($0.texts[column])
      }
  }

  func isYear(_ text: String) -> Bool { text.count == 4 && Int(text).map((1_800...2_100).contains) == true }

  /// `12s` and `14n` are formats of columns, as in RDB files, and not values.
  private func isFormat(_ text: String) -> Bool {
    text.last.map { "sndSND".contains($0) } == true && text.dropLast().allSatisfy(\.isNumber)
  }

  /// Puts the names of both rows together; a name above several columns stands before each of theirs.
  static func joined(_ first: [String], _ second: [String]) -> [String] {
    var above = ""
    return (0..<max(first.count, second.count)).map { column in
      if first.indices.contains(column), !first[column].isEmpty { above = first[column] }
      let below = second.indices.contains(column) ? second[column] : ""
      return below.isEmpty || below == above ? above : above.isEmpty ? below : above + " " + below
    }
  }
}

/// Cells that hold the unit of a column.
enum UnitRow {
  /// The unit that a cell below a name gives: `kg`, `(kg)`, `[m/s]`; an empty text for a hyphen; `nil` where it is no unit.
  static func unit(_ text: String) -> String? {
    var unit = text
    for (open, close) in [("(", ")"), ("[", "]")] where unit.hasPrefix(open) && unit.hasSuffix(close) && unit.count > 2
    {
      unit = String(unit.dropFirst().dropLast())
    }
    if ["", "-", "–", "1", "yyyy-mm-dd", "date", "text"].contains(unit.lowercased()) { return "" }
    let isMarked = unit != text
    let known = isMarked || units.contains(unit) || unit.contains("/") || unit.contains("°") || Currencies.contain(unit)
    return known && unit.count <= 16 ? unit : nil
  }

  /// Whether a text is a short form of a unit or a currency.
  static func isKnown(_ text: String) -> Bool { units.contains(text) || Currencies.contain(text) }

  private static let units: Set<String> = [
    "%", "mm", "cm", "m", "km", "mi", "ft", "in", "g", "kg", "mg", "t", "lb", "oz", "s", "sec", "ms", "min", "h", "hr",
    "d", "l", "L",
    "mL", "ml", "V", "mV", "A", "mA", "W", "kW", "MW", "kWh", "MWh", "J", "kJ", "Hz", "kHz", "MHz", "Pa", "hPa", "kPa",
    "bar", "mbar",
    "psi", "K", "C", "F", "degC", "degF", "ppm", "ppb", "bpm", "dB", "rpm", "mol", "N", "Ω", "ohm", "GB", "MB", "kB",
    "m2", "m²", "m3",
    "m³", "km2", "km²", "mmHg", "kcal", "USD", "EUR", "count", "pct", "percent",
  ]
}
