/// How a note sounds: the strength of its harmonics, how it begins and ends, and which pitches it plays.
///
/// ```swift
/// let text = "name = \"soft\"\npartials = [1.0, 0.25]\n[envelope]\nattack = 0.01\nrelease = 0.03\n"
/// try Instrument(toml: text, file: "soft.toml").partials  // [1.0, 0.25]
/// ```
public struct Instrument: Sendable, Equatable {
  /// What a score calls it.
  public var name: String
  /// What it is for, as a phrase; empty where its file does not say.
  public var use: String
  /// The amplitude of harmonics 1, 2, 3 and so on; the first is the strongest.
  public var partials: [Double]
  /// Seconds of the rise; at most a quarter of a note.
  public var attack: Double
  /// Seconds of the fall; at most a quarter of a note.
  public var release: Double
  /// Swings a second, in Hz.
  public var vibratoRate: Double
  /// How far the pitch swings to each side, in cents; 0 for none.
  public var vibratoDepth: Double
  /// The strength of the breath noise against the tone; 0 for none.
  public var breath: Double
  /// What weakens the upper harmonics, or `nil`.
  public var filter: LowPass?
  /// The pitches that it plays, in Hz.
  public var range: ClosedRange<Double>

  /// The pure tone of ticks and markers.
  public static let sine = Instrument(
    name: "sine", use: "", partials: [1], attack: 0.005, release: 0.01, vibratoRate: 0, vibratoDepth: 0, breath: 0,
    filter: nil, range: 20...8_000)
  /// What a score calls the noise of a missing mark.
  static let noiseName = "noise"

  /// The partials at the power of a sine of amplitude 1, so that instruments are equally strong.
  var levelledPartials: [Double] {
    let heard = filter.map { $0.filtered(partials) } ?? partials
    let power = heard.reduce(0) { $0 + $1 * $1 }
    return power > 0 ? heard.map { $0 / power.squareRoot() } : [1]
  }

  /// A low pass that weighs harmonics by their number: it follows the pitch, costs nothing and cannot alias.
  public struct LowPass: Sendable, Equatable {
    /// Where it takes 3 dB, as a multiple of the fundamental.
    public var cutoff: Double
    /// How steep it is far above, in decibels an octave.
    public var slope: Double

    /// The harmonics behind the filter: the magnitude of a Butterworth low pass, an order for each 6 dB.
    func filtered(_ partials: [Double]) -> [Double] {
      partials.enumerated().map { index, partial in
        partial / (1 + Mathematics.power(Double(index + 1) / cutoff, slope / 3)).squareRoot()
      }
    }
  }
}
