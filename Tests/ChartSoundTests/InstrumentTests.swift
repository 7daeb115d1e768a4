import ChartSound
import SoundMeasures
import Testing

@Suite struct InstrumentTests {
  static let good = "name = \"soft\"\npartials = [1, 0.25]\n[envelope]\nattack = 0.01\nrelease = 0.03\n"

  @Test func standardInstruments() throws {
    let set = InstrumentSet.standard
    #expect(set.values.name == "clear" && set.negative.name == "hollow")
    for (index, partial) in set.negative.partials.enumerated() { #expect((partial == 0) == (index % 2 == 1)) }
    #expect(set.values.vibratoDepth == 0 && set.negative.vibratoDepth == 0)
    #expect(SoundOptions(instruments: set) == SoundOptions())
  }

  @Test func everyKeyIsRead() throws {
    let text =
      "use = \"tests\"\n" + Self.good + "[breath]\nlevel = 0.1\n[filter]\ncutoff = 3\n"
      + "[vibrato]\nrate = 6\ndepth = 8.5\n[range]\nlow = 300\nhigh = 900\n"
    let instrument = try Instrument(toml: text, file: "soft.toml")
    #expect(instrument.name == "soft" && instrument.partials == [1, 0.25] && instrument.range == 300...900)
    #expect(instrument.attack == 0.01 && instrument.release == 0.03)
    #expect(instrument.vibratoRate == 6 && instrument.vibratoDepth == 8.5)
    #expect(instrument.use == "tests" && instrument.breath == 0.1)
    #expect(instrument.filter?.cutoff == 3 && instrument.filter?.slope == 12)
    let options = SoundOptions(instruments: InstrumentSet(values: instrument, negative: instrument))
    #expect(options.lowFrequency == 300 && options.highFrequency == 900 && options.instrument == "soft")
  }

  @Test(arguments: [
    (
      "name = \"a\"", "partials",
      "x.toml, partials: The key is not there; it must be 1 to 32 numbers from 0 to 1, the first above 0 and none above the first."
    ),
    (
      "", "name",
      "x.toml, name: The key is not there; it must be 1 to 40 of a to z, 0 to 9 and -, and not sine or noise."
    ),
    ("name = 3", "name", "x.toml, name: The value must be 1 to 40 of a to z, 0 to 9 and -, and not sine or noise."),
    (
      "nmae = \"a\"", "nmae",
      "x.toml, nmae: There is no such key. Did you mean name? The keys here are: name, use, partials, envelope, vibrato, breath, filter, range."
    ),
    ("envelope = 3", "envelope", "x.toml, envelope: The value must be a table, written as [envelope]."),
    (
      "[envelope]\natack = 1", "envelope.atack",
      "x.toml, envelope.atack: There is no such key. Did you mean attack? The keys here are: attack, release."
    ),
    (
      "[breath]\nnoise = 1", "breath.noise",
      "x.toml, breath.noise: There is no such key. The keys here are: level."
    ),
    (
      Self.good + "[breath]\nlevel = 0.5", "breath.level",
      "x.toml, breath.level: The value must be a number from 0 to 0.25 of the tone."
    ),
    (
      Self.good + "[filter]\nslope = 12", "filter.cutoff",
      "x.toml, filter.cutoff: The key is not there; it must be a number from 1 to 32 times the fundamental."
    ),
    (
      Self.good + "[filter]\ncutoff = 2\nslope = 1", "filter.slope",
      "x.toml, filter.slope: The value must be a number from 6 to 48 decibels an octave."
    ),
    (
      "use = \"two\\nlines\"\n" + Self.good, "use",
      "x.toml, use: The value must be one line of 1 to 120 characters."
    ),
    (
      "name = \"a\"\npartials = [1]\n[envelope]\nattack = 0.001\nrelease = 0.1", "envelope.attack",
      "x.toml, envelope.attack: The value must be a number from 0.005 to 0.5 seconds."
    ),
    (
      "name = \"a\"\npartials = [1]\n[envelope]\nattack = 0.01", "envelope.release",
      "x.toml, envelope.release: The key is not there; it must be a number from 0.01 to 0.5 seconds."
    ),
  ])
  func errors(toml: String, place: String, text: String) {
    let error = #expect(throws: InstrumentError.self) { try Instrument(toml: toml, file: "x.toml") }
    #expect(error?.place == place)
    #expect(error?.description == text)
  }

  @Test(arguments: [
    "[]", "[0]", "[nan]", "[inf]", "[1, -0.1]", "[0.5, 0.6]", "[1, \"a\"]", "[[1]]", "1", "[1e-300]", "[2]",
    "[1" + String(repeating: ", 0", count: 32) + "]",
  ])
  func hostilePartials(list: String) {
    let error = #expect(throws: InstrumentError.self) {
      try Instrument(
        toml: "name = \"a\"\npartials = \(list)\n[envelope]\nattack=0.01\nrelease=0.01", file: "x.toml")
    }
    #expect(error?.code == .value && error?.place == "partials")
  }

