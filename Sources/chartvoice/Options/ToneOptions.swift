public import ArgumentParser
import ChartModel
public import ChartSound

extension PitchScale: ExpressibleByArgument {}
extension PitchPolarity: ExpressibleByArgument {}
extension ValueMapping: ExpressibleByArgument {}

/// How values become tones.
struct ToneOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What plays the values, by series in order, with commas between: a name that \"voices\" lists, or a TOML file.",
      valueName: "names"))
  var instrument: String?

  @Option(
    help: ArgumentHelp(
      "The lowest and the highest pitch in Hz; 220...1760 if not given.", valueName: "low...high"))
  var pitch: String?

  @Option(help: ArgumentHelp("Round pitches to a scale above the lowest pitch.", valueName: "scale"))
  var pitchScale: PitchScale = .continuous

  @Option(help: ArgumentHelp("Whether a larger value is higher (up) or lower (down).", valueName: "polarity"))
  var polarity: PitchPolarity = .up

  @Option(help: ArgumentHelp("How numbers become pitches; as on the Y axis if not given.", valueName: "mapping"))
  var mapping: ValueMapping?

  func instruments() throws -> InstrumentSet {
    guard let instrument else { return try .standard() }
    return try InstrumentSet(series: try InstrumentPlace.instruments(instrument))
  }

  /// How charts are to sound.
  ///
  /// - Throws: `ToneError` where the pitches or the mapping cannot be.
  func options(_ instruments: InstrumentSet, charts: [BucketedChart]) throws -> SoundOptions {
    var options = SoundOptions(instruments: instruments)
    if let pitch {
      let range = try Self.range(pitch, within: instruments.range)
      (options.lowFrequency, options.highFrequency) = (range.lowerBound, range.upperBound)
    }
    let (low, high) = (options.lowFrequency, options.highFrequency)
    guard pitchScale.hasTwoPitches(from: low, to: high) else { throw ToneError.narrow(pitchScale) }
    if mapping == .log, !charts.allSatisfy(Self.takesLogarithm) { throw ToneError.logarithm }
    (options.pitchScale, options.polarity, options.mapping) = (pitchScale, polarity, mapping)
    return options
  }

  private static func range(_ text: String, within playable: ClosedRange<Double>) throws -> ClosedRange<Double> {
    let ends = text.split(separator: "...", omittingEmptySubsequences: false).map { Double($0) }
    guard ends.count == 2, let low = ends[0], let high = ends[1], low.isFinite, high.isFinite, low < high else {
      throw ToneError.range(text)
    }
    guard playable.contains(low), playable.contains(high) else { throw ToneError.unplayable(text, playable) }
    return low...high
  }

  private static func takesLogarithm(_ chart: BucketedChart) -> Bool {
    guard case .numbers(let domain) = chart.yAxis.domain else { return true }
    return ScaleType.log.usable(on: domain) == .log || domain.lowerBound == domain.upperBound
  }
}

/// Why values cannot become tones as asked.
enum ToneError: UserFacingFailure, CustomStringConvertible {
  /// The text is not a range.
  case range(String)
  /// The instruments do not play it.
  case unplayable(String, ClosedRange<Double>)
  /// The pitches hold no two of the scale.
  case narrow(PitchScale)
  /// An axis touches zero.
  case logarithm

  var description: String {
    switch self {
    case .range(let text):
      "--pitch \(text.escapingControls): give the lowest and the highest pitch in Hz, as in 220...1760."
    case .unplayable(let text, let playable):
      "--pitch \(text.escapingControls): the instruments play from \(Self.hertz(playable.lowerBound)) to "
        + "\(Self.hertz(playable.upperBound)) Hz. Stay between them."
    case .narrow(let scale):
      "--pitch-scale \(scale.rawValue): fewer than two pitches of it lie in the range. Widen --pitch."
    case .logarithm:
      "--mapping log: the Y axis holds zero, of which there is no logarithm. "
        + "Use symlog or rank, or a --y-domain on one side of zero."
    }
  }

  private static func hertz(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
