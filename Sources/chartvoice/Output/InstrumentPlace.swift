import ChartSound
import SourceText

/// Where instruments are found: by name, or in a file of one's own.
enum InstrumentPlace {
  /// - Parameter name: One that ChartVoice brings, or a path with a slash or the ending .toml.
  static func instrument(_ name: String) throws -> Instrument {
    if let standard = StandardInstrument(rawValue: name) { return standard.instrument }
    guard name.hasSuffix(".toml") || name.contains("/") else { throw InstrumentChoiceError.unknown(name) }
    let own = try Instrument(toml: TextFile.read(name, called: "instrument"), file: name)
    guard StandardInstrument(rawValue: own.name) == nil else { throw InstrumentChoiceError.taken(own.name, file: name) }
    return own
  }

  /// The instruments of a list with commas; a score knows them by name, so that two of one name must be one.
  static func instruments(_ list: String) throws -> [Instrument] {
    let names = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    var instruments: [Instrument] = []
    for name in names {
      let instrument = try instrument(name)
      guard instruments.allSatisfy({ $0.name != instrument.name || $0 == instrument }) else {
        throw InstrumentChoiceError.taken(instrument.name, file: name)
      }
      instruments.append(instrument)
    }
    return instruments
  }
}

/// Why an instrument cannot be had.
enum InstrumentChoiceError: UserFacingFailure, CustomStringConvertible {
  /// There is none of this name.
  case unknown(String)
  /// Another has the name of this one.
  case taken(String, file: String)

  var description: String {
    switch self {
    case .unknown(let name): Self.unknown(name)
    case .taken(let name, let file):
      "\(file.escapingControls), name: another instrument is called \"\(name)\". Choose another name."
    }
  }

  private static func unknown(_ name: String) -> String {
    let names = StandardInstrument.allCases.map(\.rawValue)
    let start = "There is no instrument \"\(name.escapingControls)\"."
    if let near = NearestNames.nearest(to: name, among: names) { return "\(start) Did you mean \(near)?" }
    return "\(start) The instruments are: \(names.joined(separator: ", ")); a file of your own ends in .toml."
  }
}
