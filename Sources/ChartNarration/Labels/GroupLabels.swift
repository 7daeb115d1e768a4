import ChartAnalysis
import ChartModel

/// The label of one focus group.
public struct GroupLabel: Sendable, Equatable {
  /// The id of the group.
  public var id: String
  /// The whole sentence that is spoken.
  public var text: String
}

extension Narrator {
  /// A label for every focus group, in focus order; none where the marks are few enough to walk one by one.
  ///
  /// ```
  /// June 1 to June 7: 44,120 steps, 6,303 a day.
  /// ```
  public func groupLabels() -> [GroupLabel] {
    facts.shared == nil ? seriesGroupLabels() : stopGroupLabels()
  }

  /// The groups of each series by itself.
  func seriesGroupLabels() -> [GroupLabel] {
    zip(chart.walkedSeries, facts.walked).flatMap { series, facts in
      let groups = visibleGroups(of: series, facts)
      let isPlaced = profile.group.says(.position)
      return groups.enumerated().map { place, group in
        let position = isPlaced ? (place + 1, groups.count) : nil
        return GroupLabel(id: group.id, text: groupText(group, in: series, position: position))
      }
    }
  }

  /// The groups that have a mark to walk to.
  func visibleGroups(of series: Series, _ facts: SeriesFacts) -> [MarkGroup] {
    facts.groups.filter { group in series.marks[group.places].contains { !$0.isHidden } }
  }

  /// The sentence of a group. Where there is no room for everything, the gaps are left out, then all but the bounds.
  ///
  /// - Parameter position: which of how many groups it is, where it is told while somebody walks from group to group.
  func groupText(_ group: MarkGroup, in series: Series, position: (k: Int, n: Int)? = nil) -> String {
    let tokens = profile.group.tokens
    let content = groupContent(group, in: series)
    let full = groupText(group, in: series, tokens, content, position)
    guard full.count > Self.longestGroup else { return full }
    let shorter = groupText(group, in: series, tokens.filter { $0 != .gaps }, content, position)
    let bounds = groupBounds(group)
    guard shorter.count > Self.longestGroup, !bounds.isEmpty else { return shorter }
    return groupText(group, in: series, tokens.filter { $0 != .gaps }, bounds, position)
  }

  private func groupText(
    _ group: MarkGroup, in series: Series, _ tokens: [GroupToken], _ content: String, _ position: (k: Int, n: Int)?
  ) -> String {
    var sentence = Sentence()
    var tokens = tokens[...]
    var isContext = false
    while let token = tokens.popFirst() {
      // A series and a range are one phrase.
      let isBoth = token == .series && tokens.first == .range
      if isBoth { tokens = tokens.dropFirst() }
      let text = isBoth ? groupContext(group, in: series) : groupPart(token, group, in: series, content, position)
      let isPosition = token == .position || token == .focusPosition
      sentence.append(text, isPosition ? .sentence : isContext && token == .value ? .context : .clause)
      isContext = token == .series || token == .range
    }
    return sentence.sentence
  }

  /// Between what values a group lies; empty where it has no numbers.
  private func groupBounds(_ group: MarkGroup) -> String {
    if !group.levels.isEmpty { return levelContent(group) }
    guard let low = group.lowest, let high = group.highest else { return "" }
    // "From … to …" is said of ranges, and of the first and the last value.
    guard !group.hasRanges, !ChartFacts.areEqual(low, high) else { return range(low, high) }
    return voice.say(.featurePlateau, ["low": plain(low), "high": value(high)])
  }

  private func groupContext(_ group: MarkGroup, in series: Series) -> String {
    let (name, range) = (seriesName(series), group.name?.authored ?? groupRange(group.x, opening: group.climb != nil))
    return name.isEmpty ? range : voice.say(.labelInSeries, ["series": name, "x": range])
  }

  private func groupPart(
    _ token: GroupToken, _ group: MarkGroup, in series: Series, _ content: String, _ position: (k: Int, n: Int)?
  ) -> String {
    switch token {
    case .series: return seriesName(series)
    case .range: return group.name?.authored ?? groupRange(group.x, opening: group.climb != nil)
    case .value: return content.isEmpty ? groupWithoutValues(group) : content
    case .gaps: return content.isEmpty ? "" : groupGaps(group)
    case .position: return position.map { self.position($0.k, of: $0.n) } ?? ""
    case .focusPosition:
      return profile.group.says(.position) ? "" : position.map { self.position($0.k, of: $0.n) } ?? ""
    }
  }

