import ChartAnalysis
import ChartModel

extension Narrator {
  /// What the data does: extremes with every place, mean or median where they mean something, and gaps.
  ///
  /// ```
  /// Highest: 11,480 steps on June 28. Lowest: 2,310 steps on June 14.
  /// No data on June 9 and June 10.
  /// ```
  public func summary() -> [String] {
    profile.chart.tokens.filter { $0.level == .summary }.flatMap(summarySentences)
  }

  /// What one part of the summary says.
  func summarySentences(of token: ChartToken) -> [String] {
    let pairs = Array(zip(chart.walkedSeries, facts.walked))
    let sentences: [String] =
      switch token {
      case .author: [authorSentence]
      case .features: featureSentences(pairs) + spreadSentences(pairs) + seriesSentences(pairs)
      case .rules: ruleSentences
      case .gaps: gapSentences(pairs)
      default: []
      }
    return sentences.filter { !$0.isEmpty }
  }

  /// What the author says that the chart shows, by itself: whether it is true is not for ChartVoice to say.
  private var authorSentence: String {
    chart.authorDescription?.authored.map { Sentence($0).sentence } ?? ""
  }

  private func featureSentences(_ pairs: [(Series, SeriesFacts)]) -> [String] {
    if let levels = facts.levels { return levelSentences(levels) + shapeSentences }
    if let parts = facts.parts { return partSentences(parts) }
    if chart.stack == .normalize, chart.isStacked { return shareSentences + [withoutShares] + shapeSentences }
    if tellsSpreads { return [] }
    if hasRanges { return planned.isEmpty ? pairs.map { widest($1, in: $0) } : [] }
    return [extremes(pairs), withoutShares] + kindSummaries + [longCourse] + shapeSentences + [
      total(pairs), middle(pairs),
    ]
  }

  /// What all adds up to, where the message tells the shape instead.
  private func total(_ pairs: [(Series, SeriesFacts)]) -> String {
    guard !planned.isEmpty, distribution == nil, let (_, facts) = pairs.first else { return "" }
    if chart.isStacked { return tellsStackTotal ? stackTotal(facts) : "" }
    guard pairs.count == 1, facts.statistics.count > 1, tellsTotal(facts) else { return "" }
    return Sentence(totalText(facts)).adding(average(facts.statistics, of: facts.bucketCount - facts.partialCount))
      .sentence
  }

  // MARK: Extremes

  /// The widest range of a series.
  private func widest(_ facts: SeriesFacts, in series: Series) -> String {
    guard let widest = facts.ranges?.widest else { return "" }
    let phrase: PhraseValues = ["value": difference(widest.value), "places": listed(widest.places, in: series)]
    return Sentence(seriesName(series)).adding(voice.say(.summaryWidest, phrase), .context).sentence
  }

  private func extremes(_ pairs: [(Series, SeriesFacts)]) -> String {
    guard !chart.hasMixedUnits else { return "" }
    let several = pairs.contains { $0.1.statistics.count > 1 }
    let values = pairs.flatMap { [$0.1.statistics.minimum, $0.1.statistics.maximum] }.compactMap { $0 }
    let constant = values.min().flatMap { low in values.max().map { ChartFacts.areEqual(low, $0) } } ?? true
    guard several, !constant, let highest = extreme(highest: true, of: pairs),
      let lowest = extreme(highest: false, of: pairs)
    else { return "" }
    // Nothing is said twice: the message may have told the highest.
    // Where a bin between others holds nothing, the lowest that has a mark is not the lowest.
    let isLowest =
      distribution?.emptyStretches.isEmpty ?? !planned.contains { $0.tellsExtreme(highest: false) }
    return Sentence(messageTellsHighest ? "" : highest).adding(isLowest ? lowest : "", .sentence).sentence
  }

  /// The highest or the lowest value of all series, with every place that has it.
  func extreme(highest: Bool, of pairs: [(Series, SeriesFacts)]) -> String? {
    guard let value = highest ? facts.highest : facts.lowest else { return nil }
    var isNamed = false
    let found = pairs.compactMap { series, facts -> String? in
      guard let extreme = highest ? facts.maximum : facts.minimum, ChartFacts.areEqual(extreme.value, value)
      else { return nil }
      let place = listed(extreme.places, in: series)
      let name = seriesName(series)
      isNamed = isNamed || !name.isEmpty
      if isHeatMap { return cells(extreme.places.map { series.marks[$0].x }, of: name) }
      return name.isEmpty ? place : voice.say(.summaryInSeries, ["name": name, "place": place])
    }
    let phrase: PhraseValues = [
      "value": self.value(value), "places": isHeatMap ? rowList(found) : voice.list(found, atMost: Self.listedPlaces),
      "title": names.y,
    ]
    return voice.say(extremeKey(highest: highest, isNamed: isNamed), phrase)
  }

