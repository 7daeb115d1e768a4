import ChartModel
import ChartSound

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What sounds in a steady tone beside its harmonics: aliases, hum, distortion.
enum StrayMeter {
  /// The strongest stray against the fundamental in decibels; `nil` of a piece too short to tell them apart.
  static func worst(_ note: Note, in piece: Piece) -> Double? {
    let samples = piece.mono
    // A Blackman-Harris window is eight bins wide: between two harmonics there must be room.
    let width = 8 * piece.sampleRate / Double(max(samples.count, 1))
    guard note.frequency > 2 * width else { return nil }
    let size = 2 * Spectrum.size(atLeast: samples.count)
    let power = Spectrum(size: size).power(real: Window.shaped(samples, by: Window.blackmanHarris))
    let perBin = piece.sampleRate / Double(size)
    let fundamental = Int(clamping: (note.frequency / perBin).rounded())
    guard (1..<size / 2).contains(fundamental) else { return nil }
    let strays = (1...size / 2).filter { bin in
      let harmonic = Double(bin) * perBin / note.frequency
      // What lies below the first harmonic by less than the window is its own skirt.
      return abs(harmonic - harmonic.rounded()) * note.frequency > width && Double(bin) * perBin > width
    }
    let strongest = max(0, (strays.map { power[$0] }.max() ?? 0) - rounding(samples.count, bins: strays.count))
    let near = max(1, fundamental - 2)...fundamental + 2
    return (strongest / (near.map { power[$0] }.max() ?? 1)).decibels
  }

  /// The most that rounding to 16 bits leaves in any bin: its noise has a twelfth of the square of a step in each sample, and one
  /// bin in e^n has n times the mean.
  private static func rounding(_ count: Int, bins: Int) -> Double {
    let step = 1 / 32_767.0
    let window = 0.257_96 * Double(count)
    return step * step / 12 * window * (log(Double(max(bins, 1))) + 6)
  }
}
