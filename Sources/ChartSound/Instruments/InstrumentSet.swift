/// The instruments of a score.
public struct InstrumentSet: Sendable, Equatable {
  /// The instrument of values, or of the first series where there are others.
  public var values: Instrument
  /// The instrument of values below zero, where there are values on both sides of it.
  public var negative: Instrument

  /// The instruments of the second series and those behind it; none where one plays all.
  public var others: [Instrument]

  /// A set from its parts.
  public init(values: Instrument, negative: Instrument, others: [Instrument] = []) {
    self.values = values
    self.negative = negative
    self.others = others
  }

  /// Instruments by series, in their order: below zero plays the first of `hollow`, `clear` and so on that no series plays.
  public init(series: [Instrument]) {
    let names = series.map(\.name)
    let free = ([.hollow] + StandardInstrument.allCases).first { !names.contains($0.rawValue) }
    let negative = (free ?? .hollow).instrument
    guard let first = series.first else {
      self = .standard
      return
    }
    self.init(values: first, negative: negative, others: Array(series.dropFirst()))
  }

  /// The instruments that ChartVoice brings: `clear` and `hollow`.
  public static let standard = InstrumentSet(values: .clear, negative: .hollow)

  /// The pitches that all play, in Hz; one that shares none with those before it does not count.
  public var range: ClosedRange<Double> {
    ([negative] + others).reduce(values.range) { range, instrument in
      range.overlaps(instrument.range) ? range.clamped(to: instrument.range) : range
    }
  }

  /// The instrument of a note.
  subscript(name: String) -> Instrument {
    if values.name == name { return values }
    if negative.name == name { return negative }
    return others.first { $0.name == name } ?? .sine
  }
}
