import ChartAnalysis
import ChartModel

extension NarratedViews {
  /// Which chart has the most and which the least: by totals where values add up, else by single values; empty where the
  /// charts share no axis of values, do not measure the same, or are all the same.
  ///
  /// ```
  /// Highest total: 192,360 steps, Bern. Lowest total: 84,100 steps, Oslo.
  /// ```
  public var message: String { single?.message ?? ViewComparison(narrated: self).message }
}

/// How charts that measure the same stand beside each other.
struct ViewComparison {
  let narrated: NarratedViews
  private var narrators: [Narrator] { narrated.narrators }
  private var voice: Voice { narrated.voice }

  /// Which chart has the most and which the least; empty where they cannot be compared, or are all the same.
  var message: String {
    guard narrators.count > 1, narrated.views.sharesY, measuresAlike else { return "" }
    if let totals = values(total) {
      return sentence(totals, totals, highest: .viewHighestTotal, lowest: .viewLowestTotal) { $0.rounded($1) }
    }
    guard !adds, let highest = values({ $0.facts.highest }), let lowest = values({ $0.facts.lowest }) else { return "" }
    return sentence(highest, lowest, highest: .viewHighest, lowest: .viewLowest) { $0.value($1) }
  }

  private var measuresAlike: Bool {
    guard let first = narrators.first else { return false }
    return narrators.allSatisfy { other in
      AxisSentences(narrator: other).measure == AxisSentences(narrator: first).measure
        && other.chart.aggregate == first.chart.aggregate
        && !other.chart.hasMixedUnits && other.facts.levels == nil && !other.isOfShares
        && other.chart.stack != .center && other.chart.isAdditive == first.chart.isAdditive
    }
  }

  private var adds: Bool { narrators.first?.chart.isAdditive == true }

  /// A number of each chart; `nil` where one of them has none.
  private func values(_ value: (Narrator) -> Double?) -> [Double]? {
    let values = narrators.compactMap(value).filter(\.isFinite)
    return values.count == narrators.count ? values : nil
  }

  private func total(_ narrator: Narrator) -> Double? {
    narrator.chart.isAdditive && !narrator.hasRanges ? narrator.facts.total : nil
  }

  private func sentence(
    _ high: [Double], _ low: [Double], highest: OutputPhraseKey, lowest: OutputPhraseKey,
    say: (Narrator, Double) -> String
  ) -> String {
    guard let top = high.max(), let bottom = low.min(), !ChartFacts.areEqual(top, bottom) else { return "" }
    let first = phrase(highest, places(of: top, in: high), top, say)
    return Sentence(first).adding(phrase(lowest, places(of: bottom, in: low), bottom, say), .sentence).sentence
  }

  private func places(of value: Double, in values: [Double]) -> [Int] {
    values.indices.filter { ChartFacts.areEqual(values[$0], value) }
  }

  private func phrase(
    _ key: OutputPhraseKey, _ places: [Int], _ value: Double, _ say: (Narrator, Double) -> String
  ) -> String {
    // What all charts reach tells none from the others.
    guard let first = places.first, places.count < narrators.count else { return "" }
    let names = voice.list(places.map { narrated.names[$0] }, atMost: Narrator.listedPlaces)
    return voice.say(key, ["value": say(narrators[first], value), "names": names])
  }
}
