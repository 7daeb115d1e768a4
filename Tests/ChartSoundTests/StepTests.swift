import ChartModel
import ChartSound
import SoundMeasures
import Testing

@Suite struct StepTests {
  static let values: [MarkValue] = [2, 8, 8, 1, 9].map { .number($0) }

  static func chart(_ interpolation: Interpolation, _ values: [MarkValue] = values) -> EventChart {
    EventChart(values, kind: .line, interpolation: interpolation)
  }

  /// A note in short: its mark, when it begins, how long it is.
  static func outline(_ chart: EventChart) -> [String] {
    chart.marks.map { "\($0.mark ?? "") \($0.start) \($0.length)" }
  }

  @Test func theEndHoldsUntilTheNextMark() {
    #expect(
      Self.outline(Self.chart(.stepEnd)) == [
        "s/0 0.0 0.4", "s/1 0.4 0.4", "s/2 0.8 0.4", "s/3 1.2 0.4", "s/4 1.6 0.25",
      ])
  }

  @Test func theStartJumpsAtOnce() {
    // The first value is heard for 50 ms; every other on the way to its mark, and the last at its mark too.
    #expect(
      Self.outline(Self.chart(.stepStart)) == [
        "s/0 0.0 0.05", "s/1 0.05 0.35", "s/2 0.4 0.4", "s/3 0.8 0.4", "s/4 1.2 0.4", "s/4 1.6 0.25",
      ])
  }

  @Test func theCenterChangesHalfWay() {
    #expect(
      Self.outline(Self.chart(.stepCenter)) == [
        "s/0 0.0 0.2", "s/1 0.2 0.2", "s/1 0.4 0.2", "s/2 0.6 0.2", "s/2 0.8 0.2", "s/3 1.0 0.2", "s/3 1.2 0.2",
        "s/4 1.4 0.2", "s/4 1.6 0.25",
      ])
    #expect(Self.chart(.stepCenter).marks.map(\.pan)[1...2] == [-0.6, -0.4])
  }

  @Test(arguments: [Interpolation.stepStart, .stepCenter, .stepEnd]) func marksAreFoundWhereTheyStand(
    interpolation: Interpolation
  ) {
    let spans = Self.chart(interpolation).score.spans
    #expect(spans.map(\.id) == ["s/0", "s/1", "s/2", "s/3", "s/4"])
    #expect(spans.map(\.start) == [0, 0.4, 0.8, 1.2, 1.6] && spans.map(\.end) == [0.4, 0.8, 1.2, 1.6, 2])
  }

  @Test(arguments: [Interpolation.stepStart, .stepCenter, .stepEnd]) func pitchIsHeldAndJumpsWithoutAClick(
    interpolation: Interpolation
  ) throws {
    let recording = try Recording(Self.chart(interpolation).score)
    #expect(Set(recording.data.map(\.glide)).count == 1 && recording.data.first?.glide != nil)
    for note in recording.data {
      #expect(note.frequency == note.endFrequency)
      let value = try #require(note.y?.number)
      #expect(abs(Measure.cents(note.frequency, against: EventChart.pitch(value / 10))) < 0.001)
      guard note.length > 0.1 else { continue }
      for (from, to) in [(0.02, 0.1), (note.length - 0.1, note.length - 0.02)] {
        let heard = Measure.pitch(recording.slice(note.start + from, note.start + to), sampleRate: 48_000)
        #expect(abs(Measure.cents(heard, against: note.frequency)) < 5, "\(note.mark ?? "") from \(from)")
      }
    }
    for note in recording.data.dropFirst() {
      for offset in [0, 0.0025, 0.005] {
        let frame = recording.frame(note.start + offset)
        #expect(Measure.click(recording.mono, around: frame, above: 10_560, sampleRate: 48_000) < -60)
      }
      // One voice: at the seam it is no weaker than on both sides of it.
      let seam = Measure.power(recording.slice(note.start - 0.002, note.start + 0.008))
      let beside = [-0.03, 0.01].map { Measure.power(recording.slice(note.start + $0, note.start + $0 + 0.02)) }
      #expect(Measure.decibels(seam / (beside.min() ?? 1)) > -3)
    }
    let again = try Recording(Self.chart(interpolation).score)
    #expect(again.bytes == recording.bytes)
  }

  /// The jump takes 6 ms: on each side of it the pitch is the old and the new.
  @Test func theJumpIsAtTheMark() throws {
    let recording = try Recording(Self.chart(.stepEnd, [.number(0), .number(10), .number(10)]).score)
    let jump = recording.data[1].start
    let before = Measure.pitch(recording.slice(jump - 0.03, jump - 0.001), sampleRate: 48_000)
    let after = Measure.pitch(recording.slice(jump + 0.006, jump + 0.035), sampleRate: 48_000)
    #expect(abs(Measure.cents(before, against: 220)) < 25 && abs(Measure.cents(after, against: 1_760)) < 5)
  }

  @Test func aStepPassesNoGapAndATimbreJumpsToo() throws {
    let values: [MarkValue] = [.number(4), .number(-4), .missing, .number(6), .number(2)]
    let score = EventChart(values, kind: .line, yDomain: .numbers(-10...10), interpolation: .stepStart).score
    let notes = score.notes.filter { $0.mark != nil }
    #expect(notes.map(\.mark) == ["s/0", "s/1", "s/1", "s/2", "s/3", "s/4", "s/4"])
    #expect(notes.map(\.instrument) == ["clear", "hollow", "hollow", "noise", "clear", "clear", "clear"])
    let glides = notes.map(\.glide)
    #expect(glides[0] == glides[2] && glides[3] == nil && glides[4] != glides[0] && glides[4] != nil)
    let recording = try Recording(score)
    for note in recording.data.dropFirst() where note.glide == glides[0] {
      let frame = recording.frame(note.start + 0.0025)
      #expect(Measure.click(recording.mono, around: frame, above: 10_560, sampleRate: 48_000) < -60)
    }
  }

  /// Such a curve passes beyond its marks, and no value stands there.
  @Test(arguments: [Interpolation.cardinal, .catmullRom]) func otherCurvesGlideAsALineDoes(curve: Interpolation) {
    #expect(Self.chart(curve).score == Self.chart(.linear).score)
  }
}
