public import ChartModel

/// What a note stands for; its raw value is what `chartvoice.score/1` says.
public enum NoteRole: String, Sendable, CaseIterable {
  /// A mark with a finite value.
  case data
  /// The edge of a focus group along X, or a rule that stands there.
  case tick
  /// A tone to compare with, such as the lowest value or a rule.
  case reference
  /// The pitch of zero, in a chart with values on both sides of it.
  case zero
  /// A mark without a finite value.
  case missing
  /// The pause between two series.
  case marker
  /// Spoken words.
  case speech
}

/// One sound of a score, tied to the mark that it stands for.
public struct Note: Sendable, Equatable {
  /// Seconds from the start of the score to where the attack begins.
  public var start: Double
  /// Seconds from there to the end of the release.
  public var length: Double
  /// The frequency at the start, in Hz.
  public var frequency: Double
  /// The frequency at the end, in Hz; it differs from `frequency` in a glide.
  public var endFrequency: Double
  /// How the pitch bends on the way between them; `nil` where it goes straight in octaves.
  public var curve: PitchCurve?
  /// Where it sounds at its start, from −1 (left) to 1 (right).
  public var pan: Double
  /// The level at its start in decibels, equal loudness included.
  public var gain: Double
  /// The name of the instrument that plays it.
  public var instrument: String
  /// What it stands for.
  public var role: NoteRole
  /// The id of its mark; `nil` in every role but `data` and `missing`.
  public var mark: String?
  /// The id of the series that it belongs to; `nil` between series.
  public var series: String?
  /// What the data calls that series, or `nil`.
  public var seriesName: String?
  /// Where its mark stands along X, or `nil`.
  public var x: XValue?
  /// What its mark shows, or `nil`.
  public var y: MarkValue?
  /// The glide that it is a part of: notes of one glide follow each other without a new attack. `nil` on its own.
  public var glide: Int?
  /// The words that it speaks; `nil` of every tone.
  public var text: String?

  /// A note from its parts, at one pitch unless `endFrequency` is given.
  public init(
    start: Double, length: Double, frequency: Double, endFrequency: Double? = nil, pan: Double = 0, gain: Double = 0,
    instrument: String, role: NoteRole, mark: String? = nil, series: String? = nil, seriesName: String? = nil,
    x: XValue? = nil, y: MarkValue? = nil, glide: Int? = nil, curve: PitchCurve? = nil, text: String? = nil
  ) {
    self.start = start
    self.length = length
    self.frequency = frequency
    self.endFrequency = endFrequency ?? frequency
    self.pan = pan
    self.gain = gain
    self.instrument = instrument
    self.role = role
    self.mark = mark
    self.series = series
    self.seriesName = seriesName
    self.x = x
    self.y = y
    self.glide = glide
    self.curve = curve
    self.text = text
  }
}
