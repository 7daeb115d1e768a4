package import ChartModel

/// The upper end of a scale of answers, as "Agree" and "Strongly agree" are: how large both are together at each name.
///
/// A scale is known by its words: at each end the outer answer is the inner one with a word before it (R. Likert, "A technique for the
/// measurement of attitudes", Archives of Psychology 140, 1932).
package struct AnswerScale: Equatable, Sendable {
  /// The inner and the outer answer of the upper end, by their places in the chart's `series`.
  package let answers: [Int]
  /// The lowest and the highest share of both together, 0 to 1, with the places in the totals' `marks`.
  package let lowest: Extreme
  package let highest: Extreme

  private static let fewestAnswers = 4

  /// `nil` where parts are no such scale, lack a share, or are as large everywhere.
  package init?(_ chart: BucketedChart, facts: ChartFacts) {
    let places = chart.series.indices.filter { chart.isPart(chart.series[$0]) }
    let names = places.map { chart.series[$0].name ?? "" }
    guard names.count >= Self.fewestAnswers, names.count == facts.shares.count,
      names[0].isStronger(than: names[1]), names[names.count - 1].isStronger(than: names[names.count - 2]),
      let last = facts.shares.last?.shares, let inner = facts.shares.dropLast().last?.shares
    else { return nil }
    let sums = zip(inner, last).map { first, second in first.flatMap { inner in second.map { inner + $0 } } }
    guard !sums.contains(nil), let low = Extreme(sums.compactMap(\.self).min(), among: sums),
      let high = Extreme(sums.compactMap(\.self).max(), among: sums), !ChartFacts.areEqual(low.value, high.value)
    else { return nil }
    (answers, lowest, highest) = (Array(places.suffix(2)), low, high)
  }
}

extension String {
  /// Whether it is another answer with a word before it: "Strongly agree" beside "Agree".
  fileprivate func isStronger(than other: String) -> Bool {
    let (own, words) = (lowercased(), other.lowercased())
    return !words.isEmpty && own.hasSuffix(" " + words)
  }
}
