import ChartAnalysis
import ChartModel

/// The message of a chart of several series that are not stacked.
struct SeriesMessages: Narrating {
  let narrator: Narrator
  private var claimSentences: ClaimSentences { ClaimSentences(narrator: narrator) }
  private var courseEnds: CourseEnds { CourseEnds(narrator: narrator) }
  private var extremeSentences: ExtremeSentences { ExtremeSentences(narrator: narrator) }
  private var featureSentences: FeatureSentences { FeatureSentences(narrator: narrator) }
  private var placeLists: PlaceLists { PlaceLists(narrator: narrator) }
  private var seriesSentences: SeriesSentences { SeriesSentences(narrator: narrator) }

  /// Whether series have no course to tell, so that the highest value is told.
  var tellHighest: Bool {
    !chart.comparesCourses || isOfPoints || isHeatMap || places.kind == .category
      || !facts.walked.contains { $0.change ?? 0 != 0 }
  }

  /// What is seen first: where two series cross, that all go one way, between which values each lies, or the largest
  /// change.
  var message: String {
    let pairs = Array(zip(chart.series, facts.series))
    // Degrees and millimeters have no highest of both.
    if chart.hasMixedUnits { return wayOfEach(pairs) ?? highestOfEach(pairs) }
    if chart.goesOn, let way = wayOfEach(pairs) { return way }
    if !planned.isEmpty { return claimSentences.message }
    if let only = onlyPlace { return only }
    if let same = onlyValue(pairs) { return Sentence(voice.say(.messageEvery, ["value": value(same)])).sentence }
    // Where one is above the other nearly everywhere, both ways are seen before a passing.
    let passing = chart.comparesCourses && Dominance(chart) == nil ? featureSentences.crossingText : ""
    guard passing.isEmpty else { return Sentence(passing).sentence }
    if tellHighest { return extremeSentences.highestOfAll(pairs) }
    if let message = commonMessage(pairs) ?? bandMessage(pairs) ?? mostMessage(pairs) { return message }
    return mostChanged(pairs).map { withEnds(voice.say(.messageMostChanged, $0)) }
      ?? extremeSentences.highestOfAll(pairs)
  }

  /// `Spend rose from 42 in January to 118 in December; rate fell from 4.6 in January to 2.6 in December`, where each of two goes one way.
  private func wayOfEach(_ pairs: [(Series, SeriesFacts)]) -> String? {
    guard pairs.count == 2, chart.readsInOrder, !chart.ownYAxes.contains(where: \.isReversed) else {
      return nil
    }
    let ways = pairs.enumerated().compactMap { place, pair -> String? in
      guard let rises = shape.course(of: place, pair.1).isRising ?? shape.overall(of: place, pair.1),
        pair.1.endsTellCourse,
        let ends = courseEnds.ends(pair.1, pair.0)
      else { return nil }
      return voice.say(
        rises ? .messageSetbackRise : .messageSetbackFall, ends.adding("name", seriesName(pair.0)))
    }
    return ways.count == 2 ? ways.reduce(Sentence()) { $0.adding($1, .part) }.sentence : nil
  }

  /// `Highest precipitation: 68 in July; highest temperature: 19.4 in July`, each on its own axis; of many the first.
  private func highestOfEach(_ pairs: [(Series, SeriesFacts)]) -> String {
    pairs.prefix(Self.highestOfAxes).reduce(into: Sentence()) { sentence, pair in
      guard let highest = pair.1.maximum else { return }
      let values: PhraseValues = [
        "name": seriesName(pair.0), "value": value(highest.value),
        "place": placeLists.listed(highest.places, in: pair.0),
      ]
      sentence.append(voice.say(.messageHighestOwn, values), .part)
    }.sentence
  }

  /// The values of a bullet chart of one measure: `Actual 270, target 250.`; `nil` for every other chart.
  private var onlyPlace: String? {
    let marks = chart.walkedSeries.compactMap { $0.marks.count == 1 ? $0.marks[0] : nil }
    guard chart.composition == .bullet, (2...GroupContents.stopSeries).contains(marks.count),
      marks.count == chart.walkedSeries.count,
      Set(marks.map(\.x)).count == 1, marks.allSatisfy({ $0.value.number != nil })
    else { return nil }
    let parts = zip(chart.walkedSeries, marks).map { series, mark in
      voice.say(.groupPart, ["name": seriesName(series), "content": state(mark.value)])
    }
    let details = marks.flatMap { mark in
      chart.details.indices.filter { chart.details[$0].isSeen && mark.detail($0) != nil }.map {
        narrator.vocabulary.details.clause(mark.detail($0), of: $0)
      }
    }
    return (parts + details).reduce(Sentence()) { $0.adding($1) }.sentence
  }

