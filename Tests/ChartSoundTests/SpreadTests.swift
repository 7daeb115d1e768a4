import ChartAnalysis
import ChartModel
import ChartSound
import Testing

/// What gives way where tones would lie too close together to be told apart.
@Suite struct SpreadTests {
  static func score(_ lists: [[Double]], domain: ClosedRange<Double>, mapping: ValueMapping? = nil) -> Score {
    let chart = TestChart(lists.map { $0.map(MarkValue.number) }, domain: domain)
    var options = SoundOptions()
    options.mapping = mapping
    return Score(chart: chart.chart, facts: chart.facts, options: options)
  }

  static let cases: [(String, [Double], ClosedRange<Double>, [ScoreConcession])] = [
    ("all along the axis", [1, 3, 5, 7, 9], 0...10, []),
    ("one far away: symlog", [1, 2, 5, 9, 20, 40, 90, 10_000], 0...10_000, [.mapping(.symlog)]),
    ("far from zero: ranks", [101, 103, 102, 104, 100, 105], 0...106, [.mapping(.rank)]),
    ("all the same but one: nothing helps", [5, 5, 5, 5, 5, 5, 5, 90], 0...100, []),
    ("few marks are heard one by one", [101, 103, 102, 104], 0...106, []),
  ]

  @Test(arguments: cases)
  func middleHalf(name: String, values: [Double], domain: ClosedRange<Double>, concessions: [ScoreConcession]) {
    #expect(Self.score([values], domain: domain).concessions == concessions, "\(name)")
    #expect(Self.score([values], domain: domain, mapping: .linear).concessions.isEmpty, "\(name)")
  }

  /// The middle half of what is heard spans a third of an octave, and order stays.
  @Test func ranksAreApart() {
    let data = Self.score([[101, 103, 102, 104, 100, 105]], domain: 0...106).notes.filter { $0.role == .data }
    let sorted = data.sorted { ($0.y?.number ?? 0) < ($1.y?.number ?? 0) }.map(\.frequency)
    #expect(sorted == sorted.sorted() && sorted[4] / sorted[1] > 1.26)
  }

  /// Lakes hundreds of metres apart, each of which moves by less than a metre.
  @Test func seriesThatShareNoValuesHaveAllPitches() {
    let lakes: [[Double]] = [[183.1, 183.4, 183.2, 183.6, 183.3], [75.1, 75.0, 74.8, 75.3, 75.2]]
    let score = Self.score(lakes, domain: 0...200)
    #expect(score.concessions == [.ownRanges] && score.pitch.domain == nil)
    for series in ["s0", "s1"] {
      let heard = score.notes.filter { $0.role == .data && $0.series == series }.map(\.frequency)
      #expect(abs((heard.min() ?? 0) - 220) < 0.01 && abs((heard.max() ?? 0) - 1_760) < 0.01)
    }
    let linear = Self.score(lakes, domain: 0...200, mapping: .linear)
    #expect(linear.concessions.isEmpty && linear.pitch.domain == 0...200)
    // Series that reach into each other compare along one axis.
    #expect(Self.score([lakes[0], lakes[0].map { $0 - 0.2 }], domain: 0...200).concessions != [.ownRanges])
  }
}

/// Parts that are small beside their total, behind it.
@Suite struct PartRangeTests {
  @Test func partsHaveAllPitches() throws {
    let parts: [[Double]] = [[1, 2, 3, 4], [2, 3, 1, 5], [10, 9, 11, 12]]
    var chart = TestChart(parts.map { $0.map(MarkValue.number) }, domain: 0...200)
    for place in parts.indices { chart.chart.series[place].role = .data }
    let totals = (0..<4).map { x in
      Mark(id: "total/\(x)", x: .category("\(x)"), value: .number(parts.reduce(0) { $0 + $1[x] }), rowCount: 1)
    }
    chart.chart.totals = Series(id: "total", marks: totals)
    chart.chart.stack = .zero
    let score = Score(chart: chart.chart, facts: ChartFacts(chart.chart))
    #expect(score.concessions == [.partRange] && score.pitch.domain == nil)
    let largest = try #require(score.notes.first { $0.mark == "s2/3" }),
      total = score.notes.first { $0.mark == "total/3" }
    #expect(abs(largest.frequency - 1_760) < 0.01)
    #expect(abs((total?.frequency ?? 0) - EventChart.pitch(21.0 / 200)) < 0.01)
    #expect(abs((score.notes.first { $0.mark == "total/0" }?.frequency ?? 0) - EventChart.pitch(13.0 / 200)) < 0.01)
  }
}

/// A heat map is heard by the means of its columns, then row by row.
@Suite struct MeansTests {
  static func chart() -> TestChart {
    var chart = TestChart([[1, 5, 9].map(MarkValue.number), [3, 7, 9].map(MarkValue.number)], domain: 0...10)
    chart.chart.kind = .rectangle
    chart.chart.seriesAreRows = true
    return chart
  }

  @Test func comeFirst() throws {
    let chart = Self.chart()
    let score = Score(chart: chart.chart, facts: chart.facts)
    let means = score.notes.filter { $0.role == .reference }
    #expect(score.concessions == [.means])
    #expect(means.map(\.y) == [.number(2), .number(6), .number(9)] && means.allSatisfy { $0.mark == nil })
    let first = try #require(score.notes.first { $0.role == .data })
    #expect(first.start == 2.2 && means.map(\.start) == [0, 0.5, 1])
    #expect(score.spans.first.map { [$0.id, "\($0.start)", "\($0.end)"] } == ["@means", "0.0", "1.5"])
    // The same pitches as the cells.
    #expect(means.last?.frequency == score.notes.last { $0.role == .data }?.frequency)
  }

  @Test func areLeftOutOnRequest() {
    let chart = Self.chart()
    var options = SoundOptions()
    options.context.remove(.means)
    let score = Score(chart: chart.chart, facts: chart.facts, options: options)
    #expect(score.concessions.isEmpty && score.notes.first?.role == .data)
  }
}