  @Test(arguments: [
    "=", "name = ", "a = [[[[", "\u{0}", "name = \"a\" name = \"b\"", "[envelope]\n[envelope]", "a = 1979-99-99",
    String(repeating: "[", count: 60_000), "name = \"\u{1B}[31m\u{7}", "[=", "[[#", "\u{FEFF}[=", "a = 1\r[.a]", "[",
    "\t[ [ [", "\u{A0}[=", "[\u{A0}]", "[[", "a = " + String(repeating: "[", count: 60_000),
  ])
  func textThatIsNotTOML(toml: String) {
    let error = #expect(throws: InstrumentError.self) { try Instrument(toml: toml, file: "x.toml") }
    #expect(error?.code == .syntax)
    #expect(error?.description.unicodeScalars.allSatisfy { $0.value >= 0x20 } == true)
  }

  /// The parser would end there, and what follows would be lost in silence.
  @Test func aZeroByteIsFound() {
    let error = #expect(throws: InstrumentError.self) { try Instrument(toml: Self.good + "#\n\0", file: "x.toml") }
    let line = Self.good.count { $0 == "\n" } + 2
    #expect(error?.description == "x.toml, line \(line): This is not TOML: a NUL byte stands here. Take it out.")
  }

  @Test func moreHostileFiles() {
    let large = #expect(throws: InstrumentError.self) {
      try Instrument(toml: String(repeating: "#", count: 70_000), file: "x.toml")
    }
    #expect(large?.code == .tooLarge)
    let range = #expect(throws: InstrumentError.self) {
      try Instrument(toml: Self.good + "[range]\nlow = 900\nhigh = 300", file: "x.toml")
    }
    #expect(range?.place == "range.high")
    let depth = #expect(throws: InstrumentError.self) {
      try Instrument(toml: Self.good + "[vibrato]\ndepth = nan", file: "x.toml")
    }
    #expect(depth?.place == "vibrato.depth")
  }

  @Test func vibratoBendsThePitchAndNothingElse() throws {
    let bent = try Instrument(toml: Self.good + "[vibrato]\nrate = 5\ndepth = 50", file: "soft.toml")
    let note = Note(start: 0, length: 1, frequency: 440, instrument: "soft", role: .data)
    let score = Score(title: "", duration: 1, pitch: PitchMapping(low: 1, high: 2, domain: nil), notes: [note])
    let recording = try Recording(score, instruments: InstrumentSet(values: bent, negative: bent))
    // A quarter of a swing after the start it is highest.
    let high = Measure.pitch(recording.slice(0.04, 0.06), sampleRate: 48_000)
    let low = Measure.pitch(recording.slice(0.14, 0.16), sampleRate: 48_000)
    #expect(abs(Measure.cents(high, against: 440) - 48) < 5 && abs(Measure.cents(low, against: 440) + 48) < 5)
    let click = Measure.click(recording.mono, around: 24_000, above: 4_000, sampleRate: 48_000)
    #expect(click < -60)
  }
}