  private func extremeKey(highest: Bool, isNamed: Bool) -> PhraseKey {
    switch (axesNeedNames, isNamed) {
    case (false, false): highest ? .summaryHighest : .summaryLowest
    case (false, true): highest ? .summaryHighestOfSeries : .summaryLowestOfSeries
    case (true, false): highest ? .summaryHighestTitled : .summaryLowestTitled
    case (true, true): highest ? .summaryHighestTitledOfSeries : .summaryLowestTitledOfSeries
    }
  }

  /// Places of one series as part of a sentence; the first few, and how many more.
  func listed(_ found: [Int], in series: Series) -> String {
    // Only what is said is put into words: ten thousand ties cost no more than five.
    // Points that share a place are at one place.
    var seen: Set<XValue> = []
    let runs = runs(of: found.filter { seen.insert(series.marks[$0].x).inserted }, in: series)
    if runs.count == 1, let run = runs.first, run.count > 1 {
      return stretch(from: series.marks[run.lowerBound].x, to: series.marks[run.upperBound].x)
    }
    let shown = runs.prefix(runs.count > Self.listedPlaces ? Self.listedPlaces - 1 : runs.count)
    let rest = runs.dropFirst(shown.count).reduce(0) { $0 + $1.count }
    let padding = [String](repeating: "", count: rest)
    let count = runs.reduce(0) { $0 + $1.count }
    let texts = shown.map { text(of: $0, in: series) }
    return places.place(texts + padding, as: places.kind(of: seen), atMost: Self.listedPlaces, count: count)
  }

  /// A run of places that stands alone in a sentence: `from March 17 to March 21`.
  func stretch(from first: XValue, to last: XValue) -> String {
    places.kind(of: [first, last]) == .number
      ? groupRange(.marks(from: first, to: last), opening: true) : places.range(from: first, to: last, opening: true)
  }

  /// Neighbours of three or more as one run, where X has an order; every other place by itself.
  private func runs(of found: [Int], in series: Series) -> [ClosedRange<Int>] {
    // Fewer than three are no run.
    guard found.count > 2, places.kind != .category, !places.kind.isStretch,
      Set(series.marks.map(\.x)).count == series.marks.count
    else { return found.map { $0...$0 } }
    var runs: [ClosedRange<Int>] = []
    for place in found {
      if let last = runs.last, last.upperBound + 1 == place, touches(series.marks[place - 1].x, series.marks[place].x) {
        runs[runs.count - 1] = last.lowerBound...place
      } else {
        runs.append(place...place)
      }
    }
    return runs.flatMap { run in run.count < 3 ? run.map { $0...$0 } : [run] }
  }

  /// Whether nothing lies between two neighbours: a bin without a mark parts those on its sides.
  private func touches(_ first: XValue, _ second: XValue) -> Bool {
    guard case .bin(_, let end) = first, case .bin(let start, _) = second else { return true }
    return ChartFacts.areEqual(end, start)
  }

  private func text(of run: ClosedRange<Int>, in series: Series) -> String {
    let (first, last) = (series.marks[run.lowerBound].x, series.marks[run.upperBound].x)
    // A bin begins with "from", and so does a run of them.
    let isOfBins = places.kind(of: [first, last]) == .bin
    return run.count == 1 ? places.inner(first) : places.range(from: first, to: last, opening: isOfBins)
  }

  /// Some cells of a row by their columns: `Sunday, 9 AM, 10 AM, and 2 more`; where names are numbers, with what they
  /// number: `row 2, column 0 and 3`.
  func cells(_ found: [XValue], of name: String) -> String {
    let shown = found.prefix(Self.listedPlaces).map { places.text($0) }
    let columns = voice.list(
      shown + [String](repeating: "", count: found.count - shown.count), atMost: Self.listedPlaces)
    let values: PhraseValues = [
      "name": name, "place": columns, "row": (chart.seriesField ?? "").spokenField, "column": names.xAlone,
    ]
    return voice.say(cellsNeedNames ? .summaryInTitledRow : .summaryInRow, values)
  }

