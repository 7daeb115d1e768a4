import Testing

@testable import VegaLite

/// Data that many views name, and data that are too many.
@Suite(.timeLimit(.minutes(2))) struct DataLimitTests {
  @Test(
    "A sequence that leads away from its end is empty, however far",
    arguments: [
      #"{"start": 0, "stop": -1e300}"#, #"{"start": 1e308, "stop": -1e308}"#,
      #"{"start": 0, "stop": 5, "step": -1e-300}"#,
    ])
  func emptySequences(_ sequence: String) throws {
    let context = VegaContext()
    let table = try DataTests.table("{\"sequence\": \(sequence)}", context: context)
    #expect(table.rowCount == 0)
    #expect(context.warnings.map(\.found) == ["the sequence has no numbers, as its steps lead away from its end"])
  }

  private static func loader(_ json: String, cells: Int) throws -> VegaDataLoader {
    let limits = VegaContext.Limits(cells: cells)
    return VegaDataLoader(
      root: try DataTests.node(json), folders: DataFolders(specification: nil), context: VegaContext(limits: limits))
  }

  @Test("Views that name the same data share a table, which counts once") func sharedTables() throws {
    let loader = try Self.loader(
      """
      {"datasets": {"d": [{"x": 1, "y": 2}, {"x": 3, "y": 4}]}, "concat": [
        {"data": {"name": "own", "sequence": {"start": 0, "stop": 2}}}], "data": {"values": [{"x": 5}]}}
      """, cells: 7)
    for _ in 0..<3 {
      for name in ["d", "own"] { #expect(try loader.table(DataTests.node("{\"name\": \"\(name)\"}")).rowCount == 2) }
      #expect(try loader.table(#require(loader.root["data"])).rowCount == 1)
    }
  }

  @Test("The same data in another format, or others at the same pointer, are other tables") func otherTables() throws {
    let loader = try Self.loader(#"{"datasets": {"d": [{"x": "1"}]}}"#, cells: 100)
    func text(_ json: String) throws -> String { DataTests.text(try loader.table(DataTests.node(json))) }
    #expect(try text(#"{"name": "d"}"#) == "x\n'1'")
    #expect(try text(#"{"name": "d", "format": {"parse": {"x": "number"}}}"#) == "x\n1")
    #expect(try text(#"{"values": [2]}"#) == "data\n2")
    #expect(try text(#"{"values": [3]}"#) == "data\n3")
  }

  @Test("All tables together have a limit") func allTables() throws {
    let loader = try Self.loader(#"{"datasets": {"a": [1, 2, 3], "b": [4, 5, 6]}}"#, cells: 5)
    #expect(try loader.table(DataTests.node(#"{"name": "a"}"#)).rowCount == 3)
    let fault = #expect(throws: SpecificationFault.self) { try loader.table(DataTests.node(#"{"name": "b"}"#)) }
    #expect(
      fault.map { DataTests.text($0) }
        == """
        tooLarge /datasets/b (line 1): all data together have more than 5 cells (rows times columns). \
        Put the rows together before, or leave out what the chart does not show.
        """)
  }
}
