public import ChartAnalysis
public import ChartModel

/// Says everything that there is to say about one chart, in one voice.
///
/// All text comes from the chart and its facts; no number is computed here.
///
/// ```swift
/// let narrator = Narrator(chart, facts: ChartFacts(chart), voice: .english)
/// narrator.labels().first?.text  // "June 1: 7,204 steps"
/// ```
public struct Narrator: Sendable {
  /// The chart that is told.
  public let chart: BucketedChart
  /// What its data says.
  public let facts: ChartFacts
  /// The words.
  public let voice: Voice
  /// How much is said.
  public var verbosity: Verbosity { profile.verbosity }
  /// What is said, and in which order.
  public let profile: Profile
  /// What the author draws beside the chart and what is not told.
  public var omissions: [Omission] = []
  /// What the charts beside it are called that are not drawn, because none of their rows has a place.
  public var undrawn: [String] = []
  /// The id of its chart among several, with which ids of groups over several series begin; empty for one alone.
  var viewID = ""
  let numbers: SpokenNumber
  /// Says values of Y, as the axis shows them.
  let yNumbers: SpokenNumber
  let places: SpokenPlace
  let names: SpokenNames
  /// Says times that are values; `nil` where values are none.
  let times: SpokenTimes?
  /// Says what marks show besides X, Y and the series.
  let details: SpokenDetails
  /// What labels add so that they tell marks apart.
  private(set) var plan = LabelPlan()
  /// What the data does, found when it is first told: labels alone need none of it.
  private let memo: Memo<ChartShape>
  /// What the message claims, found when it is first told.
  let plannedClaims: Memo<[Claim]>
  /// What values are by their unit and their names.
  let nature: ValueNature
  /// The percents of a chart of parts, rounded together, found when the first is told.
  let percents: Memo<[[Double?]]>
  /// At how many different X a mark of some series is seen.
  let distinctPlaces: Memo<Int>
  /// Where each series of a stack has its marks, for series that do not stand at every X.
  let stackPlaces: [[XValue: Int]]
  /// What marks tell within their ranges, found once: to look for it for every label would take a look at every mark each time.
  private let spreadKind: SpreadKind?
  /// Where the totals of a stack stand.
  let totalPlaces: [XValue: Int]

  /// How each mark stands in its series, by the series' id; empty where the profile does not ask for it.
  let standings: [String: SeriesStanding]

  /// A narrator of a chart that says what a preset says.
  public init(_ chart: BucketedChart, facts: ChartFacts, voice: Voice, verbosity: Verbosity = .standard) {
    self.init(chart, facts: facts, voice: voice, profile: Profile(verbosity))
  }

  /// A narrator of a chart that says what a person asks for.
  ///
  /// Where the profile hides numbers, the narrator tells a chart whose texts and ids have none, in a voice without numbers.
  public init(_ chart: BucketedChart, facts: ChartFacts, voice: Voice, profile: Profile) {
    let told = profile.hidesNumbers ? Mask(voice).chart(chart) : chart
    let toldFacts =
      profile.hidesNumbers ? ChartFacts(told, grouping: facts.grouping, separatesZeros: false) : facts
    self.init(telling: told, toldFacts, voice, profile)
    // By hidden numbers all marks would be alike.
    plan =
      profile.hidesNumbers
      ? LabelPlan(Narrator(telling: told, self.facts, voice, profile.withoutMask)) : LabelPlan(self)
  }

  private init(telling chart: BucketedChart, _ facts: ChartFacts, _ given: Voice, _ profile: Profile) {
    let voice = profile.hidesNumbers ? given.hidingNumbers : given.sayingNumbers
    self.chart = chart
    self.facts = facts
    self.voice = voice
    self.profile = profile
    numbers = SpokenNumber(voice: voice)
    yNumbers = SpokenNumber(voice: voice, shift: chart.yAxis.numberLook.shift)
    names = SpokenNames(chart: chart, voice: voice)
    places = SpokenPlace(
      voice: voice, axis: chart.xAxis, calendar: chart.calendar, kind: PlaceKind(chart), unit: names.xUnit)
    details = SpokenDetails(chart, voice: voice)
    times = chart.yAxis.type == .temporal ? SpokenTimes(chart, voice: voice) : nil
    totalPlaces = Dictionary((chart.totals?.marks ?? []).enumerated().map { ($1.x, $0) }) { first, _ in first }
    stackPlaces = (chart.totals == nil ? [] : chart.series).map { series in
      Dictionary(series.marks.enumerated().map { ($0.element.x, $0.offset) }) { first, _ in first }
    }
    spreadKind = chart.spreadKind
    percents = Memo { facts.parts?.toldPercents ?? [] }
    distinctPlaces = Memo { Set(chart.series.lazy.flatMap(\.marks).filter { !$0.isHidden }.map(\.x)).count }
    let shape = Memo { ChartShape(chart, facts: facts) }
    memo = shape
    let nature = ValueNature(chart, isInPercent: Self.isPercent(names.unit, voice))
    self.nature = nature
    plannedClaims = Memo { MessagePlan(chart: chart, facts: facts, shape: shape.value, nature: nature).claims }
    standings = profile.mark.comparesMarks ? Self.standings(chart, facts) : [:]
  }

  /// What the data does along X.
  var shape: ChartShape { memo.value }

  // MARK: Values

  /// A number with its unit, exact to the decimals of the data.
  func value(_ number: Double, brief: Bool = false) -> String {
    withUnit(yNumbers.exact(number, decimals: chart.yAxis.decimals), brief: brief)
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
  func plain(_ number: Double) -> String { yNumbers.exact(number, decimals: chart.yAxis.decimals).text }

  func withUnit(_ spoken: SpokenText, brief: Bool) -> String {
    guard let unit = names.unit else { return spoken.text }
    return voice.say(
      .labelValue, ["number": spoken.text, "unit": voice.unit(unit, forShown: spoken.shown)], brief: brief)
  }

  /// The value of a mark in words, whatever its state; a number beyond the axis is said to be there.
  func state(_ value: MarkValue, brief: Bool = false) -> String {
    switch value {
    case .number(let number): Sentence(self.value(number, brief: brief)).adding(outOfDomain(number)).text
    case .range(let from, let to): range(from, to, brief: brief)
    case .category(let name): times?.text(name) ?? voice.name(name)
    case .missing: voice.say(.stateMissing)
    case .empty: voice.say(.stateEmpty)
    case .notANumber: voice.say(.stateNotANumber)
    case .infinite(let negative): voice.say(negative ? .numberMinusInfinity : .numberInfinity)
    }
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
    spreadKind == .box && !series.showsOutliers && chart.series.count(where: { !$0.showsOutliers }) == 1
  }
}

extension PlaceKind {
  /// What the marks of a chart stand at, where its X axis alone does not tell it.
  fileprivate init?(_ chart: BucketedChart) {
    if chart.isPartToWhole, !chart.isStacked {
      self = chart.kind == .sector ? .sector : .part
    } else if chart.hasStretches {
      self = chart.hasLevels ? .event : .stretch
    } else if chart.xAxis.bucketing == .none, chart.walkedSeries.contains(where: { $0.marks.first?.x.isBin == true }) {
      self = .bin
    } else {
      return nil
    }
  }
}

extension XValue {
  fileprivate var isBin: Bool {
    if case .bin = self { true } else { false }
  }
}
