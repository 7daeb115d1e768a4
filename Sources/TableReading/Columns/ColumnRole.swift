import ChartModel

/// What a column is for in a chart, which decides what is measured and what may be added up.
public enum ColumnRole: String, CaseIterable, Sendable {
  /// When something was.
  case time
  /// What kind it was of.
  case category
  /// A quantity that adds up over time, such as sales.
  case flow
  /// A quantity that does not, such as a price.
  case level
  /// A part of a whole or a rate.
  case share
  /// A number relative to a base, such as a price index.
  case index
  /// A quantity that only grows because it adds up what came before.
  case runningTotal = "running-total"
  /// What names a row: a code, a postal code, a telephone number, the number of a row.
  case identifier
  /// A latitude or a longitude.
  case coordinate
  /// Yes or no, as 1 or 0.
  case flag
  /// A place in an order, the first being 1.
  case rank
  /// Words that are hardly ever the same twice.
  case text

  /// Whether it makes sense to measure such a column.
  public var isMeasured: Bool {
    switch self {
    case .flow, .level, .share, .index, .runningTotal: true
    case .time, .category, .identifier, .coordinate, .flag, .rank, .text: false
    }
  }
}

/// Finds the role of a column by its type, its name and its values.
struct RoleSearch {
  let column: ColumnSchema
  /// The place of the column in the table.
  let index: Int

  /// The role, and why in a clause.
  var role: (role: ColumnRole, evidence: String) {
    switch column.type {
    case .instant: (.time, "its values are dates")
    case .category: textRole
    case .number: numberRole
    }
  }

  /// The evidence of a column that has the numbers of the rows.
  static let countsRows = "it counts the rows"

  private var words: [String] { NameWords.words(of: column.name) }

  private func says(_ list: Set<String>) -> String? { words.first(where: list.contains) }

  private var textRole: (ColumnRole, String) {
    if column.isIdentifier { return (.identifier, "its values name rows") }
    if let word = says(Self.identifiers), !column.hasRepeats {
      return (.identifier, "its name has the word \(word), and no value comes twice")
    }
    let isLong =
      !column.hasRepeats && column.distinctTexts.count > 2 && column.distinctTexts.allSatisfy { $0.count > 40 }
    return isLong ? (.text, "its values are long and never the same") : (.category, "its values are words")
  }

  private var numberRole: (ColumnRole, String) {
    column.isMeasure ? quantityRole : nameRole ?? quantityRole
  }

  /// What names rows, places or an order rather than measuring anything.
  private var nameRole: (ColumnRole, String)? {
    if isRowNumber { return (.identifier, Self.countsRows) }
    if column.allWhole, column.unit == nil, let word = Self.identifierWord(in: column.name) {
      return (.identifier, "its name has the word \(word)")
    }
    if hasLongNumbers { return (.identifier, "its numbers are long, and none comes twice") }
    if let word = says(Self.coordinates), isWithinCircle { return (.coordinate, "its name has the word \(word)") }
    if column.allWhole, let word = says(Self.ranks) ?? placing { return (.rank, "its name has the word \(word)") }
    return isFlag ? (.flag, "it has the values 0 and 1 alone") : nil
  }

  private var quantityRole: (ColumnRole, String) {
    if column.unit == "%" { return (.share, "its unit is percent") }
    if let word = says(Self.shares) { return (.share, "its name has the word \(word)") }
    if words.contains("index") { return (.index, "its name has the word index") }
    return AmountNames.sayAmounts([column.name, column.unit].compactMap { $0 })
      ? (.flow, "its name says that it is counted") : (.level, "nothing says that it adds up")
  }

  /// Whether a column without a name of its own counts the rows from 0 or 1 on.
  private var isRowNumber: Bool {
    guard column.allWhole, column.isAscending, !column.hasRepeats, column.valueCount > 1, let low = column.minimum,
      let high = column.maximum, low == 0 || low == 1, high - low + 1 == Double(column.valueCount)
    else { return false }
    let name = column.name.lowercased()
    return Self.indexNames.contains(name) || index == 0 && name == HeaderNames.unnamed(0) || name.hasPrefix("unnamed: ")
  }

