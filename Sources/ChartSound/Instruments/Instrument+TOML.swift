internal import ChartModel
internal import TOMLKit

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
    partials = try reader.partials()
    attack = try reader.number("attack", in: "envelope", allowed: 0.005...0.5, unit: "seconds")
    release = try reader.number("release", in: "envelope", allowed: 0.01...0.5, unit: "seconds")
    vibratoRate = try reader.number("rate", in: "vibrato", allowed: 0.1...12, unit: "Hz", otherwise: 5)
    vibratoDepth = try reader.number("depth", in: "vibrato", allowed: 0...100, unit: "cents", otherwise: 0)
    range = try reader.range()
  }
}

/// Reads the keys of an instrument and says what is wrong with them.
private struct InstrumentReader {
  let root: TOMLTable
  let file: String

  private static let keys = [
    "": ["name", "partials", "envelope", "vibrato", "range"], "envelope": ["attack", "release"],
    "vibrato": ["rate", "depth"], "range": ["low", "high"],
  ]
  private static let largestFile = 65_536
  private static let mostPartials = 32

  init(toml: String, file: String) throws(InstrumentError) {
    self.file = file.escapingControls
    guard toml.utf8.count <= Self.largestFile else {
      throw InstrumentError(
        code: .tooLarge, file: self.file, message: "An instrument is at most \(Self.largestFile) bytes long.")
    }
    // The parser reads C strings, which end at a zero byte: what follows it must not be ignored.
    guard !toml.utf8.contains(0) else {
      throw InstrumentError(code: .syntax, file: self.file, message: "The text has a zero byte; take it out.")
    }
    if let line = TableHeaderCheck.firstFault(in: toml) {
      throw InstrumentError(
        code: .syntax, file: self.file, place: "line \(line)",
        message: "This is not TOML: a table's header is a name in brackets, such as [envelope].")
    }
    root = try Self.parse(toml, file: self.file)
    try checkKeys(of: root, table: "")
    for table in ["envelope", "vibrato", "range"] { try checkTable(table) }
  }

  private static func parse(_ toml: String, file: String) throws(InstrumentError) -> TOMLTable {
    do {
      return try TOMLTable(string: toml)
    } catch let error as TOMLParseError {
      throw InstrumentError(
        code: .syntax, file: file, place: "line \(error.source.begin.line)",
        message: "This is not TOML: " + error.description.escapingControls + ".")
    } catch {
      throw InstrumentError(code: .syntax, file: file, message: "This is not TOML.")
    }
  }

  private func checkTable(_ name: String) throws(InstrumentError) {
    guard let value = root[name] else { return }
    guard let table = value.table else { throw wrong(name, "must be a table, written as [\(name)]") }
    try checkKeys(of: table, table: name)
  }

  private func checkKeys(of table: TOMLTable, table name: String) throws(InstrumentError) {
    let allowed = Self.keys[name] ?? []
    guard let key = table.keys.sorted().first(where: { !allowed.contains($0) }) else { return }
    let place = (name.isEmpty ? "" : name + ".") + key.escapingControls
    throw InstrumentError(
      code: .unknownKey, file: file, place: place,
      message: "There is no such key. The keys here are: " + allowed.joined(separator: ", ") + ".")
  }

  func name() throws(InstrumentError) -> String {
    let allowed = "must be 1 to 40 of a to z, 0 to 9 and -, and not sine or noise"
    guard let value = root["name"] else { throw missing("name", allowed) }
    guard let name = value.string, (1...40).contains(name.utf8.count), name.utf8.allSatisfy(Self.isNameByte),
      ![Instrument.sine.name, Instrument.noiseName].contains(name)
    else { throw wrong("name", allowed) }
    return name
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }

  func partials() throws(InstrumentError) -> [Double] {
    let allowed =
      "must be 1 to \(Self.mostPartials) numbers from 0 to 1, the first above 0 and none above the first"
    guard let value = root["partials"] else { throw missing("partials", allowed) }
    guard let array = value.array, (1...Self.mostPartials).contains(array.count) else {
      throw wrong("partials", allowed)
    }
    let numbers = array.map(Self.double).map { $0 ?? .nan }
    guard let first = numbers.first, first > 0.000_1, numbers.allSatisfy({ (0...1).contains($0) && $0 <= first })
    else { throw wrong("partials", allowed) }
    return numbers
  }

  func range() throws(InstrumentError) -> ClosedRange<Double> {
    let low = try number("low", in: "range", allowed: 20...8_000, unit: "Hz", otherwise: 55)
    let high = try number("high", in: "range", allowed: 20...8_000, unit: "Hz", otherwise: 4_000)
    guard low < high else { throw wrong("range.high", "must be above range.low") }
    return low...high
  }

  func number(
    _ key: String, in table: String, allowed: ClosedRange<Double>, unit: String, otherwise: Double? = nil
  ) throws(InstrumentError) -> Double {
    let sentence = "must be a number from \(Self.text(allowed.lowerBound)) to \(Self.text(allowed.upperBound)) \(unit)"
    guard let value = root[table]?.table?[key] else {
      if let otherwise { return otherwise }
      throw missing(table + "." + key, sentence)
    }
    guard let number = Self.double(value), allowed.contains(number) else { throw wrong(table + "." + key, sentence) }
    return number
  }

  private static func double(_ value: any TOMLValueConvertible) -> Double? {
    value.double ?? value.int.map { Double($0) }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }

  private func wrong(_ key: String, _ allowed: String) -> InstrumentError {
    InstrumentError(code: .value, file: file, place: key, message: "The value \(allowed).")
  }

  private func missing(_ key: String, _ allowed: String) -> InstrumentError {
    InstrumentError(code: .missingKey, file: file, place: key, message: "The key is not there; it \(allowed).")
  }
}
