import ChartAnalysis
import ChartModel

/// Puts claims into words.
extension Narrator {
  /// The claims of a message as one sentence; empty where there are none.
  func sentence(of claims: [Claim]) -> String {
    claims.reduce(into: Sentence()) { $0.append(text(of: $1), .part) }.sentence
  }

  private func text(of claim: Claim) -> String {
    switch claim {
    case .movedMost(let place, let rises):
      guard chart.series.indices.contains(place), let ends = ends(facts.series[place], chart.series[place]) else {
        return ""
      }
      return voice.say(
        rises ? .messageRoseMost : .messageFellMost, ends.adding("name", seriesName(chart.series[place])))
    case .gap(let gap):
      return voice.say(
        .messageGap,
        [
          "names": voice.list(chart.walkedSeries.map { seriesName($0) }), "first": difference(gap.first),
          "last": difference(gap.last), "place-first": places.place(gap.firstX), "place-last": places.place(gap.lastX),
        ])
    case .shareMoved(let change, let rises, let first, let last):
      return voice.say(
        rises ? .messageShareRose : .messageShareFell,
        [
          "name": seriesName(chart.series[change.series]), "first": numbers.percent(change.from),
          "last": numbers.percent(change.to), "place-first": places.place(first), "place-last": places.place(last),
        ])
    }
  }
}
