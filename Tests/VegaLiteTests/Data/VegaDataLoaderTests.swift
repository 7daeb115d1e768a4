import Testing

@testable import VegaLite

@Suite struct VegaDataLoaderTests {
  @Test(arguments: [
    (#"{"values": [{"a": 1, "b": "x"}, {"b": null, "c": [1]}]}"#, "a|b|c\n1|'x'|-\n-|null|[1]"),
    (#"{"values": [1, "x", null, true]}"#, "data\n1\n'x'\nnull\ntrue"),
    (#"{"values": [[1, 2], [3, 4]]}"#, "0|1\n1|2\n3|4"),
    (#"{"values": {"a": {"b": 1}}}"#, "a\n{b:1}"),
    (#"{"values": []}"#, ""), (#"{"values": null}"#, ""), (#"{"values": 5}"#, "data\n5"),
    (#"{"values": [{"a": 1, "a": 2}]}"#, "a\n2"),
    (#"{"values": "[{\"a\": 1}]"}"#, "a\n1"),
    (#"{"values": "a,b\n1,2", "format": {"type": "csv"}}"#, "a|b\n'1'|'2'"),
    (#"{"values": "a\tb\n1\t2", "format": {"type": "tsv"}}"#, "a|b\n'1'|'2'"),
    (#"{"values": "a;b\n1;2", "format": {"type": "dsv", "delimiter": ";"}}"#, "a|b\n'1'|'2'"),
    (#"{"values": "1,2", "format": {"type": "csv", "header": ["x", "y"]}}"#, "x|y\n'1'|'2'"),
    (#"{"values": {"r": {"s": [{"a": 1}]}}, "format": {"property": "r.s"}}"#, "a\n1"),
    (#"{"values": {"r": [{"a": 1}, {"a": 2}]}, "format": {"property": "r[1]"}}"#, "a\n2"),
    (#"{"values": "{\"r\": [3]}", "format": {"type": "json", "property": "r"}}"#, "data\n3"),
    (#"{"sequence": {"start": 0, "stop": 3}}"#, "data\n0\n1\n2"),
    (#"{"sequence": {"start": 1, "stop": 0, "step": -0.4, "as": "x"}}"#, "x\n1\n0.6\n0.19999999999999996"),
    (#"{"sequence": {"start": 3, "stop": 3}}"#, "data"),
    ("null", ""),
  ])
  func dataInTheSpecification(_ data: String, _ expected: String) throws {
    #expect(DataTests.text(try DataTests.table(data)) == expected)
  }

  @Test(arguments: [
    ("3", "broken /data (line 2): 3 is no data, expected an object with url, values or name."),
    ("{}", "broken /data (line 2): data without a source, expected url, values, name or sequence."),
    (
      #"{"name": 3}"#, "broken /data/name (line 2): 3 is no name of data, expected a text."
    ),
    (
      #"{"url": ""}"#, "broken /data/url (line 2): \"\" is no name of a file, expected a path such as data/cars.json."
    ),
    (
      #"{"values": "[1,"}"#,
      """
      broken /data/values (line 2): in values, line 1, character 4, found the end, expected a value. \
      Check that the whole text is there.
      """
    ),
    (
      #"{"values": "a\n\"b", "format": {"type": "csv"}}"#,
      """
      broken /data/values (line 2): in values, line 2, character 1, a quote opens a field here and never closes. \
      Close it, or double it ("") if it is part of the text.
      """
    ),
    (
      #"{"values": [1], "format": {"type": "csv"}}"#,
      """
      broken /data/values (line 2): an array is no text with rows of fields, expected a text. \
      Leave format.type out to give records.
      """
    ),
    (
      #"{"values": [1], "format": {"type": "xml"}}"#,
      "broken /data/format/type (line 2): \"xml\" is no format of data, expected json, csv, tsv, dsv or topojson."
    ),
    (
      #"{"values": "a", "format": {"type": "dsv"}}"#,
      "broken /data/format/type (line 2): dsv without a delimiter, expected one ASCII character such as a semicolon."
    ),
    (
      #"{"values": "a", "format": {"type": "dsv", "delimiter": "ab"}}"#,
      """
      broken /data/format/delimiter (line 2): "ab" cannot stand between fields, \
      expected one ASCII character such as a semicolon.
      """
    ),
    (
      #"{"values": {}, "format": {"property": "a.b"}}"#,
      "broken /data/format/property (line 2): the data have no member \"a.b\", expected a path to the records."
    ),
    (
      #"{"values": [1], "format": {"parse": {"a": "int"}}}"#,
      """
      broken /data/format/parse/a (line 2): "int" is nothing that a field can be read as, \
      expected number, boolean, date, string, or a pattern such as date:'%d.%m.%Y'.
      """
    ),
    (
      #"{"values": [1], "format": {"parse": 3}}"#,
      "broken /data/format/parse (line 2): 3 tells nothing about fields, expected an object of fields, or null."
    ),
    (
      #"{"url": "us.json", "format": {"type": "topojson"}}"#,
      """
      broken /data/format (line 2): a map of TopoJSON without the object that is drawn, \
      expected its name as feature or mesh.
      """
    ),
    (
      #"{"values": {"objects": {"a": {}, "b": {}}}, "format": {"type": "topojson", "feature": "states"}}"#,
      "broken /data/format/feature (line 2): the map has no object \"states\", expected \"a\" or \"b\"."
    ),
    (
      #"{"values": {"a": 1}, "format": {"type": "topojson", "mesh": "states"}}"#,
      "broken /data/format/mesh (line 2): the map has no object \"states\", expected a file of TopoJSON."
    ),
    (
      #"{"sequence": {"start": 0}}"#,
      "broken /data/sequence (line 2): a sequence without stop, expected a number as its stop."
    ),
    (
      #"{"sequence": {"start": 0, "stop": "x"}}"#,
      "broken /data/sequence/stop (line 2): \"x\" is no stop of a sequence, expected a number."
    ),
    (
      #"{"sequence": {"start": 0, "stop": 1, "step": 0}}"#,
      "broken /data/sequence/step (line 2): a sequence with steps of 0 never ends. Give another step."
    ),
    (
      #"{"sequence": {"start": 0, "stop": 1e9}}"#,
      "tooLarge /data/sequence (line 2): a sequence of more than 2,000,000 numbers. Make its steps larger."
    ),
    (
      #"{"sequence": {"start": -1e308, "stop": 1e308, "step": 1e-300}}"#,
      "tooLarge /data/sequence (line 2): a sequence of more than 2,000,000 numbers. Make its steps larger."
    ),
  ])
  func faults(_ data: String, _ expected: String) throws {
    let folder = try TestFolder()
    try folder.write("us.json", "{}")
    #expect(DataTests.fault(data, folder: folder.path) == expected)
  }

  @Test func namedData() throws {
    let datasets = #"{"cars": [{"a": 1}], "text": "a\n1"}"#
    #expect(DataTests.text(try DataTests.table(#"{"name": "cars"}"#, datasets: datasets)) == "a\n1")
    let text = #"{"name": "text", "format": {"type": "csv"}}"#
    #expect(DataTests.text(try DataTests.table(text, datasets: datasets)) == "a\n'1'")
    let values = #"{"name": "cars", "values": [{"b": 2}]}"#
    #expect(DataTests.text(try DataTests.table(values, datasets: datasets)) == "b\n2")
  }

  @Test(arguments: [
    ("car", "Did you mean \"cars\"?"), ("zebra", "Give the rows under this name in datasets."),
  ])
  func aNameThatNothingHas(_ name: String, _ remedy: String) throws {
    let context = VegaContext()
    let table = try DataTests.table("{\"name\": \"\(name)\"}", datasets: #"{"cars": [1]}"#, context: context)
    #expect(table.rowCount == 0)
    #expect(
      context.warnings.map(DataTests.text) == [
        "broken /data/name (line 2): no data are named \"\(name)\", so that there are no rows. \(remedy)"
      ])
  }

  @Test func aNameThatAnotherViewGives() throws {
    let root = try DataTests.node(
      """
      {"hconcat": [{"layer": [{"data": {"name": "a"}}, {"data": {"name": "a", "values": [7]}}]},
       {"spec": {"transform": [{"lookup": "k", "from": {"data": {"name": "b", "values": [8]}}}]}}],
       "data": {"name": "c"}}
      """)
    let context = VegaContext()
    let loader = VegaDataLoader(root: root, folders: DataFolders(specification: nil), context: context)
    let tables = try ["a", "b"].map { name in
      DataTests.text(try loader.table(DataTests.node("{\"name\": \"\(name)\"}")))
    }
    #expect(tables == ["data\n7", "data\n8"])
    // A name that leads to itself alone has no source.
    #expect(try loader.table(DataTests.node(#"{"name": "c"}"#)).rowCount == 0)
    #expect(context.warnings.count == 1)
  }

  @Test func aSequenceThatLeadsAway() throws {
    let context = VegaContext()
    let table = try DataTests.table(#"{"sequence": {"start": 1, "stop": 0}}"#, context: context)
    #expect(table.rowCount == 0)
    #expect(
      context.warnings.map(DataTests.text) == [
        "broken /data/sequence (line 2): the sequence has no numbers, as its steps lead away from its end."
      ])
  }

  @Test func limitsOfRowsAndCells() throws {
    var limits = VegaContext.Limits()
    (limits.rows, limits.cells) = (3, 4)
    func fault(_ data: String) -> String { DataTests.fault(data, context: VegaContext(limits: limits)) }
    let remedy = "Put the rows together before, or leave out what the chart does not show."
    #expect(fault(#"{"values": [1, 2, 3]}"#) == "no fault: [\"data\"] 3")
    #expect(fault(#"{"values": [1, 2, 3, 4]}"#) == "tooLarge /data/values (line 2): more than 3 rows. \(remedy)")
    #expect(
      fault(#"{"values": [{"a": 1}, {"b": 1}, {"a": 1}]}"#)
        == "tooLarge /data/values (line 2): more than 4 cells (rows times columns). \(remedy)")
    #expect(
      fault(#"{"values": "[1,2,3,4]"}"#) == "tooLarge /data/values (line 2): values has more than 3 rows. \(remedy)")
    #expect(
      fault(#"{"values": "a\n1\n2\n3\n4", "format": {"type": "csv"}}"#)
        == "tooLarge /data/values (line 2): values has more than 3 rows. \(remedy)")
    #expect(
      fault(#"{"values": "a,b\n1\n2\n3", "format": {"type": "csv"}}"#)
        == "tooLarge /data/values (line 2): values has more than 4 cells (rows times columns). \(remedy)")
  }

  /// Records that each have a name of their own would need a cell for each pair of them.
  @Test func recordsWithoutCommonNames() throws {
    let values = (0..<100_000).map { "{\"n\($0)\":1}" }.joined(separator: ",")
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(
        DataTests.fault("{\"values\": [\(values)]}").hasPrefix("tooLarge /data/values (line 2): more than 20,000,000"))
    }
    #expect(time < .seconds(20))
  }
}
