import ChartAnalysis
import ChartModel
@testable import ChartSound
import SoundFile
import Testing

@testable import SoundCheck

/// Whether one can follow a sound is measured, and each fault is found.
@Suite struct ListeningTests {
  static func plan(_ notes: [Note], duration: Double, closeMarks: Int = 0) -> PlannedScore {
    PlannedScore(
      duration: duration, loudness: nil, sampleRate: nil, channels: nil,
      pitch: PlannedPitch(low: 220, high: 1_760, scale: "log", domain: nil), closeMarks: closeMarks, notes: notes)
  }

  /// Notes so many seconds apart, at semitones above 220 Hz.
  static func notes(_ semitones: [Double], every step: Double, series: String = "s", from start: Double = 0) -> [Note] {
    semitones.enumerated().map { place, semitone in
      Note(
        start: start + Double(place) * step, length: 0.05, frequency: 220 * Mathematics.exp2(semitone / 12),
        instrument: "clear",
        role: .data, mark: "\(series)/\(place)", series: series, y: .number(semitone))
    }
  }

  static let scale = (0..<30).map(Double.init)
  static let cases: [(String, PlannedScore, fails: [String])] = [
    ("a scale", plan(notes(scale, every: 0.12), duration: 3.6), []),
    ("too long", plan(notes(scale, every: 1.2), duration: 36), ["Listening time"]),
    ("too fast", plan(notes(scale + scale, every: 0.03), duration: 1.8), ["Pace"]),
    (
      "a series that is over",
      plan(notes(scale, every: 0.12) + notes([1, 9], every: 0.2, series: "t", from: 3.7), duration: 4.4),
      ["Time of a series"]
    ),
    ("one steady note", plan(notes(scale.map { $0 / 20 }, every: 0.12), duration: 3.6), ["Middle half"]),
    ("the same value", plan(notes(scale.map { _ in 7 }, every: 0.12), duration: 3.6), []),
    (
      "two streams", plan(notes(scale.map { $0.truncatingRemainder(dividingBy: 2) * 20 }, every: 0.08), duration: 2.4),
      ["Two streams"]
    ),
    (
      "slower they are one",
      plan(notes(scale.map { $0.truncatingRemainder(dividingBy: 2) * 20 }, every: 0.15), duration: 4.5), []
    ),
    ("most is left out", plan(notes(scale, every: 0.12), duration: 3.6, closeMarks: 70), ["Marks heard"]),
    ("nothing", plan([], duration: 0.5), []),
  ]

  @Test(arguments: cases.indices) func finds(index: Int) {
    let (name, plan, fails) = Self.cases[index]
    let metrics = ListeningMeasures(plan).metrics
    #expect(metrics.filter { !$0.holds }.map(\.name) == fails, "\(name): \(metrics.map(\.line))")
  }

  @Test func linesSayTheTarget() {
    let metrics = ListeningMeasures(Self.cases[4].1).metrics
    #expect(
      metrics.map(\.line) == [
        "Listening time: 3.6 seconds, target at most 30. Holds.",
        "Pace: 9 notes a second, target at most 20, 30 notes. Holds.",
        "Time of a series: 3.6 seconds, target at least 1.5. Holds.",
        "Middle half: 0.062 octaves, target at least 0.333. Fails.",
        "Two streams: 0 percent of neighbours, target at most 50, 29 notes. Holds.",
        "Marks heard: 100 percent, target at least 33. Holds.",
      ])
  }

  /// What the score of a chart leaves out reaches the check through its JSON.
  @Test func closeMarksAreRead() throws {
    let chart = TestChart((0..<900).map { Double($0 * 37 % 101) })
    let score = Score(chart: chart.chart, facts: chart.facts)
    let json = score.json(sampleRate: 48_000, channels: 2, loudness: -23).text
    let plan = try PlannedScore(json: Array(json.utf8), source: "a.json")
    #expect(score.reducedCount > 0 && plan.closeMarks == score.reducedCount)
  }
}
