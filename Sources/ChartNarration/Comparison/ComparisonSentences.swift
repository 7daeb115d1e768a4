import ChartAnalysis
import ChartModel

/// What changed in sum, in sentences.
struct ComparisonSentences {
  let narrated: NarratedComparison
  private var narrator: Narrator { narrated.second }
  private var voice: Voice { narrated.voice }

  init(_ narrated: NarratedComparison) { self.narrated = narrated }

  /// The most series that one line tells.
  private static let mostTogether = 3

  /// `192,360 steps in June 2025, 187,300 in May 2025: 5,060 more, 2.7 percent.` More series than one line can tell have
  /// a line each.
  var messages: [String] {
    let sentences = sums
    return sentences.count > Self.mostTogether ? sentences : [sentences.joined(separator: " ")]
  }

  /// The same in one line; of many series the first, and how many more there are.
  var message: String {
    let sentences = sums
    guard sentences.count > Self.mostTogether else { return sentences.joined(separator: " ") }
    let rest = voice.say(.compareMoreSeries, count: sentences.count - Self.mostTogether)
    return (sentences.prefix(Self.mostTogether) + [Sentence(rest).sentence]).joined(separator: " ")
  }

  private var sums: [String] { narrated.comparison.walked.map { inSum($0, isPart: false) } }

  /// The parts of a stack, how many marks rose and fell, the largest of each, and what is on one side alone.
  var summary: [String] {
    let parts = narrated.comparison.parts.map { inSum($0, isPart: true) }
    return [matching] + parts + narrated.comparison.walked.flatMap(details) + [missingSeries]
  }

  private var matching: String {
    guard narrated.comparison.matching == .order else { return "" }
    return Sentence(voice.say(.compareByOrder)).sentence
  }

  // MARK: In sum

  private func inSum(_ compared: SeriesComparison, isPart: Bool) -> String {
    guard let series = narrated.series(of: compared, isPart: isPart) else { return "" }
    let name = narrated.name(of: series.second)
    guard let change = compared.sum ?? compared.mean,
      let text = change.difference.map({ difference in
        totals(compared, change).adding(self.difference(difference, change, compared), .context)
      })
    else {
      return Sentence(name).adding(voice.say(.compareNoValues), .context).sentence
    }
    let isAlike = compared.firstStatistics.count == compared.secondStatistics.count
    let counted = isAlike ? "" : counts(compared, of: series.second)
    return Sentence(name).adding(text.adding(counted, .part).text, .context).sentence
  }

  private func totals(_ compared: SeriesComparison, _ change: ValueChange) -> Sentence {
    let isSum = compared.sum != nil
    let after = isSum ? narrator.value(change.to) : narrator.roundedMiddle(change.to, in: compared.secondStatistics)
    let before = isSum ? narrator.plain(change.from) : narrator.averaged(change.from, in: compared.firstStatistics).text
    let key: OutputPhraseKey = isSum ? .compareTotal : .compareMean
    return Sentence(voice.say(key, ["value": after, "side": narrated.sides.second]))
      .adding(voice.say(.compareOther, ["value": before, "side": narrated.sides.first]))
  }

  private func difference(_ difference: Double, _ change: ValueChange, _ compared: SeriesComparison) -> String {
    guard difference != 0 else { return voice.say(.compareSame) }
    let size = abs(difference)
    let number =
      compared.sum != nil ? narrator.plain(size) : narrator.averaged(size, in: compared.secondStatistics).text
    let text = voice.say(difference > 0 ? .compareMore : .compareLess, ["number": number])
    let percent = tellsPercent(compared) ? change.percent.map(percent) : nil
    return Sentence(text).adding(percent ?? "").text
  }

  /// Whether a part of the number before means something: not of a mean of values on both sides of zero, such as
  /// temperatures, and not of percents.
  private func tellsPercent(_ compared: SeriesComparison) -> Bool {
    let lows = [compared.firstStatistics, compared.secondStatistics].compactMap(\.minimum)
    return !narrator.isInPercent && (compared.sum != nil || lows.allSatisfy { $0 >= 0 })
  }

  /// A change in percent: one decimal below ten.
  private func percent(_ percent: Double) -> String {
    // Where there is none, one would hear that the number before is not above zero.
    guard !narrator.profile.hidesNumbers else { return "" }
    let size = abs(percent)
    return voice.say(
      .numberPercent, ["number": narrator.numbers.exact(size, decimals: size < 10 ? 1 : 0).text])
  }

