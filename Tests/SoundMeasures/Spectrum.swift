import Foundation

/// Power spectra by a plain Fourier transform.
package enum Spectrum {
  /// The power in each bin from 0 to half the sample rate.
  package static func power(_ samples: some Collection<Double>, window: (Double) -> Double, size: Int) -> [Double] {
    let count = Double(samples.count)
    var real: [Double] = samples.enumerated().map { index, sample in sample * window((Double(index) + 0.5) / count) }
    real += Array(repeating: 0, count: size - real.count)
    var imaginary = [Double](repeating: 0, count: size)
    transform(&real, &imaginary)
    return zip(real, imaginary).prefix(size / 2 + 1).map { real, imaginary in real * real + imaginary * imaginary }
  }

  package static func hann(_ place: Double) -> Double { 0.5 - 0.5 * cos(2 * .pi * place) }

  package static func blackmanHarris(_ place: Double) -> Double {
    0.35875 - 0.48829 * cos(2 * .pi * place) + 0.14128 * cos(4 * .pi * place) - 0.01168 * cos(6 * .pi * place)
  }

  package static func size(atLeast count: Int) -> Int {
    var size = 1
    while size < count { size *= 2 }
    return size
  }

  private static func transform(_ real: inout [Double], _ imaginary: inout [Double]) {
    let size = real.count
    var reversed = 0
    for index in 1..<size {
      var bit = size >> 1
      while reversed & bit != 0 {
        reversed ^= bit
        bit >>= 1
      }
      reversed |= bit
      if index < reversed {
        real.swapAt(index, reversed)
        imaginary.swapAt(index, reversed)
      }
    }
    var width = 2
    while width <= size {
      for offset in 0..<(width / 2) {
        let (cosine, sine) = (
          cos(2 * .pi * Double(offset) / Double(width)), -sin(2 * .pi * Double(offset) / Double(width))
        )
        for low in stride(from: offset, to: size, by: width) {
          let high = low + width / 2
          let (r, i) = (real[high] * cosine - imaginary[high] * sine, real[high] * sine + imaginary[high] * cosine)
          (real[high], imaginary[high]) = (real[low] - r, imaginary[low] - i)
          (real[low], imaginary[low]) = (real[low] + r, imaginary[low] + i)
        }
      }
      width *= 2
    }
  }
}
