import TOMLKit

/// What a unit measures and how much one of it is.
struct UnitMeaning: Sendable, Equatable {
  var name: String
  /// What it measures: units of one dimension can be converted.
  var dimension: String
  /// Many of it: "meters", "feet".
  var plural: String
  /// How many base units one is.
  var scale: Double
  /// What its zero is in base units.
  var zero: Double

  /// An amount of this unit in another of its dimension.
  func convert(_ value: Double, to other: UnitMeaning) -> Double { (value * scale + zero - other.zero) / other.scale }
}

/// The units, the multiples and the ratios of `voices/lint/en.toml`.
struct ClaimUnits: Sendable {
  private(set) var units: [String: UnitMeaning] = [:]
  private(set) var magnitudes: [String: Double] = [:]
  private(set) var factors: [String: Double] = [:]

  /// The English ones.
  static var english: ClaimUnits { EnglishLexicon.units }

  init(_ root: TOMLTable) {
    for (name, value) in root["units"]?.table ?? TOMLTable() {
      guard let entry = value.table, let dimension = entry["dimension"]?.string, let scale = Self.number(entry["scale"])
      else {
        continue
      }
      let words = (entry["words"]?.array ?? TOMLArray()).compactMap(\.string)
      let meaning = UnitMeaning(
        name: name, dimension: dimension, plural: entry["plural"]?.string ?? Self.plural(name, words), scale: scale,
        zero: Self.number(entry["zero"]) ?? 0)
      for word in words { units[word] = meaning }
    }
    for (name, value) in root["magnitudes"]?.table ?? TOMLTable() { magnitudes[name] = Self.number(value) }
    for (name, value) in root["factors"]?.table ?? TOMLTable() { factors[name] = Self.number(value) }
  }

  /// The second of its words where that is many of the first.
  private static func plural(_ name: String, _ words: [String]) -> String {
    guard words.count > 1, words[0] == name, words[1].count >= name.count, words[1].first == name.first,
      !(name + words[1]).contains(" ")
    else { return name }
    return words[1]
  }

  private static func number(_ value: (any TOMLValueConvertible)?) -> Double? {
    value.flatMap { $0.double ?? $0.int.map(Double.init) }
  }

  /// The unit that an author means; `nil` for one that is not in the table.
  ///
  /// "MB" are megabytes, "mb" may be millibars.
  func unit(_ text: String) -> UnitMeaning? {
    units[text] ?? units[text.lowercased()] ?? units[text.lowercased() + "s"]
  }
}
