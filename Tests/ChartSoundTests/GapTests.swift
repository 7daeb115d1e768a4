import ChartModel
import ChartSound
import SoundMeasures
import Testing

@Suite struct GapTests {
  static let states: [MarkValue] = [
    .missing, .empty, .notANumber, .infinite(negative: false), .infinite(negative: true),
  ]

  @Test(arguments: states, [MarkKind.bar, .line])
  func aMarkWithoutValueIsSilentButForItsTick(state: MarkValue, kind: MarkKind) throws {
    let values: [MarkValue] = [1, 5, 3, 4, 2, 6, 3, 4].map { .number($0) }
    let recording = try Recording(TestChart([values[..<3] + [state] + values[3...]], kind: kind))
    let missing = recording.score.notes.filter { $0.role == .missing }
    #expect(missing.map(\.mark) == ["s/3"])
    #expect(missing.map(\.y) == [state])
    let gap = try #require(missing.first)
    #expect(gap.length <= 0.04 && gap.gain == -19 && gap.instrument == "noise")
    let slot = 2.0 / 9
    let notes = recording.data.map { Measure.power(recording.slice($0.start, $0.start + slot)) }
    let silence = Measure.power(recording.slice(gap.start, gap.start + slot))
    #expect(Measure.decibels(silence / ((notes.min() ?? 0) + 1e-20)) < -20)
    #expect(Measure.power(recording.slice(gap.start, gap.start + 0.02)) > 1e-8)
    #expect(Measure.power(recording.slice(gap.start + 0.041, gap.start + slot)) == 0)
  }

  /// What text keeps apart is kept apart in sound: no two states have the same breath of noise.
  @Test func statesSoundDifferent() throws {
    let chart = TestChart([[.number(1)] + Self.states + [.number(5)]], domain: 0...4)
    let notes = Score(chart: chart.chart, facts: chart.facts).notes.filter { $0.mark != nil }
    let gaps = notes.filter { $0.role == .missing }
    #expect(Set(gaps.map { [$0.frequency, $0.length] }).count == Self.states.count)
  }

  /// A value beyond the axis has the pitch of its end, the other timbre and half the length.
  @Test(arguments: [(4.0, "clear"), (5, "hollow"), (-1, "hollow")])
  func valuesBeyondTheAxisSoundDifferent(value: Double, instrument: String) throws {
    let chart = TestChart([2, value], domain: 0...4)
    let score = Score(chart: chart.chart, facts: chart.facts)
    let notes = score.notes.filter { $0.role == .data && $0.mark != nil }
    #expect(notes.map(\.instrument) == ["clear", instrument])
    #expect(notes[1].frequency == (value < 0 ? 220 : 1_760))
    #expect((notes[1].length < notes[0].length) == (instrument == "hollow"))
  }

  @Test func ticksAreHeardAtGroupEdges() throws {
    let recording = try Recording(TestChart([1, 5, 3, 4, 2, 6, 3, 1, 2], groupSize: 4))
    let ticks = recording.score.notes.filter { $0.role == .tick }
    #expect(ticks.map(\.start) == [0, 0.888889])
    #expect(ticks.allSatisfy { $0.length == 0.015 && $0.mark == nil && $0.series == "s" && $0.gain < -18 })
    var options = SoundOptions()
    options.context.remove(.ticks)
    let chart = TestChart([1, 5, 3, 4], groupSize: 4)
    #expect(Score(chart: chart.chart, facts: chart.facts, options: options).notes.allSatisfy { $0.role == .data })
  }

  @Test func aGlideRunsThroughItsMarksAndNeverOverAGap() throws {
    let values: [MarkValue] = [.number(0), .number(6), .number(3), .missing, .number(6), .number(1)]
    let recording = try Recording(TestChart([values], kind: .line))
    let notes = recording.data
    #expect(Set(notes[..<3].map(\.glide)).count == 1 && Set(notes[3...].map(\.glide)).count == 1)
    #expect(notes[2].glide != notes[3].glide && notes[0].glide != nil && notes[3].glide != nil)
    for (note, next) in zip(notes, notes.dropFirst()) where note.glide == next.glide {
      #expect(note.endFrequency == next.frequency)
      #expect(abs(note.start + note.length - next.start) < 1e-9)
    }
    #expect(notes[2].endFrequency == notes[2].frequency && notes[4].endFrequency == notes[4].frequency)
    #expect(notes[2].start + notes[2].length <= 1 + 1e-6)
  }

  @Test func aGlidePassesItsValuesAtItsMarks() throws {
    let recording = try Recording(TestChart([0, 6, 3, 5, 1, 1.2], kind: .line))
    let (mono, rate) = (recording.mono, recording.sampleRate)
    for note in recording.data.dropFirst() {
      let frame = recording.frame(note.start)
      let before = instantaneousFrequency(mono, at: frame - 240, near: note.frequency, rate: rate)
      let after = instantaneousFrequency(mono, at: frame + 240, near: note.frequency, rate: rate)
      let expected = glideFrequencies(recording, around: note, by: 0.005)
      #expect(abs(Measure.cents(before, against: expected.before)) < 15)
      #expect(abs(Measure.cents(after, against: expected.after)) < 15)
    }
  }

  @Test func aGlideIsAtTheGeometricMeanHalfWay() throws {
    let recording = try Recording(TestChart([0, 2, 1, 3, 1, 1.2], kind: .line, domain: 0...6))
    for note in recording.data where note.endFrequency != note.frequency {
      let middle = recording.frame(note.start + note.length / 2)
      let heard = Measure.pitch(recording.mono[(middle - 960)..<(middle + 960)], sampleRate: 48_000)
      #expect(abs(Measure.cents(heard, against: (note.frequency * note.endFrequency).squareRoot())) < 6)
    }
  }

  @Test(arguments: [[0, 6, 3, 5, 1, 1.2], [-3.0, 3, -2, 3, 1, -1.2]]) func aGlideHasNoSeam(values: [Double]) throws {
    let recording = try Recording(TestChart(values, kind: .line))
    #expect(Set(recording.data.map(\.glide)).count == 1)
    let limit = 6 * 1_760.0
    for note in recording.data.dropFirst() {
      let level = Measure.click(recording.mono, around: recording.frame(note.start), above: limit, sampleRate: 48_000)
      #expect(level < -60)
      let around = Measure.power(recording.slice(note.start - 0.005, note.start + 0.005))
      let before = Measure.power(recording.slice(note.start - 0.025, note.start - 0.015))
      #expect(abs(Measure.decibels(around / before)) < 3)
    }
  }

  /// The mean frequency in 10 ms by counting turns of the phase against a reference.
  private func instantaneousFrequency(_ samples: [Double], at frame: Int, near guess: Double, rate: Double) -> Double {
    Measure.pitch(samples[(frame - 240)..<(frame + 240)], sampleRate: rate)
  }

  private func glideFrequencies(_ recording: Recording, around note: Note, by time: Double) -> (
    before: Double, after: Double
  ) {
    let before = recording.data.last { $0.start < note.start }
    return (
      before.map { frequency($0, at: $0.length - time) } ?? note.frequency, frequency(note, at: time)
    )
  }

  private func frequency(_ note: Note, at time: Double) -> Double {
    let ratio = note.endFrequency / note.frequency
    var value = note.frequency
    let steps = 1_000
    for _ in 0..<Int(time / note.length * Double(steps)) { value *= 1 + (ratio.root(steps)) }
    return value
  }
}

import Foundation

extension Double {
  /// The n-th root of a ratio, less one.
  fileprivate func root(_ count: Int) -> Double { pow(self, 1 / Double(count)) - 1 }
}
