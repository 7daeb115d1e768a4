import ChartAnalysis
import ChartModel

/// What a chart, its axes and its unit are called.
struct SpokenNames {
  let chart: BucketedChart
  let voice: Voice
  /// Whether a capital at the beginning would make two names one, so that labels must keep names as they are.
  let differOnlyInCapitals: Bool

  init(chart: BucketedChart, voice: Voice) {
    self.chart = chart
    self.voice = voice
    var names = chart.series.compactMap(\.name)
    if case .categories(let categories) = chart.xAxis.domain { names += categories }
    if case .categories(let levels) = chart.yAxis.domain { names += levels }
    let parts = chart.yAxis.unit == nil && !chart.hasMixedUnits ? Self.split(chart.yAxis, voice) : nil
    // What the title of one layer says is no unit of the others.
    let stated = chart.yAxis.numberLook == .percent ? chart.yAxis.toldUnit : parts?.unit ?? chart.yAxis.toldUnit
    titleUnit = stated.flatMap { Self.holds(chart.yAxis.title ?? chart.yAxis.field, $0, voice) ? nil : $0 }
    unit = stated ?? Self.headUnit(of: chart, voice) ?? Self.unit(of: chart, voice)
    yTitle = chart.yAxis.title == nil ? nil : parts?.measure ?? chart.yAxis.title
    yField = parts?.measure
    rank = RankOrder(chart).map { _ in Self.rank(by: chart.yAxis, voice) }
    isOfSingleRows = chart.series.allSatisfy { $0.marks.allSatisfy { $0.rowCount <= 1 } }
    differOnlyInCapitals =
      names.mayDifferOnlyInCapitals && Set(names.map(\.capitalizedFirst)).count < Set(names).count
  }

  /// The unit as given, or that of a title such as `level in percent`, or a column that is named for what it counts,
  /// such as `steps`.
  let unit: String?
  /// The unit that is told beside the title of Y: none where the title has it.
  let titleUnit: String?
  /// What counts the places of a chart of ranks: `place 2`; `nil` where values are no ranks.
  let rank: String?
  /// The title of Y without its unit.
  private let yTitle: String?
  /// The name of its column without a unit that it ends with; `nil` where it ends with none.
  private let yField: String?
  /// Whether each value is that of one row, so that it is no mean and no total of any.
  let isOfSingleRows: Bool

  /// The word of the title where it is one that counts, such as `Rank`, else that of places.
  private static func rank(by axis: Axis, _ voice: Voice) -> String {
    let word = name(of: axis).flatMap { Counter(title: $0, decimals: axis.decimals, voice) }?.word
    // A season or a day is no place.
    return word.flatMap { voice.isUnit($0) || voice.isUnit($0 + "s") ? nil : $0 } ?? voice.say(.nameRank)
  }

  /// Whether values are the time for a distance, by their unit or their title, such as `min/km`.
  var isPace: Bool {
    let name = (unit ?? yTitle ?? "").lowercased().replacing(" per ", with: "/")
    let words = name.split(separator: "/").map { String($0).trimmed }
    return words.count == 2 && Self.times.contains(words[0]) && Self.distances.contains(words[1])
  }

  private static let times: Set<String> = ["min", "mins", "minutes", "s", "sec", "secs", "seconds"]
  private static let distances: Set<String> = ["km", "kilometer", "kilometre", "mi", "mile", "100 m", "500 m"]

  /// Whether values are percents.
  var isInPercent: Bool { unit.map { voice.unit($0) } == voice.say(.numberPercent, ["number": ""]).trimmed }

  /// Whether a title begins with a unit: `Days in a row`, `Minutes`.
  private static func holds(_ title: String?, _ unit: String, _ voice: Voice) -> Bool {
    guard let word = title?.spoken.split(separator: " ").first?.lowercased() else { return false }
    return word == voice.unit(unit).lowercased()
  }

  /// The unit that the title of Y begins with: `Metres above datum`.
  private static func headUnit(of chart: BucketedChart, _ voice: Voice) -> String? {
    guard chart.aggregate != .count, !chart.hasMixedUnits, chart.yAxis.type == .quantitative else { return nil }
    return name(of: chart.yAxis).flatMap { NamedUnit.head(of: $0, voice) }
  }

  private static func unit(of chart: BucketedChart, _ voice: Voice) -> String? {
    guard chart.aggregate != .count, !chart.hasMixedUnits, let field = chart.yAxis.field, voice.isUnit(field.spoken)
    else { return nil }
    return field.spoken
  }

  /// A title such as `level in percent`, or the name of a column, as what is measured and its unit.
  private static func split(_ axis: Axis, _ voice: Voice) -> NamedUnit? {
    name(of: axis).flatMap { NamedUnit($0, voice) }
  }

  /// The title of an axis, or the words of its column.
  private static func name(of axis: Axis) -> String? { axis.title?.spoken ?? axis.field?.spokenField }

  /// What stands along X: its title or its column.
  var x: String {
    chart.xAxis.title?.spokenTitle ?? (namedXUnit?.measure ?? chart.xAxis.field?.spokenField ?? "").spokenTitle
  }

