import ChartAnalysis
import ChartModel

/// Where series have no value, each state apart.
struct GapSentences: Narrating {
  let narrator: Narrator
  private var placeLists: PlaceLists { PlaceLists(narrator: narrator) }

  /// The gaps of every series; of very many series only how many have gaps.
  func sentences(_ pairs: [(Series, SeriesFacts)]) -> [String] {
    guard pairs.count > Self.toldSeries else { return pairs.map { gaps(of: $0.1, in: $0.0) } }
    let withGaps = pairs.count { !$0.1.gaps.isEmpty }
    return withGaps == 0 ? [] : [Sentence(voice.say(.summaryGapSeriesCount, count: withGaps)).sentence]
  }

  /// Where a series has no value: each state apart, in X order.
  ///
  /// ```
  /// No data on June 9 and June 10. Value missing on June 12.
  /// ```
  func gaps(of facts: SeriesFacts, in series: Series) -> String {
    // A series without any value is one sentence, and the message has said it if it is the only series.
    guard facts.valueCount > 0 else { return "" }
    var sentence = Sentence()
    for state in MarkValue.gapStates {
      let gaps = facts.gaps.filter { $0.state == state }
      sentence.append(text(of: gaps, state, in: series), .sentence)
    }
    return sentence.sentence
  }

  private func text(of gaps: [Gap], _ state: MarkValue, in series: Series) -> String {
    guard let first = gaps.first else { return "" }
    let count = gaps.reduce(0) { $0 + $1.places.count }
    let text =
      gaps.count <= Self.listedGaps || count <= Self.listedGaps + 1
      ? voice.say(state.gapKey, ["places": listed(gaps, in: series)])
      : many(count, first: first, state, in: series)
    let name = seriesName(series)
    return name.isEmpty ? text : voice.say(.summaryGapSeries, ["name": name, "gap": text])
  }

  private func listed(_ gaps: [Gap], in series: Series) -> String {
    // Neighbours are named one by one while they are few; else as a range.
    let areFew = gaps.reduce(0) { $0 + $1.places.count } <= Self.listedGaps + 1
    if gaps.count == 1, let gap = gaps.first, let last = gap.places.last, gap.places.count > 2 {
      return placeLists.stretch(from: series.marks[gap.places.lowerBound].x, to: series.marks[last].x)
    }
    let texts = gaps.flatMap { gap -> [String] in
      if gap.places.count == 1 || areFew && gap.places.count == 2 {
        return gap.places.map { places.inner(series.marks[$0].x) }
      }
      guard let last = gap.places.last else { return [] }
      // A bin begins with "from", and so does a run of them.
      let ends = (series.marks[gap.places.lowerBound].x, series.marks[last].x)
      return [places.range(from: ends.0, to: ends.1, opening: places.kind(of: [ends.0, ends.1]) == .bin)]
    }
    let kind = places.kind(of: series.marks.lazy.map(\.x))
    return places.place(texts, as: kind, count: gaps.reduce(0) { $0 + $1.places.count })
  }

  private func many(_ count: Int, first: Gap, _ state: MarkValue, in series: Series) -> String {
    let gap = voice.say(state.gapKey, ["places": ""]).trimmed
    let values: PhraseValues = [
      "gap": gap, "marks": marks(count, of: series),
      "place": places.place(series.marks[first.places.lowerBound].x),
    ]
    return voice.say(.summaryGapMany, values)
  }

  private static var listedGaps: Int { 3 }
}

extension MarkValue {
  /// The states that make a gap, in the order in which they are told.
  fileprivate static let gapStates: [MarkValue] = [
    .empty, .missing, .notANumber, .infinite(negative: false), .infinite(negative: true),
  ]

  fileprivate var gapKey: PhraseKey {
    switch self {
    case .missing: .summaryGapMissing
    case .notANumber: .summaryGapNotANumber
    case .infinite(let negative): negative ? .summaryGapMinusInfinite : .summaryGapInfinite
    case .empty, .number, .range, .category: .summaryGapEmpty
    }
  }
}
