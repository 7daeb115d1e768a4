import ChartAnalysis
import ChartModel

/// Puts claims about several series into words.
extension Narrator {
  func seriesText(of claim: Claim) -> String {
    switch claim {
    case .movedMost(let place, let rises, let isBeside): movedMost(place, rises: rises, isBeside)
    case .movedTo(let place, let rises): movedTo(place, rises: rises)
    case .gap(let gap): text(of: gap)
    case .shareMoved(let change, let rises, let first, let last, let isBeside):
      text(of: change, rises: rises, from: first, to: last, isBeside)
    case .flat: voice.say(.messageFlat)
    case .apart(let place): apart(place)
    case .bands: chart.walkedSeries.indices.reduce(into: Sentence()) { $0.append(band($1)) }.text
    case .band(let place): band(place)
    case .peaks(let place, let marks): peaks(place, marks)
    case .groupApart(let place, let isLowest):
      voice.say(
        isLowest ? .messageGroupLowest : .messageGroupHighest, ["name": seriesName(chart.walkedSeries[place])])
    case .seriesArc(let place, let arc):
      voice.say(
        .messageOfSeries,
        ["name": seriesName(chart.walkedSeries[place]), "course": text(of: arc, in: chart.walkedSeries[place])])
    case .mostly(let place, let share):
      voice.say(.messageMostly, ["name": seriesName(chart.series[place]), "percent": numbers.percent(share)])
    case .ahead(let ratio):
      voice.say(.messageTimesOther, ["number": numbers.rounded(ratio, decimals: 1).text])
    case .passed: crossingText
    case .shareSpread(let place): shareSpread(place)
    case .changedMost(let place):
      ends(facts.series[place], chart.series[place]).map {
        voice.say(.messageMostChanged, $0.adding("name", seriesName(chart.series[place])))
      } ?? ""
    default: ""
    }
  }

  private func movedMost(_ place: Int, rises: Bool, _ isBeside: Bool) -> String {
    guard chart.series.indices.contains(place), let ends = ends(facts.series[place], chart.series[place]) else {
      return ""
    }
    let key: PhraseKey =
      rises ? (isBeside ? .messageAlsoRoseMost : .messageRoseMost) : isBeside ? .messageAlsoFellMost : .messageFellMost
    return voice.say(key, ends.adding("name", seriesName(chart.series[place])))
  }

  private func movedTo(_ place: Int, rises: Bool) -> String {
    let last = facts.series[place].last.flatMap { chart.series[place].number(at: $0) }
    return voice.say(
      rises ? .messageMovedUp : .messageMovedDown,
      ["name": seriesName(chart.series[place]), "last": plain(last ?? .nan)])
  }

  private func text(of gap: GapChange) -> String {
    voice.say(
      .messageGap,
      [
        "names": voice.list(chart.walkedSeries.map { seriesName($0) }), "first": difference(gap.first),
        "last": difference(gap.last), "place-first": places.place(gap.firstX), "place-last": places.place(gap.lastX),
      ])
  }

  private func text(
    of change: ShareChange, rises: Bool, from first: XValue, to last: XValue, _ isBeside: Bool
  ) -> String {
    let key: PhraseKey =
      rises
      ? (isBeside ? .messageAlsoShareRose : .messageShareRose) : isBeside ? .messageAlsoShareFell : .messageShareFell
    return voice.say(
      key,
      [
        "name": seriesName(chart.series[change.series]), "first": numbers.percent(change.from),
        "last": numbers.percent(change.to), "place-first": places.place(first), "place-last": places.place(last),
      ])
  }

  /// Where the share of a part of a stack is lowest and where it is highest.
  private func shareSpread(_ place: Int) -> String {
    guard let totals = chart.totals, facts.shares.indices.contains(place), let low = facts.shares[place].minimum,
      let high = facts.shares[place].maximum
    else { return "" }
    return shareSentence(.shareRange, chart.series[place], low, high, totals).droppingTrailing(".")
  }

  // MARK: Bounds

  /// `Weekend between 5 and 83 trips`.
  private func band(_ place: Int) -> String {
    guard let ends = bounds(of: [place]) else { return "" }
    return voice.say(.messageBand, ends.adding("name", seriesName(chart.walkedSeries[place])))
  }

  /// `Ontario between 73.7 and 75.7, the other 3 between 173 and 177 meters`.
  private func apart(_ place: Int) -> String {
    let others = facts.walked.indices.filter { $0 != place }
    guard let ends = bounds(of: others) else { return "" }
    return Sentence(band(place)).adding(voice.say(.messageOthers, count: others.count, ends)).text
  }

  private func bounds(of series: [Int]) -> PhraseValues? {
    guard let low = series.compactMap({ facts.walked[$0].minimum?.value }).min(),
      let high = series.compactMap({ facts.walked[$0].maximum?.value }).max()
    else { return nil }
    return ["low": plain(low), "high": value(high)]
  }

  /// `Weekday peaks at 8 and 18 hours, up to 474 trips`.
  private func peaks(_ place: Int, _ marks: [Int]) -> String {
    let series = chart.walkedSeries[place]
    let high = marks.compactMap { series.number(at: $0) }.max() ?? .nan
    return voice.say(
      .messageSeriesPeaks,
      ["name": seriesName(series), "places": listed(marks, in: series), "value": value(high)])
  }
}
