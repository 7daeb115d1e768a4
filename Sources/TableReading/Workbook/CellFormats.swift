import ChartModel

/// What the number formats of a workbook say of the numbers of its cells.
struct CellFormats {
  /// How the number of a cell is meant.
  enum Meaning: Equatable {
    case number
    /// A date, as fine as its format shows it.
    case date(DatePrecision)
    /// A time of day, or of a day and its time what a format shows of it.
    case clock
    /// A length of time, which may have more hours than a day.
    case length
    case percent
    case currency(String)
    /// Zero is false, as one program saves what is true or false.
    case truth
    /// A code of so many digits, zeros in front.
    case padded(Int)
  }

  /// What each style means, by its place; empty where a workbook has none.
  private var styles: [Meaning] = []
  /// Whether day 0 is January 1, 1904.
  var countsFrom1904 = false

  init() {}

  /// Reads `xl/styles.xml`.
  init(_ bytes: [UInt8]) throws {
    var scanner = XMLScanner(bytes, root: "styleSheet")
    var codes: [Int: String] = [:]
    var isInCellFormats = false
    while let event = try scanner.next() {
      switch event {
      case .start("numFmt", let attributes):
        if let id = attributes["numFmtId"].flatMap({ Int($0) }) { codes[id] = attributes["formatCode"] ?? "" }
      case .start("cellXfs", _): isInCellFormats = true
      case .end("cellXfs"): isInCellFormats = false
      case .start("xf", let attributes) where isInCellFormats:
        let id = attributes["numFmtId"].flatMap { Int($0) } ?? 0
        styles.append(codes[id].map(Self.meaning) ?? Self.meaning(ofBuiltIn: id))
      default: break
      }
    }
  }

  /// - Throws: ``XMLScanner/Fault`` where a cell has a style that is not there.
  func meaning(of style: Int?) throws(XMLScanner.Fault) -> Meaning {
    guard let style, style != 0 || !styles.isEmpty else { return .number }
    guard styles.indices.contains(style) else { throw XMLScanner.Fault() }
    return styles[style]
  }

  /// The formats that files name by number alone (ECMA-376, part 1, 18.8.30).
  private static func meaning(ofBuiltIn id: Int) -> Meaning {
    switch id {
    case 9, 10: .percent
    case 14, 15, 16, 22, 27...31, 36, 50...54, 57, 58: .date(.day)
    case 17, 55, 56: .date(.month)
    case 46: .length
    case 18...21, 32...35, 45, 47: .clock
    case 5...8, 37...44: .number
    default: .number
    }
  }

  /// What a format code says: `yyyy-mm-dd`, `0.0%`, `"$"#,##0.00`, `[$€-407]#,##0`.
  static func meaning(_ code: String) -> Meaning {
    if ["\"TRUE\";\"TRUE\";\"FALSE\"", "BOOLEAN"].contains(code.uppercased()) { return .truth }
    let section = code.split(separator: ";", omittingEmptySubsequences: false).first.map(String.init) ?? code
    let (letters, literals, brackets) = parts(section)
    if letters.contains("%") { return .percent }
    let currency = brackets.compactMap { $0.hasPrefix("$") ? String($0.dropFirst().prefix { $0 != "-" }) : nil }.first {
      !$0.isEmpty
    }
    if let unit = currency ?? literals.map({ $0.filter { !$0.isWhitespace } }).first(where: Currencies.contain) {
      return .currency(unit)
    }
    if letters.count > 1, letters.allSatisfy({ $0 == "0" }) { return .padded(letters.count) }
    let lower = withoutParts(ofSeconds: letters.lowercased())
    guard !lower.contains("general"), !lower.contains("0"), !lower.contains("#"), !lower.contains("@") else {
      return .number
    }
    // `mmm` alone is the name of a month, `mm` may be minutes.
    if lower.filter(\.isLetter).count > 2, lower.allSatisfy({ $0 == "m" || !$0.isLetter }) { return .date(.month) }
    if lower.contains("d") || lower.contains("y") {
      return .date(lower.contains("d") ? .day : lower.contains("m") ? .month : .year)
    }
    if brackets.contains(where: { "hmsHMS".contains($0.prefix(1)) }) { return .length }
    return lower.contains("h") || lower.contains("s") ? .clock : .number
  }

  /// The zeros behind the seconds of `mm:ss.000` are no digits of a number.
  private static func withoutParts(ofSeconds code: String) -> String {
    var (text, isPart) = ("", false)
    for sign in code {
      if sign == "." || sign == ",", text.last == "s" || text.isEmpty { isPart = true }
      if isPart, sign == "0" || sign == "." || sign == "," { continue }
      isPart = false
      text.append(sign)
    }
    return text
  }

  /// A code's own signs, its texts in quotes or behind backslashes, and what stands in brackets.
  private static func parts(_ code: String) -> (letters: String, literals: [String], brackets: [String]) {
    var (letters, literals, brackets) = ("", [String](), [String]())
    var rest = code[...]
    while let sign = rest.first {
      rest.removeFirst()
      switch sign {
      case "\"":
        literals.append(String(rest.prefix { $0 != "\"" }))
        rest = rest.drop { $0 != "\"" }.dropFirst()
      case "[":
        brackets.append(String(rest.prefix { $0 != "]" }))
        rest = rest.drop { $0 != "]" }.dropFirst()
      case "\\", "_", "*":
        if sign == "\\", let next = rest.first { literals.append(String(next)) }
        rest = rest.dropFirst()
      case "$", "€", "£", "¥": literals.append(String(sign))
      default: letters.append(sign)
      }
    }
    return (letters, literals, brackets)
  }
}