  /// More axes than this nobody reads.
  private static let highestOfAxes = 3

  /// The value that all marks have; `nil` where one has another, or none.
  private func onlyValue(_ pairs: [(Series, SeriesFacts)]) -> Double? {
    guard let low = facts.lowest, let high = facts.highest, ChartFacts.areEqual(low, high),
      pairs.allSatisfy({ $0.1.valueCount == $0.1.markCount })
    else { return nil }
    return high
  }

  /// Behind the way of two the one that is above the other at all X, or at nearly all.
  private func withUpper(_ way: String) -> String {
    guard !chart.yAxis.isReversed, let above = Dominance(chart) else { return Sentence(way).sentence }
    return Sentence(way).adding(WaySentences(narrator: narrator).text(of: above), .part).sentence
  }

  /// Behind the way of one or of all the one that ends far from all others.
  private func withEnds(_ way: String) -> String {
    if let meeting = MeetingEnds(chart, facts: facts) { return Sentence(way).adding(text(of: meeting), .part).sentence }
    if let passed = passedFirst { return Sentence(way).adding(passed, .part).sentence }
    guard let apart = EndsApart(chart, facts: facts) else { return Sentence(way).adding(leading, .part).sentence }
    let bounds: PhraseValues = ["low": plain(apart.others.lowerBound), "high": value(apart.others.upperBound)]
    // Where the one that is told ends there its end is told.
    let isTold = facts.mostChanged.map { chart.series[$0].id == chart.walkedSeries[apart.series].id } ?? false
    let ends =
      isTold
      ? voice.say(.messageOthersEnded, bounds)
      : voice.say(
        .messageEndsApart,
        bounds.adding("name", seriesName(chart.walkedSeries[apart.series])).adding("last", plain(apart.last)))
    return Sentence(way).adding(ends, .part).sentence
  }

  /// Over fewer X it is seen from the ends.
  private static let fewestLed = 10

  /// The series that is always the highest, with its ends where another changed most; empty where none is.
  private var leading: String {
    guard !chart.yAxis.isReversed, let lead = SeriesLead(chart), lead.isHighest, lead.isAlways,
      lead.isThroughout, lead.all >= Self.fewestLed
    else { return "" }
    let series = chart.walkedSeries[lead.series]
    if facts.mostChanged.map({ chart.series[$0].id }) == series.id {
      return WaySentences(narrator: narrator).text(of: lead)
    }
    return fromEndToEnd(lead) ?? WaySentences(narrator: narrator).text(of: lead)
  }

  /// The ends of a series that is always the highest, where they are its own bounds; else they would be heard as those.
  private func fromEndToEnd(_ lead: SeriesLead) -> String? {
    let (series, own) = (chart.walkedSeries[lead.series], facts.walked[lead.series])
    guard let change = own.change, own.endsTellCourse, own.endsNear(highest: change > 0) else { return nil }
    return courseEnds.ends(own, series).map {
      voice.say(.messageAlwaysHighestFrom, $0.adding("name", seriesName(series)))
    }
  }

  /// Among more lines nobody sees which of them led before.
  private static let mostFollowed = 8

  /// Where the series that changed most passed the one that was the highest before it.
  private var passedFirst: String? {
    guard !chart.yAxis.isReversed, chart.walkedSeries.count <= Self.mostFollowed, let place = facts.mostChanged,
      let found = LeaderChange(chart, shape.whole, facts: facts, isBefore: true),
      chart.walkedSeries[found.last].id == chart.series[place].id
    else { return nil }
    return featureSentences.text(of: found.crossing)
  }

  /// `All between 0.5 and 1.1 in 2016`.
  private func text(of meeting: MeetingEnds) -> String {
    let (low, high) = (meeting.bounds.lowerBound, meeting.bounds.upperBound)
    return voice.say(.messageMeet, ["low": plain(low), "high": value(high), "place": places.place(meeting.x)])
  }

