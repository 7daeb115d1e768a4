import ChartAnalysis
import ChartModel

/// Puts claims about steep stretches, series against others and histograms into words.
struct WaySentences: Narrating {
  let narrator: Narrator
  private var placeLists: PlaceLists { PlaceLists(narrator: narrator) }
  private var told: Series { chart.walkedSeries[0] }

  /// Where the first is on top, as along ranks, a number that grows goes down; time for a distance is a pace.
  func turned(_ rises: Bool) -> PhraseKey? {
    guard chart.isTurned else { return nil }
    if names.isPace { return rises ? .messageSlowedMost : .messageQuickenedMost }
    return rises ? .messageSankMost : .messageClimbedMost
  }

  /// `56 percent of the rise from 1993 to 1995`.
  func text(of move: SteepMove) -> String {
    let values: PhraseValues = [
      "percent": numbers.percent(move.share), "from": places.end(told.marks[move.first].x),
      "to": places.end(told.marks[move.last].x),
    ]
    return voice.say(move.rises ? .messageSteepRise : .messageSteepFall, values)
  }

  /// `mostly from 1988 to 1992`.
  func mostly(in move: SteepMove) -> String {
    voice.say(
      .messageMostlyIn,
      ["from": places.end(told.marks[move.first].x), "to": places.end(told.marks[move.last].x)])
  }

  /// `80 of 100 years between 1 and 6`.
  func text(of band: UsualBand) -> String {
    voice.say(
      .messageUsual,
      [
        "k": numbers.whole(band.count),
        "marks": voice.say(.marks, periods, count: band.all), "low": plain(band.low),
        "high": value(band.high),
      ])
  }

  /// `Steep fall from 105.59 in January 2007 to 77.22 in December 2008`.
  func text(of crash: Crash) -> String {
    guard let from = told.number(at: crash.first), let to = told.number(at: crash.last) else { return "" }
    let values: PhraseValues = [
      "first": plain(from), "place-first": places.placeBefore(told.marks[crash.first].x), "last": value(to),
      "place-last": places.place(told.marks[crash.last].x),
    ]
    let whole = voice.say(crash.rises ? .messageSteepUp : .messageSteepDown, values)
    return crash.back.map { Sentence(whole).adding(back(to: $0, up: !crash.rises, in: told)).text } ?? whole
  }

  /// `back up to 7.6 percent in April 2015`.
  func back(to place: Int, up: Bool, in series: Series) -> String {
    guard let end = series.number(at: place) else { return "" }
    let values: PhraseValues = ["value": value(end), "place": places.place(series.marks[place].x)]
    return voice.say(up ? .messageBackUp : .messageBackDown, values)
  }

  /// `Down from 17.3 in May 1975 to 2.2 in July 2005, back up to 7.6 percent in April 2015`.
  func text(of way: FarWay) -> String {
    guard let from = told.number(at: way.first), let to = told.number(at: way.last) else { return "" }
    // The unit is said once, behind the last value.
    let values: PhraseValues = [
      "first": plain(from), "place-first": places.placeBefore(told.marks[way.first].x),
      "last": way.back == nil ? value(to) : plain(to), "place-last": places.place(told.marks[way.last].x),
    ]
    let whole = voice.say(way.rises ? .messageFarUp : .messageFarDown, values)
    return way.back.map { Sentence(whole).adding(back(to: $0, up: !way.rises, in: told)).text } ?? whole
  }

  /// `Rwanda fell from 46.2 in 1982 to 23.6 in 1992, back up to 46.2 in 2007`.
  func text(of setback: SeriesSetback) -> String {
    let series = chart.series[setback.series]
    guard let from = series.number(at: setback.first), let to = series.number(at: setback.last) else { return "" }
    let values: PhraseValues = [
      "name": seriesName(series), "first": plain(from), "last": setback.back == nil ? value(to) : plain(to),
      "place-first": places.placeBefore(series.marks[setback.first].x),
      "place-last": places.place(series.marks[setback.last].x),
    ]
    let whole = voice.say(setback.rises ? .messageSetbackRise : .messageSetbackFall, values)
    return setback.back.map { Sentence(whole).adding(back(to: $0, up: !setback.rises, in: series)).text } ?? whole
  }

