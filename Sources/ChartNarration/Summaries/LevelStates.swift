import ChartAnalysis
import ChartModel

/// The words for how long the states of a timeline last.
struct LevelStates: Narrating {
  let narrator: Narrator

  /// The state that lasts longest in total, and the one that lasts shortest, or where it does:
  /// `longest in total: Core, 4 hours; shortest in total: Awake, 30 minutes`,
  /// `Running in total: longest 7 hours for Press 1, shortest 5 hours for Mill 3`.
  func text(_ state: LongestState) -> String {
    switch state.kind {
    case .level(let name):
      Sentence(text(.levelMost, name, state.length, marks(name))).adding(least(state.ends), .part).text
    case .series(let place): lanes(state, place)
    }
  }

  private func least(_ ends: LongestState.Ends?) -> String {
    guard let shortest = ends?.shortest else { return "" }
    return text(.levelLeast, shortest.name, shortest.length, marks(shortest.name))
  }

  private func lanes(_ state: LongestState, _ place: Int) -> String {
    let series = chart.walkedSeries[place]
    guard let ends = state.ends else {
      return voice.say(.levelMost, ["level": seriesName(series), "length": spoken(state.length, series.marks)])
    }
    return voice.say(
      .levelLanes,
      [
        "name": seriesName(series), "most": spoken(ends.longest.length, marks(ends.longest.name, of: place)),
        "longest": levelName(ends.longest.name),
        "least": spoken(ends.shortest.length, marks(ends.shortest.name, of: place)),
        "shortest": levelName(ends.shortest.name),
      ])
  }

  /// How long each state lasts in each of several lanes: `Press 1: Running 7 hours, Fault 25 minutes`; empty where lanes are
  /// not in some state all the time.
  func lanes(_ levels: [LevelTally]) -> String {
    guard LongestState.areLanes(levels, in: chart) else { return "" }
    return levels.reduce(into: Sentence()) { sentence, level in
      let states = chart.walkedSeries.enumerated().reduce(into: Sentence()) { sentence, lane in
        let marks = level.marks(of: lane.offset, in: chart)
        guard marks.length > 0 else { return }
        sentence.append(
          voice.say(.groupPart, ["name": seriesName(lane.element), "content": spoken(marks.length, marks)]))
      }
      sentence.append(voice.say(.levelStates, ["level": levelName(level.name), "states": states.text]), .sentence)
    }.sentence
  }

  /// How long all marks of one of several series last together; empty where they are no stretches.
  func total(of place: Int) -> String {
    let series = chart.walkedSeries[place]
    guard chart.window == nil, places.kind.isStretch, chart.walkedSeries.count > 1, series.length > 0 else { return "" }
    return voice.say(.levelLengthOfSeries, ["length": spoken(series.length, series.marks)])
  }

  /// How long each state lasts in a group: `Awake 15 minutes, Deep 50 minutes`.
  func lengths(_ group: MarkGroup, in series: Series) -> String {
    group.levels.reduce(into: Sentence()) { sentence, level in
      let marks = series.marks[group.places].filter { $0.value == .category(level.name) }
      sentence.append(
        voice.say(.groupPart, ["name": levelName(level.name), "content": spoken(level.length, Array(marks))]))
    }.text
  }

  /// How long all marks at a level last together.
  func length(_ level: LevelTally) -> String {
    spoken(level.length ?? 0, level.marks(in: chart))
  }

  private func marks(_ name: String, of series: Int? = nil) -> [Mark] {
    facts.levels?.reached.first { $0.name == name }?.marks(of: series, in: chart) ?? []
  }

  private func text(_ key: PhraseKey, _ name: String, _ length: Int64, _ marks: [Mark]) -> String {
    voice.say(key, ["level": levelName(name), "length": spoken(length, marks)])
  }

  /// Whole days are counted on the calendar: a day is one with 23 hours, too.
  private func spoken(_ length: Int64, _ marks: [Mark]) -> String {
    let speaker = SpokenLength(voice: voice)
    let lasting = marks.filter { $0.x.length ?? 0 != 0 && !$0.isHidden }
    let days = chart.window == nil ? lasting.compactMap { places.days(of: $0.x) } : []
    return days.isEmpty || days.count < lasting.count ? speaker.text(length) : speaker.days(days.reduce(0, +))
  }
}
