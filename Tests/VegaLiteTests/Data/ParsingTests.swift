import ChartModel
import Testing

@testable import VegaLite

/// What `format.parse` and implied parses make of values.
@Suite struct ParsingTests {
  @Test(arguments: [
    ("number", "3|-0.5|null|null|0|1|16|NaN|1"),
    ("boolean", "true|true|null|null|false|true|true|true|true"),
    ("string", "'3'|' -0.5'|null|null|'0'|'true'|'0x10'|'x'|'1'"),
  ])
  func kinds(_ kind: String, _ expected: String) throws {
    let values = #"["3", " -0.5", "", null, "0", true, "0x10", "x", 1]"#
    var table = try DataTests.table("{\"values\": \(values), \"format\": {\"parse\": {\"data\": \"\(kind)\"}}}")
    // `Number("x")` is not a number, and that prints so.
    table["data"] = table["data"]?.map { if case .number(let n) = $0, n.isNaN { .string("NaN") } else { $0 } }
    let found = DataTests.text(table).split(separator: "\n").dropFirst().joined(separator: "|")
    #expect(found.replacing("'NaN'", with: "NaN") == expected)
  }

  @Test func booleans() throws {
    let table = try DataTests.table(
      #"""
      {"values": [{"a": "false"}, {"a": false}, {"a": 0}, {"a": "0"}, {"a": "no"}, {"a": []}, {"a": {}}],
       "format": {"parse": {"a": "boolean"}}}
      """#)
    #expect(DataTests.text(table) == "a\nfalse\nfalse\nfalse\nfalse\ntrue\ntrue\ntrue")
  }

  /// Dates become milliseconds, by patterns dates; a field that is not there becomes null.
  @Test func dates() throws {
    let table = try DataTests.table(
      #"""
      {"values": [{"a": "2000-01-02", "b": "2.1.2000", "c": 5}, {"a": "soon", "b": "?", "c": null}, {"a": ""}],
       "format": {"parse": {"a": "date", "b": "date:'%d.%m.%Y'", "c": "date", "d": "utc:\"%Y\""}}}
      """#)
    let day = 946_771_200_000
    #expect(
      DataTests.text(table).replacing("nan", with: "none")
        == "a|b|c|d\n\(day)|date \(day).0|5|null\nnone|null|null|null\nnull|null|null|null")
  }

  @Test func datesOfTheLocalZone() throws {
    let zone = try #require(TimeZoneRules(identifier: "Europe/Berlin"))
    let table = try DataTests.table(
      #"""
      {"values": [{"a": "2000-01-02T00:00", "b": "2000", "c": "2000"}],
       "format": {"parse": {"a": "date", "b": "date:'%Y'", "c": "utc:'%Y'"}}}
      """#, context: VegaContext(zone: zone))
    #expect(DataTests.text(table) == "a|b|c\n946767600000|date 946681200000.0|date 946684800000.0")
  }

  /// What is remembered of texts that come again is the same as what is read each time.
  @Test(arguments: [ParseKind.date, .pattern("%Y", isUTC: true), .number, .boolean, .string, .flatten])
  func manyValuesAreReadAsOne(_ kind: ParseKind) {
    let values: [VegaValue] = [.string("2000"), .string(""), .number(3), .string("2000"), .null, .string("2001")]
    let reader = ValueReader(kind, zone: .utc)
    #expect(reader.read(values) == values.map { reader.read($0) })
  }

  @Test func pathsBecomeColumns() throws {
    let table = try DataTests.table(
      #"{"values": [{"a": {"b": "1"}, "c.d": "2"}], "format": {"parse": {"a.b": "number", "c\\.d": "number"}}}"#)
    #expect(DataTests.text(table) == "a|c.d|a.b\n{b:'1'}|2|1")
  }

  @Test(arguments: [
    (#"{"type": "csv"}"#, "'1'|'1.5'|'true'|'x'|''|'2000-01-02'"),
    (#"{"type": "csv", "parse": null}"#, "'1'|'1.5'|'true'|'x'|''|'2000-01-02'"),
    (#"{"type": "csv", "parse": "auto"}"#, "1|1.5|true|'x'|null|946771200000"),
    (#"{"type": "csv", "parse": {"b": null, "c": "string"}}"#, "'1'|'1.5'|'true'|'x'|''|'2000-01-02'"),
  ])
  func textsStayTexts(_ format: String, _ expected: String) throws {
    let table = try DataTests.table(
      "{\"values\": \"a,b,c,d,e,f\\n1,1.5,true,x,,2000-01-02\", \"format\": \(format)}")
    #expect(DataTests.text(table) == "a|b|c|d|e|f\n" + expected)
  }

  @Test(arguments: [
    ([VegaValue.string("true"), .string("false")], ParseKind.boolean), ([.bool(true), .null], .boolean),
    ([.string("1"), .string("")], .number), ([.string("1"), .string("2.5e3")], .number),
    ([.string("1"), .string("x")], .string), ([.string("1"), .string("true")], .string),
    ([.string("2000-01-01"), .null, .undefined], .date), ([.null], .boolean), ([.number(.nan)], .boolean), ([], nil),
    ([.string("2000"), .string("2001")], .number),
  ])
  func inference(_ values: [VegaValue], _ kind: ParseKind?) {
    #expect(TypeInference.kind(of: values, in: .utc) == kind)
  }

  @Test(arguments: [
    ("number", ParseKind.number), ("integer", .number), ("boolean", .boolean), ("string", .string), ("date", .date),
    ("flatten", .flatten), ("date:'%Y'", .pattern("%Y", isUTC: false)), ("utc:%H:%M", .pattern("%H:%M", isUTC: true)),
    ("date:\"%d\"", .pattern("%d", isUTC: false)), ("date:'", .pattern("'", isUTC: false)), ("date:", nil),
    ("int", nil),
  ])
  func names(_ name: String, _ kind: ParseKind?) {
    #expect(ParseKind(name) == kind)
  }

  @Test(arguments: [
    (#"{"field": "a", "equal": 3}"#, ["a": ParseKind.number]), (#"{"field": "a", "equal": 0}"#, [:]),
    (#"{"field": "a", "equal": ""}"#, [:]), (#"{"field": "a", "equal": "x"}"#, ["a": .string]),
    (#"{"field": "a", "lt": {"year": 2000}}"#, ["a": .date]), (#"{"field": "a", "lte": {"hours": 0}}"#, [:]),
    (#"{"field": "a", "gt": {"month": "jan"}}"#, ["a": .date]), (#"{"field": "a", "gte": {"expr": "x"}}"#, [:]),
    (#"{"field": "a", "range": [1, null]}"#, ["a": .number]), (#"{"field": "a", "range": [null, 1]}"#, [:]),
    (#"{"field": "a", "oneOf": ["x", 1]}"#, ["a": .string]), (#"{"field": "a", "equal": true}"#, [:]),
    (#"{"field": "a", "timeUnit": "year", "equal": 2000}"#, ["a": .date]), (#""datum.a > 2""#, [:]),
    (
      #"{"and": [{"field": "a", "lt": 1}, {"or": [{"not": {"field": "b.c", "lt": "x"}}]}]}"#,
      ["a": .number, "b.c": .string]
    ),
    (#"{"param": "brush"}"#, [:]),
  ])
  func whatFiltersImply(_ filter: String, _ expected: [String: ParseKind]) throws {
    #expect(ImpliedParse.kinds(ofFilter: try DataTests.node(filter)) == expected)
  }

  @Test(arguments: [
    ("null", "a b"), (#"{"values": []}"#, "a b"), (#"{"values": [], "format": {"parse": {"a": "string"}}}"#, "b"),
    (#"{"values": [], "format": {"parse": {"a": null}}}"#, "b"), (#"{"values": [], "format": {"parse": null}}"#, ""),
    (#"{"sequence": {}}"#, ""),
  ])
  func whatDataLeaveToImply(_ data: String, _ expected: String) throws {
    let kinds: [String: ParseKind] = ["a": .date, "b": .number]
    let remaining = ImpliedParse.remaining(kinds, after: try DataTests.node(data))
    #expect(remaining.keys.sorted().joined(separator: " ") == expected)
  }
}