  /// The word by which a name says that its numbers name rows: `zip`, `Order No.`, `Kundennr`; `nil` where none does.
  ///
  /// The last word says what a column is: a phone number is a name, and phone calls are counted.
  static func identifierWord(in name: String) -> String? {
    // What stands in brackets says more of it: "Area code (M49)".
    let bare = name.prefix { $0 != "(" && $0 != "[" }
    let words = NameWords.words(of: String(bare))
    guard let last = words.last else { return nil }
    if let word = words.first(where: codes.contains) { return word }
    let isNumber =
      !bare.contains { $0.isNumber || $0 == "%" } && numberWords.contains(last) && (words.count > 1 || last != "number")
      && (last != "no" || saysNumber(words, isShort: bare.hasSuffix(".")))
      || last.count > 4 && (last.hasSuffix("nr") || last.hasSuffix("nummer"))
    return isNumber || identifiers.contains(last) || things.contains(last) && !AmountNames.sayLevels([name])
      ? last : nil
  }

  /// "No" behind one thing is its number; alone it is an answer, behind "yes" or "smokers" it is one too, or how many.
  private static func saysNumber(_ words: [String], isShort: Bool) -> Bool {
    isShort || words.count == 2 && !words[0].hasSuffix("s")
  }

  /// What is called by a number of its own.
  private static let things: Set<String> = [
    "room", "raum", "zimmer", "lot", "batch", "ticket", "policy", "respondent", "participant", "subject", "patient",
    "customer", "kunde", "order", "bestellung", "auftrag", "artikel", "article", "employee", "station", "sensor",
    "device", "zone", "bib", "material", "route", "locker",
  ]
  private static let numberWords: Set<String> = [
    "number", "no", "nr", "num", "nummer", "numero", "número", "numéro", "numer", "numara",
  ]

  /// Whether whole numbers of ten digits and more are never the same twice, as telephone numbers are.
  private var hasLongNumbers: Bool {
    guard column.allWhole, !column.hasRepeats, column.unit == nil, column.valueCount > 2, let low = column.minimum,
      let high = column.maximum
    else { return false }
    let isMeasure = AmountNames.sayAmounts([column.name]) || AmountNames.sayLevels([column.name])
    return low >= 1e9 && high < low * 10 && !isMeasure
  }

  private var isFlag: Bool {
    column.minimum == 0 && column.maximum == 1 && column.allWhole && column.hasRepeats && column.valueCount > 2
  }

  /// Numbers from 1 on in the order of the rows, called a place and no more, say who came in first.
  private var placing: String? {
    guard column.minimum == 1, column.isAscending, column.valueCount > 2,
      column.maximum.map({ $0 <= Double(column.valueCount) }) == true, words.count == 1
    else { return nil }
    return says(["place"])
  }

  private var isWithinCircle: Bool { (column.minimum ?? 0) >= -360 && (column.maximum ?? 0) <= 360 }

  private static let indexNames: Set<String> = [
    "index", "idx", "row", "rowid", "row id", "rownames", "row_names", "rownum", "no", "nr", "#", "x1",
  ]
  private static let identifiers: Set<String> = [
    "id", "ids", "code", "codes", "zip", "postal", "phone", "telephone", "tel", "mobile", "fax", "account", "barcode",
    "invoice", "serial", "key", "hash", "pid", "version", "konto", "kostenstelle",
  ]
  /// Names of codes that nothing else is called by.
  private static let codes: Set<String> = [
    "zipcode", "postcode", "plz", "fips", "geoid", "isbn", "issn", "ssn", "iban", "uuid", "guid", "sku", "ean", "upc",
    "npi", "cusip", "isin", "vin", "imei", "naics", "siccode", "objectid", "uid", "werk", "werks", "pclass", "wmo",
    "usaf", "wban",
  ]
  private static let coordinates: Set<String> = ["lat", "latitude", "lon", "lng", "long", "longitude"]
  private static let ranks: Set<String> = ["rank", "ranking", "rang", "pos", "platz", "placing"]
  private static let shares: Set<String> = [
    "percent", "percentage", "pct", "share", "ratio", "rate", "proportion", "anteil", "quote",
  ]
}
