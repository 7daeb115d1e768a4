import ChartAnalysis
import ChartModel

/// What is said of points on a map, of which none is high or low: how far they reach, and of several sets the one that has most.
struct MapSentences: Narrating {
  let narrator: Narrator

  /// `Longitude from minus 9 to 31, latitude from 36 to 71; most points: Airports, 40 of 52.`; empty of every other chart.
  var message: String {
    guard isMapOfPoints, let (x, y) = reach else { return "" }
    let values: PhraseValues = [
      "x": names.xAlone, "x-from": places.number(x.lowerBound), "x-to": places.number(x.upperBound), "y": names.y,
      "y-from": exact(y.lowerBound), "y-to": exact(y.upperBound),
    ]
    return Sentence(voice.say(.messageMap, values)).adding(most, .part).sentence
  }

  private func exact(_ number: Double) -> String { yNumbers.exact(number, decimals: chart.yAxis.decimals).text }

  private var reach: (x: ClosedRange<Double>, y: ClosedRange<Double>)? {
    let marks = chart.series.flatMap(\.marks).filter { $0.value.number != nil }
    let xs = marks.compactMap { if case .number(let number) = $0.x { number } else { nil } }
    guard let west = xs.min(), let east = xs.max(), let low = facts.lowest, let high = facts.highest else { return nil }
    return (west...east, low...high)
  }

  private var most: String {
    let counts = chart.series.map { $0.visiblePlaces.count }
    guard counts.count > 1, let most = counts.max(), counts.count(where: { $0 == most }) == 1,
      let place = counts.firstIndex(of: most)
    else { return "" }
    let values: PhraseValues = [
      "name": seriesName(chart.series[place]), "count": numbers.whole(most),
      "n": numbers.whole(counts.reduce(0, +)),
    ]
    return voice.say(.messageMapMost, values)
  }
}
