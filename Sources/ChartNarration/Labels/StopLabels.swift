import ChartAnalysis
import ChartModel

/// What is said of several series at once, at one place along X.
struct StopLabels: Narrating {
  let narrator: Narrator

  private static let longestStop = 100

  /// An id that is not the data's, with that of the chart before it where there are several.
  func inView(_ id: String) -> String { narrator.viewID.isEmpty ? id : narrator.viewID + "/" + id }

  /// All series at one place: `June 6: systolic 122, diastolic 79 millimeters of mercury`.
  func label(_ stop: Stop) -> String {
    let context = places.text(stop.x)
    let texts = [stop.marks.count <= GroupContents.stopSeries ? parts(stop) : "", extremes(stop)]
    let lines = texts.filter { !$0.isEmpty }.map { Sentence(context).adding($0, .context).line }
    if let line = lines.first(where: { $0.count <= Self.longestStop }) { return line }
    return Sentence(context).adding(voice.say(.overviewSeriesBars, count: stop.marks.count), .context).line
  }

  private func parts(_ stop: Stop) -> String {
    let marks = stop.marks.map { (series: chart.series[$0.series], mark: chart.series[$0.series].marks[$0.mark]) }
    if let state = marks.first?.mark.value, !state.isPresent,
      marks.allSatisfy({ $0.mark.value == state && $0.mark.author?.value == nil })
    {
      return self.state(state)
    }
    let last = marks.lastIndex { $0.mark.value.high != nil && $0.mark.author?.value?.authored == nil }
    let parts = marks.enumerated().map { place, pair in
      let told =
        pair.mark.author?.value?.authored ?? state(pair.mark.value, brief: verbosity == .brief || place != last)
      return voice.say(.groupPart, ["name": partName(pair.series), "content": told])
    }
    return parts.reduce(Sentence()) { $0.adding($1) }.text
  }

  private func extremes(_ stop: Stop) -> String {
    guard !chart.hasMixedUnits, let low = stop.lowest, let high = stop.highest, let least = number(at: low),
      let most = number(at: high), !ChartFacts.areEqual(least, most)
    else { return "" }
    return Sentence(extreme(low, in: stop, .groupLowestOfSeries, brief: true))
      .adding(extreme(high, in: stop, .groupHighestOfSeries, brief: verbosity == .brief)).text
  }

  private func number(at place: MarkPlace) -> Double? { chart.series[place.series].marks[place.mark].value.number }

  /// All series that have the number at a place.
  private func extreme(_ place: MarkPlace, in stop: Stop, _ key: PhraseKey, brief: Bool) -> String {
    let value = chart.series[place.series].marks[place.mark].value
    let ties = stop.marks.filter { place in
      guard let number = value.number, let other = self.number(at: place) else { return false }
      return ChartFacts.areEqual(number, other)
    }
    let names = voice.list(ties.map { partName(chart.series[$0.series]) }, atMost: Self.listedPlaces)
    return voice.say(key, ["name": names, "content": state(value, brief: brief)])
  }

  /// What a series is called among others; of the only one what is measured.
  func partName(_ series: Series) -> String {
    let name = seriesName(series)
    return name.isEmpty ? names.y : name
  }
}
