import SourceText

/// Reads the rows of TopoJSON: the features of one of its objects with their names and numbers, points with their places, and all others
/// without their shapes.
///
/// After `feature` of topojson-client; a mesh is lines and nothing else, and so one row.
struct TopoJSON: Hashable, Sendable {
  /// What of the file is drawn.
  enum Part: String, Sendable { case feature, mesh }

  let part: Part
  /// The name of the object in the file.
  let name: String

  /// The object that a `format` names.
  init(_ format: SpecificationNode) throws(SpecificationFault) {
    for part in [Part.feature, .mesh] {
      guard let name = format[part.rawValue]?.string, !name.isEmpty else { continue }
      (self.part, self.name) = (part, name)
      return
    }
    throw SpecificationFault(
      at: format, found: "a map of TopoJSON without the object that is drawn", expected: "its name as feature or mesh")
  }

  /// Adds a row a feature.
  func add(
    _ document: VegaValue, to builder: inout VegaTableBuilder, at format: SpecificationNode
  ) throws(SpecificationFault) {
    let object = document["objects"][name]
    guard object.object != nil else {
      let names = document["objects"].object?.names.map { Wording.quoted($0) } ?? []
      throw SpecificationFault(
        at: format[part.rawValue] ?? format, found: "the map has no object \(Wording.quoted(name))",
        expected: names.isEmpty ? "a file of TopoJSON" : names.joined(separator: " or "))
    }
    guard part == .feature else { return builder.add(Self.record(type: "MultiLineString")) }
    let shapes = object["geometries"].elements ?? [object]
    let neighbours = SharedArcs.neighbours(of: shapes)
    for (place, shape) in shapes.enumerated() where builder.excess == nil {
      builder.add(Self.feature(shape, in: document["transform"], at: place, beside: neighbours[place]))
    }
  }

  /// The members in which a shape has its place among those of the map, and those of its neighbours.
  static let (place, neighbours) = ("place", "neighbours")

  private static func feature(
    _ geometry: VegaValue, in transform: VegaValue, at place: Int, beside neighbours: [Int]
  ) -> VegaValue {
    var feature = VegaObject([("type", .string("Feature"))])
    if !geometry["id"].isAbsent { feature["id"] = geometry["id"] }
    feature["properties"] = geometry["properties"].isAbsent ? .object(VegaObject()) : geometry["properties"]
    var shape = [
      ("type", geometry["type"]), (Self.place, .number(Double(place))),
      (Self.neighbours, .array(neighbours.map { .number(Double($0)) })),
    ]
    if geometry["type"] == .string("Point") { shape.append(("coordinates", point(geometry, in: transform))) }
    feature["geometry"] = .object(VegaObject(shape))
    return .object(feature)
  }

  /// Longitude and latitude of a point, which files write as whole steps of a scale.
  private static func point(_ geometry: VegaValue, in transform: VegaValue) -> VegaValue {
    .array(
      (geometry["coordinates"].elements ?? []).enumerated().map { place, value in
        guard let number = value.number, let scale = transform["scale"].elements?.element(place).number,
          let offset = transform["translate"].elements?.element(place).number
        else { return value }
        return .number(number * scale + offset)
      })
  }

  /// A shape without a value: a mesh, the sphere itself, or the lines of a graticule.
  static func record(type: String) -> VegaValue { .object(VegaObject([("type", .string(type))])) }
}
