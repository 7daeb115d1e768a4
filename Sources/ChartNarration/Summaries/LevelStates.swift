import ChartAnalysis
import ChartModel

/// What is said of a timeline on which one state follows the other without a break, as the stages of a night or the shift of a machine.
struct LevelStates: Narrating {
  let narrator: Narrator

  /// Breaks of a smaller part of all the time are not seen.
  private static let mostBreak = 0.02

  /// The state that lasts longest in total: a level, or of several lanes a series.
  func message(_ levels: LevelFacts) -> String? {
    if let longest = longest(levels) {
      return text(
        levelName(longest.name), longest.length ?? 0,
        longest.places.map { chart.walkedSeries[$0.series].marks[$0.mark] })
    }
    guard areWhole(levels), chart.walkedSeries.count > 1 else { return nil }
    let totals = chart.walkedSeries.indices.map { length(of: $0) }
    guard let most = totals.max(), totals.count(where: { $0 == most }) == 1, let place = totals.firstIndex(of: most)
    else {
      return nil
    }
    return text(seriesName(chart.walkedSeries[place]), most, chart.walkedSeries[place].marks)
  }

  /// The level that lasts longest, where one lane is at each time; `nil` where two last as long.
  func longest(_ levels: LevelFacts) -> LevelTally? {
    let lasting = levels.reached.sorted { ($0.length ?? 0) > ($1.length ?? 0) }
    guard isTimeline, chart.walkedSeries.count == 1, lasting.count > 1, lasting.contains(where: { $0.count > 1 }),
      lasting.allSatisfy({ $0.length != nil }), lasting[0].length != lasting[1].length, followEachOther,
      fills(lasting.reduce(0.0) { $0 + Double($1.length ?? 0) })
    else { return nil }
    return lasting[0]
  }

  /// Whether no stretch begins before the one before it has ended.
  private var followEachOther: Bool {
    let stretches = chart.walkedSeries[0].marks.filter { !$0.isHidden }.compactMap {
      mark -> (from: Instant, to: Instant)? in
      if case .interval(let from, let to) = mark.x { (from, to) } else { nil }
    }
    return zip(stretches, stretches.dropFirst()).allSatisfy { $0.to <= $1.from }
  }

  /// How long all marks of one of several series last together; empty where they are no stretches.
  func total(of series: Int) -> String {
    let length = length(of: series)
    guard isTimeline, chart.walkedSeries.count > 1, length > 0 else { return "" }
    return voice.say(.levelLengthOfSeries, ["length": spoken(length, chart.walkedSeries[series].marks)])
  }

  private var isTimeline: Bool { chart.window == nil && places.kind.isStretch }

  /// Whether each lane is in some state all the time.
  private func areWhole(_ levels: LevelFacts) -> Bool {
    isTimeline && levels.reached.allSatisfy { fills(Double($0.length ?? 0)) }
  }

  private func fills(_ length: Double) -> Bool {
    guard case .instants(let from, let to) = chart.xAxis.domain else { return false }
    let span = Double(to.microseconds) - Double(from.microseconds)
    return abs(length - span) <= span * Self.mostBreak
  }

  private func length(of series: Int) -> Int64 {
    chart.walkedSeries[series].marks.lazy.filter { !$0.isHidden }.compactMap(\.x.length).reduce(0) {
      $0.addingReportingOverflow($1).partialValue
    }
  }

  private func text(_ name: String, _ length: Int64, _ marks: [Mark]) -> String {
    voice.say(.levelMost, ["level": name, "length": spoken(length, marks)])
  }

  /// Whole days are counted on the calendar.
  private func spoken(_ length: Int64, _ marks: [Mark]) -> String {
    let lasting = marks.filter {
      $0.x.length ?? 0 != 0 && !$0.isHidden
    }
    let days = lasting.compactMap { places.days(of: $0.x) }
    let speaker = SpokenLength(voice: voice)
    return days.isEmpty || days.count < lasting.count ? speaker.text(length) : speaker.days(days.reduce(0, +))
  }
}
