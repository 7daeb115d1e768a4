/// How a chart becomes a score; the defaults are those of the research on sonification.
///
/// ```swift
/// var options = SoundOptions()
/// options.axisTicks = false
/// ```
public struct SoundOptions: Sendable, Equatable {
  /// The frequency of the lowest value of the domain, in Hz. Small loudspeakers fade below 200 Hz.
  public var lowFrequency = 220.0
  /// The frequency of the highest value of the domain, in Hz. Tones above 2 kHz tire the ear.
  public var highFrequency = 1_760.0
  /// The pitches to which values are rounded; none, for an ear tells finer steps than semitones.
  public var pitchScale = PitchScale.continuous
  /// Whether a larger value is higher or lower.
  public var polarity = PitchPolarity.up
  /// How values become places between the two frequencies; as on the axis where it is `nil`.
  public var mapping: ValueMapping?
  /// Seconds that each mark asks for.
  public var secondsPerMark = 0.12
  /// The bounds of the whole chart in seconds, pauses between series not counted.
  public var duration = 2.0...8.0
  /// Seconds between two series.
  public var pause = 0.7
  /// How far the first and the last X stand from the middle, from 0 (mono) to 1.
  public var panWidth = 0.8
  /// Whether the edges of focus groups are heard.
  public var axisTicks = true
  /// The instrument of values, by name.
  public var instrument = "clear"
  /// The instruments of values by series, from the first again where there are more series; `instrument` plays all where
  /// this is empty.
  public var seriesInstruments: [String] = []
  /// The instrument of values below zero, where there are values on both sides of it, by name.
  public var negativeInstrument = "hollow"

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

  /// The same for one series: its instrument plays the values.
  func ofSeries(_ index: Int) -> SoundOptions {
    guard !seriesInstruments.isEmpty else { return self }
    var options = self
    options.instrument = seriesInstruments[index % seriesInstruments.count]
    return options
  }
}
