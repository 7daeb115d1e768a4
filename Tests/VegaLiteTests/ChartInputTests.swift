import Testing

@testable import SourceText
@testable import VegaLite

/// Charts are told from tables by their names and their first bytes, and both are then read whole.
@Suite struct ChartInputTests {
  private static let long = String(repeating: "{\"a\": 1, \"b\": \"long enough\"},", count: 10_000)

  @Test(arguments: [
    ("a.vl.json", "{\"mark\": \"bar\"}", true), ("a.vg.json", "{}", true),
    ("a.json", "{\"mark\": \"bar\", \"data\": {}}", true),
    ("a.json", "[{\"mark\": \"bar\", \"data\": 1}]", false), ("a.json", "{\"a\": 1}\n{\"a\": 2}\n", false),
    ("a.json", "{\"mark\": 5, \"data\": 3}\n{\"mark\": 4, \"data\": 1}\n", false),
    ("a.csv", "{\"mark\": \"bar\", \"data\": {}}", false),
    ("-", "{\"$schema\": \"https://vega.github.io/schema/vega-lite/v5.json\"}", true), ("-", "day,steps\n1,2\n", false),
    ("a.json", "\u{FEFF}  {\"layer\": []}", true), ("a.json", "", false), ("chart", "{\"hconcat\": []}", true),
    ("a.json", "{\"data\": {\"values\": [\(long){}]}, \"mark\": \"bar\", \"encoding\": {}}", true),
    ("a.json", "{\"rows\": [\(long){}]}", false),
  ])
  func kinds(name: String, text: String, isSpecification: Bool) throws {
    let input: TableInput = name == "-" ? .standardInput : .file(path: name)
    #expect(try ChartInput.open(input, MemoryInput(Array(text.utf8))).isSpecification == isSpecification)
  }

  @Test func aChartBeyondTheLimit() throws {
    let input = try ChartInput.open(.file(path: "big.vl.json"), MemoryInput(Array(repeating: 32, count: 2_000_001)))
    let error = #expect(throws: ReadingError.self) { try input.all(atMost: 2_000_000) }
    #expect(
      error?.description
        == "big.vl.json: a chart of more than 2 MB. Keep the data in a file of its own, and name it as data.url.")
    #expect(try input.all(atMost: 2_000_001).count == 2_000_001)
  }

  @Test(arguments: [
    ("/mark", "chart.vl.json, /mark (line 4): \"brick\" is no mark, expected bar or another mark. Did you mean tick?"),
    ("", "chart.vl.json, line 4: \"brick\" is no mark, expected bar or another mark. Did you mean tick?"),
    (
      "/a\u{1B}[31m/" + String(repeating: "b", count: 300),
      #"chart.vl.json, /a\u{1B}[31m/"# + String(repeating: "b", count: 59)
        + "… (line 4): \"brick\" is no mark, expected bar or another mark. Did you mean tick?"
    ),
    (
      String(repeating: "/layer/0", count: 60) + "/mark",
      "chart.vl.json, …" + String(repeating: "/layer/0", count: 15)
        + "/mark (line 4): \"brick\" is no mark, expected bar or another mark. Did you mean tick?"
    ),
  ])
  func faultsSayWhere(pointer: String, sentence: String) {
    let node = SpecificationNode(JSONTree(.string("brick"), line: 4), pointer: pointer)
    let fault = SpecificationFault(
      at: node, found: "\"brick\" is no mark", expected: "bar or another mark", remedy: "Did you mean tick?")
    #expect(ReadingError(fault, in: "chart.vl.json").description == sentence)
  }

  @Test(arguments: [
    (SpecificationFault.Kind.broken, ReadingError.Code.malformed), (.refused, .notTold), (.tooLarge, .tooLarge),
  ])
  func faultsKeepTheirKind(kind: SpecificationFault.Kind, code: ReadingError.Code) {
    let node = SpecificationNode(JSONTree(.null, line: 1))
    #expect(ReadingError(SpecificationFault(kind, at: node, found: "x"), in: "a").code == code)
  }
}