  /// Cells of several rows: rows have commas between their columns.
  private func rowList(_ rows: [String]) -> String {
    let shown = Array(rows.prefix(Self.listedPlaces))
    return listApart(names: shown, more: rows.count - shown.count)
  }

  /// Whether rows or columns of a heat map are called by numbers, of which nobody knows which is which.
  private var cellsNeedNames: Bool {
    places.kind == .number || places.kind == .bin
      || (chart.series.compactMap(\.name) + categories).contains { Double($0) != nil }
  }

  private var categories: [String] {
    if case .categories(let names) = chart.xAxis.domain { names } else { [] }
  }

  static var listedPlaces: Int { 4 }

  // MARK: The middle

  private func middle(_ pairs: [(Series, SeriesFacts)]) -> String {
    guard pairs.count == 1, !chart.isAdditive, !isOfPoints, let statistics = pairs.first?.1.statistics,
      statistics.count > 2,
      let mean = statistics.mean, let median = statistics.median, let low = statistics.minimum,
      let high = statistics.maximum,
      !ChartFacts.areEqual(low, high)
    else { return "" }
    return Sentence(voice.say(.summaryMean, ["value": roundedMiddle(mean, in: statistics)]))
      .adding(voice.say(.summaryMedian, ["value": roundedMiddle(median, in: statistics)])).sentence
  }

  // MARK: Several series

  /// Up to this many series are told one by one.
  static var toldSeries: Int { 6 }

  private func seriesSentences(_ pairs: [(Series, SeriesFacts)]) -> [String] {
    guard pairs.count > 1, pairs.count <= Self.toldSeries else { return [] }
    if facts.levels != nil { return pairs.indices.map(levelSentence) }
    if isOfPoints { return [] }
    if facts.parts != nil { return [] }
    if tellsSpreads { return [] }
    return pairs.map { seriesSentence($0, $1) }
  }

  /// What one of several series does.
  func seriesSentence(_ series: Series, _ facts: SeriesFacts) -> String {
    if let place = chart.walkedSeries.firstIndex(where: { $0.id == series.id }), self.facts.levels != nil {
      return levelSentence(place)
    }
    if facts.ranges != nil { return range(series, facts) }
    return chart.isAdditive ? total(series, facts) : change(series, facts)
  }

  private func total(_ series: Series, _ facts: SeriesFacts) -> String {
    guard facts.statistics.count > 0, facts.statistics.sum.isFinite, !facts.hasInfinity else { return "" }
    let values: PhraseValues = ["name": seriesName(series), "value": rounded(facts.statistics.sum)]
    return Sentence(voice.say(.summarySeriesTotal, values)).sentence
  }

  private func range(_ series: Series, _ facts: SeriesFacts) -> String {
    guard let low = facts.minimum?.value, let high = facts.maximum?.value else { return "" }
    return Sentence(seriesName(series)).adding(range(low, high), .context).sentence
  }

  private func change(_ series: Series, _ facts: SeriesFacts) -> String {
    let statistics = facts.statistics
    guard statistics.count > 1, let first = statistics.first, let last = statistics.last,
      let low = statistics.minimum, let high = statistics.maximum, !ChartFacts.areEqual(low, high)
    else { return "" }
    // Where X has no order, its first value is no beginning.
    guard chart.readsInOrder else {
      let bounds: PhraseValues = ["name": seriesName(series), "low": plain(low), "high": value(high)]
      return Sentence(voice.say(.summarySeriesBetween, bounds)).sentence
    }
    let ends: PhraseValues = [
      "name": seriesName(series), "first": plain(first), "last": value(last), "value": value(last),
    ]
    let key: PhraseKey = ChartFacts.areEqual(first, last) ? .summarySeriesSameEnds : .summarySeriesChange
    var sentence = Sentence(voice.say(key, ends))
    if !ChartFacts.areEqual(low, min(first, last)) { sentence.append(voice.say(.groupLowest, ["number": plain(low)])) }
    if !ChartFacts.areEqual(high, max(first, last)) {
      sentence.append(voice.say(.groupHighest, ["number": plain(high)]))
    }
    return sentence.sentence
  }
}
