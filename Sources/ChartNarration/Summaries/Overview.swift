import ChartModel

extension Narrator {
  /// What the chart is: its kind, its axes and their bounds, its series, and what was left out or assumed.
  ///
  /// ```
  /// Bar chart, 30 days.
  /// X axis: date, from June 1 to June 30, 2025.
  /// Y axis: steps, from 0 to 12,000.
  /// ```
  public func overview() -> [String] {
    let sentences =
      verbosity == .brief
      ? [kindSentence] : [kindSentence, xSentence, ySentence, seriesSentence] + sourceSentences
    return sentences.filter { !$0.isEmpty }
  }

  var kindSentence: String {
    var sentence = Sentence(kind)
    if chart.series.count > 1, !chart.isStacked { sentence.append(voice.say(seriesKey, count: chart.series.count)) }
    if placeCount > 0 { sentence.append(voice.say(.marks, places.kind, count: placeCount)) }
    return sentence.sentence
  }

  /// How many places along X have a mark of any series.
  private var placeCount: Int {
    if let totals = chart.totals { return totals.marks.count }
    guard chart.series.count > 1 else { return chart.series.first?.marks.count ?? 0 }
    return Set(chart.series.lazy.flatMap(\.marks).map(\.x)).count
  }

  private var kind: String {
    switch chart.kind {
    case .bar: voice.say(chart.isStacked ? .kindStackedBar : .kindBar)
    case .line: voice.say(.kindLine)
    case .point: voice.say(.kindPoint)
    case .area: voice.say(.kindArea)
    case .rule: voice.say(.kindRule)
    case .rectangle: voice.say(.kindRectangle)
    case .sector: voice.say(.kindSector)
    }
  }

  private var seriesKey: PhraseKey {
    switch chart.kind {
    case .line: .overviewSeriesLines
    case .point: .overviewSeriesPoints
    case .bar, .area, .rule, .rectangle, .sector: .overviewSeriesBars
    }
  }

  // MARK: Axes

  var xSentence: String {
    let sentence = Sentence(voice.say(.overviewX, ["title": xTitle]))
    return categorySentence(sentence) ?? sentence.adding(xBounds).sentence
  }

  private var xTitle: String {
    switch chart.xAxis.bucketing {
    case .calendar(let unit):
      let word = names.bucket(unit)
      return word == names.x.lowercased() ? names.x : voice.say(.overviewBucketed, ["title": names.x, "unit": word])
    case .width(let width):
      return voice.say(.overviewBinned, ["title": names.x, "width": places.number(width)])
    default: return names.x
    }
  }

  private var xBounds: String {
    switch chart.xAxis.domain {
    case .empty, .categories: return voice.say(.overviewNoBounds)
    case .numbers(let range):
      if range.lowerBound == range.upperBound { return places.number(range.lowerBound) }
      return bounds(places.number(range.lowerBound), places.number(range.upperBound))
    case .instants:
      guard let first = chart.firstPlace, let last = chart.lastPlace else { return voice.say(.overviewNoBounds) }
      return places.range(from: first, to: last, withYear: true, opening: true)
    }
  }

  /// A few categories are named; of many, the first and the last.
  private func categorySentence(_ sentence: Sentence) -> String? {
    guard case .categories(let categories) = chart.xAxis.domain, let first = categories.first,
      let last = categories.last
    else { return nil }
    let spoken = categories.prefix(Self.namedCategories + 1).map { places.text(.category($0)) }
    if categories.count <= Self.namedCategories {
      return sentence.adding(voice.say(.overviewCategories, ["names": voice.list(spoken)]), .context).sentence
    }
    return sentence.adding(bounds(places.text(.category(first)), places.text(.category(last)))).sentence
  }

  private func bounds(_ from: String, _ to: String) -> String {
    voice.say(.overviewBounds, ["from": from, "to": to])
  }

  private static var namedCategories: Int { 5 }

  var ySentence: String {
    var title = names.y
    // A column that is named for its unit needs no "in steps" behind it.
    if let unit = chart.yAxis.unit.map({ voice.unit($0) }), unit != title {
      title = voice.say(.overviewWithUnit, ["title": title, "unit": unit])
    }
    let sentence = Sentence(voice.say(.overviewY, ["title": title]))
    guard case .numbers(let domain) = chart.yAxis.domain else {
      return sentence.adding(voice.say(.overviewNoBounds)).sentence
    }
    return sentence.adding(bounds(axisNumber(domain.lowerBound), axisNumber(domain.upperBound))).sentence
  }

  /// A bound of the axis may need decimals that the data does not have: a scale of 0 to 0.5 over whole numbers.
  private func axisNumber(_ value: Double) -> String {
    let decimals = max(chart.yAxis.decimals, DecimalDigits(value).fraction.utf8.count)
    return numbers.exact(value, decimals: decimals).text
  }

  var seriesSentence: String {
    guard let field = chart.seriesField?.spokenField, !chart.series.isEmpty else { return "" }
    let spoken = chart.series.map(seriesName)
    guard spoken.count > Self.namedSeries, let first = spoken.first, let last = spoken.last else {
      return Sentence(voice.say(.overviewSeries, ["field": field, "names": voice.list(spoken)])).sentence
    }
    let values = ["n": numbers.whole(spoken.count), "field": field, "first": first, "last": last]
    return Sentence(voice.say(.overviewSeriesMany, values)).sentence
  }

  private static var namedSeries: Int { 8 }
}

extension BucketedChart {
  /// The first place along X of any series.
  var firstPlace: XValue? {
    series.compactMap { $0.marks.first?.x }.min { $0.order < $1.order }
  }

  /// The last place along X of any series.
  var lastPlace: XValue? {
    series.compactMap { $0.marks.last?.x }.max { $0.order < $1.order }
  }
}

extension XValue {
  /// By which places of one axis compare.
  var order: Double {
    switch self {
    case .category: 0
    case .number(let number), .bin(let number, _): number
    case .instant(let instant), .interval(let instant, _): Double(instant.microseconds)
    }
  }
}
