import ChartAnalysis
import ChartModel

/// Puts into words what a form of chart is drawn for: funnels, ranks, candlesticks, scales of answers.
struct FormClaims: Narrating {
  let narrator: Narrator
  private var placeLists: PlaceLists { PlaceLists(narrator: narrator) }

  /// `From 48,200 for Visit down to 2,699 visitors for Order, 6 percent of that`; the unit is said once.
  func text(of funnel: Funnel) -> String {
    let series = chart.walkedSeries[0]
    let number = { (place: Int) in series.number(at: place) ?? .nan }
    let values: PhraseValues = [
      "first": plain(number(funnel.first)), "place-first": places.place(series.marks[funnel.first].x),
      "last": value(number(funnel.last)), "place-last": places.place(series.marks[funnel.last].x),
      "percent": numbers.percent(funnel.left),
    ]
    return voice.say(.messageFunnel, values)
  }

  /// `Order in round 6: Dora, Ada, Chidi, and Bruno`.
  func text(of order: RankOrder) -> String {
    let names = order.series.map { seriesName(chart.walkedSeries[$0]) }
    let values: PhraseValues = ["place": places.place(order.x), "names": voice.list(names)]
    return voice.say(places.kind == .category && !places.areYears ? .messageOrderAtEnd : .messageOrder, values)
  }

  /// `Close up from 98.8 on January 6 to 116.94 on January 28, down to 97.31 on March 5`.
  func text(of course: CloseCourse) -> String {
    voice.say(.messageClose, ["course": way(course)])
  }

  private func way(_ course: CloseCourse) -> String {
    guard course.stretches.count == 1, let only = course.stretches.first else {
      return TurnSentences(narrator: narrator).shortestText(course.stretches, in: course.series)
    }
    let ends = CourseEnds(narrator: narrator).ends(only.places, from: only.start, to: only.end, in: course.series)
    return voice.say(only.end > only.start ? .messageEndedHigher : .messageEndedLower, ends)
  }

  /// `Agree and Strongly agree together: highest 80 percent for Tickets, lowest 20 percent for Trams`.
  func text(of scale: AnswerScale) -> String {
    guard let totals = chart.totals else { return "" }
    let values: PhraseValues = [
      "names": voice.list(scale.answers.map { seriesName(chart.series[$0]) }),
      "highest": numbers.percent(scale.highest.value),
      "place-highest": placeLists.listed(scale.highest.places, in: totals),
      "lowest": numbers.percent(scale.lowest.value),
      "place-lowest": placeLists.listed(scale.lowest.places, in: totals),
    ]
    return voice.say(.messageAnswers, values)
  }
}
