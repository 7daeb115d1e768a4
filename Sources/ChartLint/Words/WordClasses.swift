/// The lists of `voices/lint/en.toml` that a word, or a phrase that begins with it, stands in.
struct WordClasses: OptionSet, Sendable, Hashable {
  let rawValue: UInt128
}

/// One list of words and phrases; its raw value is its name in `voices/lint/en.toml`.
enum WordClass: String, CaseIterable, Sendable {
  // Dates, numbers and units.
  case month, weekday
  case monthShort = "month-short"
  case weekdayShort = "weekday-short"
  case notUnit = "not-unit"
  case unitJoiner = "unit-joiner"
  case numberWord = "number-word"
  case magnitude
  case unit
  // Form.
  case placeholder
  case machineWord = "machine-word"
  case relativeDate = "relative-date"
  case unitShort = "unit-short"
  case shortWord = "short-word"
  // Wording.
  case vagueQuantity = "vague-quantity"
  case harmless, subjective, degree, movement, cause, color, look, sight, generic, role, filler, dimensionless,
    comparing, method
  case subjectiveNumber = "subjective-number"
  case weakCause = "weak-cause"
  case markNoun = "mark-noun"
  case sightEnd = "sight-end"
  case valueWord = "value-word"
  case placeWord = "place-word"
  case dayHalf = "day-half"
  case unitJoint = "unit-joint"
  case unitName = "unit-name"
  case countedPlace = "counted-place"
  // Structure.
  // Claims: dates, names, directions, comparisons.
  case dateJoiner = "date-joiner"
  case dateFiller = "date-filler"
  case otherCalendar = "other-calendar"
  case generalName = "general-name"
  case nameJoiner = "name-joiner"
  case season
  case movesUp = "moves-up"
  case movesDown = "moves-down"
  case movesLevel = "moves-level"
  case movesBack = "moves-back"
  case fromWord = "from-word"
  case untilWord = "until-word"
  case part
  case allSeries = "all-series"
  case stay, every, overall, peaked, denial, derived
  case isMore = "is-more"
  case isLess = "is-less"
  case isWarmer = "is-warmer"
  case isColder = "is-colder"
  case isLonger = "is-longer"
  case isShorter = "is-shorter"
  case aside
  case looseTime = "loose-time"
  case standsOut = "stands-out"
  case chartNoun = "chart-noun"
  case thanFiller = "than-filler"
  case passed, missing
  // Claims.
  case about, highest, lowest, total, mean, median, weighted, share
  case noExtreme = "no-extreme"
  case rise, fall, difference, more, less, times, factor
  case percentagePoint = "percentage-point"
  case goal, axis
  case partOfData = "part-of-data"
  case beforeMost = "before-most"
  case noPeak = "no-peak"
  case from, to, per, link, rank, minus, midnight, noon
  case quarterName = "quarter-name"
  case changeName = "change-name"
  case beforeYear = "before-year"
  case beforeSubject = "before-subject"
  case beforeCount = "before-count"
  case clauseBreak = "clause-break"
  case countedMark = "counted-mark"
  case seriesNoun = "series-noun"
  case periodNoun = "period-noun"
  case countCondition = "count-condition"
  case ofMarks = "of-marks"
  case openEnd = "open-end"
  case onward, reached, within

  /// Itself alone.
  var set: WordClasses { WordClasses(rawValue: 1 << UInt128(Self.places[self] ?? 127)) }

  private static let places = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}
