import Testing

/// Maps are told by what they encode: places by their names with values and neighbours, points by where they are.
@Suite struct MapTests {
  // MARK: Regions

  private static let shapes =
    #"{"type": "Polygon", "id": 1, "properties": {"name": "Bern"}, "arcs": [[0, 1]]}, "#
    + #"{"type": "Polygon", "id": 2, "properties": {"name": "Alba"}, "arcs": [[-2, 2]]}, "#
    + #"{"type": "MultiPolygon", "id": 3, "properties": {"name": "Como"}, "arcs": [[[3]], [[-3]]]}, "#
    + #"{"type": "Polygon", "id": 4, "properties": {"name": "Dole"}, "arcs": [[4]]}"#
  private static let topology =
    #"{"values": {"type": "Topology", "objects": {"states": {"type": "GeometryCollection", "geometries": [\#(shapes)]}}}, "#
    + #""format": {"type": "topojson", "feature": "states"}}"#
  private static let rates = #"{"values": [{"id": 1, "rate": 4.5}, {"id": 2, "rate": 7.25}, {"id": 3, "rate": 3}]}"#

  private static func map(_ more: String = "", color: String = #""field": "rate", "type": "quantitative""#) -> String {
    #"{"title": "Jobless", "data": \#(topology), "transform": [{"lookup": "id", "from": {"data": \#(rates), "#
      + #""key": "id", "fields": ["rate"]}}], "mark": "geoshape", "encoding": {"color": {\#(color)}\#(more)}}"#
  }

  /// Rows of numbers that find their shapes, as Vega-Lite's examples do it the other way around.
  private static let lookup =
    #"{"data": \#(rates), "transform": [{"lookup": "id", "from": {"data": \#(topology), "key": "id"}, "as": "geo"}], "#
    + #""mark": "geoshape", "encoding": {"shape": {"field": "geo", "type": "geojson"}, "#
    + #""color": {"field": "rate", "type": "quantitative"}}}"#

  private static let wins =
    #"{"title": "Who won", "data": {"values": {"features": [\#(feature("South", "Blue")), \#(feature("North", "Red")), "#
    + #"\#(feature("West", "Red"))]}, "format": {"property": "features"}}, "mark": "geoshape", "#
    + #""encoding": {"color": {"field": "properties.winner", "type": "nominal"}, "tooltip": {"field": "properties.NAME"}}}"#

  private static func feature(_ name: String, _ winner: String) -> String {
    #"{"type": "Feature", "properties": {"NAME": "\#(name)", "winner": "\#(winner)"}, "geometry": {"type": "Polygon"}}"#
  }

