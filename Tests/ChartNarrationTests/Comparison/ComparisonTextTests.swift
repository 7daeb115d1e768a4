import ChartAnalysis
import ChartModel
import ChartTestSupport
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
