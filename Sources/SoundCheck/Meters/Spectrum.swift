#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Power spectra by the fast Fourier transform of Cooley and Tukey (Math. Comput. 19, 1965), radix 2.
struct Spectrum {
  let size: Int
  private let cosines: [Double]
  private let sines: [Double]
  private let reversed: [Int]

  /// - Parameter size: a power of two, at least 2.
  init(size: Int) {
    self.size = size
    let angles = (0..<size / 2).map { 2 * .pi * Double($0) / Double(size) }
    (cosines, sines) = (angles.map { cos($0) }, angles.map { -sin($0) })
    let bits = size.trailingZeroBitCount
    reversed = (0..<size).map { number in
      (0..<bits).reduce(0) { $0 | ((number >> $1) & 1) << (bits - 1 - $1) }
    }
  }

  /// The least power of two that is no smaller than a count.
  static func size(atLeast count: Int) -> Int {
    var size = 2
    while size < count { size *= 2 }
    return size
  }

  /// The power in every bin: of real samples the second half mirrors the first.
  func power(real samples: [Double], imaginary: [Double] = []) -> [Double] {
    var real = [Double](repeating: 0, count: size)
    var other = real
    for place in 0..<min(samples.count, size) { real[reversed[place]] = samples[place] }
    for place in 0..<min(imaginary.count, size) { other[reversed[place]] = imaginary[place] }
    transform(&real, &other)
    return zip(real, other).map { $0 * $0 + $1 * $1 }
  }

  private func transform(_ real: inout [Double], _ imaginary: inout [Double]) {
    var width = 2
    while width <= size {
      let step = size / width
      for start in stride(from: 0, to: size, by: width) {
        for offset in 0..<width / 2 {
          let (low, high) = (start + offset, start + offset + width / 2)
          let (cosine, sine) = (cosines[offset * step], sines[offset * step])
          let (r, i) = (real[high] * cosine - imaginary[high] * sine, real[high] * sine + imaginary[high] * cosine)
          (real[high], imaginary[high]) = (real[low] - r, imaginary[low] - i)
          (real[low], imaginary[low]) = (real[low] + r, imaginary[low] + i)
        }
      }
      width *= 2
    }
  }
}

/// Windows, as functions of the place from 0 to 1 (F. J. Harris, Proc. IEEE 66, 1978).
enum Window {
  static func hann(_ place: Double) -> Double { 0.5 - 0.5 * cos(2 * .pi * place) }

  static func blackmanHarris(_ place: Double) -> Double {
    0.35875 - 0.48829 * cos(2 * .pi * place) + 0.14128 * cos(4 * .pi * place) - 0.01168 * cos(6 * .pi * place)
  }

  /// Samples under a window.
  static func shaped(_ samples: [Double], by window: (Double) -> Double) -> [Double] {
    let count = Double(samples.count)
    return samples.enumerated().map { $1 * window((Double($0) + 0.5) / count) }
  }
}

extension Double {
  /// A power in decibels; -200 of none.
  var decibels: Double { self > 0 ? Swift.max(10 * log10(self), -200) : -200 }
}
