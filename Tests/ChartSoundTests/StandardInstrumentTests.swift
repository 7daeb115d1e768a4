import ChartSound
import Foundation
import SoundMeasures
import Testing

@Suite struct StandardInstrumentTests {
  /// What is compiled is what the file says.
  @Test(arguments: StandardInstrument.allCases)
  func compiledAsItsFileHasIt(name: StandardInstrument) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appendingPathComponent("voices/tones/\(name.rawValue).toml")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(try Instrument(toml: text, file: file.lastPathComponent) == name.instrument)
  }

  /// In decibels. A listener hears one harmonic change by a few; this is the mean of all.
  static let leastDistance = 6.0

  @Test func eightWithTheirUses() throws {
    let instruments = StandardInstrument.allCases.map { $0.instrument }
    #expect(instruments.map(\.name) == ["clear", "hollow", "pure", "organ", "reed", "warm", "airy", "sung"])
    #expect(Set(instruments.map(\.use)).count == 8 && instruments.allSatisfy { !$0.use.isEmpty })
    // More harmonics would reach to where clicks are looked for.
    #expect(instruments.allSatisfy { $0.partials.count <= Timbre.harmonics })
  }

  @Test(arguments: [220.0, 622.25, 1_760]) func everyPairIsToldApart(frequency: Double) throws {
    let timbres = try StandardInstrument.allCases.map { ($0, try Timbre($0.instrument, frequency: frequency)) }
    for (index, (first, timbre)) in timbres.enumerated() {
      for (second, other) in timbres[..<index] {
        let distance = Timbre.distance(timbre, other)
        #expect(distance >= Self.leastDistance, "\(first) and \(second): \(distance) dB")
      }
    }
  }

  @Test(arguments: StandardInstrument.allCases) func theFundamentalIsTheStrongest(name: StandardInstrument) throws {
    let levels = try Timbre(name.instrument, frequency: 440).levels
    #expect(levels.dropFirst().allSatisfy { $0 < -0.5 })
  }

  @Test(arguments: StandardInstrument.allCases) func everyNoteIsWithinOneCentOfItsPlan(name: StandardInstrument) throws
  {
    let instrument = name.instrument
    for length in [0.05, 0.1, 0.25, 1] {
      for frequency in [220, 440, 622.25, 997, 1_760] {
        let note = Note(start: 0, length: length, frequency: frequency, instrument: instrument.name, role: .data)
        let samples = try Timbre.samples(of: note, instrument)
        let middle = samples[(samples.count * 15 / 100)..<(samples.count * 80 / 100)]
        let cents = Measure.cents(Measure.pitch(middle, sampleRate: 48_000), against: frequency)
        #expect(abs(cents) < 1, "\(frequency) Hz for \(length) s is \(cents) cents off")
      }
    }
  }

  @Test(arguments: StandardInstrument.allCases) func noClicks(name: StandardInstrument) throws {
    for (length, frequency) in [(0.05, 220.0), (0.05, 1_760), (0.25, 440)] {
      let note = Note(start: 0.05, length: length, frequency: frequency, instrument: name.rawValue, role: .data)
      let samples = try Timbre.samples(of: note, name.instrument) + [Double](repeating: 0, count: 2_400)
      for time in [0.053, 0.045 + length] {
        let level = Measure.click(
          samples, around: Int(time * 48_000), above: max(4_000, 6 * frequency), sampleRate: 48_000)
        #expect(level < -60, "\(frequency) Hz at \(time) s: \(level) dB")
      }
    }
  }

  @Test func breathIsNoiseOfItsLevelAndTheSameOnEveryRun() throws {
    let airy = StandardInstrument.airy.instrument
    // The fundamental has all but 0.2 dB of the tone.
    #expect(abs(try Timbre(airy, frequency: 220).breath + 24.4) < 3)
    #expect(try Timbre(StandardInstrument.clear.instrument, frequency: 220).breath < -60)
    let note = Note(start: 0.1, length: 0.25, frequency: 440, instrument: "airy", role: .data)
    #expect(try Timbre.samples(of: note, airy) == Timbre.samples(of: note, airy))
  }

  @Test func theFilterIsAButterworthLowPassOfTheHarmonics() throws {
    let levels = try Timbre(StandardInstrument.warm.instrument, frequency: 440).levels
    func gain(_ harmonic: Double) -> Double { -10 * log10(1 + pow(harmonic / 2.5, 8)) - 20 * log10(harmonic) }
    for (index, level) in levels.enumerated() {
      #expect(abs(level - gain(Double(index + 1)) + gain(1)) < 0.05, "harmonic \(index + 1)")
    }
  }

  @Test func swingsAreHeardOnHeldNotesAlone() throws {
    let sung = StandardInstrument.sung.instrument
    func highest(_ length: Double, to end: Double? = nil) throws -> Double {
      let note = Note(
        start: 0, length: length, frequency: 440, endFrequency: end, instrument: "sung", role: .data)
      // A quarter of a swing after the start the pitch is highest.
      let samples = try Timbre.samples(of: note, sung)[960..<3_040]
      return Measure.cents(Measure.pitch(samples, sampleRate: 48_000), against: 440)
    }
    #expect(try highest(1) > 5)
    #expect(abs(try highest(0.25)) < 1)
    // A glide that hardly moves is a glide.
    #expect(abs(try highest(1, to: 440.000_1)) < 1)
  }
}
