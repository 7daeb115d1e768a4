import ChartAnalysis
import ChartModel

/// How a mark stands among the marks of its series.
struct MarkStanding: Narrating {
  let narrator: Narrator

  /// One comparison of a mark; empty where there is none to make.
  ///
  /// ```
  /// 300 more than June 1
  /// ```
  func standing(_ token: MarkToken, at place: Int, in series: Series) -> String {
    guard let standing = narrator.memory.standings[series.id], let facts = standing[place], facts.valueCount > 1 else {
      return ""
    }
    switch token {
    case .change: return change(facts, in: series)
    case .mean: return beside(mean: facts, standing.statistics)
    case .rank:
      return voice.say(.selectionRank, ["k": numbers.whole(facts.rank), "n": numbers.whole(facts.valueCount)])
    case .quartile: return standing.quartile(of: facts.value).map { voice.say(Self.quartileKey($0)) } ?? ""
    default: return ""
    }
  }

  private func change(_ facts: PlaceFacts, in series: Series) -> String {
    guard let difference = facts.fromPrevious, facts.place > 0 else { return "" }
    let place = places.text(series.marks[facts.place - 1].x)
    guard difference != 0 else { return voice.say(.profileSame, ["place": place]) }
    let number = plain(abs(difference))
    return voice.say(difference > 0 ? .profileMore : .profileLess, ["number": number, "place": place])
  }

  private func beside(mean facts: PlaceFacts, _ statistics: Statistics) -> String {
    guard let difference = facts.fromMean else { return "" }
    let size = max(abs(statistics.minimum ?? 0), abs(statistics.maximum ?? 0))
    if ChartFacts.isNoise(difference, beside: size) { return voice.say(.profileAtMean) }
    let number = averaged(abs(difference), in: statistics).text
    return voice.say(difference > 0 ? .profileAboveMean : .profileBelowMean, ["number": number])
  }

  private static func quartileKey(_ quartile: Int) -> OutputPhraseKey {
    switch quartile {
    case 1: .profileQuartileLowest
    case 2: .profileQuartileSecond
    case 3: .profileQuartileThird
    default: .profileQuartileHighest
    }
  }
}
