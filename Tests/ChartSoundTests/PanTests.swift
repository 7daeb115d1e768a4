import ChartAnalysis
import ChartModel
import ChartSound
import Testing

/// The side says X, the series or nothing.
@Suite struct PanTests {
  static func score(
    _ count: Int, _ pan: PanMapping?, _ arrangement: SeriesArrangement = .inTurn, kind: MarkKind = .bar,
    marks: Int = 3
  ) -> Score {
    let lists = (0..<count).map { row in (0..<marks).map { MarkValue.number(Double(row + $0)) } }
    let chart = TestChart(lists, kind: kind, groupSize: marks > 3 ? 4 : 2)
    var options = SoundOptions()
    (options.pan, options.arrangement) = (pan, arrangement)
    return Score(chart: chart.chart, facts: chart.facts, options: options)
  }

  static func pans(_ score: Score, _ role: NoteRole) -> [Double] { score.notes.filter { $0.role == role }.map(\.pan) }

  @Test(
    arguments: [
      (1, nil, SeriesArrangement.inTurn, [-0.8, 0, 0.8]), (1, .x, .inTurn, [-0.8, 0, 0.8]),
      (1, .series, .inTurn, [0, 0, 0]), (1, .nothing, .inTurn, [0, 0, 0]),
      (2, .series, .inTurn, [-0.8, -0.8, -0.8, 0.8, 0.8, 0.8]),
      (3, .series, .compared, [-0.8, -0.8, 0, 0, 0.8, 0.8, -0.8, 0, 0.8]),
      (5, .series, .inTurn, [-0.8, -0.4, 0, 0.4, 0.8].flatMap { [$0, $0, $0] }),
      (2, .x, .together, [-0.8, -0.8, 0, 0, 0.8, 0.8]), (2, nil, .together, [-0.7, 0.7, -0.7, 0.7, -0.7, 0.7]),
      (2, .series, .together, [-0.8, 0.8, -0.8, 0.8, -0.8, 0.8]), (2, .nothing, .together, [0, 0, 0, 0, 0, 0]),
    ] as [(Int, PanMapping?, SeriesArrangement, [Double])])
  func theSideSaysWhatIsAsked(count: Int, pan: PanMapping?, arrangement: SeriesArrangement, expected: [Double]) {
    #expect(Self.pans(Self.score(count, pan, arrangement), .data) == expected)
  }

  /// Ticks stand where their series does; where the side says nothing, no note has one.
  @Test func ticksGoWithTheSide() {
    #expect(Self.pans(Self.score(2, nil, marks: 9), .tick) == [-0.8, 0, -0.8, 0])
    #expect(Self.pans(Self.score(2, .series, marks: 9), .tick) == [-0.8, -0.8, 0.8, 0.8])
    let silent = Self.score(2, .nothing, kind: .line)
    #expect(silent == silent.centred && silent.notes.allSatisfy { $0.pan.sign == .plus })
  }

  /// The parts of a stack have a side each; those of a pie, one series, are in the middle.
  @Test func partsHaveTheirSides() {
    var stacked = EventChart(
      (0..<3).map { row in (0..<2).map { (.number(Double($0)), .number(Double(row + 1))) } }, kind: .bar,
      type: .quantitative
    ).chart
    stacked.stack = .zero
    stacked.totals = Series(
      id: "total",
      marks: (0..<2).map { Mark(id: "total/\($0)", x: .number(Double($0)), value: .number(6), rowCount: 1) })
    var options = SoundOptions()
    (options.pan, options.stack) = (.series, .parts)
    let parts = Score(chart: stacked, facts: ChartFacts(stacked), options: options)
    #expect(Self.pans(parts, .data) == [-0.8, 0, 0.8, -0.8, 0, 0.8])
    let pie = EventChart([3, 2, 1].map { .number($0) }, kind: .sector)
    var whole = pie.chart
    whole.isPartToWhole = true
    #expect(Self.pans(Score(chart: whole, facts: ChartFacts(whole), options: options), .data) == [0, 0, 0])
    options.pan = .x
    #expect(Self.pans(Score(chart: whole, facts: ChartFacts(whole), options: options), .data) != [0, 0, 0])
  }
}
