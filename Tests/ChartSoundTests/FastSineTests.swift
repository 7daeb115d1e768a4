import Foundation
import SoundMeasures
import Testing

@testable import ChartSound

@Suite struct FastSineTests {
  @Test func errorIsBelowMinus234Decibels() {
    var worst = 0.0
    for step in -40_000..<40_000 {
      let turns = Double(step) / 9_973
      let (sine, cosine) = FastSine.sineAndCosine(turns: Lanes(repeating: turns))
      let angle = 2 * Double.pi * (turns - turns.rounded())
      worst = max(worst, abs(sine[0] - sin(angle)), abs(cosine[3] - cos(angle)))
    }
    #expect(worst < 2e-12)
  }

  /// Frame by frame beside the library's sine, over as many frames as a voice makes at once.
  @Test(arguments: [0.0, 1e-7, -3e-6])
  func phasorTurnsEvenly(acceleration: Double) {
    let (phase, speed) = (0.3, 0.0123)
    var phasor = Phasor(phase: phase, speed: speed, acceleration: acceleration)
    var worst = 0.0
    for frame in 0..<SubBlock.size {
      let lane = frame % Lanes.scalarCount
      if lane == 0, frame > 0 { phasor.advance() }
      let turns = phase + Double(frame) * speed + Double(frame * frame) * acceleration
      worst = max(worst, abs(phasor.sine[lane] - sin(2 * .pi * turns)), abs(phasor.cosine[lane] - cos(2 * .pi * turns)))
    }
    #expect(worst < 1e-8)
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
      voice.fill(&block, isHeard: true)
      if block.count == 0 { break }
      samples += stride(from: 0, to: 2 * block.count, by: 2).map { block.samples[$0] }
    }
    #expect(samples.count == 24_000)
    // A note of 0 dB in the middle has a power of 1/4 on each side.
    #expect(abs(Measure.decibels(Measure.power(samples)) + 6) < 1.5)
    #expect(Measure.click(samples, around: 12_000, above: 4_000, sampleRate: 48_000) < -50)
  }
}
