import ChartModel
import SourceText

/// The unit that a statistics office gives its one column of values, called `VALUE` or `OBS_VALUE`, in columns beside it that say the
/// same in all rows: `UOM` with `Dollars`, `SCALAR_FACTOR` with `thousands`, `UNIT_MULT` with 6.
///
/// Of any other column a unit beside it may be that of something else: a price is not in kilograms, and a ward is no unit.
struct UnitColumn {
  let columns: [ColumnSchema]

  /// The column of values, the unit, and the columns that give it.
  struct Found: Equatable {
    var column: Int
    var unit: String
    var sources: [String]

    func note(_ columns: [ColumnSchema], source: String) -> ReadingNote {
      ReadingNote(
        kind: .units, place: .init(source: source, column: columns[column].name),
        decided: "its unit is \(unit), as \(Wording.list(sources)) \(sources.count == 1 ? "says" : "say") in all rows",
        remedy: "Use --y-unit to say another.")
    }
  }

  /// That rows are in several units, which no one axis has, or measure more things than there can be series; `nil` where they do not.
  ///
  /// - Parameter wide: What the values of several columns are called that are read as one.
  func mixed(source: String, wide: String? = nil) -> ReadingNote? {
    let values = columns.first { $0.type == .number && ValueName.isGeneric($0.name) }
    guard let value = wide ?? values?.name else { return nil }
    let place = ReadingError.Place(source: source, column: value)
    if let units = columns.first(where: { $0.partsAmounts && ($0.namesUnits || $0.namesFactors) }) {
      return ReadingNote(
        kind: .units, place: place,
        decided: "its rows are in several units, as \(Self.says(units)); they are told without one",
        remedy: "Compare only what is in one unit, in a file of those rows.")
    }
    return columns.first(where: \.namesManyMeasures).map {
      ReadingNote(
        kind: .units, place: place, decided: "its rows measure many things, as \(Self.says($0))",
        remedy: "Tell one of them, in a file of its rows.")
    }
  }

  /// `UOM says: "Persons" and "Percent"`.
  private static func says(_ column: ColumnSchema) -> String {
    let more = column.distinctTexts.count > 3 ? ["others"] : []
    let texts = column.distinctTexts.prefix(3).map { Wording.quoted(Clipping.text($0)) } + more
    return "\(column.name) says: \(Wording.list(texts))"
  }

  /// `nil` where no column gives a unit, or several could have it.
  var found: Found? {
    let values = columns.indices.filter { columns[$0].type == .number && ValueName.isGeneric(columns[$0].name) }
    guard values.count == 1, columns[values[0]].unit == nil else { return nil }
    let (factor, unit) = (factor, unit)
    // A factor that is not understood, or not the same in all rows, makes any unit wrong.
    guard let unit, factor != nil || !hasFactor, factor == nil || !unit.text.hasPrefix("percent") else { return nil }
    let parts = [factor, unit].compactMap { $0 }
    return Found(column: values[0], unit: parts.map(\.text).joined(separator: " "), sources: parts.map(\.source))
  }

  private var unit: (text: String, source: String)? {
    only { $0.namesUnits }.flatMap { column in
      column.distinctTexts.first.flatMap(Self.unit).map { ($0, column.name) }
    }
  }

  private var factor: (text: String, source: String)? {
    only { $0.namesFactors }.flatMap { column in
      let power = column.type == .number ? column.minimum.flatMap { Self.powers[$0] } : nil
      return (power ?? column.distinctTexts.first.flatMap(Self.factor)).map { ($0, column.name) }
    }
  }

  /// Whether a column multiplies values by something but one.
  private var hasFactor: Bool {
    columns.contains { column in
      let texts = column.distinctTexts.map { $0.lowercased() }
      let isOne = texts.count == 1 && column.missingCount == 0 && ["0", "1", "units", "unit"].contains(texts[0])
      return column.namesFactors && !isOne && column.valueCount > 0
    }
  }

  /// The only such column, where it says the same in all rows.
  private func only(_ isWanted: (ColumnSchema) -> Bool) -> ColumnSchema? {
    let found = columns.filter { isWanted($0) && ($0.type == .number || $0.role != .identifier) }
    guard found.count == 1, found[0].distinctTexts.count == 1, !found[0].hasMoreDistinctTexts,
      found[0].missingCount == 0
    else { return nil }
    return found[0]
  }

  /// Units that statistics offices write in words.
  private static let words: Set<String> = [
    "dollars", "us dollars", "canadian dollars", "euros", "euro", "pounds", "persons", "people", "percent",
    "percentage", "tonnes", "hectares", "hours", "days", "households", "jobs", "kilometres", "kilometers", "litres",
    "liters", "kilograms", "barrels", "square kilometres", "cubic metres", "megawatt hours", "gigajoules",
  ]

  /// The unit in the words in which it is said; `nil` where the text is not a known unit, such as `Number` or a ward's name.
  private static func unit(_ text: String) -> String? {
    let word = text.lowercased()
    if words.contains(word) { return word == "percentage" ? "percent" : word }
    return UnitRow.isKnown(text) ? text : nil
  }

  /// SDMX gives the power of ten.
  private static let powers = [3.0: "thousand", 6: "million", 9: "billion"]

  private static func factor(_ text: String) -> String? {
    let word = text.lowercased()
    return ["hundred", "thousand", "million", "billion"].first { word == $0 || word == $0 + "s" }
  }
}
