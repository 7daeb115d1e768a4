import ChartModel
import ChartNarration
import Testing

@testable import VegaLite

/// Which fields are named otherwise than their columns, and which values are one and the same.
@Suite struct VegaFieldTextTests {
  @Test func onlyCompositeMarksNameTheirParts() throws {
    let own = try specified(
      """
      {"data": {"values": [{"a": "A", "center_distance": 4}]}, "mark": "bar", "encoding": {
       "x": {"field": "a", "type": "nominal"},
       "y": {"field": "center_distance", "type": "quantitative", "title": "Distance"}}}
      """)
    let y = try #require(own.declared.views.first?.chart.layers.first).specification.y
    #expect(y.field == "center_distance")
    #expect(y.title == "Distance")
    let bars = try specified(
      """
      {"data": {"values": [{"a": "A", "lower_d": 4}, {"a": "A", "lower_d": 8}]}, "mark": "errorbar", "encoding": {
       "x": {"field": "a", "type": "nominal"}, "y": {"field": "lower_d", "type": "quantitative", "title": "Distance"}}}
      """)
    let bar = try #require(bars.declared.views.first?.chart.layers.first).specification.y
    #expect([bar.field, bar.end, bar.title] == ["lower", "upper", "Distance"])
  }

  @Test func manyValuesThatAreNoNumbersAreOne() {
    let records = (0..<20_000).map { ["c": VegaValue.number($0 == 0 ? 1 : .nan)] }
    let unit = UnitMaker(.point, [UnitChannel("color", "c", .nominal)], records).unit
    #expect(ChannelValues(unit.channels[0], in: unit.rows, names: CalendarNames(zone: .utc)).distinctCount == 2)
  }

  @Test(
    arguments: [
      ("", nil), (" ", nil), ("nan", nil), ("1_0", nil), ("x", nil), ("0x1p3", nil), (" 12 ", 12), ("1e3", 1000),
      ("0x10", 16), ("-2.5", -2.5), ("Infinity", .infinity), ("inf", nil),
    ] as [(String, Double?)])
  func numbersInTexts(text: String, expected: Double?) { #expect(VegaValue.string(text).number == expected) }

  @Test func negativeNamesAreSaidInWordsAndStayNumbersInTheTable() throws {
    let unit = UnitMaker(
      .bar, [UnitChannel("x", "a", .ordinal), UnitChannel("y", "n", .quantitative)],
      [["a": -2, "n": 1], ["a": -1.5, "n": 2], ["a": 3, "n": 3], ["a": "-x", "n": 4], ["a": "2-1", "n": 5]])
    let labels = try unit.chart.labels()
    #expect(labels == ["Minus 2: 1", "Minus 1.5: 2", "3: 3", "-x: 4", "2-1: 5"])
    #expect(try unit.chart.narrator().tableCSV().split(separator: "\n")[1] == "-2,1,1")
  }

  @Test func linesBeyondAFewAreMarks() throws {
    let bars = UnitMaker(
      .bar, [UnitChannel("x", "a", .quantitative), UnitChannel("y", "n", .quantitative)], [["a": 1, "n": 1]])
    func rules(_ count: Int) -> CompiledView {
      .layered([
        bars, UnitMaker(.rule, [UnitChannel("x", "b", .quantitative)], (0..<count).map { ["b": .number(Double($0))] }),
      ])
    }
    let few = try #require(rules(60).declared.views.first).chart
    #expect(few.layers.count == 1)
    #expect(few.rules.count == 60)
    let many = try #require(rules(61).declared.views.first).chart
    #expect(many.layers.count == 2)
    #expect(many.rules.isEmpty)
  }
}
