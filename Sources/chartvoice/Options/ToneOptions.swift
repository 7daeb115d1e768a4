public import ArgumentParser
import ChartModel
public import ChartSound
import SourceText

extension PitchScale: ExpressibleByArgument {}
extension PitchPolarity: ExpressibleByArgument {}
extension ValueMapping: ExpressibleByArgument {}
extension SeriesArrangement: ExpressibleByArgument {}
extension StackSound: ExpressibleByArgument {}
extension PanMapping: ExpressibleByArgument {}

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

  @Option(
    help: ArgumentHelp(
      "Whether a larger value is higher (up) or lower (down); as the Y axis is drawn if not given.",
      valueName: "polarity"))
  var polarity: PitchPolarity?

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
      "The series that are heard, with commas between; as many as 30 seconds hold if not given.", valueName: "names"))
  var hear: String?

  @Option(
    help: ArgumentHelp(
      "What the side says from which a mark is heard; x if not given, the series where they are heard at once.",
      valueName: "what"))
  var pan: PanMapping?

  @Option(
    help: ArgumentHelp(
      "A third number of the marks, such as the size of points in a Vega-Lite chart: the longer, the larger.",
      valueName: "field"))
  var lengthBy: String?

  @Option(
    help: ArgumentHelp(
      "The sounds beside the data, with commas between: ticks, zero, rules, means, markers, crossings, edges, drone; or "
        + "all, or none. All but edges and drone if not given.", valueName: "cues"))
  var context: String?

  @Option(
    help: ArgumentHelp(
      "Seconds that the marks take, from 0.5 to 60; 2 to 30 by their number if not given.", valueName: "seconds"))
  var duration: Double?

  @Option(help: ArgumentHelp("How many times as fast: from 0.5 to 4.", valueName: "times"))
  var tempo: Double = 1

  /// Refuses what no chart and no instrument could make right, so that it is wrong usage.
  func validate() throws {
    do {
      _ = try pitch.map(Self.range)
      _ = try context.map(Self.cues)
      if let duration, !(0.5...60).contains(duration) { throw ToneError.duration }
      guard (0.5...4).contains(tempo) else { throw ToneError.tempo }
    } catch let error as ToneError {
      throw ValidationError(error.description)
    }
  }

  func instruments() throws -> InstrumentSet {
    guard let instrument else {
      guard arrangement != .inTurn else { return .standard }
      // What is heard at once, or by turns, must be told apart by its timbre.
      return InstrumentSet(series: [StandardInstrument.clear, .reed, .organ].map { $0.instrument })
    }
    return InstrumentSet(series: try InstrumentPlace.instruments(instrument))
  }

  /// How charts are to sound.
  ///
  /// - Throws: `ToneError` where the pitches or the mapping cannot be.
  func options(_ instruments: InstrumentSet, charts: [BucketedChart]) throws -> SoundOptions {
    var options = SoundOptions(instruments: instruments)
    if let pitch {
      let range = try Self.range(pitch)
      guard instruments.range.contains(range.lowerBound), instruments.range.contains(range.upperBound) else {
        throw ToneError.unplayable(pitch, instruments.range)
      }
      (options.lowFrequency, options.highFrequency) = (range.lowerBound, range.upperBound)
    }
    let (low, high) = (options.lowFrequency, options.highFrequency)
    guard pitchScale.hasTwoPitches(from: low, to: high) else { throw ToneError.narrow(pitchScale) }
    if mapping == .log, !charts.allSatisfy(Self.takesLogarithm) { throw ToneError.logarithm }
    if mapping == .rank, stackTones == .parts { throw ToneError.ranksOfParts }
    (options.pitchScale, options.mapping) = (pitchScale, mapping)
    options.polarity = polarity ?? charts.drawnPolarity
    (options.arrangement, options.stack, options.pan) = (arrangement, stackTones, pan)
    options.lengthField = try lengthBy.map { try Self.lengthField($0, in: charts) }
    if let context { options.context = try Self.cues(context) }
    if let duration { options.take(seconds: duration) }
    options.heardNames = try hear.map { try Self.heardNames($0, in: charts) } ?? []
    options.tempo = tempo
    guard charts.contains(where: arrangement.suits) else { throw ToneError.arrangement(arrangement) }
    guard charts.contains(where: stackTones.suits) else { throw ToneError.noParts }
    return options
  }

  /// The names that are asked for, each as a series has it.
  private static func heardNames(_ text: String, in charts: [BucketedChart]) throws -> Set<String> {
    let names = charts.flatMap(\.soundingNames)
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    var (found, place): (Set<String>, Int) = ([], 0)
    while place < parts.count {
      // A name may have commas in it: the longest that there is.
      let known = (place + 1...parts.count).reversed().lazy.compactMap { end in
        name(parts[place..<end].joined(separator: ","), among: names).map { (name: $0, end: end) }
      }.first
      guard let known else {
        let asked = parts[place].split(separator: " ").joined(separator: " ")
        throw ToneError.series(asked, NearestNames.nearest(to: asked, among: names))
      }
      found.insert(known.name)
      place = known.end
    }
    return found
  }

  /// The series of a name as it is written, else without the blanks around it, else in other letters.
  private static func name(_ asked: String, among names: [String]) -> String? {
    func plain(_ name: String) -> String { name.split(separator: " ").joined(separator: " ") }
    return names.first { $0 == asked } ?? names.first { plain($0) == plain(asked) }
      ?? names.first { plain($0).lowercased() == plain(asked).lowercased() }
  }

  /// The field of a name: as it is called in the data, or as its title says.
  private static func lengthField(_ name: String, in charts: [BucketedChart]) throws -> String {
    let fields = charts.flatMap(\.lengthFields)
    if let field = fields.first(where: { $0.name == name }) ?? fields.first(where: { $0.title == name }) {
      return field.name
    }
    throw ToneError.lengths(name, fields.reduce(into: []) { if !$0.contains($1.name) { $0.append($1.name) } })
  }

  private static func range(_ text: String) throws -> ClosedRange<Double> {
    let ends = text.split(separator: "...", omittingEmptySubsequences: false).map { Double($0) }
    guard ends.count == 2, let low = ends[0], let high = ends[1], low.isFinite, high.isFinite, low < high else {
      throw ToneError.range(text)
    }
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
  /// The marks have no such number, but these.
  case lengths(String, [String])
  /// No series is called so; the nearest that is.
  case series(String, String?)
  /// The seconds are too few or too many.
  case duration
  /// It is too slow or too fast.
  case tempo
  /// No chart has two or three series.
  case arrangement(SeriesArrangement)
  /// No chart has parts that stand on each other from zero.
  case noParts

  var description: String {
    switch self {
    case .range(let text):
      "--pitch \(text.escapingControls): give the lowest and the highest pitch in Hz, as in 220...1760."
    case .unplayable(let text, let playable):
      "--pitch \(text.escapingControls): the instruments play from \(playable.lowerBound.plainText) to "
        + "\(playable.upperBound.plainText) Hz. Stay between them."
    case .narrow(let scale):
      "--pitch-scale \(scale.rawValue): fewer than two pitches of it lie in the range. Widen --pitch."
    case .logarithm:
      "--mapping log: the Y axis holds zero, of which there is no logarithm. "
        + "Use symlog or rank, or a --y-domain on one side of zero."
    case .ranksOfParts:
      "--mapping rank: parts of a stack begin where others end, which is no rank. Leave out --stack-tones parts."
    case .cue(let name):
      "--context \"\(name.escapingControls)\": no such sound. "
        + "Use \(ContextCue.allCases.map(\.rawValue).joined(separator: ", ")), or all or none alone."
    case .lengths(let name, let fields): Self.lengths(name.escapingControls, fields.map(\.escapingControls))
    case .series(let name, let near):
      "--hear \"\(name.escapingControls)\": no series here has this name."
        + (near.map { " Did you mean \"\($0.escapingControls)\"?" } ?? " Leave it out to hear all.")
    case .duration: "--duration: give 0.5 to 60 seconds."
    case .noParts:
      "--stack-tones parts: no stack here stands on zero, or its parts are shares, each of which is heard by itself. Leave it out."
    case .tempo: "--tempo: give 0.5 (half as fast) to 4 (four times as fast)."
    case .arrangement(let arrangement):
      "--arrangement \(arrangement.rawValue): only two or three series that are no stack can be heard so. "
        + "Leave it out, choose fewer series, or use --stack none."
    }
  }

  private static func lengths(_ name: String, _ fields: [String]) -> String {
    guard !fields.isEmpty else {
      return "--length-by \"\(name)\": no mark here is a note by itself and has a number besides X and Y. "
        + "Points, bars and cells of a Vega-Lite chart have one by their size, color or tooltip."
    }
    let known = "The marks have \(fields.joined(separator: ", "))."
    let near = NearestNames.nearest(to: name, among: fields).map { " Did you mean \($0)?" } ?? ""
    return "--length-by \"\(name)\": no such number. \(known)\(near)"
  }
}
