import ChartAnalysis
import ChartModel
import Testing

@testable import ChartSound

/// Sounds beside the data, how fast it goes, and what is left out at that.
@Suite struct ContextTests {
  /// Two lines on both sides of zero that cross, with a rule of each kind.
  static let chart: BucketedChart = {
    let rising = (0..<40).map { Double($0) * 0.9 - 15 }
    var chart = ArrangementTests.chart([rising, rising.map { -$0 }])
    chart.yAxis.domain = .numbers(-20...20)
    chart.rules = [
      Rule(id: "goal", name: "Goal", place: .y(.number(5))), Rule(id: "start", name: "Start", place: .x(.number(4))),
    ]
    return chart
  }()

  static func score(_ cues: Set<ContextCue>) -> Score {
    var options = SoundOptions()
    options.context = cues
    return Score(chart: chart, facts: ChartFacts(chart), options: options)
  }

  /// Each is off by itself, and the data is as high as before.
  @Test(arguments: ContextCue.allCases.filter { $0 != .means }) func eachCueIsLeftOutAlone(cue: ContextCue) {
    let all = Self.score(Set(ContextCue.allCases))
    let without = Self.score(Set(ContextCue.allCases).subtracting([cue]))
    #expect(without.notes.count < all.notes.count)
    let none = Self.score([])
    #expect(none.notes.allSatisfy { $0.role == .data })
    let pitches = { (score: Score) in score.notes.filter { $0.role == .data }.map(\.frequency) }
    #expect(pitches(without) == pitches(all) && pitches(none) == pitches(all))
    #expect(Self.score([cue]).notes.count > none.notes.count)
  }

  @Test func noCueIsWithinSixDecibelsOfANote() {
    let cues = Self.score(Set(ContextCue.allCases)).notes.filter { $0.role != .data }
    #expect(Set(cues.map(\.role)) == [.tick, .zero, .reference, .marker])
    #expect(cues.allSatisfy { $0.gain <= EqualLoudness.gain(at: $0.frequency) - 6 + 1e-3 })
  }

  @Test func edgesStandBeforeAndBehind() {
    let (plain, framed) = (Self.score(ContextCue.standard), Self.score(ContextCue.standard.union([.edges])))
    #expect(abs(framed.duration - plain.duration - 0.6) < 1e-6)
    #expect(framed.notes.first?.frequency == 1_046.5 && framed.notes.last?.frequency == 523.25)
    #expect(framed.notes.dropFirst().dropLast().count == plain.notes.count)
    #expect(zip(framed.spans, plain.spans).allSatisfy { abs($0.start - $1.start - 0.3) < 2e-6 && $0.id == $1.id })
  }

  /// Twice as fast is half as long, and four times as fast leaves out what would come closer than 50 ms, and says how much.
  @Test(arguments: [(0.5, 7.2, 0), (1, 3.6, 0), (2, 1.8, 0), (4, 0.9, 12)])
  func tempoKeepsItsLimits(tempo: Double, seconds: Double, reduced: Int) {
    let chart = TestChart((0..<30).map { Double($0 * 7 % 30) })
    var options = SoundOptions()
    options.tempo = tempo
    let score = Score(chart: chart.chart, facts: chart.facts, options: options)
    #expect(abs(score.duration - seconds) < 1e-6)
    #expect(zip(score.notes.dropFirst(), score.notes).allSatisfy { $0.start - $1.start >= 0.05 - 1e-5 })
    #expect(score.notes.count == 30 - reduced && score.reducedCount == reduced)
    #expect(score.notes.map { $0.y?.number ?? -1 }.max() == 29 && score.notes.map { $0.y?.number ?? -1 }.min() == 0)
  }

  /// The drone lasts as long as the marks, at the rule; without rules at zero; without either there is none.
  @Test func theDroneLiesUnderTheMarks() throws {
    let drone = try #require(Self.score([.drone, .rules]).notes.first { $0.length > 1 && $0.role == .reference })
    let marks = Self.score([.drone, .rules]).notes.filter { $0.series == "s0" && $0.role == .data }
    #expect(drone.start == marks.first?.start && drone.y == .number(5))
    #expect(abs(drone.start + drone.length - (marks.map { $0.start + $0.length }.max() ?? 0)) < 0.2)
    #expect(Self.score([.drone]).notes.filter { $0.role == .reference }.map(\.y) == [.number(5), .number(5)])
    var unruled = Self.chart
    unruled.rules = []
    var alone = SoundOptions()
    alone.context = [.drone]
    let zeros = Score(chart: unruled, facts: ChartFacts(unruled), options: alone).notes.filter { $0.role == .zero }
    #expect(zeros.map(\.y) == [.number(0), .number(0)])
    let chart = TestChart([1, 5, 3])
    var options = SoundOptions()
    options.context = [.drone]
    #expect(Score(chart: chart.chart, facts: chart.facts, options: options).notes.allSatisfy { $0.role == .data })
  }
}
