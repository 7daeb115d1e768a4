import ChartModel
import ChartSound
import SoundMeasures
import Testing

/// Empty, constant, single, missing, huge and tiny charts are ordinary.
@Suite struct OrdinaryChartTests {
  @Test func emptyChart() throws {
    for lists in [[], [[]]] as [[[MarkValue]]] {
      let recording = try Recording(TestChart(lists))
      #expect(recording.score.notes.isEmpty && recording.score.duration == 0.5)
      #expect(recording.left.count == 24_000)
      #expect(recording.left.allSatisfy { $0 == 0 } && recording.level.loudness == nil)
    }
  }

  @Test func oneMark() throws {
    let recording = try Recording(TestChart([7]))
    #expect(recording.data.count == 1)
    #expect(recording.data.first?.length == 0.25 && recording.data.first?.pan == 0)
    #expect(recording.score.duration == 2)
    let line = try Recording(TestChart([7], kind: .line))
    #expect(line.data.first?.glide == nil)
  }

  @Test func constantSeries() throws {
    for kind in [MarkKind.bar, .line] {
      let recording = try Recording(TestChart([4, 4, 4, 4], kind: kind))
      #expect(Set(recording.data.map(\.frequency)).count == 1)
      #expect(abs((recording.data.first?.frequency ?? 0) - 622.254) < 0.001)
    }
  }

  @Test func allMissing() throws {
    let recording = try Recording(TestChart([Array(repeating: .missing, count: 6)]))
    #expect(recording.score.notes.map(\.role) == Array(repeating: .missing, count: 6))
    #expect((recording.left + recording.right).map(abs).max() ?? 1 < 0.1)
    #expect(Measure.power(recording.left) > 0)
  }

  @Test(arguments: [[1e300, -1e300, 0], [1e-300, 0, .leastNonzeroMagnitude], [1.7e308, -1.7e308], [-5, -3, -9]])
  func extremeNumbers(values: [Double]) throws {
    let recording = try Recording(TestChart(values, kind: .line))
    #expect(recording.data.allSatisfy { (220...1_760).contains($0.frequency) })
    #expect(recording.data.map(\.frequency).max() ?? 0 > 1_759.999)
    #expect(abs(ReferenceLoudness.integrated(left: recording.left, right: recording.right) + 23) < 0.5)
  }

  @Test func negativeOnlyIsNotDiverging() throws {
    let recording = try Recording(TestChart([-5, -3, -9]))
    #expect(recording.score.notes.allSatisfy { $0.role == .data && $0.instrument == "clear" })
  }

  @Test func hostileScoresAreRendered() throws {
    let notes = [
      Note(start: -5, length: 1, frequency: .nan, instrument: "none", role: .data),
      Note(start: 1e300, length: 1e300, frequency: -4, instrument: "none", role: .data),
      Note(start: 0, length: .nan, frequency: 440, instrument: "none", role: .data),
      Note(start: 0.1, length: 0.1, frequency: 1e9, pan: 99, gain: 1e9, instrument: "noise", role: .missing),
      Note(start: 0.1, length: 1e-9, frequency: 1e9, pan: .nan, gain: .nan, instrument: "noise", role: .missing),
    ]
    let score = Score(title: "", duration: 0.5, pitch: PitchMapping(low: 1, high: 2, domain: nil), notes: notes)
    let recording = try Recording(score)
    #expect(recording.left.count == 24_000)
  }
}
