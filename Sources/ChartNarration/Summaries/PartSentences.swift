import ChartAnalysis
import ChartModel

/// What is said of a chart of parts, and of the shares in a stack.
struct PartSentences: Narrating {
  let narrator: Narrator
  private var placeLists: PlaceLists { PlaceLists(narrator: narrator) }

  /// The largest part of the whole: `Largest part: Photos, 50 percent of 128.4 gigabytes.`
  func message(_ parts: PartFacts) -> String {
    Sentence(named(parts.largest, of: parts, .partLargest)).adding(named(parts.next, of: parts, .partNext), .part)
      .sentence
  }

  /// Whether parts add up to a hundred, but for rounding, and are called shares.
  private func fillsHundred(_ parts: PartFacts) -> Bool {
    narrator.memory.nature.areShares && (99...101).contains(parts.total)
  }

  /// The smallest part.
  func sentences(_ parts: PartFacts) -> [String] {
    [Sentence(named(parts.smallest, of: parts, .partSmallest)).sentence]
  }

  private func named(_ found: [MarkPlace], of parts: PartFacts, _ key: PhraseKey) -> String {
    let places = found.filter { chart.series.indices.contains($0.series) }
    guard let first = places.first, let value = chart.series[first.series].marks[first.mark].value.number else {
      return ""
    }
    let shown = places.prefix(Self.listedPlaces).map { partName(chart.series[$0.series].marks[$0.mark], $0.series) }
    let padding = [String](repeating: "", count: places.count - shown.count)
    let names =
      shown.contains { $0.contains(",") }
      ? placeLists.listApart(names: shown, more: padding.count) : voice.list(shown + padding, atMost: Self.listedPlaces)
    let share = share(of: places, value, parts)
    // A part that is given in percent of its whole is not told twice.
    let isShare = isItsPercent(value)
    guard !isShare, !share.isEmpty else {
      return voice.say(key, count: places.count, ["names": names, "value": self.value(value)])
    }
    let told = key == .partLargest ? whole(of: share, parts) : fillsHundred(parts) ? share : self.value(value)
    return Sentence(voice.say(key, count: places.count, ["names": names, "value": told]))
      .adding(key == .partLargest || told == share ? "" : share).text
  }

  /// A share with what it is of; a hundred percent are no news.
  private func whole(of share: String, _ parts: PartFacts) -> String {
    fillsHundred(parts) ? share : voice.say(.partShareOf, ["percent": share, "total": rounded(parts.total)])
  }

  /// The percent of parts of one value; where rounding tells equal parts apart, that of the value alone.
  private func share(of places: [MarkPlace], _ value: Double, _ parts: PartFacts) -> String {
    let known = narrator.memory.percents.value
    let found = Set(places.map { known[$0.series][$0.mark] })
    if found.count == 1, let percent = found.first ?? nil { return numbers.percent(rounded: percent) }
    return ChartFacts.share(of: value, among: [], whole: parts.total).map { numbers.percent($0) } ?? ""
  }

  private func partName(_ mark: Mark, _ series: Int) -> String {
    if let label = mark.author?.label?.authored { return label }
    let name = seriesName(chart.series[series])
    let place = places.text(mark.x)
    return name.isEmpty ? place : name == place ? name : voice.say(.labelInSeries, ["series": name, "x": place])
  }

  /// The share of a part in a chart of parts; empty in every other chart, and where the value is its percent.
  func partShare(at place: Int, in series: Series) -> String {
    guard facts.parts != nil, let index = chart.series.firstIndex(where: { $0.id == series.id }),
      narrator.memory.percents.value.indices.contains(index),
      narrator.memory.percents.value[index].indices.contains(place),
      let percent = narrator.memory.percents.value[index][place], let number = series.marks[place].value.number
    else { return "" }
    return isItsPercent(number) ? "" : numbers.percent(rounded: percent)
  }

  /// The share of several parts together in a chart of parts; empty in every other chart.
  func partShare(_ value: MarkValue) -> String {
    guard let parts = facts.parts, let number = value.number,
      let share = ChartFacts.share(of: number, among: [], whole: parts.total)
    else { return "" }
    return isItsPercent(number) ? "" : numbers.percent(share)
  }

  /// Whether a part is given in percent of its whole, which is not told twice.
  private func isItsPercent(_ number: Double) -> Bool {
    guard isInPercent, let parts = facts.parts,
      let share = ChartFacts.share(of: number, among: [], whole: parts.total)
    else { return false }
    // Rounded parts may come to 99.9.
    return ChartFacts.areEqual(share * 100, number) || abs(parts.total - 100) <= 1
  }

  /// That a whole with a part below zero has no shares, where shares are what the chart is for.
  var withoutShares: String {
    guard !profile.hidesNumbers else { return "" }
    if chart.isPartToWhole, !chart.isStacked {
      let isAny = facts.parts == nil && !placesBelowZero(of: chart.series).isEmpty
      return isAny ? Sentence(voice.say(.summaryNoShares)).sentence : ""
    }
    guard chart.stack == .normalize, let totals = chart.totals else { return "" }
    let below = placesBelowZero(of: chart.series.filter(chart.isPart))
    let found = totals.visiblePlaces.filter { below.contains(totals.marks[$0].x) }
    guard !found.isEmpty else { return "" }
    guard found.count < totals.visiblePlaces.count else { return Sentence(voice.say(.summaryNoShares)).sentence }
    return Sentence(voice.say(.summaryNoSharesAt, ["places": placeLists.listed(found, in: totals)])).sentence
  }

  private func placesBelowZero(of series: [Series]) -> Set<XValue> {
    Set(series.lazy.flatMap(\.marks).filter { !$0.isHidden && ($0.value.number ?? 0) < 0 }.map(\.x))
  }

  /// The lowest and the highest share of each series of a chart of shares.
  var shareSentences: [String] {
    guard chart.stack == .normalize, let totals = chart.totals, facts.shares.count <= Self.toldSeries else { return [] }
    return zip(chart.series, facts.shares).map { series, shares in
      guard let low = shares.minimum, let high = shares.maximum, !ChartFacts.areEqual(low.value, high.value)
      else { return "" }
      return shareSentence(.summarySeriesShares, series, low, high, totals)
    }
  }

  /// The lowest and the highest share of one series.
  func shareSentence(
    _ key: PhraseKey, _ series: Series, _ low: Extreme, _ high: Extreme, _ totals: Series
  ) -> String {
    Sentence(shareClause(key, series, low, high, totals)).sentence
  }

  /// The same as a part of a sentence.
  func shareClause(_ key: PhraseKey, _ series: Series, _ low: Extreme, _ high: Extreme, _ totals: Series) -> String {
    let values: PhraseValues = [
      "name": seriesName(series), "lowest": numbers.percent(low.value),
      "place-lowest": placeLists.listed(low.places, in: totals), "highest": numbers.percent(high.value),
      "place-highest": placeLists.listed(high.places, in: totals),
    ]
    return voice.say(key, values)
  }
}
