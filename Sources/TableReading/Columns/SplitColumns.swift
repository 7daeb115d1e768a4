import ChartModel

/// Columns whose values say that the numbers of different rows must not be added.
extension ColumnSchema {
  /// Whether all values are the same.
  var isConstant: Bool { valueCount > 1 && minimum != nil && minimum == maximum }

  /// Whether the column numbers what a row is of, such as a case or a run: by its name, with whole numbers that are never the same.
  var numbersRows: Bool {
    allWhole && !hasRepeats && NameWords.words(of: name).last.map(Self.numbered.contains) == true
  }

  private static let numbered: Set<String> = [
    "case", "event", "run", "draw", "cycle", "lap", "trial", "step", "seq", "sequence", "n", "obs", "observation",
    "iteration", "round", "entry", "record", "sample", "slip", "number",
  ]

  /// Whether the column says of each row what its amounts are in, or on which side of an account they stand.
  var partsAmounts: Bool {
    guard type == .category, !hasMoreDistinctTexts, (2...Inference.mostSeries).contains(distinctTexts.count) else {
      return false
    }
    let texts = Set(distinctTexts.map { $0.lowercased() })
    return namesUnits || namesFactors || Self.sides.contains(texts)
  }

  /// Whether the column is called a unit or a currency.
  var namesUnits: Bool {
    !namesFactors && !isCode && NameWords.words(of: name).contains(where: Self.unitWords.contains)
  }

  private var isCode: Bool { NameWords.words(of: name).last.map(["id", "code"].contains) ?? false }

  /// Whether the column is called a factor of the values beside it: `SCALAR_FACTOR`, `UNIT_MULT`.
  var namesFactors: Bool {
    ["scalar factor", "unit mult", "unit multiplier", "powercode", "powercode code", "multiplier"]
      .contains(NameWords.words(of: name).joined(separator: " "))
  }

  /// Whether the column is called what rows measure, and names more things than there can be series.
  var namesManyMeasures: Bool {
    type == .category && hasRepeats && (hasMoreDistinctTexts || distinctTexts.count > Inference.mostSeries) && !isCode
      && NameWords.words(of: name).contains(where: Self.measureWords.contains)
  }

  private static let measureWords: Set<String> = [
    "metric", "indicator", "variable", "measure", "parameter", "characteristic", "characteristics", "kennzahl",
    "indikator", "indicateur", "indicador", "analyte",
  ]
  private static let unitWords: Set<String> = [
    "currency", "ccy", "waehrung", "währung", "devise", "moneda", "valuta", "unit", "units", "einheit", "uom",
  ]
  private static let sides: [Set<String>] = [
    ["d", "c"], ["dr", "cr"], ["debit", "credit"], ["s", "h"], ["soll", "haben"],
  ]
}
