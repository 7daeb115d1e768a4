import Foundation
import Testing

@testable import ChartSound

@Suite struct FastSineTests {
  @Test func errorIsBelowMinus170Decibels() {
    var worst = 0.0
    for step in -40_000..<40_000 {
      let turns = Double(step) / 9_973
      let (sine, cosine) = FastSine.sineAndCosine(turns: Lanes(repeating: turns))
      worst = max(worst, abs(sine[0] - sin(2 * .pi * turns)), abs(cosine[7] - cos(2 * .pi * turns)))
    }
    #expect(worst < 3e-9)
  }

  @Test func noiseIsTheReferenceSequence() {
    // The first output of SplitMix64 for the seed 0 is E220A8397B1DCDAF.
    var generator = NoiseGenerator(seed: 0)
    #expect(generator.next() == Double(UInt64(0xE220_A839_7B1D_CDAF) >> 11) / 4_503_599_627_370_496 - 1)
  }

  @Test func noiseVoiceStaysBelowTheClicks() throws {
    var voice = NoiseVoice(
      note: Note(start: 1, length: 0.5, frequency: 800, instrument: "noise", role: .missing), sampleRate: 48_000)
    var block = SubBlock()
    var samples: [Double] = []
    while true {
      voice.fill(&block)
      if block.count == 0 { break }
      samples += block.left[..<block.count]
    }
    #expect(samples.count == 24_000)
    // A note of 0 dB in the middle has a power of 1/4 on each side.
    #expect(abs(Measure.decibels(Measure.power(samples)) + 6) < 1.5)
    #expect(Measure.click(samples, around: 12_000, above: 4_000, sampleRate: 48_000) < -50)
  }
}
