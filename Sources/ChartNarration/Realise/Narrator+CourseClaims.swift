import ChartAnalysis
import ChartModel

/// Puts claims about the course of one series, or of the sums of a stack, into words.
extension Narrator {
  func courseText(of claim: Claim) -> String {
    switch claim {
    case .arc(let arc): ofTotal(text(of: arc, in: told))
    case .spike(let spike): text(of: spike)
    case .levelled(let level):
      Sentence(moved).adding(voice.say(.messageLevelSince, ["x": end(level.from)])).text
    case .burst(let burst):
      voice.say(
        .messageBurst,
        [
          "low": plain(burst.low), "high": plain(burst.high), "x": end(burst.end), "value": value(number(burst.top)),
          "place": place(burst.top),
        ])
    case .meanStep(let place, let before, let after):
      voice.say(
        .messageMeanStep,
        [
          "before": averaged(before, in: facts.walked[0].statistics).text, "x": end(place),
          "after": roundedMiddle(after, in: facts.walked[0].statistics),
        ])
    case .season: seasonText
    case .late(let move): text(of: move)
    case .rhythm(let rhythm): text(of: rhythm)
    case .yearlyHigh(let high): text(of: high)
    case .beyond(let number, let above):
      voice.say(above ? .messageAlwaysAbove : .messageAlwaysBelow, ["value": plain(number)])
    case .between: between
    case .missing(let count, let all):
      voice.say(.messageMissing, ["k": numbers.whole(count), "marks": voice.say(.marks, periods, count: all)])
    case .hole(let mark): voice.say(.messageHole, ["value": value(number(mark)), "place": place(mark)])
    case .oneSide(let above, let exceptions): oneSide(above, exceptions)
    case .settled(let above, let from, let other, let before):
      voice.say(
        above ? .messageSettledAbove : .messageSettledBelow,
        ["x": end(from), "k": numbers.whole(other), "n": numbers.whole(before)])
    default: ""
    }
  }

  /// The series that the message is about.
  private var told: Series { chart.walkedSeries[0] }

  private func number(_ place: Int) -> Double { told.number(at: place) ?? .nan }
  private func place(_ place: Int) -> String { places.place(told.marks[place].x) }
  private func end(_ place: Int) -> String { places.end(told.marks[place].x) }

  /// What marks are called where they are counted: numbers that are years are years.
  private var periods: PlaceKind { places.areYears ? .year : places.kind }

  // MARK: Moves

  /// `11 peaks, about one every 10 years`; along numbers that are no years by their unit.
  private func text(of rhythm: Rhythm) -> String {
    let distance =
      places.kind == .number && !places.areYears
      ? axisLength(rhythm.distance) : voice.say(.marks, periods, count: Int(rhythm.distance.rounded()))
    return voice.say(.messageRhythm, count: rhythm.peaks.count, ["distance": distance])
  }

  private func axisLength(_ length: Double) -> String {
    let spoken = numbers.rounded(length, decimals: max(0, 2 - NumberSteps.log10Floor(length)))
    guard let unit = names.xUnit else { return spoken.shown }
    return voice.say(.labelValue, ["number": spoken.shown, "unit": voice.unit(unit, forShown: spoken.shown)])
  }

  /// `Highest: 21.3 percent in 1934; otherwise at most 12.4 until 1930 and from 1942 on`.
  private func text(of spike: Spike) -> String {
    let top = voice.say(.messageHighest, ["value": value(number(spike.top)), "place": place(spike.top)])
    let values: PhraseValues = [
      "value": plain(spike.most), "x-before": end(spike.before), "x-after": end(spike.after),
    ]
    return Sentence(top).adding(voice.say(spike.isAlone ? .messageOtherwise : .messageElsewhere, values), .part).text
  }

  func text(of arc: CourseArc, in series: Series) -> String {
    let number = { (place: Int) in series.number(at: place) ?? .nan }
    let place = { (place: Int) in places.place(series.marks[place].x) }
    // The unit is said once, behind the last value.
    var values: PhraseValues = [
      "first": plain(number(arc.first)), "place-first": place(arc.first), "value": plain(number(arc.turn)),
      "place": place(arc.turn), "last": value(number(arc.last)), "place-last": place(arc.last),
    ]
    if let quiet = arc.quietEnd {
      let beginning = (arc.first...quiet).compactMap { series.number(at: $0) }
      values["first"] = plain((arc.isPeak ? beginning.max() : beginning.min()) ?? .nan)
      values["x"] = places.end(series.marks[quiet].x)
    }
    return voice.say(phrase(of: arc), values)
  }

  /// Of a stack it is the sums that go so.
  private func ofTotal(_ text: String) -> String {
    chart.isStacked ? voice.say(.messageOfTotal, ["course": text]) : text
  }

  private func phrase(of arc: CourseArc) -> PhraseKey {
    switch (arc.isPeak, arc.quietEnd) {
    case (true, nil): .messagePeak
    case (true, _): .messageLatePeak
    case (false, nil): .messageTrough
    case (false, _): .messageLateTrough
    }
  }

  /// `Rose from 1.2 in 2000 to 296 gigawatts in 2016, 87 percent of the rise after 2008`.
  private func text(of move: LateMove) -> String {
    let late = voice.say(
      move.rises ? .messageMostOfRise : .messageMostOfFall,
      ["percent": numbers.percent(move.share), "x": end(move.middle)])
    return Sentence(moved).adding(late).text
  }

  /// From where to where the series rose or fell.
  private var moved: String {
    guard let ends = ends(facts.walked[0], told), let change = facts.walked[0].change else { return "" }
    let isSteady = if case .steady = shape.course(of: 0, facts.walked[0]) { true } else { false }
    let key: PhraseKey =
      change > 0 ? (isSteady ? .messageRose : .messageRoseOverall) : isSteady ? .messageFell : .messageFellOverall
    return ofTotal(voice.say(key, ends))
  }

  /// `Highest in December each year, from 19,850 in December 1987 to 104,661 dollars in December 1993`.
  private func text(of high: YearlyHigh) -> String {
    guard let first = high.places.first, let last = high.places.last else { return "" }
    var values: PhraseValues = [
      "place": places.place(told.marks[first].x, withYear: false), "first": plain(number(first)),
      "place-first": place(first), "last": value(number(last)), "place-last": place(last),
    ]
    guard high.places.count < high.yearCount else { return voice.say(.messageYearlyHigh, values) }
    (values["k"], values["n"]) = (numbers.whole(high.places.count), numbers.whole(high.yearCount))
    return voice.say(.messageMostYearsHigh, values)
  }

  private var between: String {
    guard let low = facts.walked[0].minimum?.value, let high = facts.walked[0].maximum?.value else { return "" }
    return voice.say(.messageBetween, ["low": plain(low), "high": value(high)])
  }

  private func oneSide(_ above: Bool, _ exceptions: [Int]) -> String {
    let names = voice.list(exceptions.map { places.text(told.marks[$0].x) })
    return voice.say(above ? .messageAllButAbove : .messageAllButBelow, ["names": names])
  }
}
