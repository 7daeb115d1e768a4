import ChartModel
import ChartSound
import Foundation
import SoundMeasures
import Testing

@Suite struct PitchTests {
  static let values: [Double] = [0, 3, 1.5, 12, 7, 7.05, 4, 11.9, 6, 2.2, 9, 10, 0.1, 5, 8]

  @Test func everyNoteIsWithinOneCentOfItsPlan() throws {
    let recording = try Recording(TestChart(Self.values))
    #expect(recording.data.count == Self.values.count)
    for note in recording.data {
      let cents = Measure.cents(recording.pitch(note), against: note.frequency)
      #expect(abs(cents) < 1, "\(note.mark ?? "") is \(cents) cents off")
    }
  }

  @Test func pitchIsTheAffineMapOfTheLogarithm() throws {
    let recording = try Recording(TestChart(Self.values))
    for (note, value) in zip(recording.data, Self.values) {
      let expected = 220 * pow(2, 3 * value / 12)
      #expect(abs(Measure.cents(recording.pitch(note), against: expected)) < 1)
    }
  }

  @Test(arguments: [
    PitchTests.values, PitchTests.values.map { $0 - 6 }, [1e300, -1e300, 0, 5e299], [1e-300, 2e-300, 1.5e-300],
  ])
  func everyPairKeepsItsOrder(values: [Double]) throws {
    let recording = try Recording(TestChart(values))
    let heard = recording.data.map { recording.pitch($0) }
    for (first, second) in values.indices.flatMap({ i in values.indices.map { (i, $0) } }) {
      guard values[first] < values[second] else { continue }
      #expect(recording.data[first].frequency < recording.data[second].frequency)
      #expect(heard[first] < heard[second])
    }
  }

  @Test func equalValuesHaveEqualPitch() throws {
    let notes = try Recording(TestChart([4, 9, 4, 9, 4])).data
    #expect(Set(notes.map(\.frequency)) == [220, 1_760])
  }

  @Test(arguments: [
    (0.0, 220.0), (3.0, 1_760.0), (1.0, 440.0), (2.0, 880.0), (-5.0, 220.0), (99.0, 1_760.0), (.nan, 622.253_967_444),
    (.infinity, 1_760.0),
  ])
  func mapping(value: Double, frequency: Double) {
    let mapping = PitchMapping(low: 220, high: 1_760, domain: 0...3)
    #expect(abs(mapping.frequency(of: value) - frequency) < 1e-6)
  }

  @Test func domainsWithoutWidthHaveOnePitch() {
    #expect(abs(PitchMapping(low: 220, high: 1_760, domain: 4...4).frequency(of: 4) - 622.254) < 0.001)
    #expect(abs(PitchMapping(low: 220, high: 1_760, domain: nil).frequency(of: 4) - 622.254) < 0.001)
    #expect(PitchMapping(low: 220, high: 1_760, domain: 0...Double.infinity).domain == nil)
  }

  @Test func valuesBelowZeroAreHollowAndZeroIsHeardFirst() throws {
    let recording = try Recording(TestChart([-4, 4, -1, 2]))
    #expect(recording.data.map(\.instrument) == ["hollow", "clear", "hollow", "clear"])
    let zero = try #require(recording.score.notes.first)
    #expect(zero.role == .zero && zero.mark == nil && zero.start == 0)
    #expect(abs(zero.frequency - 622.254) < 0.001)
    #expect(abs(Measure.cents(recording.pitch(zero), against: zero.frequency)) < 1)
    let (hollow, clear) = (recording.data[2], recording.data[3])
    #expect(secondHarmonic(recording, clear) > -15)
    #expect(secondHarmonic(recording, hollow) < -55)
  }

  private func secondHarmonic(_ recording: Recording, _ note: Note) -> Double {
    let frame = recording.frame(note.start + note.length / 2)
    let strength = [1.0, 2.0].map { harmonic in
      let samples = Array(recording.mono[(frame - 2_000)..<(frame + 2_000)])
      let power = Spectrum.power(samples, window: Spectrum.blackmanHarris, size: 32_768)
      let bin = Int((note.frequency * harmonic / 48_000 * 32_768).rounded())
      return power[(bin - 2)...(bin + 2)].reduce(0, +)
    }
    return Measure.decibels(strength[1] / strength[0])
  }
}
