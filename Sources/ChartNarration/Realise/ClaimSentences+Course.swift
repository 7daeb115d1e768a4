import ChartAnalysis
import ChartModel

/// Puts claims about the course of one series, or of the sums of a stack, into words.
extension ClaimSentences {
  /// The series that the message is about.
  var told: Series { chart.walkedSeries[0] }

  func number(_ place: Int) -> Double { told.number(at: place) ?? .nan }

  func place(_ place: Int) -> String { places.place(told.marks[place].x) }

  func end(_ place: Int) -> String { places.end(told.marks[place].x) }

  // MARK: Moves

  /// `11 peaks, about one every 10 years`; along numbers that are no years by their unit.
  func text(of rhythm: Rhythm) -> String {
    let distance =
      rhythm.isAlongX && !places.areYears
      ? axisLength(rhythm.distance)
      : voice.say(.marks, periods, count: Int(exactly: rhythm.distance.rounded()) ?? 0)
    return voice.say(.messageRhythm, count: rhythm.count, ["distance": distance])
  }

  /// A length along X to three digits, as places along it are said.
  private func axisLength(_ length: Double) -> String {
    let last = NumberSteps.log10Floor(length) - 2
    let unit = Double("1e\(last)") ?? 1
    let shown = numbers.exact((length / unit).rounded() * unit, decimals: max(0, -last), digits: 17).text
    guard let name = names.xLengthUnit else { return shown }
    return voice.say(.labelValue, ["number": shown, "unit": voice.unit(name, forShown: shown)])
  }

  /// `Highest: 21.3 percent in 1934; otherwise at most 12.4 until 1930 and from 1942 on`.
  func text(of spike: Spike) -> String {
    let top = voice.say(.messageHighest, ["value": value(number(spike.top)), "place": place(spike.top)])
    let values: PhraseValues = [
      "value": plain(spike.most), "x-before": end(spike.before), "x-after": end(spike.after),
    ]
    return Sentence(top).adding(voice.say(spike.isAlone ? .messageOtherwise : .messageElsewhere, values), .part).text
  }

  /// `Zero from 1920 to 1933`.
  func text(of hollow: Hollow) -> String {
    let range = places.range(from: told.marks[hollow.first].x, to: told.marks[hollow.last].x, opening: true)
    return voice.say(
      hollow.most == 0 ? .messageHollowZero : .messageHollow, ["value": value(hollow.most), "range": range])
  }

  func text(of arc: CourseArc, in series: Series) -> String {
    let number = { (place: Int) in series.number(at: place) ?? .nan }
    let place = { (place: Int) in places.placeBefore(series.marks[place].x) }
    // The unit is said once, behind the last value.
    var values: PhraseValues = [
      "first": plain(number(arc.first)), "place-first": place(arc.first), "value": plain(number(arc.turn)),
      "place": place(arc.turn), "last": value(number(arc.last)), "place-last": places.place(series.marks[arc.last].x),
    ]
    if let quiet = arc.quiet {
      (values["first"], values["x"]) = (plain(quiet.bound), places.inner(series.marks[quiet.end].x))
    }
    if let tail = arc.tail { values["x-after"] = places.end(series.marks[tail].x) }
    return voice.say(phrase(of: arc), values)
  }

  /// Of a stack it is the sums that go so.
  func ofTotal(_ text: String) -> String {
    chart.isStacked ? voice.say(.messageOfTotal, ["course": text]) : text
  }

  private func phrase(of arc: CourseArc) -> PhraseKey {
    switch (arc.isPeak, arc.quiet == nil, arc.tail == nil) {
    case (true, true, true): .messagePeak
    case (true, true, false): .messagePeakBefore
    case (true, false, true): .messageLatePeak
    case (true, false, false): .messageLonePeak
    case (false, true, true): .messageTrough
    case (false, true, false): .messageTroughBefore
    case (false, false, true): .messageLateTrough
    case (false, false, false): .messageLoneTrough
    }
  }

