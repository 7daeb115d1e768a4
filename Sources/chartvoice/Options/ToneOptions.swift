public import ArgumentParser
import ChartModel
public import ChartSound

extension PitchScale: ExpressibleByArgument {}
extension PitchPolarity: ExpressibleByArgument {}
extension ValueMapping: ExpressibleByArgument {}
extension SeriesArrangement: ExpressibleByArgument {}
extension StackSound: ExpressibleByArgument {}

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

  @Option(
    help: ArgumentHelp(
      "How two or three series are heard: one after another, at once, or stretch by stretch.", valueName: "arrangement")
  )
  var arrangement: SeriesArrangement = .inTurn

  @Option(
    help: ArgumentHelp(
      "What is heard of stacked bars: their total, or their parts as they are drawn.", valueName: "what"))
  var stackTones: StackSound = .total

  @Option(
    help: ArgumentHelp(
      "The sounds beside the data, with commas between: ticks, zero, rules, markers, crossings, edges, drone; or all, or "
        + "none. All but edges and drone if not given.", valueName: "cues"))
  var context: String?

  @Option(
    help: ArgumentHelp(
      "Seconds that the marks take, from 0.5 to 60; 2 to 8 by their number if not given.", valueName: "seconds"))
  var duration: Double?

  @Option(help: ArgumentHelp("How many times as fast: from 0.5 to 4.", valueName: "times"))
  var tempo: Double = 1

  func instruments() throws -> InstrumentSet {
    guard let instrument else {
      guard arrangement != .inTurn else { return try .standard() }
      // What is heard at once, or by turns, must be told apart by its timbre.
      return try InstrumentSet(series: [StandardInstrument.clear, .reed, .organ].map { try $0.instrument() })
    }
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
    if mapping == .rank, stackTones == .parts { throw ToneError.ranksOfParts }
    (options.pitchScale, options.polarity, options.mapping) = (pitchScale, polarity, mapping)
    (options.arrangement, options.stack) = (arrangement, stackTones)
    if let context { options.context = try Self.cues(context) }
    if let duration {
      guard (0.5...60).contains(duration) else { throw ToneError.duration }
      options.duration = duration...duration
    }
    guard (0.5...4).contains(tempo) else { throw ToneError.tempo }
    options.tempo = tempo
    guard charts.contains(where: arrangement.suits) else { throw ToneError.arrangement(arrangement) }
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

  private static func cues(_ text: String) throws -> Set<ContextCue> {
    if text == "none" { return [] }
    if text == "all" { return Set(ContextCue.allCases) }
    return try Set(
      text.split(separator: ",", omittingEmptySubsequences: false).map { name in
        guard let cue = ContextCue(rawValue: String(name)) else { throw ToneError.cue(String(name)) }
        return cue
      })
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
  /// Parts stand on each other.
  case ranksOfParts
  /// No such sound is beside the data.
  case cue(String)
  /// The seconds are too few or too many.
  case duration
  /// It is too slow or too fast.
  case tempo
  /// No chart has two or three series.
  case arrangement(SeriesArrangement)

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
    case .ranksOfParts:
      "--mapping rank: parts of a stack begin where others end, which is no rank. Leave out --stack-tones parts."
    case .cue(let name):
      "--context \"\(name.escapingControls)\": no such sound. "
        + "Use \(ContextCue.allCases.map(\.rawValue).joined(separator: ", ")), all or none."
    case .duration: "--duration: give 0.5 to 60 seconds."
    case .tempo: "--tempo: give 0.5 (half as fast) to 4 (four times as fast)."
    case .arrangement(let arrangement):
      "--arrangement \(arrangement.rawValue): only two or three series can be heard so. "
        + "Leave it out, or choose fewer series."
    }
  }

  private static func hertz(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