  private func counts(_ compared: SeriesComparison, of series: Series) -> String {
    voice.say(
      .compareCounts,
      [
        "after": narrator.marks(compared.secondStatistics.count, of: series),
        "before": narrator.numbers.whole(compared.firstStatistics.count),
      ])
  }

  // MARK: Marks

  private func details(_ compared: SeriesComparison) -> [String] {
    guard let series = narrated.series(of: compared, isPart: false) else { return [] }
    let lines = [outcomes(compared, in: series.second), largest(compared, series.second), alone(compared, series)]
    let name = narrated.name(of: series.second)
    return lines.filter { !$0.text.isEmpty }.map { Sentence(name).adding($0.text, .context).sentence }
  }

  /// `Of 30 days, 18 rose, 10 fell, 2 stayed the same`
  private func outcomes(_ compared: SeriesComparison, in series: Series) -> Sentence {
    let told: [(MarkOutcome, OutputPhraseKey)] = [
      (.risen, .compareRose), (.fallen, .compareFell), (.unchanged, .compareStayed), (.changed, .compareChanged),
      (.appeared, .compareAppeared), (.vanished, .compareVanished), (.none, .compareNone),
    ]
    let counts = told.map { (count: compared.count($0), key: $1) }.filter { $0.count > 0 }
    guard !counts.isEmpty else { return Sentence() }
    let marks = narrator.marks(compared.changes.count, of: series)
    return counts.reduce(Sentence(voice.say(.compareOf, ["marks": marks]))) {
      $0.adding(voice.say($1.key, ["k": narrator.numbers.whole($1.count)]))
    }
  }

  private func largest(_ compared: SeriesComparison, _ series: Series) -> Sentence {
    let rise = compared.largestIncrease.map { extreme(.compareLargestRise, $0, compared, series) } ?? ""
    let fall = compared.largestDecrease.map { extreme(.compareLargestFall, $0, compared, series) } ?? ""
    return Sentence(rise).adding(fall, .sentence)
  }

  private func extreme(_ key: OutputPhraseKey, _ extreme: Extreme, _ compared: SeriesComparison, _ series: Series)
    -> String
  {
    let places = extreme.places.compactMap { place -> XValue? in
      guard compared.changes.indices.contains(place),
        series.marks.indices.contains(compared.changes[place].secondPlace)
      else { return nil }
      return series.marks[compared.changes[place].secondPlace].x
    }
    let texts = places.map { narrator.places.inner($0, withYear: narrated.withYear) }
    let told = narrator.places.place(texts, as: narrator.places.kind(of: places), atMost: 4)
    return voice.say(key, ["value": narrator.difference(abs(extreme.value)), "places": told])
  }

  private func alone(_ compared: SeriesComparison, _ series: (first: Series, second: Series)) -> Sentence {
    let after = only(compared.onlySecond, of: series.second, narrated.second, narrated.sides.second)
    return Sentence(after).adding(only(compared.onlyFirst, of: series.first, narrated.first, narrated.sides.first))
  }

  private func only(_ places: [Int], of series: Series, _ side: Narrator, _ name: String) -> String {
    guard !places.isEmpty else { return "" }
    return voice.say(.compareOnly, ["marks": side.marks(places.count, of: series), "side": name])
  }

  private var missingSeries: String {
    let comparison = narrated.comparison
    let names = { (places: [Int], all: [Series], side: Narrator) in
      places.filter(all.indices.contains).map { place in
        let name = side.seriesName(all[place])
        return name.isEmpty ? side.names.y : name
      }
    }
    let before =
      names(comparison.onlyFirst, narrated.first.chart.walkedSeries, narrated.first)
      + names(comparison.partsOnlyFirst, narrated.first.chart.series, narrated.first)
    let after =
      names(comparison.onlySecond, narrated.second.chart.walkedSeries, narrated.second)
      + names(comparison.partsOnlySecond, narrated.second.chart.series, narrated.second)
    let say = { (names: [String], side: String) in
      names.isEmpty ? "" : voice.say(.compareOnly, ["marks": voice.list(names, atMost: 6), "side": side])
    }
    return Sentence(say(after, narrated.sides.second)).adding(say(before, narrated.sides.first), .sentence).sentence
  }
}
