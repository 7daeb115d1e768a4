/// How a note sounds: the strength of its harmonics, how it begins and ends, and which pitches it plays.
///
/// ```swift
/// let text = "name = \"soft\"\npartials = [1.0, 0.25]\n[envelope]\nattack = 0.01\nrelease = 0.03\n"
/// try Instrument(toml: text, file: "soft.toml").partials  // [1.0, 0.25]
/// ```
public struct Instrument: Sendable, Equatable {
  /// What a score calls it.
  public var name: String
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
  /// The pitches that it plays, in Hz.
  public var range: ClosedRange<Double>

  /// The pure tone of ticks and markers.
  static let sine = Instrument(
    name: "sine", partials: [1], attack: 0.005, release: 0.01, vibratoRate: 0, vibratoDepth: 0, range: 20...8_000)
  /// What a score calls the noise of a missing mark.
  static let noiseName = "noise"

  /// The partials at the power of a sine of amplitude 1, so that instruments are equally strong.
  var levelledPartials: [Double] {
    let power = partials.reduce(0) { $0 + $1 * $1 }
    return power > 0 ? partials.map { $0 / power.squareRoot() } : [1]
  }
}

/// The two instruments of a score.
public struct InstrumentSet: Sendable, Equatable {
  /// The instrument of values.
  public var values: Instrument
  /// The instrument of values below zero, where there are values on both sides of it.
  public var negative: Instrument

  /// A set of two instruments.
  public init(values: Instrument, negative: Instrument) {
    self.values = values
    self.negative = negative
  }

  /// The instruments that ChartVoice brings: `clear` and `hollow`.
  ///
  /// - Throws: `InstrumentError` where a file of `voices/tones` is not what an instrument must be.
  public static func standard() throws(InstrumentError) -> InstrumentSet {
    InstrumentSet(
      values: try Instrument(toml: String(decoding: PackageResources.clear_toml, as: UTF8.self), file: "clear.toml"),
      negative: try Instrument(
        toml: String(decoding: PackageResources.hollow_toml, as: UTF8.self), file: "hollow.toml"))
  }

  /// The pitches that both play, in Hz; those of the first where they share none.
  var range: ClosedRange<Double> {
    values.range.overlaps(negative.range) ? values.range.clamped(to: negative.range) : values.range
  }

  /// The instrument of a note.
  subscript(name: String) -> Instrument {
    [values, negative].first { $0.name == name } ?? .sine
  }
}
