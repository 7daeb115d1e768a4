import ChartAnalysis
import ChartModel

/// How values, series and positions are said, alike in all parts.
extension Narrating {
  // MARK: Values

  /// A number with its unit, exact to the decimals of the data.
  func value(_ number: Double, brief: Bool = false) -> String { withUnit(told(number), brief: brief) }

  /// A number of the data: in the message of long ones to three digits, or to as many as tell it from the others.
  private func told(_ number: Double) -> SpokenText {
    let decimals = chart.yAxis.decimals
    guard narrator.isMessage, areLong else { return yNumbers.exact(number, decimals: decimals) }
    let digits = Precision.digits(of: number, low: facts.lowest, high: facts.highest)
    // What so many digits tell apart is told by all of them.
    return digits > Self.mostDigits
      ? yNumbers.exact(number, decimals: decimals) : yNumbers.rounded(number, decimals: decimals, digits: digits)
  }

  private static var mostDigits: Int { 4 }

  /// Whether the lowest or the highest value has five digits and more, and of them two and more behind the point.
  private var areLong: Bool {
    guard let low = facts.lowest, let high = facts.highest, low < high else { return false }
    return [low, high].contains { DecimalDigits($0).rounded(toDecimals: chart.yAxis.decimals).isLong }
  }

  /// A computed number with its unit, to three significant digits.
  func rounded(_ number: Double) -> String {
    withUnit(yNumbers.rounded(number, decimals: chart.yAxis.decimals), brief: false)
  }

  /// A mean or a median with its unit, to three significant digits and as many decimals as tell it from its values.
  func roundedMiddle(_ number: Double, in statistics: Statistics) -> String {
    withUnit(averaged(number, in: statistics), brief: false)
  }

  /// The same without its unit.
  func averaged(_ number: Double, in statistics: Statistics) -> SpokenText {
    let decimals = Precision.decimals(low: statistics.minimum, high: statistics.maximum, shown: chart.yAxis.decimals)
    let digits = Precision.digits(of: number, low: statistics.minimum, high: statistics.maximum)
    return yNumbers.rounded(number, decimals: decimals, digits: digits)
  }

  /// A number without its unit.
  func plain(_ number: Double) -> String { told(number).text }

  /// What marks are called where they are counted: numbers that are years are years.
  var periods: PlaceKind { places.areYears ? .year : places.kind }

  /// A number with the unit of Y.
  func withUnit(_ spoken: SpokenText, brief: Bool) -> String {
    guard let unit = names.unit else { return spoken.text }
    return voice.say(
      .labelValue, ["number": spoken.text, "unit": voice.unit(unit, forShown: spoken.shown)], brief: brief)
  }

  /// The value of a mark in words, whatever its state; a number beyond the axis is said to be there.
  func state(_ value: MarkValue, brief: Bool = false) -> String {
    switch value {
    case .number(let number): Sentence(ranked(self.value(number, brief: brief))).adding(outOfDomain(number)).text
    case .range(let from, let to): range(from, to, brief: brief)
    case .category(let name): narrator.vocabulary.times?.text(name) ?? voice.name(name)
    case .missing: voice.say(.stateMissing)
    case .empty: voice.say(.stateEmpty)
    case .notANumber: voice.say(.stateNotANumber)
    case .infinite(let negative): voice.say(negative ? .numberMinusInfinity : .numberInfinity)
    }
  }

  /// A rank by the word that counts it, since a bare number of a label could be anything: `place 2`.
  private func ranked(_ number: String) -> String {
    names.rank.map { voice.say(.dateCounted, ["counter": $0, "number": number]) } ?? number
  }

  /// Both ends of a range, the unit once, and whether it reaches beyond the axis.
  func range(_ from: Double, _ to: Double, brief: Bool = false) -> String {
    let (first, last) = (plain(from), plain(to))
    let text = voice.say(.overviewBounds, ["from": first, "to": value(to, brief: brief)])
    let below = outOfDomain(from)
    let above = outOfDomain(to)
    return Sentence(first == last ? value(to, brief: brief) : text).adding(below).adding(above == below ? "" : above)
      .text
  }

  /// That a number lies beyond the axis; empty where it does not.
  func outOfDomain(_ number: Double) -> String {
    guard case .numbers(let domain) = chart.yAxis.domain, !domain.contains(number) else { return "" }
    return voice.say(number > domain.upperBound ? .stateAbove : .stateBelow)
  }

  /// A level as it is said.
  func levelName(_ name: String) -> String { state(.category(name)) }

  /// More decimals than this are the noise of computing.
  private static var mostGivenDecimals: Int { 6 }

  /// The decimals of a number that an author gives, or that bounds an axis.
  func decimals(besides number: Double) -> Int {
    let own = DecimalDigits(number).fraction.utf8.count
    guard own > Self.mostGivenDecimals, number.isFinite, number != 0 else { return max(chart.yAxis.decimals, own) }
    // Of a computed number three digits are enough, or as many decimals as the marks have.
    return max(chart.yAxis.decimals, 2 - NumberSteps.log10Floor(abs(number)), 0)
  }

  // MARK: Series

  /// A series' name as it is said; empty for the only series of a chart.
  func seriesName(_ series: Series) -> String {
    // Beside a line that lies over it, a stack is named.
    if series.id == chart.totals?.id, chart.walkedSeries.count > 1 { return voice.say(.nameTotal) }
    if series.showsOutliers { return outlierName(series) }
    guard let name = series.name else { return "" }
    // Boxes need no name beside nothing but their outliers.
    if isOnlyBox(series) { return "" }
    // Layers without a series are called by their columns.
    if chart.seriesField == nil, name.contains("_") { return name.spokenField }
    return voice.name(name)
  }

  /// Whether a series is the boxes of a box plot that has no others.
  func isOnlyBox(_ series: Series) -> Bool {
    narrator.vocabulary.spreadKind == .box && !series.showsOutliers
      && chart.series.count(where: { !$0.showsOutliers }) == 1
  }

  /// What the values beyond the whiskers are called, with their series where there are several.
  func outlierName(_ series: Series) -> String {
    guard let name = series.name, chart.seriesField != nil, chart.series.count(where: \.showsOutliers) > 1 else {
      return voice.say(.spreadOutlier)
    }
    return voice.say(.spreadOutlierIn, ["name": voice.name(name)])
  }

  /// Whether a walked series is that of the totals, and no line over the stack.
  func isTotal(_ series: Series) -> Bool { chart.totals?.id == series.id }

  /// `6 of 30`, as labels end.
  func position(_ k: Int, of n: Int) -> String {
    voice.say(.labelPosition, ["k": numbers.ordinal(k), "n": numbers.ordinal(n)])
  }
}
