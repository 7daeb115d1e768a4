/// The instruments that ChartVoice brings, told apart in pairs; each is a file of `voices/tones`.
public enum StandardInstrument: String, Sendable, CaseIterable {
  /// Values.
  case clear
  /// Values below zero.
  case hollow
  /// A quiet series.
  case pure
  /// A second series.
  case organ
  /// A series that stands out.
  case reed
  /// Many values in a row.
  case warm
  /// Values that are not certain.
  case airy
  /// Held notes.
  case sung

  /// The instrument, as its file has it.
  public var instrument: Instrument {
    switch self {
    case .clear: .clear
    case .hollow: .hollow
    case .pure: .pure
    case .organ: .organ
    case .reed: .reed
    case .warm: .warm
    case .airy: .airy
    case .sung: .sung
    }
  }
}
