import ChartModel

/// The equal-loudness contours of ISO 226:2003, by which notes of every pitch sound equally loud.
///
/// ```swift
/// EqualLoudness.soundPressureLevel(at: 1_000, phon: 60)  // 60.01…, dB
/// EqualLoudness.gain(at: 220)  // 8.87…, dB
/// ```
public enum EqualLoudness {
  /// The loudness level in phon whose contour levels the notes: quiet speech.
  public static let phon = 60.0
  /// The most that a note is raised, in decibels.
  public static let maximumGain = 9.0

  /// The gain in decibels that makes a tone of a frequency in Hz as loud as one of 1 kHz.
  public static func gain(at frequency: Double) -> Double {
    gain(atOctave: Mathematics.log2(frequency))
  }

  /// The same of a tone so many octaves above 1 Hz.
  static func gain(atOctave octave: Double) -> Double { min(interpolate(contour, at: octave) - phon, maximumGain) }

  /// The sound pressure level in dB at which a tone of a frequency in Hz has a loudness level in phon.
  ///
  /// At the frequencies of the standard's table 1 the level is the standard's; between them it is interpolated along the
  /// logarithm of the frequency, and outside of them it is that of the nearest.
  public static func soundPressureLevel(at frequency: Double, phon: Double) -> Double {
    interpolate(parameters.map { $0.level(phon: phon) }, at: Mathematics.log2(frequency))
  }

  private static let contour = parameters.map { $0.level(phon: phon) }
  private static let logarithms = parameters.map { Mathematics.log2($0.frequency) }

  private static func interpolate(_ levels: [Double], at octave: Double) -> Double {
    let above = placeAbove(octave)
    guard above < levels.count else { return levels[levels.count - 1] }
    guard above > 0 else { return levels[0] }
    let share = (octave - logarithms[above - 1]) / (logarithms[above] - logarithms[above - 1])
    return levels[above - 1] + share * (levels[above] - levels[above - 1])
  }

  /// The first frequency of the table above one, or their number.
  private static func placeAbove(_ octave: Double) -> Int {
    // The table goes in thirds of octaves, nearly: the search begins beside its end.
    var place = Int(clamping: ((octave - logarithms[0]) * 3).clamped(to: 0...Double(logarithms.count - 1)))
    while place > 0, logarithms[place - 1] > octave { place -= 1 }
    while place < logarithms.count, logarithms[place] <= octave { place += 1 }
    return place
  }

  /// One row of table 1 of the standard.
  private struct Parameters {
    let frequency: Double
    /// The exponent of loudness perception.
    let exponent: Double
    /// The magnitude of the linear transfer function normalised at 1 kHz, in dB.
    let transfer: Double
    /// The threshold of hearing, in dB.
    let threshold: Double

    init(_ frequency: Double, _ exponent: Double, _ transfer: Double, _ threshold: Double) {
      self.frequency = frequency
      self.exponent = exponent
      self.transfer = transfer
      self.threshold = threshold
    }

    /// Formula 1 of the standard.
    func level(phon: Double) -> Double {
      let hearing = Mathematics.power(0.4 * Mathematics.power(10, (threshold + transfer) / 10 - 9), exponent)
      let loudness = 0.00447 * (Mathematics.power(10, 0.025 * phon) - 1.15) + hearing
      return 10 / exponent * Mathematics.decimalLogarithm(loudness) - transfer + 94
    }
  }

  private static let parameters = [
    Parameters(20, 0.532, -31.6, 78.5), Parameters(25, 0.506, -27.2, 68.7), Parameters(31.5, 0.480, -23.0, 59.5),
    Parameters(40, 0.455, -19.1, 51.1), Parameters(50, 0.432, -15.9, 44.0), Parameters(63, 0.409, -13.0, 37.5),
    Parameters(80, 0.387, -10.3, 31.5), Parameters(100, 0.367, -8.1, 26.5), Parameters(125, 0.349, -6.2, 22.1),
    Parameters(160, 0.330, -4.5, 17.9), Parameters(200, 0.315, -3.1, 14.4), Parameters(250, 0.301, -2.0, 11.4),
    Parameters(315, 0.288, -1.1, 8.6), Parameters(400, 0.276, -0.4, 6.2), Parameters(500, 0.267, 0.0, 4.4),
    Parameters(630, 0.259, 0.3, 3.0), Parameters(800, 0.253, 0.5, 2.2), Parameters(1_000, 0.250, 0.0, 2.4),
    Parameters(1_250, 0.246, -2.7, 3.5), Parameters(1_600, 0.244, -4.1, 1.7), Parameters(2_000, 0.243, -1.0, -1.3),
    Parameters(2_500, 0.243, 1.7, -4.2), Parameters(3_150, 0.243, 2.5, -6.0), Parameters(4_000, 0.242, 1.2, -5.4),
    Parameters(5_000, 0.242, -2.1, -1.5), Parameters(6_300, 0.245, -7.1, 6.0), Parameters(8_000, 0.254, -11.2, 12.6),
    Parameters(10_000, 0.271, -10.7, 13.9), Parameters(12_500, 0.301, -3.1, 12.3),
  ]
}
