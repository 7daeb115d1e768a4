import ChartAnalysis
import ChartModel

/// Puts into words between which values series lie, and where they peak.
struct BandClaims: Narrating {
  let narrator: Narrator
  private var placeLists: PlaceLists { PlaceLists(narrator: narrator) }

  /// `Weekend between 5 and 83 trips`.
  func band(_ place: Int) -> String {
    guard let ends = bounds(of: [place]) else { return "" }
    return voice.say(
      isOneValue([place]) ? .messageBandOne : .messageBand, ends.adding("name", seriesName(chart.walkedSeries[place])))
  }

  /// `Ontario between 73.7 and 75.7, the other 3 between 173 and 177 meters`.
  func apart(_ place: Int) -> String {
    Sentence(band(place)).adding(others(besides: place)).text
  }

  /// `The other 3 close together, between 173 and 177 meters`.
  func others(besides place: Int) -> String {
    let others = facts.walked.indices.filter { $0 != place }
    let key: PhraseKey =
      isOneValue(others) ? .messageOthersOne : areClose(others) ? .messageOthersClose : .messageOthers
    return bounds(of: others).map { voice.say(key, count: others.count, $0) } ?? ""
  }

  /// A wider part of the range of all is seen as lines apart.
  private static let mostClose = 0.15

  private func areClose(_ series: [Int]) -> Bool {
    guard series.count > 1, let low = series.compactMap({ facts.walked[$0].minimum?.value }).min(),
      let high = series.compactMap({ facts.walked[$0].maximum?.value }).max(), let least = facts.lowest,
      let most = facts.highest
    else { return false }
    return high - low <= (most - least) * Self.mostClose
  }

  /// `Otherwise between 10.3 and 30.3`.
  func otherwise(_ others: ClosedRange<Double>) -> String {
    voice.say(.messageOtherwiseBetween, ["low": plain(others.lowerBound), "high": value(others.upperBound)])
  }

  /// `Up and down 8 times between minus 9.75 and 3.41 degrees Celsius`.
  func text(of waves: Waves) -> String {
    guard let bounds = bounds(of: [0]) else { return "" }
    return voice.say(.messageWaves, bounds.adding("k", numbers.whole(waves.count)))
  }

  private func bounds(of series: [Int]) -> PhraseValues? {
    guard let low = series.compactMap({ facts.walked[$0].minimum?.value }).min(),
      let high = series.compactMap({ facts.walked[$0].maximum?.value }).max()
    else { return nil }
    return ["low": plain(low), "high": value(high)]
  }

  /// Whether all values of some series are the same.
  private func isOneValue(_ series: [Int]) -> Bool {
    let found = series.map { facts.walked[$0] }
    guard let low = found.compactMap(\.minimum?.value).min(), let high = found.compactMap(\.maximum?.value).max() else {
      return false
    }
    return ChartFacts.areEqual(low, high)
  }

  /// `Weekday peaks at 8 and 18 hours, up to 474 trips`; the only series has no name.
  func peaks(_ place: Int, _ marks: [Int]) -> String {
    let series = chart.walkedSeries[place]
    let high = facts.walked[place].maximum?.value ?? .nan
    let values: PhraseValues = ["places": placeLists.listed(marks, in: series), "value": value(high)]
    let name = seriesName(series)
    return name.isEmpty ? voice.say(.messagePeaks, values) : voice.say(.messageSeriesPeaks, values.adding("name", name))
  }
}
