/// Reading fields as kinds of values, as vega-loader does with `format.parse` and Vega-Lite with its implied parses.
extension VegaTable {
  /// The table with fields read as the kinds given, by the name of the field.
  ///
  /// A field that is a path (`a.b`) gets a column of its own whose name has the path's names with points between, as
  /// Vega-Lite makes it. A date becomes the number of its milliseconds; one by a pattern becomes a date.
  func parsed(as kinds: [String: ParseKind], in context: VegaContext) -> VegaTable {
    var table = self
    for name in kinds.keys.sorted() {
      guard let kind = kinds[name] else { continue }
      let field = VegaField(name)
      let (before, after) = (values(of: field), ValueReader(kind, zone: context.zone).read(values(of: field)))
      if kind == .date { context.dateTexts[name, default: DateTexts()].add(before, read: after) }
      table[field.columnName] = after
    }
    return table
  }

  /// The table read as its format asks.
  func parsed(_ parse: DataFormat.Parse, in context: VegaContext) -> VegaTable {
    switch parse {
    case .implied, .off: self
    case .fields(let kinds): rowCount == 0 ? self : parsed(as: kinds, in: context)
    case .auto: readByValues(in: context)
    }
  }

  /// Every column read as what all its values allow.
  private func readByValues(in context: VegaContext) -> VegaTable {
    var table = self
    for name in names {
      guard let column = self[name], let kind = TypeInference.kind(of: column, in: context.zone) else { continue }
      table[name] = ValueReader(kind, zone: context.zone).read(column)
    }
    return table
  }
}
