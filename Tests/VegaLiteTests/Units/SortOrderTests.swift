import ChartModel
import Testing

@testable import SourceText
@testable import VegaLite

@Suite("The order of names")
struct SortOrderTests {
  @Test(
    "A list of texts, numbers and times says where each value stands",
    arguments: [
      (#"["b", "a", 1, "1", null, true, "a"]"#, nil, [VegaValue.string("a"), .number(1), .string("1")], [1, 2, 3]),
      (#"["b", "a", 1, "1", null, true, "a"]"#, nil, [.null, .bool(true), .string("null"), .undefined], [4, 5, 7, 7]),
      (#"["mar", "January", 2]"#, "month", [date(1), date(2), date(3), date(4)], [1, 2, 0, 3]),
      (#"["tue", 7, 4]"#, "day", [date(1, 5), date(1, 7), date(1, 9), date(1, 8)], [1, 0, 2, 3]),
      (#"[2021, 2020]"#, "year", [date(1), .number(2020)], [1, 1]),
      (
        #"[{"month": 2}, {"year": 2020, "month": "jan"}, {"week": 3}, {}]"#, nil, [date(1), date(2), .null], [1, 0, 4]
      ),
      (#"[{"month": "jan"}, {"year": 2020}]"#, "yearmonth", [date(1), date(5)], [0, 1]),
      (#"[1577836800000]"#, nil, [date(1), .number(1_577_836_800_000)], [0, 0]),
    ])
  func places(_ list: String, _ unit: String?, _ values: [VegaValue], _ places: [Int]) throws {
    let list = try #require(Specifications.node(list).tree.elements).map(\.value)
    let unit = EncodedTimeUnit(unit.map { JSONTree(.string($0), line: 1) })
    #expect(SortList(list, timeUnit: unit, context: VegaContext()).places(of: values) == places)
  }

  /// A day of 2020, as JavaScript counts it.
  private static func date(_ month: Double, _ day: Double = 1) -> VegaValue {
    .date(
      JavaScriptDate.time(
        year: 2020, month: month - 1, day: day, hours: 0, minutes: 0, seconds: 0, milliseconds: 0, in: .utc))
  }

  @Test(
    "An operation that is none is an error at its place",
    arguments: [
      (
        #"{"mark": "bar", "encoding": {"x": {"field": "k", "sort": {"field": "q", "op": "men"}}}}"#,
        "/encoding/x/sort/op"
      ),
      (#"{"mark": "bar", "encoding": {"x": {"field": "k", "sort": {"op": 3}}}}"#, "/encoding/x/sort/op"),
      (
        #"{"mark": "bar", "encoding": {"row": {"field": "k", "sort": {"field": "q", "op": "men"}}}}"#,
        "/encoding/row/sort/op"
      ),
    ])
  func operation(_ text: String, pointer: String) throws {
    let fault = #expect(throws: SpecificationFault.self) { try SmallCharts.compiled(text) }
    #expect(fault?.pointer == pointer)
    #expect(fault?.kind == .broken)
  }

  @Test(
    "An order that takes more work than a reading may is refused, not left out",
    arguments: [
      #"{"mark": "bar", "encoding": {"x": {"field": "k", "sort": {"field": "q"}}}}"#,
      #"{"mark": "bar", "encoding": {"row": {"field": "k", "sort": {"field": "q"}}}}"#,
      #"{"mark": "bar", "encoding": {"x": {"field": "k", "sort": "y"}, "y": {"field": "q", "type": "quantitative"}}}"#,
    ])
  func work(_ text: String) throws {
    var limits = VegaContext.Limits()
    limits.steps = 2
    let fault = #expect(throws: SpecificationFault.self) { try SmallCharts.compiled(text, limits: limits) }
    #expect(fault?.kind == .tooLarge)
  }

  @Test("The order is worked out once for all cells of a facet")
  func once() throws {
    var limits = VegaContext.Limits()
    // Two steps a row for the order, one for the marks and one for the facet; for each cell anew it would be more.
    limits.steps = 12
    let text = #"{"mark": "bar", "encoding": {"row": {"field": "k"}, "x": {"field": "k", "sort": {"field": "q"}}}}"#
    let charts = try SmallCharts.compiled(text, limits: limits).charts
    #expect(charts.count == 3)
    #expect(charts.allSatisfy { $0.units.first?.channels.first?.order == ["b", "c", "a"].map { .string($0) } })
  }
}

/// Specifications without data, compiled with three rows: `k` is `a`, `b`, `c` and `q` is 3, 1, 2.
enum SmallCharts {
  static func compiled(_ text: String, limits: VegaContext.Limits = VegaContext.Limits()) throws -> CompiledView {
    let data = #""data": {"values": [{"k": "a", "q": 3}, {"k": "b", "q": 1}, {"k": "c", "q": 2}]}"#
    let root = try Specifications.node("{\(data), \(text.dropFirst())")
    let context = VegaContext(limits: limits)
    let loader = VegaDataLoader(root: root, folders: DataFolders(specification: nil), context: context)
    return try ViewCompiler(sources: loader, context: context).compile(ViewTree.make(root, in: context))
  }
}