  /// The unit of X: given, in its title, or a column that is named for it, such as `miles`.
  var xUnit: String? {
    if let unit = givenXUnit ?? headXUnit { return unit }
    guard chart.xAxis.type == .quantitative, let field = chart.xAxis.field, voice.isUnit(field.spoken) else {
      return nil
    }
    // What a single one of them is the name of is counted: hour 14 is no 14 hours.
    return xCounter == nil ? field.spoken : nil
  }

  /// The unit of lengths along X: from day 4 to day 16 are 12 days.
  var xLengthUnit: String? {
    if let unit = xUnit { return unit }
    guard xCounter != nil else { return nil }
    return Self.name(of: chart.xAxis).flatMap { NamedUnit.head(of: $0, voice) }
  }

  /// The unit that is given or that the title ends with.
  private var givenXUnit: String? {
    let given = chart.xAxis.numberLook == .percent ? chart.xAxis.toldUnit : chart.xAxis.unit
    return given ?? namedXUnit?.unit ?? chart.xAxis.toldUnit
  }

  /// The unit that the title begins with, but of what is counted by it.
  private var headXUnit: String? {
    guard chart.xAxis.type == .quantitative, xCounter == nil else { return nil }
    return Self.name(of: chart.xAxis).flatMap { NamedUnit.head(of: $0, voice) }
  }

  /// What counts the numbers along X, such as `week`; `nil` where they are measured or years, where bins hold several of them, and
  /// where their title names nothing counted.
  var xCounter: Counter? {
    let axis = chart.xAxis
    let isBinned = chart.walkedSeries.contains { if case .bin? = $0.marks.first?.x { true } else { false } }
    guard [.plain, .digits].contains(axis.numberLook), axis.isNumbered, !isBinned, givenXUnit == nil, !axis.holdsYears,
      !axis.writesYears, !axis.reachesBelowZero
    else { return nil }
    return Self.name(of: axis).flatMap {
      Counter(title: $0, decimals: axis.decimals, voice)
    }
  }

  /// What the title says of the unit, or the name of a column of numbers that no unit is given for.
  private var namedXUnit: NamedUnit? {
    let isOfNumbers = chart.xAxis.type == .quantitative && chart.xAxis.unit == nil
    guard chart.xAxis.title != nil || isOfNumbers else { return nil }
    return Self.split(chart.xAxis, voice)
  }

  /// The same without the unit of a title such as `length in minutes`.
  var xAlone: String { namedXUnit?.measure.spokenTitle ?? x }

  /// What is measured: its title, or its column and aggregate.
  var y: String {
    if let title = yTitle { return title.spokenTitle }
    guard let field = yField ?? chart.yAxis.field?.spokenField else { return voice.say(.aggregateCountRows) }
    if let end = chart.yAxis.endField?.spokenField, !end.isEmpty { return voice.list([field, end]) }
    return voice.measure(field, aggregate: isOfSingleRows && !countsRows ? nil : chart.aggregate)
  }

  private var countsRows: Bool {
    switch chart.aggregate {
    case .count, .valid, .missing, .distinct: true
    default: false
    }
  }

  /// The calendar unit of a bucket in a word.
  func bucket(_ unit: CalendarUnit) -> String { voice.word(forBucket: unit) }

  /// The chart's title: the author's, else what is measured by what.
  var title: String {
    if let title = chart.title?.spoken, !title.isEmpty { return title }
    let x = chart.xAxis.calendarUnit.map(bucket) ?? self.x
    // A pie without names, and a chart of nothing.
    if x.isEmpty || x == y { return chart.yAxis.field == nil ? voice.say(.nameUntitled) : y.capitalizedFirst }
    return voice.say(.nameTitle, ["y": y, "x": x]).capitalizedFirst
  }
}

extension Axis {
  /// Whether numbers stand along it, or names that all are.
  fileprivate var isNumbered: Bool {
    guard case .categories(let names) = domain else { return type == .quantitative }
    return !names.isEmpty && names.allSatisfy { Double($0) != nil }
  }
}

extension String {
  /// A title without what stands in parentheses at its end, which a sentence about two axes has no room for.
  var withoutAside: String {
    guard hasSuffix(")"), let start = ranges(of: " (").last?.lowerBound, start > startIndex else { return self }
    return String(self[..<start])
  }
}

extension [String] {
  /// Whether a capital could make two of them one: not where all begin with capitals, or none does, as the names of most axes.
  fileprivate var mayDifferOnlyInCapitals: Bool {
    var (hasSmall, hasCapital) = (false, false)
    for name in self {
      guard let first = name.utf8.first else { continue }
      // Beyond ASCII letters have capitals of many kinds, and signs behind a letter are a part of it.
      if name.utf8.prefix(2).contains(where: { $0 >= 0x80 }) { return true }
      if first &- UInt8(ascii: "a") < 26 { hasSmall = true }
      if first &- UInt8(ascii: "A") < 26 { hasCapital = true }
    }
    return hasSmall && hasCapital
  }
}

extension Voice {
  /// The word for a calendar unit, as in `date by month`.
  func word(forBucket unit: CalendarUnit) -> String {
    phrases["buckets." + unit.rawValue]?.long.other.filled([:]) ?? ""
  }
}

extension Axis {
  /// Whether numbers below zero stand along it, which count nothing.
  fileprivate var reachesBelowZero: Bool {
    if case .numbers(let domain) = domain { domain.lowerBound < 0 } else { false }
  }
}
