import Testing

@testable import VegaLite

/// The rows of TopoJSON are its features, with their neighbours and without their shapes.
@Suite struct TopoJSONTests {
  private static func rows(_ objects: String, _ format: String = #""feature": "a""#) throws -> VegaTable {
    let data = try Specifications.node(
      #"{"values": {"type": "Topology", "objects": \#(objects)}, "format": {"type": "topojson", \#(format)}}"#)
    return try VegaDataLoader(root: data, folders: DataFolders(specification: nil), context: VegaContext()).table(data)
  }

  private static let squares =
    #"{"a": {"type": "GeometryCollection", "geometries": [{"type": "Polygon", "id": 7, "properties": {"n": "West"}, "#
    + #""arcs": [[0, 1]]}, {"type": "MultiPolygon", "arcs": [[[-2, 2]], [[5]]]}, {"type": "Polygon", "arcs": [[3, -6]]}]}}"#

  @Test func featuresAreRows() throws {
    let table = try Self.rows(Self.squares)
    #expect(table["id"] == [.number(7), .undefined, .undefined])
    #expect(table.values(of: VegaField("properties.n")) == [.string("West"), .undefined, .undefined])
    #expect(table.values(of: VegaField("geometry.type")).map(\.string) == ["Polygon", "MultiPolygon", "Polygon"])
  }

  /// The arc 1 is drawn backward as −2, and 5 as −6.
  @Test func shapesThatShareAnArcAreNeighbours() throws {
    let neighbours = try Self.rows(Self.squares).values(of: VegaField("geometry.neighbours"))
    #expect(neighbours.map { $0.elements?.compactMap(\.number) } == [[1], [0, 2], [1]])
  }

  @Test func shapesOverEachOtherAreNoNeighbours() {
    let shape = VegaValue.object(VegaObject([("arcs", .array([.number(0)]))]))
    #expect(SharedArcs.neighbours(of: [shape, shape]) == [[1], [0]])
    #expect(SharedArcs.neighbours(of: Array(repeating: shape, count: 5)) == Array(repeating: [], count: 5))
  }

  @Test(arguments: [
    (#"{"a": {"type": "Polygon", "id": 1, "arcs": []}}"#, #""feature": "a""#, 1), (squares, #""mesh": "a""#, 1),
    (#"{"a": {"type": "GeometryCollection", "geometries": []}}"#, #""feature": "a""#, 0),
  ])
  func rowsOfOneShape(objects: String, format: String, count: Int) throws {
    #expect(try Self.rows(objects, format).rowCount == count)
  }
}
