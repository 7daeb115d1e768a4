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
    return voice.say(
      part.isAtLast ? .messageMostlyAtLast : .messageMostly, ["name": name, "percent": numbers.percent(part.share)])
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
    return voice.say(waySentences.turned(rises) ?? key, ends.adding("name", seriesName(chart.series[place])))
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
}
