/// Whole rows that are the first, the last or the like of a group: what they hold are the fields of the data.
///
/// ```json
/// {"aggregate": [{"op": "argmax", "field": "date", "as": "last"}], "groupby": ["symbol"]}
/// ```
enum ExtremeRows {
  static func named(_ units: [CompiledUnit]) -> [CompiledUnit] {
    units.map { unit in
      let rows = rows(of: unit)
      // Of a first and a last row, the same field is two.
      guard rows.count == 1 else { return unit }
      var named = unit
      for place in named.channels.indices {
        let path = named.channels[place].field.map { VegaField($0).path } ?? []
        guard path.count == 2, named.channels[place].aggregate == nil, rows.contains(path[0]) else { continue }
        (named.channels[place].field, named.channels[place].vegaTitle) = (path[1], path[1])
      }
      return named
    }
  }

  /// The columns of a unit in which such rows stand.
  private static func rows(of unit: CompiledUnit) -> Set<String> {
    let made = unit.view.frame.transforms.flatMap { transform in
      ["aggregate", "joinaggregate"].flatMap { transform[$0]?.elements ?? [] }
    }
    return Set(made.filter { ["argmin", "argmax"].contains($0["op"]?.string) }.compactMap { $0["as"]?.string })
  }
}
