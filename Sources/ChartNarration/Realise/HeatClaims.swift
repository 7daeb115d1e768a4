import ChartAnalysis
import ChartModel

/// Puts claims about heat maps into words: blocks apart from the rest, and how means go along columns and rows.
struct HeatClaims: Narrating {
  let narrator: Narrator

  /// `High in columns 9 to 17 of rows Monday to Friday: at least 30, elsewhere at most 12`.
  func text(of block: HeatBlock) -> String {
    guard let heat = shape.whole.heat else { return "" }
    let columns = heat.columns[block.columns].map { places.uncounted.text($0) }
    let rows = chart.walkedSeries[block.rows].map { seriesName($0) }
    let values: PhraseValues = [
      "columns": span(columns, isOrdered: chart.columnsAreOrdered), "rows": span(rows, isOrdered: chart.rowsAreOrdered),
    ]
    let all = Statistics([facts.lowest, facts.highest].compactMap { $0 })
    guard let bounds = block.bounds else {
      return voice.say(
        block.isHigh ? .messageHighBlock : .messageLowBlock,
        values.adding("inside", averaged(block.inside, in: all).text)
          .adding("outside", roundedMiddle(block.outside, in: all)))
    }
    return voice.say(
      block.isHigh ? .messageHighApart : .messageLowApart,
      values.adding("inside", plain(bounds.inside)).adding("outside", value(bounds.outside)))
  }

  /// The first and the last of names in an order, or else each of them.
  private func span(_ names: [String], isOrdered: Bool) -> String {
    guard isOrdered, let first = names.first, let last = names.last else {
      return voice.list(names)
    }
    return voice.say(.dateRange, ["from": first, "to": last])
  }

  /// `Mean over 12 rows down from minus 0.1 on February 17 to a low of minus 56.8 on April 13, up to minus 16.1 percent on July 6`.
  func text(of arc: CourseArc) -> String {
    guard let heat = shape.whole.heat, let series = heat.columnMeans else { return "" }
    let all = Statistics([facts.lowest, facts.highest].compactMap { $0 })
    let number = { (place: Int) in averaged(series.number(at: place) ?? .nan, in: all).text }
    let place = { (place: Int) in places.placeBefore(series.marks[place].x) }
    let values: PhraseValues = [
      "first": number(arc.first), "place-first": place(arc.first), "value": number(arc.turn), "place": place(arc.turn),
      "last": roundedMiddle(series.number(at: arc.last) ?? .nan, in: all),
      "place-last": places.place(series.marks[arc.last].x),
    ]
    return voice.say(
      .messageHeatCourse,
      [
        "course": voice.say(arc.isPeak ? .messagePeak : .messageTrough, values)
      ])
  }

  /// `Mean fell after 1966: 25.1 before, 2.6 since`.
  func text(of course: LineCourse, areColumns: Bool) -> String {
    guard let heat = shape.whole.heat else { return "" }
    let lines = areColumns ? heat.columnLines : heat.rows
    let name = { (place: Int) in
      areColumns ? places.text(heat.columns[place]) : seriesName(chart.walkedSeries[place])
    }
    let among = { (place: Int) in
      areColumns
        ? places.place(heat.columns[place])
        : voice.say(.places, PlaceKind.category, count: 1, ["x": seriesName(chart.walkedSeries[place])])
    }
    let mean = { (number: Double) in
      roundedMiddle(number, in: Statistics([facts.lowest, facts.highest].compactMap { $0 }))
    }
    switch course {
    case .step(let place, let before, let after):
      return voice.say(
        after > before ? .messageHeatStepUp : .messageHeatStepDown,
        ["x": name(place - 1), "before": mean(before), "after": mean(after)])
    case .trend(let rises):
      return voice.say(
        rises ? .messageHeatRose : .messageHeatFell,
        [
          "first": mean(lines.first?.mean ?? .nan), "place-first": among(0),
          "last": mean(lines.last?.mean ?? .nan), "place-last": among(lines.count - 1),
        ])
    }
  }

  // MARK: Names of rows and columns

  /// `In 3 of 5 rows highest where son's occupation and father's occupation are the same`.
  func diagonal(_ count: Int, of all: Int) -> String {
    voice.say(
      .messageDiagonal,
      [
        "x": names.xAlone.withoutAside, "y": (chart.seriesField ?? "").spokenField.withoutAside,
        "k": numbers.whole(count), "n": numbers.whole(all),
      ])
  }

  /// `Highest: 714, both Skilled`.
  func highestOfBoth(_ cell: MarkPlace) -> String {
    let series = chart.walkedSeries[cell.series]
    return voice.say(
      .messageHighestOfBoth, ["value": value(series.number(at: cell.mark) ?? .nan), "name": seriesName(series)])
  }

  /// `Joe Biden highest in 33 of 43 columns, in all from April 21, 2019 on`.
  func text(of lead: HeatLead) -> String {
    guard lead.count < lead.all else { return voice.say(.messageAlwaysHighest, ["name": name(lead.row)]) }
    let values: PhraseValues = [
      "name": name(lead.row), "k": numbers.whole(lead.count), "n": numbers.whole(lead.all),
    ]
    let since = lead.since.flatMap { shape.whole.heat?.columns[$0] }.map {
      voice.say(.messageLeadSince, ["x": places.text($0)])
    }
    return Sentence(voice.say(.messageHeatLead, values)).adding(since ?? "").text
  }

  /// `Contacts between minus 0.15 and 0.14 with the others; other pairs between 0.74 and 0.99`.
  func text(of loner: HeatPairs.Loner) -> String {
    voice.say(
      .messageLoner,
      [
        "name": name(loner.name), "low": plain(loner.own.lowerBound), "high": plain(loner.own.upperBound),
        "others-low": plain(loner.others.lowerBound), "others-high": value(loner.others.upperBound),
      ])
  }

  /// `Mileage and Axle ratio against the other 6: below zero between them, above within, in 25 of 28 pairs`.
  func text(of sides: HeatPairs.Sides) -> String {
    voice.say(
      .messagePairSides,
      [
        "names": voice.list(sides.names.map(name), atMost: Self.listedPlaces),
        "others": numbers.whole(chart.walkedSeries.count - sides.names.count), "k": numbers.whole(sides.count),
        "n": numbers.whole(sides.all),
      ])
  }

  /// `Highest pair: 0.9, Cylinders and Displacement`.
  func text(of pair: HeatPairs.Pair, highest: Bool) -> String {
    voice.say(
      highest ? .messageHighestPair : .messageLowestPair,
      ["value": value(pair.value), "names": voice.list([pair.first, pair.second].map(name))])
  }

  private func name(_ row: Int) -> String { seriesName(chart.walkedSeries[row]) }
}
