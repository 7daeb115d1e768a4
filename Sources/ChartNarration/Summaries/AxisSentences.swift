import ChartModel

/// What each axis shows, how its values stand on it, and its bounds; always what is walked first.
struct AxisSentences: Narrating {
  let narrator: Narrator

  /// The axis along which the marks stand: from top to bottom where bars lie, which is said here and nowhere else.
  var xSentence: String { xSentence(naming: Self.namedCategories) }

  /// The same, of more categories than a number the first, the last and how many there are.
  func xSentence(naming most: Int) -> String {
    // A box or a bar alone stands at no place.
    guard !standsAlone else { return "" }
    guard chart.orientation == .horizontal else { return placeSentence(.overviewX, naming: most) }
    return placeSentence(places.kind == .category ? .overviewYPlaces : .overviewY, naming: most)
  }

  /// Whether nothing tells where marks stand, because there is but one place.
  var standsAlone: Bool {
    guard (chart.xAxis.field ?? "").isEmpty, chart.xAxis.title == nil, chart.spreadKind != nil else { return false }
    return Set(chart.series.lazy.flatMap(\.marks).map(\.x)).count == 1
  }

  /// The axis of what is measured, or of the rows of a heat map; one after another where layers have each their own.
  var ySentence: String { ySentence(naming: Self.namedCategories) }

  /// The same with no more than so many names of categories.
  func ySentence(naming most: Int) -> String {
    let key = chart.orientation == .horizontal ? PhraseKey.overviewX : .overviewY
    if isHeatMap { return rowsSentence(key, naming: most) }
    guard !chart.ownYAxes.isEmpty else {
      return valueSentence(key, chart.yAxis, measure, isOfShares: isOfShares, naming: most)
    }
    // A stack comes first.
    return chart.ownYAxes.enumerated().map { place, axis in
      let title = (axis.title ?? "").spokenTitle
      let isOfShares = isOfShares && place == 0
      return valueSentence(
        key, axis, isOfShares ? measure(titled: title) : title, isOfShares: isOfShares, naming: most)
    }.joined(separator: " ")
  }

  private func rowsSentence(_ key: PhraseKey, naming most: Int) -> String {
    let sentence = Sentence(voice.say(key, ["title": (chart.seriesField ?? "").spokenField]))
    let names = chart.series.map(seriesName)
    guard names.count > most, let first = names.first, let last = names.last else {
      return sentence.adding(voice.list(names), .context).sentence
    }
    return sentence.adding(bounds(first, last)).sentence
  }

  /// What the cells show.
  var heatSentence: String {
    let sentence = Sentence(voice.say(.overviewMeasure, ["title": measure]))
    guard case .numbers(let domain) = chart.yAxis.domain else { return sentence.sentence }
    return sentence.adding(bounds(axisNumber(domain.lowerBound), axisNumber(domain.upperBound))).sentence
  }

  /// What a map shows of its places.
  var mapSentence: String {
    valueSentence(.overviewMeasure, chart.yAxis, measure, isOfShares: false, naming: Self.namedCategories)
  }

  // MARK: Where marks stand

  private func placeSentence(_ key: PhraseKey, naming most: Int) -> String {
    let sentence = Sentence(voice.say(key, ["title": xTitle])).adding(look(of: chart.xAxis))
    if case .categories(let categories) = chart.xAxis.domain, !categories.isEmpty {
      return categorySentence(sentence, categories, naming: most)
    }
    return sentence.adding(xBounds).sentence
  }

  private var xTitle: String {
    switch chart.xAxis.bucketing {
    case .calendar(let unit):
      let word = names.bucket(unit)
      return word == names.x.lowercased() ? names.x : voice.say(.overviewBucketed, ["title": names.x, "unit": word])
    case .width(let width):
      let unit = names.xUnit.map { voice.unit($0) } ?? ""
      let isNamed = names.x.lowercased().contains(unit.lowercased())
      let shown = places.number(width)
      let told = isNamed ? shown : SpokenStretch(narrator: narrator).withXUnit(shown, shown: shown)
      return voice.say(.overviewBinned, ["title": names.x, "width": told])
    default:
      guard let unit = chart.xAxis.toldUnit.map({ voice.unit($0) }), unit.lowercased() != names.x.lowercased() else {
        return names.x
      }
      return voice.say(.overviewWithUnit, ["title": names.x, "unit": unit])
    }
  }

  private var xBounds: String {
    if let drawn = chart.xAxis.drawn { return bounds(places.bound(drawn.lowerBound), places.bound(drawn.upperBound)) }
    switch chart.xAxis.domain {
    case .empty, .categories: return voice.say(.overviewNoBounds)
    case .numbers(let range):
      if range.lowerBound == range.upperBound { return places.number(range.lowerBound) }
      return bounds(places.bound(range.lowerBound), places.bound(range.upperBound))
    case .instants(let from, let to):
      guard let first = chart.firstPlace, let last = chart.lastPlace else { return voice.say(.overviewNoBounds) }
      if places.kind.isStretch { return stretchBounds(from, to, opening: true) }
      return places.range(from: first, to: last, withYear: true, opening: true)
    }
  }

