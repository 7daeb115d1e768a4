import ChartModel
import Testing

@_spi(Bytes) @testable import SourceText
@testable import TableReading

/// Tables that a writer wrote in a dialect of its own are read back to what it wrote, or refused; never told wrong.
@Suite struct WrittenTableTests {
  /// How one writer writes.
  enum Kind: String, CaseIterable {
    case american, german, french, swiss, accounting, statistics
  }

  /// A table with the values that it was written from.
  private struct Written {
    var text = ""
    var dates: [Int] = []
    var names: [String] = []
    /// In hundredths; `nil` where none is written.
    var numbers: [Int?] = []
  }

  @Test(arguments: Kind.allCases) func areReadBack(_ kind: Kind) throws {
    var refused = 0
    for seed in 0..<100 {
      let table = Self.table(kind, seed: UInt64(seed))
      guard let read = try Self.read(table.text) else {
        refused += 1
        continue
      }
      let expected = zip(table.dates, zip(table.names, table.numbers)).map { day, rest in
        [
          Cell.instant(Int64(day) * 86_400_000_000), .text(rest.0),
          rest.1.map { .number(Double($0) / 100) } ?? .missing,
        ]
      }
      #expect(read == expected, "\(kind) \(seed)\n\(table.text)")
    }
    // What is refused is a date of which nobody can know the order.
    #expect(refused <= 20, "\(kind): \(refused)")
  }

  /// The rows as dates, names and numbers; `nil` where the file is refused, or a column is text and says why.
  private static func read(_ text: String) throws -> [[Cell]]? {
    let reader: TableReader
    do { reader = try Tables.open(text) } catch is ReadingError { return nil }
    guard reader.schema.columns.count == 3 else { return [] }
    if reader.schema.columns.contains(where: { $0.misfit != nil }) { return nil }
    return try Tables.read(reader, reader.schema.columns.map { ColumnRequest($0.name) }).rows
  }

  // MARK: The writer

  private static func table(_ kind: Kind, seed: UInt64) -> Written {
    var dice = Dice(state: seed &* 977 &+ UInt64(kind.rawValue.utf8.count))
    var written = Written()
    let mark = kind == .american || kind == .accounting || kind == .statistics ? "," : ";"
    if Int.random(in: 0..<3, using: &dice) == 0 {
      written.text +=
        ["Report of the year\n", "\"Account\"\(mark)\"XX 12\"\n\n", "# exported\n"][Int.random(in: 0..<3, using: &dice)]
    }
    written.text += ["Date", "Place", "Amount"].joined(separator: mark) + "\n"
    let count = Int.random(in: 8...40, using: &dice)
    let first = Int.random(in: 10_000..<20_000, using: &dice)
    let (style, unit) = (Int.random(in: 0..<4, using: &dice), Int.random(in: 0..<4, using: &dice))
    let isWhole = Bool.random(using: &dice)
    for row in 0..<count {
      let number: Int? =
        Int.random(in: 0..<12, using: &dice) == 0
        ? nil : (isWhole ? 100 : 1) * Int.random(in: -900_000...2_500_000, using: &dice)
      written.dates.append(first + row)
      written.names.append(["North", "South", "East"][row % 3])
      written.numbers.append(number)
      let shown = number.map { Self.number($0, kind, unit, isWhole: isWhole) } ?? ["", "NA", "–", "n.a."][unit]
      let cells = [date(first + row, kind, style), written.names[row], shown].map {
        $0.contains(mark) ? "\"\($0)\"" : $0
      }
      written.text += cells.joined(separator: mark) + "\n"
    }
    if Int.random(in: 0..<3, using: &dice) == 0 { written.text += "\nSource: our own records\n" }
    return written
  }

  private static func date(_ day: Int, _ kind: Kind, _ style: Int) -> String {
    let date = CivilDate(dayNumber: day)
    let (year, month, dayOfMonth) = (String(date.year), padded(date.month), padded(date.day))
    switch kind {
    case .american:
      return [
        "\(date.month)/\(date.day)/\(year)", "\(month)/\(dayOfMonth)/\(year)",
        "\(names[date.month - 1]) \(date.day), \(year)", "\(year)-\(month)-\(dayOfMonth)",
      ][style]
    case .german, .swiss:
      return [
        "\(dayOfMonth).\(month).\(year)", "\(date.day).\(date.month).\(year)",
        "\(dayOfMonth).\(month).\(year.suffix(2))", "\(year)-\(month)-\(dayOfMonth)",
      ][style]
    case .french:
      return [
        "\(dayOfMonth)/\(month)/\(year)", "\(dayOfMonth)/\(month)/\(year.suffix(2))", "\(dayOfMonth)-\(month)-\(year)",
        "\(year)-\(month)-\(dayOfMonth)",
      ][style]
    case .accounting:
      return [
        "\(date.day)-\(names[date.month - 1])-\(year)", "\(month)/\(dayOfMonth)/\(year.suffix(2))",
        "\(year)/\(month)/\(dayOfMonth)", "\(year)\(month)\(dayOfMonth)",
      ][style]
    case .statistics:
      return [
        "\(year)-\(month)-\(dayOfMonth)", "\(year)-\(date.month)-\(date.day)",
        "\(dayOfMonth) \(names[date.month - 1].uppercased()) \(year)", "\(year)-\(month)-\(dayOfMonth)T00:00:00Z",
      ][style]
    }
  }

  private static let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// A number of hundredths as a writer of a kind writes it.
  private static func number(_ hundredths: Int, _ kind: Kind, _ unit: Int, isWhole: Bool) -> String {
    let (group, decimal) =
      [.german: (".", ","), .french: ("\u{202F}", ","), .swiss: ("'", "."), .statistics: ("", ".")][kind] ?? (",", ".")
    let magnitude =
      grouped(hundredths.magnitude / 100, group) + (isWhole ? "" : decimal + padded(Int(hundredths.magnitude % 100)))
    let isNegative = hundredths < 0
    switch (kind, unit) {
    case (.american, 1): return (isNegative ? "-$" : "$") + magnitude
    case (.german, 1), (.french, 1): return (isNegative ? "-" : "") + magnitude + " €"
    case (.swiss, 1): return (isNegative ? "-" : "") + "CHF " + magnitude
    case (.accounting, 1): return isNegative ? "($\(magnitude))" : "$\(magnitude)"
    case (.accounting, _): return isNegative ? "(\(magnitude))" : magnitude
    case (.statistics, 1): return (isNegative ? "-" : "") + magnitude + " kg"
    default: return (isNegative ? "-" : "") + magnitude
    }
  }

  private static func grouped(_ number: UInt, _ mark: String) -> String {
    var (digits, parts) = (String(number), [String]())
    while digits.count > 3 {
      parts.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + parts).joined(separator: mark)
  }

  private static func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}
