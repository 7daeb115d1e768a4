import ChartTestSupport
import ChartModel
import ChartSound
import Testing

@Suite struct ReductionTests {
  @Test(arguments: 1...40) func noExtremeIsLost(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    let count = Int.random(in: 1...3_000, using: &generator)
    let values: [MarkValue] = (0..<count).map { _ in
      Int.random(in: 0..<200, using: &generator) == 0 ? .missing : .number(.random(in: -100...100, using: &generator))
    }
    let chart = TestChart([values], kind: Bool.random(using: &generator) ? .bar : .line)
    let score = Score(chart: chart.chart, facts: chart.facts)
    let kept = score.notes.filter { $0.role == .data }.compactMap { $0.y?.number }
    let all = values.compactMap(\.number)
    #expect(kept.min() == all.min() && kept.max() == all.max())
    let places = score.notes.compactMap { $0.mark.flatMap { Int($0.dropFirst(2)) } }
    #expect(places == places.sorted() && Set(places).count == places.count)
    let window = max(1, count / 40)
    for start in stride(from: 0, to: count, by: window) where start + window <= count {
      let gaps = values[start..<(start + window)].contains { $0.number == nil }
      guard gaps, values[start..<(start + window)].allSatisfy({ $0.number == nil }) else { continue }
      #expect(score.notes.contains { $0.role == .missing })
    }
  }

  @Test func everySlotKeepsItsExtremes() {
    let values = (0..<1_600).map { Double($0 * 7_919 % 1_601) }
    let chart = TestChart(values)
    var options = SoundOptions()
    options.take(seconds: 8)
    let score = Score(chart: chart.chart, facts: chart.facts, options: options)
    #expect(score.notes.count == 160)
    let kept = Set(score.notes.compactMap { $0.y?.number })
    for slot in 0..<80 {
      let part = values[(slot * 20)..<(slot * 20 + 20)]
      #expect(kept.contains(part.min() ?? 0) && kept.contains(part.max() ?? 0))
    }
  }

  @Test func aGapInDenseDataBreaksTheGlideAndIsHeard() {
    var values = (0..<2_000).map { MarkValue.number(Double($0 % 97)) }
    values[1_001] = .missing
    let chart = TestChart([values], kind: .line)
    let score = Score(chart: chart.chart, facts: chart.facts)
    #expect(score.notes.filter { $0.role == .missing }.map(\.mark) == ["s/1001"])
    let glides = score.notes.filter { $0.role == .data }.map { ($0.glide, Int($0.mark?.dropFirst(2) ?? "") ?? -1) }
    #expect(Set(glides.filter { $0.1 < 1_001 }.map(\.0)).isDisjoint(with: glides.filter { $0.1 > 1_001 }.map(\.0)))
  }

  /// 10,000 points: no extreme lost, no two closer than 50 ms, as long as any chart.
  @Test(arguments: [MarkKind.bar, .line]) func tenThousand(kind: MarkKind) {
    let values = (0..<10_000).map { Double($0 * 7_919 % 10_007) }
    let chart = TestChart(values, kind: kind)
    let score = Score(chart: chart.chart, facts: chart.facts)
    let notes = score.notes.filter { $0.role == .data }
    let kept = notes.compactMap { $0.y?.number }
    #expect(kept.min() == values.min() && kept.max() == values.max())
    #expect(kept.count == 600 && score.duration == 30)
    let intervals = zip(notes, notes.dropFirst()).map { $1.start - $0.start }
    #expect((intervals.min() ?? 0) >= 0.05 - 2e-6)
  }

  /// Points at 0, 0.1, 0.2 and so on up to 0.4, and one at 20: there is time for all of them, though not at their places.
  @Test func fewCloseMarksAreMovedApart() {
    let xs = (0...4).map { Double($0) / 10 } + [20]
    let marks = xs.enumerated().map { (XValue.number($1), MarkValue.number(Double($0 % 3))) }
    let chart = EventChart([marks], kind: .point, type: .quantitative, xDomain: .numbers(0...20))
    let starts = chart.marks.map(\.start)
    #expect(starts.count == xs.count && chart.score.reducedCount == 0)
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $1 - $0 >= 0.05 - 2e-6 })
    #expect(starts.first == 0 && starts.last.map { chart.score.duration - $0 >= 0.05 - 2e-6 } == true)
    // The last stands alone, and where it is.
    #expect(starts[5] - starts[4] > 0.5)
  }

  /// What stands before a hole along X is no longer than its neighbours.
  @Test func noNoteIsHeldOverAHole() {
    let marks = [1, 2, 3, 4, 5, 9, 10, 11, 12].map { (XValue.number($0), MarkValue.number($0 / 2)) }
    let chart = EventChart([marks], kind: .point, type: .quantitative, xDomain: .numbers(1...12))
    let lengths = chart.marks.map(\.length)
    #expect(lengths.count == 9 && Set(lengths.map { ($0 * 1000).rounded() }).count == 1, "\(lengths)")
  }
}
