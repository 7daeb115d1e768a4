import ChartAnalysis
import ChartModel

/// Puts claims that belong to one kind of chart into words: names, bins, ranges, cells and points.
extension ClaimSentences {
  /// `3.1 times Indonesia`.
  func text(of next: SizeOrder.Next) -> String {
    let name = places.text(chart.walkedSeries[0].marks[next.place].x)
    return voice.say(.messageTimesNext, ["number": numbers.rounded(next.ratio, decimals: 1).text, "name": name])
  }

  /// `then Saint-Lazare and Gare de Lyon`.
  func runnersUp(_ marks: [Int]) -> String { voice.say(.messageThen, ["names": listOfNames(marks)]) }

  private func listOfNames(_ marks: [Int]) -> String { voice.list(marks.map { places.text(told.marks[$0].x) }) }

  /// `7 of 20 at least 2,968, the others at most 840`; of few by their names, `then Russia at 6,490; the others at most 300`.
  func text(of found: SizeOrder.Break) -> String {
    if found.isTied { return voice.say(.messageOthersAtMost, ["others": value(found.others)]) }
    guard found.high.isEmpty else {
      let rest = found.rest.isEmpty ? voice.say(.messageTheOthers) : listOfNames(found.rest)
      let values: PhraseValues = [
        "names": listOfNames(found.high), "least": plain(found.least), "rest": rest, "others": value(found.others),
      ]
      return voice.say(.messageBreakNames, count: found.high.count, values)
    }
    return voice.say(
      .messageBreak,
      [
        "k": numbers.whole(found.count), "n": numbers.whole(found.all), "least": plain(found.least),
        "others": value(found.others),
      ])
  }

  /// `Farthest above for Heart disease, 30.2 against 2.53`.
  func text(of gap: NameGaps.Gap, above: Bool) -> String {
    voice.say(
      above ? .messageFarthestAbove : .messageFarthestBelow,
      ["place": places.place(gap.x), "value": plain(gap.value), "other": value(gap.other)])
  }

  /// `Fullest: 72 of 94, from 0 to 10`.
  var most: String {
    let series = chart.walkedSeries[0]
    guard let found = distribution, let first = found.fullest.first, let most = series.number(at: first) else {
      return ""
    }
    let values: PhraseValues = [
      "value": plain(most), "total": rounded(found.total), "place": placeLists.listed(found.fullest, in: series),
    ]
    return voice.say(.messageMostOf, values)
  }

  /// `further peaks in the bins from 0.5, 0.7, 1 and 1.5 carat`.
  func heaps(_ found: [Int]) -> String {
    let fullest = found.sorted { number($0) > number($1) }.prefix(Self.listedPlaces).sorted()
    let edges = fullest.compactMap { told.marks[$0].x.lowerEnd }.map { places.number($0) }
    return voice.say(.messageHeaps, count: edges.count, ["edges": voice.list(edges)])
  }

  /// `72 of 82 from 16 to 27, 7 from 9 to 11, 3 from 32 to 35; fullest: 18, from 19 to 20`.
  func text(of islands: Islands) -> String {
    let groups = islands.all.enumerated().reduce(into: Sentence()) { sentence, group in
      sentence.append(
        waySentences.text(of: group.element, of: group.offset == 0 ? distribution?.total : nil), .clause)
    }
    // Several that are as full lie all over.
    guard let found = distribution, found.fullest.count == 1, let most = found.fullest.first.flatMap(told.number)
    else { return groups.text }
    let values: PhraseValues = ["value": value(most), "place": placeLists.listed(found.fullest, in: told)]
    return groups.adding(voice.say(.messageMost, values), .part).text
  }

  /// `Lowest demand where temperature is from 20 to 24 degrees, higher on both sides`.
  func text(of valley: Valley) -> String {
    voice.say(
      valley.isLow ? .messageValley : .messageRidge,
      [
        "y": names.y.withoutAside, "x": names.xAlone.withoutAside,
        "range": voice.say(
          .overviewBounds,
          ["from": places.number(valley.from), "to": places.uncounted.end(.number(valley.to))]),
      ])
  }

  /// `Within each species higher bill length goes with higher bill depth, over all with lower`.
  func text(of relation: GroupRelation) -> String {
    let values: PhraseValues = [
      "field": (chart.seriesField ?? "").spokenField.withoutAside, "x": names.xAlone.withoutAside,
      "y": names.y.withoutAside,
    ]
    let over: PhraseKey =
      relation.pooled == .neither ? .messagePooledNeither : relation.rises ? .messagePooledLower : .messagePooledHigher
    return Sentence(voice.say(relation.rises ? .messageWithinRises : .messageWithinFalls, values))
      .adding(voice.say(over)).text
  }

  /// `Area A, 9.8, and Area B, 9.1, lie within each other's intervals`.
  func text(of overlap: IntervalOverlap) -> String {
    let name = { (place: Int) in places.text(told.marks[place].x) }
    let top: PhraseValues = ["name": name(overlap.top), "value": value(number(overlap.top))]
    guard overlap.isMutual, let second = overlap.others.first else {
      let names = overlap.others.map(name)
      return voice.say(.messageOverlap, top.adding("names", voice.list(names, atMost: Self.listedPlaces)))
    }
    return voice.say(
      .messageAlikeIntervals, top.adding("other", name(second)).adding("other-value", value(number(second))))
  }

  func text(of width: Extreme, _ key: PhraseKey) -> String {
    voice.say(
      key, ["value": difference(width.value), "places": placeLists.listed(width.places, in: chart.walkedSeries[0])])
  }
}
