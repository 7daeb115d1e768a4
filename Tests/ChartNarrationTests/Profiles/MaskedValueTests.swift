import ChartModel
import ChartTestSupport
import GeneratedCharts
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// Hidden numbers leave no trace of what they are: charts whose values lie in the same order sound the same.
@Suite struct MaskedValueTests {
  private static let voice = Voice.english

  /// A number above zero, which moves no value past another.
  private static let shift = 7.0

  /// Days or categories, one or two series, with zeros alone and in runs, and missing values.
  private static func chart(seed: Int) -> BucketedChart {
    var random = SeededGenerator(seed: UInt64(seed))
    var chart = TestChart()
    chart.mark = [MarkKind.bar, .line, .point][seed % 3]
    (chart.fallback, chart.unit) = ([Aggregate.sum, .mean][seed / 3 % 2], [nil, "step"][seed % 2])
    let count = [5, 14, 40][seed / 6 % 3]
    var values = (0..<count).map { _ in Double(Int.random(in: 0...6, using: &random)) }
    if seed % 4 > 0 { for place in values.indices where place % 14 < 5 { values[place] = 0 } }
    if seed % 5 == 0 { values[count - 1] = .nan }
    let isNamed = seed % 7 == 0
    if isNamed { chart.x = XEncoding(field: "kind", type: .nominal) }
    let x = isNamed ? ColumnValues.categories(of: (0..<count).map { "n\($0)x" }) : TestChart.days(Array(1...count))
    guard seed % 3 > 0, seed % 2 == 1 else { return chart.chart(x, values) }
    return chart.chart(x.twice, values + values.reversed(), series: values.map { _ in "a" } + values.map { _ in "b" })
  }

  /// The same chart with every value, and the ends of its axis, moved up.
  private static func shifted(_ chart: BucketedChart) -> BucketedChart {
    var moved = chart
    for series in moved.series.indices {
      for mark in moved.series[series].marks.indices {
        guard case .number(let number) = moved.series[series].marks[mark].value else { continue }
        moved.series[series].marks[mark].value = .number(number + shift)
      }
    }
    if case .numbers(let range) = moved.yAxis.domain {
      moved.yAxis.domain = .numbers(range.lowerBound + shift...range.upperBound + shift)
    }
    return moved
  }

  private static func narrator(_ chart: BucketedChart, masked: Bool = true) throws -> Narrator {
    var profile = Profile(.full)
    profile.hidesNumbers = masked
    return Narrator(chart, facts: ChartFacts(chart), voice: voice, profile: profile)
  }

  /// Everything that tells values one by one, in groups, or beside each other.
  private static func outputs(_ narrator: Narrator) -> [String] {
    let views = NarratedViews(narrator)
    let extent = narrator.chart.extent ?? 0..<1
    let (low, middle) = (extent.lowerBound, extent.lowerBound / 2 + extent.upperBound / 2)
    let parts: [ChartSelection] = [.point(low), .range(anchor: low, head: middle), .range(anchor: middle, head: 1e18)]
    // The sums of more values and of fewer do not keep their order when all values move up.
    let compared = NarratedComparison(narrator, from: parts[1], to: parts[2]).flatMap { compared in
      compared.comparison.walked.allSatisfy { $0.firstStatistics.count == $0.secondStatistics.count } ? compared : nil
    }
    return narrator.labels().map(\.text) + narrator.groupLines() + narrator.tableLines()
      + TableCSV(narrator: narrator).rows.map { $0.joined(separator: ",") }
      + [narrator.tableMarkdown(), narrator.tableHTML()] + [views.labelsJSON().text, views.tableJSON().text]
      + parts.flatMap { narrator.selectionLines($0) + [narrator.selectionJSON($0).text] }
      + (compared.map { $0.lines(upTo: .marks) + [$0.json().text] } ?? [])
  }

  @Test(arguments: Seeds.some(0..<126, oneIn: 11)) func zeroIsNoOtherThanAnyNumber(seed: Int) throws {
    let chart = Self.chart(seed: seed)
    let moved = Self.shifted(chart)
    let (told, other) = (Self.outputs(try Self.narrator(chart)), Self.outputs(try Self.narrator(moved)))
    #expect(told.count == other.count, "seed \(seed)")
    for (told, other) in zip(told, other) { #expect(told == other, "seed \(seed)") }
    // The test can see a difference where numbers are told.
    let open = [chart, moved].compactMap { try? Self.outputs(Self.narrator($0, masked: false)) }
    #expect(open.first != open.last)
  }

  @Test func aRunOfZerosIsNoGroup() throws {
    var chart = TestChart()
    chart.fallback = .sum
    let values = (1...30).map { (10...15).contains($0) ? 0 : Double($0) }
    let months = chart.chart(TestChart.days(Array(1...30)), values)
    let lines = try Self.narrator(months).groupLines()
    #expect(lines.count == 6)
    #expect(
      lines.prefix(3) == [
        "Hidden groups along X:", "1. June 1 to June 7: hidden steps, hidden a day.",
        "2. June 8 to June 14: hidden steps, hidden a day.",
      ])
  }
}

extension ColumnValues {
  /// The same values once more.
  fileprivate var twice: ColumnValues {
    switch self {
    case .instants(let values): .instants(values + values)
    case .numbers(let values): .numbers(values + values)
    case .categories(let codes, let names): .categories(codes: codes + codes, names: names)
    }
  }
}