  /// `Rural always above Urban`, `Arabica above Robusta in 497 of 499 months`.
  func text(of above: Dominance) -> String {
    let values: PhraseValues = [
      "name": seriesName(chart.walkedSeries[above.upper]), "other": seriesName(chart.walkedSeries[above.lower]),
      "k": numbers.whole(above.count), "n": numbers.whole(above.all),
      "marks": voice.say(.marks, periods, count: above.all),
    ]
    // Of a name without a value nobody knows.
    if above.isAlways, above.haveAll || !tellsNames { return voice.say(.messageAlwaysOver, values) }
    if tellsNames, (1...Self.mostExceptions).contains(above.exceptions.count) {
      let names = voice.list(above.exceptions.map { places.text($0) })
      return voice.say(.messageOverExcept, values.adding("names", names))
    }
    return voice.say(tellsNames ? .messageMostlyOverNames : .messageMostlyOver, values)
  }

  /// `Men, city always highest`, `College degree highest for 5 of 6`.
  func text(of lead: SeriesLead) -> String {
    let values: PhraseValues = [
      "name": seriesName(chart.walkedSeries[lead.series]), "k": numbers.whole(lead.count), "n": numbers.whole(lead.all),
    ]
    guard lead.isHighest else { return voice.say(.messageAlwaysLowest, values) }
    return voice.say(lead.isAlways ? .messageAlwaysHighest : .messageMostlyHighest, values)
  }

  /// `1975 above 2020 until 25 to 29, below from 30 to 34 on`.
  func text(of found: OrderSwitch) -> String {
    voice.say(
      .messageSwitched,
      [
        "name": seriesName(chart.walkedSeries[found.first]), "other": seriesName(chart.walkedSeries[1 - found.first]),
        "x": places.end(found.last), "next": places.end(found.next),
      ])
  }

  /// `China and India always far above the others`.
  func text(of tops: TopSeries) -> String {
    voice.say(.messageFarAbove, ["names": voice.list(tops.series.map { seriesName(chart.walkedSeries[$0]) })])
  }

  private static let mostExceptions = 3

  /// Whether X are names, which are no places that one counts.
  private var tellsNames: Bool { places.kind == .category && !places.areYears }

  /// `Unemployment high where Vacancies is low`.
  var opposite: String {
    let names = chart.walkedSeries.map { seriesName($0) }
    return voice.say(.messageOpposite, ["name": names.first ?? "", "other": names.last ?? ""])
  }

  /// `Health and Defect between 75 and 92, Any reason and Poverty between 37 and 52 percent`.
  func text(of levels: LevelBands) -> String {
    levels.bands.reduce(into: Sentence()) { sentence, band in
      let names = band.series.map { seriesName(chart.walkedSeries[$0]) }
      let values: PhraseValues = [
        "names": voice.list(names, atMost: Self.listedPlaces), "low": plain(band.low), "high": value(band.high),
      ]
      sentence.append(voice.say(.messageBands, values), .part)
    }.text
  }

  /// `59 percent from 80 to 105 minutes`.
  func text(of bulk: Bulk) -> String {
    voice.say(.messageBulk, ["percent": numbers.percent(bulk.share), "range": range(of: bulk.bins)])
  }

  /// `72 of 82 from 16 to 27`, or of a smaller group `7 from 9 to 11`.
  func text(of island: Islands.Island, of total: Double?) -> String {
    let values: PhraseValues = ["value": value(island.count), "range": range(of: island.bins)]
    guard let total else { return voice.say(.messageIsland, values) }
    return voice.say(.messageIslandOf, values.adding("total", rounded(total)))
  }

