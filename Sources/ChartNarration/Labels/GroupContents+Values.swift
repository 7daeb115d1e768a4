import ChartAnalysis
import ChartModel

extension GroupContents {
  /// Between what values a group lies; empty where it has no numbers.
  func bounds(_ group: MarkGroup) -> String {
    if !group.levels.isEmpty { return levelContent(group) }
    guard let low = group.lowest, let high = group.highest else { return "" }
    // "From … to …" is said of one range, and of the first and the last value.
    let isOneRange = group.hasRanges && group.places.count - group.emptyCount - group.valuelessCount < 2
    guard !isOneRange, !ChartFacts.areEqual(low, high) else { return range(low, high) }
    return voice.say(.featurePlateau, ["low": plain(low), "high": value(high)])
  }

  /// What a group says of its values; empty where it has none.
  ///
  /// - Parameter withParts: Whether the total of a stack tells its parts as well.
  func content(_ group: MarkGroup, in series: Series, withParts: Bool) -> String {
    if !group.levels.isEmpty {
      return narrator.memory.isOfStates.value
        ? LevelStates(narrator: narrator).lengths(group, in: series) : levelContent(group)
    }
    // A climb starts at the mark before, which may be no zero.
    if tellsZero(group), group.climb.map({ $0.first == 0 }) ?? true { return voice.say(.groupZero) }
    if let levels = levels(of: group, in: series) { return range(levels.from, levels.to) }
    if group.hasRanges { return Sentence(closes(group, in: series)).adding(bounds(group)).text }
    if facts.parts != nil { return partContent(group.statistics) }
    let statistics = group.statistics
    guard statistics.count > 0, let mean = statistics.mean else { return "" }
    if let climb = group.climb { return climbContent(climb, GroupEnds(group, in: series, narrator)) }
    if tellsTotal(of: group) { return totalContent(group, in: series, mean: mean, withParts: withParts) }
    if places.kind == .category { return categoryContent(statistics, mean: mean) }
    if isScattered(series) { return pointContent(statistics) }
    return Sentence(changeContent(group, in: series)).adding(withParts ? stackCourses(of: group) : "", .part).text
  }

  /// The level of a waterfall before some of its bars, and the one after them; `nil` for every other chart.
  private func levels(of group: MarkGroup, in series: Series) -> (from: Double, to: Double)? {
    guard chart.composition == .waterfall, let waterfall = chart.waterfall, chart.walkedSeries.first?.id == series.id
    else { return nil }
    let after = { (place: Int) in
      waterfall.steps.filter { $0.place <= place }.reduce(waterfall.first) { $0 + $1.change }
    }
    return (after(max(group.places.lowerBound - 1, 0)), after(group.places.upperBound - 1))
  }

  /// Where the first and the last of several candlesticks closed; empty of other ranges.
  private func closes(_ group: MarkGroup, in series: Series) -> String {
    let closes = series.marks[group.places].compactMap { mark -> Double? in
      if case .candlestick(_, let close) = mark.toldSpread { close } else { nil }
    }
    guard closes.count > 1, chart.readsInOrder, let first = closes.first, let last = closes.last else { return "" }
    return voice.say(.groupClose, ["first": plain(first), "last": plain(last)])
  }

  /// How many marks, and how many at each level: `5 events, 3 Mild, 2 Severe`.
  private func levelContent(_ group: MarkGroup) -> String {
    let count = group.levels.reduce(0) { $0 + $1.count }
    return Sentence(levelSentences.count(count))
      .adding(levelSentences.list(group.levels.map { ($0.name, $0.count) })).text
  }

  /// What some parts make up together, and their share of the whole.
  private func partContent(_ statistics: Statistics) -> String {
    guard statistics.count > 0 else { return "" }
    return Sentence(voice.say(.groupTotal, ["value": value(statistics.sum)]))
      .adding(partSentences.partShare(.number(statistics.sum))).text
  }

  private func totalContent(_ group: MarkGroup, in series: Series, mean: Double, withParts: Bool) -> String {
    let statistics = group.statistics
    var sentence = Sentence(voice.say(.groupTotal, ["value": value(statistics.sum)]))
    let parts = withParts ? stackParts(of: group) : ""
    sentence.append(parts)
    if places.kind == .bin { return sentence.adding(shareOfAll(group, in: series)).text }
    // Over sparse data that is not filled, a mean of what is there is no rate over all.
    // Of names that are years some may be left out.
    if statistics.count > 1, chart.xAxis.namedUnit == nil,
      group.bucketCount == statistics.count + group.emptyCount + group.valuelessCount
    {
      let number = averaged(mean, in: statistics).text
      sentence.append(voice.say(.groupMean, ["number": number, "period": voice.say(.periods, places.kind)]))
      return sentence.text
    }
    // Alone it would be heard as a value.
    let isAlone = statistics.count > 1 && parts.isEmpty && names.unit == nil
    return isAlone ? voice.say(.groupTotalAlone, ["value": value(statistics.sum)]) : sentence.text
  }

  private func categoryContent(_ statistics: Statistics, mean: Double) -> String {
    var sentence = Sentence(voice.say(.groupAverage, ["value": roundedMiddle(mean, in: statistics)]))
    if let low = statistics.minimum, let high = statistics.maximum, !ChartFacts.areEqual(low, high) {
      sentence.append(also(low, highest: false))
      sentence.append(also(high, highest: true))
    }
    return sentence.text
  }

  /// Start, end, and whatever lies beyond both.
  private func changeContent(_ group: MarkGroup, in series: Series) -> String {
    let (statistics, ends) = (group.statistics, GroupEnds(group, in: series, narrator))
    guard let first = statistics.first, let last = statistics.last, let low = statistics.minimum,
      let high = statistics.maximum
    else { return "" }
    if statistics.count == 1 { return ends.single(value(first)) }
    if ChartFacts.areEqual(low, high) { return voice.say(.groupLevel, ["value": value(first)]) }
    return Sentence(change(from: first, to: last, ends, withUnit: true)).adding(beyondEnds(statistics)).text
  }

  /// From the first to the last number, each with its place where that is not the end of the group.
  func change(from first: Double, to last: Double, _ ends: GroupEnds, withUnit: Bool) -> String {
    let say = { (number: Double) in withUnit ? value(number) : plain(number) }
    if ChartFacts.areEqual(first, last), ends.first.isEmpty, ends.last.isEmpty {
      return voice.say(.groupBothEnds, ["value": say(first)])
    }
    return voice.say(
      .groupChange, ["first": ends.placed(plain(first), ends.first), "last": ends.placed(say(last), ends.last)])
  }

  /// The lowest and the highest number where they lie beyond those at the ends, by a part of the range or more.
  func beyondEnds(_ statistics: Statistics, atLeast part: Double = 0) -> String {
    guard let first = statistics.first, let last = statistics.last, let low = statistics.minimum,
      let high = statistics.maximum
    else { return "" }
    let least = (high - low) * part
    let tellsLow = !ChartFacts.areEqual(low, min(first, last)) && min(first, last) - low >= least
    let tellsHigh = !ChartFacts.areEqual(high, max(first, last)) && high - max(first, last) >= least
    return Sentence(tellsLow ? also(low, highest: false) : "").adding(tellsHigh ? also(high, highest: true) : "").text
  }
}
