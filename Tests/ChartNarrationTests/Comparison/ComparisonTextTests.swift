import ChartAnalysis
import ChartModel
import ChartTestSupport
import GeneratedCharts
import Testing

@testable import ChartNarration

/// What changed from one chart to another, in exact words, and every number recomputed.
@Suite struct ComparisonTextTests {
  /// Days of 2025 from the first of a month on.
  private static func month(_ start: Int, _ values: [Double], title: String? = "Steps") throws -> Narrator {
    var chart = TestChart()
    chart.title = title
    chart.fallback = .sum
    return try chart.narrator(TestChart.days(values.indices.map { start + $0 }), values)
  }

  @Test func sameDays() throws {
    let compared = NarratedComparison(
      try Self.month(1, [100, 200, 300, 50], title: "Plan"), try Self.month(1, [150, 200, 240, 60], title: "Outcome"))
    #expect(
      compared.lines(upTo: .marks) == [
        "Steps: Outcome compared with Plan",
        "650 steps in Outcome, 650 in Plan: the same.",
        "Of 4 days, 2 rose, 1 fell, 1 stayed the same.",
        "Largest rise: 50 steps on June 1. Largest fall: 60 steps on June 3.",
        "June 1: 150 steps, 50 more", "June 2: 200 steps, the same", "June 3: 240 steps, 60 less",
        "June 4: 60 steps, 10 more",
      ])
  }

  @Test func otherDaysGoByPosition() throws {
    let compared = NarratedComparison(
      try Self.month(1, Array(repeating: 10, count: 30)), try Self.month(31, [20, 5, 10]))
    #expect(
      compared.lines(upTo: .marks).prefix(8) == [
        "Steps: July 1 to July 3, 2025 compared with June 2025",
        "35 steps from July 1 to July 3, 2025, 300 in June 2025: 265 less, 88 percent; 3 days with data against 30.",
        "Compared by position: the first with the first.",
        "Of 3 days, 1 rose, 1 fell, 1 stayed the same.",
        "Largest rise: 10 steps on July 1. Largest fall: 5 steps on July 2.",
        "27 days only in June 2025.",
        "July 1: 20 steps, 10 more than June 1", "July 2: 5 steps, 5 less than June 2",
      ])
  }

  @Test func partsOfOneChart() throws {
    let narrator = try TestChart.steps()
    let day = { (day: Int) in Double(day - 1) * 86_400_000_000 + 1_748_736_000_000_000 }
    let compared = NarratedComparison(
      narrator, from: .range(anchor: day(8), head: day(10)), to: .range(anchor: day(11), head: day(13)))
    #expect(
      compared?.lines(upTo: .marks) == [
        "Steps: June 11 to June 13, 2025 compared with June 8 to June 10, 2025",
        "16,800 steps from June 11 to June 13, 2025, 4,400 from June 8 to June 10, 2025: 12,400 more, 282 percent; "
          + "3 days with data against 1.",
        "Compared by position: the first with the first.",
        "Of 3 days, 1 rose, 2 without a value before.",
        "Largest rise: 900 steps on June 11.",
        "June 11: 5,300 steps, 900 more than June 8", "June 12: 5,600 steps, June 9: no data",
        "June 13: 5,900 steps, June 10: no data",
      ])
    #expect(NarratedComparison(narrator, from: .none, to: .none) == nil)
  }

  /// One place is said as everywhere.
  @Test(arguments: [
    (Bucketing.calendar(.day), "on June 9, 2025", "on June 8, 2025"),
    (.calendar(.week), "in the week of June 8, 2025", "in the week of June 1, 2025"),
  ])
  func onePlaceOfX(bucketing: Bucketing, second: String, first: String) throws {
    var chart = TestChart()
    chart.title = "Steps"
    chart.fallback = .sum
    chart.x = XEncoding(field: "date", type: .temporal, bucketing: bucketing)
    let days = bucketing == .calendar(.week) ? [1, 8] : [8, 9]
    let narrator = try chart.narrator(TestChart.days(days), [100, 120])
    let starts = try narrator.chart.series[0].marks.map { try #require($0.x.beginning).microseconds }
    let (from, to) = (Double(try #require(starts.first)), Double(try #require(starts.last)))
    let compared = NarratedComparison(narrator, from: .point(from), to: .point(to))
    #expect(compared?.lines(upTo: .summary)[1] == "120 steps \(second), 100 \(first): 20 more, 20 percent.")
  }

  private static func fruit(_ names: [String], _ values: [Double], file: String) throws -> Narrator {
    var chart = TestChart()
    (chart.title, chart.fallback, chart.source) = ("Harvest", .sum, ChartSource(name: file))
    chart.x = XEncoding(field: "fruit", type: .nominal)
    return try chart.narrator(.categories(of: names), values)
  }

  @Test func namesBelongToNoOtherNames() throws {
    let compared = NarratedComparison(
      try Self.fruit(["fig", "kiwi"], [10, 20], file: "a.csv"),
      try Self.fruit(["plum", "pear"], [20, 30], file: "b.csv"))
    #expect(
      compared.lines(upTo: .marks) == [
        "Harvest: b.csv compared with a.csv", "50 steps in b.csv, 30 in a.csv: 20 more, 67 percent.",
        "2 categories only in b.csv, 2 categories only in a.csv.", "Plum: 20 steps, only in b.csv",
        "Pear: 30 steps, only in b.csv", "Fig: 10 steps, only in a.csv", "Kiwi: 20 steps, only in a.csv",
      ])
  }

  @Test func whatWasBelowZeroHasNoPercent() throws {
    let compared = NarratedComparison(
      try Self.fruit(["fig", "kiwi"], [-5, -5], file: "a.csv"),
      try Self.fruit(["fig", "kiwi"], [-20, -10], file: "b.csv"))
    #expect(compared.lines(upTo: .summary)[1] == "Minus 30 steps in b.csv, minus 10 in a.csv: 20 less.")
  }

  @Test func marksOfTwoYearsHaveTheirYear() throws {
    let year = { (year: Int) -> Narrator in
      var chart = TestChart()
      (chart.title, chart.fallback) = ("Rain", .sum)
      chart.x = XEncoding(field: "month", type: .temporal, bucketing: .calendar(.month))
      let starts = (1...2).map { Int64(CivilDate(year: year, month: $0, day: 1).dayNumber) * 86_400_000_000 }
      return try chart.narrator(.instants(starts), [10, Double(year - 2_000)])
    }
    let compared = NarratedComparison(try year(2_023), try year(2_024))
    #expect(
      compared.lines(upTo: .marks).suffix(4) == [
        "Of 2 months, 1 rose, 1 stayed the same.", "Largest rise: 1 step in February 2024.",
        "January 2024: 10 steps, the same as January 2023", "February 2024: 24 steps, 1 more than February 2023",
      ])
  }

  private static func trees(_ names: [String], _ values: [Double], stacked: Bool = false) throws -> Narrator {
    var chart = TestChart()
    chart.title = stacked ? "Trees" : "Height"
    chart.mark = stacked ? .bar : .line
    chart.stack = stacked ? .zero : .none
    chart.fallback = stacked ? .sum : .mean
    chart.seriesField = "kind"
    let days = names.flatMap { _ in [1, 2] }
    return try chart.narrator(TestChart.days(days), values, series: names.flatMap { [$0, $0] })
  }

  @Test func manySeriesHaveALineEach() throws {
    let names = ["Ash", "Birch", "Cedar", "Elm", "Fir"]
    let before = try Self.trees(names, [1, 3, 5, 5, 2, 4, 7, 9, 6, 6])
    let after = try Self.trees(names, [1, 3, 5, 7, 2, 2, 7, 9, 6, 9])
    let compared = NarratedComparison(before, after)
    let first = [
      "Ash: a mean of 2 steps in the second, 2 in the first: the same.",
      "Birch: a mean of 6 steps in the second, 5 in the first: 1 more, 20 percent.",
      "Cedar: a mean of 2 steps in the second, 3 in the first: 1 less, 33 percent.",
    ]
    let title = "Height: the second compared with the first"
    #expect(compared.lines(upTo: .label) == [title + ". " + first.joined(separator: " ") + " 2 more series."])
    let rest = [
      "Elm: a mean of 8 steps in the second, 8 in the first: the same.",
      "Fir: a mean of 7.5 steps in the second, 6 in the first: 1.5 more, 25 percent.",
      "Ash: of 2 days, 2 stayed the same.", "Birch: of 2 days, 1 rose, 1 stayed the same.",
    ]
    #expect(Array(compared.lines(upTo: .summary).prefix(8)) == [title] + first + rest)
  }

  @Test func stacksTellTheirParts() throws {
    let names = ["Ash", "Birch"]
    let before = try Self.trees(names, [1, 3, 5, 5], stacked: true)
    let after = try Self.trees(names, [1, 4, 5, 2], stacked: true)
    #expect(
      NarratedComparison(before, after).lines(upTo: .marks) == [
        "Trees: the second compared with the first", "12 steps in the second, 14 in the first: 2 less, 14 percent.",
        "Ash: 5 steps in the second, 4 in the first: 1 more, 25 percent.",
        "Birch: 7 steps in the second, 10 in the first: 3 less, 30 percent.", "Of 2 days, 1 fell, 1 stayed the same.",
        "Largest fall: 2 steps on June 2.", "June 1: 6 steps, the same", "June 2: 6 steps, 2 less",
      ])
  }

  /// The number of a phrase such as `12,400 more`.
  private static func number(_ text: Substring) -> Double? { Double(text.filter { $0 != "," }) }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func everyNumberIsTrue(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...20, using: &random)
    let before = (0..<count).map { _ in Double(Int.random(in: 1...5_000, using: &random)) }
    let after = (0..<count).map { _ in Double(Int.random(in: 1...5_000, using: &random)) }
    let lines = NarratedComparison(try Self.month(1, before, title: "A"), try Self.month(1, after, title: "B"))
      .lines(upTo: .marks)
    let (a, b) = (before.reduce(0, +), after.reduce(0, +))
    let message = try #require(lines[1].wholeMatch(of: /([0-9,]+) steps? in B, ([0-9,]+) in A: (.*)\./))
    #expect(Self.number(message.1) == b && Self.number(message.2) == a)
    if let change = message.3.wholeMatch(of: /([0-9,]+) (more|less), (less than )?([0-9.,]+) percent/) {
      #expect(Self.number(change.1) == abs(b - a) && (change.2 == "more") == (b > a))
      #expect(abs((Self.number(change.4) ?? -1) - abs(b - a) / a * 100) <= 0.51)
    } else {
      #expect(message.3 == "the same" && a == b)
    }
    let marks = lines.suffix(count)
    for (line, pair) in zip(marks, zip(before, after)) {
      let said = try #require(line.wholeMatch(of: /June [0-9]+: ([0-9,]+) steps?, (?:([0-9,]+) (more|less)|the same)/))
      #expect(Self.number(said.1) == pair.1)
      #expect((said.2.flatMap(Self.number) ?? 0) == abs(pair.1 - pair.0))
      if let word = said.3 { #expect((word == "more") == (pair.1 > pair.0)) }
    }
  }
}
