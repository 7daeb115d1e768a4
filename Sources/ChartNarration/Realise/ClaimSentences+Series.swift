import ChartAnalysis
import ChartModel

/// Puts claims about several series into words.
extension ClaimSentences {
  func text(of group: GroupApart) -> String {
    voice.say(
      group.isLowest ? .messageGroupLowest : .messageGroupHighest,
      ["name": seriesName(chart.walkedSeries[group.series])])
  }

  func text(of arc: CourseArc, ofSeries place: Int) -> String {
    let series = chart.walkedSeries[place]
    return voice.say(.messageOfSeries, ["name": seriesName(series), "course": text(of: arc, in: series)])
  }

  func text(of part: MainPart) -> String {
    let name = voice.list(part.series.map { seriesName(chart.series[$0]) })
    return voice.say(.messageMostly, ["name": name, "percent": numbers.percent(part.share)])
  }

  /// `Largest change: China, from 0.02 in 1960 to 25.72 in 2019, ending about 2.4 times as high as the next`.
  func text(of runaway: Runaway) -> String {
    let series = chart.series[runaway.series]
    guard let ends = courseEnds.ends(facts.series[runaway.series], series) else { return "" }
    let ratio = numbers.rounded(runaway.ratio, decimals: 1).text
    return Sentence(voice.say(.messageMostChanged, ends.adding("name", seriesName(series))))
      .adding(voice.say(.messageTimesOther, ["number": ratio])).text
  }

  func movedMost(_ place: Int, rises: Bool, _ isBeside: Bool) -> String {
    guard chart.series.indices.contains(place), let ends = courseEnds.ends(facts.series[place], chart.series[place])
    else {
      return ""
    }
    let key: PhraseKey =
      rises ? (isBeside ? .messageAlsoRoseMost : .messageRoseMost) : isBeside ? .messageAlsoFellMost : .messageFellMost
    return voice.say(key, ends.adding("name", seriesName(chart.series[place])))
  }

  func movedTo(_ place: Int, rises: Bool) -> String {
    let last = facts.series[place].last.flatMap { chart.series[place].number(at: $0) }
    return voice.say(
      rises ? .messageMovedUp : .messageMovedDown,
      ["name": seriesName(chart.series[place]), "last": plain(last ?? .nan)])
  }

  func text(of gap: GapChange) -> String {
    voice.say(
      .messageGap,
      [
        "names": voice.list(chart.walkedSeries.map { seriesName($0) }), "first": difference(gap.first),
        "last": difference(gap.last), "place-first": places.place(gap.firstX), "place-last": places.place(gap.lastX),
      ])
  }

  func text(
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
  func shareSpread(_ part: Int) -> String {
    guard let totals = chart.totals, facts.shares.indices.contains(part), let low = facts.shares[part].minimum,
      let high = facts.shares[part].maximum, let series = chart.series.filter(chart.isPart).dropFirst(part).first
    else { return "" }
    return partSentences.shareClause(.shareRange, series, low, high, totals)
  }

  // MARK: Bounds

  /// `Weekend between 5 and 83 trips`.
  func band(_ place: Int) -> String {
    guard let ends = bounds(of: [place]) else { return "" }
    return voice.say(.messageBand, ends.adding("name", seriesName(chart.walkedSeries[place])))
  }

  /// `Ontario between 73.7 and 75.7, the other 3 between 173 and 177 meters`.
  func apart(_ place: Int) -> String {
    Sentence(band(place)).adding(others(besides: place)).text
  }

  /// `The other 3 close together, between 173 and 177 meters`.
  func others(besides place: Int) -> String {
    let others = facts.walked.indices.filter { $0 != place }
    return bounds(of: others).map { voice.say(.messageOthers, count: others.count, $0) } ?? ""
  }

  private func bounds(of series: [Int]) -> PhraseValues? {
    guard let low = series.compactMap({ facts.walked[$0].minimum?.value }).min(),
      let high = series.compactMap({ facts.walked[$0].maximum?.value }).max()
    else { return nil }
    return ["low": plain(low), "high": value(high)]
  }

  /// `Weekday peaks at 8 and 18 hours, up to 474 trips`.
  func peaks(_ place: Int, _ marks: [Int]) -> String {
    let series = chart.walkedSeries[place]
    let high = facts.walked[place].maximum?.value ?? .nan
    return voice.say(
      .messageSeriesPeaks,
      ["name": seriesName(series), "places": placeLists.listed(marks, in: series), "value": value(high)])
  }
}
