import ChartAnalysis
import ChartModel

/// What is said of a chart whose Y has levels.
struct LevelSentences: Narrating {
  let narrator: Narrator

  /// Up to this many levels are told one by one.
  private static let toldLevels = 8

  /// How many marks there are, and how many at each level: `12 events: 5 Mild, 4 Moderate, 3 Severe.`
  func message(_ levels: LevelFacts) -> String {
    let reached = levels.reached
    let count = reached.reduce(0) { $0 + $1.count }
    let heading = self.count(count)
    guard count > 1, let first = reached.first else { return onlyLevel(reached.first, heading) }
    if reached.count == 1 {
      return Sentence(heading).adding(voice.say(.levelAll, ["level": levelName(first.name)]), .context).sentence
    }
    if let ends = Self.longestAndShortest(reached) {
      return Sentence(heading).adding(lengthText(of: ends.longest, .levelLongest))
        .adding(lengthText(of: ends.shortest, .levelShortest), .part).sentence
    }
    if let task = Self.longestTask(reached) {
      return Sentence(heading).adding(stretch, .context).adding(lengthText(of: task, .levelLongest), .part).sentence
    }
    if let longest = LongestState(levels, in: chart) {
      return Sentence(heading).adding(stretch, .context)
        .adding(LevelStates(narrator: narrator).text(longest), .part).sentence
    }
    if let bounds = timeBounds(reached.map(\.name)) { return Sentence(heading).adding(bounds).sentence }
    return Sentence(heading).adding(list(reached.map { ($0.name, $0.count) }), .context).sentence
  }

  /// How many marks on levels there are: several may share a number along X, which is one place.
  func count(_ count: Int) -> String {
    places.kind == .number || places.kind != .event && narrator.memory.repeatsPlaces.value
      ? voice.say(.overviewPoints, count: count) : marks(count)
  }

  /// Levels with their counts, in the order of the axis.
  func list(_ levels: [(name: String, count: Int)]) -> String {
    let parts = levels.map { level in
      voice.say(.labelPart, ["number": numbers.whole(level.count), "name": levelName(level.name)])
    }
    guard parts.count <= Self.toldLevels else { return voice.list(parts, atMost: Self.toldLevels) }
    return parts.reduce(into: Sentence()) { $0.append($1) }.text
  }

  private func onlyLevel(_ level: LevelTally?, _ heading: String) -> String {
    guard let level, let place = level.places.first, chart.walkedSeries.indices.contains(place.series) else {
      return Sentence(voice.say(.messageEmpty)).sentence
    }
    let series = chart.walkedSeries[place.series]
    let mark = series.marks[place.mark]
    return Sentence(heading).adding(levelName(level.name), .context)
      .adding(levelPlace(place)).adding(places.length(of: mark.x)).sentence
  }

  /// Where a mark stands, by its series too where there are several.
  private func levelPlace(_ place: MarkPlace) -> String {
    let series = chart.walkedSeries[place.series]
    let text = places.text(series.marks[place.mark].x)
    let name = seriesName(series)
    return name.isEmpty ? text : voice.say(.labelInSeries, ["series": name, "x": text])
  }

  /// The highest level with its places, the level with the most marks, and how long each level lasts.
  func sentences(_ levels: LevelFacts) -> [String] {
    [highestLevel(levels), mostFrequent(levels), lengths(levels)]
  }

  private func highestLevel(_ levels: LevelFacts) -> String {
    // Of two, such as two streams of events, one is always the highest.
    guard levels.tallies.count > 2, levels.reached.count > 1, let highest = levels.highest else { return "" }
    let list = places.kind == .event ? eventList(highest.places) : placeList(highest.places)
    return Sentence(voice.say(.levelHighest, ["level": levelName(highest.name), "places": list])).sentence
  }

  private func placeList(_ found: [MarkPlace]) -> String {
    let shown = found.prefix(Self.listedPlaces).map(levelPlace)
    let padding = [String](repeating: "", count: found.count - shown.count)
    return voice.list(shown + padding, atMost: Self.listedPlaces)
  }

