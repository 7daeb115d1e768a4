import ChartModel

/// The texts of numbers as a table would have them.
extension CellFormats {
  /// The text of a number as a table would have it: a date by ISO 8601, a percent and an amount with their signs.
  func cell(_ value: String, style: Int?) throws(XMLScanner.Fault) -> SheetCell {
    let meaning = try meaning(of: style)
    guard meaning != .number, let number = Double(value), number.isFinite else { return SheetCell(text: value) }
    switch meaning {
    case .number: return SheetCell(text: value)
    case .date(let precision): return date(number, precision) ?? SheetCell(text: value)
    case .clock where number >= Self.firstYear: return date(number, .time) ?? SheetCell(text: value)
    case .clock, .length: return SheetCell(text: Self.clockText(number) ?? value)
    case .percent: return SheetCell(text: Self.short(number * 100) + "%")
    case .truth: return SheetCell(text: number == 0 ? "FALSE" : "TRUE")
    case .padded(let width): return SheetCell(text: Int(value).map { $0 < 0 ? value : Self.padded($0, width) } ?? value)
    case .currency(let unit):
      let sign = (number < 0 ? "-" : "") + unit + (unit.count > 1 ? " " : "")
      return SheetCell(text: sign + Self.short(abs(number)))
    }
  }

  /// What a format of times shows of fewer days is a length, and no day of 1900.
  private static let firstYear = 366.0

  /// Without the noise of a multiplication: at most 15 digits.
  private static func short(_ number: Double) -> String {
    var text = number.description
    guard case .value(let value, _)? = text.withBytes({ NumberText.read($0, style: .point) }) else { return text }
    text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func date(_ number: Double, _ precision: DatePrecision) -> SheetCell? {
    let serial = number + (countsFrom1904 ? 1_462 : 0)
    guard serial >= 1, serial < 2_958_466 else { return nil }
    // Spreadsheets have a February 29, 1900, so that days before March are counted one lower.
    let milliseconds = ((serial - (serial < 60 ? 25_568 : 25_569)) * 86_400_000).rounded()
    let (day, rest) = (
      Int((milliseconds / 86_400_000).rounded(.down)),
      Int(milliseconds) - Int((milliseconds / 86_400_000).rounded(.down)) * 86_400_000
    )
    let date = CivilDate(dayNumber: day)
    let text = Self.padded(date.year, 4) + "-" + Self.padded(date.month, 2) + "-" + Self.padded(date.day, 2)
    if rest > 0 { return SheetCell(text: text + " " + Self.clock(rest)) }
    let fits = date.day == 1 && (precision == .month || date.month == 1)
    let shows: SheetCell.Detail = precision > .month ? .all : !fits ? .more : precision == .month ? .month : .year
    return SheetCell(text: text, shows: shows)
  }

  private static func clockText(_ number: Double) -> String? {
    guard number >= 0, number < 1_000_000 else { return nil }
    return clock(Int((number * 86_400_000).rounded()))
  }

  private static func clock(_ milliseconds: Int) -> String {
    let text = [milliseconds / 3_600_000, milliseconds / 60_000 % 60, milliseconds / 1_000 % 60].map { padded($0, 2) }
      .joined(separator: ":")
    return milliseconds % 1_000 == 0 ? text : text + "." + padded(milliseconds % 1_000, 3)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
