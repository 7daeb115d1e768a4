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

  /// The instrument, read from its file.
  ///
  /// - Throws: `InstrumentError` where the file is not what an instrument must be.
  public func instrument() throws(InstrumentError) -> Instrument {
    try Instrument(toml: String(decoding: bytes, as: UTF8.self), file: rawValue + ".toml")
  }

  private var bytes: [UInt8] {
    switch self {
    case .clear: PackageResources.clear_toml
    case .hollow: PackageResources.hollow_toml
    case .pure: PackageResources.pure_toml
    case .organ: PackageResources.organ_toml
    case .reed: PackageResources.reed_toml
    case .warm: PackageResources.warm_toml
    case .airy: PackageResources.airy_toml
    case .sung: PackageResources.sung_toml
    }
  }
}
