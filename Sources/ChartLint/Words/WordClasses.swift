/// The lists of `voices/lint/en.toml` that a word, or a phrase that begins with it, stands in.
struct WordClasses: OptionSet, Sendable, Hashable {
  let rawValue: UInt128
}

/// One list of words and phrases; its raw value is its bit among `WordClasses`.
enum WordClass: UInt8, CaseIterable, Sendable {
  // Dates, numbers and units.
  case month, weekday
  case monthShort
  case weekdayShort
  case notUnit
  case unitJoiner
  case numberWord
  case magnitude
  case unit
  // Form.
  case placeholder
  case machineWord
  case relativeDate
  case unitShort
  case shortWord
  // Wording.
  case vagueQuantity
  case harmless, subjective, degree, movement, cause, color, look, sight, generic, role, filler, dimensionless,
    comparing, method
  case subjectiveNumber
  case weakCause
  case markNoun
  case sightEnd
  case valueWord
  case placeWord
  case dayHalf
  case unitJoint
  case unitName
  case countedPlace
  // Structure.
  // Claims: dates, names, directions, comparisons.
  case dateJoiner
  case dateFiller
  case otherCalendar
  case generalName
  case nameJoiner
  case season
  case movesUp
  case movesDown
  case movesLevel
  case movesBack
  case being, moveNoun
  case fromWord
  case untilWord
  case part
  case allSeries
  case stay, every, overall, peaked, denial, derived
  case isMore
  case isLess
  case isWarmer
  case isColder
  case isLonger
  case isShorter
  case aside
  case looseTime
  case standsOut
  case chartNoun
  case thanFiller
  case passed, missing
  // Claims.
  case about, highest, lowest, total, mean, median, weighted, share
  case noExtreme
  case rise, fall, difference, more, less, times, factor
  case percentagePoint
  case goal, axis
  case partOfData
  case beforeMost
  case noPeak
  case from, to, per, link, rank, minus, midnight, noon, quarterName, changeName, beyond, power, leads, limit, ordinal
  case beforeYear
  case beforeSubject
  case beforeCount
  case clauseBreak
  case countedMark
  case seriesNoun
  case periodNoun
  case countCondition
  case ofMarks
  case openEnd
  case onward, reached, within

  /// Itself alone.
  var set: WordClasses { WordClasses(rawValue: 1 << UInt128(rawValue)) }

  /// Its name in `voices/lint/en.toml`: `month-short` of `monthShort`.
  var name: String { Self.name(of: self) }

  /// The name of a list there, of this or of another kind.
  static func name(of list: some Sendable) -> String {
    String(describing: list).map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
}