  /// Events have commas of their own, so more than commas stand between them.
  private func eventList(_ found: [MarkPlace]) -> String {
    let shown = found.prefix(found.count > Self.listedPlaces ? Self.listedPlaces - 1 : Self.listedPlaces)
    let list = shown.reduce(into: Sentence()) { $0.append(levelPlace($1), .part) }
    let rest = found.count - shown.count
    return (rest == 0 ? list : list.adding(voice.say(.listMore, count: rest), .part)).text
  }

  private func mostFrequent(_ levels: LevelFacts) -> String {
    let most = levels.mostFrequent
    guard levels.reached.count > most.count, let count = most.first?.count else { return "" }
    let names = voice.list(most.map { levelName($0.name) }, atMost: Self.listedPlaces)
    return Sentence(voice.say(.levelMostFrequent, ["levels": names, "k": numbers.whole(count)])).sentence
  }

  /// From when to when all marks together last.
  private var stretch: String {
    AxisSentences(narrator: narrator).stretchBounds
  }

  /// Of tasks, which are three levels or more with one stretch each, the longest; `nil` where two are.
  private static func longestTask(_ levels: [LevelTally]) -> LevelTally? {
    let sorted = levels.filter { $0.count == 1 && $0.length != nil }.sorted { ($0.length ?? 0) > ($1.length ?? 0) }
    guard levels.count > 2, sorted.count == levels.count, sorted[0].length != sorted[1].length else { return nil }
    return sorted[0]
  }

  private func lengths(_ levels: LevelFacts) -> String {
    let lasting = levels.reached.filter { $0.length != nil }
    guard lasting.count <= Self.toldLevels else { return "" }
    let lanes = LevelStates(narrator: narrator).lanes(lasting)
    if !lanes.isEmpty { return lanes }
    let told = toldInMessage(levels)
    return lasting.filter { !told.contains($0.name) }.reduce(into: Sentence()) { sentence, level in
      sentence.append(lengthText(of: level, level.count == 1 ? .levelLengthOfOne : .levelLength), .sentence)
    }.sentence
  }

  /// The levels whose length the message has told.
  private func toldInMessage(_ levels: LevelFacts) -> [String] {
    if let ends = Self.longestAndShortest(levels.reached) { return [ends.longest.name, ends.shortest.name] }
    guard let state = LongestState(levels, in: chart), case .level(let name) = state.kind else { return [] }
    return [name] + (state.ends.map { [$0.shortest.name] } ?? [])
  }

  private func lengthText(of level: LevelTally, _ key: PhraseKey) -> String {
    let length = LevelStates(narrator: narrator).length(level)
    return voice.say(key, ["level": levelName(level.name), "length": length])
  }

  /// Of levels with one stretch each, as jobs are, the longest and the shortest; `nil` of fewer than three, and of equals.
  private static func longestAndShortest(_ levels: [LevelTally]) -> (longest: LevelTally, shortest: LevelTally)? {
    let sorted = levels.filter { $0.count == 1 && $0.length != nil }.sorted { ($0.length ?? 0) > ($1.length ?? 0) }
    guard levels.count > 2, sorted.count == levels.count, let longest = sorted.first, let shortest = sorted.last,
      longest.length != sorted[1].length, shortest.length != sorted[sorted.count - 2].length
    else { return nil }
    return (longest, shortest)
  }

  /// What one of several series of levels says: how many marks, and how many at each level.
  func sentence(_ place: Int) -> String {
    guard let levels = facts.levels, chart.walkedSeries.indices.contains(place) else { return "" }
    let counts = levels.reached.map { tally in (tally.name, tally.places.count { $0.series == place }) }
      .filter { $0.1 > 0 }
    guard !counts.isEmpty else { return "" }
    return Sentence(seriesName(chart.walkedSeries[place])).adding(list(counts), .context)
      .adding(LevelStates(narrator: narrator).total(of: place), .part).sentence
  }
}