  func text(of burst: LateBurst) -> String {
    voice.say(
      .messageBurst,
      [
        "low": plain(burst.low), "high": plain(burst.high), "x": end(burst.end), "value": value(number(burst.top)),
        "place": place(burst.top),
      ])
  }

  func meanStep(_ place: Int, _ before: Double, _ after: Double) -> String {
    let statistics = facts.walked[0].statistics
    return voice.say(
      after > before ? .messageMeanUp : .messageMeanDown,
      [
        "before": averaged(before, in: statistics).text, "x": end(place), "after": roundedMiddle(after, in: statistics),
      ])
  }

  func missing(_ count: Int, of all: Int) -> String {
    let kind = KindSentence(narrator: narrator).isSparse ? .number : periods
    let values: PhraseValues = ["k": numbers.whole(count), "marks": voice.say(.marks, kind, count: all)]
    return voice.say(.messageMissing, values)
  }

  func text(of side: SettledSide) -> String {
    voice.say(
      side.isAbove ? .messageSettledAbove : .messageSettledBelow,
      ["x": end(side.from), "k": numbers.whole(side.otherCount), "n": numbers.whole(side.before)])
  }

  /// `Rose from 1.2 in 2000 to 296 gigawatts in 2016, 87 percent of the rise after 2008`.
  func text(of move: LateMove) -> String {
    let late = voice.say(
      move.rises ? .messageMostOfRise : .messageMostOfFall,
      ["percent": numbers.percent(move.share), "x": end(move.middle)])
    return Sentence(moved).adding(late).text
  }

  /// From where to where the series rose or fell.
  var moved: String {
    let course = shape.course(of: 0, facts.walked[0])
    guard let ends = courseEnds.ends(facts.walked[0], told, course), let rises = course.isRising else { return "" }
    let isSteady = if case .steady = course { true } else { false }
    let key: PhraseKey =
      rises ? (isSteady ? .messageRose : .messageRoseOverall) : isSteady ? .messageFell : .messageFellOverall
    return ofTotal(voice.say(key, ends))
  }

  /// `Highest in December each year, from 19,850 in December 1987 to 104,661 dollars in December 1993`.
  func text(of high: YearlyHigh) -> String {
    guard let first = high.places.first, let last = high.places.last else { return "" }
    var values: PhraseValues = [
      "place": places.place(told.marks[first].x, withYear: false), "first": plain(number(first)),
      "place-first": place(first), "last": value(number(last)), "place-last": place(last),
    ]
    guard high.places.count < high.yearCount else { return voice.say(.messageYearlyHigh, values) }
    (values["k"], values["n"]) = (numbers.whole(high.places.count), numbers.whole(high.yearCount))
    return voice.say(.messageMostYearsHigh, values)
  }

  var between: String {
    guard let low = facts.walked[0].minimum?.value, let high = facts.walked[0].maximum?.value else { return "" }
    let bounds: PhraseValues = ["low": plain(low), "high": value(high)]
    let places = told.toldNumbers.map { told.marks[$0.place].x }
    guard chart.window != nil, let first = places.first, let last = places.last else {
      return voice.say(.messageBetween, bounds)
    }
    // A part of the chart is not all that its title promises.
    return voice.say(.messageBetweenIn, bounds.adding("range", placeLists.stretch(from: first, to: last)))
  }

  func oneSide(_ above: Bool, _ exceptions: [Int]) -> String {
    // A number alone would be heard as how many.
    if places.kind == .number, !places.areYears {
      let list = placeLists.listed(exceptions, in: told)
      return voice.say(above ? .messageAboveExcept : .messageBelowExcept, ["places": list])
    }
    let names = voice.list(exceptions.map { places.text(told.marks[$0].x) })
    return voice.say(above ? .messageAllButAbove : .messageAllButBelow, ["names": names])
  }
}