  /// A few categories are named; of many, the first and the last.
  private func categorySentence(_ sentence: Sentence, _ categories: [String], naming most: Int) -> String {
    let spoken = categories.prefix(most + 1).map { places.uncounted.text(.category($0)) }
    guard categories.count > most, let first = categories.first, let last = categories.last else {
      return sentence.adding(voice.say(.overviewCategories, ["names": voice.list(spoken)]), .context).sentence
    }
    let ends = sentence.adding(bounds(places.uncounted.text(.category(first)), places.uncounted.text(.category(last))))
    guard most < Self.namedCategories else { return ends.sentence }
    return ends.adding(voice.say(.marks, .category, count: categories.count)).sentence
  }

  /// From the first to the last day of the marks of a timeline; empty where X is no time.
  var stretchBounds: String {
    guard case .instants(let from, let to) = chart.xAxis.domain else { return "" }
    return stretchBounds(from, to, opening: true)
  }

  /// From the first to the last day of a timeline.
  func stretchBounds(_ from: Instant, _ to: Instant, opening: Bool) -> String {
    let isClosed = chart.series.contains { series in
      series.marks.contains { ends($0.x, at: to) }
    }
    return places.bounds(from: from, to: to, isClosed: isClosed, opening: opening)
  }

  /// Whether something happens at a moment, or ends on the day that begins there, which data name.
  private func ends(_ x: XValue, at moment: Instant) -> Bool {
    switch x {
    case .instant(let instant): instant == moment
    case .interval(let from, let to): to == moment && (from == to || chart.calendar.endsAreNamed)
    case .category, .number, .bin: false
    }
  }

  private func bounds(_ from: String, _ to: String) -> String {
    voice.say(.overviewBounds, ["from": from, "to": to])
  }

  /// The most categories that an overview names.
  private static var namedCategories: Int { 5 }

  // MARK: What is measured

  private func valueSentence(
    _ key: PhraseKey, _ axis: Axis, _ title: String, isOfShares: Bool, naming most: Int
  ) -> String {
    let sentence = Sentence(voice.say(key, ["title": title])).adding(look(of: axis))
    if case .categories(let levels) = axis.domain, !levels.isEmpty {
      return levelSentence(sentence, levels, axis, most)
    }
    guard case .numbers(let domain) = axis.domain else {
      return sentence.adding(voice.say(.overviewNoBounds)).sentence
    }
    if isOfShares { return sentence.adding(bounds(numbers.whole(0), numbers.whole(100))).sentence }
    return sentence.adding(bounds(axisNumber(domain.lowerBound), axisNumber(domain.upperBound))).sentence
  }

  /// What is measured, with its unit.
  var measure: String { measure(titled: names.y) }

  /// What is measured under another title, with its unit.
  func measure(titled title: String) -> String {
    if isOfShares { return voice.say(.overviewWithUnit, ["title": title, "unit": voice.unit("percent")]) }
    // A column that is named for its unit needs no "in steps" behind it.
    guard let unit = names.titleUnit.map({ voice.unit($0) }), unit.lowercased() != title.lowercased() else {
      return title
    }
    return voice.say(.overviewWithUnit, ["title": title, "unit": unit])
  }

  /// All levels by their names while they are few; else the lowest, the highest and how many there are.
  private func levelSentence(_ sentence: Sentence, _ levels: [String], _ axis: Axis, _ most: Int) -> String {
    if let bounds = timeBounds(levels) { return sentence.adding(bounds).sentence }
    let spoken = levels.map(levelName)
    guard levels.count > most, let first = spoken.first, let last = spoken.last else {
      return sentence.adding(voice.list(spoken), .context).sentence
    }
    let count =
      axis.type == .ordinal
      ? voice.say(.levelCount, count: levels.count) : voice.say(.marks, .category, count: levels.count)
    return sentence.adding(bounds(first, last)).adding(count).sentence
  }

  /// A bound of the axis may need decimals that the data does not have: a scale of 0 to 0.5 over whole numbers.
  func axisNumber(_ value: Double) -> String {
    yNumbers.exact(value, decimals: decimals(besides: value)).text
  }

  // MARK: How values stand

  /// What is unusual about an axis: a scale that is not linear, and that it runs backward.
  private func look(of axis: Axis) -> String {
    Sentence(scale(AxisScale(axis)?.type ?? axis.scale)).adding(axis.isReversed ? voice.say(.overviewReversed) : "")
      .text
  }

  private func scale(_ scale: ScaleType) -> String {
    switch scale {
    case .linear: ""
    case .log: voice.say(.scaleLog)
    case .symmetricLog: voice.say(.scaleSymmetricLog)
    case .squareRoot: voice.say(.scaleSquareRoot)
    case .power(let exponent):
      voice.say(.scalePower, ["exponent": numbers.exact(exponent, decimals: 2).text])
    }
  }
}