  private static let regions: [SaidTable] = [
    SaidTable(
      description: "the highest and the lowest", name: "t.vl.json", table: map(),
      says: "Highest: 7.25 for Alba, about 1.6 times Bern.", never: ["longitude", "X axis: id"]),
    SaidTable(description: "how many, in the alphabet", name: "t.vl.json", table: map(), says: "Map, 3 places."),
    SaidTable(
      description: "what is measured, and no axes", name: "t.vl.json", table: map(),
      says: "Values: rate, from 3 to 7.25.",
      never: ["axis"]),
    SaidTable(
      description: "a region without a value", name: "t.vl.json", table: map(),
      says: "1 row left out, because it has no rate."),
    SaidTable(
      description: "a title of the legend", name: "t.vl.json",
      table: map(color: #""field": "rate", "type": "quantitative", "legend": {"title": "Rate of June"}"#),
      says: "Values: Rate of June, from 3 to 7.25."),
    SaidTable(
      description: "shapes found for rows", name: "t.vl.json", table: lookup, says: "Map, 3 places.", never: ["object"]),
    SaidTable(
      description: "regions that have ids and no names", name: "t.vl.json",
      table: ["Bern", "Alba", "Como", "Dole"].reduce(map()) { $0.replacing(#"{"name": "\#($1)"}"#, with: "{}") },
      says: "Highest: 7.25 for 2, about 1.6 times 1.", never: ["place:", "borders"]),
    SaidTable(
      description: "the names of a tooltip, and what each is", name: "t.vl.json", table: wins,
      says: "3 places: 1 Blue, 2 Red.", never: ["properties"]),
    SaidTable(
      description: "two shapes of one region", name: "t.vl.json",
      table: wins.replacing(feature("West", "Red"), with: feature("North", "Red")), says: "Map, 2 places."),
  ]

  @Test func manyRegionsStandInGroupsByTheirNames() throws {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let rows = letters.enumerated().map { Self.feature("Province \($1)", $0 % 2 == 0 ? "Red" : "Blue") }
    try SaidTable(
      description: "groups of names", name: "t.vl.json",
      table: Self.wins.replacing(
        [Self.feature("South", "Blue"), Self.feature("North", "Red"), Self.feature("West", "Red")].joined(
          separator: ", "),
        with: rows.joined(separator: ", ")),
      says: "5 groups by name:", never: ["along X"]
    ).check()
  }

  /// A label tells the value first, then what lies beside the region.
  @Test func labelsTellNeighbours() throws {
    let lines = try Program.lines(["labels"], "map.vl.json", Self.map())
    #expect(lines == ["Alba: 7.25, borders Bern, Como", "Bern: 4.5, borders Alba", "Como: 3, borders Alba"])
  }

  @Test(arguments: regions) func regionsAreSaid(_ given: SaidTable) throws { try given.check() }

  // MARK: Places

  private static let cities =
    #"{"city": "Oslo", "lon": 10.75, "lat": 59.91, "people": 700, "side": "N"}, "#
    + #"{"city": "Rome", "lon": 12.5, "lat": 41.9, "people": 2800, "side": "S"}, "#
    + #"{"city": "Bonn", "lon": 7.1, "lat": 50.73, "people": 330, "side": "N"}"#
  private static let position =
    #""longitude": {"field": "lon", "type": "quantitative"}, "latitude": {"field": "lat", "type": "quantitative"}"#

  private static func places(_ more: String, mark: String = "circle") -> String {
    #"{"title": "Cities", "layer": [{"data": {"graticule": true}, "mark": "geoshape"}, "#
      + #"{"data": {"values": [\#(cities)]}, "mark": "\#(mark)", "encoding": {\#(position)\#(more)}}]}"#
  }

  private static let words =
    #"{"lon": 11, "lat": 46, "t": "Alps"}, {"lon": 12.5, "lat": 41.9, "t": "Rome"}, {"lon": 7, "lat": 50, "t": "null"}"#
  private static let written =
    #"{"layer": [{"data": {"values": [\#(cities)]}, "mark": "circle", "encoding": {\#(position), "#
    + #""size": {"field": "people", "type": "quantitative"}}}, {"data": {"values": [\#(words)]}, "mark": "text", "#
    + #""encoding": {\#(position), "text": {"field": "t", "type": "nominal"}}}]}"#

  private static let points: [SaidTable] = [
    SaidTable(
      description: "what is measured at places with names", name: "t.vl.json",
      table: places(#", "size": {"field": "people", "type": "quantitative"}"#),
      says: "Highest: 2,800 people for Rome, 4 times Oslo.", never: ["ongitude"]),
    SaidTable(
      description: "points alone", name: "t.vl.json", table: places(""),
      says: "Longitude from 7.1 to 12.5, latitude from 41.9 to 59.91.", never: ["rose", "fell", "Largest", "Highest"]),
    SaidTable(
      description: "points of two sets", name: "t.vl.json",
      table: places(#", "color": {"field": "side", "type": "nominal"}"#),
      says: "Longitude from 7.1 to 12.5, latitude from 41.9 to 59.91; most points: N, 2 of 3."),
    SaidTable(
      description: "words on the map, without where they stand", name: "t.vl.json", table: written,
      says: "Note: Alps.", never: ["Note for", "Rome.", "null"]),
    SaidTable(
      description: "the graticule beneath is no chart", name: "t.vl.json", table: places(""), says: "Map, 3 places.",
      never: ["Left out"]),
  ]

  @Test(arguments: points) func pointsAreSaid(_ given: SaidTable) throws { try given.check() }
}

extension String {
  fileprivate func replacing(_ part: String, with other: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}