  /// `from 80 to 105 minutes`.
  private func range(of bins: ClosedRange<Int>) -> String {
    guard let low = told.marks[bins.lowerBound].x.lowerEnd, let high = told.marks[bins.upperBound].x.upperEnd else {
      return ""
    }
    return voice.say(.overviewBounds, ["from": places.number(low), "to": places.end(.number(high))])
  }

  /// `Below zero in 49 of 71 until 1970, above in 33 of 51 since`.
  func text(of shift: SideShift) -> String {
    voice.say(
      shift.isAbove ? .messageSideUp : .messageSideDown,
      [
        "x": places.end(told.marks[shift.end].x), "k": numbers.whole(shift.earlier), "n": numbers.whole(shift.before),
        "later": numbers.whole(shift.later), "behind": numbers.whole(shift.behind),
      ])
  }

  /// `Yearly mean up from about 7.27 in 1992 to about 9.36 in 2007, down to about 8.64 million in 2012`.
  func text(of course: PeriodCourse) -> String {
    zip(course.turns, course.turns.dropFirst()).enumerated().reduce(into: Sentence()) { sentence, way in
      let (from, to) = way.element
      let isLast = way.offset == course.turns.count - 2
      let statistics = facts.walked[0].statistics
      // The unit is said once, behind the last value.
      let values: PhraseValues = [
        "mean": mean(of: course.period), "first": averaged(from.mean, in: statistics).text,
        "place-first": place(from, of: course),
        "last": isLast ? roundedMiddle(to.mean, in: statistics) : averaged(to.mean, in: statistics).text,
        "place-last": place(to, of: course),
      ]
      let (up, down): (PhraseKey, PhraseKey) =
        way.offset == 0 ? (.messageMeansUp, .messageMeansDown) : (.messageMeansThenUp, .messageMeansThenDown)
      sentence.append(voice.say(to.mean > from.mean ? up : down, values))
    }.text
  }

  private func mean(of period: CalendarUnit) -> String {
    voice.say(period == .year ? .messageYearlyMean : period == .week ? .messageWeeklyMean : .messageDailyMean)
  }

  /// `in 1992`, `on May 3`, `in March 2020`; the week itself only where two of those that are told lie in one month, as nobody follows
  /// many dates.
  private func place(_ whole: WholePeriod, of course: PeriodCourse) -> String {
    let day = places.date(whole.from).day(withYear: places.variesYear)
    switch course.period {
    case .year: return voice.say(.places, .year, count: 1, ["x": span(.year, whole.from)])
    case .week where hasMonths(course): return voice.say(.places, .month, count: 1, ["x": span(.month, whole.from)])
    case .week: return voice.say(.places, .week, count: 1, ["x": day])
    default: return voice.say(.places, .day, count: 1, ["x": day])
    }
  }

  /// The year, or the month, that holds an instant.
  private func span(_ unit: CalendarUnit, _ instant: Instant) -> String {
    let ordinal = chart.calendar.ordinal(of: instant, unit: unit)
    return places.span(
      of: unit, from: chart.calendar.start(of: ordinal, unit: unit),
      to: chart.calendar.start(of: ordinal + 1, unit: unit))
  }

  /// Whether each turn lies in a month of its own.
  private func hasMonths(_ course: PeriodCourse) -> Bool {
    Set(course.turns.map { chart.calendar.ordinal(of: $0.from, unit: .month) }).count == course.turns.count
  }

  /// `Wife highest for Laundry, 89 percent`.
  func shareHigh(_ part: Int) -> String {
    guard let totals = chart.totals, let high = facts.shares[part].maximum,
      let series = chart.series.filter(chart.isPart).dropFirst(part).first
    else { return "" }
    return voice.say(
      .messageShareHigh,
      [
        "name": seriesName(series), "places": placeLists.listed(high.places, in: totals),
        "percent": numbers.percent(high.value),
      ])
  }
}

extension XValue {
  var lowerEnd: Double? {
    if case .bin(let low, _) = self { low } else { nil }
  }
  fileprivate var upperEnd: Double? {
    if case .bin(_, let high) = self { high } else { nil }
  }
}
