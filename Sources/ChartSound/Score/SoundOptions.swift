internal import ChartModel

/// How a chart becomes a score; the defaults are those of the research on sonification.
///
/// ```swift
/// var options = SoundOptions()
/// options.context.remove(.ticks)
/// ```
public struct SoundOptions: Sendable, Equatable {
  /// The frequency of the lowest value of the domain, in Hz. Small loudspeakers fade below 200 Hz.
  public var lowFrequency = 220.0
  /// The frequency of the highest value of the domain, in Hz. Tones above 2 kHz tire the ear.
  public var highFrequency = 1_760.0
  /// The pitches to which values are rounded; none, for an ear tells finer steps than semitones.
  public var pitchScale = PitchScale.continuous
  /// Whether a larger value is higher or lower; where it is `nil`, what the Y axis draws higher is, as the first of ranks and the faster pace.
  public var polarity: PitchPolarity?
  /// How values become places between the two frequencies; as on the axis where it is `nil`.
  public var mapping: ValueMapping?
  /// Seconds that each mark asks for.
  public var secondsPerMark = 0.12
  /// The bounds of the whole chart in seconds, pauses between series not counted, as far as `leastPerSeries` and `leastPerMark` leave it.
  public var duration = 2.0...8.0
  /// The least seconds of each series: a shorter one is over before its course is caught.
  public var leastPerSeries = 1.5
  /// The least seconds of each mark of a series: 60 ms between values are followed (Brown and others 2003: 50 to 70 ms).
  public var leastPerMark = 0.06
  /// The most seconds of all series and charts, pauses counted: those that matter least find no room beyond it.
  public var longest = 30.0
  /// How much faster than that: 2 is twice as fast, from 0.5 to 4. Notes never come closer than 50 ms; where marks would,
  /// the lowest and the highest are heard.
  public var tempo = 1.0
  /// Seconds between two series.
  public var pause = 0.7
  /// How several series are heard.
  public var arrangement = SeriesArrangement.inTurn
  /// The series that are heard, by their names or ids; all where this is empty.
  public var heardNames: Set<String> = []
  /// What is heard of a stack.
  public var stack = StackSound.total
  /// The field whose numbers the lengths of notes say, one of `BucketedChart.lengthFields`; of a chart without it lengths say
  /// nothing.
  public var lengthField: String?
  /// How far the first and the last X stand from the middle, from 0 (mono) to 1.
  public var panWidth = 0.8
  /// What the side says; X where it is `nil`, and the series where they are heard at once.
  public var pan: PanMapping?
  /// The sounds beside the data; all of them are softer than it by at least 6 dB.
  public var context = ContextCue.standard
  /// The instrument of values, by name.
  public var instrument = "clear"
  /// The instruments of values by series, from the first again where there are more series; `instrument` plays all where
  /// this is empty.
  public var seriesInstruments: [String] = []
  /// The instrument of values below zero, where there are values on both sides of it, by name.
  public var negativeInstrument = "hollow"

  /// Where the series stands whose notes are made, from −1 to 1; by X where it is `nil`.
  var seat: Double?
  /// Whether pitches stand as the axis does, however near to each other, as in charts that are compared along one axis.
  var keepsAxis = false

  /// The defaults.
  public init() {}

  /// The defaults for given instruments: their names, and no pitch that they cannot play.
  public init(instruments: InstrumentSet) {
    instrument = instruments.values.name
    negativeInstrument = instruments.negative.name
    if !instruments.others.isEmpty { seriesInstruments = ([instruments.values] + instruments.others).map(\.name) }
    let range = instruments.range
    lowFrequency = lowFrequency.clamped(to: range)
    highFrequency = highFrequency.clamped(to: range)
  }

  /// The same with the seconds of the whole chart as a person asks for them: no series is left out, and each has a part of them.
  public mutating func take(seconds: Double) {
    (duration, leastPerSeries, leastPerMark, longest) = (seconds...seconds, 0, 0, ChartLimits.soundSeconds)
  }

  /// The same for one of several series: its instrument plays the values.
  func ofSeries(_ index: Int) -> SoundOptions {
    var options = self
    if !seriesInstruments.isEmpty { options.instrument = seriesInstruments[index % seriesInstruments.count] }
    return options
  }
}
