extension Instrument {
  /// An instrument from the text of its file, as `voices/tones/README.md` describes it.
  ///
  /// - Parameters:
  ///   - toml: The text, at most 64 KiB.
  ///   - file: The name that errors give it.
  /// - Throws: `InstrumentError` with the key and what it allows.
  public init(toml: String, file: String) throws(InstrumentError) {
    let reader = try InstrumentReader(toml: toml, file: file)
    name = try reader.name()
    use = try reader.use()
    partials = try reader.partials()
    attack = try reader.number("attack", in: "envelope", allowed: 0.005...0.5, unit: "seconds")
    release = try reader.number("release", in: "envelope", allowed: 0.01...0.5, unit: "seconds")
    vibratoRate = try reader.number("rate", in: "vibrato", allowed: 0.1...12, unit: "Hz", otherwise: 5)
    vibratoDepth = try reader.number("depth", in: "vibrato", allowed: 0...100, unit: "cents", otherwise: 0)
    breath = try reader.number("level", in: "breath", allowed: 0...0.25, unit: "of the tone", otherwise: 0)
    filter = try reader.filter()
    range = try reader.range()
  }
}
