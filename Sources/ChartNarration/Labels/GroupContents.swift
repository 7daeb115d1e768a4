import ChartAnalysis
import ChartModel

/// What a group says of its values, by what they are.
struct GroupContents: Narrating {
  let narrator: Narrator
  var levelSentences: LevelSentences { LevelSentences(narrator: narrator) }
  var partSentences: PartSentences { PartSentences(narrator: narrator) }

  /// Whether a group tells what its marks add up to; shares in percent add up to nothing.
  func tellsTotal(of group: MarkGroup) -> Bool {
    chart.isAdditive && !areLevelsOverTime && !isInPercent && group.statistics.sum.isFinite && !group.hasInfinity
  }

  /// The share of a group of bins in all of them; empty where parts make up no whole.
  func shareOfAll(_ group: MarkGroup, in series: Series) -> String {
    guard let whole = zip(chart.walkedSeries, facts.walked).first(where: { $0.0.id == series.id })?.1,
      !whole.hasInfinity, let low = whole.statistics.minimum, whole.statistics.sum.isFinite
    else { return "" }
    let share = ChartFacts.share(of: group.statistics.sum, among: [low], whole: whole.statistics.sum)
    return share.map { numbers.percent($0) } ?? ""
  }

  /// What the parts of a stack add up to in a group, while they are few: `6 taken and 1 skipped`.
  func stackParts(of group: MarkGroup) -> String {
    voice.list(
      parts(of: group).filter(\.statistics.sum.isFinite).map {
        voice.say(.labelPart, ["number": plain($0.statistics.sum), "name": seriesName($0.part)])
      })
  }

  /// From where to where the parts of a stack go in a group, while they are few: `mastered from 0 to 27, new from 30 to 20`.
  ///
  /// Only where all of them have a value at each place: else their ends would not be those of the group.
  func stackCourses(of group: MarkGroup) -> String {
    let parts = parts(of: group)
    guard parts.allSatisfy({ $0.statistics.count == group.statistics.count }) else { return "" }
    return parts.reduce(into: Sentence()) { sentence, found in
      guard let first = found.statistics.first, let last = found.statistics.last else { return }
      guard found.statistics.count > 1 else {
        sentence.append(voice.say(.groupPart, ["name": seriesName(found.part), "content": plain(first)]))
        return
      }
      let isLevel = ChartFacts.areEqual(found.statistics.minimum ?? first, found.statistics.maximum ?? first)
      let key: PhraseKey = isLevel ? .groupLevel : ChartFacts.areEqual(first, last) ? .groupBothEnds : .groupChange
      let content = voice.say(key, ["value": plain(first), "first": plain(first), "last": plain(last)])
      sentence.append(voice.say(.groupPart, ["name": seriesName(found.part), "content": content]))
    }.text
  }

  /// The parts with a number in a group of the totals; none where they are many.
  private func parts(of group: MarkGroup) -> [(part: Series, statistics: Statistics)] {
    let parts = chart.series.filter(chart.isPart)
    guard parts.count <= Self.stopSeries, parts.count == group.parts.count else { return [] }
    return zip(parts, group.parts).filter { $1.count > 0 }.map { ($0, $1) }
  }

  /// How many points, how far they spread, and their median.
  func pointContent(_ statistics: Statistics) -> String {
    guard let low = statistics.minimum, let high = statistics.maximum, let median = statistics.median else { return "" }
    let count = Sentence(voice.say(.groupPoints, count: statistics.count))
    if statistics.count == 1 { return count.adding(value(low)).text }
    if ChartFacts.areEqual(low, high) { return count.adding(voice.say(.groupLevel, ["value": value(low)])).text }
    let number = averaged(median, in: statistics).text
    return count.adding(range(low, high)).adding(voice.say(.groupMedian, ["number": number])).text
  }

  // MARK: Climbs

  /// How far it goes up and down; where Y is no height, from where to where besides.
  func climbContent(_ climb: Climb, _ ends: GroupEnds) -> String {
    if climb.isLevel { return levelContent(climb) }
    let both = [(climb.rise, true), (climb.fall, false)]
    let moves = (climb.risesFirst ? both : both.reversed()).filter { $0.0 > 0 }
    guard !moves.isEmpty else { return levelContent(climb) }
    if isHeight {
      return moves.reduce(Sentence()) {
        $0.adding(voice.say($1.1 ? .groupClimb : .groupDescend, ["value": moved($1.0, climb)]))
      }.text
    }
    let change = Sentence(change(from: climb.first, to: climb.last, ends, withUnit: true))
    guard moves.count > 1 else { return change.text }
    return moves.reduce(change) { $0.adding(voice.say($1.1 ? .groupRise : .groupFall, ["number": plain($1.0)])) }.text
  }

  private func levelContent(_ climb: Climb) -> String {
    voice.say(.groupLevelAt, ["value": value(climb.median)])
  }

  /// Whether a group is told as nothing but zeros, which hidden numbers must not tell.
  func tellsZero(_ group: MarkGroup) -> Bool { group.isZero && !profile.hidesNumbers }

  /// More series than this are told by the highest and the lowest.
  static var stopSeries: Int { 4 }

  /// What a group goes up or down: "about" so much where small turns are left out.
  func moved(_ sum: Double, _ climb: Climb) -> String {
    guard climb.omitsTurns else { return value(sum) }
    let spoken = yNumbers.exact(sum, decimals: chart.yAxis.decimals)
    return withUnit(
      SpokenText(text: voice.say(.numberAbout, ["number": spoken.text]), shown: spoken.shown), brief: false)
  }
}

extension MarkGroup {
  /// Whether all of its values, two or more, are zero.
  var isZero: Bool {
    statistics.count > 1 && statistics.minimum == 0 && statistics.maximum == 0 && !hasRanges && !hasInfinity
  }
}
