import Foundation

/// What an ear would ask of a sound, measured from its samples.
package enum Measure {
  package static func cents(_ frequency: Double, against expected: Double) -> Double {
    1_200 * log2(frequency / expected)
  }

  package static func decibels(_ power: Double) -> Double { power > 0 ? 10 * log10(power) : -200 }

  package static func power(_ samples: some Collection<Double>) -> Double {
    samples.reduce(0) { $0 + $1 * $1 } / Double(max(1, samples.count))
  }

  /// The pitch by a Hann window, eight times zero-padded, with a parabola through the peak of the logarithms.
  package static func pitch(_ samples: ArraySlice<Double>, sampleRate: Double) -> Double {
    let size = 8 * Spectrum.size(atLeast: samples.count)
    let power = Spectrum.power(samples, window: Spectrum.hann, size: size)
    let peak = power.indices.dropFirst().dropLast().max { power[$0] < power[$1] } ?? 1
    let (before, here, after) = (log(power[peak - 1]), log(power[peak]), log(power[peak + 1]))
    return (Double(peak) + (before - after) / 2 / (before - 2 * here + after)) * sampleRate / Double(size)
  }

  /// The power above a frequency against all of it in 20 ms around a frame, in decibels.
  package static func click(_ samples: [Double], around frame: Int, above limit: Double, sampleRate: Double) -> Double {
    let half = Int(sampleRate * 0.01)
    let range = max(0, frame - half)..<min(samples.count, frame + half)
    let power = Spectrum.power(samples[range], window: Spectrum.hann, size: 4_096)
    let first = Int(limit / sampleRate * 4_096)
    return decibels(power[first...].reduce(0, +) / power.reduce(0, +))
  }

  /// The first frame from `start` on at which the strength at a frequency is half of what it is in the note's middle.
  package static func onset(_ samples: [Double], from start: Int, middle: Int, frequency: Double, sampleRate: Double)
    -> Int
  {
    let half = strength(samples, at: middle, frequency: frequency, sampleRate: sampleRate) / 2
    return (max(0, start)..<middle)
      .first { strength(samples, at: $0, frequency: frequency, sampleRate: sampleRate) >= half } ?? -1
  }

  /// The amplitude at a frequency over one of its periods around a frame.
  package static func strength(_ samples: [Double], at frame: Int, frequency: Double, sampleRate: Double) -> Double {
    let reach = Int((sampleRate / frequency / 2).rounded())
    var (real, imaginary) = (0.0, 0.0)
    for index in max(0, frame - reach)..<min(samples.count, frame + reach) {
      let angle = 2 * .pi * frequency * Double(index) / sampleRate
      real += samples[index] * cos(angle)
      imaginary += samples[index] * sin(angle)
    }
    return (real * real + imaginary * imaginary).squareRoot() / Double(reach)
  }
}
