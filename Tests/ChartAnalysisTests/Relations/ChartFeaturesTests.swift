import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// All features of a chart at once: nothing where nothing applies, the same each time, and no trap on any chart.
@Suite struct ChartFeaturesTests {
  private func features(_ chart: BucketedChart) -> ChartFeatures { ChartFeatures(chart, facts: ChartFacts(chart)) }

  @Test func anEmptyChartHasNone() {
    for lists in [[], [[]], [[5]], [[nil]], [[.nan, .infinity]]] as [[[Double?]]] {
      let found = features(RelationCharts.lines(lists))
      #expect(found.crossings.pairs.isEmpty && found.ranks == nil && found.distribution == nil)
      #expect(found.correlations == nil && found.clusters == nil)
      #expect(found.shareChanges == nil && found.cycles.patterns.isEmpty && found.heat == nil)
      #expect(found.diverging.isEmpty)
    }
  }

  /// Values from everywhere: zero, tiny, huge, beyond all numbers, and none.
  private func hostile(_ random: inout SeededGenerator) -> Double? {
    let ends = [
      0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e308, -1e308, 1.797e308, -1.797e308,
      .infinity,
      -.infinity, .nan, 1, 0.1, -3,
    ]
    return Int.random(in: 0..<9, using: &random) == 0 ? nil : ends.randomElement(using: &random)
  }

  private func place(_ type: FieldType, _ random: inout SeededGenerator) -> XValue {
    switch type {
    case .quantitative:
      let from = hostile(&random) ?? 0
      return Bool.random(using: &random) ? .number(from) : .bin(from: from, to: hostile(&random) ?? 1)
    case .temporal:
      let from = Int64.random(in: .min...(.max), using: &random)
      return Bool.random(using: &random)
        ? .instant(Instant(microseconds: from))
        : .interval(from: Instant(microseconds: from), to: Instant(microseconds: from.addingClamped(86_400_000_000)))
    case .ordinal, .nominal: return .category(String(Int.random(in: 0..<5, using: &random)))
    }
  }

  private func chart(_ random: inout SeededGenerator) -> BucketedChart {
    let type = FieldType.allCases.randomElement(using: &random) ?? .nominal
    let series = (0..<Int.random(in: 0...4, using: &random)).map { index in
      let marks = (0..<Int.random(in: 0...30, using: &random)).map { place in
        Mark(
          id: "s\(index)/\(place)", x: self.place(type, &random), value: RelationCharts.value(hostile(&random)),
          rowCount: Int.random(in: 0...2, using: &random),
          author: Int.random(in: 0..<15, using: &random) == 0 ? AuthorText(isHidden: true) : nil)
      }
      return Series(id: "s\(index)", name: "s\(index)", marks: marks)
    }
    var chart = RelationCharts.chart(
      series, kind: MarkKind.allCases.randomElement(using: &random) ?? .bar, type: type)
    chart.isAdditive = Bool.random(using: &random)
    chart.seriesAreRows = Int.random(in: 0..<4, using: &random) == 0
    chart.isPartToWhole = Int.random(in: 0..<4, using: &random) == 0
    chart.countsAlikeMarks = Bool.random(using: &random)
    if Int.random(in: 0..<3, using: &random) == 0 { chart.totals = series.first }
    if type == .temporal {
      chart.xAxis.bucketing = [.none, .calendar(.day), .calendar(.hour)].randomElement(using: &random) ?? .none
    }
    return chart
  }

  private func numbers(_ found: ChartFeatures) -> [Double] {
    var numbers: [Double] = []
    for pattern in found.cycles.patterns {
      numbers += [pattern.difference, pattern.noise, pattern.score, pattern.effect]
      numbers += pattern.phases.compactMap { $0.level }
    }
    for pair in found.crossings.pairs { numbers += [pair.deadBand] + pair.crossings.compactMap { $0.coordinate } }
    for cluster in found.clusters?.clusters ?? [] { numbers += [cluster.centreX, cluster.centreY, cluster.share] }
    if let bins = found.distribution { numbers += [bins.median.value, bins.skew ?? 0, bins.fullestShare] }
    for row in found.heat?.rows ?? [] { numbers += [row.total ?? 0, row.mean ?? 0] }
    numbers += found.shareChanges?.changes.map { $0.points } ?? []
    if let all = found.correlations?.all { numbers += [all.pearson, all.spearman] }
    return numbers
  }

  @Test func hostileChartsNeitherTrapNorSayWhatIsNoNumber() {
    var random = SeededGenerator(seed: 99)
    for _ in 0..<1_500 {
      let chart = chart(&random)
      let found = features(chart)
      #expect(found == features(chart))
      #expect(numbers(found).allSatisfy { $0.isFinite }, "\(found)")
      let other = self.chart(&random)
      let comparison = ChartComparison(chart, other)
      #expect(comparison.walked.allSatisfy { $0.largestIncrease?.value.isFinite ?? true })
    }
  }

  @Test func manySeriesTakeNoLongTime() {
    let lists: [[Double]] = (0..<3_000).map { series in
      [0, 13, 26, 39].map { Double((series * 7 + $0) % 101) }
    }
    let found = features(RelationCharts.lines(lists))
    #expect(found.crossings.pairs.count == 10 && found.ranks?.overtakings.isEmpty == true)
    #expect(found.ranks?.firstRanks.count == 3_000)
  }
}
