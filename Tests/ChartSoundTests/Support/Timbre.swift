import ChartSound
import Foundation
import SoundMeasures

/// What tells instruments apart on a note of a quarter of a second: five harmonics and the breath between them.
///
/// Levels are in decibels against the fundamental, and nothing counts as softer than −40 dB. The distance of two timbres
/// is the root of the mean square of the differences: the log-spectral distance of speech research (Gray and Markel 1976).
struct Timbre {
  static let harmonics = 5
  private static let softest = -40.0

  let levels: [Double]
  /// The noise against the fundamental, in decibels.
  let breath: Double

  init(_ instrument: Instrument, frequency: Double) throws {
    let note = Note(start: 0, length: 0.25, frequency: frequency, instrument: instrument.name, role: .data)
    let samples = try Self.samples(of: note, instrument)
    let size = 65_536
    let power = Spectrum.power(samples[3_600..<8_800], window: Spectrum.blackmanHarris, size: size)
    let (bins, reach) = (Double(size) / 48_000, 56)
    func band(_ harmonic: Int) -> ClosedRange<Int> {
      let middle = Int((frequency * Double(harmonic) * bins).rounded())
      return middle - reach...middle + reach
    }
    let strengths = (1...Self.harmonics).map { power[band($0)].reduce(0, +) }
    let tones = Set((1...9).flatMap { Array(band($0)) })
    let noise = power.indices.filter { !tones.contains($0) }.reduce(0) { $0 + power[$1] }
    levels = strengths.map { Measure.decibels($0 / strengths[0]) }
    breath = Measure.decibels(noise / strengths[0])
  }

  static func distance(_ first: Timbre, _ second: Timbre) -> Double {
    let pairs = zip(first.levels + [first.breath], second.levels + [second.breath])
    let squares = pairs.map { pow(max($0, softest) - max($1, softest), 2) }
    return (squares.reduce(0, +) / Double(squares.count)).squareRoot()
  }

  /// The left channel, as it is rendered.
  static func samples(of note: Note, _ instrument: Instrument) throws -> [Double] {
    let score = Score(
      title: "", duration: note.start + note.length, pitch: PitchMapping(low: 220, high: 1_760, domain: nil),
      notes: [note])
    var renderer = Renderer(
      score: score, instruments: InstrumentSet(values: instrument, negative: instrument), sampleRate: 48_000)
    var block = [Double](repeating: 0, count: 2 * renderer.frameCount)
    _ = renderer.render(into: &block)
    return stride(from: 0, to: block.count, by: 2).map { block[$0] }
  }
}
