import ChartAnalysis
import ChartModel

/// What is said of several series over a group of places.
struct StopGroupLabels: Narrating {
  let narrator: Narrator
  private var groupContents: GroupContents { GroupContents(narrator: narrator) }
  private var groupGaps: GroupGaps { GroupGaps(narrator: narrator) }
  private var placeLists: PlaceLists { PlaceLists(narrator: narrator) }
  private var stopLabels: StopLabels { StopLabels(narrator: narrator) }

  /// Whether gaps are told, and how far a number must lie beyond the ends of a series to be told, as a part of the range of the group; the
  /// first way that is short enough is taken. Beside a gap that is not told, what is lowest would be heard as that of all.
  private static let ways: [(gaps: Bool, beyond: Double?)] = [
    (true, 0), (true, 0.25), (true, 0.5), (true, nil), (false, 0), (false, 0.25), (false, 0.5), (false, nil),
  ]

  /// A label for each group over all series, in X order.
  func labels() -> [GroupLabel] {
    (facts.shared?.groups ?? []).map { GroupLabel(id: stopLabels.inView($0.id), text: groupText($0)) }
  }

  /// All series over a group: `June 1 to June 7: systolic from 118 to 122, diastolic from 75 to 78 millimeters of mercury.`
  private func groupText(_ group: StopGroup) -> String {
    let range = group.name?.authored ?? placeLists.groupRange(group.x)
    let parts = group.series.enumerated().compactMap { place, part in part.map { (chart.series[place], $0) } }
    let zero = { parts.allSatisfy { groupContents.tellsZero($0.1) } ? voice.say(.groupZero) : "" }
    let empty = { parts.allSatisfy { $0.1.lowest == nil } ? withoutValues(parts.map(\.1)) : "" }
    let ways = parts.count <= GroupContents.stopSeries ? Self.ways : []
    let each = ways.map { way in { groupParts(parts, group, withGaps: way.gaps, beyond: way.beyond) } }
    let texts = [zero, empty] + each + [{ groupExtremes(group) }, { groupBounds(group, count: parts.count) }]
    // The first that is short enough is made, and no more.
    let lines = texts.lazy.map { $0() }.filter { !$0.isEmpty }.map { Sentence(range).adding($0, .context).sentence }
    return lines.first { $0.count <= GroupLabels.longestGroup } ?? lines.last ?? Sentence(range).sentence
  }

  /// The state that all marks share; empty where they differ.
  private func withoutValues(_ parts: [MarkGroup]) -> String {
    let texts = Set(parts.map { GapCounts($0).states.filter { $0.count > 0 }.map(\.key) })
    guard texts.count == 1, texts.first?.count == 1, let first = parts.first else { return "" }
    return groupGaps.withoutValues(first)
  }

  /// What each series does; the unit once, behind the last end. Where a series goes beyond its ends, series are set
  /// apart by semicolons, as each may be several clauses then.
  private func groupParts(
    _ parts: [(series: Series, part: MarkGroup)], _ group: StopGroup, withGaps: Bool, beyond least: Double?
  ) -> String {
    let last = parts.lastIndex { $0.part.lowest != nil }
    let beyond = parts.map { partExtremes($0.part, in: $0.series, beyond: least) }
    let join: Sentence.Join = beyond.allSatisfy(\.isEmpty) ? .clause : .part
    var sentence = Sentence()
    for (place, pair) in parts.enumerated() {
      let content = partContent(pair.part, in: pair.series, group, withUnit: place == last)
      let told = content.isEmpty ? groupGaps.withoutValues(pair.part) : content
      sentence.append(voice.say(.groupPart, ["name": stopLabels.partName(pair.series), "content": told]), join)
      sentence.append(beyond[place])
    }
    if withGaps { sentence.append(gaps(of: parts.filter { $0.part.lowest != nil }, in: group), join) }
    return sentence.text
  }

  /// The lowest and the highest number of a series that is told by its ends, where they lie beyond both.
  private func partExtremes(_ part: MarkGroup, in series: Series, beyond least: Double?) -> String {
    guard let least, tellsEnds(part, in: series) else { return "" }
    return groupContents.beyondEnds(part.statistics, atLeast: least)
  }

  /// Whether a part is told by its first and its last number.
  private func tellsEnds(_ part: MarkGroup, in series: Series) -> Bool {
    !part.hasRanges && !groupContents.tellsTotal(of: part) && part.statistics.count > 1 && places.kind != .category
      && !isScattered(series)
  }

