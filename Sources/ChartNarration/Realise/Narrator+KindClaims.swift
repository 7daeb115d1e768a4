import ChartAnalysis
import ChartModel

/// Puts claims that belong to one kind of chart into words: names, bins, ranges, cells and points.
extension Narrator {
  func kindText(of claim: Claim) -> String {
    switch claim {
    case .extreme(let highest): extreme(highest: highest, of: Array(zip(chart.walkedSeries, facts.walked))) ?? ""
    case .timesNext(let ratio, let mark):
      voice.say(
        .messageTimesNext,
        [
          "number": numbers.rounded(ratio, decimals: 1).text,
          "name": places.text(chart.walkedSeries[0].marks[mark].x),
        ])
    case .modes: modesText
    case .most: most
    case .few(let count, let edge):
      voice.say(.messageFew, ["value": value(count), "x": places.number(edge)])
    case .width(let mark, let isWidest): width(mark, isWidest: isWidest)
    case .heatLines(let areColumns): areColumns ? heatColumnsText : heatRowsText
    case .heatCourse(let course, let areColumns): text(of: course, areColumns: areColumns)
    case .correlation: correlationText
    case .even: voice.say(.messageEven)
    case .naturalBreak(let count, let all, let least, let others):
      voice.say(
        .messageBreak,
        ["k": numbers.whole(count), "n": numbers.whole(all), "least": plain(least), "others": value(others)])
    case .valley(let valley): text(of: valley)
    default: ""
    }
  }

  /// `Most: 72 of 94, from 0 to 10`.
  private var most: String {
    let series = chart.walkedSeries[0]
    guard let found = distribution, let first = found.fullest.first, let most = series.number(at: first) else {
      return ""
    }
    let values: PhraseValues = [
      "value": plain(most), "total": rounded(found.total), "place": listed(found.fullest, in: series),
    ]
    return voice.say(.messageMostOf, values)
  }

  /// `Lowest demand where temperature is from 20 to 24 degrees, higher on both sides`.
  private func text(of valley: Valley) -> String {
    voice.say(
      valley.isLow ? .messageValley : .messageRidge,
      [
        "y": names.y.withoutAside, "x": names.xAlone.withoutAside,
        "range": voice.say(
          .overviewBounds,
          ["from": places.number(valley.from), "to": places.end(.number(valley.to))]),
      ])
  }

  private func width(_ mark: Int, isWidest: Bool) -> String {
    let series = chart.walkedSeries[0]
    guard case .range(let from, let to) = series.marks[mark].value else { return "" }
    return voice.say(
      isWidest ? .summaryWidest : .messageNarrowest,
      ["value": difference(to - from), "places": listed([mark], in: series)])
  }

  /// `Mean of all 49 rows fell after 1966: 25.1 before, 2.6 since`.
  private func text(of course: LineCourse, areColumns: Bool) -> String {
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
    let all = voice.say(
      areColumns ? .overviewRows : .overviewColumns, count: areColumns ? heat.rows.count : heat.columns.count)
    let mean = { (number: Double) in
      roundedMiddle(number, in: Statistics([facts.lowest, facts.highest].compactMap { $0 }))
    }
    switch course {
    case .step(let place, let before, let after):
      return voice.say(
        after > before ? .messageHeatStepUp : .messageHeatStepDown,
        ["all": all, "x": name(place - 1), "before": mean(before), "after": mean(after)])
    case .trend(let rises):
      return voice.say(
        rises ? .messageHeatRose : .messageHeatFell,
        [
          "all": all, "first": mean(lines.first?.mean ?? .nan), "place-first": among(0),
          "last": mean(lines.last?.mean ?? .nan), "place-last": among(lines.count - 1),
        ])
    }
  }
}
