import ChartModel

/// A column that gives one unit for all rows, such as `UOM` with `Dollars`, and one beside it that multiplies it, such as
/// `SCALAR_FACTOR` with `thousands`.
struct UnitColumn {
  let columns: [ColumnSchema]

  /// The column that the unit is of, with the unit; `nil` where no column gives one, or several could have it.
  var unit: (column: Int, text: String)? {
    let measured = columns.indices.filter { columns[$0].type == .number && columns[$0].role.isMeasured }
    guard measured.count == 1, columns[measured[0]].unit == nil else { return nil }
    let unit = text { $0.namesUnits }.flatMap(Self.unit)
    let factor = text { NameWords.words(of: $0.name).contains(where: Self.factorWords.contains) }.flatMap(Self.factor)
    let words = [factor, unit].compactMap { $0 }
    return words.isEmpty ? nil : (measured[0], words.joined(separator: " "))
  }

  /// The one text of the only such column.
  private func text(_ isWanted: (ColumnSchema) -> Bool) -> String? {
    let found = columns.filter { $0.type == .category && isWanted($0) }
    guard found.count == 1, found[0].distinctTexts.count == 1, !found[0].hasMoreDistinctTexts, found[0].missingCount == 0
    else { return nil }
    return found[0].distinctTexts.first
  }

  private static let longest = 20

  /// A unit as it is spoken; `nil` where it is none, as `Number` is.
  private static func unit(_ text: String) -> String? {
    guard text.count <= longest, !text.contains(where: { $0.isNumber || $0 == "," || $0 == "=" }),
      !["number", "units", "unit", "count", "none", "n/a", "index"].contains(text.lowercased())
    else { return nil }
    // `Dollars` is a word like any other; `MW` and `EUR` are written as they stand.
    return text.dropFirst().contains(where: \.isUppercase) ? text : text.lowercased()
  }

  private static let factorWords: Set<String> = ["scalar", "factor", "multiplier", "powercode", "magnitude"]

  private static func factor(_ text: String) -> String? {
    let word = text.trimmingPrefix(" ").lowercased()
    return ["hundred", "thousand", "million", "billion"].first { word == $0 || word == $0 + "s" }
  }
}