  /// Places where all series are empty, then what else single series lack.
  private func gaps(of parts: [(series: Series, part: MarkGroup)], in group: StopGroup) -> String {
    var sentence = Sentence(group.emptyCount > 0 ? groupGaps.gap(.groupWithoutData, group.emptyCount) : "")
    for (series, part) in parts {
      var counts = GapCounts(part)
      counts.empty = max(counts.empty - group.emptyCount, 0)
      let text = groupGaps.gaps(counts)
      if !text.isEmpty {
        sentence.append(voice.say(.groupGapInSeries, ["gap": text, "name": stopLabels.partName(series)]))
      }
    }
    return sentence.text
  }

  /// One series within a group, without its gaps; empty where it has no value.
  private func partContent(
    _ part: MarkGroup, in series: Series, _ group: StopGroup, withUnit: Bool
  ) -> String {
    let say = { (number: Double) in withUnit ? value(number) : plain(number) }
    let statistics = part.statistics
    guard let low = part.lowest, let high = part.highest else { return "" }
    if part.hasRanges { return range(low, high, brief: !withUnit) }
    if groupContents.tellsTotal(of: part) { return say(statistics.sum) }
    guard let first = statistics.first, let last = statistics.last, let mean = statistics.mean else { return "" }
    let ends = GroupEnds(part, in: series, from: stopX(group.places.first), to: stopX(group.places.last), narrator)
    if statistics.count == 1 { return ends.single(say(first)) }
    if ChartFacts.areEqual(low, high) { return voice.say(.groupLevel, ["value": say(first)]) }
    if places.kind == .category {
      let spoken = averaged(mean, in: statistics)
      return voice.say(.groupAverage, ["value": withUnit ? self.withUnit(spoken, brief: false) : spoken.text])
    }
    if isScattered(series) { return range(low, high, brief: !withUnit) }
    return groupContents.change(from: first, to: last, ends, withUnit: withUnit)
  }

  private func stopX(_ place: Int?) -> XValue? {
    guard let place, let stops = facts.shared?.stops, stops.indices.contains(place) else { return nil }
    return stops[place].x
  }

  /// The series with the highest and the lowest mean, or total where values add up.
  private func groupExtremes(_ group: StopGroup) -> String {
    guard !chart.hasMixedUnits, let high = group.highest, let low = group.lowest, high != low else { return "" }
    let parts = [low, high].compactMap { group.series[$0] }
    let means = parts.compactMap(\.statistics.mean)
    guard means.count == 2, !ChartFacts.areEqual(means[0], means[1]) else { return "" }
    // Of as many values each, the highest total is the highest mean.
    let counts = Set(group.series.compactMap { $0?.statistics.count }.filter { $0 > 0 })
    let tellsTotals =
      counts.count == 1 && parts.allSatisfy { groupContents.tellsTotal(of: $0) && $0.markCount == group.places.count }
    let keys: [PhraseKey] =
      tellsTotals ? [.groupLowestOfSeries, .groupHighestOfSeries] : [.groupLowestMean, .groupHighestMean]
    var sentence = Sentence()
    for (place, (series, key)) in zip([low, high], keys).enumerated() {
      guard let statistics = group.series[series]?.statistics, let mean = statistics.mean else { return "" }
      let spoken =
        tellsTotals
        ? yNumbers.exact(statistics.sum, decimals: chart.yAxis.decimals) : averaged(mean, in: statistics)
      let content = place == 1 ? withUnit(spoken, brief: false) : spoken.text
      let ties = group.series.indices.filter { place in
        group.series[place]?.statistics.mean.map { ChartFacts.areEqual($0, mean) } == true
      }
      let names = voice.list(ties.map { stopLabels.partName(chart.series[$0]) }, atMost: Self.listedPlaces)
      sentence.append(voice.say(key, ["name": names, "content": content]))
    }
    return sentence.text
  }

  /// How many series, and between what values.
  private func groupBounds(_ group: StopGroup, count: Int) -> String {
    let sentence = Sentence(voice.say(.overviewSeriesBars, count: count))
    guard !chart.hasMixedUnits, let low = group.lowestValue, let high = group.highestValue else { return sentence.text }
    return sentence.adding(range(low, high)).text
  }
}

extension MarkGroup {
  /// How many marks it tells of, with a value or without.
  fileprivate var markCount: Int { statistics.count + emptyCount + valuelessCount }
}
