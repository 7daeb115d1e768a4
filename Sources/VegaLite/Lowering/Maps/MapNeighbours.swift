import ChartModel

/// The names of the regions that share a border with each, where the file has shapes that are drawn of common borders.
enum MapNeighbours {
  /// The unit with the neighbours as something told besides; without names of regions, there is nothing to tell.
  static func told(_ unit: CompiledUnit, names: UnitChannel) -> CompiledUnit {
    guard let shapes = shapes(of: unit) else { return unit }
    let texts = unit.rows.column(names.column).map { $0.string ?? "" }
    var known: [Int: String] = [:]
    for (shape, text) in zip(shapes, texts) where !text.isEmpty { known[place(of: shape)] = text }
    guard !known.isEmpty else { return unit }
    var told = unit
    told.rows[column] = shapes.map { shape in
      let names = (shape[TopoJSON.neighbours].elements ?? []).compactMap { $0.number.flatMap { Int(exactly: $0) } }
        .compactMap { known[$0] }
      return names.isEmpty ? .undefined : .string("borders " + names.joined(separator: ", "))
    }
    told.channels.append(
      UnitChannel(channel: column, field: column, vegaTitle: column, type: .nominal, column: column))
    return told
  }

  private static let column = "neighbors"

  private static func place(of shape: VegaValue) -> Int {
    shape[TopoJSON.place].number.flatMap { Int(exactly: $0) } ?? -1
  }

  /// The shape of each row: its own, or that of what a channel of shapes found for it.
  private static func shapes(of unit: CompiledUnit) -> [VegaValue]? {
    let field = unit.channels.first { $0.type == .geojson }?.column
    let shapes = field.map { unit.rows.column($0).map { $0["geometry"] } } ?? unit.rows["geometry"]
    return shapes?.contains { $0[TopoJSON.neighbours].elements?.isEmpty == false } == true ? shapes : nil
  }
}
