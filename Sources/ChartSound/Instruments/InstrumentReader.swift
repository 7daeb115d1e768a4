import ChartModel
import SourceText
internal import TOMLKit

/// Reads the keys of an instrument and says what is wrong with them.
struct InstrumentReader {
  let root: TOMLTable
  let file: String

  private static let tables = ["envelope", "vibrato", "breath", "filter", "range"]
  private static let keys = [
    "": ["name", "use", "partials"] + tables, "envelope": ["attack", "release"], "vibrato": ["rate", "depth"],
    "breath": ["level"], "filter": ["cutoff", "slope"], "range": ["low", "high"],
  ]
  private static let largestFile = 65_536
  private static let mostPartials = 32
  private static let longestUse = 120

  init(toml: String, file: String) throws(InstrumentError) {
    self.file = file.escapingControls
    guard toml.utf8.count <= Self.largestFile else {
      throw InstrumentError(
        code: .tooLarge, file: self.file, message: "An instrument is at most \(Self.largestFile) bytes long.")
    }
    if let fault = TOMLFault.first(in: toml) {
      throw InstrumentError(
        code: .syntax, file: self.file, place: "line \(fault.line)", message: fault.sentence)
    }
    root = try Self.parse(toml, file: self.file)
    try checkKeys(of: root, table: "")
    for table in Self.tables { try checkTable(table) }
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
    let near = NearestNames.nearest(to: key, among: allowed).map { " Did you mean \($0)?" } ?? ""
    throw InstrumentError(
      code: .unknownKey, file: file, place: place,
      message: "There is no such key.\(near) The keys here are: " + allowed.joined(separator: ", ") + ".")
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

  /// What it is for; empty where the file does not say.
  func use() throws(InstrumentError) -> String {
    guard let value = root["use"] else { return "" }
    guard let use = value.string, (1...Self.longestUse).contains(use.count), use.escapingControls == use else {
      throw wrong("use", "must be one line of 1 to \(Self.longestUse) characters")
    }
    return use
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

  /// The low pass, where the file has one.
  func filter() throws(InstrumentError) -> Instrument.LowPass? {
    guard root["filter"] != nil else { return nil }
    return Instrument.LowPass(
      cutoff: try number("cutoff", in: "filter", allowed: 1...32, unit: "times the fundamental"),
      slope: try number("slope", in: "filter", allowed: 6...48, unit: "decibels an octave", otherwise: 12))
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
    let sentence = "must be a number from \(allowed.lowerBound.plainText) to \(allowed.upperBound.plainText) \(unit)"
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

  private func wrong(_ key: String, _ allowed: String) -> InstrumentError {
    InstrumentError(code: .value, file: file, place: key, message: "The value \(allowed).")
  }

  private func missing(_ key: String, _ allowed: String) -> InstrumentError {
    InstrumentError(code: .missingKey, file: file, place: key, message: "The key is not there; it \(allowed).")
  }
}
