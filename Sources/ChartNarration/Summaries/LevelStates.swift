import ChartAnalysis
import ChartModel

/// The words for how long the states of a timeline last.
struct LevelStates: Narrating {
  let narrator: Narrator

  /// The state that lasts longest in total: `longest in total: Core, 4 hours`.
  func text(_ state: LongestState) -> String {
    switch state.kind {
    case .level(let name): text(levelName(name), state.length, level(name))
    case .series(let place):
      text(seriesName(chart.walkedSeries[place]), state.length, chart.walkedSeries[place].marks)
    }
  }

  /// How long all marks of one of several series last together; empty where they are no stretches.
  func total(of place: Int) -> String {
    let series = chart.walkedSeries[place]
    guard chart.window == nil, places.kind.isStretch, chart.walkedSeries.count > 1, series.length > 0 else { return "" }
    return voice.say(.levelLengthOfSeries, ["length": spoken(series.length, series.marks)])
  }

  /// How long all marks at a level last together.
  func length(_ level: LevelTally) -> String {
    spoken(level.length ?? 0, marks(level))
  }

  private func level(_ name: String) -> [Mark] {
    facts.levels?.reached.first { $0.name == name }.map(marks) ?? []
  }

  private func marks(_ level: LevelTally) -> [Mark] {
    level.places.map { chart.walkedSeries[$0.series].marks[$0.mark] }
  }

  private func text(_ name: String, _ length: Int64, _ marks: [Mark]) -> String {
    voice.say(.levelMost, ["level": name, "length": spoken(length, marks)])
  }

  /// Whole days are counted on the calendar: a day is one with 23 hours, too.
  private func spoken(_ length: Int64, _ marks: [Mark]) -> String {
    let speaker = SpokenLength(voice: voice)
    let lasting = marks.filter { $0.x.length ?? 0 != 0 && !$0.isHidden }
    let days = chart.window == nil ? lasting.compactMap { places.days(of: $0.x) } : []
    return days.isEmpty || days.count < lasting.count ? speaker.text(length) : speaker.days(days.reduce(0, +))
  }
}
