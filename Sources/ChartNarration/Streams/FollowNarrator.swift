import ChartAnalysis
package import ChartModel

/// Says what came of rows that are followed, from a chart of the buckets that are told.
package struct FollowNarrator {
  private let narrator: Narrator
  private var voice: Voice { narrator.voice }
  private var places: SpokenPlace { narrator.places }

  /// Corrections beyond this are told by their count and their range.
  private static let mostCorrections = 3

  /// A narrator of the buckets that are told, and of those that their events name.
  package init(_ narrator: Narrator) { self.narrator = narrator }

  // MARK: One bucket

  /// What a bucket did, then its label: `New highest. 9:05 AM: 14 steps.`
  package func bucket(_ x: XValue, _ events: [FollowedEvent]) -> String {
    let did = events.reduce(Sentence()) { $0.adding(text(of: $1, withValue: false)) }.sentence
    return joined([did, Sentence(label(at: x)).sentence])
  }

  /// The label of a bucket over all series: `June 6: 12 steps`, `June 6: first 3, second 4`.
  package func label(at x: XValue) -> String {
    if narrator.chart.walkedSeries.count > 1, let stop = narrator.facts.shared?.stops.first(where: { $0.x == x }) {
      return StopLabels(narrator: narrator).label(stop)
    }
    let labels = narrator.chart.walkedSeries.flatMap { series in
      series.marks.indices.filter { series.marks[$0].x == x && series.marks[$0].value != .empty }
        .map { MarkLabels(narrator: narrator).label(at: $0, in: series).text }
    }
    guard !labels.isEmpty else { return Sentence(places.text(x)).adding(voice.say(.stateEmpty), .context).line }
    return labels.reduce(Sentence()) { $0.adding($1, .sentence) }.text
  }

  // MARK: Several buckets at once

  /// What several buckets did and how high they are: `9:02 AM to 9:04 AM: 3 minutes, 8 to 11 steps each.`
  ///
  /// - Parameters:
  ///   - empty: how many without rows lie between the first and the last.
  ///   - values: what is known of each series, in their order.
  package func buckets(
    from first: XValue, to last: XValue, empty: Int, _ values: [(name: String?, told: ToldValues)],
    _ events: [FollowedEvent]
  ) -> String {
    let did = events.reduce(Sentence()) { $0.adding(text(of: $1, withValue: true), .part) }.sentence
    let range = Sentence(places.range(from: first, to: last))
    let gap = empty > 0 ? voice.say(.groupWithoutData, count: empty, ["marks": marks(empty)]) : ""
    let each = values.filter { $0.told != ToldValues() }.reduce(Sentence()) { sentence, series in
      let name = series.name.map { voice.name($0) } ?? ""
      return sentence.adding(Sentence(name).adding(text(of: series.told), .word).text, .part)
    }
    return joined([did, range.adding(each.text, .context).adding(gap).sentence])
  }

  /// `3 minutes, 8 to 11 steps each`; those without a number are told by their states.
  private func text(of told: ToldValues) -> String {
    var sentence = Sentence()
    if let (low, high) = told.range {
      let key: StreamPhraseKey = narrator.plain(low) == narrator.plain(high) ? .followSame : .followEach
      let span = voice.say(.followBetween, ["from": narrator.plain(low), "to": narrator.value(high)])
      sentence.append(
        voice.say(key, ["marks": marks(told.count), "values": span, "value": narrator.value(high)]))
    }
    for (state, count) in told.others.sorted(by: { narrator.state($0.value) < narrator.state($1.value) }) {
      sentence.append(Sentence(marks(count)).adding(narrator.state(state), .word).text)
    }
    return sentence.text
  }

  private func marks(_ count: Int) -> String { narrator.marks(count) }

  // MARK: Events

  private func text(of event: FollowedEvent, withValue: Bool) -> String {
    switch event {
    case .rule(let name, let side, let series):
      let key: StreamPhraseKey = side == .above ? .followAbove : side == .below ? .followBelow : .followAt
      return ofSeries(series, voice.say(key, ["name": voice.name(name)]))
    case .passed(let name, let other):
      return voice.say(.followPassed, ["name": voice.name(name), "other": voice.name(other)])
    case .extreme(let isHighest, let series, let value, let x):
      let text = ofSeries(series, voice.say(isHighest ? .followHighest : .followLowest))
      guard withValue else { return text }
      return voice.say(.followWith, ["event": text, "value": narrator.value(value), "place": places.place(x)])
    case .afterGap(let buckets): return voice.say(.followAfterGap, ["marks": marks(buckets)])
    case .trend(let isRising, let series, let since):
      let text = voice.say(isRising ? .followRising : .followFalling, ["place": places.end(since)])
      return series.map { Sentence(voice.name($0)).adding(text, .word).text } ?? text
    }
  }

  private func ofSeries(_ series: String?, _ text: String) -> String {
    series.map { voice.say(.followOfSeries, ["what": text, "name": voice.name($0)]) } ?? text
  }

  // MARK: Corrections

  /// Buckets that late rows changed after they were told: `Correction: June 6: 12 steps, 10 before.`
  package func corrections(_ corrections: [(x: XValue, before: [MarkValue])]) -> String {
    if corrections.count > Self.mostCorrections, let first = corrections.first, let last = corrections.last {
      let count = voice.say(.followCorrected, count: corrections.count)
      return Sentence(count).adding(places.range(from: first.x, to: last.x), .context).sentence
    }
    return joined(
      corrections.map { correction in
        let label = voice.say(.followCorrection, ["label": label(at: correction.x)])
        let before = voice.list(correction.before.map(valueAlone))
        return Sentence(label).adding(voice.say(.followBefore, ["value": before])).sentence
      })
  }

  /// A value that was told, without its place among the bounds of an axis that has changed since.
  private func valueAlone(_ value: MarkValue) -> String {
    value.number.map { narrator.value($0) } ?? narrator.state(value)
  }

  // MARK: The summary

  /// That a summary is told by wider buckets than were asked for: `By hour, since more than 8,192 minutes came.`
  ///
  /// - Parameter count: more buckets came than so many.
  package func wider(_ bucketing: Bucketing, than count: Int) -> String {
    let bins: String
    switch bucketing {
    case .calendar(let unit): bins = SourceSentences(narrator: narrator).choice(.bucket(unit))
    case .width(let width): bins = SourceSentences(narrator: narrator).choice(.bins(width: width))
    default: return ""
    }
    return Sentence(voice.say(.followWider, ["bins": bins, "marks": marks(count)])).sentence
  }

  // MARK: Silence

  /// That no rows come any more: `No new rows for 1 minute; last: 9:05 AM: 14 steps.`
  ///
  /// - Parameter length: for how long, in microseconds.
  package func silence(_ length: Int64, last: XValue?) -> String {
    let silence = Sentence(voice.say(.followSilence, ["length": SpokenLength(voice: voice).text(length)]))
    return silence.adding(last.map { voice.say(.followLast, ["label": label(at: $0)]) } ?? "", .part).sentence
  }

  private func joined(_ sentences: [String]) -> String { sentences.filter { !$0.isEmpty }.joined(separator: " ") }
}

/// What is said of rows that are followed beside their values.
package struct FollowNotes {
  private let voice: Voice

  /// Notes in a voice.
  package init(_ voice: Voice) { self.voice = voice }

  /// Rows that came later than is allowed.
  package func tooLate(_ count: Int) -> String { Sentence(voice.say(.followTooLate, count: count)).sentence }

  /// Rows that belong to buckets which are not told one by one any more.
  package func longPast(_ count: Int) -> String { Sentence(voice.say(.followLongPast, count: count)).sentence }

  /// Rows so far along X that their buckets cannot be told apart.
  package func tooFar(_ count: Int) -> String { Sentence(voice.say(.followTooFar, count: count)).sentence }

  /// Rows whose time has not come yet.
  package func ahead(_ count: Int) -> String { Sentence(voice.say(.followAhead, count: count)).sentence }

  /// Rows that do not fit the columns.
  package func setAside(_ count: Int) -> String { Sentence(voice.say(.overviewSetAside, count: count)).sentence }

  /// That there was no row at all.
  package var nothing: String { Sentence(voice.say(.followNothing)).sentence }
}