  /// The name and the ends of the series that changed most.
  private func mostChanged(_ pairs: [(Series, SeriesFacts)]) -> PhraseValues? {
    guard let place = facts.mostChanged, pairs.indices.contains(place), let change = pairs[place].1.change else {
      return nil
    }
    // Of changes that are as large, or beyond all numbers, none is the largest.
    let isOnly = pairs.indices.allSatisfy { other in
      other == place || pairs[other].1.statistics.count < 2
        || pairs[other].1.change.map { !ChartFacts.areEqual(abs($0), abs(change)) } ?? false
    }
    // A series that swings farther than it changes is not told by its ends.
    guard isOnly, pairs[place].1.endsTellCourse else { return nil }
    return courseEnds.ends(pairs[place].1, pairs[place].0)?.adding("name", seriesName(pairs[place].0))
  }

  // MARK: All together

  /// `All 20 rose, Rowan most: from 98 to 785 centimeters.`
  private func commonMessage(_ pairs: [(Series, SeriesFacts)]) -> String? {
    guard let rising = wayOfAll(pairs), let values = mostChanged(pairs) else { return nil }
    // Layers have no name in common.
    guard pairs.count > 2 || chart.seriesField != nil && haveAsMany(pairs) else { return nil }
    if pairs.count == 2 { return withUpper(voice.say(rising ? .messageBothRose : .messageBothFell, values)) }
    guard CommonEnds.hold(chart, facts: facts) else { return nil }
    return withEnds(voice.say(rising ? .messageAllRose : .messageAllFell, count: pairs.count, values))
  }

  /// `4 of 5 ended lower, Iran most: from 6.93 to 1.91.`, where most of several did, whatever turns they took.
  private func mostMessage(_ pairs: [(Series, SeriesFacts)]) -> String? {
    guard pairs.count > 2 || chart.seriesField != nil && haveAsMany(pairs), let place = facts.mostChanged,
      let values = mostChanged(pairs), CommonEnds.hold(chart, facts: facts),
      let most = pairs[place].1.change
    else { return nil }
    let count = pairs.count { pair in pair.1.change.map { $0 != 0 && ($0 > 0) == (most > 0) } ?? false }
    guard count > 1, count * Self.mostOf.whole >= pairs.count * Self.mostOf.part else { return nil }
    if pairs.count == 2, count == 2 {
      return withUpper(voice.say(most > 0 ? .messageBothHigher : .messageBothLower, values))
    }
    guard count < pairs.count else {
      return withEnds(voice.say(most > 0 ? .messageAllHigher : .messageAllLower, count: count, values))
    }
    let counted = values.adding("k", numbers.whole(count)).adding("n", numbers.whole(pairs.count))
    return withEnds(voice.say(most > 0 ? .messageMostHigher : .messageMostLower, counted))
  }

  /// The part of all series that are most of them.
  private static let mostOf = (part: 3, whole: 5)

  /// Whether none of two series has less than a third of the values of the other.
  private func haveAsMany(_ pairs: [(Series, SeriesFacts)]) -> Bool {
    let counts = pairs.map(\.1.statistics.count)
    return (counts.min() ?? 0) * 3 >= counts.max() ?? 0
  }

  /// Whether all of several series rose, or fell, by their courses or by more than half of their ranges; `nil` where they did not.
  private func wayOfAll(_ pairs: [(Series, SeriesFacts)]) -> Bool? {
    let ways = pairs.indices.map { shape.course(of: $0, pairs[$0].1).isRising ?? shape.overall(of: $0, pairs[$0].1) }
    guard pairs.count > 1, let first = ways.first, ways.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  // MARK: Beside each other

  /// `Systolic between 118 and 130, Diastolic between 75 and 81 millimeters of mercury.`
  private func bandMessage(_ pairs: [(Series, SeriesFacts)]) -> String? {
    let varied = pairs.indices.allSatisfy { shape.course(of: $0, pairs[$0].1) == .varied }
    guard varied, pairs.count <= FeatureThresholds.standard.mostBands, let last = pairs.last?.0.id else { return nil }
    let bands = pairs.compactMap { series, facts -> String? in
      guard let low = facts.minimum?.value, let high = facts.maximum?.value else { return nil }
      // The unit is said once, at the end.
      let values: PhraseValues = ["low": plain(low), "high": series.id == last ? value(high) : plain(high)]
      return voice.say(.groupPart, ["name": seriesName(series), "content": voice.say(.featurePlateau, values)])
    }
    return bands.reduce(into: Sentence()) { $0.append($1) }.sentence
  }
}
