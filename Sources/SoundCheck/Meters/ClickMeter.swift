import ChartModel

/// Clicks anywhere in a sound: power above all harmonics in 20 ms, against a note.
struct ClickMeter {
  /// Frames of a window: 20 ms.
  let frames: Int
  private let spectrum: Spectrum
  private let sampleRate: Double

  init(sampleRate: Int) {
    self.sampleRate = Double(sampleRate)
    frames = max(32, sampleRate / 50)
    spectrum = Spectrum(size: Spectrum.size(atLeast: max(32, sampleRate / 50)))
  }

  /// The mean power above a frequency; `nil` where the sound reaches no further.
  func power(_ samples: [Double], above limit: Double) -> Double? {
    guard limit < sampleRate * 0.45, !samples.isEmpty else { return nil }
    let power = spectrum.power(real: Window.shaped(samples, by: Window.hann))
    let first = Int(clamping: limit / sampleRate * Double(spectrum.size))
    // By Parseval's theorem, over both halves, with the window's mean square of 3/8.
    let sum = 2 * power[first...spectrum.size / 2].reduce(0, +)
    return sum / Double(spectrum.size) / Double(samples.count) * 8 / 3
  }
}
