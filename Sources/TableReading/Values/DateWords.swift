@_spi(Bytes) import SourceText

/// Names of months and weekdays, and of zones behind a time, in any letter case.
enum MonthNames {
  /// English, German, French, Spanish, Italian, Dutch and Portuguese, whole; a name that begins another's is not there.
  private static let names: [[StaticString]] = [
    ["january", "januar", "janvier", "enero", "gennaio", "januari", "janeiro", "jänner"],
    ["february", "februar", "février", "febrero", "febbraio", "februari", "fevereiro"],
    ["march", "märz", "mars", "marzo", "maart", "março"], ["april", "avril", "abril", "aprile"],
    ["may", "mai", "mayo", "maggio", "mei", "maio"], ["june", "juni", "juin", "junio", "giugno", "junho"],
    ["july", "juli", "juillet", "julio", "luglio", "julho"], ["august", "août", "agosto", "augustus"],
    ["september", "septembre", "septiembre", "settembre", "setembro"],
    ["october", "oktober", "octobre", "octubre", "ottobre", "outubro"],
    ["november", "novembre", "noviembre", "novembro"],
    ["december", "dezember", "décembre", "diciembre", "dicembre", "dezembro"],
  ]
  private static let shortNames: [[StaticString]] = [
    ["jan", "janv", "ene", "gen"], ["feb", "févr", "fév", "fev"], ["mar", "mär", "mrz"], ["apr", "avr", "abr"], ["mag"],
    ["jun"], ["jul", "juil", "lug"], ["aug", "ago"], ["sep", "sept", "set"], ["oct", "okt", "ott", "out"], ["nov"],
    ["dec", "dez", "déc", "dic"],
  ]

  /// The month from 1 to 12 that a word names.
  static func month(_ word: Bytes) -> Int? {
    guard (3...12).contains(word.count) else { return nil }
    return index(of: word, in: shortNames) ?? index(of: word, in: names)
  }

  private static func index(of word: Bytes, in lists: [[StaticString]]) -> Int? {
    lists.firstIndex { $0.contains { word.isWord($0) } }.map { $0 + 1 }
  }
}

/// Names of the days of the week, which say nothing that the date does not.
enum WeekdayNames {
  private static let names: [StaticString] = [
    "mon", "monday", "tue", "tues", "tuesday", "wed", "wednesday", "thu", "thur", "thurs", "thursday", "fri", "friday",
    "sat", "saturday", "sun", "sunday", "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag",
    "sonnabend",
    "sonntag", "mo", "di", "mi", "do", "fr", "sa", "so",
  ]

  static func contain(_ word: Bytes) -> Bool { names.contains { word.isWord($0) } }
}

/// Abbreviations of zones that mean one offset wherever they are written.
enum ZoneNames {
  private static let offsets: [(StaticString, Int)] = [
    ("utc", 0), ("gmt", 0), ("z", 0), ("est", -300), ("edt", -240), ("cdt", -300), ("mst", -420), ("mdt", -360),
    ("pst", -480), ("pdt", -420), ("cet", 60), ("cest", 120), ("eet", 120), ("eest", 180), ("wet", 0), ("west", 60),
    ("bst", 60), ("jst", 540), ("kst", 540), ("aest", 600), ("aedt", 660), ("nzst", 720), ("nzdt", 780),
  ]

  /// Minutes east of Greenwich; `nil` for what is no such name, or means several offsets, such as `CST` and `IST`.
  static func minutes(_ word: Bytes) -> Int? { offsets.first { word.isWord($0.0) }?.1 }
}