  /// From where to where a group goes, with the unit of X.
  ///
  /// - Parameter opening: whether it begins with "from".
  func groupRange(_ range: GroupRange, opening: Bool = false) -> String {
    switch range {
    case .calendar(let unit, let from, let to): return places.span(of: unit, from: from, to: to)
    case .marks(let from, let to):
      let text = places.range(from: from, to: to, opening: opening && from != to)
      guard let unit = names.xUnit else { return text }
      return voice.say(.labelValue, ["number": text, "unit": voice.unit(unit, forShown: places.shownEnd(of: to))])
    }
  }

  private func groupContent(_ group: MarkGroup, in series: Series) -> String {
    if !group.levels.isEmpty { return levelContent(group) }
    // A climb starts at the mark before, which may be no zero.
    if tellsZero(group), group.climb.map({ $0.first == 0 }) ?? true { return voice.say(.groupZero) }
    if group.hasRanges, let low = group.lowest, let high = group.highest { return range(low, high) }
    if facts.parts != nil { return partContent(group.statistics) }
    let statistics = group.statistics
    guard statistics.count > 0, let mean = statistics.mean else { return "" }
    if let climb = group.climb { return climbContent(climb, GroupEnds(group, in: series, self)) }
    if tellsTotal(of: group) { return totalContent(group, in: series, mean: mean) }
    if places.kind == .category { return categoryContent(statistics, mean: mean) }
    return isScattered(series) ? pointContent(statistics) : changeContent(group, in: series)
  }

  /// How many marks, and how many at each level: `5 events, 3 Mild, 2 Severe`.
  private func levelContent(_ group: MarkGroup) -> String {
    let count = group.levels.reduce(0) { $0 + $1.count }
    return Sentence(levelCount(count))
      .adding(levelList(group.levels.map { ($0.name, $0.count) })).text
  }

  /// What some parts make up together, and their share of the whole.
  private func partContent(_ statistics: Statistics) -> String {
    guard statistics.count > 0 else { return "" }
    return Sentence(voice.say(.groupTotal, ["value": value(statistics.sum)]))
      .adding(partShare(.number(statistics.sum))).text
  }

  private func totalContent(_ group: MarkGroup, in series: Series, mean: Double) -> String {
    let statistics = group.statistics
    var sentence = Sentence(voice.say(.groupTotal, ["value": value(statistics.sum)]))
    sentence.append(stackParts(of: group))
    if places.kind == .bin { return sentence.adding(shareOfAll(group, in: series)).text }
    // Over sparse data that is not filled, a mean of what is there is no rate over all.
    // Of names that are years some may be left out.
    if statistics.count > 1, chart.xAxis.namedUnit == nil,
      group.bucketCount == statistics.count + group.emptyCount + group.valuelessCount
    {
      let number = averaged(mean, in: statistics).text
      sentence.append(voice.say(.groupMean, ["number": number, "period": voice.say(.periods, places.kind)]))
    }
    return sentence.text
  }

  private func categoryContent(_ statistics: Statistics, mean: Double) -> String {
    var sentence = Sentence(voice.say(.groupAverage, ["value": roundedMiddle(mean, in: statistics)]))
    if let low = statistics.minimum, let high = statistics.maximum, !ChartFacts.areEqual(low, high) {
      sentence.append(voice.say(.groupLowest, ["number": plain(low)]))
      sentence.append(voice.say(.groupHighest, ["number": plain(high)]))
    }
    return sentence.text
  }

  /// Start, end, and whatever lies beyond both.
  private func changeContent(_ group: MarkGroup, in series: Series) -> String {
    let (statistics, ends) = (group.statistics, GroupEnds(group, in: series, self))
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

  /// The lowest and the highest number where they lie beyond those at the ends.
  func beyondEnds(_ statistics: Statistics) -> String {
    guard let first = statistics.first, let last = statistics.last, let low = statistics.minimum,
      let high = statistics.maximum
    else { return "" }
    let tellsLow = !ChartFacts.areEqual(low, min(first, last))
    let tellsHigh = !ChartFacts.areEqual(high, max(first, last))
    return Sentence(tellsLow ? voice.say(.groupLowest, ["number": plain(low)]) : "")
      .adding(tellsHigh ? voice.say(.groupHighest, ["number": plain(high)]) : "").text
  }

  /// - Parameter series: The one that has them; `nil` of places that several share.
  func gap(_ key: PhraseKey, _ count: Int, in series: Series? = nil) -> String {
    voice.say(key, count: count, ["marks": series.map { marks(count, of: $0) } ?? marks(count)])
  }
}
