@_spi(Bytes) import SourceText

/// The words of a column's name.
enum NameWords {
  /// In lowercase, with nothing but letters: `model_year`, `modelYear` and `Model year (2)` are "model" and "year".
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    for character in name {
      if !character.isLetter || (character.isUppercase && word.last?.isLowercase == true) { end() }
      if character.isLetter { word.append(character) }
    }
    end()
    return words
  }
}

/// What the name of a column says of its values.
enum NamedKind {
  private static let times: Set<String> = [
    "date", "dates", "datum", "day", "time", "timestamp", "datetime", "ts", "epoch", "unixtime", "created", "updated",
    "when", "tag", "zeit", "fecha", "heure", "jour", "dia", "dato", "giorno", "moment", "start", "end", "begin", "from",
    "to", "until",
  ]
  private static let months: Set<String> = [
    "month", "months", "monat", "monate", "mois", "mes", "mese", "period", "periods", "periode", "période", "periodo",
    "período", "maand", "måned", "månad", "miesiąc", "yearmonth", "yyyymm", "ym", "mm",
  ]
  private static let weeks: Set<String> = [
    "week", "weeks", "yearweek", "isoweek", "epiweek", "woche", "semaine", "semana", "settimana", "vecka", "uge", "kw",
    "wk", "wks",
  ]

  private static let births: Set<String> = [
    "birth", "birthday", "birthdate", "born", "dob", "geboren", "geburtsdatum", "geburtstag",
  ]

  /// Whether dates are those of a birth, which rows are seldom drawn by.
  static func isBirth(_ name: String) -> Bool { says(name, births) }
  static func isTime(_ name: String) -> Bool { says(name, times) }
  static func isMonth(_ name: String) -> Bool { says(name, months) || isTime(name) }
  static func isWeek(_ name: String) -> Bool { says(name, weeks) }

  /// Whether a name is that of a date, or of nothing but a time: visitors a day may be as many as the days since 1900.
  static func isNothingButTime(_ name: String) -> Bool {
    let words = NameWords.words(of: name)
    return !words.isEmpty && words.allSatisfy { timesAlone.contains($0) || weeks.contains($0) }
  }

  private static let timesAlone: Set<String> = [
    "day", "time", "timestamp", "datetime", "month", "created", "updated", "at", "on", "of", "starting", "ending",
    "beginning", "start", "end", "tag", "monat", "zeit", "jour", "mois", "dia", "mes",
  ]

  static func isVersion(_ name: String) -> Bool { says(name, ["version", "versions", "release", "ver"]) }

  static func isWeekStart(_ name: String) -> Bool {
    says(name, weeks) && says(name, ["start", "starting", "begin", "beginning", "commencing"])
  }

  /// `Week ending`, `week_end`: its dates are the last days of weeks.
  static func isWeekEnding(_ name: String) -> Bool {
    let words = NameWords.words(of: name)
    let ends: Set<String> = ["ending", "ended", "end", "ends", "bis"]
    return words == ["w", "e"] || words.contains(where: weeks.contains) && words.contains(where: ends.contains)
  }

  private static func says(_ name: String, _ words: Set<String>) -> Bool {
    NameWords.words(of: name).contains(where: words.contains)
  }
}
