import ChartModel
import ChartSound
import Foundation
import SoundMeasures
import Testing

@Suite struct LevelTests {
  static let charts: [TestChart] = [
    TestChart(PitchTests.values), TestChart(PitchTests.values, kind: .line), TestChart([5]), TestChart([-3, 3]),
    TestChart((0..<400).map { sin(Double($0)) }), TestChart((0..<400).map { sin(Double($0)) }, kind: .line),
    TestChart([Array(repeating: .missing, count: 30) + [.number(1)] + Array(repeating: .missing, count: 30)]),
    TestChart([PitchTests.values.map { .number($0) }, PitchTests.values.reversed().map { .number($0) }], groupSize: 3),
  ]

  @Test(arguments: charts.indices) func fileIsAtMinus23LUFS(index: Int) throws {
    let recording = try Recording(Self.charts[index])
    let loudness = ReferenceLoudness.integrated(left: recording.left, right: recording.right)
    #expect(abs(loudness + 23) < 0.5)
    #expect(abs(loudness - (recording.level.loudness ?? 0)) < 0.1)
    #expect(max(ReferenceLoudness.truePeak(recording.left), ReferenceLoudness.truePeak(recording.right)) < -1)
  }

  @Test func referenceMeterReadsTheSineOfTheRecommendation() {
    let sine = (0..<480_000).map { sin(2 * .pi * 997 * Double($0) / 48_000) }
    #expect(abs(ReferenceLoudness.integrated(left: sine, right: sine.map { _ in 0 }) + 3.01) < 0.01)
  }

  @Test(arguments: [48_000, 44_100, 22_050, 96_000]) func meterReadsTheSineAtEveryRate(rate: Int) throws {
    var meter = LoudnessMeter(sampleRate: rate)
    for frame in 0..<(3 * rate) { meter.add([sin(2 * .pi * 997 * Double(frame) / Double(rate)), 0]) }
    #expect(abs(try #require(meter.integrated) + 3.01) < 0.05)
  }

  @Test func meterGatesSilenceAndSoftParts() throws {
    var meter = LoudnessMeter(sampleRate: 48_000)
    for frame in 0..<480_000 {
      let level = frame < 240_000 ? 0.1 : frame < 360_000 ? 0.001 : 0
      meter.add([level * sin(2 * .pi * 997 * Double(frame) / 48_000), 0])
    }
    #expect(abs(try #require(meter.integrated) + 23.01) < 0.2)
  }

  @Test func shortSoundIsMeasuredAsIfPadded() throws {
    var meter = LoudnessMeter(sampleRate: 48_000)
    for frame in 0..<9_600 { meter.add([sin(2 * .pi * 997 * Double(frame) / 48_000), 0]) }
    #expect(abs(try #require(meter.integrated) + 6.02) < 0.1)
    #expect(LoudnessMeter(sampleRate: 48_000).integrated == nil)
  }

  /// Where its filters come to rest in silence makes no difference to the last bit.
  @Test func meterMeasuresTheSameInAnyBlocks() {
    let samples = (0..<192_000).flatMap { frame -> [Double] in
      let sine = frame / 48_000 % 3 == 0 ? sin(2 * .pi * 440 * Double(frame) / 48_000) : 0
      return [0.3 * sine, -0.2 * sine]
    }
    var (whole, parts) = (LoudnessMeter(sampleRate: 48_000), LoudnessMeter(sampleRate: 48_000))
    whole.add(samples)
    for start in stride(from: 0, to: samples.count, by: 34) {
      parts.add(samples[start..<min(start + 34, samples.count)])
    }
    #expect(whole.integrated != nil && whole.integrated == parts.integrated)
    #expect(whole.samplePeak == samples.map(abs).max() && parts.samplePeak == whole.samplePeak)
  }

  @Test func truePeakLiesBetweenTheSamples() {
    var meter = TruePeakMeter()
    for frame in 0..<4_800 { meter.add([sin(.pi / 2 * Double(frame) + .pi / 4), 0]) }
    #expect(abs(20 * log10(meter.peak)) < 0.25)
  }

  /// Annex 2 of the recommendation, sample by sample: what need not be filtered hides no peak.
  @Test(arguments: [34, 256, 8_192, 100_000]) func truePeakIsThatOfEverySample(block: Int) {
    var (meter, plain) = (TruePeakMeter(), PlainTruePeak())
    let samples = (0..<40_000).map { index -> Double in
      let loud = index / 5_000 % 2 == 0 ? 0.01 : Double(index) / 40_000
      return loud * sin(Double(index * index % 9_973)) * (index.isMultiple(of: 2) ? 1 : -0.7)
    }
    for start in stride(from: 0, to: samples.count, by: block) {
      let part = samples[start..<min(start + block, samples.count)]
      meter.add(part)
      plain.add(Array(part))
      #expect(meter.peak == plain.peak)
    }
    #expect(meter.peak > (samples.map(abs).max() ?? 1))
  }

  /// Not-a-number is no peak and hides none.
  @Test func truePeakIgnoresNotANumber() {
    var meter = TruePeakMeter()
    meter.add([0.1, 0.2, .nan, 0.3, -0.4, .nan] + Array(repeating: 0, count: 60) + [0, -0.5])
    #expect(meter.peak == 0.5)
  }

  @Test func truePeakStaysBelowTheLimitWhateverTheTarget() throws {
    let chart = Self.charts[0]
    let score = Score(chart: chart.chart, facts: chart.facts)
    let level = SoundLevel(score: score, instruments: .standard, sampleRate: 48_000, target: 0)
    var renderer = Renderer(score: score, instruments: .standard, sampleRate: 48_000, gain: level.gain)
    var block = [Double](repeating: 0, count: 2 * renderer.frameCount)
    _ = renderer.render(into: &block)
    var meter = TruePeakMeter()
    meter.add(block)
    #expect(20 * log10(meter.peak) < -1)
    #expect(20 * log10(meter.peak) > -1.1)
  }

  @Test(arguments: [
    // ISO 226:2003, table B.1, 60 phon.
    (20.0, 109.51), (31.5, 99.08), (63, 85.94), (100, 78.65), (125, 75.56), (200, 69.86), (250, 67.53), (400, 63.45),
    (500, 62.05), (800, 59.89), (1_000, 60.01), (1_250, 62.15), (1_600, 63.19), (2_000, 59.96), (4_000, 57.57),
    (8_000, 71.66), (12_500, 68.63),
  ])
  func contourAt60Phon(frequency: Double, level: Double) {
    #expect(abs(EqualLoudness.soundPressureLevel(at: frequency, phon: 60) - level) < 0.01)
  }

  @Test(arguments: [(220.0, 8.87), (1_000, 0.01), (50, 9.0), (100, 9.0), (2_500, -2.74)])
  func gain(frequency: Double, decibels: Double) {
    #expect(abs(EqualLoudness.gain(at: frequency) - decibels) < 0.01)
  }
}
