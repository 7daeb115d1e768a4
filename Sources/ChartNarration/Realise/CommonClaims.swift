import ChartAnalysis
import ChartModel

/// Puts into words what all series do, and which of them leads at last.
struct CommonClaims: Narrating {
  let narrator: Narrator

  /// `All 4 rose to a peak between 1961 and 1985 and fell since`.
  func text(of arc: CommonArc) -> String {
    let values: PhraseValues = [
      "n": numbers.whole(chart.walkedSeries.count), "from": places.end(arc.from), "to": places.end(arc.to),
      "place": places.place(arc.to),
    ]
    let isOne = arc.from == arc.to
    return voice.say(
      arc.isPeak ? (isOne ? .messageAllPeakAtOnce : .messageAllPeak) : isOne ? .messageAllLowAtOnce : .messageAllLow,
      values)
  }

  /// `All rise from 50-54 to 70-74`.
  func text(of rise: CommonRise) -> String {
    let (rises, falls): (PhraseKey, PhraseKey) =
      chart.walkedSeries.count == 2 ? (.messageBothRise, .messageBothFall) : (.messageAllRise, .messageAllFall)
    return voice.say(rise.rises ? rises : falls, ["from": places.end(rise.from), "to": places.end(rise.to)])
  }

  /// `Ended lower: from 647,258 in 2007 to 549,928 people in 2016`.
  func ended(higher: Bool) -> String {
    guard let ends = CourseEnds(narrator: narrator).ends(facts.walked[0], chart.walkedSeries[0]) else { return "" }
    return voice.say(higher ? .messageEndedHigher : .messageEndedLower, ends)
  }

  /// `All 8 ended higher, France most: from 12 to 58.5 percent`.
  func allEnded(_ place: Int, higher: Bool) -> String {
    guard let ends = CourseEnds(narrator: narrator).ends(facts.series[place], chart.series[place]) else { return "" }
    return voice.say(
      higher ? .messageAllHigher : .messageAllLower, count: facts.series.count,
      ends.adding("name", seriesName(chart.series[place])))
  }

  /// `Female highest for Good and Neutral, up to 51.3; Male highest for Bad, 53.5 percent`.
  func text(of leaders: NameLeaders) -> String {
    leaders.leads.reduce(into: Sentence()) { sentence, lead in
      let series = chart.walkedSeries[lead.series]
      guard let high = lead.marks.compactMap(series.number).max() else { return }
      sentence.append(
        voice.say(
          lead.marks.count == 1 ? .messageNameLead : .messageNameLeads,
          [
            "name": seriesName(series), "value": value(high),
            "places": PlaceLists(narrator: narrator).listed(lead.marks, in: series),
          ]), .part)
    }.text
  }

  /// `Rarely or never falls from 44.3 for <$40k to 19.2 percent for $125k or more; Almost always rises from 20 to 33.6 percent`.
  func text(of found: NameWays) -> String {
    found.ways.enumerated().reduce(into: Sentence()) { sentence, way in
      let own = way.element
      let (rises, falls): (PhraseKey, PhraseKey) =
        way.offset == 0 ? (.messageNameRises, .messageNameFalls) : (.messageNameAlsoRises, .messageNameAlsoFalls)
      let values: PhraseValues = [
        "name": seriesName(chart.walkedSeries[own.series]), "first": plain(own.first), "last": value(own.last),
        "place-first": places.placeBefore(found.from), "place-last": places.place(found.to),
      ]
      sentence.append(voice.say(own.rises ? rises : falls, values), .part)
    }.text
  }

  /// `Ukraine at about 9,810`.
  func end(of place: Int) -> String {
    let last = facts.series[place].last.flatMap { chart.series[place].number(at: $0) }
    return voice.say(.messageEndsAt, ["name": seriesName(chart.series[place]), "last": plain(last ?? .nan)])
  }

  /// `3.248 against 0.45 in 2016`.
  func text(of gap: LastGap) -> String {
    voice.say(
      .messageLastGap, ["value": plain(gap.upper), "other": value(gap.lower), "place": places.place(gap.x)])
  }

  /// `Volkswagen highest from 2010 on, at last 26,574 against 17,453 for Toyota`.
  func text(of lead: LastLead) -> String {
    voice.say(
      .messageLastLead,
      [
        "name": seriesName(chart.walkedSeries[lead.series]), "x": places.end(lead.since), "last": plain(lead.last),
        "value": value(lead.nextLast), "other": seriesName(chart.walkedSeries[lead.next]),
      ])
  }
}
